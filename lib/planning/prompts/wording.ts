/** Words of praise that tell a model nothing, whoever wrote them. */
const filler =
  /\b(?:stunning(?:ly)?|breath-?taking(?:ly)?|masterpiece|award[- ]winning|jaw[- ]dropping|mind[- ]blowing|(?:ultra|hyper|super)[- ]?(?:realistic|detailed|hd)|(?:best|top|highest) quality|highly detailed|intricate details?|(?:4|8|16)k(?: uhd)?|uhd|trending on \w+|unreal engine(?: \d)?|amazing(?:ly)?|incredibl[ey]|gorgeous(?:ly)?|spectacular(?:ly)?)\b/giu;
/** What people quote is theirs, word for word. */
const quotes = /(“[^”]*”|"[^"]*"|«[^»]*»|「[^」]*」|『[^』]*』)/u;

const outsideQuotes = (text: string, change: (part: string) => string): string =>
  text
    .split(quotes)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join("");

const tidy = (text: string): string =>
  text
    .replace(/\(\s*\)/gu, "")
    .replace(/\s+([,.;:!?])/gu, "$1")
    .replace(/,(?:\s*,)+/gu, ",")
    .replace(/([.!?;:,])(?:\s*[,;:])+/gu, "$1")
    .replace(/([.!?])\.+/gu, "$1")
    // A lead-in that has lost what it led to.
    .replace(/(?:^|(?<=[.!?]\s))[^.:!?]{2,40}:\s*[.!?]/gu, "")
    .replace(/^[\s,;:.]+/u, "")
    .replace(/[ \t\n]+/gu, " ")
    .trim();

const praise = new RegExp(filler.source, "iu");

/** Without praise. An article left before nothing goes too. */
export const withoutFiller = (text: string): string =>
  praise.test(text)
    ? tidy(outsideQuotes(text, (part) => part.replace(filler, "").replace(/\b(a|an)\s+(?=[,.;:!?]|$)/giu, "")))
    : text;

const instead: readonly (readonly [RegExp, string])[] = [
  [/\bnothing else (?:moves|happens|stirs)\b/giu, "everything else holds still"],
  [/\bnothing (?:moves|stirs|happens)\b/giu, "everything holds still"],
  [/\bwithout (?:moving|a movement|movement)\b/giu, "motionless"],
  [/\bwithout (?:a (?:word|sound)|speaking)\b/giu, "in silence"],
  [/\bwithout (?:warning|stopping)\b/giu, "all at once"],
  [/\bnobody has tidied (the [^,.;]+?) for the camera\b/giu, "$1 is left as it was"],
  [/\bnobody has tidied (the [^,.;]+)/giu, "$1 is left as it was"],
  [/\b(?:do(?:es)?|did) not (?:move|stir)\b|\b(?:does|do|did)n['’]t (?:move|stir)\b/giu, "holds still"],
  [/\bdo(?:es)? not pose\b/giu, "stays at ease"],
  [/\bdo(?:es)? not return\b/giu, "is gone"],
  [/\bhas not said\b/giu, "holds back"],
  [/\b(?:is|are) not empty\b/giu, "is alive"],
  [
    /\b(?:do(?:es)?|did|is|are|was|were|has|have|had|will|would|can|could) not(?=\s*(?:[.,;:!?]|$))/giu,
    "is missing it",
  ],
  [/\bnot yet\b/giu, "still to come"],
  [/\bno longer\b/giu, "once"],
  [/\bno (?:people|person|humans?)\b|\b(?:nobody|no one|no-one)\b(?! \p{Ll})/giu, "an empty place"],
  [/\b(?:nobody|no one|no-one)\b/giu, "only silence"],
  [/\bnothing\b/giu, "only empty space"],
  [/\bnone\b/giu, "an absence"],
  [/\bnever\b/giu, "hardly ever"],
  [/\b(?:without|no)\s+/giu, "free of "],
  [/\b(?:can(?:no|')t|can ?not|could not|couldn['’]t)\s+/giu, "fails to "],
  [/\b(?:do(?:es)?|did|will|would|must|should) not\s+/giu, "refuses to "],
  [/\b(?:do(?:es)?|did|wo|would|must|should)n['’]t\s+/giu, "refuses to "],
  [/\b(?:is|are|was|were|has|have|had)(?: not|n['’]t)\s+/giu, "is far from "],
  [/\bnot\s+/giu, "far from "],
  [/\bavoid(?:s|ing)?\b/giu, "keeps clear of"],
  [/\bnot\b/giu, "far from it"],
  [/\bneither\b/giu, "far from"],
  [/\bnor\b/giu, "and far from"],
];

const negation = /\b(?:no|not|nor|none|never|nothing|nobody|without|avoid\w*|neither|can ?not)\b|n['’]t\b|no[- ]one/iu;

/** The same said as what is there: some families take a negation for a wish. */
export const positively = (text: string): string => {
  if (!negation.test(text)) return text;
  const said = outsideQuotes(text, (part) =>
    instead.reduce((before, [pattern, words]) => before.replace(pattern, words), part),
  );
  return said === text ? text : said.replace(/(?<=[.!?]\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
};

const names: readonly (readonly [least: number, name: string])[] = [
  [15, "red"],
  [40, "orange"],
  [65, "amber"],
  [90, "olive"],
  [160, "green"],
  [195, "teal"],
  [255, "blue"],
  [290, "violet"],
  [345, "magenta"],
  [361, "red"],
];

/** A colour in words, as models read them: `deep blue`, `pale amber`, `warm grey`. */
export const colourName = (hex: string): string => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const lightness = (most + least) / 2;
  const span = most - least;
  if (lightness > 0.94) return "white";
  if (lightness < 0.06) return "black";
  const depth = lightness > 0.72 ? "pale " : lightness < 0.3 ? "deep " : "";
  if (span / (1 - Math.abs(2 * lightness - 1)) < 0.14) return `${depth}${r >= b ? "warm" : "cool"} grey`;
  const sector = most === r ? ((g - b) / span + 6) % 6 : most === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return `${depth}${names.find(([limit]) => sector * 60 < limit)?.[1] ?? "red"}`;
};
