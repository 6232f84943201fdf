import { expect, test } from "vitest";
import { paletteOf, type PagePixels } from "./palette.ts";

/** A picture in letters: one letter, one square of eight pixels. */
const drawn = (rows: readonly string[], inks: Record<string, [number, number, number]>): PagePixels => {
  const side = 8;
  const [width, height] = [(rows[0] ?? "").length * side, rows.length * side];
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      data.set(inks[rows[Math.floor(y / side)]?.[Math.floor(x / side)] ?? ""] ?? [0, 0, 0], 3 * (y * width + x));
  return { data, width, height };
};
const white: [number, number, number] = [255, 255, 255];
const far = (one: string, other: string) =>
  Math.max(
    ...[1, 3, 5].map((at) =>
      Math.abs(Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16)),
    ),
  );

test("the ground of a product picture is no colour of its brand", () => {
  const palette = paletteOf(
    drawn(["......", ".rrrb.", ".rrrb.", ".rwwb.", "......"], {
      ".": white,
      r: [190, 30, 45],
      b: [20, 60, 120],
      w: white,
    }),
    [],
  );
  expect(palette.length).toBeGreaterThanOrEqual(3);
  expect(palette.length).toBeLessThanOrEqual(5);
  expect(far(palette[0] ?? "", "#be1e2d")).toBeLessThan(12);
  expect(palette.some((hex) => far(hex, "#143c78") < 12)).toBe(true);
});
test("white that the product is of stays", () => {
  const palette = paletteOf(
    drawn(["gggggg", "gwwwwg", "gwwwwg", "gwwwwg", "gggggg"], { g: [60, 120, 80], w: [250, 248, 245] }),
    [],
  );
  expect(palette.some((hex) => far(hex, "#faf8f5") < 10)).toBe(true);
  expect(palette.some((hex) => far(hex, "#3c7850") < 12)).toBe(false);
});
test("a colour the page calls its own leads, a grey one does not", () => {
  const picture = drawn(["rrrr", "rrrr"], { r: [190, 30, 45] });
  expect(far(paletteOf(picture, ["#0a7d5c"])[0] ?? "", "#0a7d5c")).toBeLessThan(3);
  expect(far(paletteOf(picture, ["#222222"])[0] ?? "", "#be1e2d")).toBeLessThan(12);
});
test("one colour is filled up with shades that text can stand on", () => {
  for (const palette of [paletteOf(drawn(["rr", "rr"], { r: [190, 30, 45] }), []), paletteOf(null, [])]) {
    expect(palette).toHaveLength(3);
    const light = palette.map((hex) => Number.parseInt(hex.slice(3, 5), 16));
    expect(Math.max(...light) - Math.min(...light)).toBeGreaterThan(90);
  }
});
