import type { Sentence, Word } from "#lib/planning/coverage/syntax/analyse.ts";
import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import { baseRel } from "./tree.ts";

/**
 * Romance trees where the words leave no doubt: `delante de` and `junto a` tie what follows them to what is done, and are
 * no part of the noun before; a participle that does not agree with the noun before it tells of who does it.
 */
export function withRomanceHeads(sentence: Sentence, table: LanguageTable): Sentence {
  const words = sentence.words.map((word) => ({ ...word }));
  tieByPhrases(words, table);
  freeParticiples(words);
  return { ...sentence, words };
}

const nominal: ReadonlySet<string> = new Set(["NOUN", "PROPN", "PRON"]);
const leading: ReadonlySet<string> = new Set(["DET", "ADJ", "NUM"]);
const known = new WeakMap<LanguageTable, ReadonlyMap<string, readonly (readonly string[])[]>>();

/** Words of place that are several words, by the first of them, the longest first. */
function phrasesOf(table: LanguageTable): ReadonlyMap<string, readonly (readonly string[])[]> {
  const kept = known.get(table);
  if (kept !== undefined) return kept;
  const { prep } = table.grammar;
  const all = [...new Set([...(prep["place"] ?? []), ...(prep["path"] ?? []), ...(prep["goal"] ?? [])])]
    .map((text) => text.split(" "))
    .filter(({ length }) => length > 1)
    .toSorted((a, b) => b.length - a.length);
  const map = new Map<string, string[][]>();
  for (const each of all) map.set(each[0] as string, [...(map.get(each[0] as string) ?? []), each]);
  known.set(table, map);
  return map;
}

/** Whether words stand one after another; the last may hold an article: `delante del`. */
const standsAt = (words: readonly Word[], at: number, phrase: readonly string[], table: LanguageTable): boolean =>
  phrase.every((part, index) => {
    const low = words[at + index]?.text.toLowerCase();
    const isHeld = index === phrase.length - 1 && low !== undefined && heldBy(low, table) === part;
    return low === part || isHeld;
  });

/** The preposition that a contracted word begins with. */
const heldBy = (low: string, { grammar }: LanguageTable): string | null => {
  const pair = Object.entries(grammar.contractions).find(([, to]) => to === low);
  return pair?.[0].split(" ")[0] ?? null;
};

/** The verb that a word hangs on, over nouns between. */
function verbOver(words: readonly Word[], from: number): number {
  let at = from;
  for (let step = 0; step < words.length && at >= 0; step++) {
    const word = words[at] as Word;
    if (word.upos === "VERB" || word.head < 0) return at;
    at = word.head;
  }
  return -1;
}

function tieByPhrases(words: Word[], table: LanguageTable): void {
  const phrases = phrasesOf(table);
  for (let at = 1; at < words.length - 1; at++) {
    const first = words[at] as Word;
    const phrase = phrases.get(first.text.toLowerCase())?.find((each) => standsAt(words, at, each, table));
    // What the tree itself has as a tie is read well.
    const isRead = phrase !== undefined && first.rel === "case" && first.head >= at + phrase.length;
    if (phrase === undefined || isRead || first.head < 0) continue;
    const end = at + phrase.length;
    let noun = end;
    while (leading.has(words[noun]?.upos ?? "") && !nominal.has(words[noun]?.upos ?? "")) noun++;
    const named = words[noun];
    if (named === undefined || !nominal.has(named.upos) || named.head < 0) continue;
    const before = words[at - 1] as Word;
    const over = verbOver(words, named.head >= at && named.head < end ? first.head : named.head);
    if (over < 0 || over === noun || (over >= at && over < end)) continue;
    for (const [child, each] of words.entries()) {
      const isInside = each.head >= at && each.head < end;
      if (!isInside || (child >= at && child < end)) continue;
      // `coche amarillo junto a`: what stands before it tells more of the noun there.
      if (child < at) Object.assign(each, { rel: "amod", head: child === at - 1 ? nounBefore(words, child) : over });
      else each.head = noun;
    }
    if (before.upos === "ADV" && before.head === noun)
      Object.assign(before, { rel: "amod", head: nounBefore(words, at - 1) });
    Object.assign(first, { upos: "ADP", rel: "case", head: noun });
    for (let part = at + 1; part < end; part++) Object.assign(words[part] as Word, { rel: "fixed", head: at });
    Object.assign(named, { rel: "obl", head: over });
  }
}

/** The noun before a word; the word itself where there is none. */
function nounBefore(words: readonly Word[], at: number): number {
  for (let place = at - 1; place >= 0; place--) if (nominal.has(words[place]?.upos ?? "")) return place;
  return at;
}

/** `toma café apoyada en su coche`: who leans is not the coffee. */
function freeParticiples(words: Word[]): void {
  for (const [at, word] of words.entries()) {
    const noun = words[word.head];
    const isPart = word.feats.VerbForm === "Part" || word.upos === "ADJ";
    if (!isPart || noun?.upos !== "NOUN" || word.head !== at - 1 || !/^(?:amod|acl)$/u.test(baseRel(word))) continue;
    const over = noun.head;
    const doer = words.find(({ head, rel }) => head === over && baseRel({ rel } as Word) === "nsubj");
    const isObject = /^(?:obj|obl)$/u.test(baseRel(noun)) && words[over]?.upos === "VERB";
    const [own, other, whose] = [word.feats.Gender, noun.feats.Gender, doer?.feats.Gender];
    const next = words[at + 1];
    if (
      !isObject ||
      own === undefined ||
      other === undefined ||
      own === other ||
      (next?.upos !== "ADP" && next?.rel !== "case")
    )
      continue;
    if (whose !== undefined && whose !== own) continue;
    Object.assign(word, { upos: "VERB", rel: "acl", feats: { ...word.feats, VerbForm: "Part" } });
    // What follows it says where.
    const place = words.findIndex(
      ({ head, rel }, child) => child > at && head === over && baseRel({ rel } as Word) === "obl",
    );
    if (place >= 0) (words[place] as Word).head = at;
  }
}
