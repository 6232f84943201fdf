import type { Word } from "#lib/planning/coverage/syntax/analyse.ts";
import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import { bearerOf } from "#lib/planning/meaning/first-names.ts";
import { asOpener } from "./english-titles.ts";
import { nounForm } from "./english-forms.ts";
import { isNominal } from "./phrase.ts";
import { baseRel } from "./tree.ts";

/** Who does what in English sentences that open with something else, in titles and in passives. */

const below = (words: readonly Word[], at: number, rel: RegExp): number =>
  words.findIndex(({ head, rel: own }) => head === at && rel.test(own));
const isUnderWay = ({ upos, text }: Word): boolean => upos === "VERB" && /..ing$/u.test(text);
const isMark = (word: Word | undefined): boolean => word !== undefined && /^[,:;–—-]$/u.test(word.text);

const isBeing = (words: readonly Word[], at: number, table: LanguageTable): boolean => {
  const word = words[at];
  if (word === undefined || !isNominal(word)) return false;
  const kind = nounForm(word.text.toLowerCase(), table).noun?.kind ?? "";
  const isCalled = /^\p{Lu}/u.test(word.text) && bearerOf(word.text, "en") !== null;
  return isCalled || ["person", "animal", "group"].includes(kind);
};

/** `Coco the canary`: a name and what its bearer is are one, and the bearer is what the noun says. */
export function callBeing(words: Word[], at: number, table: LanguageTable): void {
  const [name, article, next] = [words[at - 2], words[at - 1], words[at]];
  if (next === undefined || article?.text.toLowerCase() !== "the" || name === undefined) return;
  const isName = /^\p{Lu}\p{Ll}/u.test(name.text) && (name.upos === "PROPN" || bearerOf(name.text, "en") !== null);
  const opens = at === 2 || words[at - 3]?.upos === "PUNCT" || words[at - 3]?.upos === "CCONJ";
  const isTied = next.head === at - 2 || name.head === at || next.head === name.head;
  if (!isName || !opens || !isTied || article.head !== at || !isBeing(words, at, table) || !isNominal(next)) return;
  if (next.head === at - 2) Object.assign(next, { head: name.head, rel: name.rel });
  for (const word of words) if (word.head === at - 2) word.head = at;
  Object.assign(name, { head: at, rel: "compound", upos: "PROPN" });
}

/** `too tired to go on, the hiker sits down`, `autumn: a man raking leaves`: what is told stands behind the mark. */
function tellBehindMark(words: Word[], table: LanguageTable): void {
  const root = words.findIndex(({ head }) => head < 0);
  const top = words[root];
  if (top === undefined || top.upos === "AUX" || below(words, root, /^(?:nsubj|cop|expl|aux)/u) >= 0) return;
  // `Tom, the dog and the cat sit down`: who is named takes part.
  if (isBeing(words, root, table)) return;
  const mark = words.findIndex((word, at) => at > root && isMark(word));
  if (mark < 0 || top.upos === "VERB") return;
  const verb = words.findIndex(
    (word, at) =>
      at > mark &&
      word.head === root &&
      (word.upos === "VERB" || isNominal(word)) &&
      /^(?:parataxis|advcl|ccomp|appos|acl|conj)$/u.test(baseRel(word)) &&
      (below(words, at, /^nsubj/u) > mark || (isNominal(word) && below(words, at, /^acl$/u) > at)),
  );
  const told = words[verb];
  if (told === undefined || words[mark + 1]?.text.toLowerCase() === "and") return;
  Object.assign(told, { head: -1, rel: "root" });
  for (const [place, word] of words.entries()) if (word.head === root && place > mark) word.head = verb;
  const doing = isNominal(told) ? below(words, verb, /^acl$/u) : verb;
  asOpener(words, root, doing < 0 ? verb : doing);
}

