import { Problem } from "#lib/contract/errors.ts";
import { openPicture, pictureTypeOf, type PictureType } from "#lib/pictures/open-picture.ts";

/**
 * Reads a picture by decoding it: type from its bytes, size after EXIF orientation. PNG, JPEG and WebP only.
 * Throws Problem `image_unreadable`.
 */
export const inspectImage = async (
  bytes: Uint8Array,
): Promise<{ media_type: PictureType; width: number; height: number }> => {
  const media_type = pictureTypeOf(bytes);
  if (media_type === null) throw new Problem("image_unreadable", "The picture must be a PNG, JPEG or WebP file.");
  try {
    const image = await openPicture(bytes);
    const { autoOrient } = await image.metadata();
    // Decoding the whole picture is the only proof that it can be decoded.
    await image.stats();
    return { media_type, width: autoOrient.width, height: autoOrient.height };
  } catch (cause) {
    throw new Problem("image_unreadable", "The bytes are no readable PNG, JPEG or WebP picture.", {
      cause,
    });
  }
};
