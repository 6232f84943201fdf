import { add, best, hashOf, mix, newFeatures, score, type Features, type LinearModel } from "./linear-model.ts";
import { fineTag, type Tagged } from "./tag.ts";

export interface Parser {
  transitions: LinearModel;
  labels: LinearModel;
  rels: readonly string[];
}

/** What the features read of each word of a sentence, as numbers; the last entry stands for no word. */
export interface Clues {
  length: number;
  word: Uint32Array;
  suffix: Uint32Array;
  upos: Uint32Array;
  tag: Uint32Array;
  agreement: Uint32Array;
  known: Uint32Array;
  /** How many commas, and how many finite verbs, stand before a word. */
  commas: Uint32Array;
  finite: Uint32Array;
}

const comma = /^[,،、，;:—–-]$/u;

/** Without `lexical`, words are only seen through their tags: for sentences of a related language. */
export function cluesOf(texts: readonly string[], tagged: readonly Tagged[], lexical = true): Clues {
  const length = tagged.length;
  const numbers = () => new Uint32Array(length + 1);
  const clues: Clues = {
    length,
    word: numbers(),
    suffix: numbers(),
    upos: numbers(),
    tag: numbers(),
    agreement: numbers(),
    known: numbers(),
    commas: numbers(),
    finite: numbers(),
  };
  for (const [at, word] of tagged.entries()) {
    const closed = /^\p{P}+$/u.test(texts[at] as string);
    clues.word[at] = lexical || closed ? word.form.whole : 0;
    clues.suffix[at] = lexical ? (word.form.suffixes[2] as number) : 0;
    clues.upos[at] = word.upos + 2;
    clues.tag[at] = fineTag(word);
    clues.agreement[at] = hashOf(`${word.feats.Number}${word.feats.Person}${word.feats.Gender}`);
    clues.known[at] = lexical ? word.form.known : 0;
    clues.commas[at + 1] = (clues.commas[at] as number) + (comma.test(texts[at] as string) ? 1 : 0);
    clues.finite[at + 1] = (clues.finite[at] as number) + (word.feats.VerbForm === "Fin" ? 1 : 0);
  }
  for (const list of [clues.word, clues.suffix, clues.upos, clues.tag, clues.agreement, clues.known]) list[length] = 1;
  return clues;
}

/** The moves of an arc-hybrid parser: `left` hangs the stack's top on the next word, `right` on the word below it. */
export const shift = 0;
export const left = 1;
export const right = 2;

/** Where a parse stands. `none` (the length of the sentence) stands for no word. */
export interface State {
  clues: Clues;
  stack: number[];
  next: number;
  heads: Int32Array;
  /** The outermost dependents and those next to them, and how many there are, on each side. */
  leftmost: Uint32Array;
  left2: Uint32Array;
  rightmost: Uint32Array;
  right2: Uint32Array;
  lefts: Uint8Array;
  rights: Uint8Array;
}

export function newState(clues: Clues): State {
  const size = clues.length + 1;
  const words = () => new Uint32Array(size).fill(clues.length);
  return {
    clues,
    stack: [],
    next: 0,
    heads: new Int32Array(size).fill(-1),
    leftmost: words(),
    left2: words(),
    rightmost: words(),
    right2: words(),
    lefts: new Uint8Array(size),
    rights: new Uint8Array(size),
  };
}

export function legal(state: State, move: number): boolean {
  const rest = state.next < state.clues.length;
  if (move === shift) return rest;
  return move === left ? rest && state.stack.length > 0 : state.stack.length > 1;
}

export const done = (state: State) => state.next >= state.clues.length && state.stack.length <= 1;

export function apply(state: State, move: number): void {
  const { stack } = state;
  if (move === shift) {
    stack.push(state.next++);
    return;
  }
  const word = stack.pop() as number;
  const head = move === left ? state.next : (stack.at(-1) as number);
  state.heads[word] = head;
  // Dependents come from the inside to the outside.
  const [outer, second, counts] =
    move === left ? [state.leftmost, state.left2, state.lefts] : [state.rightmost, state.right2, state.rights];
  second[head] = outer[head] as number;
  outer[head] = word;
  counts[head] = Math.min((counts[head] as number) + 1, 250);
}

const few = (count: number, most: number) => Math.min(count, most) + 1;

function distance(from: number, to: number, none: number): number {
  if (from === none || to === none) return 1;
  const words = Math.abs(to - from);
  return 2 + (words < 5 ? words : words < 8 ? 5 : words < 12 ? 6 : 7);
}

