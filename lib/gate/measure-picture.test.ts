import { createCanvas } from "@napi-rs/canvas";
import sharp from "sharp";
import { expect, test } from "vitest";
import { measurePicture } from "./measure-picture.ts";

const painted = (paint: (page: ReturnType<ReturnType<typeof createCanvas>["getContext"]>) => void) => {
  const canvas = createCanvas(400, 200);
  paint(canvas.getContext("2d"));
  return canvas;
};

test("the colours of a picture, the largest first, and none of what is clear", async () => {
  const cut = painted((page) => {
    page.fillStyle = "#1f2a44";
    page.fillRect(100, 0, 200, 150);
    page.fillStyle = "#e07a3f";
    page.fillRect(100, 150, 200, 50);
    page.fillStyle = "#ffffff";
    page.fillRect(110, 10, 4, 4);
  });
  expect(await measurePicture(await cut.encode("png"))).toEqual({ palette: ["#1f2a44", "#e07a3f"], has_alpha: true });
});

test("shades of one colour are one, and a photograph without transparency says so", async () => {
  const shaded = painted((page) => {
    const slope = page.createLinearGradient(0, 0, 400, 0);
    slope.addColorStop(0, "#2a7f4c");
    slope.addColorStop(1, "#318a55");
    page.fillStyle = slope;
    page.fillRect(0, 0, 400, 200);
  });
  for (const format of ["jpeg", "webp", "png"] as const) {
    const { palette, has_alpha } = await measurePicture(await shaded.encode(format as "png"));
    expect(has_alpha).toBe(false);
    expect(palette).toHaveLength(1);
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(palette[0]!.slice(at, at + 2), 16));
    expect(Math.abs(red! - 0x2e)).toBeLessThan(6);
    expect(Math.abs(green! - 0x85)).toBeLessThan(6);
    expect(Math.abs(blue! - 0x51)).toBeLessThan(6);
  }
});

test("many colours are cut to five, grey pictures and clear ones are measured too, and no picture is refused", async () => {
  const many = painted((page) => {
    for (let i = 0; i < 10; i++) {
      page.fillStyle = `hsl(${i * 36} 90% 50%)`;
      page.fillRect(i * 40, 0, 40, 200);
    }
  });
  expect((await measurePicture(await many.encode("png"))).palette).toHaveLength(5);
  const grey = sharp(await many.encode("png"))
    .toColourspace("b-w")
    .png();
  const greys = (await measurePicture(await grey.toBuffer())).palette;
  expect(greys.length).toBeGreaterThan(0);
  for (const hex of greys) expect(hex).toMatch(/^#(..)\1\1$/);
  const clear = await painted(() => undefined).encode("png");
  expect(await measurePicture(clear)).toEqual({ palette: [], has_alpha: true });
  await expect(measurePicture(new TextEncoder().encode("no picture"))).rejects.toThrow();
});