/** `one by one, the ducklings jump`: of several who seem to do it, who stands next to the verb does. */
function keepNearest(words: Word[], verb: number, table: LanguageTable): void {
  const doers = words.flatMap(({ head, rel }, at) =>
    head === verb && rel.startsWith("nsubj") && at < verb ? [at] : [],
  );
  const last = doers.at(-1);
  if (last === undefined || doers.length < 2) return;
  for (const at of doers.slice(0, -1)) {
    if (!words.slice(at, last).some(isMark)) continue;
    const first = Math.min(at, ...words.flatMap(({ head }, place) => (head === at ? [place] : [])));
    const tie = words[first - 1];
    // `down the steep street, a pumpkin rolls`
    const isTie =
      tie?.head === verb && Object.values(table.grammar.prep).some((list) => list.includes(tie.text.toLowerCase()));
    if (isTie && tie !== undefined) Object.assign(tie, { head: at, rel: "case", upos: "ADP" });
    if (isTie || !isBeing(words, at, table)) asOpener(words, at, verb);
  }
}

/** `is fed milk from a bottle by Sophie`: who does it hangs on the verb, however far behind it stands. */
function findAgent(words: Word[], verb: number, table: LanguageTable): void {
  const isDone = (at: number) => below(words, at, /^(?:aux:pass|nsubj:pass)$/u) >= 0;
  const { head, rel, text } = words[verb] as Word;
  // `is handcuffed and led away by two officers`
  const isPassive = isDone(verb) || (rel === "conj" && isDone(head) && !/(?:s|ing)$/u.test(text));
  if (!isPassive || below(words, verb, /^obl:agent$/u) >= 0) return;
  const by = words.findIndex(
    ({ text, rel, head }, at) => at > verb && text === "by" && rel === "case" && isBeing(words, head, table),
  );
  const agent = words[words[by]?.head ?? -1];
  if (agent === undefined || !/^(?:nmod|obl)$/u.test(agent.rel)) return;
  // `a portrait by the painter`: only what hangs on this verb.
  for (let above = agent.head, steps = 0; above !== verb; above = words[above]?.head ?? -1, steps++)
    if (above < 0 || steps > 3 || words[above]?.upos === "VERB") return;
  Object.assign(agent, { head: verb, rel: "obl:agent" });
}

/** `a thief caught by a policeman`: in a title what was done is what is told, where it has somebody or something that does it. */
function tellDone(words: Word[]): void {
  const root = words.findIndex(({ head }) => head < 0);
  const top = words[root];
  if (top === undefined || !isNominal(top) || words.some((word) => isUnderWay(word) && word.head === root)) return;
  if (below(words, root, /^(?:nsubj|cop|expl|aux)/u) >= 0) return;
  const verb = words.findIndex(
    ({ head, rel, upos }, at) => head === root && rel === "acl" && upos === "VERB" && at > root,
  );
  const by = words.findIndex(({ text, rel }, at) => at > verb && text === "by" && rel === "case");
  const agent = words[words[by]?.head ?? -1];
  const done = words[verb];
  if (done === undefined || agent === undefined || agent.head !== verb || !agent.rel.startsWith("obl")) return;
  Object.assign(agent, { rel: "obl:agent" });
  Object.assign(done, { head: -1, rel: "root" });
  Object.assign(top, { head: verb, rel: "nsubj:pass" });
  for (const [at, word] of words.entries()) if (word.head === root && at > verb) word.head = verb;
}

/** `has her hair cut by a barber`: what one has done is done to them. */
function haveDone(words: Word[]): void {
  const has = words.findIndex(({ upos, head, text }) => upos !== "AUX" && head < 0 && having.has(text.toLowerCase()));
  const owner = below(words, has, /^nsubj/u);
  const thing = below(words, has, /^obj$/u);
  const done = words.findIndex(
    ({ head, rel, upos, feats }, at) =>
      at > thing &&
      upos === "VERB" &&
      feats.VerbForm === "Part" &&
      feats.Tense !== "Pres" &&
      /^(?:xcomp|ccomp|acl|amod)$/u.test(rel) &&
      (head === has || head === thing),
  );
  const [top, verb] = [words[has], words[done]];
  // `has a friend named Tom`: what is not theirs and done by nobody only is so.
  const isTheirs = below(words, thing, /^nmod:poss$/u) >= 0 || below(words, done, /^obl:agent$/u) >= 0;
  if (!isTheirs) return;
  if (
    top === undefined ||
    verb === undefined ||
    owner < 0 ||
    thing < 0 ||
    below(words, done, /^(?:mark|obj|nsubj)$/u) >= 0
  )
    return;
  for (const [at, word] of words.entries()) if (word.head === has && at !== done) word.head = done;
  Object.assign(verb, { head: -1, rel: "root" });
  Object.assign(words[thing] as Word, { rel: "nsubj:pass", head: done });
  Object.assign(words[owner] as Word, { rel: "obl" });
  Object.assign(top, { head: done, rel: "aux:pass", upos: "AUX" });
}
const having: ReadonlySet<string> = new Set(["has", "have", "had", "having", "gets", "get", "got"]);

