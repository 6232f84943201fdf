import { isCounted, pluralNoun } from "#lib/planning/meaning/english-grammar.ts";
import { englishNoun, englishVerbPhrase } from "#lib/planning/meaning/english-phrase.ts";
import { glossOf, glossWord } from "#lib/planning/meaning/gloss.ts";
import type { ActionPhrase, Reading } from "#lib/planning/reading.ts";
import { isEnglish, quoted, tidy } from "./words.ts";

/** Words of other scripts that the word list left over, between English ones. */
const leftOver = /(?<=^|[\s,])[^\p{Script=Latin}\p{N}\s]+(?=[\s,]|$)/gu;

/** English words for a stretch of the intent; null when too little of it is known. */
export const englishFor = (text: string, language: string): string | null => {
  const key = `${language} ${text}`;
  const known = translations.get(key);
  if (known !== undefined) return known;
  const english = translated(text, language);
  if (translations.size > 4000) translations.clear();
  translations.set(key, english);
  return english;
};
/** The same stretch is asked for in every shot. */
const translations = new Map<string, string | null>();

const translated = (text: string, language: string): string | null => {
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
/** Where a clause was cut off behind its joint. */
const loose = /\s(?:that|which|who|while|because|and)$/;
/** A noun after a preposition that its language leaves without an article, or hides it in the preposition. */
const bareNoun =
  /\b(in|on|into|onto|over|under|for|behind) (?!the\b|an?\b|his\b|her\b|their\b|its\b|my\b|our\b|every|each|this|that|all|two|three|four|five|dawn|night|noon|dusk|sunset|sunrise|home|love|fog|mist|snow|rain|water|silence|flour|spring|summer|autumn|winter|dark|white|black|old|newspaper|buy|make|front|order)([a-z]{3,}(?<!ing|s))\b/gu;
const determined = /^(a|an|the|my|our|your|his|her|their|its|this|that|every|each|two|three|four|five|six|\d+|some)\s/i;

/** From this share of known words on, the English of a phrase stands for it. */
const enough = 0.6;
const otherScript = /[^\p{Script=Latin}\p{P}\p{N}\s]/u;
const counted = /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|many|some)\s/i;

/** How a being or thing of a foreign intent is called in English. */
export interface EnglishNames {
  /** With the user's own words beside it. */
  first: string;
  plain: string;
  later: string;
  plural: boolean;
}

const skies = new Set(
  "wind rain snow fog mist storm sun moon sea sky thunder frost sunlight moonlight world ocean".split(" "),
);
/** Ideas that take no article. */
const ideas = new Set(
  `jealousy envy greed longing nostalgia boredom retirement pride laziness guilt anger grief hunger fame truth justice
  melancholy despair hate beauty happiness solitude loneliness friendship freedom hope fear silence love sadness joy
  courage poverty wisdom peace death life war time luck patience`.split(/\s+/u),
);

/** Names for a being or thing of a foreign intent; `many` where more than one of it were counted. */
export const englishNames = (reading: Reading, phrase: string, head: string, many: boolean): EnglishNames => {
  const noun = englishNoun(phrase, reading.language);
  if (noun.glossed < enough || noun.text === "" || otherScript.test(noun.text))
    return { first: quoted(phrase), plain: quoted(phrase), later: quoted(head), plural: many };
  // A name is the same in both languages.
  if (noun.text === phrase && /^\p{Lu}\p{Ll}+$/u.test(phrase))
    return { first: phrase, plain: phrase, later: phrase, plural: false };
  const plural = many || noun.plural;
  const unmarked = plural && !noun.plural && noun.text.endsWith(noun.head);
  const text = unmarked ? `${noun.text.slice(0, -noun.head.length)}${pluralNoun(noun.head)}` : noun.text;
  const bare = text.replace(possessive, "");
  const article = /^[aeiou]/i.test(bare) ? "an" : "a";
  // "the wind", "jealousy", "Bogotá": neither weather nor an idea nor a name is one of several.
  const single = noun.head === bare;
  const plain =
    determined.test(bare) || /^\p{Lu}(?!.*\s\p{Ll}\S*$)/u.test(bare) || (single && ideas.has(noun.head))
      ? bare
      : single && skies.has(noun.head)
        ? `the ${bare}`
        : !plural && !isCounted(noun.head) && bare.endsWith(noun.head)
          ? bare
          : plural
            ? `${counted.test(bare) ? "" : "the "}${bare}`
            : `${article} ${bare}`;
  const later = `the ${plural ? pluralNoun(noun.head) : noun.head}`;
  return { first: `${plain} (${quoted(phrase)})`, plain, later, plural };
};

/** `deliver umbrella`: a counted thing that its language leaves without an article. */
const bareThing = (object: string): boolean =>
  /^[a-z]+(?: [a-z]+)?$/.test(object) &&
  !/(?:s|ing|ly|ed)$/.test(object) &&
  !notThing.test(object) &&
  isCounted(object);
const notThing =
  /^(?:up|down|out|in|on|off|away|back|home|over|through|around|alone|again|together|slowly|to|for|with|at|from|by|of|about|into|the|an?|his|her|its|their|my|our|him|them|it|me|us|you|one|two|three|every|all|some|not|no|very|more|late|early|here|there|dance|sing|rise|fall|music|love)(?:\s|$)/;
