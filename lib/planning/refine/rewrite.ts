import { agree, capital, mentions } from "#lib/planning/compile/words.ts";

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/u).filter((each) => each !== "");
const lastly = "Final image:";
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A sentence set at the end of a description, before its final image; the same one never twice. */
export const withSentence = (description: string, sentence: string): string => {
  if (sentence === "" || description.includes(sentence)) return description;
  const at = description.indexOf(` ${lastly}`);
  return at === -1
    ? `${description} ${sentence}`.trim()
    : `${description.slice(0, at)} ${sentence}${description.slice(at)}`;
};

/** What happens first, told anew or before everything else. */
export const withFirst = (description: string, sentence: string, instead: boolean): string => {
  const [first = "", ...rest] = sentencesOf(description);
  if (description.includes(sentence)) return description;
  if (first.startsWith(lastly)) return `${sentence} ${description}`;
  return (instead ? [sentence, ...rest] : [first, sentence, ...rest]).join(" ");
};

const determiners = "an?|the|his|her|their|its|my|our|your|this|that|these|those|one|some|two|three|four|five|several";
const prepositions =
  "with|beside|by|near|past|under|behind|before|toward|towards|at|to|around|over|of|from|on|onto|in|into|against|next to|in front of|for|through|across|above|below|along|between|among|holding|carrying|and";

/** The words that name a thing in a text, with its determiner and adjectives, and a quotation that follows it. */
const phraseOf = (noun: string): string =>
  `(?<![\\p{L}-])(?:(?:${determiners})\\s+)?(?:(?!(?:${determiners}|${prepositions}|is|are)\\s)[\\p{Ll}-]+\\s+){0,2}?${escaped(noun)}(?:['’]s?(?=\\s))?(?![\\p{L}-])(?:\\s\\(“[^”]*”\\))?`;
/** The same with a determiner before any adjectives. */
const determined = (noun: string): string =>
  `(?<![\\p{L}-])(?:${determiners})\\s+(?:(?!(?:${determiners}|${prepositions})\\s)[\\p{L}-]+\\s+){0,3}?${escaped(noun)}(?![\\p{L}-])(?:\\s\\(“[^”]*”\\))?`;

const formsOf = (noun: string): string[] => {
  const singular = noun.replace(/(?<=[^su])s$/iu, "");
  return [...new Set([noun, singular, `${singular}s`])];
};

/** A noun in the form that a text has it; null when it is not there. */
export const namedIn = (text: string, noun: string): string | null =>
  formsOf(noun).find((form) => mentions(text, form)) ?? null;

/** Every mention of one thing as another: `a red coat` first, `the coat` later; whose it is stays. */
export const swapped = (text: string, noun: string, first: string, later: string): string => {
  const form = namedIn(text, noun);
  if (form === null) return text;
  let told = false;
  const pattern = new RegExp(`${determined(form)}|${phraseOf(form)}`, "giu");
  return text.replace(pattern, (match) => {
    const possessive = /^(his|her|their|its|my|our|your)\s/iu.exec(match)?.[1];
    const whose = /['’]s?$/u.test(match) ? "’s" : "";
    const bare = first.replace(new RegExp(`^(?:${determiners})\\s+`, "iu"), "");
    const words = possessive === undefined ? (told ? later : first) : `${possessive.toLowerCase()} ${bare}`;
    told = true;
    return `${/^\p{Lu}/u.test(match) ? capital(words) : words}${whose}`;
  });
};

/** A word set before a thing's noun, in the place of another of its kind. */
export const qualified = (text: string, noun: string, adjective: string, kind: RegExp): string => {
  const form = namedIn(text, noun);
  if (form === null) return text;
  let done = false;
  return text.replace(
    new RegExp(`((?:[\\p{L}-]+\\s+){0,3})(${escaped(form)})(?![\\p{L}-])`, "iu"),
    (match, before: string, head: string) => {
      if (done) return match;
      done = true;
      const bare = before.replace(kind, "");
      return `${bare}${adjective} ${head}`.replace(/\b(a)n?(?=\s+(\p{L}))/giu, (_, a: string, letter: string) =>
        /[aeiou]/i.test(letter) ? `${a}n` : a,
      );
    },
  );
};

/** The text without phrases of a pattern: with their preposition, or with the sentence that is about them. */
export const withoutPhrases = (text: string, pattern: string): string => {
  const named = `(?:(?:${determiners})\\s+)?(?:${pattern})`;
  const test = new RegExp(`(?<![\\p{L}-])(?:${pattern})(?![\\p{L}-])`, "iu");
  const kept = sentencesOf(text).flatMap((sentence) => {
    if (!test.test(sentence)) return [sentence];
    const rest = cut(sentence, named);
    return rest === null || test.test(rest) ? [] : [rest];
  });
  return kept.join(" ");
};

/** A sentence without a thing that is only beside the matter; null where the sentence is about it. */
const cut = (sentence: string, named: string): string | null => {
  const tries = [
    new RegExp(`(?<=\\s(?:${alsoAlone})(?:e?s)?)\\s+${named}(?=\\s+(?:${prepositions})\\s)`, "iu"),
    new RegExp(`,?\\s+and\\s+${named}(?=[\\s,.!?])`, "iu"),
    new RegExp(`(?<=[\\s:])${named}\\s+and\\s+`, "iu"),
    new RegExp(
      `,?\\s+(?:(?:with|${prepositions})\\s+)${named}(?:\\s+(?:overhead|behind|nearby|beyond|close by|in view|in hand|alone|again))*(?=[\\s,.!?])`,
      "giu",
    ),
    new RegExp(
      `^(?:(?:with|${prepositions})\\s+)${named}(?:\\s+(?:overhead|behind|nearby|beyond|close by))*,\\s+`,
      "iu",
    ),
    new RegExp(`,\\s+${named}[^,.]*(?=[.!?])`, "iu"),
  ];
  for (const pattern of tries) {
    const rest = sentence.replace(pattern, "");
    if (rest !== sentence && rest.replace(lastly, "").trim().split(/\s+/u).length >= 3 && whole(rest))
      return capital(rest.replace(/\s+([.,!?])/gu, "$1").trim());
  }
  return null;
};
/** Verbs that need no object. */
const alsoAlone = "walk|run|ride|drive|dance|sing|eat|drink|read|write|play|paint|cook|row|fly|climb|work|wait";
/** A sentence that does not end on a word which asks for more. */
const whole = (sentence: string): boolean =>
  !new RegExp(
    `\\s(?:${prepositions.replaceAll("past|", "").replaceAll("by|", "")}|${determiners}|has|have|holds?|takes?|opens?|lifts?|finds?)[.!?]$`,
    "iu",
  ).test(sentence);

/** A description without one thing; who it is about stays, even where nothing is left for it to do. */
export const removed = (description: string, noun: string, about: { name: string; plural: boolean }): string => {
  let text = description;
  for (let left = 4; left > 0; left--) {
    const form = namedIn(text, noun);
    if (form === null) break;
    const named = `(?:${determined(form)}|${phraseOf(form)})`;
    const sentences = sentencesOf(text);
    const at = sentences.findIndex((each) => mentions(each, form));
    const sentence = sentences[at] ?? "";
    const rest = cut(sentence, named);
    const first = at === 0 && !mentions(about.name, form);
    const replaced = rest ?? (first ? `${capital(about.name)} ${agree("wait", about.plural)}.` : null);
    text = sentences
      .flatMap((each, index) => (index === at ? (replaced === null ? [] : [replaced]) : [each]))
      .join(" ");
  }
  return text;
};
