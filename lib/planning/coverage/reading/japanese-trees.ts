import { isCue, type Cues } from "#lib/planning/coverage/cue.ts";
import type { Sentence, Word } from "#lib/planning/coverage/syntax/analyse.ts";
import type { GrammarTable } from "#lib/planning/coverage/table-schema.ts";
import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import { isWornName } from "#lib/planning/looks/seen-on.ts";
import { baseRel } from "./tree.ts";

/**
 * Japanese trees where the particles leave no doubt: what something is done to (`鼻を`) hangs on a verb, whatever the word
 * looks like, and a count behind its noun (`客が二人ベンチに`) is no part of the name that follows.
 */
export function withJapaneseHeads(sentence: Sentence, table: LanguageTable): Sentence {
  const { grammar, nouns } = table;
  const words = sentence.words.map((word) => ({ ...word }));
  const ties = (at: number): string[] =>
    words.flatMap(({ head, rel, text }) => (head === at && rel.startsWith("case") ? [text] : []));
  const objects = grammar.marks["object"] ?? [];
  for (const [at, word] of words.entries()) {
    const isKana = /\p{sc=Hiragana}$/u.test(word.text);
    const isNoun = (word.upos === "NOUN" || word.upos === "ADJ" || word.upos === "ADV") && ties(at).length === 0;
    const hasObject = words.some(
      ({ head }, place) => head === at && place < at && ties(place).some((tie) => objects.includes(tie)),
    );
    // `考え込む`: what ends as only verbs do, and has somebody do it.
    const isDone =
      /\p{sc=Han}/u.test(word.text) && isCue(word.text, grammar.cues.basic_verbs) && nouns.find(word.text) === null;
    const hasDoer = words.some(({ head, rel }) => head === at && rel === "nsubj");
    if (isKana && isNoun && (hasObject || (isDone && hasDoer && word.head < 0)))
      Object.assign(word, { upos: "VERB", feats: {} });
  }
  for (const [at, word] of words.entries()) {
    const [before, next] = [words[at - 1], words[word.head]];
    const isCount = `${word.text}の` in grammar.numbers;
    const isPart = baseRel(word) === "compound" && word.head === at + 1 && next?.upos === "NOUN";
    if (isCount && isPart && before?.upos === "ADP" && next !== undefined && next.head >= 0)
      Object.assign(word, { rel: "advmod", head: next.head } satisfies Partial<Word>);
  }
  giveStems(words, grammar);
  tieToVerbs(words, table);
  nameWorn(words, grammar.cues);
  for (const [at, word] of words.entries())
    if (word.upos === "ADV" && grammar.colours.includes(word.text) && words[at + 1]?.upos === "NOUN")
      Object.assign(word, { upos: "ADJ", rel: "acl", head: at + 1 } satisfies Partial<Word>);
  placeWords(words, grammar.cues);
  rootVerb(words, grammar.cues);
  partScene(words, grammar.cues);
  tiePlaces(words, grammar.cues);
  giveDoer(words, grammar.marks);
  return { ...sentence, words };
}

/** `頭に手ぬぐいをのせて目を閉じる`: what a particle ties to a verb, and a verb itself, are no part of the next noun's name. */
function tieToVerbs(words: Word[], { grammar: { cues }, nouns, verbs }: LanguageTable): void {
  const isVerb = ({ upos }: Word) => upos === "VERB";
  for (const [at, word] of words.entries()) {
    const [above, tie] = [words[word.head], words[at + 1]];
    const isPart = ["compound", "nmod", "obl", "obj"].includes(baseRel(word));
    if (above === undefined || word.head < at || isVerb(above) || above.upos === "ADP") continue;
    if (!isPart || (word.upos !== "NOUN" && word.upos !== "PROPN")) continue;
    const next = words.findIndex((other, place) => place > at && isVerb(other));
    if (cues.formal_nouns.includes(word.text) && next > at) {
      // `入ったまま`: such a noun only ties the clause before it to the next verb.
      const before = words.findLastIndex((other, place) => place < at && isVerb(other));
      if (before >= 0 && words[before]?.head === word.head)
        Object.assign(words[before] as Word, { head: next, rel: "advcl" });
      Object.assign(word, { upos: "SCONJ", rel: "mark", head: before < 0 ? next : before });
    } else if (tie?.upos === "ADP" && tie.head === at && isCue(tie.text, cues.clause_ties) && next > at) {
      Object.assign(word, { head: next, rel: isCue(tie.text, cues.object_ties) ? "obj" : "obl" });
    } else if (baseRel(word) === "compound" && word.head === at + 1 && isCue(word.text, cues.basic_verbs)) {
      // `沈む夕日`: what looks like a verb and is no noun says what the next one does.
      if (nouns.find(word.text) === null && verbs.find(word.text) !== null)
        Object.assign(word, { upos: "VERB", rel: "acl", feats: {} });
    }
  }
  // `白い猫`: a quality right before its noun is part of the name.
  for (const [at, word] of words.entries()) {
    const isAlone = !words.some(({ head }) => head === at);
    if (word.upos === "ADJ" && word.rel === "acl" && word.head === at + 1 && isAlone) word.rel = "amod";
  }
}