/** `a him`: a pronoun takes no article. */
const pronounAfterArticle = /\b(?:an?|the) (him|her|them|it|me|us|you)\b/g;
const addressing =
  /^(?:teach|tell|ask|show|help|give|give back|visit|call|watch|see|love|look for|follow|hug|kiss|greet|save|rescue)$/;

/** Words right before a deed that deny it. */
const denied: Readonly<Record<string, RegExp>> = {
  es: /(?<!\p{L})(?:no|nunca|jamás)\s+(?:(?:se|me|te|les?|l[ao]s?)\s+)?$/iu,
  pt: /(?<!\p{L})(?:não|nunca|jamais)\s+(?:(?:se|lhe|[ao]s?)\s+)?$/iu,
  it: /(?<!\p{L})(?:non|mai)\s+(?:(?:si|gli|l[aeio])\s+)?$/iu,
  fr: /(?<!\p{L})(?:ne\s+|n['’])(?:(?:se|lui|leur|l[ae]s?|y|en)\s+|[sl]['’])?$/iu,
  zh: /[不没]$/u,
  ar: /(?<!\p{L})(?:لا|لم|لن)\s+$/u,
};
const denial = /(?:^|\s)(?:an?\s|the\s)?(?:not|never)(?=\s|$)/;
const denies = (reading: Reading, action: ActionPhrase): boolean =>
  denied[reading.language]?.test(reading.raw.slice(Math.max(0, action.span.start - 16), action.span.start)) === true;

/** What a deed is done to, said by a little word before its verb: "lo encuentra". */
const leant: Readonly<Record<string, RegExp>> = {
  es: /(?<!\p{L})(l[ao]s?)\s+$/iu,
  it: /(?<!\p{L})(l[oaie])\s+$/iu,
  fr: /(?<!\p{L})(l[ae]s?)\s+$/iu,
};
const pronounFor = (reading: Reading, action: ActionPhrase, verb: string): string => {
  const lead = `${reading.raw.slice(Math.max(0, action.span.start - 6), action.span.start)}${action.phrase.split(action.verb)[0]}`;
  const word = leant[reading.language]?.exec(lead)?.[1]?.toLowerCase();
  if (word === undefined) return "";
  if (/s$|^li$|^le$/.test(word) && !(reading.language === "fr" && word === "le")) return "them";
  return towardsSomebody.test(verb) ? (word === "la" ? "her" : "him") : "it";
};
const towardsSomebody =
  /^(?:kiss|hug|love|follow|help|wait|call|greet|save|visit|watch over|accompany|console|teach|scold|marry|admire|thank|invite)/;

/** An Arabic verb comes first: the one who does it, behind it, is no object. */
const withoutDoer = (reading: Reading, action: ActionPhrase): string => {
  const doer = reading.language === "ar" && action.subject !== null ? reading.subjects[action.subject] : undefined;
  if (doer === undefined || doer.span.start < action.span.start || doer.span.end > action.span.end)
    return action.phrase;
  return tidy(
    reading.raw.slice(action.span.start, doer.span.start) + reading.raw.slice(doer.span.end, action.span.end),
  );
};

/** A foreign action as an English one whose verb comes first; null when its words are not known. */
export const englishAction = (reading: Reading, action: ActionPhrase): ActionPhrase | null => {
  if (isEnglish(reading)) return action;
  const { verb: told, rest: written, glossed } = englishVerbPhrase(withoutDoer(reading, action), reading.language);
  const not = denies(reading, action) || denial.test(written) ? "not " : "";
  const clitic = pronounFor(reading, action, told);
  const bare = not === "" ? written : written.replace(denial, "").trim();
  const said = clitic === "" || /^(?:the|an?|him|her|it|them)(?:\s|$)/.test(bare) ? bare : `${clitic} ${bare}`.trim();
  // English teaches a child, where others teach to one.
  const object = addressing.test(told) ? said.replace(/^to (?=(?:the|an?|his|her|their|my|our|its)\s)/, "") : said;
  const whole = bareThing(object) ? `the ${object}` : object;
  if (told !== "" && glossed >= enough && !otherScript.test(`${told} ${object}`))
    return {
      ...action,
      phrase: tidy(`${not}${told} ${whole}`.replace(loose, "")).replace(pronounAfterArticle, "$1"),
      verb: told.split(" ")[0] ?? told,
    };
  const text = englishFor(action.phrase, reading.language);
  if (text === null) return null;
  const verb = (glossWord(action.verb, reading.language) ?? text.split(" ")[0] ?? "").toLowerCase().replace(/^to /, "");
  const rest = text.replace(/^to /, "");
  if (verb === "" || /[^a-z -]/.test(verb)) return null;
  const at = rest.toLowerCase().lastIndexOf(verb);
  const ordered = at > 0 ? `${verb} ${rest.slice(0, at)}${rest.slice(at + verb.length)}` : rest;
  return { ...action, phrase: tidy(ordered).replace(dangling, ""), verb: verb.split(" ")[0] ?? verb };
};
