import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { createCanvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import type { SceneCanvas } from "#lib/render/scene/canvas.ts";
import type { Rgb } from "#lib/render/scene/colour.ts";
import { kernelMark } from "./kernel-code.ts";
import type { Lens } from "./frame.ts";
import { Raster } from "./raster.ts";

const bare: Lens = { sheet: null, bloom: null };
const size = 64;

const painted = (columns: number, rows: number, paint: (ctx: CanvasRenderingContext2D) => void): SceneCanvas => {
  const canvas = createCanvas(columns, rows);
  paint(canvas.getContext("2d") as unknown as CanvasRenderingContext2D);
  return canvas as unknown as SceneCanvas;
};
const flat = (columns: number, rows: number, style: string) =>
  painted(columns, rows, (ctx) => {
    ctx.fillStyle = style;
    ctx.fillRect(0, 0, columns, rows);
  });
const onGround = (colour: Rgb, margin = 0): Raster => {
  const raster = new Raster(size, size, margin);
  raster.fillRows(-margin, size + margin, colour);
  return raster;
};
const pixel = (raster: Raster, x: number, y: number): number[] => {
  const at = (y * raster.width + x) * 4;
  return Array.from(raster.developScreen(bare).subarray(at, at + 3));
};
const near = (seen: number[], wanted: number[], off = 2) =>
  seen.forEach((level, channel) => expect(Math.abs(level - wanted[channel]!)).toBeLessThanOrEqual(off));

test("the compiled kernel is that of its source", () => {
  const source = readFileSync(path.join(import.meta.dirname, "kernel.as"));
  expect(createHash("sha256").update(source).digest("hex")).toBe(kernelMark);
});

test("an opaque picture covers, a half transparent one mixes, and nothing is drawn outside of it", () => {
  const raster = onGround([40, 80, 120]);
  raster.draw(raster.picture(flat(10, 10, "rgb(200,100,50)")), 5, 5, 10, 10);
  raster.draw(raster.picture(flat(10, 10, "rgba(200,100,50,0.5)")), 30, 5, 10, 10);
  expect(pixel(raster, 9, 9)).toEqual([200, 100, 50]);
  near(pixel(raster, 35, 9), [120, 90, 85]);
  expect(pixel(raster, 16, 9)).toEqual([40, 80, 120]);
  expect(pixel(raster, 9, 16)).toEqual([40, 80, 120]);
});

test.each([
  ["add", [120, 140, 180]],
  ["screen", [109, 121, 152]],
  ["light", [93, 133, 160]],
] as const)("%s light", (mode, wanted) => {
  const raster = onGround([40, 80, 120]);
  const level = { add: [80, 60, 60], screen: [82, 60, 60], light: [200, 123, 80] }[mode];
  raster.draw(raster.picture(flat(20, 20, `rgb(${level.join(",")})`)), 10, 10, 20, 20, 1, mode);
  near(pixel(raster, 20, 20), [...wanted], 3);
});

test("light never turns over: white stays white under more of it", () => {
  const raster = onGround([255, 250, 255]);
  const white = raster.picture(flat(20, 20, "#ffffff"));
  for (const mode of ["add", "screen", "light"] as const) raster.draw(white, 10, 10, 20, 20, 1, mode);
  const lens: Lens = {
    sheet: new Uint16Array(size * size).fill(255 << 8),
    bloom: { from: 132, full: 242, wideStrength: 0.9, strength: 1 },
  };
  const developed = raster.developScreen(lens);
  for (let at = 0; at < developed.length; at += 4) expect(developed[at]).toBeGreaterThan(250);
});

test("a picture moved by part of a pixel is where it should be, stretched or not", () => {
  for (const stretch of [1, 1.37, 0.8]) {
    const raster = onGround([0, 0, 0]);
    const picture = raster.picture(flat(20, 20, "#ffffff"));
    raster.draw(picture, 10.25, 12.5, 20 * stretch, 20 * stretch);
    const frame = raster.developScreen(bare);
    let sum = 0;
    let x_sum = 0;
    let y_sum = 0;
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) {
        const level = frame[(y * size + x) * 4]!;
        sum += level;
        x_sum += level * (x + 0.5);
        y_sum += level * (y + 0.5);
      }
    expect(Math.abs(x_sum / sum - 10.25 - 10 * stretch)).toBeLessThan(0.1);
    expect(Math.abs(y_sum / sum - 12.5 - 10 * stretch)).toBeLessThan(0.1);
  }
});

