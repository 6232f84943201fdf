import type { Pixels } from "./pixels.ts";

/** Shares of pixels that equal their neighbours. Chosen on the pictures of bench/gates/faces.ts. */
const FLAT_IN_DRAWINGS_MIN = 0.5;
const FLAT_IN_PHOTOGRAPHS_MAX = 0.3;
/** Neighbours count as equal up to this difference: compression leaves so much in a flat fill. */
const EQUAL_MAX = 1;
/** Below this mean difference of the channels a face has no colour to speak of: a statue, an engraving, an old print. */
const COLOUR_MIN = 8;

interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** True for flat fills, false for the texture of a photograph (and of a good painting), null where neither is plain. */
export function drawnLook(pixels: Pixels, area: Area): boolean | null {
  const { flat, colour } = textureOf(pixels, area);
  if (flat >= FLAT_IN_DRAWINGS_MIN) return true;
  return flat <= FLAT_IN_PHOTOGRAPHS_MAX && colour >= COLOUR_MIN ? false : null;
}

/** How much of an area is flat fill, 0 to 1, and how colourful it is, 0 to 255. */
export function textureOf({ data, width, height }: Pixels, area: Area): { flat: number; colour: number } {
  const [left, top] = [Math.max(0, Math.floor(area.left)), Math.max(0, Math.floor(area.top))];
  const [right, bottom] = [Math.min(width, Math.ceil(area.right)), Math.min(height, Math.ceil(area.bottom))];
  let flat = 0;
  let colour = 0;
  let seen = 0;
  const at = (index: number) => data[index] ?? 0;
  for (let y = top; y < bottom - 1; y++)
    for (let x = left; x < right - 1; x++) {
      const here = (y * width + x) * 3;
      let difference = 0;
      for (let channel = 0; channel < 3; channel++) {
        const value = at(here + channel);
        difference = Math.max(
          difference,
          Math.abs(value - at(here + 3 + channel)),
          Math.abs(value - at(here + width * 3 + channel)),
        );
      }
      if (difference <= EQUAL_MAX) flat += 1;
      colour += Math.max(at(here), at(here + 1), at(here + 2)) - Math.min(at(here), at(here + 1), at(here + 2));
      seen += 1;
    }
  return seen === 0 ? { flat: 0, colour: 0 } : { flat: flat / seen, colour: colour / seen };
}
