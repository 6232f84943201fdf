import sharp from "sharp";
import { limits } from "#lib/contract/limits.ts";
import { Problem } from "#lib/contract/errors.ts";

const mediaTypes = { png: "image/png", jpeg: "image/jpeg", webp: "image/webp" } as const;
type Format = keyof typeof mediaTypes;
const isFormat = (format: string): format is Format => Object.hasOwn(mediaTypes, format);

/**
 * Reads a picture by decoding it: type from its bytes, size after EXIF orientation. PNG, JPEG and WebP only.
 * Throws Problem `image_unreadable`.
 */
export const inspectImage = async (
  bytes: Uint8Array,
): Promise<{ media_type: (typeof mediaTypes)[Format]; width: number; height: number }> => {
  try {
    const image = sharp(bytes, {
      limitInputPixels: limits.upload_side_px_max ** 2,
      failOn: "error",
    });
    const { format, autoOrient } = await image.metadata();
    if (format === undefined || !isFormat(format))
      throw new Problem("image_unreadable", "The picture must be a PNG, JPEG or WebP file.");
    // Decoding the whole picture is the only proof that it can be decoded.
    await image.stats();
    return { media_type: mediaTypes[format], width: autoOrient.width, height: autoOrient.height };
  } catch (cause) {
    if (cause instanceof Problem) throw cause;
    throw new Problem("image_unreadable", "The bytes are no readable PNG, JPEG or WebP picture.", {
      cause,
    });
  }
};
