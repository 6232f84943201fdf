import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";

import { decodePicture } from "#lib/gate/faces/decode-picture.ts";
import { readTensors } from "#lib/gate/faces/weights.ts";
import { openClassifier } from "#lib/gate/nudity/classifier.ts";
import { classifyPicture, explicitShare } from "#lib/gate/nudity/classify-picture.ts";
import { showsNudity } from "#lib/gate/nudity/judge-nudity.ts";
import type { PictureKinds } from "#lib/gate/nudity/picture-kinds.ts";

import { fetchedPackage } from "./fetched-package.ts";
import { harmlessFolders } from "./nudity-pictures.ts";

/**
 * How many harmless pictures are taken for nudity: `node bench/gates/nudity.ts`. Fetches packages that ship pictures into
 * a temporary folder (--folder keeps them elsewhere) and prints a line for each kind. --also looks at the pictures of a
 * folder of yours as well, --only at nothing else; --names lists those that were taken for nudity or suspected.
 */
const { values: options } = parseArgs({
  options: {
    folder: { type: "string", default: path.join(os.tmpdir(), "face-pictures") },
    also: { type: "string", multiple: true, default: [] },
    only: { type: "boolean", default: false },
    names: { type: "boolean", default: false },
  },
});
const KEPT_PX = 1024;
const SIDE_MIN_PX = 64;
const SUSPECTED_MIN = 0.5;

const classifier = openClassifier(readTensors(path.join(import.meta.dirname, "../../lib/gate/nudity/weights.json")));
const seen = new Set<string>();
const rows = new Map<string, { of: number; flagged: number; suspected: number }>();

async function look(kind: string, name: string, bytes: Buffer): Promise<void> {
  const mark = createHash("sha256").update(bytes).digest("hex");
  if (seen.has(mark)) return;
  seen.add(mark);
  let kinds: PictureKinds;
  try {
    const { pixels, width, height } = await decodePicture(bytes, KEPT_PX);
    if (Math.min(width, height) < SIDE_MIN_PX) return;
    kinds = await classifyPicture(classifier, pixels);
  } catch {
    return; // Packages ship broken pictures too, to test with.
  }
  const row = rows.get(kind) ?? { of: 0, flagged: 0, suspected: 0 };
  rows.set(kind, row);
  row.of += 1;
  if (showsNudity(kinds)) row.flagged += 1;
  if (explicitShare(kinds) < SUSPECTED_MIN) return;
  row.suspected += 1;
  if (options.names) console.log(`  ${kind}: ${path.relative(options.folder, name)} ${JSON.stringify(kinds)}`);
}

const picturesIn = (folder: string) =>
  globSync("**/*.{png,jpg,jpeg,webp,JPG,PNG}", { cwd: folder })
    .toSorted()
    .map((name) => path.join(folder, name));

const lookAt = (kind: string, file: string) => look(kind, file, readFileSync(file));

/** The pictures in a Qt resource file that are not compressed once more: four bytes of length stand before each. */
function* packedPictures(bytes: Buffer): Generator<Buffer> {
  for (const beginning of ["ffd8ff", "89504e47", "52494646"].map((hex) => Buffer.from(hex, "hex")))
    for (let at = bytes.indexOf(beginning); at >= 4; at = bytes.indexOf(beginning, at + beginning.length)) {
      const length = bytes.readUInt32BE(at - 4);
      if (length < 5_000_000 && at + length <= bytes.length) yield bytes.subarray(at, at + length);
    }
}

for (const { kind, source, folder, most = Infinity, heldOut } of options.only ? [] : harmlessFolders) {
  const root = fetchedPackage(source, options.folder);
  if (root === null) continue;
  const name = heldOut === true ? `${kind}, held out` : kind;
  const files = picturesIn(path.join(root, folder));
  const step = Math.max(1, files.length / most);
  for (let at = 0; at < files.length; at += step) await lookAt(name, files[Math.floor(at)] ?? "");
  for (const packed of globSync("**/*.rcc", { cwd: path.join(root, folder) }).toSorted())
    for (const bytes of packedPictures(readFileSync(path.join(root, folder, packed)))) await look(name, packed, bytes);
}
for (const folder of options.also) for (const file of picturesIn(folder)) await lookAt(folder, file);

const all = { of: 0, flagged: 0, suspected: 0 };
for (const [name, row] of [...rows, ["all", all] as const]) {
  const { of, flagged, suspected } = row;
  console.log(`${name.padEnd(24)} ${flagged} of ${of} taken for nudity, ${suspected} suspected`);
  all.of += of;
  all.flagged += flagged;
  all.suspected += suspected;
}
