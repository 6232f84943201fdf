import type { BrandBlock } from "#lib/contract/brand.ts";
import type { ElementCard } from "#lib/contract/element.ts";
import type { Dice } from "#lib/planning/dice.ts";
import { youngs } from "#lib/planning/looks/young.ts";
import { saidAt } from "#lib/planning/looks/words-said.ts";
import { headlinedProduct } from "#lib/planning/intent/headline.ts";
import { sexOf } from "#lib/planning/intent/lexicons/pronouns.ts";
import { hash32 } from "#lib/planning/dice.ts";
import type { CastMember } from "#lib/planning/film.ts";

/** A member of the cast before it is an entry of a screenplay. */
export type Identity = Omit<CastMember, "id">;
import type { Reading, Subject } from "#lib/planning/reading.ts";
import { englishFor, englishNames } from "./english.ts";
import { isEnglish, looksPlural, tidy } from "./words.ts";
import { type Sex, sexesOf } from "./sex.ts";
import { wardrobeFor } from "./wardrobe.ts";

const determiner =
  /^(a|an|the|my|our|your|his|her|their|its|this|that|these|those|some|two|three|four|five|six|seven|eight|nine|ten|\d+|every|each|no|one)\b/i;
const manyWords = /^(people|children|men|women|friends|twins|feet|hands|mice|geese|crew|couple)$/i;

/** How much larger or smaller than natural an adjective makes a thing. */
const sizes: readonly (readonly [RegExp, Size])[] = [
  [
    /^(?:tiny|miniature|minuscule|diminut[oa]s?|minúscul[oa]s?|winzige?[nrsm]?|minuscol[oaie]|とても小さな|極小の?|微小的?|नन्ह[ाीे])$/u,
    "tiny",
  ],
  [
    /^(?:small|little|baby|young|pequeñ(?:[oa]s?|it[oa]s?)|petite?s?|kleine?[nrsm]?|pequen(?:[oa]s?|in[oa]s?)|piccol[oaie]|小さな|小さい|小的?|小小的?|छोट[ाीे]|صغيرة?|الصغيرة?)$/u,
    "small",
  ],
  [
    /^(?:big|large|tall|huge|gran(?:de)?s?|grosse?s?|große?[nrsm]?|hohe?[nrsm]?|大きな|大きい|大的?|高い|高大的?|बड़[ाीे]|ऊंच[ाीे]|كبيرة?|الكبيرة?)$/u,
    "large",
  ],
  [
    /^(?:giant|gigantic|enormous|colossal|massive|towering|gigantesc[oa]s?|enormes?|géante?s?|énormes?|riesige?[nrsm]?|巨大な?|巨大的?|विशाल|عملاقة?|ضخمة?)$/u,
    "giant",
  ],
];
/** Who is no larger than a flower. */
const wee =
  /^(?:fair(?:y|ies)|pix(?:ie|ies)|sprites?|thumbelina|hadas?|fées?|feen?|fadas?|fat[ae]|妖精|小精灵|花仙子|仙女|परी|جنية)$/u;
const weePerson_m = 0.3;
type Size = "tiny" | "small" | "large" | "giant";
/** A tree comes in more sizes than a house, a house in more than somebody. */
const factors: Readonly<Record<Size, Readonly<{ plant: number; place: number; other: number }>>> = {
  tiny: { plant: 0.14, place: 0.45, other: 0.45 },
  small: { plant: 0.3, place: 0.65, other: 0.75 },
  large: { plant: 1.45, place: 1.35, other: 1.35 },
  giant: { plant: 2.2, place: 2, other: 2.4 },
};
/** Shorter plants are small already. */
const tallPlant_m = 2;
/** Who plants a tree has a young one in hand. */
const plantsIt = /\b(?:plants?|planted|planting)\s(?:\S+\s){0,4}$|(?:planta|plante|pflanzt|pianta)\s(?:\S+\s){0,3}$/iu;

const isYoung = (head: string, { language }: Reading): boolean =>
  saidAt(youngs.words, head.toLowerCase(), language).length > 0;

const scaleOf = (reading: Reading, subject: Subject, card: ElementCard | undefined): number => {
  const tall = card?.kind === "plant" && card.height_m >= tallPlant_m;
  const sort = tall ? "plant" : card?.kind === "building" ? "place" : "other";
  // A giant is somebody, a giant snowman is not.
  const said = subject.phrase
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== subject.head);
  for (const adjective of [...subject.adjectives, ...said])
    for (const [pattern, size] of sizes)
      if (pattern.test(adjective.toLowerCase())) return (young(card, size) ? growsBy : 1) * factors[size][sort];
  if (card?.kind === "animal" && isYoung(subject.head, reading)) return youngs.share;
  const start = subject.span.start;
  return tall && plantsIt.test(reading.raw.slice(Math.max(0, start - 40), start)) ? factors.small.plant * 0.8 : 1;
};

