import type { DirectorMode } from "#lib/contract/vocabulary.ts";
import { nameKey } from "./choose-product.ts";
import type { Claim } from "./claims.ts";
import type { PageReading } from "./read-page.ts";

/** How a thing `{n}` is staged, by language: alone in a studio, or shown by somebody who has it. `thing` says what it is. */
const stagings: Record<string, { shown: string; told: string; thing: string }> = {
  en: { shown: "The {n} turns slowly in a studio.", told: "Somebody at home shows the {n} to a friend.", thing: "product {n}" },
  es: { shown: "{n} gira despacio en un estudio.", told: "Alguien en casa enseña {n} a un amigo.", thing: "El producto {n}" },
  fr: { shown: "{n} tourne lentement dans un studio.", told: "Quelqu'un chez soi montre {n} à un ami.", thing: "Le produit {n}" },
  de: { shown: "{n} dreht sich langsam in einem Studio.", told: "Jemand zeigt zu Hause einem Freund {n}.", thing: "Das Produkt {n}" },
  pt: { shown: "{n} gira devagar num estúdio.", told: "Alguém em casa mostra {n} a um amigo.", thing: "O produto {n}" },
  it: { shown: "{n} gira lentamente in uno studio.", told: "Qualcuno a casa mostra {n} a un amico.", thing: "Il prodotto {n}" },
  ja: { shown: "{n}がスタジオでゆっくり回る。", told: "家で誰かが友人に{n}を見せる。", thing: "商品の{n}" },
  zh: { shown: "{n}在摄影棚里慢慢转动。", told: "有人在家里把{n}拿给朋友看。", thing: "产品{n}" },
  hi: { shown: "{n} स्टूडियो में धीरे-धीरे घूमता है।", told: "घर पर कोई अपने दोस्त को {n} दिखाता है।", thing: "उत्पाद {n}" },
  ar: { shown: "يدور {n} ببطء في استوديو.", told: "شخص في البيت يعرض {n} على صديقه.", thing: "المنتج {n}" },
}; // prettier-ignore

/** Who "they" are is known on the page only. */
const pronoun =
  /^(?:it|they|he|she|this|these|that|those|il|elle|ils|elles|er|sie|es|ella|ellas|ellos|él|ele|ela|eles|elas|esso|essa|esse|essi|lui|lei)(?!\p{L})/iu;
const intentMax = 900;
const sentencesMax = { product: 2, page: 3 } as const;
const cardCharactersMax = 60;

/** The mode that fits what a page has most of: steps explain, voices testify, a thing is shown, a house tells of itself. */
export const modeFor = ({ about, signals }: Pick<PageReading, "about" | "signals">): DirectorMode => {
  if (signals.steps && about === "product") return "explainer_demo";
  if (about === "page" || signals.story) return "brand_anthem";
  return signals.reviews ? "ugc_testimonial" : "product_hero";
};

/** Films of a thing that go by what is done with it or how it came about; others show the thing and nothing else. */
const telling: ReadonlySet<DirectorMode> = new Set(["explainer_demo", "brand_anthem", "documentary_verite"]);

/** How an intent calls the thing. */
export interface Naming {
  /** By its name; else only as what it is, for names that would be taken for something nobody sells. */
  named: boolean;
  /** Whether a name says by itself what sort of thing it names; where it does not, the intent does. */
  isKnown: (name: string) => boolean;
}

/**
 * The page as one intent in its own language: the thing, staged. Its claims are captions; what they name in passing, a
 * sheep or a spoon of sugar, would stand beside the thing or before it. Where the film goes by deeds, at most two claims
 * that are whole sentences are told as well, or one that is none. A page without a product is told by its claims alone,
 * three at most.
 */
export const tellFilm = (
  reading: Pick<PageReading, "about" | "language" | "product_name" | "description">,
  mode: DirectorMode,
  claims: readonly Claim[],
  naming: Naming,
): string => {
  const whole = claims
    .filter(({ text, quote }) => quote.length - text.length <= 2 && /[.。।！!]$/u.test(quote) && !pronoun.test(quote))
    .map((each) => each.quote);
  const told = whole.length > 0 ? whole : claims.slice(0, 1).map(({ text }) => closed(text));
  const staging = reading.about === "page" && told.length > 0 ? [] : [staged(reading, mode, naming)];
  const sentences: string[] = [];
  const spoken = reading.about === "page" || telling.has(mode) ? told : [];
  for (const sentence of [...staging, ...spoken.slice(0, sentencesMax[reading.about]).map(bare)])
    if ([...sentences, sentence].join(" ").length <= intentMax) sentences.push(sentence);
  return sentences.join(" ");
};

const staged = (
  { language, product_name }: Pick<PageReading, "language" | "product_name">,
  mode: DirectorMode,
  { named, isKnown }: Naming,
): string => {
  const staging = stagings[language] ?? (stagings["en"] as (typeof stagings)[string]);
  const name = bare(withoutMeasures(shortName(product_name, 40)));
  const thing = named ? staging.thing.replace("{n}", name) : staging.thing.replace(/\s*の?\{n\}/u, "");
  const several = named && staging === stagings["en"] && /[^s]s$/u.test(name) && isKnown(name);
  return (mode === "ugc_testimonial" ? staging.told : staging.shown)
    .replace(/\bturns\b/u, several ? "turn" : "turns")
    .replace("{n}", named && isKnown(name) ? name : thing)
    .replace(/\b(the) (?:the|a|an|your|our|my)\b/iu, "$1")
    .replace(/\bthe (?=\S+['’]s?\s)/iu, "");
};

/** "22 L" and a model's "28" are said on the card; before a verb they are read as its subject, or as so many of it. */
const withoutMeasures = (name: string): string => {
  const left = name
    .replaceAll(
      /\s*\p{N}[\p{N}.,x×]*\s?(?:ml|cl|l|cm|mm|m|kg|g|mg|oz|lb|gb|tb|mah|w|kw|v|inch|zoll|pack|pcs|stk)(?![\p{L}\p{N}])/giu,
      "",
    )
    .replaceAll(/(?<=^|\s)\p{N}[\p{N}.,]*(?:\s+|$)/gu, "")
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
