import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { thirdPerson } from "#lib/planning/coverage/reading/english-forms.ts";
import { featureNames, uposTags, type FeatureName } from "#lib/planning/coverage/syntax/tag.ts";

/** A sentence of a treebank, in words as they are written: what the treebank divides within a word is one. */
export interface TreeSentence {
  words: TreeWord[];
  text: string;
  /** The features that its words were given; without it all that the treebank has. */
  tells?: readonly FeatureName[];
}

export interface TreeWord {
  text: string;
  start: number;
  upos: number;
  feats: Partial<Record<FeatureName, string>>;
  head: number;
  rel: string;
  lemma?: string;
}

interface Part {
  form: string;
  lemma: string;
  upos: string;
  feats: string;
  head: number;
  rel: string;
  space: boolean;
}

/** Which treebanks a language is learnt from, and which related ones help with tags alone. */
export const treebanks: Record<string, { own: string[]; related: string[] }> = {
  en: { own: ["English-EWT", "English-PUD"], related: [] },
  es: { own: ["Spanish-GSD", "Spanish-PUD", "Spanish-COSER"], related: ["Portuguese-Bosque"] },
  fr: { own: ["French-Sequoia", "French-GSD", "French-PUD"], related: [] },
  de: { own: ["German-GSD", "German-PUD"], related: ["English-PUD"] },
  pt: { own: ["Portuguese-Bosque"], related: [] },
  it: { own: ["Italian-MarkIT", "Italian-ParlaMint", "Italian-TWITTIRO", "Italian-PUD"], related: ["French-PUD"] },
  ja: { own: ["Japanese-GSD"], related: [] },
  zh: { own: ["Chinese-PUD", "Chinese-HK", "Chinese-CFL"], related: [] },
  hi: { own: ["Hindi-PUD"], related: [] },
  ar: { own: ["Arabic-PUD"], related: ["English-PUD"] },
};

/** With so many sentences the tenth that is measured need not be learnt: what runs is then what was measured. */
export const plenty = 4000;

/** More sentences of another language would drown its own. */
export const mostForeign = 1500;

/** Subtypes that the planner reads; the others are cut off. */
const subtypes = new Set([
  "nsubj:pass",
  "acl:relcl",
  "aux:pass",
  "obl:agent",
  "compound:prt",
  "nmod:poss",
  "csubj:pass",
]);

function relOf(rel: string): string {
  if (subtypes.has(rel)) return rel;
  if (rel === "nsubj:outer" || rel === "csubj:outer") return rel.slice(0, 5);
  return rel.split(":")[0] as string;
}

function featsOf(word: Part): TreeWord["feats"] {
  const all = new Map(
    word.feats === "_" ? [] : word.feats.split("|").map((pair) => pair.split("=") as [string, string]),
  );
  const feats: TreeWord["feats"] = {};
  for (const name of featureNames) {
    const value = all.get(name)?.split(",")[0];
    if (value !== undefined) feats[name] = value;
  }
  // Some treebanks name the form of a verb only where it is not finite.
  const finite = feats.Mood !== undefined || feats.Person !== undefined;
  if ((word.upos === "VERB" || word.upos === "AUX") && feats.VerbForm === undefined && finite) feats.VerbForm = "Fin";
  return feats;
}

/** Joins parts that are written as one word: the head is the part whose own head lies outside. */
function surface(
  parts: readonly Part[],
  groups: readonly { first: number; last: number; form: string; space: boolean }[],
) {
  const owner: number[] = [];
  for (const [index, group] of groups.entries()) for (let at = group.first; at <= group.last; at++) owner[at] = index;
  let text = "";
  const words = groups.map((group, index): TreeWord => {
    const inside = parts.slice(group.first, group.last + 1);
    const outward = inside.filter((part) => part.head === 0 || owner[part.head - 1] !== index);
    const core = outward.find((part) => part.rel === "root") ?? outward[0] ?? (inside[0] as Part);
    const upos = uposTags.findIndex((tag) => tag === core.upos);
    const word: TreeWord = {
      text: group.form,
      start: text.length,
      upos: upos < 0 ? uposTags.indexOf("X") : upos,
      feats: featsOf(core),
      head: core.head === 0 ? -1 : (owner[core.head - 1] as number),
      rel: relOf(core.rel),
      lemma: core.lemma,
    };
    text += group.form + (group.space ? " " : "");
    return word;
  });
  return { words, text: text.trimEnd() };
}