/** The young of large animals are small beside them. */
const young = (card: ElementCard | undefined, size: Size): boolean =>
  card?.kind === "animal" && card.height_m > 1.8 && (size === "small" || size === "tiny");
const growsBy = 0.5;

const slugOf = (text: string): string => {
  const ascii = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 40);
  return ascii === "" ? `c${hash32(text).toString(36)}` : ascii;
};

/** Clothes on somebody are wardrobe, not a figure of their own. */
const isWorn = (reading: Reading, subject: Subject): boolean =>
  subject.phrase !== reading.intent.product &&
  garment.test(subject.head) &&
  /\b(in|wearing|wears)\s+$/i.test(reading.raw.slice(Math.max(0, subject.span.start - 10), subject.span.start));
/** A balloon on a string is held by somebody; only one that carries people stands in the sky by itself. */
const isToyBalloon = (reading: Reading, subject: Subject): boolean =>
  subject.element === "balloon" &&
  /balloon|globo|ballon|balão|palloncin|風船|气球|गुब्बार|بالون/iu.test(subject.phrase) &&
  !/hot|air|aerost|mongol?fi|heiß|热|熱|गर्म/iu.test(subject.phrase) &&
  reading.subjects.some(({ kind }) => kind === "person");
/** Nouns of what has no shape of its own. */
export const abstract =
  /(?:[a-z]{2}(?:ness|ity|hood|ism|dom)|^(?:grief|love|hope|fear|time|silence|future|fate|destiny|past|memory|memories|joy|sorrow|regret|peace|anger|truth|death|life|luck|trust|faith|shame|envy|nostalgia|sounds?|feelings?|thoughts?|longing|desire|absence|forgiveness|solitude|patience|justice|courage|doubt|guilt|ambition))$/iu;
/** Clothes by name. */
export const garment =
  /^(dress|coat|jacket|suit|gown|shirt|sweater|jumper|hoodie|uniform|apron|raincoat|cloak|robe|kimono|sari|tuxedo|scarf|hat|jeans|skirt|overalls|spacesuit|armou?r)(s|es)?$/i;

/** `no people`, `without cars`: named to be kept out. */
const denied = (raw: string, start: number): boolean =>
  /\b(?:no|without|sans|ohne|sin|senza|sem)\s+(?:any\s+)?$/i.test(raw.slice(Math.max(0, start - 14), start));

/** Smoke out of a chimney and steam above a cup are no fire on the ground. */
const vapour =
  /^(?:smoke|steam|humo|vapor|fumée|vapeur|rauch|dampf|fumaça|fumo|vapore|煙|湯気|烟|蒸汽|धुआँ|भाप|دخان|بخار)$/iu;
const giveVapour =
  /chimney|chimenea|cheminée|schornstein|chaminé|camin[oi]\b|煙突|烟囱|चिमनी|مدخن|\bcups?\b|\bmugs?\b|teapot|kettle|bowl|soup|\bpan\b|coffee|\btea\b|locomotive|\btrain\b/iu;

