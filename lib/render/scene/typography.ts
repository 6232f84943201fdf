import type { DirectorMode } from "#lib/contract/vocabulary.ts";

/** What a film speaks with: the sans of the product, or a book face for films that are told. */
export type Voice = "sans" | "serif";

/** A family of the film's type. Its files come from the package `@fontsource/<slug>`; Geist has a package of its own. */
export interface TypeFamily {
  family: string;
  slug: string;
  weights: readonly number[];
  /** What it is there for. A text without any of it does without the family. */
  signs: RegExp;
}

const noto = (script: string, slug: string, signs: RegExp): TypeFamily => ({
  family: `Noto Sans ${script}`.trim(),
  slug: `noto-sans${slug}`,
  weights: [600],
  signs,
});

/** What Geist holds, as the inside of a character class. */
const inGeist =
  " -~\\u00a0-\\u0113\\u0116-\\u012b\\u012e-\\u0137\\u0139-\\u013e\\u0141-\\u0148\\u014a-\\u014d\\u0150-\\u017e" +
  "\\u0300-\\u0304\\u0306-\\u030c\\u0400-\\u045f\\u1ea0-\\u1ef9\\u2013\\u2014\\u2018-\\u201a\\u201c-\\u201e\\u2020-\\u2022\\u2026" +
  "\\u2039\\u203a\\u20ac\\u20b9\\u20bd\\u2122\\u2190-\\u2199\\u2212\\u2260\\u2264\\u2265";
const roman = "[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Script=Common}\\p{Script=Inherited}]";
const geist: TypeFamily = {
  family: "Geist",
  slug: "geist",
  weights: [500, 600, 700],
  signs: new RegExp(`[${inGeist}]`, "u"),
};
const garamond: TypeFamily = {
  family: "EB Garamond",
  slug: "eb-garamond",
  weights: [500, 600],
  signs: new RegExp(roman, "u"),
};
/** The rest of Latin, Cyrillic and Greek, and the signs that are nobody's own. */
const notoSans = noto("", "", new RegExp(`(?![${inGeist}])${roman}`, "u"));
/** All of it, for languages that would need both Geist and its stand-in in one word. */
const notoSansWhole = noto("", "", new RegExp(roman, "u"));
/** Han, kana and hangul with their punctuation; one of the three is enough for a text. */
const squares = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hangul}\u3000-\u303f\uff00-\uffef]/u;
const japanese = noto("JP", "-jp", squares);
const korean = noto("KR", "-kr", squares);
const chinese = noto("SC", "-sc", squares);
const others: readonly TypeFamily[] = [
  noto("Arabic", "-arabic", /\p{scx=Arabic}/u),
  noto("Hebrew", "-hebrew", /\p{Script=Hebrew}/u),
  noto("Devanagari", "-devanagari", /\p{scx=Devanagari}/u),
  noto("Bengali", "-bengali", /\p{Script=Bengali}/u),
  noto("Gujarati", "-gujarati", /\p{Script=Gujarati}/u),
  noto("Gurmukhi", "-gurmukhi", /\p{Script=Gurmukhi}/u),
  noto("Oriya", "-oriya", /\p{Script=Oriya}/u),
  noto("Tamil", "-tamil", /\p{Script=Tamil}/u),
  noto("Telugu", "-telugu", /\p{Script=Telugu}/u),
  noto("Kannada", "-kannada", /\p{Script=Kannada}/u),
  noto("Malayalam", "-malayalam", /\p{Script=Malayalam}/u),
  noto("Thai", "-thai", /\p{Script=Thai}/u),
  noto("Lao", "-lao", /\p{Script=Lao}/u),
  noto("Ethiopic", "-ethiopic", /\p{Script=Ethiopic}/u),
  noto("Armenian", "-armenian", /\p{Script=Armenian}/u),
  noto("Georgian", "-georgian", /\p{Script=Georgian}/u),
  // One colour, like the letters it stands among.
  {
    family: "Noto Emoji",
    slug: "noto-emoji",
    weights: [600],
    signs: /[\p{Extended_Pictographic}\p{Regional_Indicator}\u200d]/u,
  },
];

const romans: Record<Voice, readonly TypeFamily[]> = { sans: [geist, notoSans], serif: [garamond, geist, notoSans] };

const primaryOf = (language: string): string => language.toLowerCase().split(/[-_]/)[0] ?? "";