function readBlock(block: string, language: string): TreeSentence | null {
  const parts: Part[] = [];
  const ranges = new Map<number, { last: number; form: string; space: boolean }>();
  for (const line of block.split("\n")) {
    const cells = line.split("\t");
    const [id, form, lemma = "", upos, , feats, head, rel] = cells;
    if (line.startsWith("#") || id === undefined || form === undefined || id.includes(".")) continue;
    const space = !(cells[9] ?? "").includes("SpaceAfter=No");
    if (id.includes("-")) {
      const [first, last] = id.split("-").map(Number) as [number, number];
      ranges.set(first - 1, { last: last - 1, form, space });
    } else
      parts.push({
        form,
        lemma,
        upos: upos as string,
        feats: feats as string,
        head: Number(head),
        rel: rel as string,
        space,
      });
  }
  if (parts.length === 0 || parts.some((part) => Number.isNaN(part.head))) return null;
  const groups: { first: number; last: number; form: string; space: boolean }[] = [];
  for (let first = 0; first < parts.length;) {
    const range = ranges.get(first);
    const part = parts[first] as Part;
    let last = range?.last ?? first;
    let form = range?.form ?? part.form;
    let space = range?.space ?? part.space;
    // English clitics stay words of their own.
    const inside = parts.slice(first, last + 1);
    if (language === "en" && range !== undefined && inside.some((each) => /['’]/u.test(each.form))) {
      inside.forEach((each, index) => {
        const at = first + index;
        groups.push({ first: at, last: at, form: each.form, space: index === inside.length - 1 && space });
      });
      first = last + 1;
      continue;
    }
    // Arabic clitics are parts of their word, but not the conjunction before it.
    const isWord = (at: number) => parts[at] !== undefined && /^\p{L}/u.test(parts[at].form);
    const conjunction = /^[وف]$/u.test(part.form);
    if (language === "ar" && range === undefined && isWord(first) && !conjunction) {
      while (!space && isWord(last + 1) && !ranges.has(last + 1)) {
        last++;
        form += (parts[last] as Part).form;
        space = (parts[last] as Part).space;
      }
    }
    groups.push({ first, last, form, space });
    first = last + 1;
  }
  const sentence = surface(parts, groups);
  return sentence.words.filter((word) => word.head === -1).length === 1 ? sentence : null;
}

/** Blocks of sentences in the order of their files, each tenth block kept for measuring. */
const blockSentences = 25;

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".conllu"))
    .toSorted()
    .map((name) => path.join(folder, name));
}

const blocksOf = (file: string): string[] => readFileSync(file, "utf8").split(/\n\n+/u);

