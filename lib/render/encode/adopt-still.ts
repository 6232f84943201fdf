import { openPicture, openPixels } from "#lib/pictures/open-picture.ts";
import { heroStillSizes, type AspectRatio } from "#lib/contract/vocabulary.ts";
import { makeMark, markPicture } from "#lib/provenance/watermark/mark.ts";
import { patternOf } from "#lib/provenance/watermark/pattern.ts";
import type { Still, WatermarkOrder } from "./jobs.ts";
import { readBackStill } from "./render-still.ts";

/**
 * A model's picture as a hero still: upright, cut to the middle and scaled to the size, with its watermark read back from
 * the finished file. Rejects where it cannot be decoded.
 */
export const adoptStill = async (
  picture: Uint8Array,
  aspectRatio: AspectRatio,
  mark: WatermarkOrder | null,
): Promise<Still> => {
  const { width, height } = heroStillSizes[aspectRatio];
  const { data } = await (
    await openPicture(picture)
  )
    .autoOrient()
    .flatten({ background: "#000000" })
    .toColourspace("srgb")
    .resize(width, height, { fit: "cover", kernel: "lanczos3" })
    .ensureAlpha()
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const rgba = new Uint8ClampedArray(data);
  if (mark !== null) markPicture(makeMark(await patternOf(mark.key), mark.payload), rgba, width, height);
  const png = new Uint8Array(await (await openPixels(rgba, { width, height, channels: 4 })).png().toBuffer());
  return { png, mark: mark === null ? null : await readBackStill(png, mark), product_seen: false, width, height };
};
