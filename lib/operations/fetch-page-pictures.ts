import { Problem } from "#lib/contract/errors.ts";
import type { LeftOutPicture } from "#lib/contract/page.ts";
import { decodePicture } from "#lib/gate/faces/decode-picture.ts";
import { showsNudity } from "#lib/gate/nudity/judge-nudity.ts";
import type { PagePixels } from "#lib/page/palette.ts";
import type { StoredAsset } from "#lib/store/store.ts";
import type { Context, FetchedImage } from "./operation.ts";
import { storePicture } from "./store-picture.ts";
import { credentialFault } from "./whole-credential.ts";

/** A picture of a page that is kept now. */
export interface PagePicture {
  asset: StoredAsset;
  source_url: string;
  fetched_at: string;
  /** A small copy to take colours from; null when it cannot be decoded. */
  pixels: PagePixels | null;
}

/** What a page's pictures came to. `pictures_left_out`: absent where none was. */
export interface PagePictures {
  pictures: PagePicture[];
  pictures_left_out?: LeftOutPicture[];
}

const nudityReason = "It looks like sexual content or nudity to a classifier, which errs at times, so it is left out.";
const picturesMax = 4;
const triedMax = 8;
const smallestSide = 120;
const sampleSide = 128;

/**
 * Fetches and keeps at most four of a page's pictures, in their order. One that cannot be fetched or read is passed
 * over, and so is what turns out to be an icon, or the same bytes again. One that the policy gate would stop is not kept
 * and told of.
 */
export const fetchPagePictures = async (ctx: Context, addresses: readonly string[]): Promise<PagePictures> => {
  const kept: (FetchedImage & { source_url: string })[] = [];
  for (let at = 0; at < Math.min(triedMax, addresses.length) && kept.length < picturesMax; at += picturesMax) {
    const batch = addresses.slice(at, Math.min(triedMax, at + picturesMax));
    const images = await Promise.all(batch.map((address) => fetched(ctx, address)));
    for (const image of images) {
      if (image === null || Math.min(image.width, image.height) < smallestSide) continue;
      if (kept.length < picturesMax && kept.every((each) => each.sha256 !== image.sha256)) kept.push(image);
    }
  }
  const pictures: PagePicture[] = [];
  const left: LeftOutPicture[] = [];
  for (const { source_url, ...image } of kept) {
    const seen = await ctx.lookAtPicture(image.bytes);
    if (showsNudity(seen.nudity) && !ctx.picturesAllowed.has(image.sha256)) {
      left.push({ source_url, reason: nudityReason });
      continue;
    }
    const broken = await credentialFault(ctx, image);
    if (broken !== null) {
      left.push({ source_url, reason: broken });
      continue;
    }
    const asset = await storePicture(ctx, "product", image, null, { seen });
    pictures.push({ asset, source_url, fetched_at: ctx.clock().toISOString(), pixels: await pixelsOf(image.bytes) });
  }
  return left.length === 0 ? { pictures } : { pictures, pictures_left_out: left };
};

const passedOver = new Set(["url_unreachable", "url_not_allowed", "image_unreadable"]);

const fetched = async (ctx: Context, source_url: string): Promise<(FetchedImage & { source_url: string }) | null> => {
  try {
    return { ...(await ctx.fetchImage(source_url)), source_url };
  } catch (cause) {
    // A film can be made without this picture; what ails the service itself is not passed over.
    if (cause instanceof Problem && passedOver.has(cause.code)) return null;
    throw cause;
  }
};

const pixelsOf = async (bytes: Uint8Array): Promise<PagePixels | null> => {
  try {
    return (await decodePicture(bytes, sampleSide)).pixels;
  } catch (cause) {
    if (cause instanceof Problem && cause.code === "image_unreadable") return null;
    throw cause;
  }
};
