import { holders, oneOfAKind, timesOfDay } from "#lib/planning/meaning/english-classes.ts";
import {
  gerund,
  isCounted,
  pastParticiple,
  pluralNoun,
  withIndefinite,
} from "#lib/planning/meaning/english-grammar.ts";
import { dictionaryKind } from "#lib/planning/meaning/noun-senses.ts";
import type { Token } from "#lib/planning/meaning/phrase-tokens.ts";

export type Article = "" | "a" | "the";
export interface Noun {
  readonly text: string;
  readonly head: string;
  readonly plural: boolean;
  readonly article: Article;
  /** Nothing but its head and, at most, one word before it. */
  readonly bare: boolean;
}
export const headFirst = /^(?:es|fr|pt|it|ar)$/;
export const ownerFirst = /^(?:ja|zh|hi)$/;
export const verbLast = /^(?:ja|hi)$/;
export const noArticles = /^(?:ja|zh|hi)$/;

export const isVerb = (one: Token | undefined): boolean => one?.kind === "verb" || one?.kind === "either";
export const isNominal = (one: Token | undefined): boolean =>
  one !== undefined && /^(?:noun|either|name|unknown)$/.test(one.kind);

const splitAt = (tokens: readonly Token[], at: (one: Token, index: number) => boolean): Token[][] => {
  const parts: Token[][] = [[]];
  for (const [index, one] of tokens.entries()) {
    if (at(one, index)) parts.push([]);
    else parts.at(-1)?.push(one);
  }
  return parts.filter((part) => part.length > 0);
};

const asAdjective = (one: Token): string => {
  if (one.kind === "adjective") return one.english;
  const age = agedPerson.exec(one.english)?.[1];
  if (age !== undefined) return age;
  const past = one.form === "past" || (one.form === null && suffered.test(one.english));
  return past ? pastParticiple(one.english) : gerund(one.english);
};

/** Where the source has one form for both, what has been done to a thing rather than what it does. */
const suffered =
  /^(?:rust|break|abandon|forget|lose|freeze|burn|bury|close|hide|paint|tear|repair|steal|destroy|fold|lock up|fill|cover|carve|forge|fry|roast|draw|write|print|make|build|throw away)$/;
const agedPerson = /^(old|young) (?:man|woman)$/;
/** Whether an English noun names somebody. */
export const person = { test: (english: string): boolean => dictionaryKind(english) === "person" };
const pronoun = /^(?:him|her|it|them|me|us|you|himself|herself|itself|themselves)$/;

