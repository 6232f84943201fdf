import { readFile, writeFile } from "node:fs/promises";
import { apart, faultsOf, sheet, type Accepted } from "#lib/render/scene/elements/testing/sheet.ts";

/**
 * Accepts how elements look now: `npm run elements:accept`. It first tells what is wrong or changed; look at those
 * with `node bench/element-sheet.ts --out sheet.png <id> ...`. What is empty, cut off or alike stays a fault.
 */
const file = "data/elements/accepted.json";
const accepted = JSON.parse(await readFile(file, "utf8")) as Accepted;
const pictures = sheet();
for (const fault of faultsOf(pictures, { ...accepted, alike: [] })) if (!fault.includes("nearly")) console.log(fault);
const hashes = Object.fromEntries(
  Object.entries(pictures).map(([id, { hash }]) => {
    const known = accepted.hashes[id];
    return [id, known !== undefined && apart(known, hash) === 0 ? known : hash];
  }),
);
const lines = Object.entries(hashes).map(([id, hash]) => `    "${id}": "${hash}"`);
const rest = Object.entries({ cut: accepted.cut, empty: accepted.empty, alike: accepted.alike });
await writeFile(
  file,
  `{\n  "hashes": {\n${lines.join(",\n")}\n  },\n${rest.map(([key, value]) => `  "${key}": ${JSON.stringify(value)}`).join(",\n")}\n}\n`,
);
