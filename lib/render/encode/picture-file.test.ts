import sharp from "sharp";
import { expect, test } from "vitest";
import type { CameraPose } from "#lib/contract/plan.ts";
import type { Box, PictureReading } from "#lib/contract/picture.ts";
import { previewSizes, type AspectRatio } from "#lib/contract/vocabulary.ts";
import { drawing } from "#lib/pictures/testing/drawing.ts";
import { bareLens } from "#lib/render/scene/draw-picture.ts";
import { examplePlan } from "#lib/render/scene/example-plan.ts";
import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";
import { landscapePicture } from "#lib/render/testing/landscape-picture.ts";
import { readPictureFile, suppliedShot } from "./picture-file.ts";

const landscape = landscapePicture(900, 600);
const png = (picture = landscape) =>
  sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 4 } })
    .png()
    .toBuffer();
const photograph = await png();

const seconds = 4;
const whole: Box = { x: 0, y: 0, width: 1, height: 1 };
/** The largest part of a picture with a film's shape. */
const coverOf = (aspect: AspectRatio, width: number, height: number): Box => {
  const size = previewSizes[aspect];
  const relative = size.width / size.height / (width / height);
  const [wide, tall] = relative < 1 ? [relative, 1] : [1, 1 / relative];
  return { x: (1 - wide) / 2, y: (1 - tall) / 2, width: wide, height: tall };
};

/** A plan whose camera goes evenly to `to` in four seconds. */
const planFor = (aspect_ratio: AspectRatio, crop: Box, to: Partial<CameraPose>): ScenePlan => {
  const shot = { ...examplePlan.shots[0]!, shot_id: "s1", start_seconds: 0, duration_seconds: seconds };
  const rest = { t: 0, x_m: 0, y_m: 1.5, z_m: 0, pan_deg: 0, tilt_deg: 0, roll_deg: 0, lens_mm: 32 };
  const end = { ...rest, t: seconds, ...to };
  return {
    ...examplePlan,
    aspect_ratio,
    shots: [shot],
    camera_physics: [{ ...examplePlan.camera_physics[0]!, shot_id: "s1", path: [rest, end] }],
    picture: {
      ref_id: "ast_1",
      asset_id: "ast_1",
      sha256: "",
      width: 900,
      height: 600,
      crop,
      focus: { x: 0.5, y: 0.5 },
      faces: [],
      relief: "deep",
      near_m: 2,
      far_m: 60,
    },
  };
};

/** Luma of a frame, 0 to 255. */
interface Luma {
  width: number;
  height: number;
  values: Float32Array;
}
const lumaOf = (rgba: ArrayLike<number>, width: number, height: number): Luma => ({
  width,
  height,
  values: Float32Array.from(
    { length: width * height },
    (_, i) => 0.2126 * rgba[i * 4]! + 0.7152 * rgba[i * 4 + 1]! + 0.0722 * rgba[i * 4 + 2]!,
  ),
});

const framesAt = async (file: Uint8Array, plan: ScenePlan, times: readonly number[]): Promise<Uint8ClampedArray[]> => {
  const { width, height } = previewSizes[plan.aspect_ratio];
  const shot = await suppliedShot({ plan, shotIndex: 0, picture: file }, { width_px: width, height_px: height });
  const frames = times.map((t) => {
    shot!.drawAt(t);
    return new Uint8ClampedArray(shot!.raster.developScreen(bareLens));
  });
  shot!.raster.close();
  return frames;
};

const correlation = (one: Luma, other: Luma): number => {
  const mean = ({ values }: Luma) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [a, b] = [mean(one), mean(other)];
  let [both, first, second] = [0, 0, 0];
  one.values.forEach((value, i) => {
    const [p, q] = [value - a, other.values[i]! - b];
    both += p * q;
    first += p * p;
    second += q * q;
  });
  return both / Math.sqrt(first * second);
};

