import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { answersSchema, endings, packKeySchema } from "./packs.ts";
import { joined, mean, median, preferred, readByBoth, spearman, type Verdict } from "./scores.ts";

/**
 * Joins readers' answers with the key and prints what they thought of each writer.
 *
 * `node bench/director/score-packs.ts --key key.json --answers one.json --answers other.json`, `--brief` without faults.
 * Answers of one reader may be spread over several files.
 */

const { values } = parseArgs({
  options: {
    key: { type: "string" },
    answers: { type: "string", multiple: true, default: [] },
    brief: { type: "boolean", default: false },
  },
});
if (values.key === undefined || values.answers.length === 0) throw new Error("--key and --answers are needed.");

const json = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));
const verdicts = joined(
  packKeySchema.parse(json(values.key)),
  values.answers.map((path) => answersSchema.parse(json(path))),
);
const distinct = (of: (verdict: Verdict) => string): string[] => [...new Set(verdicts.map(of))].toSorted();
const scoresOf = (chosen: readonly Verdict[]): number[] => chosen.map(({ score }) => score);
const authors = distinct(({ author }) => author).toSorted(
  (one, other) => mean(scoresOf(by(other))) - mean(scoresOf(by(one))),
);
const readers = distinct(({ reader }) => reader);
const languages = distinct(({ language }) => language);

function by(author: string): Verdict[] {
  return verdicts.filter((verdict) => verdict.author === author);
}

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): void => {
  const widths = heads.map((head, at) => Math.max(head.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join("  ");
  console.log([line(heads), ...rows.map(line), ""].join("\n"));
};
const figure = (numbers: readonly number[]): string => (numbers.length === 0 ? "-" : mean(numbers).toFixed(2));

console.log(`${distinct(({ id }) => id).length} intents, readers: ${readers.join(", ")}\n`);
table(
  ["writer", "mean", "median", "min", "max", "first", "faults", "language", ...readers],
  authors.map((author) => {
    const scores = scoresOf(by(author));
    const count = (lists: readonly string[][]): string => String(lists.flat().length);
    return [
      author,
      figure(scores),
      median(scores).toFixed(1),
      String(Math.min(...scores)),
      String(Math.max(...scores)),
      `${by(author).filter(({ rank }) => rank === 1).length} of ${scores.length}`,
      count(by(author).map(({ faults }) => faults)),
      count(by(author).map(({ language_faults }) => language_faults)),
      ...readers.map((reader) => figure(scoresOf(by(author).filter((verdict) => verdict.reader === reader)))),
    ];
  }),
);

table(
  ["ranked above", ...authors],
  authors.map((author) => [
    author,
    ...authors.map((over) => {
      if (author === over) return "-";
      const { won, of } = preferred(verdicts, author, over);
      return of === 0 ? "-" : `${won} of ${of}`;
    }),
  ]),
);

table(
  ["mean of", ...languages],
  authors.map((author) => [
    author,
    ...languages.map((language) => figure(scoresOf(by(author).filter((verdict) => verdict.language === language)))),
  ]),
);

const named = [...endings, "not named"];
table(
  ["ending", ...named],
  authors.map((author) => [
    author,
    ...named.map((ending) => String(by(author).filter((verdict) => verdict.ending === ending).length)),
  ]),
);

for (const [at, one] of readers.entries())
  for (const other of readers.slice(at + 1)) {
    const [first, second] = readByBoth(verdicts, one, other);
    if (first.length > 1)
      console.log(`Spearman of ${one} and ${other} on ${first.length} films: ${spearman(first, second).toFixed(2)}\n`);
  }

if (!values.brief)
  for (const author of authors) {
    const lines = by(author).flatMap(({ id, reader, score, faults, language_faults }) => [
      ...faults.map((fault) => `  ${id} ${reader} (${score}): ${fault}`),
      ...language_faults.map((fault) => `  ${id} ${reader} (${score}), language: ${fault}`),
    ]);
    console.log([`Faults of ${author}`, ...lines.toSorted(), ""].join("\n"));
  }
