import sharp from "sharp";

import { Problem } from "#lib/contract/errors.ts";
import { limits } from "#lib/contract/limits.ts";

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
    const image = sharp(bytes, { limitInputPixels: limits.upload_side_px_max ** 2, failOn: "error" });
    const { autoOrient } = await image.metadata();
    const pixels = await rawOf(
      image
        .autoOrient()
        .resize(sidePx, sidePx, { fit: "inside", withoutEnlargement: true })
        .flatten({ background: BEHIND }),
    );
    return { pixels, width: autoOrient.width, height: autoOrient.height };
  } catch (cause) {
    throw new Problem("image_unreadable", "The bytes are no readable picture, so no faces can be looked for in it.", {
      cause,
    });
  }
}

export const scaled = (pixels: Pixels, scale: number): Promise<Pixels> =>
  rawOf(imageOf(pixels).resize(sideOf(pixels.width * scale), sideOf(pixels.height * scale), { fit: "fill" }));

/** A part of the picture, at `scale`. */
export const cropped = (
  pixels: Pixels,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
  scale: number,
): Promise<Pixels> =>
  rawOf(
    imageOf(pixels)
      .extract({ left, top, width, height })
      .resize(sideOf(width * scale), sideOf(height * scale), { fit: "fill" }),
  );

const sideOf = (length: number) => Math.max(8, Math.round(length));
const imageOf = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } });

async function rawOf(image: sharp.Sharp): Promise<Pixels> {
  const { data, info } = await image.toColourspace("srgb").removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
