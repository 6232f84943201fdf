import type { Sharp } from "sharp";
import { limits } from "#lib/contract/limits.ts";
import { mediaTypeOf } from "#lib/provenance/media-kind.ts";

export type PictureType = "image/png" | "image/jpeg" | "image/webp";

/** The kind of picture that these bytes begin as; null for any that is not opened here. */
export const pictureTypeOf = (bytes: Uint8Array): PictureType | null => {
  const type = mediaTypeOf(bytes);
  return type === "image/png" || type === "image/jpeg" || type === "image/webp" ? type : null;
};

/** Most films are drawn from words alone: what decodes pictures takes a tenth of a second to load, in every thread. */
const loaded = async () => {
  const { default: sharp } = await import("sharp");
  // For the whole process, on first use: readers of documents, drawings and a dozen rare formats are never reached.
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: ["VipsForeignLoadPng", "VipsForeignLoadJpeg", "VipsForeignLoadWebp"] });
  return sharp;
};

/**
 * A picture's file, to be decoded: PNG, JPEG and WebP, told by their first bytes; of an animated one, its first picture.
 * Rejects with `TypeError` on any other; decoding rejects where the file is broken or larger than a picture may be.
 */
export const openPicture = async (bytes: Uint8Array): Promise<Sharp> => {
  if (pictureTypeOf(bytes) === null) throw new TypeError("The bytes are no PNG, JPEG or WebP picture.");
  const sharp = await loaded();
  return sharp(bytes, { limitInputPixels: limits.upload_side_px_max ** 2, failOn: "error" });
};

/** Pixels as they are: `channels` bytes each. */
export const openPixels = async (
  data: Uint8Array | Uint8ClampedArray,
  about: { width: number; height: number; channels: 3 | 4 },
): Promise<Sharp> => (await loaded())(data, { raw: about });
