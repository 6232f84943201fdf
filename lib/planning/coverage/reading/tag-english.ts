import nlp from "compromise";
import { setOf } from "#lib/planning/coverage/set-of.ts";
import type { NounKind } from "#lib/planning/coverage/table-schema.ts";
import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import { guessedForm, nounForm, verbForm } from "./english-forms.ts";
import { smallWordsOf } from "./small-words.ts";
import { splitWords, type Word } from "./split-words.ts";
import { unread, type Token, type WordTag } from "./token.ts";

type Evidence = ReadonlySet<string>;
const nothing: Evidence = new Set();

/** What the statistics of English say of each word, by its place in the order of words. */
function evidenceOf(text: string, words: readonly Word[]): Evidence[] {
  const terms = nlp(text)
    .docs.flat()
    .filter((term) => term.text !== "");
  let at = 0;
  return words.map((word) => {
    if (word.kind !== "word") return nothing;
    for (let ahead = at; ahead < Math.min(at + 4, terms.length); ahead++) {
      const term = terms[ahead];
      if (term === undefined || !word.text.toLowerCase().startsWith(term.text.toLowerCase().slice(0, 3))) continue;
      at = ahead + 1;
      return term.tags ?? nothing;
    }
    return nothing;
  });
}

/** Joins words that count as one (`no longer`, `next to`, `wants to`). */
function joined(words: readonly Word[], text: string, known: (low: string) => boolean, most: number): [Word, number][] {
  const out: [Word, number][] = [];
  for (let at = 0; at < words.length; at++) {
    const first = words[at] as Word;
    let taken = 1;
    for (let count = Math.min(most, words.length - at); count > 1; count--) {
      const last = words[at + count - 1] as Word;
      if (words.slice(at, at + count).some((word) => word.kind !== "word")) continue;
      if (!known(text.slice(first.start, last.end).toLowerCase().replaceAll(/\s+/gu, " "))) continue;
      // `the night he left` joins clauses, `the night watchman` does not.
      const next = words[at + count]?.text.toLowerCase() ?? "";
      if (first.text.toLowerCase() === "the" && !known(next)) continue;
      taken = count;
      break;
    }
    const last = words[at + taken - 1] as Word;
    out.push([taken === 1 ? first : { ...first, text: text.slice(first.start, last.end), end: last.end }, at]);
    at += taken - 1;
  }
  return out;
}

const opensNoun = new Set<WordTag>(["det", "poss", "num", "adj"]);
const notVerbs = new Set(["like", "past", "left", "right", "kind", "close", "open", "light", "last", "still", "back"]);

interface Context {
  tokens: Token[];
  /** Whether the clause has its verb already. */
  has_verb: boolean;
  /** Whether two phrases are joined with nothing done yet: the verb is then a plural one. */
  coordinated: boolean;
}

const lastOf = (context: Context): Token | null => {
  for (let at = context.tokens.length - 1; at >= 0; at--) {
    const token = context.tokens[at] as Token;
    if (token.tag !== "adv" && token.tag !== "not") return token;
  }
  return null;
};

interface Asked {
  low: string;
  tags: Evidence;
  next: Evidence;
  next_low: string;
  table: LanguageTable;
}

