import { readFileSync } from "node:fs";
import path from "node:path";

/** A meaning of WordNet 3.0: where its lexicographers filed it, its words, and what it is a kind of. */
export interface Synset {
  id: string;
  file: number;
  words: readonly string[];
  above: readonly string[];
  gloss: string;
}

export interface WordNet {
  synsets: ReadonlyMap<string, Synset>;
  /** The meanings of a noun, the most frequent first; names of somebody or somewhere are left out. */
  senses: ReadonlyMap<string, readonly Synset[]>;
  /** How often a meaning was counted in running text, by noun and place in its list of all meanings. */
  counted: ReadonlyMap<string, number>;
}

const linesOf = (folder: string, name: string): string[] =>
  readFileSync(path.join(folder, name), "latin1")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("  "));

function synsetOf(line: string): Synset & { named: boolean } {
  const [data = "", gloss = ""] = line.split(" | ");
  const cells = data.trim().split(" ");
  const size = Number.parseInt(cells[3] ?? "0", 16);
  const words = Array.from({ length: size }, (_, at) => cells[4 + 2 * at] ?? "");
  const first = 4 + 2 * size;
  const pointers = Array.from({ length: Number(cells[first]) }, (_, at) => ({
    kind: cells[first + 1 + 4 * at],
    to: cells[first + 2 + 4 * at] ?? "",
  }));
  return {
    id: cells[0] ?? "",
    file: Number(cells[1]),
    words,
    above: pointers.filter(({ kind }) => kind === "@").map(({ to }) => to),
    gloss,
    named: pointers.some(({ kind }) => kind === "@i"),
  };
}

/** Reads the nouns of a WordNet folder (`data.noun`, `index.noun`, `cntlist.rev`). Throws where a file is missing. */
export function readWordNet(folder: string): WordNet {
  const all = new Map(linesOf(folder, "data.noun").map((line) => [line.slice(0, 8), synsetOf(line)]));
  const counted = new Map(
    linesOf(folder, "cntlist.rev").flatMap((line) => {
      const [key = "", sense = "", count = "0"] = line.split(" ");
      const [lemma = "", rest = ""] = key.split("%");
      return rest.startsWith("1:") ? [[`${lemma} ${sense}`, Number(count)] as const] : [];
    }),
  );
  const senses = new Map<string, readonly Synset[]>();
  for (const line of linesOf(folder, "index.noun")) {
    const cells = line.trim().split(" ");
    const [lemma = ""] = cells;
    const common = cells.slice(-Number(cells[2])).flatMap((id) => {
      const synset = all.get(id);
      const isWord = synset?.named === false && synset.words.includes(lemma);
      return isWord ? [synset] : [];
    });
    if (common.length > 0) senses.set(lemma, common);
  }
  return { synsets: all, senses, counted };
}