/** A noun with what agrees with it, with no "of" inside. */
const coreNoun = (tokens: readonly Token[], language: string): Noun => {
  const first = headFirst.test(language);
  const hasNoun = tokens.some((one) => one.kind === "noun" || one.kind === "name");
  const isAdjective = (one: Token): boolean =>
    one.kind === "adjective" || one.kind === "verb" || (one.kind === "either" && hasNoun && one.form === "past");
  let nominals = tokens.filter((one) => isNominal(one) && !isAdjective(one));
  let adjectives = tokens.filter(isAdjective);
  if (nominals.length === 0) {
    const stand = first ? adjectives[0] : adjectives.at(-1);
    nominals = stand === undefined ? [] : [stand];
    adjectives = adjectives.filter((one) => one !== stand);
  }
  const aged = nominals.filter((one) => agedPerson.test(one.english));
  if (aged.length > 0 && aged.length < nominals.length) {
    nominals = nominals.filter((one) => !aged.includes(one));
    adjectives = [...adjectives, ...aged];
  }
  const head = first ? nominals[0] : nominals.at(-1);
  const at = head === undefined ? 0 : tokens.indexOf(head);
  const before = adjectives.filter((one) => tokens.indexOf(one) < at);
  const after = adjectives.filter((one) => tokens.indexOf(one) > at).toReversed();
  const number = tokens.find((one) => one.kind === "number");
  const modifiers = nominals.filter((one) => one !== head);
  const name = modifiers.filter((one) => one.kind === "name");
  const others = modifiers.filter((one) => one.kind !== "name" || !first);
  const singular =
    tokens.some((one) => one.kind === "a") ||
    number?.english === "1" ||
    (language === "de" && tokens.some((one) => one.kind === "the" && one.source === ""));
  const french = language === "fr" || language === "it" || language === "es" || language === "pt";
  const manyByArticle =
    french &&
    tokens.some(
      (one) =>
        one.kind === "the" && /^(?:les|los|las|os|as|i|gli|ces|ses|des|leurs|sus|seus|suas|suoi)$/.test(one.source),
    );
  // "toda la ciudad": all of one thing is the whole of it.
  const entire = number?.english === "all" && head?.plural === false && first && isCounted(head.english);
  const plural = !singular && !entire && (number !== undefined || head?.plural === true || manyByArticle);
  const word = head?.kind === "verb" ? gerund(head.english).replace(/^going /, "") : (head?.english ?? "");
  const headText = plural && head?.kind !== "name" && head?.kind !== "unknown" ? pluralNoun(word) : word;
  const adverbs = tokens.filter((one) => one.kind === "adverb" && one.english === "very");
  const whose = tokens.find((one) => one.kind === "the")?.english ?? "";
  const owned = /^(?:my|our|your|their)$/.test(whose) ? [whose] : [];
  const parts = [
    ...(number === undefined ? [] : [entire ? "whole" : number.english]),
    ...[...before, ...after].map(asAdjective),
    ...others.map((one) => one.english),
    headText,
    ...(first ? name.map((one) => one.source) : []),
  ];
  const lord = language === "ar" && head?.definite === false ? others.find((one) => one.definite) : undefined;
  if (lord !== undefined) {
    parts.splice(parts.indexOf(lord.english), 1);
    parts.push("of the", lord.plural ? pluralNoun(lord.english) : lord.english);
  }
  const text = [...owned, ...(adverbs.length > 0 && before.length + after.length > 0 ? ["very"] : []), ...parts];
  const article: Article =
    owned.length > 0 || head?.kind === "name"
      ? ""
      : tokens.some((one) => one.kind === "the" || one.definite)
        ? "the"
        : tokens.some((one) => one.kind === "a")
          ? "a"
          : "";
  return {
    text: text.filter((part) => part !== "").join(" "),
    head: word.split(" of ")[0] ?? word,
    plural,
    article,
    bare: parts.filter((part) => part !== "").length < 2 && owned.length === 0,
  };
};

export const withArticle = (noun: Noun, fallback: Article): string => {
  if (noun.text === "" || pronoun.test(noun.text) || timesOfDay.has(noun.head)) return noun.text;
  const owned = /^(?:my|our|your|their|every|this|that|all|some|both|many|few|no|a|an|the|one last) /.test(
    `${noun.text} `,
  );
  const number = /^(?:two|three|four|five|six|seven|eight|nine|ten|\d+) /.test(noun.text);
  const ranked = /^(?:first|last|only|same) /.test(noun.text) && fallback === "a" ? "the" : fallback;
  const article = noun.article === "" ? (number ? "" : ranked) : noun.article;
  if (article === "the" && ranked === "the" && fallback === "a") return `the ${noun.text}`;
  if (owned || article === "" || /^\p{Lu}/u.test(noun.text)) return noun.text;
  if (article === "the" || (oneOfAKind.has(noun.head) && noun.bare)) {
    return isCounted(noun.head) || noun.article === "the" || oneOfAKind.has(noun.head) ? `the ${noun.text}` : noun.text;
  }
  return noun.plural || !isCounted(noun.head) || /[^s]s$/.test(noun.head) ? noun.text : withIndefinite(noun.text);
};