/** Whether a word that is no small word is a verb here: by its form, by what stands before it and what follows. */
function isVerb(asked: Asked, context: Context): boolean {
  const { low, tags, table } = asked;
  const own = verbForm(low, table);
  const before = lastOf(context);
  // `cats purr`: a bare word behind several of something is what they do.
  const ends =
    asked.next_low === "" ||
    asked.next.has("Preposition") ||
    asked.next.has("Determiner") ||
    !/\p{L}/u.test(asked.next_low);
  const bare =
    before?.tag === "noun" &&
    before.plural &&
    before.base !== before.low &&
    !context.has_verb &&
    ends &&
    nounForm(low, table).noun === null &&
    !low.endsWith("s") &&
    !tags.has("Adverb");
  // `tunes her instrument`: with an ending and a new phrase behind it, a word no table has is what is done.
  const acts =
    before?.tag === "noun" &&
    !before.plural &&
    /[^s]s$/u.test(low) &&
    !context.has_verb &&
    (asked.next.has("Determiner") || asked.next.has("Possessive"));
  const form = own ?? (tags.has("Verb") || bare || acts ? guessedForm(low) : null);
  if (form === null) return false;
  if (own === null && (bare || acts)) return true;
  const said = tags.has("Verb");
  const nounLike = nounForm(low, table).noun !== null || tags.has("Noun");
  const opensPhrase = asked.next.has("Determiner") || asked.next.has("Possessive") || asked.next.has("Value");
  if (before === null || before.tag === "stop" || before.tag === "pause" || before.tag === "conj") {
    if (notVerbs.has(low)) return false;
    if (form.form === "finite")
      return (before !== null && before.tag !== "stop" && own !== null) || (said && opensPhrase);
    // `row out and come back`: several go on doing.
    const goesOn = context.tokens.findLast(({ tag }) => tag === "verb")?.form === "base";
    if (form.form === "base" && before?.link === "and" && goesOn && own !== null && nounForm(low, table).noun === null)
      return true;
    // `Rain falls`: what stands before a verb is who does it.
    if (before === null && verbForm(asked.next_low, table)?.form === "finite" && nounLike) return false;
    if (form.form === "base")
      return said && !asked.next.has("Verb") && (!nounLike || opensPhrase || asked.next.has("Noun"));
    if (form.form === "ing") return opensPhrase || asked.next.has("Preposition") || !asked.next.has("Noun");
    return before !== null && before.tag === "conj" && context.has_verb ? true : opensPhrase && said;
  }
  if (opensNoun.has(before.tag)) return false;
  // `a family of ducks crosses`: the verb agrees with what stands before `of`.
  const isOf = context.tokens.at(-2)?.low === "of";
  if (isOf && form.form === "finite" && own !== null && !context.has_verb) return opensPhrase || !nounLike;
  switch (before.tag) {
    case "prep":
      return (
        form.form === "ing" &&
        own !== null &&
        ["by", "without", "after", "before", "from", "while", "instead of"].includes(before.low)
      );
    case "to":
      return form.form === "base" && (own !== null || said) && !(nounLike && !said);
    case "aux":
      return !/be(?:en)?$/u.test(before.low) || form.form === "ing" || form.form === "past";
    case "pron":
    case "who":
    case "object_pron":
      return before.tag !== "object_pron" || form.form !== "finite" || !context.has_verb;
    case "be":
      return form.form === "ing" || form.form === "past";
    case "have":
      return form.form === "past";
    case "that":
      return form.form === "finite" || form.form === "past";
    case "verb":
      // `wants to fly jumps`: after an infinitive the main verb goes on.
      if (form.form === "finite") return own !== null && before.form === "base" && !tags.has("Plural") && !nounLike;
      return form.form === "ing" && before.form !== "ing" && own !== null && !asked.next.has("Noun");
    default:
      break;
  }
  // After a noun: its verb where the clause has none, and form and number agree.
  if (form.form === "ing" || form.form === "past") return own !== null || said;
  if (context.has_verb && !said && (nounLike || form.form === "base")) return false;
  const beforeThat = context.tokens.at(-2)?.tag ?? "stop";
  const isFragment =
    (beforeThat === "stop" || beforeThat === "pause") &&
    before.tag === "noun" &&
    !before.plural &&
    !/\p{L}/u.test(asked.next_low) &&
    nounForm(low, table).noun !== null;
  if (isFragment) return false;
  if (form.form === "finite")
    return (
      (before.plural && before.noun?.kind !== "group" ? own !== null && !nounLike : own !== null || said) &&
      !(nounLike && context.has_verb)
    );
  const listed = nounForm(low, table).noun !== null;
  if (context.coordinated && own !== null && (opensPhrase || said || ends)) return true;
  return (
    before.plural &&
    (said || (own !== null && !listed) || (own !== null && ends) || (own !== null && !nounLike)) &&
    !notVerbs.has(low)
  );
}

const selfMoving = setOf<NounKind>("person animal group sky weather water vehicle machine instrument fire light");

