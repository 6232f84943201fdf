import { linkOf } from "#lib/planning/meaning/english-classes.ts";
import { gerund, pastParticiple } from "#lib/planning/meaning/english-grammar.ts";
import { glossOf } from "#lib/planning/meaning/gloss.ts";
import {
  type Article,
  headFirst,
  isNominal,
  isVerb,
  noArticles,
  nounOf,
  ownerFirst,
  person,
  verbLast,
  withArticle,
} from "#lib/planning/meaning/noun-phrase.ts";
import {
  type Group,
  groupsBefore,
  isRelative,
  objectsFirst,
  rankOf,
  usualPreposition,
} from "#lib/planning/meaning/phrase-groups.ts";
import { type Token, tokensOf, withVerbs } from "#lib/planning/meaning/phrase-tokens.ts";
import { agree } from "#lib/planning/compile/words.ts";

export interface EnglishNoun {
  /** Without its article: `rusty robot`, `three children`. */
  readonly text: string;
  /** The head noun in the singular. */
  readonly head: string;
  readonly plural: boolean;
  /** Share of the content words whose English is known, 0 to 1. */
  readonly glossed: number;
}

export interface EnglishVerbPhrase {
  /** Base form, with its particle if it has one: `wake up`. */
  readonly verb: string;
  /** What follows the verb, with articles; empty when nothing does. */
  readonly rest: string;
  /** Share of the content words whose English is known, 0 to 1. */
  readonly glossed: number;
}

const glossedShare = (tokens: readonly Token[]): number => {
  const content = tokens.filter((one) => one.content && one.kind !== "name");
  if (content.length === 0) return tokens.some((one) => one.kind === "name" || one.kind === "number") ? 1 : 0;
  return content.filter((one) => one.kind !== "unknown").length / content.length;
};

const groupText = (group: Group, verb: string, language: string): string => {
  if (group.tokens.length === 0) return group.prep === "place" || group.prep === "to" ? "" : group.prep;
  if (group.tokens.every((one) => one.kind === "adverb")) return group.tokens.map((one) => one.english).join(" ");
  const [first, ...others] = group.tokens;
  const noNoun = !group.tokens.some((one) => one.kind === "noun" || one.kind === "name");
  if (first !== undefined && first.kind === "verb" && noNoun && first.form !== "past" && group.prep !== "") {
    const phrase = clauseOf(others, language, first.english);
    const to = /^(?:for|to|from|of|place|)$/.test(group.prep);
    return to ? `to ${first.english} ${phrase}`.trim() : `${group.prep} ${gerund(first.english)} ${phrase}`.trim();
  }
  // "lo encuentra flotando": what it is doing there is no thing.
  if (first?.kind === "verb" && first.form === "present" && noNoun && headFirst.test(language))
    return `${gerund(first.english)} ${clauseOf(others, language, first.english)}`.trim();
  const told = language === "zh" ? relativeText(group, verb, language) : null;
  if (told !== null) return told;
  const noun = nounOf(group.tokens, language);
  const prep = group.prep === "" ? "" : usualPreposition(group.prep, noun, verb, language);
  const placed =
    prep !== "" &&
    /^(?:in|on|at|to|towards|from|through|into|under|behind|in front of|near|around|over|beside|before|after|during|between)$/.test(
      prep,
    );
  const fallback: Article = noArticles.test(language) && placed ? "the" : noun.plural ? "" : "a";
  const text = withArticle(noun, fallback);
  return `${prep} ${text}`.trim();
};

/** 在公园吹口琴的女孩: a deed with its things before 的 tells which one. */
const relativeText = (group: Group, verb: string, language: string): string | null => {
  const { tokens } = group;
  const joint = tokens.findLastIndex((one) => one.kind === "of");
  const clause = tokens.slice(0, joint);
  if (!isRelative(tokens)) return null;
  const noun = nounOf(tokens.slice(joint + 1), language);
  const told = phraseOf(clause, language);
  if (noun.text === "" || told === null) return null;
  const prep = group.prep === "" ? "" : usualPreposition(group.prep, noun, verb, language);
  const who = `${person.test(noun.head) ? "who" : "that"} ${agree(told.verb, noun.plural)} ${told.rest}`;
  return `${prep} ${withArticle(noun, "the")} ${who}`.trim();
};