/** `a child lets go and it drifts away`: what looks like a part of the first name is what the first one does. */
function partTwo(words: Word[], last: number): void {
  const doers = words.flatMap(({ head, rel }, at) =>
    head === last && rel.startsWith("nsubj") && at < last ? [at] : [],
  );
  const [first = -1, second = -1] = doers;
  const tie = words.findIndex(({ upos }, at) => at > first && at < second && upos === "CCONJ");
  const verb = words.findIndex(
    ({ head, rel, upos, text }, at) =>
      head === first && rel === "acl" && upos === "VERB" && at < tie && /[^s]s$/u.test(text),
  );
  const [doer, does, then] = [words[first], words[verb], words[last]];
  if (doer === undefined || does === undefined || then === undefined || tie < 0) return;
  Object.assign(does, { head: then.head, rel: then.rel });
  Object.assign(doer, { head: verb, rel: "nsubj" });
  Object.assign(then, { head: verb, rel: "conj" });
  Object.assign(words[tie] as Word, { head: last, rel: "cc" });
}

/** `runs away from a dog`: whom one runs away from stands by the verb. */
function hangOnVerb(words: Word[], at: number): void {
  const word = words[at] as Word;
  const way = words[word.head];
  if (word.rel === "obl" && way?.upos === "ADV" && way.rel === "advmod" && words[way.head]?.upos === "VERB")
    word.head = way.head;
}

/** `Caught on the roof, the burglar …`: what was done before by nobody tells how somebody is. */
function openDone(words: Word[]): void {
  const [first] = words;
  if (first?.upos !== "VERB" || first.rel !== "advcl" || /(?:ing|[^s]s)$/u.test(first.text)) return;
  if (below(words, 0, /^(?:nsubj|obj|obl:agent|mark)/u) < 0) Object.assign(first, { upos: "ADJ", rel: "discourse" });
}

/** `tears open an envelope`: what stands before an article is no part of what the article opens. */
function openBeforeArticle(words: Word[], at: number): void {
  const [verb, word, article] = [words[at - 1], words[at], words[at + 1]];
  if (verb?.upos !== "VERB" || word?.upos !== "ADJ" || article?.upos !== "DET") return;
  if (word.head === article.head && word.head > at && words[word.head]?.head === at - 1)
    Object.assign(word, { head: at - 1, rel: "xcomp" });
}

/** `tossing a pancake high into the air`: what seems to be how somebody is says how it is thrown. */
function throwHigh(words: Word[], at: number): void {
  const word = words[at] as Word;
  const verb = words[word.head];
  if (!/^(?:ADJ|ADV)$/u.test(word.upos) || !/^(?:advcl|xcomp|ccomp)$/u.test(word.rel) || verb?.upos !== "VERB") return;
  const thing = below(words, at, /^nsubj$/u);
  if (thing < 0 || thing < word.head || thing > at || below(words, at, /^(?:cop|mark)$/u) >= 0) return;
  if (below(words, word.head, /^obj$/u) >= 0) return;
  Object.assign(words[thing] as Word, { head: word.head, rel: "obj" });
  for (const each of words) if (each.head === at) each.head = word.head;
  Object.assign(word, { rel: "advmod", upos: "ADV" });
}

/** Gives every verb of an English sentence who does it. */
export function findDoers(words: Word[], table: LanguageTable): void {
  for (const at of words.keys()) {
    openBeforeArticle(words, at);
    throwHigh(words, at);
  }
  tellBehindMark(words, table);
  tellDone(words);
  haveDone(words);
  openDone(words);
  for (const [at, { upos }] of words.entries()) {
    hangOnVerb(words, at);
    if (upos !== "VERB" && upos !== "NOUN") continue;
    if (upos === "VERB") partTwo(words, at);
    keepNearest(words, at, table);
    if (upos === "VERB") findAgent(words, at, table);
  }
}