/** `lets the fish go`, `makes the baby laugh`: what somebody is let, made or seen to do stays with the first verb. */
function isComplement({ low, tags, next, table }: Asked, context: Context): boolean {
  const before = lastOf(context);
  const isObject = before !== null && ["noun", "name", "object_pron", "pron"].includes(before.tag);
  const own = verbForm(low, table);
  if (!isObject || own?.form !== "base" || next.has("Noun")) return false;
  const main = context.tokens.findLast(({ tag }) => ["verb", "conj", "who", "stop", "to", "prep"].includes(tag));
  if (main?.tag !== "verb" || !Object.hasOwn(table.grammar.causatives, main.base)) return false;
  if (context.tokens.at(-1) === main) return false;
  // `watches a tennis match` is one noun; `watches the sun rise` is not: the sun does something.
  const isNoun = nounForm(low, table).noun !== null || tags.has("Noun");
  if (isNoun && !tags.has("Verb") && !selfMoving.has(before.noun?.kind ?? "idea")) return false;
  // What one makes somebody do is nothing that is made.
  if (table.grammar.causatives[main.base] === "do") Object.assign(main, { verb: null });
  return true;
}

function tagOf(asked: Asked, context: Context): Pick<Token, "tag" | "form" | "base" | "verb"> {
  const { low, tags, table } = asked;
  const plain = { form: null, base: low, verb: null } as const;
  if (isComplement(asked, context)) return { tag: "adv", ...plain };
  if (isVerb(asked, context)) {
    const form = verbForm(low, table) ?? guessedForm(low);
    return { tag: "verb", form: form.form, base: form.base, verb: form.entry };
  }
  const before = lastOf(context);
  const inPhrase = before !== null && (opensNoun.has(before.tag) || before.tag === "prep");
  const nounNext = asked.next.has("Noun") || nounForm(asked.next_low, table).noun !== null;
  const isNoun = nounForm(low, table).noun !== null;
  if (tags.has("Adverb") && !isNoun) return { tag: "adv", ...plain };
  if (inPhrase && nounNext && !isNoun && verbForm(low, table)?.form === "past") return { tag: "adj", ...plain };
  if (/(?:ing|ed)$/u.test(low) && !isNoun) return { tag: inPhrase && !nounNext ? "noun" : "adj", ...plain };
  if (tags.has("Adjective") && (!isNoun || (nounNext && verbForm(asked.next_low, table) === null)))
    return { tag: "adj", ...plain };
  if (tags.has("Value") && !isNoun) return { tag: "num", ...plain };
  if (tags.has("Adjective") && !isNoun) return { tag: "adj", ...plain };
  return { tag: tags.has("ProperNoun") && !isNoun ? "name" : "noun", ...plain };
}

