import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { readIntents, splitNamed, usualSeconds, type BenchIntent } from "./intents.ts";
import { letterAt, shuffled, type Answers, type PackKey } from "./packs.ts";
import { readerFilm, readerText, type ReaderFilm } from "./reader-form.ts";

/**
 * Makes packs for blind readers: per intent the films of several writers under shuffled letters, as text and JSON, and a
 * key that no reader gets.
 *
 * `node bench/director/make-packs.ts --intents intents.json --split development --author expert=folder,other-folder
 * --author coverage=folder --out packs --key key.json --seed 7 --per-pack 10`
 *
 * A folder holds `<intent id>.json`: a screenplay, a plan that carries one, or a film in the reader's form.
 */

const { values } = parseArgs({
  options: {
    intents: { type: "string" },
    split: { type: "string", default: "development" },
    author: { type: "string", multiple: true, default: [] },
    out: { type: "string" },
    key: { type: "string" },
    seed: { type: "string", default: "7" },
    "per-pack": { type: "string", default: "10" },
    /** Takes intents too that not every writer has a film for. */
    partial: { type: "boolean", default: false },
  },
});
if (values.intents === undefined || values.out === undefined || values.key === undefined)
  throw new Error("--intents, --out and --key are needed.");
if (values.author.length < 2) throw new Error("Two writers at least: --author name=folder.");
if (!path.relative(values.out, values.key).startsWith("..")) throw new Error("The key must not lie among the packs.");
const seed = Number(values.seed);
const perPack = Number(values["per-pack"]);
if (!Number.isInteger(seed) || !Number.isInteger(perPack) || perPack < 1)
  throw new Error("--seed and --per-pack are whole numbers.");

const authors = values.author.map((order) => {
  const [name = "", folders = ""] = order.split("=");
  return { name, folders: folders.split(",") };
});

const filmBy = ({ name, folders }: (typeof authors)[number], intent: BenchIntent): ReaderFilm | null => {
  const file = folders.map((folder) => path.join(folder, `${intent.id}.json`)).find((each) => existsSync(each));
  if (file === undefined) return null;
  try {
    return readerFilm(JSON.parse(readFileSync(file, "utf8")), intent.seconds ?? usualSeconds);
  } catch (cause) {
    throw new Error(`The film of ${intent.id} by ${name} cannot be read.`, { cause });
  }
};

interface Entry {
  id: string;
  language: string;
  client: string;
  plans: { letter: string; author: string; text: string }[];
}

const left: string[] = [];
const entries: Entry[] = [];
for (const intent of shuffled(readIntents(values.intents, splitNamed(values.split)), `order ${seed}`)) {
  const films = authors.flatMap((author) => {
    const film = filmBy(author, intent);
    return film === null ? [] : [{ author: author.name, text: readerText(film) }];
  });
  const whole = films.length === authors.length || (values.partial && films.length > 1);
  if (!whole) left.push(intent.id);
  else
    entries.push({
      id: intent.id,
      language: intent.language,
      client: intent.text,
      plans: shuffled(films, `${seed} ${intent.id}`).map((film, at) => ({ letter: letterAt(at), ...film })),
    });
}

const instructions = readFileSync(new URL("reader-instructions.md", import.meta.url), "utf8").trim();
const entryText = (entry: Entry): string =>
  [
    `# ${entry.id} (${entry.language})`,
    `The client wrote:\n\n> ${entry.client.replaceAll("\n", "\n> ")}`,
    ...entry.plans.map(({ letter, text }) => `## Plan ${letter}\n\n${text}`),
  ].join("\n\n");

mkdirSync(values.out, { recursive: true });
const json = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;
for (let at = 0; at * perPack < entries.length; at += 1) {
  const pack = entries.slice(at * perPack, (at + 1) * perPack);
  const name = path.join(values.out, `pack-${String(at + 1).padStart(2, "0")}`);
  writeFileSync(`${name}.md`, `${[instructions, ...pack.map(entryText)].join("\n\n---\n\n")}\n`);
  const blind = pack.map(({ plans, ...entry }) => ({
    ...entry,
    plans: plans.map(({ letter, text }) => ({ letter, text })),
  }));
  writeFileSync(`${name}.json`, json({ instructions, intents: blind }));
}

const form: Answers = {
  reader: "your name",
  answers: [
    {
      id: "the client's id, like i01",
      ranks: ["B", "A"],
      scores: { A: 4, B: 8 },
      faults: { A: ["Shot 2: nothing happens."], B: [] },
      language_faults: { A: [], B: [] },
      endings: { A: "none", B: "return" },
    },
  ],
};
writeFileSync(path.join(values.out, "answer-form.json"), json(form));
const key: PackKey = {
  seed,
  intents: entries.map(({ id, language, plans }) => ({
    id,
    language,
    letters: Object.fromEntries(plans.map(({ letter, author }) => [letter, author])),
  })),
};
mkdirSync(path.dirname(values.key), { recursive: true });
writeFileSync(values.key, json(key));
console.log(`${entries.length} intents, ${authors.length} writers, ${Math.ceil(entries.length / perPack)} packs`);
if (left.length > 0) console.log(`left out, not every writer has a film: ${left.join(" ")}`);