/** `boat of fishing` is a fishing boat; `the house of the baker` and `a cup of coffee` keep their "of". */
const joinedBy = (owner: Noun, thing: Noun, language: string): Noun => {
  const named = /^\p{Lu}/u.test(owner.text);
  const compound = owner.bare && owner.article === "" && !named && !holders.has(thing.head);
  const owns = ownerFirst.test(language) && owner.bare && !named;
  if (owns && (person.test(owner.head) || thing.text !== thing.head)) {
    return { ...thing, text: `${owner.text}'s ${thing.text}`, bare: false };
  }
  if (compound || (owns && !holders.has(thing.head))) {
    return { ...thing, text: `${owner.head} ${thing.text}`.trim(), bare: false };
  }
  if (ownerFirst.test(language) && named)
    return { ...thing, text: `${owner.text}'s ${thing.text}`, article: "", bare: false };
  const fallback: Article = noArticles.test(language) && !holders.has(thing.head) ? "the" : owner.plural ? "" : "a";
  return {
    ...thing,
    text: `${thing.text} of ${withArticle(owner, holders.has(thing.head) && owner.bare ? "" : fallback)}`,
    bare: false,
  };
};

/** In compounds the adjective of the thing stays in front: `old fishing boat`. */
const compoundFor = (parts: readonly (readonly Token[])[], language: string): Noun => {
  const nouns = parts.map((part) => coreNoun(part, language));
  const ordered = ownerFirst.test(language) ? nouns.toReversed() : nouns;
  const [thing, ...owners] = ordered;
  if (thing === undefined) return coreNoun([], language);
  const [owner, ...further] = owners;
  if (owner === undefined) return thing;
  const whole = further.length === 0 ? owner : further.reduce((last, next) => joinedBy(next, last, language), owner);
  const joined = joinedBy(whole, thing, language);
  if (!joined.text.startsWith(`${owner.head} `) || further.length > 0) return joined;
  const headText = thing.plural ? pluralNoun(thing.head) : thing.head;
  const before = thing.text.endsWith(headText) ? thing.text.slice(0, -headText.length) : "";
  return before === "" ? joined : { ...joined, text: `${before}${owner.head} ${headText}` };
};

/** In `barco de pesca viejo` the boat is old, not the fishing. */
const adjectivesOfThing = (parts: Token[][], language: string): Token[][] => {
  const [thing, owner, ...further] = parts;
  if (thing === undefined || owner === undefined || further.length > 0 || !headFirst.test(language)) return parts;
  const [noun, ...describing] = owner;
  const loose = noun !== undefined && (isNominal(noun) || noun.kind === "verb");
  if (!loose || describing.length === 0 || describing.some((one) => one.kind !== "adjective")) return parts;
  return [[...thing, ...describing], [noun]];
};

/** Japanese and Chinese set adjectives and verbs before the noun with the same mark as owners. */
const ownersOf = (tokens: readonly Token[], language: string): Token[][] => {
  const parts = splitAt(tokens, (one) => one.kind === "of");
  if (!ownerFirst.test(language)) return adjectivesOfThing(parts, language);
  const merged: Token[][] = [];
  let loose: Token[] = [];
  for (const part of parts) {
    const all = [...loose, ...part];
    const describes =
      part.every((one) => /^(?:adjective|verb|adverb|number|a|the)$/.test(one.kind)) && part !== parts.at(-1);
    if (describes) loose = all;
    else {
      merged.push(all);
      loose = [];
    }
  }
  return loose.length > 0 ? [...merged, loose] : merged;
};

export const nounOf = (tokens: readonly Token[], language: string): Noun => {
  const joined = splitAt(tokens, (one) => one.kind === "and");
  const conjuncts = joined.some((part) => !part.some(isNominal))
    ? [tokens.filter((one) => one.kind !== "and")]
    : joined;
  const [first, ...others] = conjuncts.map((part) => compoundFor(ownersOf(part, language), language));
  if (first === undefined) return coreNoun([], language);
  if (others.length === 0) return first;
  const rest = others.map((noun) => withArticle(noun, "a"));
  return { ...first, text: [first.text, ...rest].join(" and "), plural: true, bare: false };
};