const squareOf: Record<string, TypeFamily> = { ja: japanese, ko: korean, zh: chinese };

/** Every family in the order in which a text of this language asks them. */
const familiesOf = (language: string, voice: Voice): TypeFamily[] => {
  const spoken = primaryOf(language);
  const letters = voice === "sans" && spoken === "el" ? [notoSansWhole, geist] : romans[voice];
  const square = squareOf[spoken] ?? chinese;
  return [...letters, square, ...[japanese, korean, chinese].filter((other) => other !== square), ...others];
};

/**
 * The families that a text needs, first asked first. Han characters take the forms of the language (BCP 47); in another
 * language's text kana and hangul say whose they are, and Chinese is the rule.
 */
export const familiesFor = (text: string, language: string, voice: Voice): TypeFamily[] => {
  const own = squareOf[primaryOf(language)];
  const kana = /[\p{Script=Hira}\p{Script=Kana}]/u.test(text);
  const hangul = /\p{Script=Hangul}/u.test(text);
  const lone = own ?? (kana ? japanese : hangul ? korean : chinese);
  return familiesOf(language, voice).filter(
    (family) =>
      family.signs.test(text) &&
      (family.signs !== squares || family === lone || (kana && family === japanese) || (hangul && family === korean)),
  );
};

/** The `font-family` of a text: the bundled families in the order that suits its language. */
export const fontStackFor = (language: string, voice: Voice = "sans"): string =>
  [...familiesOf(language, voice).map(({ family }) => `"${family}"`), "sans-serif"].join(", ");

/** The stack of lettering that has no language of its own: labels and signs within the picture. */
export const filmFontStack = fontStackFor("en");

const told = new Set<DirectorMode>([
  "narrative_drama",
  "suspense_noir",
  "trailer_tease",
  "documentary_verite",
  "place_journey",
  "fashion_editorial",
  "animated_world",
]);
/** Scripts in which the book face has letters; beside others it would only set the numerals. */
const bookLanguages = /^(?!(am|ar|bn|fa|gu|he|hi|hy|iw|ja|ka|kn|ko|ku|lo|ml|mr|ne|or|pa|ps|sa|ta|te|th|ug|ur|yi|zh)\b)/;

/** The voice a film of this mode speaks with in this language. */
export const voiceOf = (mode: DirectorMode, language: string): Voice =>
  told.has(mode) && bookLanguages.test(language.toLowerCase()) ? "serif" : "sans";

/** The direction of a text: that of its first letter, and without letters that of the language. */
export const directionOf = (text: string, language: string): "ltr" | "rtl" => {
  const letter = /\p{Letter}/u.exec(text)?.[0];
  const rightToLeft =
    letter === undefined
      ? /^(ar|he|iw|fa|ur|ps|yi|ug|dv)\b/.test(language.toLowerCase())
      : /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(letter);
  return rightToLeft ? "rtl" : "ltr";
};

/** Whether letters may be set apart. Joined and stacked scripts fall to pieces when they are. */
export const takesTracking = (text: string): boolean =>
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Common}\p{Script=Inherited}]*$/u.test(
    text,
  );

/** The text without what no bundled family holds, so that nothing is ever drawn as a box. */
export const printable = (text: string): string =>
  text
    // Skin tones and colours of signs: the film sets them in one.
    .replace(/[\u{1F3FB}-\u{1F3FF}\p{Variation_Selector}]/gu, "")
    .replace(unprintable, "")
    .replace(/[^\S\u00a0\u202f]+/gu, " ")
    .trim();
const written = [
  ..."Latin Greek Cyrillic Arabic Hebrew Devanagari Bengali Gujarati Gurmukhi Oriya Tamil Telugu Kannada".split(" "),
  ..."Malayalam Thai Lao Ethiopic Armenian Georgian Han Hiragana Katakana Hangul Common Inherited".split(" "),
];
const unprintable = new RegExp(`[^${written.map((script) => `\\p{Script=${script}}`).join("")}]`, "gu");

/** A CSS `unicode-range` as a question: does it hold this sign? */
export const signsOf = (unicodeRange: string): ((sign: string) => boolean) => {
  const ranges = unicodeRange.split(",").map((range) => {
    const [first = "0", last = first] = range.trim().slice("U+".length).split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  return (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    return ranges.some(([first, last]) => code >= first && code <= last);
  };
};