/** What follows a verb, in English order. */
const clauseOf = (tokens: readonly Token[], language: string, verb: string): string => {
  const turn = tokens.findIndex(
    (one, index) =>
      (one.kind === "who" && index + 1 < tokens.length && !verbLast.test(language)) ||
      (one.kind === "and" && !ownerFirst.test(language) && startsClause(tokens.slice(index + 1), language)),
  );
  if (turn >= 0) {
    const head = tokens[turn];
    const before = clauseOf(tokens.slice(0, turn), language, verb);
    const next = phraseOf(tokens.slice(turn + 1), language);
    const who = head?.kind === "who";
    const word =
      next === null || head === undefined
        ? ""
        : who && next.verb !== "" && agrees.test(head.english)
          ? agree(
              next.verb.replace(/^is\b/, "be"),
              tokens.slice(0, turn).some((one) => one.plural),
            )
          : next.verb;
    const link = who && head !== undefined && /^(?:who|which)$/.test(head.english) ? "that" : (head?.english ?? "and");
    return [before, link, word, next?.rest ?? ""].filter((part) => part !== "").join(" ");
  }
  const infinitive = tokens.findIndex(
    (one, index) => one.kind === "verb" && one.form === "infinitive" && index > 0 && headFirst.test(language),
  );
  const lead = tokens[infinitive];
  const linked = tokens[infinitive - 1];
  if (lead !== undefined && linked !== undefined && (linked.kind === "prep" || linked.kind === "of")) {
    const before = clauseOf(tokens.slice(0, infinitive - 1), language, verb);
    const after = clauseOf(tokens.slice(infinitive + 1), language, lead.english);
    const link = /^(?:for|to|of|from|place|at)$/.test(linked.english)
      ? `to ${lead.english}`
      : `${linked.english} ${gerund(lead.english)}`;
    return [before, link, after].filter((part) => part !== "").join(" ");
  }
  const [opening, ...rest] = tokens;
  if (opening?.kind === "verb" && opening.form === "infinitive" && headFirst.test(language)) {
    return `to ${opening.english} ${clauseOf(rest, language, opening.english)}`.trim();
  }
  if (language === "zh" && isRelative(tokens)) return groupText({ prep: "", tokens }, verb, language);
  const groups = objectsFirst(groupsBefore(tokens, language), verb, language);
  const ordered = groups
    .map((group, index) => ({ group, rank: rankOf(group, language), index }))
    .toSorted((a, b) =>
      ownerFirst.test(language) || language === "de" ? a.rank - b.rank || a.index - b.index : a.index - b.index,
    );
  return ordered
    .map(({ group }) => groupText(group, verb, language))
    .filter((text) => text !== "")
    .join(" ");
};

const agrees = /^(?:who|that|which)$/;

const startsClause = (tokens: readonly Token[], language: string): boolean => {
  const [first, second] = tokens;
  if (first === undefined) return false;
  if (first.kind === "verb") return first.form !== "past" || language === "fr";
  if (first.kind === "either") return !isNominal(second);
  return false;
};

const auxiliary =
  /^(?:is|be|do|make|have|be able|want|must|let|give|take|go|come|begin|continue|stay|need|will|there is)$/;

const verbIndexOf = (tokens: readonly Token[], language: string): number => {
  const indices = tokens.flatMap((one, index) => (isVerb(one) ? [index] : []));
  const sure = indices.filter((index) => tokens[index]?.kind === "verb");
  if (verbLast.test(language)) {
    let last = tokens.length - 1;
    while (last > 0 && !isVerb(tokens[last])) last -= 1;
    if (!isVerb(tokens[last])) return -1;
    while (last > 0 && isVerb(tokens[last - 1]) && auxiliary.test(tokens[last]?.english ?? "")) last -= 1;
    return last;
  }
  if (language === "zh") {
    const outside = indices.find((index) => tokens[index + 1]?.kind !== "of" && !tokens[index + 1]?.behind);
    const sureOutside = sure.find((index) => tokens[index + 1]?.kind !== "of" && !inPlace(tokens, index));
    return sureOutside ?? outside ?? -1;
  }
  const [first] = indices;
  if (language === "de") {
    if (first === 0) return 0;
    const last = tokens.length - 1;
    return isVerb(tokens[last]) ? last : (sure[0] ?? first ?? -1);
  }
  return first ?? -1;
};

const inPlace = (tokens: readonly Token[], index: number): boolean => {
  const localizer = tokens.findIndex((one, at) => at > index && one.behind);
  return (
    localizer > index &&
    !tokens.slice(0, localizer).some((one, at) => at > index && one.kind === "object") &&
    tokens.slice(0, index).some((one) => one.english === "place") &&
    localizer - index < 3
  );
};