/** How far a window of one frame has gone in another, pixels: where their difference is least. */
const shiftOf = (one: Luma, other: Luma, window: Box, most = 70): { x: number; y: number } => {
  const left = Math.round(window.x * one.width);
  const top = Math.round(window.y * one.height);
  const right = Math.round((window.x + window.width) * one.width);
  const bottom = Math.round((window.y + window.height) * one.height);
  let best = { x: 0, y: 0 };
  let least = Infinity;
  const differ = (x: number, y: number, step: number) => {
    let sum = 0;
    for (let j = top; j < bottom; j += step)
      for (let i = left; i < right; i += step)
        sum += Math.abs(one.values[j * one.width + i]! - other.values[(j + y) * one.width + i + x]!);
    return sum;
  };
  const search = (from: { x: number; y: number }, reach: number, by: number, step: number) => {
    least = Infinity;
    for (let y = -reach; y <= reach; y += by)
      for (let x = -reach; x <= reach; x += by) {
        const [dx, dy] = [from.x + x, from.y + y];
        if (left + dx < 0 || right + dx > one.width || top + dy < 0 || bottom + dy > one.height) continue;
        const sum = differ(dx, dy, step);
        if (sum < least) [least, best] = [sum, { x: dx, y: dy }];
      }
  };
  search({ x: 0, y: 0 }, most, 2, 3);
  search(best, 2, 1, 1);
  return best;
};

test.each(["16:9", "9:16", "1:1"] as const)("the first frame is the picture, re-framed to %s", async (aspect) => {
  const { width, height } = previewSizes[aspect];
  const crop = coverOf(aspect, 900, 600);
  const [first] = await framesAt(photograph, planFor(aspect, crop, { z_m: 0.4 }), [0]);
  const expected = await sharp(photograph)
    .extract({
      left: Math.round(crop.x * 900),
      top: Math.round(crop.y * 600),
      width: Math.round(crop.width * 900),
      height: Math.round(crop.height * 600),
    })
    .resize(width, height, { fit: "fill" })
    .raw()
    .ensureAlpha()
    .toBuffer();
  expect(correlation(lumaOf(first!, width, height), lumaOf(expected, width, height))).toBeGreaterThan(0.98);
});

test("what is near moves more than what is far, when the camera slides and when it goes in", async () => {
  const { width, height } = previewSizes["16:9"];
  const crop = { x: 0.05, y: 0.12, width: 0.9, height: 0.759375 };
  const far = { x: 0.4, y: 0.32, width: 0.2, height: 0.12 };
  const near = { x: 0.4, y: 0.78, width: 0.2, height: 0.14 };
  const [start, slid] = (await framesAt(photograph, planFor("16:9", crop, { x_m: 0.1 }), [0, seconds])).map((frame) =>
    lumaOf(frame, width, height),
  );
  const [farShift, nearShift] = [shiftOf(start!, slid!, far), shiftOf(start!, slid!, near)];
  // The camera goes to the right: all goes to the left, the near half as far again at least.
  expect(farShift.x).toBeLessThan(0);
  expect(nearShift.x).toBeLessThan(farShift.x * 1.5);
  expect(nearShift.x).toBeLessThan(-18);
  const [, gone] = (await framesAt(photograph, planFor("16:9", crop, { z_m: 0.4 }), [0, seconds])).map((frame) =>
    lumaOf(frame, width, height),
  );
  const outwards = (x: number, y: number) =>
    shiftOf(start!, gone!, { x: x - 0.05, y: y - 0.05, width: 0.1, height: 0.1 }).x / ((x - 0.5) * width);
  expect(outwards(0.72, 0.82)).toBeGreaterThan(outwards(0.72, 0.38) * 1.4);
}, 20_000);

