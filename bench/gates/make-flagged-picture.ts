/**
 * Makes lib/gate/nudity/testing/flagged.png: `node bench/gates/make-flagged-picture.ts`. A pattern of squares that shows
 * nothing, and that the classifier takes for nudity all the same: colours are changed one by one, and a change is kept
 * when the classifier grows surer. So tests can follow a flagged picture the whole way without a picture of nudity.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";

import sharp from "sharp";

import { mirrored, type Pixels } from "#lib/gate/faces/pixels.ts";
import { squeezed } from "#lib/gate/faces/decode-picture.ts";
import { readTensors } from "#lib/gate/faces/weights.ts";
import { openClassifier, SIDE_PX } from "#lib/gate/nudity/classifier.ts";
import { explicitShare } from "#lib/gate/nudity/classify-picture.ts";

const PICTURE_PX = 192;
const SHARE_ENOUGH = 0.97;
const folder = path.join(import.meta.dirname, "../../lib/gate/nudity");
const classifier = openClassifier(readTensors(path.join(folder, "weights.json")));

// Marsaglia's xorshift: the same picture every time.
let state = 2463534242;
const chance = (): number => {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) / 2 ** 32;
};

const drawn = (cells: Uint8Array, across: number): Pixels => {
  const data = new Uint8Array(PICTURE_PX ** 2 * 3);
  for (let y = 0; y < PICTURE_PX; y++)
    for (let x = 0; x < PICTURE_PX; x++) {
      const cell = Math.floor((y * across) / PICTURE_PX) * across + Math.floor((x * across) / PICTURE_PX);
      data.set(cells.subarray(cell * 3, cell * 3 + 3), (y * PICTURE_PX + x) * 3);
    }
  return { data, width: PICTURE_PX, height: PICTURE_PX };
};
const shareOf = async (pixels: Pixels): Promise<number> => {
  const whole = await squeezed(pixels, SIDE_PX, SIDE_PX);
  return (explicitShare(classifier.classify(whole)) + explicitShare(classifier.classify(mirrored(whole)))) / 2;
};

let across = 8;
let cells = Uint8Array.from({ length: across ** 2 * 3 }, () => 90 + chance() * 130);
let best = await shareOf(drawn(cells, across));
let misses = 0;
for (let tries = 0; tries < 4000 && best < SHARE_ENOUGH; tries++) {
  const changed = cells.slice();
  const [left, top, side] = [chance() * across, chance() * across, 1 + chance() * 3].map(Math.floor);
  const by = Array.from({ length: 3 }, () => (chance() - 0.5) * 240);
  for (let y = top ?? 0; y < Math.min(across, (top ?? 0) + (side ?? 1)); y++)
    for (let x = left ?? 0; x < Math.min(across, (left ?? 0) + (side ?? 1)); x++)
      for (const [channel, change] of by.entries()) {
        const at = (y * across + x) * 3 + channel;
        changed[at] = Math.max(0, Math.min(255, (cells[at] ?? 0) + change));
      }
  const share = await shareOf(drawn(changed, across));
  if (share > best) {
    [best, cells, misses] = [share, changed, 0];
  } else misses += 1;
  if (misses > 60 && across < 32) {
    // Nothing helps at this size: each square becomes four.
    const [old, before] = [cells, across];
    across *= 2;
    misses = 0;
    cells = Uint8Array.from({ length: across ** 2 * 3 }, (_, at) => {
      const [x, y] = [Math.floor(at / 3) % across, Math.floor(at / 3 / across)];
      return old[((y >> 1) * before + (x >> 1)) * 3 + (at % 3)] ?? 0;
    });
  }
  if (tries % 100 === 0) console.log(`${tries}: ${across} by ${across}, ${best.toFixed(4)}`);
}
const { data, width, height } = drawn(cells, across);
const bytes = await sharp(data, { raw: { width, height, channels: 3 } })
  .png({ compressionLevel: 9 })
  .toBuffer();
writeFileSync(path.join(folder, "testing/flagged.png"), bytes);
console.log(`${best.toFixed(4)}, ${bytes.length} bytes`);