/** `runs like water`: said of how, not of what is there. */
const likened = (reading: Reading, subject: Subject): boolean =>
  !subject.animate &&
  subject.kind !== "building" &&
  /(?:\blike|(?:corre|vuela|fluye|suave|ligero|ligera) como|\bcomme|\bwie)\s+(?:an?\s|the\s|el\s|la\s|un\s|une\s|una\s|l['’]|le\s|der\s|die\s|das\s|eine?\s)?$/iu.test(
    reading.raw.slice(Math.max(0, subject.span.start - 24), subject.span.start + 3).replace(/\s\S*$/u, " "),
  );

/** Dances are danced; nobody is called so. */
const danced =
  /^(?:bolero|boléro|tango|waltz|walzer|vals|valse|valsa|valzer|polka|salsa|samba|rumba|flamenco|foxtrot|cumbia|forró|mambo|swing|jig|reel)s?$/iu;

/** `un zapato de cristal`: what something is made of is no thing beside it. */
const matter =
  /^(?:cristal|vidrio|madera|oro|plata|cobre|bronce|hierro|piedra|mármol|cuero|papel|cartón|verre|cristal|bois|or|argent|cuivre|bronze|fer|pierre|marbre|cuir|papier|glas|holz|gold|silber|kupfer|eisen|stein|marmor|leder|papier|vidro|madeira|ouro|prata|ferro|pedra|mármore|couro|papel|vetro|cristallo|legno|oro|argento|rame|ferro|pietra|marmo|pelle|carta|wood|glass|stone|marble|copper|brass|gold|silver|leather|paper|ice|hielo|glace|eis|gelo|ghiaccio)$/iu;
const isMatter = (reading: Reading, subject: Subject): boolean =>
  matter.test(subject.phrase) &&
  /\p{L}\s+(?:de|d['’]|en|aus|di|in|of|made of|out of|hecho de)\s*$/iu.test(reading.raw.slice(0, subject.span.start));

/** Who is carved out of stone or wood: a thing in the shape of an animal. */
const carving =
  /\b(?:carv|sculpt|chisel|chip|whittl|hew)\w*\s[^.,;]*$|\b(?:esculp|tall|sculpt|schnitz|meißel|scolpi)\w*\s[^.,;]*$|(?:marble|stone|wooden|bronze|ice|mármol|piedra|marbre|pierre|marmor|stein|marmo)\s$/iu;
const stoneColour = "#ddd8cc";
const isCarved = (reading: Reading, subject: Subject): boolean =>
  subject.kind === "animal" &&
  carving.test(
    `${reading.raw.slice(Math.max(0, subject.span.start - 40), subject.span.start)}${subject.adjectives.join(" ")} `,
  );

/** Nobody in particular keeps no article. */
const indefinite = /^(?:some|every|no)(?:one|body|thing)\b/i;

/** `her father Yusuf` is called Yusuf once he is known. */
const properName = (phrase: string): string =>
  /^\p{Ll}.*?((?:\s\p{Lu}[\p{L}'’-]+)+)$/u.exec(phrase)?.[1]?.trim() ?? phrase;

/** Freedom takes no article. */
const bareIdea = (phrase: string, head: string): boolean =>
  abstract.test(head) && !determiner.test(phrase) && !/[^s]s$/.test(head);

const isName = (subject: Subject, names: readonly string[]): boolean =>
  names.some((name) => name === subject.phrase || name.toLowerCase() === subject.head.toLowerCase());

/** Whether the first word of a phrase is a name, which keeps its capital at the start of a sentence too. */
const capitalised = (names: readonly string[], phrase: string): boolean => {
  const [first = ""] = phrase.split(" ");
  return names.some((name) => name.split(" ").includes(first));
};

/** `you are a bee`: whoever is said to be somebody else is nobody of their own. */
const isAnother = (raw: string, end: number): boolean =>
  /^\s*(?:are|'re|’re|am|'m|’m)\s+an?\s/i.test(raw.slice(end, end + 12));

/** Who somebody is, where their noun alone does not say it. */
const sexTrait = (sex: Sex | null, said: string, element: string): string[] => {
  if (sex === null || (element !== "person" && element !== "child")) return [];
  const young = element === "child";
  if (young ? /\b(?:girl|boy|daughter|son)\b/iu.test(said) : sexOf(said) !== null) return [];
  if (young) return [sex === "female" ? "a girl" : "a boy"];
  return [sex === "female" ? "a woman" : "a man"];
};

/**
 * The beings and things of the intent with their identity blocks. Order and length are those of `reading.subjects`.
 * `told` is the film in a sentence: its pronouns tell who is a woman and who a man.
 */
export const castOf = (
  reading: Reading,
  elements: ReadonlyMap<string, ElementCard>,
  brand: BrandBlock | null,
  dice: Dice,
  told: string,
): Identity[] => {
  const english = isEnglish(reading);
  const slugs = new Set<string>();
  const meanings = reading.subjects.map((subject) =>
    english || subject.kind !== "person" ? null : englishFor(subject.phrase, reading.language),
  );
  const sexes = sexesOf(reading, meanings, told);
  const announced = headlinedProduct(reading) !== null;
  return reading.subjects.map((subject, index) => {
    const card = elements.get(subject.element);
    const phrase = tidy(subject.phrase);
    const name = isName(subject, reading.names);
    const translated =
      english || name || subject.stands_for !== null
        ? null
        : englishNames(reading, phrase, subject.head, subject.count > 1 || manyWords.test(subject.head));
    const plural =
      translated?.plural ??
      (!/^an?\s/i.test(phrase) &&
        (subject.count > 1 || manyWords.test(subject.head) || (english && !name && looksPlural(subject.head))));
    const article = /^[aeiou]/i.test(phrase) ? "an" : "a";
    const begins = /(?:^|[.!?:]\s*)$/u.test(reading.raw.slice(0, subject.span.start)) && subject.span.end > 0;
    const lowered =
      begins && english && !name && !capitalised(reading.names, phrase)
        ? phrase.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase())
        : determiner.test(phrase)
          ? phrase.replace(/^\p{Lu}(?=\p{Ll}*\s)/u, (letter) => letter.toLowerCase())
          : phrase;
    const counted =
      subject.kind === "person" ||
      subject.kind === "animal" ||
      subject.kind === "vehicle" ||
      subject.kind === "building";
    const stand = subject.stands_for ?? null;
    const first =
      stand !== null
        ? stand
        : translated !== null
          ? translated.first
          : name || plural || !counted || determiner.test(phrase)
            ? lowered
            : `${article} ${lowered}`;
    const later =
      stand !== null && indefinite.test(stand)
        ? stand
        : translated !== null
          ? translated.later
          : name
            ? properName(lowered)
            : bareIdea(phrase, subject.head)
              ? subject.head
              : `the ${subject.head}`;
    const plain = translated?.plain ?? first;
    const height_m = (wee.test(subject.head) ? weePerson_m : (card?.height_m ?? 1.6)) * scaleOf(reading, subject, card);
    const branded = brand !== null && (subject.kind === "product" || subject.phrase === reading.intent.product);
    const primary = branded ? (brand.palette.find((entry) => entry.role === "primary") ?? brand.palette[0]) : undefined;
    const dressed = subject.kind === "person" && card?.id !== "robot" && card?.id !== "crowd";
    const wear = dressed ? wardrobeFor(reading, subject, dice, index) : null;
    const carved = isCarved(reading, subject);
    const colour = subject.colour ?? (carved ? stoneColour : null) ?? primary?.hex ?? wear?.hex ?? null;
    const being = subject.kind === "person" || subject.kind === "animal";
    let slug = slugOf(name ? phrase : subject.head);
    if (slugs.has(slug)) slug = slugOf(phrase.replace(determiner, ""));
    while (slugs.has(slug)) slug = `${slug}-${index + 1}`;
    slugs.add(slug);
    const traits = [
      ...(plural
        ? []
        : sexTrait(sexes[index] ?? null, english ? subject.head : later.replace(/^the /, ""), subject.element)),
      `about ${Number(height_m.toPrecision(2))} m ${being ? "tall" : "high"}`,
      ...(wear === null ? [] : [`in ${wear.text}`]),
      ...(colour !== null && wear === null ? [`main colour ${colour}`] : []),
      ...(plural ? [subject.count > 1 ? `always ${subject.count}` : "always together"] : []),
    ];
    return {
      phrase,
      head: subject.head,
      first,
      later,
      plural,
      faint:
        subject.match === "fallback" ||
        denied(reading.raw, subject.span.start) ||
        isWorn(reading, subject) ||
        isMatter(reading, subject) ||
        danced.test(subject.head) ||
        likened(reading, subject) ||
        (announced &&
          subject.kind === "person" &&
          /^\p{Lu}\p{L}*$/u.test(phrase) &&
          /(?:\bby|\bfrom|\bvon|\bde|\bdi|\bpar|\bda)\s$/u.test(reading.raw.slice(0, subject.span.start))) ||
        // Beside goods that a text announces an idea is what they give.
        (announced && (abstract.test(subject.head) || (subject.stands_for !== null && subject.span.end > 0))) ||
        (vapour.test(subject.head) && giveVapour.test(reading.raw)) ||
        isToyBalloon(reading, subject) ||
        /^no(?:body|thing| one)$/i.test(stand ?? "") ||
        (stand !== null && isAnother(reading.raw, subject.span.end)),
      element: subject.element,
      kind: carved ? "object" : subject.kind,
      animate: subject.animate && !carved,
      count: plural || /^an?\s/iu.test(phrase) ? Math.max(1, subject.count) : 1,
      height_m,
      colour,
      wardrobe: wear === null ? null : `${later}: ${wear.text}`,
      lock: `${plain}, ${traits.join(", ")}, the same in every shot`,
      ref_id: being ? `char:${slug}` : null,
    };
  });
};
