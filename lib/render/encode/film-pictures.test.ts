import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { draftFilm } from "#lib/planning/draft-film.ts";
import type { PlanningInput } from "#lib/planning/draft.ts";
import { revisePlan } from "#lib/planning/revise-plan.ts";
import { plainContent } from "#lib/planning/testing/plan-mutations.ts";
import { elementCards } from "#lib/render/scene/elements/element-catalog.ts";
import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";
import { decodeFrames, ffmpegPath, frameDifference } from "#lib/render/testing/media-tools.ts";
import { openRenderPool, type RenderPool } from "./render-pool.ts";

const run = promisify(execFile);
const never = new AbortController().signal;

/** A planned film whose second shot is of one that does not move, in front of a camera that does not either. */
const planned = (raw_intent: string, seed: number, shot_count: number): ScenePlan => {
  const input: PlanningInput = {
    request: { raw_intent, duration_seconds: 6, shot_count },
    seed,
    brand: null,
    elements: elementCards,
  };
  const content = plainContent(draftFilm(input));
  const edits = { shots: { [content.shots[1]!.shot_id]: { camera: { movement: "static" as const } } } };
  return revisePlan({ content, edits, history: edits, input });
};

const films = [
  planned("A lighthouse keeper finds a fox on the rocks in a winter storm", 7, 3),
  planned("A perfume bottle on a marble table by a window", 21, 3),
  planned("Two friends race bicycles through a night market", 4, 4),
];

let pool: RenderPool;
let folder = "";
let pictures: Uint8Array[][] = [];
const size = { width: 64, height: 36 };

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "pictures-"));
  pool = openRenderPool({ projectRoot: process.cwd(), workers: 2, ffmpegPath, searchPath: "" });
  const bytes = await Promise.all(
    films.map(async (plan) => {
      const shots = await Promise.all(
        plan.shots.map((_, shotIndex) => pool.renderShot({ plan, shotIndex, signal: never, onProgress: () => undefined })),
      );
      return (await pool.cutFilm({ plan, shots, signal: never })).film;
    }),
  );
  pictures = await Promise.all(bytes.map((film) => decodeFrames(film, size.width, size.height)));
});
afterAll(async () => {
  await pool.close();
  await rm(folder, { recursive: true });
});

/** How unlike two frames are where light does not count: one less the correlation of their luma. */
const unlike = (one: Uint8Array, other: Uint8Array): number => {
  const levels = (rgba: Uint8Array) => {
    const values = Array.from({ length: rgba.length / 4 }, (_, i) => rgba[i * 4]! + 2 * rgba[i * 4 + 1]! + rgba[i * 4 + 2]!);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return values.map((value) => value - mean);
  };
  const [a, b] = [levels(one), levels(other)];
  const product = (p: readonly number[], q: readonly number[]) => p.reduce((sum, value, i) => sum + value * q[i]!, 0);
  return 1 - product(a, b) / Math.sqrt(product(a, a) * product(b, b));
};

test.each(films.map((plan, index) => [plan.title, index] as const))("“%s” is cut where planned and nowhere else", (_, index) => {
  const frames = pictures[index]!;
  const change = frames.map((frame, i) => (i === 0 ? 0 : unlike(frames[i - 1]!, frame)));
  const starts = films[index]!.shots.slice(1).map((shot) => Math.round(shot.start_seconds * 24));
  console.log(starts, starts.map((s) => change[s]!.toFixed(3)), change.map((c, i) => [c, i] as const).filter(([, i]) => !starts.includes(i)).sort((a, b) => b[0] - a[0]).slice(0, 8).map(([c, i]) => `${i}:${c.toFixed(4)}`).join(" "), films[index]!.shots.map((s) => s.camera.movement).join());
  // A quick move changes many frames in a row; a cut stands alone.
  const cuts = change.flatMap((value, i) =>
    value > 0.05 && value > 3 * Math.max(change[i - 1] ?? 0, change[i + 1] ?? 0) ? [i] : [],
  );
  expect(cuts).toEqual(starts);
});

test.each(films.map((plan, index) => [plan.title, index] as const))("the static shot of “%s” stands still", (_, index) => {
  const [from, to] = [1, 2].map((shot) => Math.round(films[index]!.shots[shot]!.start_seconds * 24)) as [number, number];
  const shot = pictures[index]!.slice(from, to);
  const changes = shot.slice(1).map((frame, i) => frameDifference(shot[i]!, frame));
  console.log(Math.max(...changes), frameDifference(shot[0]!, shot.at(-1)!));
});

test("another process draws the same frames, without the machine's fonts too", async () => {
  const file = path.join(folder, "plan.json");
  const fontless = path.join(folder, "fonts.conf");
  await writeFile(fontless, `<?xml version="1.0"?><fontconfig></fontconfig>`);
  const worker = path.join(process.cwd(), "lib/render/testing/hash-frames-worker.ts");
  for (const plan of [films[0]!, planned("海辺の灯台守が狐を見つける", 3, 3)]) {
    await writeFile(file, JSON.stringify(plan));
    const hashes = async (env: NodeJS.ProcessEnv) =>
      (await run(process.execPath, ["--disable-warning=ExperimentalWarning", worker, file], { env })).stdout.trim().split("\n");
    const [here, again, bare] = await Promise.all([
      hashes(process.env),
      hashes(process.env),
      hashes({ PATH: "", HOME: folder, FONTCONFIG_FILE: fontless, FONTCONFIG_PATH: folder, XDG_DATA_HOME: folder }),
    ]);
    expect(here).toHaveLength(plan.shots.length * 3);
    expect(new Set(here).size).toBe(here.length);
    expect(again).toEqual(here);
    expect(bare).toEqual(here);
  }
});
