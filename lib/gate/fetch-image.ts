import { createHash } from "node:crypto";
import type { GuardedFetch } from "./guarded-fetch.ts";
import { inspectImage } from "./inspect-image.ts";
import { measurePicture, type PictureMeasure } from "./measure-picture.ts";

/** A picture of the web, what it is and what its pixels say; sizes in pixels, `sha256` in hex. */
export type FetchedImage = { bytes: Uint8Array; sha256: string } & Awaited<ReturnType<typeof inspectImage>> &
  PictureMeasure;

/**
 * A picture through the guarded fetcher, of at most `bytesMax` bytes. Throws Problem `url_not_allowed` and
 * `url_unreachable`, and what `inspectImage` throws on what is none.
 */
export const fetchImage = async (fetcher: GuardedFetch, url: string, bytesMax: number): Promise<FetchedImage> => {
  const { bytes } = await fetcher.get(url, { bytes: bytesMax, accept: "image/png, image/jpeg, image/webp" });
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { bytes, ...(await inspectImage(bytes)), ...(await measurePicture(bytes)), sha256 };
};