/** Adds a feature of words; one that lacks its word (hidden, of another language) is left out. */
function addWords(features: Features, number: number, a: number, b: number, c = 0): void {
  if (a !== 0 && b !== 0) add(features, number, a, b, c);
}

export function transitionFeatures(features: Features, state: State): void {
  const { clues, stack, next } = state;
  const none = clues.length;
  const { word, upos, tag, agreement, known, suffix } = clues;
  const s0 = stack.at(-1) ?? none;
  const s1 = stack.at(-2) ?? none;
  const s2 = stack.at(-3) ?? none;
  const b0 = Math.min(next, none);
  const b1 = Math.min(next + 1, none);
  const b2 = Math.min(next + 2, none);
  const at = (list: Uint32Array, index: number) => list[index] as number;
  const [s0l, s0r, s1l, s1r, b0l] = [
    at(state.leftmost, s0),
    at(state.rightmost, s0),
    at(state.leftmost, s1),
    at(state.rightmost, s1),
    at(state.leftmost, b0),
  ];
  const [ts0, ts1, ts2, tb0, tb1, tb2] = [at(tag, s0), at(tag, s1), at(tag, s2), at(tag, b0), at(tag, b1), at(tag, b2)];
  const [us0, us1, us2, ub0, ub1] = [at(upos, s0), at(upos, s1), at(upos, s2), at(upos, b0), at(upos, b1)];
  const [ws0, ws1, wb0, wb1] = [at(word, s0), at(word, s1), at(word, b0), at(word, b1)];
  const near = distance(s0, b0, none);
  const below = distance(s1, s0, none);
  features.count = 0;
  let number = 100;
  const put = (a: number, b = 0, c = 0) => add(features, number++, a, b, c);
  const putWords = (a: number, b: number, c = 0) => addWords(features, number++, a, b, c);
  put(ts0);
  put(ts1);
  put(tb0);
  put(ts0, tb0);
  put(ts1, ts0);
  put(tb0, tb1);
  put(ts1, ts0, tb0);
  put(ts0, tb0, tb1);
  put(ts2, ts1, ts0);
  put(tb0, tb1, tb2);
  put(us0, ub0, near);
  put(us1, us0, below);
  put(mix(us1, us0), ub0, ub1);
  put(mix(us2, us1), us0, ub0);
  putWords(ws0, ts0);
  putWords(ws1, ts1);
  putWords(wb0, tb0);
  putWords(wb1, tb1);
  putWords(at(word, b2), 1);
  putWords(at(word, s2), 1);
  putWords(ws0, wb0);
  putWords(ws1, ws0);
  putWords(ws0, tb0);
  putWords(wb0, ts0);
  putWords(ws1, ts0);
  putWords(ws0, ts1);
  putWords(ws0, tb0, tb1);
  putWords(wb0, ts0, ts1);
  putWords(ws1, ts0, tb0);
  putWords(ws0, ts1, tb0);
  putWords(wb0, wb1);
  putWords(wb1, ts0, tb0);
  putWords(at(suffix, s0), tb0, ts1);
  putWords(at(suffix, b0), ts0);
  putWords(at(known, s0), at(known, b0), mix(us0, ub0));
  putWords(at(known, s1), at(known, s0), mix(us1, us0));
  // What hangs on them already.
  put(ts0, at(tag, s0l), tb0);
  put(ts0, at(tag, s0r), tb0);
  put(ts1, at(tag, s1r), ts0);
  put(ts1, at(tag, s1l), ts0);
  put(ts0, tb0, at(tag, b0l));
  put(ts1, ts0, at(tag, s0l));
  put(ts1, ts0, at(tag, s0r));
  put(us0, at(upos, s0l), at(upos, at(state.left2, s0)));
  put(us0, at(upos, s0r), at(upos, at(state.right2, s0)));
  put(us1, at(upos, s1r), at(upos, at(state.right2, s1)));
  put(ub0, at(upos, b0l), at(upos, at(state.left2, b0)));
  putWords(at(word, s0l), ts0, tb0);
  putWords(at(word, s0r), ts0, tb0);
  putWords(at(word, s1l), ts1, ts0);
  putWords(at(word, s1r), ts1, ts0);
  putWords(at(word, b0l), tb0, ts0);
  putWords(at(word, s0l), ts0, ts1);
  putWords(at(word, at(state.left2, s0)), ts0, ts1);
  put(us0, few(at0(state.lefts, s0), 3), few(at0(state.rights, s0), 3));
  put(us1, few(at0(state.lefts, s1), 3), mix(few(at0(state.rights, s1), 3), us0));
  put(ub0, few(at0(state.lefts, b0), 3), us0);
  // Agreement of what may be a subject with what may be its verb, or of an adjective with its noun.
  put(mix(us0, ub0), at(agreement, s0), at(agreement, b0));
  put(mix(us1, us0), at(agreement, s1), at(agreement, s0));
  // Commas between, and what is still to come.
  const commas = (from: number, to: number) => few((clues.commas[to] as number) - (clues.commas[from] as number), 2);
  const finite = (from: number, to: number) => few((clues.finite[to] as number) - (clues.finite[from] as number), 2);
  const end = clues.length;
  put(us0, ub0, s0 === none ? 4 : commas(s0, b0));
  put(us1, us0, s1 === none ? 4 : commas(s1, s0));
  put(mix(us1, us0), ub0, s1 === none ? 4 : commas(s1, b0));
  put(ts1, ts0, mix(finite(b0, end), few(end - b0, 2)));
  put(ts0, tb0, finite(Math.min(b0 + 1, end), end));
  put(ts0, few(stack.length, 4), few(end - b0, 3));
  put(ts1, ts0, few(stack.length, 4));
  putWords(at(word, at(state.leftmost, s1)), at(word, s0l), mix(us1, us0));
  put(mix(ts1, at(tag, s1l)), mix(ts0, at(tag, s0l)), ub0);
  // Whether what a conjunction or a comma joins is alike.
  const alike = (a: number, b: number) =>
    (at(tag, a) === at(tag, b) ? 4 : 0) + (at(suffix, a) === at(suffix, b) ? 2 : 1);
  put(mix(ts1, ts0), tb0, at(tag, b0l));
  putWords(at(word, b0l), mix(us1, us0), ub0);
  putWords(at(word, b0l), mix(alike(s0, b0), alike(s1, b0) + 8), mix(us0, ub0));
  put(mix(alike(s0, b0), us0), mix(alike(s1, b0), us1), ub0);
  put(mix(us1, at(upos, s0l)), us0, mix(ub0, s1 === none ? 4 : commas(s1, s0)));
}

