import type { Sharp } from "sharp";

import { Problem } from "#lib/contract/errors.ts";
import { openPicture, openPixels } from "#lib/pictures/open-picture.ts";

import type { Pixels } from "./pixels.ts";

/** A picture small enough to search, and the size that it has itself, after its EXIF orientation. */
export interface DecodedPicture {
  pixels: Pixels;
  width: number;
  height: number;
}

/** What shows through a transparent picture: neither a bright nor a dark thing vanishes on it. */
const BEHIND = "#808080";

/** Decodes, turns upright, flattens and shrinks a picture to at most `sidePx`. Throws Problem `image_unreadable`. */
export async function decodePicture(bytes: Uint8Array, sidePx: number): Promise<DecodedPicture> {
  try {
    const image = await openPicture(bytes);
    const { autoOrient } = await image.metadata();
    const pixels = await rawOf(
      image
        .autoOrient()
        .resize(sidePx, sidePx, { fit: "inside", withoutEnlargement: true })
        .flatten({ background: BEHIND }),
    );
    return { pixels, width: autoOrient.width, height: autoOrient.height };
  } catch (cause) {
    throw new Problem("image_unreadable", "The bytes are no readable picture, so it cannot be looked at.", {
      cause,
    });
  }
}

/** The picture at this size, whatever its shape was. */
export const squeezed = async (pixels: Pixels, width: number, height: number): Promise<Pixels> =>
  rawOf((await imageOf(pixels)).resize(width, height, { fit: "fill" }));

export const scaled = (pixels: Pixels, scale: number): Promise<Pixels> =>
  squeezed(pixels, sideOf(pixels.width * scale), sideOf(pixels.height * scale));

/**
 * A square of the picture, `sidePx` wide; where it reaches over the picture's edge, the edge goes on. A face that fills
 * the picture is told far better with something around it.
 */
export const squareOf = async (
  pixels: Pixels,
  square: { left: number; top: number; side: number },
  sidePx: number,
): Promise<Pixels> => {
  const along = (start: number, whole: number) => {
    const from = Math.min(whole - 1, Math.max(0, Math.floor(start)));
    const to = Math.max(from + 1, Math.min(whole, Math.ceil(start + square.side)));
    const before = Math.min(sidePx - 1, Math.max(0, Math.round(((from - start) * sidePx) / square.side)));
    const length = Math.min(sidePx - before, Math.max(1, Math.round(((to - from) * sidePx) / square.side)));
    return { from, size: to - from, before, length, after: sidePx - before - length };
  };
  const across = along(square.left, pixels.width);
  const down = along(square.top, pixels.height);
  return rawOf(
    (await imageOf(pixels))
      .extract({ left: across.from, top: down.from, width: across.size, height: down.size })
      .resize(across.length, down.length, { fit: "fill" })
      .extend({
        left: across.before,
        right: across.after,
        top: down.before,
        bottom: down.after,
        extendWith: "copy",
      }),
  );
};

const sideOf = (length: number) => Math.max(8, Math.round(length));
const imageOf = ({ data, width, height }: Pixels) => openPixels(data, { width, height, channels: 3 });

async function rawOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.toColourspace("srgb").removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