/** `lässt ihn am Strand steigen`: the verb at the end is what the other does. */
const lettingOf = (tokens: readonly Token[]): { verb: string; rest: string } | null => {
  const [lead, ...others] = tokens;
  const deed = others.at(-1);
  if (lead?.english !== "let" || others.length < 2 || deed === undefined || !isVerb(deed)) return null;
  const groups = groupsBefore(others.slice(0, -1), "de");
  const [object, ...ways] = groups;
  if (object === undefined || object.prep !== "") return null;
  const texts = [object, { prep: "", tokens: [{ ...deed, kind: "adverb" as const }] }, ...ways];
  return { verb: "let", rest: texts.map((group) => groupText(group, deed.english, "de")).join(" ") };
};

/** `पोते को अचार बनाना सिखाती`, `孫に作り方を教える`: whom, and then what they learn to do. */
const teachingOf = (tokens: readonly Token[], language: string): { verb: string; rest: string } | null => {
  const last = tokens.findLastIndex((one) => isVerb(one));
  const main = tokens[last];
  const marks = tokens[last - 1]?.kind === "object" ? 2 : 1;
  const deed = tokens[last - marks];
  const how = /^how to (.+)$/.exec(deed?.english ?? "")?.[1];
  const basic = language === "hi" && deed !== undefined && isVerb(deed) && /न[ाे]$/u.test(deed.source);
  if (main === undefined || deed === undefined || !/^(?:teach|learn|want|help|show)$/.test(main.english)) return null;
  if (how === undefined && !basic) return null;
  const before = tokens.slice(0, last - marks).filter((one, at, all) => one.kind !== "of" || at < all.length - 1);
  const mark = before.findIndex((one) => one.kind === "object" || one.kind === "prep");
  const receiver = mark > 0 && person.test(before[mark - 1]?.english ?? "") ? before.slice(0, mark) : [];
  const things = before.slice(receiver.length > 0 ? mark + 1 : 0);
  const whom = receiver.length === 0 ? "" : groupText({ prep: "", tokens: receiver }, main.english, language);
  const base = how ?? (deed.english === "build" ? "make" : deed.english);
  const what = things.length === 0 ? "" : clauseOf(things, language, base);
  const rest = [whom.replace(/^a /, "the "), how === undefined ? "to" : "how to", base, what];
  return { verb: main.english, rest: rest.filter((part) => part !== "").join(" ") };
};

const phraseOf = (tokens: readonly Token[], language: string): { verb: string; rest: string } | null => {
  const handed = language === "de" ? lettingOf(tokens) : verbLast.test(language) ? teachingOf(tokens, language) : null;
  if (handed !== null) return handed;
  const found = verbIndexOf(tokens, language);
  let index = found;
  let verb = tokens[index];
  if (verb === undefined) return null;
  // A helper verb gives way to the verb it helps: "is running", "has found".
  const next = tokens[index + 1];
  if (
    /^(?:is|have)$/.test(verb.english) &&
    next !== undefined &&
    isVerb(next) &&
    next.form !== null &&
    headFirst.test(language)
  ) {
    index += 1;
    verb = next;
  }
  const before = tokens
    .slice(0, found)
    .filter((one) => one.kind !== "the" || one.english === "their" || !headFirst.test(language));
  const after = tokens.slice(index + 1);
  const trailing = verbLast.test(language) ? after.filter((one) => !isVerb(one)) : after;
  const rest = [...after];
  if (before.length > 0 || verbLast.test(language)) {
    if (language === "zh" || verbLast.test(language) || language === "de") {
      const text = sortedClause(before, trailing, language, verb.english);
      return { verb: verb.english, rest: text };
    }
    return {
      verb: verb.english,
      rest: [clauseOf(rest, language, verb.english), clauseOf(before, language, verb.english)]
        .filter((part) => part !== "")
        .join(" "),
    };
  }
  return { verb: verb.english, rest: clauseOf(rest, language, verb.english) };
};

/** Objects before and behind the verb first, then the ways, then places and times. */
const sortedClause = (before: readonly Token[], after: readonly Token[], language: string, verb: string): string => {
  const [lead] = after;
  const described = language === "zh" && isRelative(after);
  const bare = described || after[1]?.kind === "of";
  const direct = language === "zh" && lead !== undefined && isVerb(lead) && !bare ? after.slice(1) : after;
  const secondVerb = language === "zh" && lead !== undefined && isVerb(lead) && lead.english === "return";
  const back = secondVerb
    ? [{ prep: "back to", tokens: direct }]
    : described
      ? [{ prep: "", tokens: direct }]
      : groupsBefore(direct, language);
  const front = groupsBefore(before, language);
  const objects = front.filter((group) => group.prep === "" && !group.tokens.every((one) => one.kind === "adverb"));
  const [receiver] = objects;
  if (verbLast.test(language) && objects.length > 1 && person.test(receiver?.tokens.at(-1)?.english ?? "")) {
    front.splice(0, front.length, ...front.map((group) => (group === receiver ? { ...group, prep: "to" } : group)));
  }
  const ranked = [
    ...back.map((group) => ({ group, rank: group.prep === "back to" ? 2 : rankOf(group, language) })),
    ...(verbLast.test(language) ? front.toReversed() : front).map((group) => ({
      group,
      rank: rankOf(group, language),
    })),
  ];
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ group }) => groupText(group, verb, language))
    .filter((text) => text !== "")
    .join(" ");
};

