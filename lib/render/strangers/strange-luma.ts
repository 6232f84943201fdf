import { mediaTypeOf } from "#lib/provenance/media-kind.ts";
import { spread } from "#lib/provenance/watermark/film-luma.ts";
import { greyMapReader } from "#lib/provenance/watermark/grey-maps.ts";
import { lumaOf } from "#lib/provenance/watermark/mark.ts";
import type { Picture } from "#lib/provenance/watermark/plane.ts";
import { openPicture } from "#lib/pictures/open-picture.ts";
import { openFilmCore } from "./film-core.ts";

/** Frames that are looked at in somebody's file: enough to know each of its shots. */
const mostFrames = 64;
/** Both sides of what is looked at: a film of 720 lines, lying or upright, fits. */
const shorterSide_px = 720;
const longerSide_px = 1280;
const mostPixels = shorterSide_px * longerSide_px;
/** What is held at any time, in bytes: one a pixel. */
const mostHeldPixels = 1.3 * mostFrames * mostPixels;
/** The part of a film that is looked at. */
const mostSeconds = 300;

/** Where the luma of somebody's file comes from, cheapest first; each look is asked for only if those before told nothing. */
export type StrangeLook = () => Promise<Picture[]>;

/**
 * The luma of somebody's picture or film, evenly spread over all of it, both sides bounded. PNG, JPEG, WebP, MP4 and
 * QuickTime, told by their first bytes; no looks at anything else. Each look rejects where nothing can be decoded.
 * `until` is the time (`performance.now`) at which a look makes do with what it has.
 */
export const looksAt = (bytes: Uint8Array, until: number): StrangeLook[] => {
  switch (mediaTypeOf(bytes)) {
    case "image/png":
    case "image/jpeg":
    case "image/webp":
      return [async () => [await pictureLuma(bytes)]];
    case "video/mp4":
    case "video/quicktime":
      return [true, false].map((keyFramesOnly) => () => filmLuma(bytes, keyFramesOnly, until));
    case "image/gif":
    case "image/avif":
    case "image/heic":
    case null:
      return [];
  }
};

const pictureLuma = async (bytes: Uint8Array): Promise<Picture> => {
  const picture = await openPicture(bytes);
  const { width, height } = (await picture.metadata()).autoOrient;
  const lying = width > height;
  const [across, down] = lying ? [longerSide_px, shorterSide_px] : [shorterSide_px, longerSide_px];
  const { data, info } = await picture
    .autoOrient()
    .resize(across, down, { fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, luma: lumaOf(data, info.width, info.height) };
};

const filmLuma = async (bytes: Uint8Array, keyFramesOnly: boolean, until: number): Promise<Picture[]> => {
  const core = await openFilmCore(bytes);
  const shrink = `min(1,min(${shorterSide_px}/min(iw,ih),${longerSide_px}/max(iw,ih)))`;
  const side = (name: string) => `'max(2,2*trunc(${name}*${shrink}/2))'`;
  // The luma as it was coded: a conversion to grey would stretch its range. Times of their own, or frames would be
  // repeated to keep the film's rate.
  const filters = [
    `select='not(mod(n,${keyFramesOnly ? 1 : 2}))'`,
    `scale=${side("iw")}:${side("ih")}:flags=area`,
    "format=yuv420p,extractplanes=y,setpts=N/24/TB",
  ].join(",");
  const picturesIn = greyMapReader(mostPixels);
  let kept: Picture[] = [];
  let [held, stride, seen] = [0, 1, 0];
  const words = core.decode(
    {
      keyFramesOnly,
      seconds: mostSeconds,
      output: ["-vf", filters, "-r", "24", "-c:v", "pgm", "-f", "image2pipe"],
    },
    (written) => {
      for (const picture of picturesIn(written)) {
        if (seen++ % stride !== 0) continue;
        kept.push(picture);
        held += picture.width * picture.height;
        if (kept.length < 2 * mostFrames && held < mostHeldPixels) continue;
        kept = kept.filter((_, i) => i % 2 === 0);
        held = kept.reduce((sum, { width, height }) => sum + width * height, 0);
        stride *= 2;
      }
      return kept.length === 0 || performance.now() < until;
    },
  );
  if (kept.length === 0) throw new Error(`The film cannot be read: ${words || "it has no picture"}`);
  return spread(kept, mostFrames);
};