test("a flat graphic moves as one", async () => {
  const text = Array.from(
    { length: 22 },
    (_, i) => `<text x="60" y="${70 + i * 38}">Terms and conditions, ${i}</text>`,
  );
  const page = await drawing(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" font-size="30"><rect width="1200" height="900" fill="#fff"/>${text.join("")}</svg>`,
  );
  expect((await readPictureFile(page, [])).flat).toBe(true);
  expect((await readPictureFile(photograph, [])).flat).toBe(false);
  const { width, height } = previewSizes["16:9"];
  const crop = { x: 0, y: 0.1, width: 0.9, height: 0.675 };
  const [start, slid] = (await framesAt(page, planFor("16:9", crop, { x_m: 0.06 }), [0, seconds])).map((frame) =>
    lumaOf(frame, width, height),
  );
  const shifts = [0.1, 0.4, 0.75].map((y) => shiftOf(start!, slid!, { x: 0.1, y, width: 0.2, height: 0.12 }));
  expect(new Set(shifts.map(({ x, y }) => `${x},${y}`)).size).toBe(1);
  expect(shifts[0]!.x).toBeLessThan(-10);
});

test("no movement shows a bare edge", async () => {
  const moves: Partial<CameraPose>[] = [
    { z_m: -0.4 },
    { x_m: 0.25 },
    { x_m: -0.25, y_m: 1.7 },
    { pan_deg: 9 },
    { tilt_deg: -8 },
    { lens_mm: 26 },
    { roll_deg: 3 },
  ];
  for (const to of moves) {
    const [end] = await framesAt(photograph, planFor("16:9", coverOf("16:9", 900, 600), to), [seconds]);
    const { values } = lumaOf(end!, 1280, 720);
    // Nothing in the picture is so dark, and no two rows of it are alike.
    expect(values.reduce((least, value) => Math.min(least, value), 255)).toBeGreaterThan(4);
    // A side that was not painted repeats its last line.
    const alike = (line: (i: number) => number, other: (i: number) => number, length: number) =>
      Array.from({ length }, (_, i) => Math.abs(values[line(i)]! - values[other(i)]!)).every((gap) => gap < 2);
    const ground = 400 * 1280;
    const sides = [
      alike(
        (x) => 719 * 1280 + x,
        (x) => 716 * 1280 + x,
        1280,
      ),
      alike(
        (y) => ground + y * 1280,
        (y) => ground + y * 1280 + 3,
        300,
      ),
      alike(
        (y) => ground + y * 1280 + 1279,
        (y) => ground + y * 1280 + 1276,
        300,
      ),
    ];
    expect(sides, JSON.stringify(to)).toEqual([false, false, false]);
  }
}, 30_000);

test("the same file draws the same pixels", async () => {
  const plan = planFor("1:1", coverOf("1:1", 900, 600), { z_m: 0.4, x_m: 0.05 });
  const [one] = await framesAt(photograph, plan, [1.7]);
  const [other] = await framesAt(photograph, plan, [1.7]);
  expect(Buffer.compare(Buffer.from(one!), Buffer.from(other!))).toBe(0);
});

/** Mean colour of the middle and of the upper left corner of a first frame. */
const coloursIn = async (file: Uint8Array, crop = whole): Promise<{ middle: number[]; corner: number[] }> => {
  const [frame] = await framesAt(file, planFor("1:1", crop, {}), [0]);
  const mean = (left: number, top: number) => {
    const sums = [0, 0, 0];
    for (let y = top; y < top + 40; y++)
      for (let x = left; x < left + 40; x++)
        for (const channel of [0, 1, 2]) sums[channel]! += frame![(y * 960 + x) * 4 + channel]! / 1600;
    return sums.map(Math.round);
  };
  return { middle: mean(460, 460), corner: mean(20, 20) };
};

