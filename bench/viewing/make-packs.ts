import { copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { chances, filmsOf, isAct, readSet, shuffled } from "./sets.ts";

/**
 * Puts films under numbers that say nothing, in packs for viewers who know neither sentence nor maker, and writes a key
 * that no viewer gets.
 *
 * `node bench/viewing/make-packs.ts --what acts|pairs|claims --set set.json --films after=folder --films before=folder
 *  --out packs --key key.json --packs 8`
 *
 * acts: a pack is pictures alone, and no pack has two films of one act. pairs: two films of one sentence side by side.
 * claims: a film with what is to be checked in it.
 */
const { values } = parseArgs({
  options: {
    what: { type: "string", default: "acts" },
    set: { type: "string" },
    films: { type: "string", multiple: true, default: [] },
    out: { type: "string" },
    key: { type: "string" },
    packs: { type: "string", default: "8" },
    word: { type: "string", default: "viewing" },
    /** Only the first film of every act. */
    first: { type: "boolean", default: false },
  },
});
if (values.set === undefined || values.out === undefined || values.key === undefined)
  throw new Error("--set, --out and --key are needed.");
if (!path.relative(values.out, values.key).startsWith("..")) throw new Error("The key must not lie among the packs.");
const { what, out, word } = values;
const set = readSet(values.set);
const entryOf = (film: string) => set.find(({ id }) => id === film.replace(/-\d$/u, ""))!;
const makers = values.films.map((order) => {
  const [name = "", folder = ""] = order.split("=");
  return { name, folder };
});
const pictureOf = (folder: string, film: string) => path.join(folder, `${film}.png`);
const asked = filmsOf(set).filter(({ id }) => !values.first || !/-[2-9]$/u.test(id));
const packs = Array.from({ length: Number(values.packs) }, () => [] as string[]);
const key: Record<string, unknown> = {};
const folderOf = (pack: number) => path.join(out, `pack-${pack + 1}`);
for (const pack of packs.keys()) mkdirSync(folderOf(pack), { recursive: true });
let number = 0;
const nextNumber = () => String((number += 1)).padStart(3, "0");

if (what === "pairs") {
  const [one, other] = makers;
  if (one === undefined || other === undefined) throw new Error("Pairs need two makers.");
  for (const [at, { id, sentence }] of shuffled(asked, word).entries()) {
    const sides = chances(`${word} ${id}`)() < 0.5 ? [one, other] : [other, one];
    if (sides.some(({ folder }) => !existsSync(pictureOf(folder, id)))) continue;
    const no = nextNumber();
    for (const [side, { folder }] of sides.entries())
      copyFileSync(pictureOf(folder, id), path.join(folderOf(at % packs.length), `${no}-${"AB"[side]}.png`));
    packs[at % packs.length]!.push(`${no} | ${sentence}`);
    key[no] = { film: id, A: sides[0]!.name, B: sides[1]!.name };
  }
} else {
  const films = makers.flatMap(({ name, folder }) =>
    asked.filter(({ id }) => existsSync(pictureOf(folder, id))).map(({ id }) => ({ id, name, folder })),
  );
  // Neighbours in this list are films of one entry: dealt in turn they never meet in a pack.
  const dealt = shuffled(set, word).flatMap((entry) => films.filter(({ id }) => entryOf(id) === entry));
  const placed = dealt.map((film, at) => ({ ...film, pack: at % packs.length }));
  for (const { id, name, folder, pack } of shuffled(placed, `${word} order`)) {
    const no = nextNumber();
    const entry = entryOf(id);
    copyFileSync(pictureOf(folder, id), path.join(folderOf(pack), `${no}.png`));
    packs[pack]!.push(
      isAct(entry) ? no : [no, ...entry.claims.map((claim, at) => `  ${at + 1}. ${claim.what}`)].join("\n"),
    );
    key[no] = { film: id, maker: name };
  }
}
for (const [pack, lines] of packs.entries())
  writeFileSync(path.join(folderOf(pack), "list.txt"), `${lines.toSorted().join("\n")}\n`);
writeFileSync(values.key, JSON.stringify(key, null, 1));
console.log(`${number} in ${packs.length} packs`);
