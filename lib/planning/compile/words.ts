import type { ActionPhrase, Reading } from "#lib/planning/reading.ts";

/** True when sentences may be built around the intent's own words without quoting them as foreign. */
export const isEnglish = (reading: Reading): boolean =>
  reading.language === "en" ||
  (reading.language === "und" && /^[\p{Script=Latin}\p{P}\p{N}\p{S}\s]*$/u.test(reading.raw));

export const quoted = (phrase: string): string => `“${phrase.trim()}”`;

/** First letter up, the rest as it is. */
export const capital = (text: string): string =>
  text.replace(/^(["“']?)(\p{Ll})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase());

/** White space collapsed, ends trimmed of spaces and closing marks. */
export const tidy = (text: string): string =>
  text
    .replace(/\s+/gu, " ")
    .trim()
    .replace(/[\s,;:.!?…。、，；！？-]+$/u, "");

const spaced = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hangul}\p{N}]/u;
const letterOrDigit = /[\p{L}\p{N}]/u;

/** Whether a word goes on at `at`; the plain letters are told without the pattern, for this is asked very often. */
const inWord = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  if (Number.isNaN(code) || code === 0x20) return false;
  if (code >= 0x61 && code <= 0x7a) return true;
  return letterOrDigit.test(text.charAt(at));
};

/** Whether `text` holds `word` as a word of its own, whatever its case; scripts without spaces match anywhere. */
export const mentions = (text: string, word: string): boolean => {
  const wanted = word.trim().toLowerCase();
  if (wanted === "") return false;
  const within = text.toLowerCase();
  const alone = spaced.test(wanted);
  for (let at = within.indexOf(wanted); at !== -1; at = within.indexOf(wanted, at + 1)) {
    if (!alone || (!inWord(within, at - 1) && !inWord(within, at + wanted.length))) return true;
  }
  return false;
};

/** Whether an English noun takes a plural verb. */
export const looksPlural = (noun: string): boolean =>
  /[^sui]s$/i.test(noun) &&
  !/^(lens|gas|canvas|atlas|christmas|chess|news|always|thermos|cosmos|chaos|rhinoceros|pathos|pancreas|bias|alias|texas|dallas|series|perhaps)$/i.test(
    noun,
  );

const pastOrModal =
  /^(told|sold|bound|ground|wound|sewed|lay|knelt|burnt|learnt|spilt|drunk|split|cast|cost|spread|beat|was|were|had|did|sent|met|brought|bought|caught|built|slept|taught|thought|fought|sought|led|fed|fled|bled|bred|sped|slid|hid|bit|lit|shot|got|forgot|won|spun|stuck|struck|hung|swung|clung|dug|sang|sank|drank|swam|ran|rang|shrank|wore|tore|bore|swore|chose|froze|stole|shook|woke|drew|blew|ate|gave|forgave|became|overcame|dealt|meant|leapt|crept|wept|swept|dreamt|spent|lent|bent|paid|laid|heard|put|set|cut|hit|let|shut|hurt|read|went|came|found|lost|took|gave|made|saw|said|left|kept|felt|held|ran|stood|sat|fell|rose|broke|spoke|woke|wrote|drove|flew|grew|knew|threw|began|will|would|can|could|must|should|may|might|is|are|has|have|does|do|be|been|never|always|slowly|quickly|finally|suddenly|just|only|not|cannot|can't|won't|doesn't|isn't)$/i;
/** Words in -ing that are what one does, or a thing, and not the doing of it. */
export const notGerund = /^(sing|bring|ring|king|spring|string|fling|swing|cling|sting|thing|wing|sling|wring)$/i;

const onlyParticiple =
  /^(gone|done|seen|taken|given|broken|written|drawn|grown|known|thrown|blown|flown|worn|torn|chosen|frozen|stolen|woken|eaten|bitten|driven|ridden|risen|spoken|hidden|forgotten|shown|born|fallen|sunk|begun|sung|swum|sewn|woven|shaken|sworn)$/i;

/** Third person singular of an English base form: `carry` -> `carries`. */
const thirdPerson = (base: string): string => {
  if (/^be$/i.test(base)) return "is";
  if (/^have$/i.test(base)) return "has";
  if (/(s|x|z|ch|sh|o)$/i.test(base)) return `${base}es`;
  if (/[^aeiou]y$/i.test(base)) return `${base.slice(0, -1)}ies`;
  return `${base}s`;
};

