import type { Answers, PackKey, Reading } from "./packs.ts";

/** What one reader said of one writer's film for one intent. */
export interface Verdict {
  reader: string;
  id: string;
  language: string;
  author: string;
  /** 1 is the best. */
  rank: number;
  score: number;
  faults: string[];
  language_faults: string[];
  ending: string;
}

const verdictsOf = (reader: string, reading: Reading, entry: PackKey["intents"][number]): Verdict[] => {
  const letters = Object.keys(entry.letters).toSorted();
  const ranked = reading.ranks.toSorted();
  if (letters.join() !== ranked.join())
    throw new Error(`${reader} ranks ${ranked.join()} of ${reading.id}'s ${letters.join()}.`);
  return letters.map((letter) => {
    const score = reading.scores[letter];
    const author = entry.letters[letter];
    if (score === undefined || author === undefined)
      throw new Error(`${reader} gives ${reading.id} ${letter} no score.`);
    return {
      reader,
      id: reading.id,
      language: entry.language,
      author,
      rank: reading.ranks.indexOf(letter) + 1,
      score,
      faults: reading.faults[letter] ?? [],
      language_faults: reading.language_faults[letter] ?? [],
      ending: reading.endings[letter] ?? "not named",
    };
  });
};

/** Joins readers' answers with the key. Throws where a reader read something that the key does not have. */
export const joined = (key: PackKey, answers: readonly Answers[]): Verdict[] =>
  answers.flatMap(({ reader, answers: readings }) =>
    readings.flatMap((reading) => {
      const entry = key.intents.find(({ id }) => id === reading.id);
      if (entry === undefined) throw new Error(`${reader} read ${reading.id}, which is not in the key.`);
      return verdictsOf(reader, reading, entry);
    }),
  );

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

export const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[half] ?? Number.NaN) : mean(sorted.slice(half - 1, half + 1));
};

/** How often one writer's film was ranked above another's for the same intent by the same reader. */
export const preferred = (verdicts: readonly Verdict[], author: string, over: string): { won: number; of: number } => {
  const pairs = verdicts
    .filter((verdict) => verdict.author === author)
    .flatMap((mine) =>
      verdicts
        .filter((theirs) => theirs.author === over && theirs.reader === mine.reader && theirs.id === mine.id)
        .map((theirs) => mine.rank < theirs.rank),
    );
  return { won: pairs.filter((won) => won).length, of: pairs.length };
};

/** Places of numbers from 1 up, equal numbers sharing the mean of their places. */
const places = (numbers: readonly number[]): number[] =>
  numbers.map((number) => {
    const below = numbers.filter((other) => other < number).length;
    const equal = numbers.filter((other) => other === number).length;
    return below + (equal + 1) / 2;
  });

/** Spearman's rank correlation of two equally long rows, with ties; NaN where one of them never varies. */
export const spearman = (one: readonly number[], other: readonly number[]): number => {
  const [a, b] = [places(one), places(other)];
  const [middleA, middleB] = [mean(a), mean(b)];
  const products = a.map((place, at) => (place - middleA) * ((b[at] ?? Number.NaN) - middleB));
  const spread = (row: readonly number[], middle: number): number =>
    Math.sqrt(row.reduce((sum, place) => sum + (place - middle) ** 2, 0));
  return products.reduce((sum, product) => sum + product, 0) / (spread(a, middleA) * spread(b, middleB));
};

/** The scores that two readers gave to the same films, side by side. */
export const readByBoth = (verdicts: readonly Verdict[], one: string, other: string): [number[], number[]] => {
  const pairs = verdicts
    .filter(({ reader }) => reader === one)
    .flatMap((first) => {
      const second = verdicts.find(
        (each) => each.reader === other && each.id === first.id && each.author === first.author,
      );
      return second === undefined ? [] : [[first.score, second.score] as const];
    });
  return [pairs.map(([score]) => score), pairs.map(([, score]) => score)];
};
