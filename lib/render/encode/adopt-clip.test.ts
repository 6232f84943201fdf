import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { plainContent } from "#lib/planning/testing/plain-content.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import { decodeFrames, ffmpegPath, frameDifference } from "#lib/render/testing/media-tools.ts";
import { marksIn } from "#lib/render/strangers/marks-in.ts";
import { RenderFailed } from "./render-faults.ts";
import { openRenderPool, type RenderPool } from "./render-pool.ts";

const run = promisify(execFile);
const never = new AbortController().signal;
const mark = "00ff13579bdf2468";
const size = { width: 64, height: 36 };
let pool: RenderPool;
let folder: string;
let watermarkKey: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "clips-"));
  watermarkKey = new TextEncoder().encode("the key of these tests");
  pool = openRenderPool({ projectRoot: process.cwd(), workers: 1, watermarkKey, ffmpegPath, searchPath: "" });
});
afterAll(async () => {
  await pool.close();
  await rm(folder, { recursive: true });
});

const plan = plainContent(
  draftFilm({
    request: { raw_intent: "A fox finds a lantern in the snow.", duration_seconds: 6, shot_count: 3 },
    seed: 5,
    brand: null,
    elements: elementCards,
  }),
);
const frames = Math.round(plan.shots[0]!.duration_seconds * 24);

/** A film as a vendor might send it: of another size, rate and codec setting, with sound. */
const vendorClip = async (source: string, seconds: number): Promise<Uint8Array> => {
  const file = path.join(folder, "vendor.mp4");
  const picture = ["-f", "lavfi", "-i", `${source}:s=1088x1088:d=${seconds}`];
  const sound = ["-f", "lavfi", "-i", `sine=330:d=${seconds}`];
  await run(ffmpegPath, ["-y", "-v", "error", ...picture, ...sound, "-c:v", "libx264", "-preset", "ultrafast", file]);
  return new Uint8Array(await readFile(file));
};
const adopt = (clip: Uint8Array) => pool.adoptClip({ plan, shotIndex: 0, clip, mark, signal: never });

test("a vendor's clip becomes a shot of ours: our size, our rate, as long as planned, its mark read back", async () => {
  const shot = await adopt(await vendorClip("testsrc2=r=30", 4));
  expect(shot).toMatchObject({ width: 1280, height: 720, fps: 24, mark, product_seen: false });
  const decoded = await decodeFrames(shot.video, size.width, size.height);
  expect(decoded).toHaveLength(frames);
  expect(shot.splice.frames).toBe(frames);
  expect(await marksIn(shot.video, watermarkKey)).toEqual([mark]);
  expect(shot.thumbnail.bytes.length).toBeGreaterThan(1000);
});

test("it joins a shot that was drawn, and the film is as long as the plan", async () => {
  const adopted = await adopt(await vendorClip("testsrc2=r=30", 4));
  const drawn = await Promise.all(
    [1, 2].map((shotIndex) => pool.renderShot({ plan, shotIndex, mark, signal: never, onProgress: () => undefined })),
  );
  const film = await pool.cutFilm({ plan, shots: [adopted, ...drawn], signal: never });
  expect(film.duration_seconds).toBeCloseTo(plan.duration_seconds, 5);
  expect(await decodeFrames(film.film, size.width, size.height)).toHaveLength(Math.round(plan.duration_seconds * 24));
});

test("a clip that is too short stands on its last frame", async () => {
  const shot = await adopt(await vendorClip("color=r=30:c=red", 0.5));
  const decoded = await decodeFrames(shot.video, size.width, size.height);
  expect(decoded).toHaveLength(frames);
  const middle = (size.width * (size.height / 2) + size.width / 2) * 4;
  const [red = 0, green = 0] = decoded.at(-1)!.subarray(middle, middle + 2);
  expect(red).toBeGreaterThan(180);
  expect(green).toBeLessThan(60);
});

test("it begins with the still that it was ordered from, and goes on as the clip", async () => {
  const noise = { type: "gaussian", mean: 120, sigma: 30 } as const;
  const drawn = await sharp({ create: { width: 1920, height: 1080, channels: 3, background: "#336699", noise } })
    .blur(8)
    .png()
    .toBuffer();
  const clip = await vendorClip("color=r=30:c=0x446688", 2);
  const shot = await pool.adoptClip({ plan, shotIndex: 0, clip, still: new Uint8Array(drawn), mark, signal: never });
  const decoded = await decodeFrames(shot.video, size.width, size.height);
  const [still] = await decodeFrames(new Uint8Array(drawn), size.width, size.height);
  const [plain] = (await decodeFrames(clip, size.width, size.height)).slice(-1);
  expect(frameDifference(decoded[0]!, still!)).toBeLessThan(3);
  expect(frameDifference(decoded[20]!, plain!)).toBeLessThan(3);
  expect(frameDifference(decoded[20]!, still!)).toBeGreaterThan(8);
});

test("what is no film is refused", async () => {
  await expect(adopt(new TextEncoder().encode("no film at all"))).rejects.toThrow(RenderFailed);
});

test("a vendor's picture becomes a still of ours: upright, cut to the format, its mark read back", async () => {
  const noise = { type: "gaussian", mean: 120, sigma: 30 } as const;
  const picture = await sharp({ create: { width: 700, height: 900, channels: 3, background: "#336699", noise } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const still = await pool.adoptStill({ picture: new Uint8Array(picture), aspectRatio: "16:9", mark, signal: never });
  expect(still).toMatchObject({ width: 1920, height: 1080, mark });
  const { width, height, format } = await sharp(still.png).metadata();
  expect({ width, height, format }).toEqual({ width: 1920, height: 1080, format: "png" });
  const broken = new Uint8Array(picture.subarray(0, 200));
  await expect(pool.adoptStill({ picture: broken, aspectRatio: "1:1", signal: never })).rejects.toThrow(RenderFailed);
});