/** `verb` for one or for many. */
export const agree = (base: string, plural: boolean): string => {
  const [verb = base, ...rest] = base.split(" ");
  const bare = /^[a-z]+/i.exec(verb)?.[0] ?? verb;
  const form = plural ? (bare === "be" ? "are" : bare) : thirdPerson(bare);
  return [form + verb.slice(bare.length), ...rest].join(" ");
};

/** The action as a clause that can follow its subject: `walks out`, `is running home`, or the words quoted. */
export const finiteClause = (action: ActionPhrase, plural: boolean, english: boolean): string => {
  const phrase = tidy(action.phrase);
  if (!english) return `${plural ? "do" : "does"} this: ${quoted(phrase)}`;
  const [first = "", ...rest] = phrase.split(" ");
  const be = plural ? "are" : "is";
  if (
    /^(?:made|built|found|left|lost|hidden|buried|forgotten|abandoned|stolen|kept|taken|locked|stuck|trapped|painted|drawn|written|woven|carved|explained|told|covered|filled|surrounded|powered|inspired)$/i.test(
      first,
    ) &&
    /^(?:from|of|with|by|in|out|at|on|under|behind|inside|near|beneath|between)$/i.test(rest[0] ?? "")
  )
    return `${be} ${phrase}`;
  if (/^to$/i.test(first)) return `${be} about ${phrase}`;
  if (/^\p{L}{2,}ing$/iu.test(first) && !notGerund.test(first)) return `${be} ${phrase}`;
  if (/^(who|that|which)$/i.test(first)) return rest.join(" ");
  if (/^not$/i.test(first)) return `${plural ? "do" : "does"} ${phrase}`;
  if (onlyParticiple.test(first)) return `${be} ${phrase}`;
  if (
    !plural &&
    first.toLowerCase() === action.verb.toLowerCase() &&
    !/(s|ed)$/i.test(first) &&
    !pastOrModal.test(first)
  )
    return [thirdPerson(first), ...rest].join(" ");
  if (plural && first.toLowerCase() === thirdPerson(action.verb.toLowerCase())) return [action.verb, ...rest].join(" ");
  return phrase;
};

/** The action after "to": `walk out into a winter storm`; null when its verb's base form cannot be told. */
export const infinitiveClause = (action: ActionPhrase): string | null => {
  const [first = "", ...rest] = tidy(action.phrase)
    .replace(
      /^(?:cannot|can't|can not|could not|couldn't|does not|doesn't|do not|don't|did not|didn't|will not|won't|not|never|no longer)\s+/i,
      "",
    )
    .split(" ");
  const verb = action.verb.toLowerCase();
  const inflected = first.toLowerCase();
  if (!/^[a-z]+$/.test(verb) || pastOrModal.test(verb) || pastOrModal.test(inflected)) return null;
  if (verb !== inflected) return [verb, ...rest].join(" ");
  if (verb.endsWith("ies")) return [verb.replace(/ies$/, "y"), ...rest].join(" ");
  if (/(sh|ch|ss|x|zz|go|do)es$/.test(verb)) return [verb.slice(0, -2), ...rest].join(" ");
  if (/[^s]s$/.test(verb)) return [verb.slice(0, -1), ...rest].join(" ");
  return /(ed|ing)$/.test(verb) ? null : [verb, ...rest].join(" ");
};

/** Whether a text tells this action: its phrase, or the part of it after the verb together with the verb's stem. */
export const tellsAction = (text: string, action: ActionPhrase): boolean => {
  const phrase = tidy(action.phrase).toLowerCase();
  const lower = text.toLowerCase();
  if (phrase === "") return false;
  if (lower.includes(phrase)) return true;
  const rest = phrase.split(" ").slice(1).join(" ");
  const stem = action.verb.toLowerCase().replace(/e?s?$/, "").slice(0, 12);
  return (
    rest.length > 3 &&
    stem.length > 2 &&
    lower.includes(rest) &&
    lower.includes(stem.slice(0, Math.max(3, stem.length - 1)))
  );
};