test("a turned picture equals an upright one when it is not turned, and stands on its side when it is", () => {
  const paint = (ctx: CanvasRenderingContext2D) => {
    ctx.fillStyle = "#ff0000";
    ctx.fillRect(0, 0, 20, 10);
  };
  const upright = onGround([0, 0, 0]);
  upright.draw(upright.picture(painted(20, 20, paint)), 20, 20, 20, 20);
  const same = onGround([0, 0, 0]);
  same.drawTurned(same.picture(painted(20, 20, paint)), 1, 0, 0, 1, 20, 20);
  for (const [x, y] of [
    [22, 22],
    [38, 28],
    [30, 35],
  ] as const)
    near(pixel(same, x, y), pixel(upright, x, y));
  const turned = onGround([0, 0, 0]);
  // A quarter turn about the picture's corner: its columns go down, its rows to the left.
  turned.drawTurned(turned.picture(painted(20, 20, paint)), 0, 1, -1, 0, 40, 20);
  expect(pixel(turned, 37, 30)[0]).toBeGreaterThan(250);
  expect(pixel(turned, 25, 30)[0]).toBeLessThan(5);
});

test("a picture that is mirrored keeps its detail, as one that is upright does", () => {
  const stripes = (ctx: CanvasRenderingContext2D) => {
    for (let y = 0; y < 40; y += 8) {
      ctx.fillStyle = y % 16 === 0 ? "#ffffff" : "#000000";
      ctx.fillRect(0, y, 40, 8);
    }
  };
  const mirrored = onGround([90, 90, 90]);
  mirrored.drawTurned(mirrored.picture(painted(40, 40, stripes)), 1, 0, 0, -1, 10, 50);
  for (const [row, level] of [
    [4, 255],
    [12, 0],
    [20, 255],
    [28, 0],
    [36, 255],
  ] as const)
    near(pixel(mirrored, 30, 49 - row), [level, level, level]);
});

test("a band repeats without a seam", () => {
  const raster = onGround([0, 0, 0]);
  const band = raster.band(flat(30, 40, "#808080"));
  raster.draw(band, -7.3, 0, 21.7, 64);
  const frame = raster.developScreen(bare);
  for (let x = 0; x < size; x++) near([frame[(32 * size + x) * 4]!], [128], 1);
});

test("a smear keeps what there is and spreads it to both sides alike", () => {
  for (const width of [2, 3, 4, 6, 8, 12, 16]) {
    const raster = onGround([0, 0, 0]);
    const dot = raster.picture(flat(4, 4, "#ffffff"));
    const { picture, pad_x, pad_y } = raster.smeared(dot, width, 0);
    raster.draw(picture, 30 - pad_x, 30 - pad_y, picture.columns, picture.rows);
    const row = raster.developScreen(bare).slice(31 * size * 4, 32 * size * 4);
    let sum = 0;
    let middle = 0;
    for (let x = 0; x < size; x++) {
      sum += row[x * 4]!;
      middle += row[x * 4]! * (x + 0.5);
    }
    expect(Math.abs(sum - 4 * 255)).toBeLessThan(width * 4 + 20);
    expect(Math.abs(middle / sum - 32)).toBeLessThan(0.6);
    expect(row[31 * 4]!).toBeLessThan(width > 4 ? 255 : 256);
  }
});