/** Traditional characters and their simplified ones, learnt from a treebank that exists in both. */
function simplified(folder: string): Map<string, string> {
  const chars = new Map<string, string>();
  for (const part of ["dev", "test"]) {
    const [old, plain] = [`UD_Chinese-GSD/zh_gsd-ud-${part}`, `UD_Chinese-GSDSimp/zh_gsdsimp-ud-${part}`].map((name) =>
      Array.from(
        readFileSync(path.join(folder, `${name}.conllu`), "utf8").matchAll(/^# text = (.*)$/gmu),
        (match) => match[1] ?? "",
      ),
    ) as [string[], string[]];
    for (const [index, line] of old.entries()) {
      const other = plain[index] ?? "";
      if (other.length === line.length)
        for (const [at, char] of [...line].entries()) chars.set(char, [...other][at] as string);
    }
  }
  return chars;
}

export function readTreebanks(folder: string, names: readonly string[], language: string) {
  const training: TreeSentence[] = [];
  const measuring: TreeSentence[] = [];
  for (const name of names) {
    const chars = language === "zh" && name !== "Chinese-GSDSimp" ? simplified(folder) : new Map<string, string>();
    const blocks = filesOf(path.join(folder, `UD_${name}`)).flatMap(blocksOf);
    let count = 0;
    for (const block of blocks) {
      const plain = chars.size === 0 ? block : block.replaceAll(/\p{sc=Han}/gu, (char) => chars.get(char) ?? char);
      const sentence = readBlock(plain, language);
      if (sentence === null) continue;
      (Math.floor(count++ / blockSentences) % 10 === 9 ? measuring : training).push(sentence);
    }
  }
  const seen = new Set(training.map((sentence) => sentence.text));
  return { training, measuring: measuring.filter((sentence) => !seen.has(sentence.text)) };
}

/** Lemma, number and person: number of the subject where the form does not tell it, as in English. */
function presentKey(word: TreeWord, { words }: TreeSentence): string {
  const at = words.indexOf(word);
  const subject = words.find(({ head, rel }) => head === at && rel.startsWith("nsubj"));
  const several = words.some(({ head, rel }) => rel === "conj" && head === words.indexOf(subject as TreeWord));
  const number = word.feats.Number ?? (several ? "Plur" : subject?.feats.Number) ?? "Sing";
  return `${word.lemma}|${number}|${word.feats.Person ?? subject?.feats.Person ?? "3"}`;
}

const isTold = ({ upos, feats }: TreeWord): boolean => uposTags[upos] === "VERB" && feats.VerbForm === "Fin";

/** The present form of a word that tells something in the past. */
export type Present = (word: TreeWord, sentence: TreeSentence) => string | undefined;

/** The present forms that sentences have, by lemma, number and person; English ones are made by rule where none has them. */
export function presentsOf(sentences: readonly TreeSentence[], language: string): Present {
  const forms = new Map<string, string>();
  for (const sentence of sentences)
    for (const word of sentence.words)
      if (isTold(word) && word.feats.Tense === "Pres" && word.feats.Mood === "Ind")
        forms.set(presentKey(word, sentence), word.text.toLowerCase());
  return (word, sentence) => {
    const key = presentKey(word, sentence);
    const made = key.endsWith("|Sing|3") ? thirdPerson(word.lemma ?? "") : word.lemma;
    return forms.get(key) ?? (language === "en" ? made : undefined);
  };
}

/** The sentence in the present, as films are told; null where it tells nothing in the past or a form is not known. */
export function inPresent(sentence: TreeSentence, present: Present): TreeSentence | null {
  const past = sentence.words.filter(
    (word) => isTold(word) && (word.feats.Tense === "Past" || word.feats.Tense === "Imp"),
  );
  if (past.length === 0 || past.some((word) => present(word, sentence) === undefined)) return null;
  let text = "";
  let end = 0;
  const words = sentence.words.map((word) => {
    text += sentence.text.slice(end, word.start);
    end = word.start + word.text.length;
    const form = past.includes(word) ? (present(word, sentence) as string) : word.text;
    const start = text.length;
    text += form;
    return { ...word, text: form, start, feats: past.includes(word) ? { ...word.feats, Tense: "Pres" } : word.feats };
  });
  return { ...sentence, words, text: text + sentence.text.slice(end) };
}

/** The sentence as people type it: in lower case and without its last mark. */
export function informal(sentence: TreeSentence): TreeSentence {
  const last = sentence.words.length - 1;
  const end = sentence.words[last] as TreeWord;
  const bare = last > 0 && /^[.。।!…]$/u.test(end.text) && !sentence.words.some((word) => word.head === last);
  const words = (bare ? sentence.words.slice(0, -1) : sentence.words).map((word) => ({
    ...word,
    text: word.text.toLowerCase(),
  }));
  const text = bare ? sentence.text.slice(0, end.start).trimEnd() : sentence.text;
  return { ...sentence, words, text: text.toLowerCase() };
}
