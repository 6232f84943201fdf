import { openPicture } from "#lib/pictures/open-picture.ts";
import { bareLens } from "#lib/render/scene/draw-picture.ts";
import { Raster } from "#lib/render/scene/raster/raster.ts";

/** Frames over which a clip takes over from the still that it was asked to begin with. */
const handover_frames = 8;

/**
 * A still as a frame of planar 4:2:0, Rec. 709 in studio range, `width` x `height` pixels, cut to the middle. Rejects where
 * it cannot be decoded.
 */
export const planarOf = async (still: Uint8Array, width: number, height: number): Promise<Uint8Array> => {
  const rgba = await (
    await openPicture(still)
  )
    .autoOrient()
    .flatten({ background: "#000000" })
    .toColourspace("srgb")
    .resize(width, height, { fit: "cover", kernel: "lanczos3" })
    .ensureAlpha()
    .raw({ depth: "uchar" })
    .toBuffer();
  const raster = new Raster(width, height, 0);
  try {
    raster.loadFrame(new Uint8Array(rgba));
    return Uint8Array.from(raster.developPlanar(bareLens));
  } finally {
    raster.close();
  }
};

/**
 * Makes a still the first frame of a clip, in place: what sets the clip's own first frame apart from it is given to that
 * frame whole and to the next ones less and less, so that a clip which keeps to the still is hardly touched.
 */
export const beginWith = (still: Uint8Array): ((picture: Uint8Array, frame: number) => void) => {
  let apart: Int16Array | null = null;
  return (picture, frame) => {
    apart ??= Int16Array.from(picture, (level, i) => (still[i] ?? level) - level);
    const share = frame <= 0 ? 1 : 1 - frame / handover_frames;
    if (share <= 0) return;
    for (let i = 0; i < picture.length; i++)
      picture[i] = Math.max(0, Math.min(255, Math.round(picture[i]! + apart[i]! * share)));
  };
};
