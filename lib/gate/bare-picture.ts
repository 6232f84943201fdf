import sharp from "sharp";
import { limits } from "#lib/contract/limits.ts";

/** Finer than what is seen, so that a model is shown what was supplied. */
const quality = 95;

/**
 * The pixels of a picture and nothing else, as whoever is not us may see it: turned as its orientation says, in sRGB,
 * without positions, names, texts, thumbnails and credentials. The same bytes each time. PNG, JPEG and WebP keep their
 * kind. Throws where it cannot be decoded.
 */
export const barePicture = async (
  bytes: Uint8Array,
  mediaType: string,
): Promise<{ bytes: Uint8Array; media_type: string }> => {
  const image = sharp(bytes, { limitInputPixels: limits.upload_side_px_max ** 2 })
    .autoOrient()
    .toColourspace("srgb");
  const written =
    mediaType === "image/jpeg"
      ? image.jpeg({ quality, chromaSubsampling: "4:4:4" })
      : mediaType === "image/webp"
        ? image.webp({ quality })
        : image.png();
  const { data } = await written.toBuffer({ resolveWithObject: true });
  const media_type = mediaType === "image/jpeg" || mediaType === "image/webp" ? mediaType : "image/png";
  return { bytes: new Uint8Array(data), media_type };
};