/** English words with what each is. Statistics are one witness; the tables, agreement and position are the others. */
export function tagEnglish(text: string, table: LanguageTable): Token[] {
  const small = smallWordsOf(table.grammar);
  const { grammar } = table;
  const splits = (stem: string) =>
    stem in grammar.subject_pronouns ||
    grammar.who.includes(stem) ||
    grammar.that.includes(stem) ||
    /^(?:there|here|what|let)$/u.test(stem);
  const words = splitWords(text, splits);
  const evidence = evidenceOf(text, words);
  const known = (low: string) => small.find(low) !== null;
  const list = joined(words, text, known, Math.min(4, small.most_words));
  const context: Context = { tokens: [], has_verb: false, coordinated: false };
  for (let at = 0; at < list.length; at++) {
    const [word, index] = list[at] as [Word, number];
    const base = { ...unread(word), base: unread(word).low };
    const { low } = base;
    const next = list[at + 1];
    const next_low = next?.[0].text.toLowerCase() ?? "";
    const nextTags = next === undefined ? nothing : (evidence[next[1]] ?? nothing);
    if (word.kind !== "word") {
      if (word.kind !== "quote") context.tokens.push({ ...base, tag: word.kind });
      // A comma before a new phrase may open a new clause.
      const reopens = word.kind === "pause" && (nextTags.has("Determiner") || nextTags.has("Pronoun"));
      if (word.kind === "stop" || reopens) context.has_verb = false;
      continue;
    }
    const own = small.find(low);
    const tags = evidence[index] ?? nothing;
    const asked: Asked = { low, tags, next: nextTags, next_low, table };
    const token: Token =
      own === null ? { ...base, ...tagOf(asked, context) } : { ...base, ...settleSmall(own, asked, context) };
    if (token.tag === "aux") token.verb = verbForm(low.split(" ")[0] ?? low, table)?.entry ?? null;
    if (token.tag === "noun" || token.tag === "name") {
      // `chocolate bar`: two nouns may be a third thing.
      const joinedTo = context.tokens.at(-1)?.tag === "noun" ? `${context.tokens.at(-1)?.low} ` : "";
      const bare = low.replace(/'s?$/u, "");
      const compound = joinedTo === "" ? null : nounForm(joinedTo + bare, table);
      const single = nounForm(bare, table);
      const found = compound === null || compound.noun === null ? single : { ...single, noun: compound.noun };
      // `Grandma teaches`: somebody called by what they are.
      const isCalled =
        (found.noun?.kind === "person" || found.noun?.kind === "outdoors") &&
        !found.plural &&
        /^\p{Lu}/u.test(word.text) &&
        !opensNoun.has(lastOf(context)?.tag ?? "stop");
      if (
        isCalled &&
        token.tag === "noun" &&
        (lastOf(context)?.tag ?? "stop") !== "noun" &&
        (lastOf(context)?.tag ?? "stop") !== "name"
      )
        token.tag = "name";
      Object.assign(token, {
        noun: found.noun,
        base: found.base,
        plural: found.plural || (tags.has("Plural") && found.noun === null),
      });
    }
    if (token.tag === "num") token.plural = low !== "one";
    if (token.tag === "verb" || token.tag === "be" || token.tag === "have")
      context.has_verb = token.form !== "ing" || context.has_verb;
    if (token.link === "and") context.coordinated = !context.has_verb && lastOf(context) !== null;
    else if (token.tag === "conj" || token.tag === "who" || token.tag === "verb") context.coordinated = false;
    if (token.tag === "conj" || token.tag === "who") context.has_verb = false;
    context.tokens.push(token);
  }
  return context.tokens;
}

/** A small word that may be another kind of word: `her hat`, `saw her`; `has a hat`, `has gone`; `before noon`. */
function settleSmall(own: { tag: WordTag; link: Token["link"] }, asked: Asked, context: Context): Partial<Token> {
  const { low, next, next_low, table } = asked;
  const nounNext =
    next.has("Noun") || next.has("Adjective") || next.has("Value") || nounForm(next_low, table).noun !== null;
  const clauseNext = next.has("Pronoun") || next.has("Determiner") || next.has("Possessive") || nounNext;
  if (low === "her") return { tag: nounNext && !next.has("Pronoun") ? "poss" : "object_pron" };
  if (own.tag === "have") return { tag: "have", base: "have", verb: table.verbs.find("have"), form: "finite" };
  if (low === "am" && lastOf(context)?.tag === "num") return { tag: "noun" };
  if (own.tag === "be") return { tag: "be", base: "be", verb: table.verbs.find("be"), form: "finite" };
  if (low === "no") return { tag: "det" };
  // `a couple argues`: a number word that is somebody as well.
  const acted = verbForm(next_low, table)?.form === "finite";
  if (own.tag === "num" && (!nounNext || acted) && next_low !== "of" && nounForm(low, table).noun?.kind === "group")
    return { tag: "noun" };
  // `a smart home`, `on his back`.
  const opener = lastOf(context)?.tag ?? "stop";
  if (own.tag === "adv" && opensNoun.has(opener) && nounForm(low, table).noun !== null) return { tag: "noun" };
  if (low === "one" && context.tokens.at(-1)?.tag === "det") return { tag: "noun" };
  if (low === "that") {
    if (lastOf(context)?.tag === "noun") return { tag: "who", link: "who" };
    if (clauseNext && lastOf(context)?.tag === "verb" && !nounNext) return { tag: "that" };
  }
  if (own.tag === "who" && low === "where") return { tag: "conj", link: "when" };
  if (own.tag === "to") {
    const verb = verbForm(next_low, table);
    const isVerbNext = (verb?.form === "base" || next.has("Infinitive")) && !next.has("Determiner");
    const nounOnly = nounForm(next_low, table).noun !== null && !next.has("Verb");
    return isVerbNext && !nounOnly ? { tag: "to", link: "to" } : { tag: "prep" };
  }
  if (own.tag === "aux" && verbForm(low, table) !== null && /s$|^(?:do|need|keep|start|begin|get)$/u.test(low)) {
    const verb = verbForm(low, table);
    const takesVerb =
      next.has("Gerund") ||
      next.has("PastTense") ||
      (low.startsWith("do") && next.has("Infinitive")) ||
      low.endsWith("to");
    if (!takesVerb && verb !== null && next_low !== "not")
      return { tag: "verb", base: verb.base, verb: verb.entry, form: verb.form };
  }
  if (own.tag === "conj" && own.link === "as" && low === "like") return { tag: "prep", link: null };
  return { tag: own.tag, link: own.link };
}
