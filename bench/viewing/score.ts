import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { isAct, readSet } from "./sets.ts";

/**
 * Counts what viewers said.
 *
 * `--what form`: what graders get, the viewers' answers of films of acts (`NNN | what happens | sure or guess`) beside
 * what was meant: `--set --key --answers … --out form.txt`. `--what acts`: the graders' `NNN | yes or no` per maker.
 * `--what pairs`: `NNN | A or B or same | reason`. `--what claims`: `NNN | numbers of the claims that hold | …`, per
 * maker, language and kind.
 */
const { values } = parseArgs({
  options: {
    what: { type: "string" },
    set: { type: "string" },
    key: { type: "string" },
    answers: { type: "string", multiple: true, default: [] },
    out: { type: "string" },
    missed: { type: "boolean", default: false },
  },
});
if (values.set === undefined || values.key === undefined) throw new Error("--set and --key are needed.");
const set = readSet(values.set);
const key = JSON.parse(readFileSync(values.key, "utf8")) as Record<
  string,
  { film: string; maker: string; A: string; B: string }
>;
const entryOf = (film: string) => set.find(({ id }) => id === film.replace(/-\d$/u, ""))!;
const rows = values.answers
  .flatMap((file) => readFileSync(file, "utf8").split("\n"))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .filter(([no = ""]) => no.padStart(3, "0") in key)
  .map(([no = "", said = "", more = ""]) => ({ no: no.padStart(3, "0"), said, more }));
const percent = (part: number, whole: number) => `${part} of ${whole} = ${((100 * part) / whole).toFixed(1)} %`;

const tally = new Map<string, { right: number; all: number }>();
const count = (name: string, right: number, all = 1) => {
  const sum = tally.get(name) ?? { right: 0, all: 0 };
  tally.set(name, { right: sum.right + right, all: sum.all + all });
};
const missed: string[] = [];

if (values.what === "form") {
  const lines = rows.map(({ no, said }) => {
    const { film } = key[no]!;
    const entry = entryOf(film);
    if (!isAct(entry)) throw new Error("A set of acts is needed.");
    const sentence = entry.sentences[Number(film.at(-1)) - 1]!;
    return `${no}\n  act: ${entry.act}\n  also right: ${entry.accept.join("; ")}\n  wrong: ${entry.wrong.join("; ")}\n  sentence: ${sentence}\n  viewer: ${said}`;
  });
  writeFileSync(values.out!, `${lines.join("\n")}\n`);
} else if (values.what === "acts") {
  for (const { no, said } of rows) {
    const { film, maker } = key[no]!;
    const right = said.toLowerCase().startsWith("yes");
    count(maker, right ? 1 : 0);
    const entry = entryOf(film);
    if (!right && isAct(entry)) missed.push(`${maker} | ${film} | ${entry.sentences[Number(film.at(-1)) - 1]!}`);
  }
} else if (values.what === "pairs") {
  for (const { no, said } of rows) {
    const { A, B } = key[no]!;
    for (const [maker, letter] of [
      [A, "A"],
      [B, "B"],
    ] as const)
      count(maker, said.toUpperCase().startsWith(letter) ? 1 : 0);
  }
} else {
  for (const { no, said, more } of rows) {
    const { film, maker } = key[no]!;
    const entry = entryOf(film);
    if (isAct(entry)) throw new Error("A set of places is needed.");
    const held = new Set((said.match(/\d+/gu) ?? []).map(Number));
    for (const [at, { what, kind }] of entry.claims.entries()) {
      const right = held.has(at + 1) ? 1 : 0;
      for (const name of [maker, `${maker} ${entry.language}`, `${maker} ${kind}`]) count(name, right);
      if (right === 0) missed.push(`${maker} | ${film} | ${what} | ${entry.english} | ${more}`);
    }
  }
}
for (const [name, { right, all }] of [...tally].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  console.log(`${name}: ${percent(right, all)}`);
if (values.missed) console.log(missed.toSorted().join("\n"));
