import { squareOf, squeezed } from "#lib/gate/faces/decode-picture.ts";
import { drawnLook } from "#lib/gate/faces/drawn-look.ts";
import { mirrored, type Pixels } from "#lib/gate/faces/pixels.ts";

import { type PictureClassifier, SIDE_PX } from "./classifier.ts";
import { type KindShares, pictureKinds, type PictureKinds } from "./picture-kinds.ts";

/** From here on one look is not believed. Chosen on the pictures of bench/gates/nudity.ts. */
const DOUBT_MIN = 0.5;
/** Pictures longer than this are looked at in squares too. */
const SQUARE_ASPECT_MAX = 1.15;

/**
 * What kind of picture this is. Where one look at the whole suspects nudity, the picture is looked at in the mirror and
 * in squares along its length as well, and is what all looks make of it on average: what is suspected by chance seldom
 * is twice.
 */
export async function classifyPicture(classifier: PictureClassifier, pixels: Pixels): Promise<PictureKinds> {
  const { width, height } = pixels;
  const whole = await squeezed(pixels, SIDE_PX, SIDE_PX);
  const looks = [classifier.classify(whole)];
  const suspected = explicitShare(looks[0]) >= DOUBT_MIN;
  if (suspected) {
    looks.push(classifier.classify(mirrored(whole)));
    const side = Math.min(width, height);
    if (Math.max(width, height) > side * SQUARE_ASPECT_MAX)
      for (const along of [0, 0.5, 1]) {
        const square = { left: (width - side) * along, top: (height - side) * along, side };
        looks.push(classifier.classify(await squareOf(pixels, square, SIDE_PX)));
      }
  }
  const looksDrawn = suspected ? drawnLook(pixels, { left: 0, top: 0, right: width, bottom: height }) : null;
  return { ...meanOf(looks), looksDrawn };
}

/** Of pictures that are nudity by their kind, drawn or not. */
export const explicitShare = (shares: KindShares | undefined): number =>
  shares === undefined ? 0 : shares.porn + shares.hentai;

function meanOf(looks: readonly KindShares[]): KindShares {
  const mean = (kind: (typeof pictureKinds)[number]) =>
    Math.round((looks.reduce((sum, look) => sum + look[kind], 0) / looks.length) * 10_000) / 10_000;
  return {
    drawing: mean("drawing"),
    hentai: mean("hentai"),
    neutral: mean("neutral"),
    porn: mean("porn"),
    sexy: mean("sexy"),
  };
}
