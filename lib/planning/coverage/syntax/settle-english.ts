import type { Lexicon, Upos } from "./tag.ts";

/** One word as the tagger took it; `doubt` is how much better its tag was than a verb's, as a share. */
export interface Guess {
  text: string;
  upos: Upos;
  doubt: number;
}

const one = new Set("a an one every each another".split(" "));
const opensNames = new Set(
  "a an the one two three four five six several many some his her my our their your its".split(" "),
);
const opensClauses = new Set("while when as because until before after if that where once".split(" "));
const manyOnes = new Set("people children men women police mice geese fish sheep they we you i".split(" "));

const nominal = new Set<Upos>(["NOUN", "PROPN"]);
/** Tags with which a name goes on. */
const named = new Set<Upos>(["NOUN", "PROPN", "ADJ", "NUM", "PART"]);
/** How much better a noun may have been than the verb where a clause would have no verb at all. */
const mostDoubt = 0.8;

const endsInS = (word: string) => /[^s'’]s$/u.test(word);
const isParticiple = (word: string) => /..(?:ed|ing)$/u.test(word);

/** Whether a word behind this one can be what it does: `cup falls`, `men play`. */
function agrees(subject: string, verb: string, joined: boolean): boolean {
  const several = joined || manyOnes.has(subject) || endsInS(subject);
  return endsInS(verb) ? !several : several && !isParticiple(verb);
}

/** `a retired teacher rakes`: behind `a` no name ends in a plural, so the word in -s is what it does. */
function behindOne(guesses: readonly Guess[], start: number, lexicon: Lexicon): number | null {
  for (let at = start + 1; at < guesses.length; at++) {
    const { text, upos } = guesses[at] as Guess;
    const before = guesses[at - 1] as Guess;
    const isNamed = at - 1 > start && (nominal.has(before.upos) || lexicon.isNoun(before.text));
    if (upos === "VERB" && !isParticiple(text)) return null;
    if (isNamed && endsInS(text) && !endsInS(before.text) && lexicon.isDeed(text)) return named.has(upos) ? at : null;
    if (!named.has(upos) && !(upos === "VERB" && isParticiple(text))) return null;
  }
  return null;
}

/** Where the clauses of a sentence begin: at words that tie, behind marks. */
function clausesIn(guesses: readonly Guess[]): [number, number][] {
  const starts = guesses.flatMap(({ text, upos }, at) => {
    if (at === 0) return [0];
    if (/^[,;:]$/u.test(text)) return [at + 1];
    const isTie = upos === "SCONJ" || (opensClauses.has(text) && opensNames.has(guesses[at + 1]?.text ?? ""));
    return isTie ? [at] : [];
  });
  return starts.map((start, index): [number, number] => [start, starts[index + 1] ?? guesses.length]);
}

/** Of a clause in which nothing is told, the word that its place makes a verb. */
function verbOfClause(guesses: readonly Guess[], [start, end]: [number, number], lexicon: Lexicon): number | null {
  const isTold = ({ text, upos }: Guess) => upos === "AUX" || (upos === "VERB" && !/..ing$/u.test(text));
  const isTied = opensClauses.has(guesses[start]?.text ?? "");
  const first = start + (isTied ? 1 : 0);
  if (guesses.slice(start, end).some(isTold) || !opensNames.has(guesses[first]?.text ?? "")) return null;
  // Of `a pot of soup boils` the pot does it.
  let subject: string | null = null;
  for (let at = first + 2; at < end; at++) {
    const [before, word, next] = [guesses[at - 1] as Guess, guesses[at] as Guess, guesses[at + 1]];
    if (word.upos === "ADP") subject ??= before.text;
    // `the judge and the clerk whisper`
    const joined = guesses.slice(first, at).some(({ text }) => text === "and");
    const isSubject = nominal.has(before.upos) || lexicon.isNoun(before.text);
    // `the cat and the dog fight.`: with two before it, what stands last is what they do.
    const isLast = joined && !lexicon.isNoun(`${before.text} ${word.text}`);
    const goesOn = isTied || isLast || (next !== undefined && next.upos !== "PUNCT" && !nominal.has(next.upos));
    const isDeed =
      lexicon.isDeed(word.text) && agrees(subject ?? before.text, word.text, joined) && word.doubt < mostDoubt;
    if (isSubject && isDeed && goesOn && next?.text !== "of") return at;
  }
  return null;
}

/**
 * What words of an English sentence must be by their place, where the tagger looked more at the word than at its place:
 * the place of each with its tag.
 */
export function settledEnglish(written: readonly Guess[], lexicon: Lexicon): Map<number, Upos> {
  const guesses = written.map((guess) => ({ ...guess, text: guess.text.toLowerCase() }));
  const settled = new Map<number, Upos>();
  const settle = (at: number | null, upos: Upos) => {
    if (at === null || guesses[at]?.upos === upos) return;
    settled.set(at, upos);
    (guesses[at] as Guess).upos = upos;
  };
  for (const [at, { text, upos }] of guesses.entries()) {
    const [before, next] = [guesses[at - 1], guesses[at + 1]];
    // `two retired men`: between a number or an article and a noun stands how the noun is.
    const isOpened = before !== undefined && opensNames.has(before.text) && before.upos !== "PRON";
    if (upos === "VERB" && isParticiple(text) && isOpened && next !== undefined && lexicon.isNoun(next.text))
      settle(at, "ADJ");
    // `a chimney sweep climbs`: two words that are one name.
    if (!nominal.has(upos) && before !== undefined && lexicon.isNoun(`${before.text} ${text}`)) settle(at, "NOUN");
    // `wet leaves`: behind how it is stands what it is.
    if (upos === "VERB" && endsInS(text) && (before?.upos === "ADJ" || before?.upos === "DET") && lexicon.isNoun(text))
      settle(at, "NOUN");
    // `wakes up, stretches and opens`: between two deeds of one doer stands a third.
    const isListed = /^(?:,|and)$/u.test(before?.text ?? "") && next?.text === "and" && endsInS(text);
    // `drops and shatters`: a word that is no noun anywhere.
    if (before?.text === "and" && upos === "NOUN" && endsInS(text) && lexicon.isDeed(text) && !lexicon.isNoun(text))
      settle(at, "VERB");
    if (isListed && guesses[at + 2]?.upos === "VERB" && endsInS(guesses[at + 2]?.text ?? "") && lexicon.isDeed(text))
      settle(at, "VERB");
    // `the tailor squints and threads a needle`: two deeds of one doer, the second with what it is done to.
    const [third, fourth] = [guesses[at + 2], guesses[at + 3]];
    const isPair = next?.text === "and" && third !== undefined && opensNames.has(fourth?.text ?? "");
    const isDoer = before !== undefined && nominal.has(before.upos) && !endsInS(before.text);
    if (isPair && isDoer && [text, third.text].every((word) => endsInS(word) && lexicon.isDeed(word))) {
      settle(at, "VERB");
      settle(at + 2, "VERB");
    }
    // `the guests dance`: a noun of several names no other noun, so the word behind it is what they do.
    const isSeveral =
      before !== undefined &&
      nominal.has(before.upos) &&
      endsInS(before.text) &&
      lexicon.isNoun(before.text.slice(0, -1));
    const isFree = next === undefined || !nominal.has(next.upos);
    if (upos === "NOUN" && isSeveral && isFree && agrees(before.text, text, false) && lexicon.isDeed(text))
      if (!lexicon.isNoun(`${before.text} ${text}`) && next?.text !== "of") settle(at, "VERB");
    // `high-five`: two words with a hyphen that are one deed, but where an article or how it is leads to them.
    const isLed = before?.upos === "DET" || before?.upos === "ADJ";
    if (text.includes("-") && !isLed && lexicon.isDeed(text) && !text.endsWith("ed")) settle(at, "VERB");
  }
  const [first] = guesses;
  // `Fans on a small grandstand jump`: a sentence has one verb, and it is not its first noun.
  const isLater = guesses.slice(2).some(({ text, upos }) => upos === "VERB" && !isParticiple(text));
  if (first?.upos === "VERB" && endsInS(first.text) && lexicon.isNoun(first.text) && isLater) settle(0, "NOUN");
  // `Cook and maid dance`: two without an article, and what they do.
  const [, tie, other, deed] = guesses;
  if (
    first !== undefined &&
    tie?.text === "and" &&
    other !== undefined &&
    nominal.has(other.upos) &&
    deed !== undefined
  ) {
    if (first.upos === "VERB" && lexicon.isNoun(first.text) && deed.upos === "VERB") settle(0, "NOUN");
    const isDone = lexicon.isDeed(deed.text) && !endsInS(deed.text) && !isParticiple(deed.text);
    if (nominal.has(first.upos) && deed.upos === "NOUN" && isDone) settle(3, "VERB");
  }
  for (const [at, { text }] of guesses.entries()) if (one.has(text)) settle(behindOne(guesses, at, lexicon), "VERB");
  for (const clause of clausesIn(guesses)) settle(verbOfClause(guesses, clause, lexicon), "VERB");
  return settled;
}