const spaces = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/**
 * A noun phrase of `language` (two letters) in English, without its article. English and languages without a word
 * list come back as written with `glossed` 1 and 0.
 */
export const englishNoun = (phrase: string, language: string): EnglishNoun => {
  const tokens = tokensOf(phrase, language);
  if (tokens === null) {
    const text = spaces(phrase).replace(/^(?:an?|the)\s+/i, "");
    const head =
      text
        .split(/\s(?:of|in|on|with|from|at|who|that)\s/)[0]
        ?.split(" ")
        .at(-1) ?? text;
    return { text, head, plural: /[^sui]s$/.test(head), glossed: language === "en" ? 1 : 0 };
  }
  const cut = tokens.findIndex(
    (one, index) => index > 0 && (one.kind === "who" || (one.kind === "prep" && !one.behind)),
  );
  const tail = cut < 0 || ownerFirst.test(language) ? [] : tokens.slice(cut);
  const own = tail.length === 0 ? tokens : tokens.slice(0, cut);
  const noun = nounOf(
    germanGenitives(
      own.filter((one) => one.kind !== "prep" && one.kind !== "object"),
      language,
    ),
    language,
  );
  const text = [noun.text, tail.length === 0 ? "" : clauseOf(tail, language, "")].join(" ");
  const glossed = glossedShare(tokens);
  if (noun.head === "") return { text: spaces(glossOf(phrase, language)), head: "", plural: false, glossed: 0 };
  return { text: spaces(text), head: noun.head, plural: noun.plural, glossed };
};

const germanGenitives = (tokens: readonly Token[], language: string): readonly Token[] =>
  language === "de"
    ? tokens.flatMap((one, index) =>
        index > 0 && isNominal(tokens[index - 1]) && /^(?:der|eines|einer)$/.test(one.source)
          ? [{ ...one, kind: "of" as const }, one]
          : [one],
      )
    : tokens;

const participle = /(?:[ai]d[oa]s?|[aiu]t[oaie]|ée?s?)$/u;

/**
 * A verb phrase without its subject in English order. When no verb is found, the words come back in their own order
 * with `verb` empty and `glossed` at most 0.3.
 */
export const englishVerbPhrase = (phrase: string, language: string): EnglishVerbPhrase => {
  const tokens = tokensOf(phrase, language);
  if (tokens === null) {
    const [verb = "", ...rest] = spaces(phrase).split(" ");
    return { verb, rest: rest.join(" "), glossed: language === "en" ? 1 : 0 };
  }
  const glossed = glossedShare(tokens);
  const parsed = phraseOf(withVerbs(tokens, language), language);
  if (parsed === null) return { verb: "", rest: spaces(glossOf(phrase, language)), glossed: Math.min(0.3, glossed) };
  const said = spaces(parsed.rest);
  // "apprend à son grand-père à écrire": who has a pupil teaches.
  const teaches = parsed.verb === "learn" && language === "fr" && /^to (?:the|an?|their) /.test(said);
  if (teaches) return { verb: "teach", rest: said.slice(3), glossed };
  const rest = said.replace(/^in in (?=the|an?\b)/, "into ");
  const [opening] = tokens;
  const agent = /^(?:by|from) (?:the|an?) (.+)$/.exec(rest)?.[1];
  // "explicado por un carnicero": done by somebody.
  if (
    opening?.form === "past" &&
    opening.english === parsed.verb &&
    agent !== undefined &&
    participle.test(opening.source)
  )
    return { verb: pastParticiple(parsed.verb), rest: rest.replace(/^from/, "by"), glossed };
  const taken = /^(?:an?|the|their|two|three|four|five|\d+|\p{Lu}\S*) ?/u.test(rest);
  const link = taken ? (linkOf.get(parsed.verb) ?? "") : "";
  const verb =
    parsed.verb === "is"
      ? "be"
      : parsed.verb === "is able"
        ? "be able"
        : taken && parsed.verb === "play music"
          ? "play"
          : parsed.verb;
  return { verb, rest: link === "" ? rest : `${link} ${rest}`, glossed };
};
