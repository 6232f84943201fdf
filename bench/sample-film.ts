import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { FilmDraft } from "#lib/planning/draft.ts";
import type { CutFilm } from "#lib/render/encode/jobs.ts";
import { findFfmpeg } from "#lib/render/encode/find-ffmpeg.ts";
import { openRenderPool, type RenderPool } from "#lib/render/encode/render-pool.ts";

const run = promisify(execFile);

/**
 * The film that the benches of the renderer make, planned in a process of its own: what the planner holds is no cost of
 * rendering.
 */
export const sampleFilm = (duration_seconds: number, shot_count: number, seed = 7): Promise<FilmDraft> =>
  planned([duration_seconds, shot_count, seed].map(String));

/** The plan that the server warms its render threads with. */
export const warmingFilm = (): Promise<FilmDraft> => planned(["warming"]);

const planned = async (order: readonly string[]): Promise<FilmDraft> => {
  const { stdout } = await run(process.execPath, [path.join(import.meta.dirname, "sample-plan.ts"), ...order], {
    maxBuffer: 64 * 1024 ** 2,
  });
  return JSON.parse(stdout) as FilmDraft;
};

export const workers = availableParallelism();
const searchPath = process.env["PATH"] ?? "";
export const ffmpegPath = findFfmpeg(process.env["FFMPEG_PATH"], searchPath, process.cwd());
const never = new AbortController().signal;

const projectRoot = path.dirname(import.meta.dirname);
const packed = path.join(projectRoot, "build", "threads", "render.mjs");

/** A pool as the server opens it: with the thread that the build has packed, where there is one. */
export const openPool = (): RenderPool =>
  openRenderPool({
    projectRoot,
    workers,
    ffmpegPath,
    searchPath,
    environment: process.env,
    ...(existsSync(packed) ? { threadFile: packed } : {}),
  });

type Shots = Awaited<ReturnType<RenderPool["renderShot"]>>[];

export const drawShots = (pool: RenderPool, plan: FilmDraft): Promise<Shots> =>
  Promise.all(
    plan.shots.map((_, shotIndex) => pool.renderShot({ plan, shotIndex, signal: never, onProgress: () => undefined })),
  );

export const cut = (pool: RenderPool, plan: FilmDraft, shots: Shots): Promise<CutFilm> =>
  pool.cutFilm({ plan, shots, signal: never });
