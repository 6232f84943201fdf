import type { AssetBody } from "#lib/contract/resources.ts";
import { aspectRatios, type AspectRatio } from "#lib/contract/vocabulary.ts";

/** The film's shape that cuts least off a picture; the usual one where there is none. */
export const nearestRatio = (picture: Pick<AssetBody, "width" | "height"> | null): AspectRatio => {
  const [usual] = aspectRatios;
  if (picture?.width == null || picture.height == null) return usual;
  const own = picture.width / picture.height;
  const lost = (ratio: AspectRatio): number => {
    const [across = 1, up = 1] = ratio.split(":").map(Number);
    return Math.abs(Math.log(own / (across / up)));
  };
  // Rounded: a picture of four to three loses as much to either.
  return aspectRatios.reduce((best, ratio) => (lost(ratio) < lost(best) - 1e-9 ? ratio : best), usual);
};
