import { createCanvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { contextOf, type CanvasFactory } from "./canvas.ts";
import { heldPlate } from "./held-plate.ts";
import type { Plate } from "./plate.ts";
import { Raster } from "./raster/raster.ts";

const canvases = createCanvas as unknown as CanvasFactory;

/** A plate of one colour, and how often it was painted. */
const painter = (raster: Raster, colour: string) => {
  let painted = 0;
  const paint = (): Plate => {
    painted++;
    const canvas = canvases(32, 16);
    const ctx = contextOf(canvas);
    ctx.fillStyle = colour;
    ctx.fillRect(4, 4, 20, 8);
    const picture = raster.picture(canvas);
    return { picture, left: -1, top: -1, width: 2, height: 1, glows: [], grounded: false, shadow: null };
  };
  return { paint, times: () => painted };
};
const drawn = (raster: Raster, plate: Plate | null): Uint8ClampedArray => {
  raster.fillRows(0, 64, [20, 30, 40]);
  if (plate) raster.draw(plate.picture, 10.4, 12.7, 40, 20);
  return raster.developScreen({ sheet: null, bloom: null }).slice();
};

test("a plate that another shot has painted is drawn as it was, and not painted again", () => {
  const [one, other] = [new Raster(64, 64, 0), new Raster(64, 64, 0)];
  const [first, second] = [painter(one, "#d04020"), painter(other, "#20d040")];
  const here = drawn(one, heldPlate(one, "moon", first.paint));
  const there = drawn(other, heldPlate(other, "moon", second.paint));
  expect([first.times(), second.times()]).toEqual([1, 0]);
  expect(there).toEqual(here);
  expect(drawn(other, heldPlate(other, "sun", second.paint))).not.toEqual(here);
});
