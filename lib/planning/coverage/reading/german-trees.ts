import type { Sentence, Word } from "#lib/planning/coverage/syntax/analyse.ts";
import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import type { NounKind } from "#lib/planning/coverage/table-schema.ts";
import { baseRel } from "./tree.ts";

/** What only an accusative or a dative is called: `einen Hund`, `meinem Vater`. */
const oblique = /^(?:den|dem|des|(?:k?ein|mein|dein|sein|ihr|unser|eur|euer)e[nms])$/u;
const isFinite = (word: Word | undefined): boolean =>
  word?.upos === "VERB" && (word.feats.VerbForm === "Fin" || word.feats.VerbForm === undefined);

/**
 * German trees where the order of the words leaves no doubt: of two nouns in a row the first is whom it is for, a small
 * word before a noun is no verb, and where something else opens a clause its doer follows the verb.
 */
export function withGermanHeads(sentence: Sentence, table: LanguageTable): Sentence {
  const words = sentence.words.map((word) => ({ ...word }));
  giveReceivers(words);
  freeObjects(words, table);
  placeSmallWords(words, table);
  nameDoers(words);
  return { ...sentence, words };
}

/** `schenkt einem Gast Wein`: German writes what is one name in one word, so of two nouns the first is whom it is for. */
function giveReceivers(words: Word[]): void {
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    const verb = words[next?.head ?? -1];
    const isName = ["amod", "compound", "nmod", "flat", "appos"].includes(word.rel) && word.head === at + 1;
    if (!isName || word.upos !== "NOUN" || next?.upos !== "NOUN" || verb?.upos !== "VERB") continue;
    for (const [child, each] of words.entries()) if (each.head === at + 1 && child < at) each.head = at;
    Object.assign(word, { rel: "iobj", head: next.head });
  }
}

/** `spielen im Park Schach`: a bare noun behind the place where it happens is no name of that place. */
function freeObjects(words: Word[], { nouns }: LanguageTable): void {
  for (const [at, word] of words.entries()) {
    const place = words[at - 1];
    const isTied = place?.upos === "NOUN" && word.head === at - 1 && named.has(baseRel(word));
    if (!isTied || words[place.head]?.upos !== "VERB" || baseRel(place) !== "obl") continue;
    const isBare = !words.some(({ head }) => head === at);
    const isObject = words.some((each) => each.head === place.head && baseRel(each) === "obj");
    const [of, kind] = [place, word].map(({ text }) => nouns.find(text.toLowerCase())?.kind);
    if (!isBare || isObject || !isPlace(of) || kind === undefined || isPlace(kind)) continue;
    Object.assign(word, { rel: "obj", head: place.head, upos: "NOUN" });
  }
}
const named: ReadonlySet<string> = new Set(["flat", "nmod", "compound", "appos"]);
const places: ReadonlySet<NounKind> = new Set(["outdoors", "indoors", "building", "vehicle", "water"]);
const isPlace = (kind: NounKind | undefined): boolean => kind !== undefined && places.has(kind);

/** `eine Krähe neben sich`: who is named with where, behind a mark and without a verb, is there beside who was named. */
function placeSmallWords(words: Word[], { grammar }: LanguageTable): void {
  const places = grammar.prep["place"] ?? [];
  const root = words.findIndex(({ head }) => head < 0);
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    const isVerbal = word.upos === "AUX" || word.upos === "VERB";
    if (!isVerbal || next?.upos !== "PRON" || !places.includes(word.text.toLowerCase()) || at === root) continue;
    const named = words[word.head];
    Object.assign(word, { upos: "ADP", rel: "case", head: at + 1 });
    Object.assign(next, { rel: "nmod", head: at - 1 });
    if (named?.upos === "NOUN" && words[named.head]?.upos === "PUNCT") Object.assign(named, { rel: "dep", head: root });
  }
}

/** `neben ihm liegt ein Hund`: what stands bare behind a verb that something else opens the clause of does it. */
function nameDoers(words: Word[]): void {
  for (const [at, verb] of words.entries()) {
    if (!isFinite(verb)) continue;
    const own = (rel: string) =>
      words.flatMap((word, place) => (word.head === at && baseRel(word) === rel ? [place] : []));
    const objects = own("obj");
    const [object = -1] = objects;
    const opens = words.some((word, place) => word.head === at && place < at && /^(?:obl|advmod)/u.test(word.rel));
    const isTied = [...own("nsubj"), ...own("mark"), ...own("csubj"), ...own("expl")].length > 0;
    if (objects.length !== 1 || object < at || !opens || isTied || words[object]?.upos === "PRON") continue;
    const articles = words.filter(({ head, upos }) => head === object && (upos === "DET" || upos === "ADJ"));
    if (articles.some(({ text }) => oblique.test(text.toLowerCase()))) continue;
    (words[object] as Word).rel = "nsubj";
  }
}
