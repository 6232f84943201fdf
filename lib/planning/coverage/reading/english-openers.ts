import type { Word } from "#lib/planning/coverage/syntax/analyse.ts";

/** What opens an English sentence and tells nothing of what is seen: `look,`, `we see`. */

const calls = new Set("look see watch listen hey oh wow ah oops".split(" "));
const viewers = new Set("we you i one".split(" "));
const seeing = new Set("see sees watch watches".split(" "));

const low = ({ text }: Word): string => text.toLowerCase();

/** Puts one word where another stood, and below it all that hung on the other but these. */
function lift(words: Word[], up: number, down: number, kept: readonly number[]): void {
  const [top, old] = [words[up] as Word, words[down] as Word];
  Object.assign(top, { head: old.head, rel: old.rel });
  for (const [at, word] of words.entries()) if (word.head === down && at !== up && !kept.includes(at)) word.head = up;
  Object.assign(old, { head: up, rel: "dep", upos: "X" });
}

/** `Look, a squirrel is stealing nuts`: the call is no deed of whoever is looked at. */
function withoutCall(words: Word[]): void {
  const [call, mark] = words;
  if (call === undefined || !calls.has(low(call)) || !/^[,!]$/u.test(mark?.text ?? "")) return;
  if (call.head < 0) {
    const told = words.findIndex(({ head, upos }, at) => head === 0 && at > 1 && (upos === "VERB" || upos === "AUX"));
    if (told < 0) return;
    lift(words, told, 0, []);
  }
  Object.assign(call, { upos: "INTJ", rel: "discourse" });
}

/** `We see a woman ironing a shirt`: whoever looks on is not in the picture. */
function withoutViewer(words: Word[]): void {
  const sees = words.findIndex((word) => word.head < 0 && word.upos === "VERB" && seeing.has(low(word)));
  const viewer = words.findIndex(
    (word) => word.head === sees && word.rel.startsWith("nsubj") && viewers.has(low(word)),
  );
  const seen = words.findIndex(({ head, rel, upos }) => head === sees && rel === "obj" && upos !== "PRON");
  if (sees < 0 || viewer < 0 || seen < sees) return;
  const does = words.findIndex(
    ({ head, upos, rel }) =>
      upos === "VERB" &&
      ((head === seen && /^(?:acl|amod)/u.test(rel)) || (head === sees && /^(?:xcomp|ccomp|advcl)$/u.test(rel))),
  );
  if (does > seen) {
    for (const word of words)
      if (word.head === sees && word.rel === "obj") Object.assign(word, { head: does, rel: "nsubj" });
    lift(words, does, sees, [viewer]);
  } else {
    for (const word of words) if (word.head === sees && word.rel === "obl") word.rel = "nmod";
    lift(words, seen, sees, [viewer]);
  }
  Object.assign(words[viewer] as Word, { rel: "dep", upos: "X" });
}

/** The words of a sentence without what only opens it. */
export function withoutOpeners(words: Word[]): void {
  withoutCall(words);
  withoutViewer(words);
}
