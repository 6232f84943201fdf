import { expect, test } from "vitest";
import { histogramOf, outlineOf, sharesOf, toneBins } from "./picture-tones.ts";

const picture = (...colours: [number, number, number][]) =>
  Uint8ClampedArray.from(colours.flatMap((colour) => [...colour, 255]));

test("every pixel is counted once in each row of tones, black first and white last", () => {
  const tones = histogramOf(picture([0, 0, 0], [255, 255, 255], [255, 0, 0]));
  for (const bins of [tones.light, tones.red, tones.green, tones.blue])
    expect(bins.reduce((sum, count) => sum + count, 0)).toBe(3);
  expect([tones.light[0], tones.light[toneBins - 1]]).toEqual([1, 1]);
  expect([tones.red[0], tones.red[toneBins - 1]]).toEqual([1, 2]);
  expect(tones.light[Math.floor(0.2126 * 255 * (toneBins / 256))]).toBe(1);
});

test("a picture is shared out among the colours it is nearest to", () => {
  const shares = sharesOf(picture([250, 10, 10], [90, 0, 0], [10, 10, 240], [20, 30, 200]), ["#ff0000", "#0000ff"]);
  expect(shares).toEqual([0.5, 0.5]);
  expect(sharesOf(picture([1, 2, 3]), [])).toEqual([]);
});

test("an outline stays in its box, also where nothing is counted or one tone stands above the peak", () => {
  expect(outlineOf([0, 4], 2)).toBe("M0 1L0.0000 1.0000L0.5000 1.0000L0.5000 0.0000L1.0000 0.0000L1 1Z");
  expect(outlineOf([0, 0], 0)).not.toContain("NaN");
});
