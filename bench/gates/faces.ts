import { globSync, readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";

import sharp from "sharp";

import type { PictureSeen } from "#lib/gate/faces/face.ts";
import { openPictureGate } from "#lib/gate/faces/picture-gate.ts";

import { fetchedPackage } from "./fetched-package.ts";
import { pictureFolders, pictureKinds, stamps, type PictureKind } from "./faces-pictures.ts";

/**
 * How well the face gate tells faces from other things: `node bench/gates/faces.ts`. Fetches packages that ship
 * pictures into a temporary folder (--folder keeps them elsewhere) and prints a line for each kind of picture.
 * --turned 90 turns every picture first, --side 720 shrinks it, --kinds face,art and --every 4 look at fewer,
 * --held-out at those only that no threshold was chosen on; --times crops 60 of them to 720p and measures them
 * (with the look for nudity, which the same thread takes), --names lists what was flagged or missed.
 */
const { values: options } = parseArgs({
  options: {
    folder: { type: "string", default: path.join(os.tmpdir(), "face-pictures") },
    turned: { type: "string", default: "0" },
    side: { type: "string" },
    kinds: { type: "string", default: pictureKinds.join(",") },
    every: { type: "string", default: "1" },
    "held-out": { type: "boolean", default: false },
    times: { type: "boolean", default: false },
    names: { type: "boolean", default: false },
  },
});

interface Picture {
  file: string;
  kind: PictureKind;
  heldOut: boolean;
}

function* allPictures(): Generator<Picture> {
  for (const { source, folder, heldOut, ...kinds } of pictureFolders) {
    const root = fetchedPackage(source, options.folder);
    if (root === null) continue;
    for (const kind of pictureKinds)
      for (const name of kinds[kind]?.split(" ") ?? []) yield { file: path.join(root, folder, name), kind, heldOut };
  }
  const root = fetchedPackage(stamps.source, options.folder);
  if (root === null) return;
  const names = globSync("**/*.png", { cwd: path.join(root, stamps.folder) }).toSorted();
  for (const [index, name] of names.filter((one) => !stamps.leftOut.test(one)).entries())
    yield {
      file: path.join(root, stamps.folder, name),
      kind: stamps.animal.test(name) ? "animal" : "other",
      heldOut: index % stamps.tunedOnEvery !== 0,
    };
}

async function prepared(file: string): Promise<Buffer> {
  const bytes = readFileSync(file);
  const [turn, side] = [Number(options.turned), options.side === undefined ? null : Number(options.side)];
  if (turn === 0 && side === null) return bytes;
  let image = sharp(await sharp(bytes, { failOn: "none" }).autoOrient().toBuffer());
  if (turn !== 0) image = image.rotate(turn);
  if (side !== null) image = image.resize(side, side, { fit: "inside", withoutEnlargement: true });
  return image.png().toBuffer();
}

const gate = openPictureGate({ projectRoot: path.join(import.meta.dirname, "../..") });
const at = (sorted: number[], share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
const timesOf = (taken: number[]) => {
  const sorted = taken.toSorted((a, b) => a - b);
  return `p50 ${at(sorted, 0.5)?.toFixed(0)} ms, p95 ${at(sorted, 0.95)?.toFixed(0)} ms`;
};
/** The answer, and what it took: wall-clock and processor time of the whole process, milliseconds. */
async function measured(bytes: Uint8Array): Promise<{ result: PictureSeen; wall: number; processor: number }> {
  const [start, cpu] = [performance.now(), process.cpuUsage()];
  const result = await gate.lookAt(bytes);
  const { user, system } = process.cpuUsage(cpu);
  return { result, wall: performance.now() - start, processor: (user + system) / 1000 };
}

const kinds = options.kinds.split(",");
const every = Number(options.every);
const pictures = [...allPictures()]
  .filter(({ kind, heldOut }) => kinds.includes(kind) && (heldOut || !options["held-out"]))
  .filter((_, index) => index % every === 0);
console.log(`${pictures.length} pictures`);
await gate.lookAt(
  await sharp({ create: { width: 64, height: 64, channels: 3, background: "#000" } })
    .png()
    .toBuffer(),
);

if (options.times) {
  const [walls, processors]: [number[], number[]] = [[], []];
  for (const { file } of pictures.slice(0, 60)) {
    const frame = sharp(readFileSync(file), { failOn: "none" }).autoOrient().flatten();
    const bytes = await frame.resize(1280, 720, { fit: "cover" }).jpeg({ quality: 90 }).toBuffer();
    const { wall, processor } = await measured(bytes);
    walls.push(wall);
    processors.push(processor);
  }
  console.log(`1280 x 720: wall ${timesOf(walls)}; processor ${timesOf(processors)}`);
} else {
  const rows = new Map<string, { of: number; flagged: number; drawn: number; processor: number[] }>();
  for (const { file, kind, heldOut } of pictures) {
    const name = `${kind}${heldOut ? ", held out" : ""}`;
    try {
      const { result, processor } = await measured(await prepared(file));
      const row = rows.get(name) ?? { of: 0, flagged: 0, drawn: 0, processor: [] };
      rows.set(name, row);
      row.of += 1;
      row.processor.push(processor);
      const [face] = result.faces;
      if (face !== undefined) row.flagged += 1;
      if (face?.looksDrawn === true) row.drawn += 1;
      const expected = kind === "face" || kind === "hard" || kind === "art";
      if (options.names && (face !== undefined) !== expected)
        console.log(`  ${name}: ${path.relative(options.folder, file)} ${face?.confidence ?? "missed"}`);
    } catch (cause) {
      console.log(`  ${path.relative(options.folder, file)}: ${String(cause)}`);
    }
  }
  for (const [name, { of, flagged, drawn, processor }] of [...rows].toSorted(([a], [b]) => a.localeCompare(b)))
    console.log(
      `${name.padEnd(18)} ${flagged} of ${of} with a face (${((100 * flagged) / of).toFixed(1)} %), ` +
        `${drawn} look drawn; processor ${timesOf(processor)}`,
    );
}
await gate.close();