/** `寝ころんでいる`: what stands before て and いる as the stem of a verb is one. */
function giveStems(words: Word[], { irregular, cues: { joints, lasting } }: GrammarTable): void {
  for (const [at, word] of words.entries()) {
    const [tie, helper] = [words[at + 1], words[at + 2]];
    if (word.upos === "VERB" || !isCue(tie?.text, joints) || !isCue(helper?.text, lasting)) continue;
    if (tie === undefined || helper === undefined || !(`${word.text}${tie.text}` in irregular)) continue;
    const { head, rel } = helper.head === at + 1 || helper.head === at ? word : helper;
    for (const other of words) if (other.head === at + 2) other.head = at;
    Object.assign(word, { upos: "VERB", head, rel, feats: {} });
    Object.assign(tie, { upos: "SCONJ", rel: "mark", head: at });
    Object.assign(helper, { upos: "VERB", rel: "fixed", head: at + 1 });
  }
}

/** `つなぎの整備士`: what is worn and tied to somebody by の is no verb, though it may look like one. */
function nameWorn(words: Word[], { owner_ties }: Cues): void {
  for (const [at, word] of words.entries()) {
    const [tie, owner] = [words[at + 1], words[at + 2]];
    if (word.upos !== "VERB" || !isCue(tie?.text, owner_ties) || owner?.upos !== "NOUN" || !isWornName(word.text, "ja"))
      continue;
    Object.assign(word, { upos: "NOUN", rel: "nmod", head: at + 2, feats: {} });
    Object.assign(tie as Word, { upos: "ADP", rel: "case", head: at });
    if (words[at - 1]?.upos === "ADJ") Object.assign(words[at - 1] as Word, { rel: "acl", head: at });
  }
}

/** `おばさんが魚の並んだ台の後ろに立つ`: who was given to the verb of a relative clause does what the sentence tells if nobody else does. */
function giveDoer(words: Word[], { subject = [], topic = [] }: Readonly<Record<string, readonly string[]>>): void {
  const root = words.findIndex(({ head }) => head < 0);
  if (words[root]?.upos !== "VERB") return;
  const doers = words.flatMap(({ upos, head }, at) =>
    upos === "ADP" && head === at - 1 && [...subject, ...topic].includes(words[at]?.text ?? "") ? [at - 1] : [],
  );
  const [only] = doers;
  const above = words[words[only ?? -1]?.head ?? -1];
  if (doers.length !== 1 || only === undefined || above?.upos !== "VERB" || !above.rel.startsWith("acl")) return;
  Object.assign(words[only] as Word, { head: root, rel: "nsubj" });
}

/** `雪だるまの横に`: a word of place behind another noun ties it to its verb as a particle does. */
function tiePlaces(words: Word[], { place_words, owner_ties, ties }: Cues): void {
  for (const [at, word] of words.entries()) {
    const [of, noun, tie] = [words[at - 1], words[at - 2], words[at + 1]];
    if (word.upos !== "NOUN" || !isCue(word.text, place_words) || !isCue(of?.text, owner_ties) || tie === undefined)
      continue;
    if (noun === undefined || (noun.upos !== "NOUN" && noun.upos !== "PROPN") || noun.head !== at) continue;
    const isBare = tie.upos === "PUNCT";
    if (!(isBare || isCue(tie.text, ties)) || word.head < 0) continue;
    for (const other of words) if (other.head === at) other.head = at - 2;
    Object.assign(noun, { head: word.head, rel: isCue(tie.text, owner_ties) ? "nmod" : "obl" });
    Object.assign(word, { upos: "ADP", rel: "case", head: at - 2 });
    if (!isBare) Object.assign(tie, { upos: "ADP", rel: "case", head: at - 2 });
  }
}

/** `そばに看護師が立つ`, `前に座る`: a word of place that nothing is tied to by の says where, and names nothing. */
function placeWords(words: Word[], { place_words, owner_ties, owner_words }: Cues): void {
  for (const [at, word] of words.entries()) {
    const isTied =
      isCue(words[at - 1]?.text, owner_ties) || words.some(({ head, rel }) => head === at && rel.startsWith("acl"));
    const isOwned = isCue(words[at - 1]?.text, owner_words);
    if (word.upos !== "NOUN" || !isCue(word.text, place_words) || word.head < 0) continue;
    if (!isTied || isOwned) Object.assign(word, { upos: "ADV", rel: "advmod" });
  }
}

/** `空には入道雲。`: where something is that no verb tells of is no part of its name. */
function partScene(words: Word[], { scene_ties }: Cues): void {
  const root = words.findIndex(({ head }) => head < 0);
  if (words[root]?.upos !== "NOUN") return;
  for (const [at, word] of words.entries()) {
    const isScene = word.head === root && at < root && isCue(words[at + 1]?.text, scene_ties);
    if (isScene || (word.head === root && word.upos === "ADV" && words[at + 1]?.upos === "ADP"))
      Object.assign(word, { rel: "dislocated" } satisfies Partial<Word>);
  }
}

/** `ガレージで、男が寝ている`: a place with its particle at the head of a sentence is where its last verb is done. */
function rootVerb(words: Word[], { scene_ties }: Cues): void {
  const root = words.findIndex(({ head }) => head < 0);
  const [place, tie] = [words[root], words[root + 1]];
  if (place?.upos !== "NOUN" || tie === undefined || !isCue(tie.text, scene_ties)) return;
  const verb = words.findLastIndex(({ upos, head }) => upos === "VERB" && head === root);
  if (verb <= root) return;
  for (const [at, word] of words.entries()) if (word.head === root && at > root + 1 && at !== verb) word.head = verb;
  Object.assign(words[verb] as Word, { head: -1, rel: "root" });
  Object.assign(place, { head: verb, rel: "obl" });
  Object.assign(tie, { upos: "ADP", rel: "case", head: root });
}
