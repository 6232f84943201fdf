import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { previewSizes } from "#lib/contract/vocabulary.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { composeBed } from "#lib/render/audio/compose-bed.ts";
import { findFfmpeg } from "#lib/render/encode/find-ffmpeg.ts";
import { openRenderPool } from "#lib/render/encode/render-pool.ts";
import { elementCards } from "#lib/render/scene/elements/element-catalog.ts";

/**
 * Renders one ten-second film from a real plan and prints its cost: `npm run bench:render`. The yardstick is x264
 * alone (veryfast, crf 23) on the same finished frames in the same run. CPU and memory of encoders need Linux.
 */

const run = promisify(execFile);
const ticksPerSecond = 100;
const pageBytes = 4096;
const mib = 1024 ** 2;

/** Fields of a process from its state onwards: names before it may hold blanks. */
const statOf = (pid: string): number[] => {
  const text = readFileSync(`/proc/${pid}/stat`, "latin1");
  return text
    .slice(text.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
};

/** CPU seconds so far: of this process with its threads, and of the children that have ended. */
const cpu_s = (): { own: number; children: number } => {
  const { user, system } = process.cpuUsage();
  const stat = process.platform === "linux" ? statOf("self") : [];
  return {
    own: (user + system) / 1e6,
    children: ((stat[13] ?? Number.NaN) + (stat[14] ?? Number.NaN)) / ticksPerSecond,
  };
};

/** Bytes held by the encoders that run now. */
const encoderBytes = (): number => {
  let sum = 0;
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name)))
    try {
      const stat = statOf(pid);
      if (stat[1] === process.pid) sum += (stat[21] ?? 0) * pageBytes;
    } catch (error) {
      // A process may end between the listing and the look.
      if (!["ENOENT", "ESRCH"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
    }
  return sum;
};

/** What `work` took: wall seconds, CPU seconds of this process and of its children. */
const costOf = async <T>(work: () => Promise<T>) => {
  const before = cpu_s();
  const start = performance.now();
  const result = await work();
  const after = cpu_s();
  const [own, children] = [after.own - before.own, after.children - before.children];
  return { result, wall: (performance.now() - start) / 1000, own, children, cpu: own + children };
};

const plan = draftFilm({
  request: {
    raw_intent: "A lighthouse keeper finds a fox on the rocks in a winter storm and brings it in.",
    duration_seconds: 10,
    shot_count: 4,
  },
  seed: 7,
  brand: null,
  elements: elementCards,
});
const searchPath = process.env["PATH"] ?? "";
const ffmpegPath = findFfmpeg(process.env["FFMPEG_PATH"], searchPath);
const workers = availableParallelism();
const pool = openRenderPool({ projectRoot: path.dirname(import.meta.dirname), workers, ffmpegPath, searchPath });
const signal = new AbortController().signal;
const folder = await mkdtemp(path.join(tmpdir(), "bench-"));
try {
  let encoders = 0;
  const watch = setInterval(() => (encoders = Math.max(encoders, encoderBytes())), 500);
  if (process.platform !== "linux") clearInterval(watch);
  const drawn = await costOf(() =>
    Promise.all(
      plan.shots.map((_, shotIndex) => pool.renderShot({ plan, shotIndex, signal, onProgress: () => undefined })),
    ),
  );
  clearInterval(watch);
  const cut = await costOf(() => pool.cutFilm({ plan, shots: drawn.result, signal }));
  const peak = process.resourceUsage().maxRSS * 1024;
  const bed = await costOf(async () => composeBed(plan, plan.duration_seconds));

  const { width, height } = previewSizes[plan.aspect_ratio];
  const [film, frames] = [path.join(folder, "film.mp4"), path.join(folder, "frames.yuv")];
  await writeFile(film, cut.result.film);
  await run(ffmpegPath, ["-v", "error", "-i", film, "-an", "-f", "rawvideo", "-pix_fmt", "yuv420p", frames]);
  const raw = [
    "-f",
    "rawvideo",
    "-pix_fmt",
    "yuv420p",
    "-s",
    `${width}x${height}`,
    "-r",
    String(plan.fps),
    "-i",
    frames,
  ];
  const x264 = ["-c:v", "libx264", "-preset", "veryfast", "-crf", "23"];
  const plain = await costOf(() =>
    run(ffmpegPath, ["-y", "-v", "error", ...raw, ...x264, path.join(folder, "plain.mp4")]),
  );

  const wall = drawn.wall + cut.wall;
  const cpu = drawn.cpu + cut.cpu;
  const count = Math.round(plan.duration_seconds * plan.fps);
  const two = (value: number) => value.toFixed(2);
  console.log(
    [
      `${plan.duration_seconds} s, ${plan.shots.length} shots, ${count} frames of ${width}x${height}, ${workers} threads, ${(cut.result.film.byteLength / mib).toFixed(1)} MiB`,
      `speed           ${two(plan.duration_seconds / wall)} film seconds a wall second (${two(wall)} s: shots ${two(drawn.wall)}, cut and sound ${two(cut.wall)})`,
      `CPU             ${two(cpu)} s: drawing ${two(drawn.own)} (${((drawn.own / count) * 1000).toFixed(0)} ms a frame), x264 ${two(drawn.children)}, cut and sound ${two(cut.cpu)}`,
      `yardstick       x264 alone ${two(plain.children)} s CPU; the pipeline takes ${two(cpu / plain.children)} times that`,
      `sound           ${two(bed.own)} s CPU for ${plan.duration_seconds} s of bed`,
      `peak memory     ${(peak / mib).toFixed(0)} MiB in this process, ${(encoders / mib).toFixed(0)} MiB in the encoders`,
    ].join("\n"),
  );
} finally {
  await pool.close();
  await rm(folder, { recursive: true });
}
