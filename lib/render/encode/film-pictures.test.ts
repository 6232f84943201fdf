import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { draftFilm } from "#lib/planning/draft-film.ts";
import type { PlanningInput } from "#lib/planning/draft.ts";
import { revisePlan } from "#lib/planning/revise-plan.ts";
import { plainContent } from "#lib/planning/testing/plain-content.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import { passagesOf } from "#lib/render/scene/passages.ts";
import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";
import { decodeFrames, ffmpegPath } from "#lib/render/testing/media-tools.ts";
import { grayOf, registration } from "#lib/render/testing/picture-motion.ts";
import { openRenderPool, type RenderPool } from "./render-pool.ts";

const run = promisify(execFile);
const never = new AbortController().signal;

/** A planned film whose second shot is of one that neither moves nor does anything, before a camera that stands still. */
const planned = (raw_intent: string, seed: number, shot_count: number): ScenePlan => {
  const input: PlanningInput = {
    request: { raw_intent, duration_seconds: 6, shot_count },
    seed,
    brand: null,
    elements: elementCards,
  };
  const content = plainContent(draftFilm(input));
  const edits = { shots: { [content.shots[1]!.shot_id]: { camera: { movement: "static" as const } } } };
  const plan = structuredClone(revisePlan({ content, edits, input }));
  for (const layer of plan.depth_layers[1]!.layers) for (const item of layer.drawn_as) item.motion = "still";
  // Who runs is seen to run, whatever the layers say of their motion.
  const staging = plan.staging?.[1];
  if (staging !== undefined) staging.acts = [];
  return plan;
};

const films = [
  planned("A lighthouse keeper finds a fox on the rocks in a winter storm", 7, 3),
  planned("A perfume bottle on a marble table by a window", 21, 3),
  planned("Two friends race bicycles through a night market", 4, 4),
];

const options = { projectRoot: process.cwd(), workers: 2, ffmpegPath, searchPath: "" };
let pool: RenderPool;
let folder = "";
let pictures: Uint8Array[][] = [];
const size = { width: 64, height: 36 };

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "pictures-"));
  pool = openRenderPool(options);
  const bytes = await Promise.all(
    films.map(async (plan) => {
      const shots = await Promise.all(
        plan.shots.map((_, shotIndex) =>
          pool.renderShot({ plan, shotIndex, signal: never, onProgress: () => undefined }),
        ),
      );
      return (await pool.cutFilm({ plan, shots, signal: never })).film;
    }),
  );
  pictures = await Promise.all(bytes.map((film) => decodeFrames(film, size.width, size.height)));
  // Eighteen seconds of film: a busy machine takes its time.
}, 400_000);
afterAll(async () => {
  await pool.close();
  await rm(folder, { recursive: true });
});

/** How unlike two frames are where light does not count: one less the correlation of their luma. */
const unlike = (one: Uint8Array, other: Uint8Array): number => {
  const levels = (rgba: Uint8Array) => {
    const values = Array.from(
      { length: rgba.length / 4 },
      (_, i) => rgba[i * 4]! + 2 * rgba[i * 4 + 1]! + rgba[i * 4 + 2]!,
    );
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return values.map((value) => value - mean);
  };
  const [a, b] = [levels(one), levels(other)];
  const product = (p: readonly number[], q: readonly number[]) => p.reduce((sum, value, i) => sum + value * q[i]!, 0);
  return 1 - product(a, b) / Math.sqrt(product(a, a) * product(b, b));
};

test.each(films.map((plan, index) => [plan.title, index] as const))(
  "“%s” is cut where planned and nowhere else",
  (_, index) => {
    const frames = pictures[index]!;
    const change = frames.map((frame, i) => (i === 0 ? 0 : unlike(frames[i - 1]!, frame)));
    // A shot that is dissolved, wiped or whipped into has no cut.
    const passed = new Set(passagesOf(films[index]!).map(({ cut }) => cut));
    const starts = films[index]!.shots.slice(1)
      .map((shot) => Math.round(shot.start_seconds * 24))
      .filter((start) => !passed.has(start));
    // A whip changes many frames in a row, lightning none by much; a cut stands alone.
    const cuts = change.flatMap((value, i) =>
      value > 0.2 && value > 3 * Math.max(change[i - 1] ?? 0, change[i + 1] ?? 0) ? [i] : [],
    );
    expect(cuts).toEqual(starts);
  },
);

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

