import type { Word } from "#lib/planning/coverage/syntax/analyse.ts";
import { folded, isPredicate, isToCome, isVerbal, ownSubject } from "./clause-heads.ts";
import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import { baseRel, childrenOf, subtree, type Tree } from "./tree.ts";
import type { Phrase } from "./phrase.ts";

/** What stands by a verb, as it was found. */
export interface Said {
  prep: string;
  phrase: Phrase;
}

/** One verb of a clause with what it is done to: `lies on her bed` and `writing a letter` are two in one clause. */
export interface Doing {
  /** The verb's form and what stands with it, as written, in lower case. */
  verb: string;
  words: readonly { low: string; upos: string }[];
  /** Where the verb stands in the text. */
  start: number;
  /** All other words of the clause, each with where it stands in the text. */
  around: readonly { low: string; start: number }[];
  /** Which of the words the verb is. */
  at: number;
  /** Who does it, where it is somebody else than the clause says. */
  subject: Phrase | null;
  /** What stands beside it without a preposition, in the order of the text. */
  objects: readonly Phrase[];
  adjuncts: readonly Said[];
  /** The words as they stand in the text. */
  text: string;
}

/** Relations in which a second verb tells what else its clause's doer does, or somebody beside. */
const beside = new Set(["advcl", "xcomp", "ccomp", "conj", "parataxis", "acl"]);

const unmarked = new Set(["ja", "zh"]);
const isUnderWay = ({ text, feats }: Word, language: string): boolean =>
  language === "en"
    ? text.endsWith("ing")
    : unmarked.has(language) || feats.VerbForm === "Ger" || feats.VerbForm === "Conv";

/** Verbs below a clause's own that tell what is seen as well: not what was done before, nor what is only to come. */
function innerVerbs(tree: Tree, own: readonly number[], heads: readonly number[], table: LanguageTable): number[] {
  return own.filter((place) => {
    const word = tree.words[place] as Word;
    // `落ちて割れる`, `掉下来摔碎`: the second verb of a chain hangs on the first like a part of it.
    const isChained = unmarked.has(table.language) && ["fixed", "compound"].includes(baseRel(word));
    if (heads.includes(place) || !isVerbal(word) || word.upos === "AUX") return false;
    if (isChained) return true;
    if (!beside.has(baseRel(word))) return false;
    if (isToCome(tree, place, heads[0] as number, table.grammar) || !isPredicate(tree, place)) return false;
    const rel = baseRel(word);
    // `bends down to pick up a coin` is seen; what is asked or learnt to be done is not, but what one helps with is.
    const isPurpose = hasTo(tree, place);
    if (rel === "advcl" && isPurpose) return childrenOf(tree, place, "obj", "obl").length > 0;
    if (rel === "acl" && unmarked.has(table.language)) return false;
    if (rel === "acl" || rel === "advcl") return isUnderWay(word, table.language);
    if (isPurpose) return table.language === "en" && folded(tree.words[word.head] ?? word).startsWith("help");
    return rel !== "xcomp" || word.feats.VerbForm !== "Part" || isUnderWay(word, table.language);
  });
}

/** What is done in a clause, its own verb first; each with what belongs to it. */
export function doingsOf(
  tree: Tree,
  heads: readonly number[],
  own: readonly number[],
  table: LanguageTable,
  text: string,
  phraseAt: (place: number | undefined) => Phrase | null,
): Doing[] {
  const [deed = 0] = heads;
  const inner = innerVerbs(tree, own, heads, table);
  const verbs = [deed, ...inner];
  return verbs.map((place): Doing => {
    const isOwn = place === deed;
    const below = isOwn ? own : subtree(tree, place, (child) => verbs.includes(child) || !own.includes(child));
    const places = isOwn
      ? own.filter((each) => !inner.some((verb) => subtree(tree, verb).includes(each)))
      : below.filter((each) => own.includes(each));
    const words = places.map((each) => tree.words[each] as Word);
    const hung = isOwn ? [...new Set(heads)] : [place];
    const of = (...rels: string[]) => hung.flatMap((head) => childrenOf(tree, head, ...rels)).toSorted((a, b) => a - b);
    const tied = (each: number) =>
      childrenOf(tree, each, "case")
        .map((child) => folded(tree.words[child] as Word))
        .join(table.grammar.script === "cjk" ? "" : " ");
    // `covers his grandfather with a blanket`: what hangs on the object may be what it is done with.
    const tools = of("obj").flatMap((each) => childrenOf(tree, each, "nmod"));
    const sayings = [...of("obl", "nmod"), ...tools].flatMap((each): Said[] => {
      const phrase = phraseAt(each);
      return phrase === null ? [] : [{ prep: tied(each), phrase }];
    });
    const bare = of("iobj", "obj").flatMap((each) => phraseAt(each) ?? []);
    const marks = ["object", "object_before"].flatMap((mark) => table.grammar.marks[mark] ?? []);
    const isObject = ({ prep }: Said) => prep === "" || marks.includes(prep);
    const word = tree.words[place] as Word;
    const subject = isOwn
      ? null
      : (phraseAt(ownSubject(tree, place)) ??
        (baseRel(word) === "conj" && inner.includes(word.head) ? phraseAt(ownSubject(tree, word.head)) : null) ??
        (baseRel(word) === "acl" ? somebody(phraseAt(word.head)) : null) ??
        // `helps a woman push her van`: who is helped does it.
        (baseRel(word) === "xcomp" && table.language === "en" && !isUnderWay(word, "en")
          ? phraseAt(childrenOf(tree, word.head, "obj")[0])
          : null));
    return {
      verb: folded(word),
      start: word.start,
      words: words.map((each) => ({ low: folded(each), upos: each.upos })),
      around: own
        .filter((each) => each !== place)
        .map((each) => tree.words[each] as Word)
        .map((each) => ({ low: folded(each), start: each.start })),
      at: places.indexOf(place),
      subject,
      objects: [...bare, ...sayings.filter(isObject).map(({ phrase }) => phrase)].toSorted((a, b) => a.start - b.start),
      adjuncts: sayings.filter((said) => !isObject(said)),
      text: words.map((each) => text.slice(each.start, each.end)).join(table.grammar.script === "cjk" ? "" : " "),
    };
  });
}

/** `on her bed writing a letter`: it is not the bed that writes. */
const somebody = (phrase: Phrase | null): Phrase | null =>
  phrase?.noun != null && ["person", "animal", "group"].includes(phrase.noun.kind) ? phrase : null;

const hasTo = (tree: Tree, at: number): boolean =>
  childrenOf(tree, at, "mark").some((child) => folded(tree.words[child] as Word) === "to");
