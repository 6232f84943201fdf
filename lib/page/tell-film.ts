import type { DirectorMode } from "#lib/contract/vocabulary.ts";
import { nameKey } from "./choose-product.ts";
import type { Claim } from "./claims.ts";
import type { PageReading } from "./read-page.ts";

/** How a thing `{n}` is staged, by language: alone in the light, or shown by somebody who has it. */
const stagings: Record<string, { shown: string; told: string }> = {
  en: { shown: "The {n} turns slowly in soft light.", told: "Somebody at home shows the {n} to a friend." },
  es: { shown: "{n} gira despacio con luz suave.", told: "Alguien en casa enseña {n} a un amigo." },
  fr: { shown: "{n} tourne lentement dans une lumière douce.", told: "Quelqu'un chez soi montre {n} à un ami." },
  de: { shown: "{n} dreht sich langsam in weichem Licht.", told: "Jemand zeigt zu Hause einem Freund {n}." },
  pt: { shown: "{n} gira devagar com luz suave.", told: "Alguém em casa mostra {n} a um amigo." },
  it: { shown: "{n} gira lentamente in una luce morbida.", told: "Qualcuno a casa mostra {n} a un amico." },
  ja: { shown: "{n}が柔らかい光の中でゆっくり回る。", told: "家で誰かが友人に{n}を見せる。" },
  zh: { shown: "{n}在柔和的光线中慢慢转动。", told: "有人在家里把{n}拿给朋友看。" },
  hi: { shown: "{n} नरम रोशनी में धीरे-धीरे घूमता है।", told: "घर पर कोई अपने दोस्त को {n} दिखाता है।" },
  ar: { shown: "يدور {n} ببطء في ضوء ناعم.", told: "شخص في البيت يعرض {n} على صديقه." },
};

const intentMax = 900;
const sentencesMax = 3;
const cardCharactersMax = 60;

/** The mode that fits what a page has most of: steps explain, voices testify, a thing is shown, a house tells of itself. */
export const modeFor = ({ about, signals }: Pick<PageReading, "about" | "signals">): DirectorMode => {
  if (signals.steps && about === "product") return "explainer_demo";
  if (about === "page" || signals.story) return "brand_anthem";
  return signals.reviews ? "ugc_testimonial" : "product_hero";
};

/**
 * The page as one intent in its own language: the thing, staged, and at most three claims that are whole sentences, or
 * one that is none. A page without a product is told by its claims alone.
 */
export const tellFilm = (
  reading: Pick<PageReading, "about" | "language" | "product_name" | "description">,
  mode: DirectorMode,
  claims: readonly Claim[],
): string => {
  const whole = claims
    .filter(({ text, quote }) => quote.length - text.length <= 2 && /[.。।！!]$/u.test(quote))
    .map((each) => each.quote);
  const told = whole.length > 0 ? whole : claims.slice(0, 1).map(({ text }) => closed(text));
  const staging = reading.about === "page" && told.length > 0 ? [] : [staged(reading, mode)];
  const sentences: string[] = [];
  for (const sentence of [...staging, ...told.slice(0, sentencesMax).map(bare)])
    if ([...sentences, sentence].join(" ").length <= intentMax) sentences.push(sentence);
  return sentences.join(" ");
};

const staged = (
  { language, product_name }: Pick<PageReading, "language" | "product_name">,
  mode: DirectorMode,
): string => {
  const staging = stagings[language] ?? (stagings["en"] as (typeof stagings)[string]);
  const name = bare(withoutMeasures(shortName(product_name, 40)));
  const several = staging === stagings["en"] && /[^s]s$/u.test(name);
  return (mode === "ugc_testimonial" ? staging.told : staging.shown)
    .replace(/\bturns\b/u, several ? "turn" : "turns")
    .replace("{n}", name)
    .replace(/\b(the) (?:the|a|an|your|our|my)\b/iu, "$1");
};

/** "22 L" and "0.8 l" are said on the card; before a verb they are read as its subject. */
const withoutMeasures = (name: string): string => {
  const left = name
    .replaceAll(
      /\s*\p{N}[\p{N}.,x×]*\s?(?:ml|cl|l|cm|mm|m|kg|g|mg|oz|lb|gb|tb|mah|w|kw|v|inch|zoll|pack|pcs|stk)(?![\p{L}\p{N}])/giu,
      "",
    )
    .trim();
  return nameKey(left).length > 2 ? left : name;
};

const closed = (text: string): string =>
  `${text}${/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(text) ? "。" : /\p{Script=Devanagari}$|\p{M}$/u.test(text) ? "।" : "."}`;

/** Quotation marks would make a line of it, which somebody says. */
const bare = (text: string): string => text.replaceAll(/["“”„«»「」『』]/gu, "").trim();

/** A product's name without the features that shops hang on it, at most `most` characters. */
export const shortName = (name: string, most = cardCharactersMax): string => {
  if ([...name].length <= most) return name;
  const head = name.split(/\s*[,|–—:(（【、]\s*|\s-\s/u).find((part) => part !== "") ?? name;
  return [...head].length <= cardCharactersMax
    ? head
    : `${[...head]
        .slice(0, cardCharactersMax - 1)
        .join("")
        .trimEnd()}…`;
};