/** Red above, blue below, 64 pixels a side. */
const flag = await drawing(
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="32" fill="#c03020"/><rect y="32" width="64" height="32" fill="#2040b0"/></svg>`,
);
const near = (colour: readonly number[], wanted: readonly number[], by: number): boolean =>
  colour.every((value, i) => Math.abs(value - wanted[i]!) <= by);

test("every kind of file is read as it is meant", async () => {
  const red = [192, 48, 32];
  const base = sharp(flag);
  const kinds: Record<string, Promise<Buffer>> = {
    "palette png": base.clone().png({ palette: true }).toBuffer(),
    "16 bit png": base.clone().toColourspace("rgb16").png().toBuffer(),
    webp: base.clone().webp({ lossless: true }).toBuffer(),
    jpeg: base.clone().flatten().jpeg({ quality: 95 }).toBuffer(),
  };
  for (const [name, made] of Object.entries(kinds))
    expect(near((await coloursIn(await made)).corner, red, 8), name).toBe(true);
  // Inks cannot be as red as light; black and white change places in a file that is read wrongly.
  const cmyk = await base.clone().flatten().toColourspace("cmyk").jpeg({ quality: 95 }).toBuffer();
  expect((await sharp(cmyk).metadata()).space).toBe("cmyk");
  expect(near((await coloursIn(cmyk)).corner, red, 40)).toBe(true);
  const grey = await base.clone().flatten().greyscale().png().toBuffer();
  const { corner } = await coloursIn(grey);
  expect(Math.max(...corner) - Math.min(...corner)).toBe(0);
});

test("a picture lies as its camera was held", async () => {
  // Turned by a quarter: what is stored to the left is seen above.
  const stored = await sharp(flag)
    .flatten()
    .rotate(-90)
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(near((await coloursIn(stored)).corner, [192, 48, 32], 10)).toBe(true);
});

test("what is transparent shows paper, never black; of several pictures the first is shown", async () => {
  const clear = await sharp({ create: { width: 64, height: 64, channels: 4, background: "#00000000" } })
    .png()
    .toBuffer();
  const { middle } = await coloursIn(clear);
  expect(Math.min(...middle)).toBeGreaterThan(190);
  const one = (background: string) => ({ create: { width: 64, height: 64, channels: 3 as const, background } });
  const pages = await Promise.all(["#20a040", "#a02040"].map((colour) => sharp(one(colour)).png().toBuffer()));
  const moving = await sharp(pages, { join: { animated: true } })
    .webp({ lossless: true, delay: [200, 200] })
    .toBuffer();
  expect((await sharp(moving).metadata()).pages).toBe(2);
  expect(near((await coloursIn(moving)).middle, [32, 160, 64], 6)).toBe(true);
});

test("the smallest and the largest pictures are taken", async () => {
  const tiny = await sharp(photograph).resize(32, 32, { fit: "fill" }).png().toBuffer();
  expect((await coloursIn(tiny)).middle.every((value) => value > 0)).toBe(true);
  const long = await sharp(photograph).resize(8192, 64, { fit: "fill" }).jpeg().toBuffer();
  const { width, height } = previewSizes["16:9"];
  const crop = { x: 0.4, y: 0, width: (64 * width) / height / 8192, height: 1 };
  const [frame] = await framesAt(long, planFor("16:9", crop, { pan_deg: 5 }), [2]);
  expect(frame!.length).toBe(width * height * 4);
});

test("a picture's reading tells its sky, its colours and what stands before a calm ground", async () => {
  const outside: PictureReading = await readPictureFile(photograph, []);
  expect(outside.sky_share).toBeGreaterThan(0.2);
  expect(outside.horizon).toBeGreaterThan(0.3);
  expect(outside.horizon).toBeLessThan(0.5);
  expect(outside.nearness.foot).toBeGreaterThan(outside.nearness.far + 0.3);
  expect(outside.palette.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 5);
  const studio = await drawing(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><linearGradient id="g"><stop stop-color="#1d5c48"/><stop offset="1" stop-color="#0a2a20"/></linearGradient><rect width="600" height="400" fill="#eee9e2"/><rect x="240" y="90" width="120" height="240" rx="20" fill="url(#g)"/></svg>`,
  );
  const { thing } = await readPictureFile(studio, []);
  expect(thing?.x).toBeCloseTo(0.4, 1);
  expect(thing?.height).toBeCloseTo(0.6, 1);
});

test("a picture of several people is looked at around all of them, not around the nearest alone", async () => {
  const face = (x: number, y: number, side: number): Box => ({ x, y, width: side, height: side });
  const { focus } = await readPictureFile(photograph, [
    face(0.1, 0.7, 0.2),
    face(0.7, 0.1, 0.12),
    face(0.45, 0.02, 0.01),
  ]);
  expect(focus.x).toBeCloseTo(0.46, 2);
  expect(focus.y).toBeCloseTo(0.5, 2);
});