const at0 = (list: Uint8Array, index: number) => list[index] as number;

/** Each word's dependents, in the order of the sentence. */
export function dependentsOf(heads: Int32Array, length: number): number[][] {
  const lists: number[][] = Array.from({ length }, () => []);
  for (let index = 0; index < length; index++) lists[heads[index] as number]?.push(index);
  return lists;
}

/** What tells how a word depends on its head: both, what hangs on them, and the labels given so far. */
export function labelFeatures(
  features: Features,
  clues: Clues,
  heads: Int32Array,
  dependents: readonly (readonly number[])[],
  labels: Int32Array,
  at: number,
): void {
  const none = clues.length;
  const { word, upos, tag, suffix, known, agreement } = clues;
  const of = (list: Uint32Array, index: number | undefined) => list[index ?? none] as number;
  const head = (heads[at] as number) < 0 ? none : (heads[at] as number);
  const siblings = dependents[head] ?? [];
  const place = siblings.indexOf(at);
  const own = dependents[at] ?? [];
  const before = siblings[place - 1];
  const after = siblings[place + 1];
  const label = (index: number | undefined) => (index === undefined ? 1 : (labels[index] as number) + 3);
  const [td, th, ud, uh, wd, wh] = [
    of(tag, at),
    of(tag, head),
    of(upos, at),
    of(upos, head),
    of(word, at),
    of(word, head),
  ];
  const side = head === none ? 3 : at < head ? 1 : 2;
  const far = distance(at, head, none) * 4 + side;
  const first = own.find((child) => child < at);
  const second = own.find((child) => child < at && child !== first);
  const last = own.at(-1);
  const marker = own.find(
    (child) => child < at && (clues.upos[child] === 3 || clues.upos[child] === 15 || clues.upos[child] === 6),
  );
  const grand = head === none || (heads[head] as number) < 0 ? none : (heads[head] as number);
  let given = 1;
  for (const sibling of siblings) if (sibling < at) given = mix(given, (labels[sibling] as number) + 2);
  const subjects = siblings.filter(
    (sibling) => sibling !== at && (upos[sibling] === 9 || upos[sibling] === 12 || upos[sibling] === 13),
  );
  features.count = 0;
  let number = 300;
  const put = (a: number, b = 0, c = 0) => add(features, number++, a, b, c);
  const putWords = (a: number, b: number, c = 0) => addWords(features, number++, a, b, c);
  put(td, side);
  put(th, side);
  put(td, th, side);
  put(ud, uh, far);
  put(td, th, far);
  putWords(wd, side, ud);
  putWords(wh, side, ud);
  putWords(wd, th, side);
  putWords(wh, td, side);
  putWords(wd, wh, side);
  putWords(of(suffix, at), th, side);
  putWords(of(suffix, head), td, side);
  putWords(of(known, at), of(known, head), mix(mix(ud, uh), side));
  // What hangs on the word itself.
  put(td, of(tag, first), mix(th, side));
  put(td, of(tag, last), mix(th, side));
  putWords(of(word, first), td, mix(th, side));
  putWords(of(word, second), td, mix(th, side));
  putWords(of(word, last), td, mix(uh, side));
  putWords(of(word, marker), ud, mix(uh, side));
  putWords(of(word, marker), wh, side);
  putWords(of(word, marker), wd, side);
  put(ud, few(own.length, 4), mix(uh, side));
  put(ud, of(upos, first), mix(of(upos, last), mix(uh, side)));
  // Its neighbours in the sentence.
  put(td, at > 0 ? of(tag, at - 1) : 1, mix(th, side));
  put(td, of(tag, at + 1), mix(th, side));
  putWords(at > 0 ? of(word, at - 1) : 1, td, mix(th, side));
  putWords(of(word, at + 1), td, mix(th, side));
  // Its siblings, and the labels given already.
  put(ud, mix(label(head), uh), side);
  put(td, mix(label(head), th), side);
  put(ud, uh, mix(of(tag, before), of(tag, after)));
  put(mix(ud, side), uh, mix(label(before), of(upos, after)));
  put(mix(td, side), th, given);
  put(mix(ud, side), uh, mix(given, label(head)));
  put(mix(ud, side), few(place, 4), few(siblings.length - place, 4));
  put(mix(td, side), th, few(subjects.length, 3) + (subjects.some((sibling) => sibling < at) ? 8 : 0));
  put(mix(ud, uh), of(agreement, at), of(agreement, head));
  put(mix(ud, uh), mix(of(upos, grand), label(head)), side);
  putWords(
    of(
      word,
      siblings.find((sibling) => upos[sibling] === 5),
    ),
    td,
    mix(th, side),
  );
  put(
    td,
    mix(th, side),
    few((clues.commas[Math.max(at, head)] as number) - (clues.commas[Math.min(at, head)] as number), 2),
  );
  putWords(
    of(
      word,
      siblings.find((sibling) => upos[sibling] === 5),
    ),
    wd,
    mix(wh, side),
  );
}

