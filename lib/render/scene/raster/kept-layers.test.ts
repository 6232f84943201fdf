import { expect, test } from "vitest";
import type { Straight } from "./pixel-memory.ts";
import { Raster } from "./raster.ts";

const [width, height] = [64, 48];

/** Stripes that let the ground through between them. */
function stripes(raster: Raster): Straight {
  const pixels = Uint8ClampedArray.from({ length: 32 * 24 * 4 }, (_, i) => (i % 4 === 3 ? (i % 7) * 40 : i % 251));
  return raster.loadPixels(pixels, 32, 24);
}

/** Frames of a world: a ground in several layers, and a thing over it that moves from `moves` on. */
function* framesOf(view: (frame: number) => string, moves: number): Generator<Uint8Array> {
  const raster = new Raster(width, height, 0);
  const picture = raster.pictureOf(stripes(raster));
  for (let frame = 0; frame < 12; frame++) {
    raster.begin(view(frame));
    raster.fillRows(0, height, [40, 90, 140]);
    raster.fillRows(10, height, frame === 8 ? [200, 20, 20] : [90, 60, 30], 0.5);
    raster.draw(picture, 3.3, 4.6, 50, 40);
    const { picture: smear } = raster.smeared(picture, frame > 5 ? 4 : 3, 0);
    raster.draw(smear, 10, 10, smear.columns, smear.rows);
    raster.draw(picture, 8 + Math.max(0, frame - moves) * 1.7, 12, 32, 24, 0.7);
    raster.roll(0);
    yield raster.developPlanar({ sheet: null, bloom: null }).slice();
  }
}

test.each([0, 3, 20])("frames of a camera that stands are those that are laid whole (moving from %i)", (moves) => {
  const kept = [...framesOf(() => "still", moves)];
  const whole = [...framesOf(String, moves)];
  for (const [frame, picture] of kept.entries()) expect(picture, `frame ${frame}`).toEqual(whole[frame]);
});