test.each(films.map((plan, index) => [plan.title, index] as const))(
  "the static shot of “%s” stands still",
  (_, index) => {
    const [from, to] = [1, 2].map((shot) => Math.round(films[index]!.shots[shot]!.start_seconds * 24)) as [
      number,
      number,
    ];
    const shot = pictures[index]!.slice(from, to).map((frame) => grayOf(frame, size.width, size.height));
    // Clouds and rain go by on their own; the slowest planned move goes twenty times as far from frame to frame.
    const ways = shot.slice(1).map((frame, i) => registration(shot[i]!, frame));
    expect(median(ways.map(({ dx, dy }) => Math.hypot(dx, dy)))).toBeLessThan(0.06);
    expect(Math.abs(median(ways.map(({ dx }) => dx)))).toBeLessThan(0.03);
    expect(Math.abs(median(ways.map(({ dy }) => dy)))).toBeLessThan(0.03);
    expect(Math.abs(median(ways.map(({ scale }) => scale)) - 1)).toBeLessThan(0.002);
  },
);

const hashesOf = async (plan: ScenePlan, env: NodeJS.ProcessEnv): Promise<string[]> => {
  const file = path.join(folder, `${plan.seed}.json`);
  await writeFile(file, JSON.stringify(plan));
  const worker = path.join(process.cwd(), "lib/render/testing/hash-frames-worker.ts");
  const { stdout } = await run(process.execPath, ["--disable-warning=ExperimentalWarning", worker, file], { env });
  return stdout.trim().split("\n");
};

test("another process draws the same frames", async () => {
  const [plan] = films as [ScenePlan];
  const [once, again] = await Promise.all([hashesOf(plan, process.env), hashesOf(plan, process.env)]);
  expect(new Set(once).size).toBe(plan.shots.length * 2);
  expect(again).toEqual(once);
});

test("frames do not depend on the fonts of the machine", async () => {
  const fontless = path.join(folder, "fonts.conf");
  await writeFile(fontless, `<?xml version="1.0"?><fontconfig></fontconfig>`);
  const plan = planned("海辺の灯台守が狐を見つける", 3, 3);
  const bare = {
    NODE_ENV: "test" as const,
    PATH: "",
    HOME: folder,
    FONTCONFIG_FILE: fontless,
    FONTCONFIG_PATH: folder,
    XDG_DATA_HOME: folder,
  };
  const [here, there] = await Promise.all([hashesOf(plan, process.env), hashesOf(plan, bare)]);
  expect(there).toEqual(here);
});

test.runIf(process.platform === "linux")("a pool that yields draws and encodes behind everything else", async () => {
  const stop = new AbortController();
  const seen = Promise.withResolvers<string>();
  const onProgress = () => void run("ps", ["-A", "-o", "ppid=,ni=,comm="]).then(({ stdout }) => seen.resolve(stdout));
  const server = openRenderPool({ ...options, yields: true });
  const shot = server.renderShot({ plan: films[0]!, shotIndex: 0, signal: stop.signal, onProgress });
  const rows = (await seen.promise).split("\n").map((line) => line.trim().split(/\s+/));
  stop.abort(new Error("seen"));
  await expect(shot).rejects.toThrow("seen");
  await server.close();
  const encoders = rows.filter(([parent, , name]) => parent === String(process.pid) && name?.includes("ffmpeg"));
  expect(encoders.length).toBeGreaterThan(0);
  for (const [, nice] of encoders) expect(Number(nice)).toBeGreaterThanOrEqual(10);
});