/** Visits the words of a tree from the root down, so that a head's label is known before those of its dependents. */
export function topDown(root: number, dependents: readonly (readonly number[])[]): number[] {
  const order = [root];
  for (const word of order) order.push(...(dependents[word] ?? []));
  return order;
}

/** Each word's head (-1 for the root) and label: one tree, whatever the words. */
export function parse(
  texts: readonly string[],
  tagged: readonly Tagged[],
  parser: Parser,
): { head: number; rel: string }[] {
  const clues = cluesOf(texts, tagged);
  const state = newState(clues);
  const features = newFeatures();
  const scores = new Float64Array(Math.max(3, parser.rels.length));
  while (!done(state)) {
    transitionFeatures(features, state);
    score(parser.transitions, features, scores);
    for (const move of [shift, left, right]) if (!legal(state, move)) scores[move] = -Infinity;
    apply(state, best(scores, 0, 3));
  }
  const dependents = dependentsOf(state.heads, clues.length);
  const labels = new Int32Array(clues.length + 1).fill(-1);
  const root = parser.rels.indexOf("root");
  for (const at of topDown(state.stack[0] ?? 0, dependents)) {
    labelFeatures(features, clues, state.heads, dependents, labels, at);
    score(parser.labels, features, scores);
    // Only the top of a tree is its root.
    scores[root] = -Infinity;
    labels[at] = at === state.stack[0] ? root : best(scores, 0, parser.rels.length);
  }
  return tagged.map((_, at) => ({ head: state.heads[at] as number, rel: parser.rels[labels[at] as number] ?? "dep" }));
}
