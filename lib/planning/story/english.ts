import { glossOf, glossWord } from "#lib/planning/meaning/gloss.ts";
import type { ActionPhrase, Reading } from "#lib/planning/reading.ts";
import { isEnglish, quoted, tidy } from "./words.ts";

/** Words of other scripts that the word list left over, between English ones. */
const leftOver = /(?<=^|[\s,])[^\p{Script=Latin}\p{N}\s]+(?=[\s,]|$)/gu;

/** English words for a stretch of the intent; null when too little of it is known. */
export const englishFor = (text: string, language: string): string | null => {
  const glossed = glossOf(text, language);
  if (glossed === text && /[^\p{Script=Latin}\p{P}\p{N}\s]/u.test(text)) return null;
  const bare = tidy(
    glossed
      .replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+(?=\s|$)/gu, "")
      .replace(leftOver, "")
      .replace(/\s+([,.])/g, "$1")
      .replace(/^[\s,]+|^one (?=\p{L})/u, (start) => (start.startsWith("one") ? "a " : ""))
      .replace(/\bold man (?=\p{L})|\bman old (?=\p{L})/gu, "old ")
      .replace(/\bsearch about\b/gu, "search for")
      .replace(bareNoun, "$1 the $2")
      .replace(dangling, "")
      .replace(/\ba (?=[aeiou])/gi, "an "),
  );
  return /\p{Script=Latin}{2,}/u.test(bare) ? bare : null;
};

/** Whose it is cannot be told from the word alone. */
const possessive = /^(?:his|her|its|their)\s+/i;
/** What is left of a postposition once its noun went before it. */
const dangling = /(?:\s+(?:to|of|in|on|from|at|for|is|up to|until))+$/iu;
/** A noun after a preposition that its language leaves without an article, or hides it in the preposition. */
const bareNoun =
  /\b(in|on|into|onto|over|under|for|behind) (?!the\b|an?\b|his\b|her\b|their\b|its\b|my\b|our\b|every|each|this|that|all|two|three|four|five|dawn|night|noon|dusk|sunset|sunrise|home|love|fog|mist|snow|rain|water|silence|flour|spring|summer|autumn|winter|dark|white|black|old|newspaper|buy|make|front|order)([a-z]{3,}(?<!ing|s))\b/gu;
const determined = /^(a|an|the|my|our|your|his|her|their|its|this|that|every|each|two|three|four|five|six|\d+|some)\s/i;
const lastEnglish = (text: string): string => text.split(" ").at(-1) ?? text;

/** How a being or thing of a foreign intent is called in English, at first with the user's own words, and later. */
export const englishNames = (
  reading: Reading,
  phrase: string,
  head: string,
): { first: string; plain: string; later: string } => {
  const noun = englishFor(head, reading.language);
  const whole = englishFor(phrase, reading.language);
  if (noun === null && whole === null) return { first: quoted(phrase), plain: quoted(phrase), later: quoted(head) };
  const core = noun?.replace(/^(an?|the)\s+/i, "") ?? lastEnglish(whole ?? head);
  const bare = whole === null || !whole.toLowerCase().includes(core.toLowerCase()) ? core : headLast(whole, core);
  const named = bare.replace(possessive, "the ").replace(/\bold man (?=\p{L})/u, "old ");
  const plain = determined.test(named) ? named : `${/^[aeiou]/i.test(named) ? "an" : "a"} ${named}`;
  return { first: `${plain} (${quoted(phrase)})`, plain, later: `the ${core}` };
};

/** Adjectives stand before the noun in English: `an old baker parisien` becomes `an old parisien baker`. */
const headLast = (phrase: string, head: string): string => {
  const at = phrase.toLowerCase().indexOf(head.toLowerCase());
  const after = phrase.slice(at + head.length).trim();
  if (after === "" || /^(of|in|on|with|from|and|,)\b/i.test(after) || after.split(" ").length > 2) return phrase;
  return `${phrase.slice(0, at)}${after} ${phrase.slice(at, at + head.length)}`.replace(/\ban? (?=[aeiou])/gi, "an ");
};

/** A foreign action as an English one whose verb comes first; null when its words are not known. */
export const englishAction = (reading: Reading, action: ActionPhrase): ActionPhrase | null => {
  if (isEnglish(reading)) return action;
  const text = englishFor(action.phrase, reading.language);
  if (text === null) return null;
  const verb = (glossWord(action.verb, reading.language) ?? text.split(" ")[0] ?? "").toLowerCase().replace(/^to /, "");
  const rest = text.replace(/^to /, "");
  if (verb === "" || /[^a-z -]/.test(verb)) return null;
  const at = rest.toLowerCase().lastIndexOf(verb);
  const ordered = at > 0 ? `${verb} ${rest.slice(0, at)}${rest.slice(at + verb.length)}` : rest;
  return { ...action, phrase: tidy(ordered).replace(dangling, ""), verb: verb.split(" ")[0] ?? verb };
};
