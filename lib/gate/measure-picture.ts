import { oklabOf, type Oklab } from "#lib/contract/oklab.ts";
import { openPicture } from "#lib/pictures/open-picture.ts";

/** What a picture's pixels say of it. */
export interface PictureMeasure {
  /** Its main colours, `#rrggbb`, the one that covers most of it first; at most five. What is clear has none. */
  palette: string[];
  /** Whether any of it is clear, wholly or in part. */
  has_alpha: boolean;
}

const side_px = 96;
/** Pixels of less opacity show what lies behind them. */
const opaque = 128;
const most = 5;
/** Colours nearer than this are one, in Oklab; 0.02 is just seen. */
const apart = 0.09;
/** A colour that covers less of the picture is detail. */
const leastShare = 0.02;

/** Throws on what cannot be decoded. */
export const measurePicture = async (bytes: Uint8Array): Promise<PictureMeasure> => {
  const picture = await openPicture(bytes);
  // Only what could be clear is decoded whole once more.
  const has_alpha = (await picture.metadata()).hasAlpha && !(await picture.stats()).isOpaque;
  const { data } = await picture
    .resize(side_px, side_px, { fit: "inside", kernel: "nearest", withoutEnlargement: true })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { palette: paletteOf(data), has_alpha };
};

interface Patch {
  sum: [number, number, number];
  count: number;
}
const meanOf = ({ sum, count }: Patch): Rgb => [sum[0] / count, sum[1] / count, sum[2] / count];
type Rgb = [number, number, number];

const paletteOf = (rgba: Uint8Array): string[] => {
  const patches = new Map<number, Patch>();
  let seen = 0;
  for (let at = 0; at < rgba.length; at += 4) {
    if (rgba[at + 3]! < opaque) continue;
    seen++;
    const key = ((rgba[at]! >> 4) << 8) | ((rgba[at + 1]! >> 4) << 4) | (rgba[at + 2]! >> 4);
    const patch = patches.get(key) ?? { sum: [0, 0, 0], count: 0 };
    patches.set(key, patch);
    patch.count++;
    for (const channel of [0, 1, 2] as const) patch.sum[channel] += rgba[at + channel]!;
  }
  // Neighbouring patches are gathered about the fullest of them.
  const kept: (Patch & { lab: Oklab })[] = [];
  for (const patch of [...patches.values()].toSorted((a, b) => b.count - a.count)) {
    const [red, green, blue] = meanOf(patch);
    const lab = oklabOf(Math.round(red), Math.round(green), Math.round(blue));
    const near = kept.find((other) => Math.hypot(...lab.map((value, i) => value - other.lab[i]!)) < apart);
    if (near === undefined) kept.push({ ...patch, lab });
    else {
      near.count += patch.count;
      for (const channel of [0, 1, 2] as const) near.sum[channel] += patch.sum[channel];
    }
  }
  return kept
    .toSorted((a, b) => b.count - a.count)
    .filter(({ count }) => count >= leastShare * seen)
    .slice(0, most)
    .map((patch) => hexOf(meanOf(patch)));
};

const hexOf = (colour: Rgb): string =>
  `#${colour.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