test("a smear that lies at the end of the memory reads nothing behind it", () => {
  const [across, down, high] = [400, 64, 64];
  const borrowed = (across + 4) * 4 * (down + high * 3 + 2);
  for (let left = 0; left < 64 * 1024; left += 8 * 1024) {
    const raster = new Raster(size, size, 4);
    const picture = raster.picture(flat(across, down, "#ffffff"));
    raster.take(raster.memory.buffer.byteLength - raster.usedBytes - borrowed - left);
    expect(raster.smeared(picture, 0, high).picture.rows).toBe(down + high);
  }
});

test("the encoder's planes are Rec. 709 in studio range", () => {
  for (const [colour, wanted] of [
    [
      [255, 255, 255],
      [235, 128, 128],
    ],
    [
      [0, 0, 0],
      [16, 128, 128],
    ],
    [
      [192, 0, 0],
      [51, 109, 212],
    ],
    [
      [0, 192, 0],
      [134, 63, 51],
    ],
    [
      [0, 0, 255],
      [32, 240, 118],
    ],
  ] as const) {
    const planes = onGround(colour).developPlanar(bare);
    const count = size * size;
    near([planes[100]!, planes[count + 50]!, planes[count * 1.25 + 50]!], [...wanted], 1);
  }
});

test("highlights bloom into the dark around them, and dim things do not", () => {
  const lens: Lens = {
    sheet: new Uint16Array(size * size).fill(255 << 8),
    bloom: { from: 132, full: 242, wideStrength: 0.9, strength: 0.34 },
  };
  for (const [style, glows] of [
    ["#ffffff", true],
    ["#707070", false],
  ] as const) {
    const raster = onGround([0, 0, 0]);
    raster.draw(raster.picture(flat(16, 16, style)), 24, 24, 16, 16);
    const beside = raster.developScreen(lens)[(32 * size + 44) * 4]!;
    if (glows) expect(beside).toBeGreaterThan(8);
    else expect(beside).toBe(0);
  }
});

test("a rolled frame has no bare corner", () => {
  const raster = onGround([90, 90, 90], 12);
  raster.roll(0.15);
  const frame = raster.developScreen(bare);
  for (const [x, y] of [
    [0, 0],
    [size - 1, 0],
    [0, size - 1],
    [size - 1, size - 1],
  ] as const)
    near([frame[(y * size + x) * 4]!], [90], 1);
});

test("a wall that runs away grows smaller and is seen only where it stands", () => {
  const raster = onGround([0, 0, 0]);
  const picture = raster.band(flat(64, 64, "#c8c8c8"));
  const wall = { height_m: 3, lens_m: 1.5, horizon_y: 32, haze: [0, 0, 0] as Rgb };
  // Focal length 40 pixels, two metres to the right, up to 12 metres away.
  raster.drawWall(picture, wall, 32, size, (x, out) => {
    const depth = (40 * 2) / (x - 32);
    if (!(depth > 0.2) || depth > 12) return false;
    Object.assign(out, { px_per_m: 40 / depth, across: depth / 4, shade: 1, haze: 0 });
    return true;
  });
  const frame = raster.developScreen(bare);
  const heightAt = (x: number) =>
    Array.from({ length: size }, (_, y) => frame[(y * size + x) * 4]! > 100).filter(Boolean).length;
  expect(heightAt(20)).toBe(0);
  for (const x of [42, 50, 60]) expect(Math.abs(heightAt(x) - (3 * (x + 0.5 - 32)) / 2)).toBeLessThan(3);
});

test("a memory that was given back is empty for the next one", () => {
  const first = onGround([200, 150, 100], 8);
  first.smeared(first.picture(flat(40, 40, "rgb(10,220,30)")), 8, 8);
  first.smearFrame(4, 4);
  first.close();
  const again = new Raster(size, size, 4);
  expect(again.memory).toBe(first.memory);
  expect(
    again
      .bytes()
      .subarray(again.usedBytes)
      .every((byte) => byte === 0),
  ).toBe(true);
  const fresh = new Raster(size, size, 4);
  expect(fresh.memory).not.toBe(first.memory);
  expect(again.developScreen(bare)).toEqual(fresh.developScreen(bare));
  expect(again.usedBytes).toBe(fresh.usedBytes);
});
