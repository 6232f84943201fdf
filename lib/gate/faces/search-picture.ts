import { scaled, squareOf } from "./decode-picture.ts";
import { drawnLook } from "./drawn-look.ts";
import type { Face } from "./face.ts";
import { bestOf, overlap, type Candidate, type FaceNetwork } from "./network.ts";
import { mirrored, turned, turnedBack, type Pixels, type Quarters } from "./pixels.ts";

/**
 * The first looks, by the pixels that the picture is scaled to: large for small faces, small for faces that fill the
 * picture, small on its sides and on its head. They are generous, for each place is looked at a second time.
 */
const looks = [
  { area: 330_000, quarters: 0 },
  { area: 80_000, quarters: 0 },
  { area: 80_000, quarters: 1 },
  { area: 80_000, quarters: 2 },
  { area: 80_000, quarters: 3 },
] as const;
/** A look at a long strip is no longer than this. */
const LOOK_SIDE_MAX_PX = 1600;
const FIRST_SCORE_MIN = 0.2;
const SECOND_LOOKS_MAX = 10;
/** A part of the picture in which the face, enlarged, has the size that the network tells best. */
const CROP_PX = 192;
const CROP_OF_FACE = 1.8;
/** Of the second look. Chosen on the pictures of bench/gates/faces.ts. */
const CONFIDENCE_MIN = 0.65;
/** Beyond doubt: no other look at the same place is needed. */
const CONFIDENCE_SURE = 0.9;
const CONFIDENCE_HOPEFUL = 0.25;
const SAME_PLACE = 0.5;

/**
 * Every face of a picture, surest first. Each place that the network suspects is cut out and enlarged, and has to
 * be a face there too: what is one by chance only (fabric, fruit, fur) is none at another size.
 */
export async function searchPicture(network: FaceNetwork, pixels: Pixels): Promise<Face[]> {
  const suspected: Suspect[] = [];
  for (const { area, quarters } of looks) suspected.push(...(await suspectsOf(network, pixels, area, quarters)));

  const found = await confirmed(network, pixels, suspected);
  const faces: Face[] = [];
  for (const face of bestOf(found)) {
    const box = boxOf(face, pixels);
    faces.push({ box, confidence: Math.round(face.score * 1000) / 1000, looksDrawn: drawnLook(pixels, face) });
  }
  return faces;
}

interface Suspect extends Candidate {
  quarters: Quarters;
}

/** Those that are faces when looked at again: as they were found first; where none is, the other ways up. */
async function confirmed(network: FaceNetwork, pixels: Pixels, suspected: readonly Suspect[]): Promise<Suspect[]> {
  const found: Suspect[] = [];
  const likeliest = suspected.toSorted((a, b) => b.score - a.score);
  let left = SECOND_LOOKS_MAX;
  for (const turns of [0, 2, 1, 3] as const) {
    if (turns !== 0 && found.length > 0) break;
    for (const suspect of likeliest) {
      if (left <= 0) break;
      if (found.some((face) => overlap(face, suspect) > SAME_PLACE)) continue;
      left -= 1;
      let seen = await lookAgain(network, pixels, { ...suspect, quarters: plus(suspect.quarters, turns) });
      if (seen === null || seen.score < CONFIDENCE_HOPEFUL) continue;
      if (seen.score < CONFIDENCE_SURE) {
        left -= 1;
        seen = better(seen, await lookAgain(network, pixels, seen));
      }
      const face = seen.score < CONFIDENCE_MIN ? null : await doubted(network, pixels, seen);
      if (face !== null && face.score >= CONFIDENCE_MIN) found.push(face);
    }
  }
  return found;
}

const plus = (quarters: Quarters, more: Quarters) => ((quarters + more) % 4) as Quarters;

async function suspectsOf(network: FaceNetwork, pixels: Pixels, area: number, quarters: Quarters): Promise<Suspect[]> {
  const longest = LOOK_SIDE_MAX_PX / Math.max(pixels.width, pixels.height);
  const look = await scaled(pixels, Math.min(longest, Math.sqrt(area / (pixels.width * pixels.height))));
  const scale = pixels.width / look.width;
  return network
    .search(turned(look, quarters), FIRST_SCORE_MIN)
    .map((one) => ({ ...enlarged(turnedBack(one, quarters, look), scale), quarters }));
}

/**
 * The best of several looks flatters what is a face by chance: whoever was not beyond doubt is looked at once more, in
 * the place that was found and in the mirror, and is what both looks make of it on average.
 */
async function doubted(network: FaceNetwork, pixels: Pixels, face: Suspect): Promise<Suspect> {
  if (face.score >= CONFIDENCE_SURE) return face;
  const again = await lookAgain(network, pixels, face);
  const reflected = await lookAgain(network, pixels, face, true);
  return { ...face, score: (face.score + Math.max(again?.score ?? 0, reflected?.score ?? 0)) / 2 };
}

/** The best face where the suspect is, in a part of the picture cut out around it; null where none is. */
async function lookAgain(
  network: FaceNetwork,
  pixels: Pixels,
  suspect: Suspect,
  inMirror = false,
): Promise<Suspect | null> {
  const side = Math.max(suspect.right - suspect.left, suspect.bottom - suspect.top) * CROP_OF_FACE;
  const left = (suspect.left + suspect.right - side) / 2;
  const top = (suspect.top + suspect.bottom - side) / 2;
  const plain = await squareOf(pixels, { left, top, side }, CROP_PX);
  const crop = inMirror ? mirrored(plain) : plain;
  const scale = side / CROP_PX;
  const { quarters } = suspect;
  let best: Suspect | null = null;
  for (const one of network.search(turned(crop, quarters), 0.05)) {
    const unturned = turnedBack(one, quarters, crop);
    const [start, end] = inMirror
      ? [CROP_PX - unturned.right, CROP_PX - unturned.left]
      : [unturned.left, unturned.right];
    const back = enlarged({ ...unturned, left: start, right: end }, scale);
    const seen = {
      score: one.score,
      quarters,
      left: Math.max(0, back.left + left),
      right: Math.min(pixels.width, back.right + left),
      top: Math.max(0, back.top + top),
      bottom: Math.min(pixels.height, back.bottom + top),
    };
    if (overlap(seen, suspect) > SAME_PLACE) best = best === null ? seen : better(best, seen);
  }
  return best;
}

const better = (a: Suspect, b: Suspect | null): Suspect => (b !== null && b.score > a.score ? b : a);

const enlarged = (one: Candidate, scale: number): Candidate => ({
  left: one.left * scale,
  top: one.top * scale,
  right: one.right * scale,
  bottom: one.bottom * scale,
  score: one.score,
});

function boxOf({ left, top, right, bottom }: Candidate, { width, height }: Pixels): Face["box"] {
  const share = (value: number, whole: number) => Math.round(Math.min(1, Math.max(0, value / whole)) * 10_000) / 10_000;
  const [x, y] = [share(left, width), share(top, height)];
  return {
    x,
    y,
    width: Math.round((share(right, width) - x) * 10_000) / 10_000,
    height: Math.round((share(bottom, height) - y) * 10_000) / 10_000,
  };
}
