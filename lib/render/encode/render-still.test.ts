import { createCanvas, loadImage } from "@napi-rs/canvas";
import { afterAll, beforeAll, expect, test } from "vitest";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { plainContent } from "#lib/planning/testing/plain-content.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";
import { decodeFrames, ffmpegPath } from "#lib/render/testing/media-tools.ts";
import { marksIn } from "#lib/render/strangers/marks-in.ts";
import type { Still } from "./jobs.ts";
import { openRenderPool, type RenderPool } from "./render-pool.ts";

const never = new AbortController().signal;
const watermarkKey = new TextEncoder().encode("the key of these tests");
const mark = "00ff13579bdf2468";
let pool: RenderPool;
let product: Uint8Array;
beforeAll(async () => {
  pool = openRenderPool({ projectRoot: process.cwd(), workers: 2, watermarkKey, ffmpegPath, searchPath: "" });
  const goods = createCanvas(120, 320);
  const page = goods.getContext("2d");
  page.fillStyle = "#10e050";
  page.fillRect(20, 10, 80, 300);
  product = new Uint8Array(await goods.encode("png"));
});
afterAll(() => pool.close());

const planned = (raw_intent: string, aspect_ratio: ScenePlan["aspect_ratio"]): ScenePlan =>
  plainContent(
    draftFilm({
      request: { raw_intent, duration_seconds: 6, shot_count: 3, aspect_ratio },
      seed: 5,
      brand: null,
      elements: elementCards,
    }),
  );
const still = (plan: ScenePlan, more: Partial<Parameters<RenderPool["renderStill"]>[0]> = {}): Promise<Still> =>
  pool.renderStill({ plan, shotIndex: 0, at_seconds: 0.5, signal: never, ...more });
const pixelsOf = async ({ png, width, height }: Still, to = { width, height }): Promise<Uint8ClampedArray> => {
  const page = createCanvas(to.width, to.height).getContext("2d");
  page.imageSmoothingQuality = "high";
  page.drawImage(await loadImage(Buffer.from(png)), 0, 0, to.width, to.height);
  return page.getImageData(0, 0, to.width, to.height).data;
};
/** Mean absolute difference of the colours, 0 to 255. */
const difference = (one: ArrayLike<number>, other: ArrayLike<number>): number => {
  let sum = 0;
  for (let i = 0; i < one.length; i++) sum += Math.abs(one[i]! - other[i]!);
  return (sum * 4) / 3 / one.length;
};

const psnr_db = (one: ArrayLike<number>, other: ArrayLike<number>): number => {
  let squares = 0;
  for (let i = 0; i < one.length; i++) squares += (one[i]! - other[i]!) ** 2;
  return 10 * Math.log10((255 ** 2 * one.length) / squares);
};

const scenes = [
  ["16:9", 1280, 720, "A lighthouse keeper in a winter storm at night"],
  ["9:16", 720, 1280, "A snow field at noon, a fox crosses it"],
  ["1:1", 960, 960, "A pale studio with a perfume bottle"],
] as const;

test.each(scenes)("a still in %s is a PNG of %i x %i whose mark is read from the file", async (...scene) => {
  const [aspect_ratio, width, height, intent] = scene;
  const marked = await still(planned(intent, aspect_ratio), { mark });
  expect(marked).toMatchObject({ width, height, mark, product_seen: false });
  const view = new DataView(marked.png.buffer, marked.png.byteOffset);
  expect([view.getUint32(0), view.getUint32(16), view.getUint32(20)]).toEqual([0x89504e47, width, height]);
  expect(await marksIn(marked.png, watermarkKey)).toEqual([mark]);
});

const studio = planned(scenes[2][3], "1:1");

test("a still is drawn and marked the same every time, and no mark is seen", async () => {
  const [marked, again, other, bare] = await Promise.all([
    still(studio, { mark }),
    still(studio, { mark }),
    still(studio, { mark: "fedcba9876543210" }),
    still(studio),
  ]);
  expect(Buffer.compare(marked.png, again.png)).toBe(0);
  expect([other.mark, bare.mark]).toEqual(["fedcba9876543210", null]);
  expect(await marksIn(bare.png, watermarkKey)).toEqual([]);
  const [one, two, none] = await Promise.all([marked, other, bare].map((each) => pixelsOf(each)));
  for (const unlike of [difference(one!, two!), difference(one!, none!)]) {
    expect(unlike).toBeGreaterThan(0.1);
    expect(unlike).toBeLessThan(1.5);
  }
});

test("a still is the picture of the shot at its time, and says in its corner that it is a preview", async () => {
  const plan: ScenePlan = { ...studio, shots: studio.shots.map((shot) => ({ ...shot, duration_seconds: 1 })) };
  const [frame, size] = [20, { width: 240, height: 240 }];
  const [drawn, plain, shot] = await Promise.all([
    still(plan, { at_seconds: frame / 24 }),
    still(plan, { at_seconds: frame / 24, labelled: false }),
    pool.renderShot({ plan, shotIndex: 0, signal: never, onProgress: () => undefined }),
  ]);
  const frames = await decodeFrames(shot.video, size.width, size.height);
  const small = await pixelsOf(drawn, size);
  const off = (other: number) => difference(small, frames[other]!);
  expect(off(frame)).toBeLessThan(6);
  expect(off(frame)).toBeLessThan(off(2));
  const [one, other] = [await pixelsOf(drawn), await pixelsOf(plain)];
  const changed = one.findLastIndex((level, i) => level !== other[i]);
  expect(changed).toBeGreaterThan(0);
  expect(Math.floor(changed / 4 / drawn.width)).toBeLessThan(0.1 * drawn.height);
});

test("a still is the first frame of its shot, pixel for pixel up to what the encoder takes", async () => {
  const plan: ScenePlan = { ...studio, shots: studio.shots.map((shot) => ({ ...shot, duration_seconds: 1 })) };
  const [drawn, shot] = await Promise.all([
    still(plan, { at_seconds: 0 }),
    pool.renderShot({ plan, shotIndex: 0, signal: never, onProgress: () => undefined }),
  ]);
  expect(drawn).toMatchObject({ width: shot.width, height: shot.height });
  const frames = await decodeFrames(shot.video, shot.width, shot.height);
  const pixels = await pixelsOf(drawn);
  expect(psnr_db(pixels, frames[0]!)).toBeGreaterThan(38);
  expect(psnr_db(pixels, frames[12]!)).toBeLessThan(psnr_db(pixels, frames[0]!) - 3);
});

test("the product's own picture stands in the still, and the still says so", async () => {
  const plan = planned("An ad for our olive oil bottle on a kitchen table in morning light", "16:9");
  const [shown, none] = await Promise.all([still(plan, { product, mark }), still(plan, { mark })]);
  const greenIn = async (picture: Still) => {
    const pixels = await pixelsOf(picture, { width: 320, height: 180 });
    let green = 0;
    for (let i = 0; i < pixels.length; i += 4)
      if (pixels[i + 1]! > 1.6 * pixels[i]! && pixels[i + 1]! > 1.3 * pixels[i + 2]! && pixels[i + 1]! > 50) green++;
    return green;
  };
  expect([shown.product_seen, none.product_seen]).toEqual([true, false]);
  expect(shown.mark).toBe(mark);
  expect(await greenIn(shown)).toBeGreaterThan(300 + (await greenIn(none)));
});

test("a still of a shot that the plan lacks is a failure that says so", async () => {
  const plan = planned("A fox in the snow", "1:1");
  await expect(still(plan, { shotIndex: 9 })).rejects.toThrow("The plan has no shot number 10.");
});
