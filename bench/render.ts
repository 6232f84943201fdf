import { execFile, spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { parseArgs, promisify } from "node:util";
import { previewSizes } from "#lib/contract/vocabulary.ts";
import { composeBed } from "#lib/render/audio/compose-bed.ts";
import { memoryEnv } from "#scripts/memory-env.mjs";
import { costOf, peakMemoryOf, type PeakMemory } from "./process-cost.ts";
import { cut, drawShots, ffmpegPath, openPool, sampleFilm, warmingFilm, workers } from "./sample-film.ts";

/**
 * Renders a ten-second film from a real plan, then a long one, and prints their cost: `npm run bench:render`, or
 * `npm run bench:render -- --seconds 60 --shots 8` for the size of the long one (`--seconds 0` leaves it out). The
 * yardstick is x264 alone (veryfast, crf 23) on the same finished frames in the same run. Memory is looked at by another
 * process (`--memory`), which makes the same films once more: looking takes time too. Both are started as the server is
 * (see scripts/server.mjs).
 */

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "60" },
    shots: { type: "string", default: "8" },
    memory: { type: "boolean", default: false },
  },
});
if (process.env["MALLOC_ARENA_MAX"] === undefined) {
  const asServer = (more: readonly string[]) =>
    spawnSync(process.execPath, ["--expose-gc", ...process.argv.slice(1), ...more], {
      env: { ...process.env, ...memoryEnv },
      stdio: "inherit",
    }).status ?? 1;
  process.exit(asServer([]) || (values.memory ? 0 : asServer(["--memory"])));
}

const run = promisify(execFile);
// The yardstick's memory is its own affair.
const { MALLOC_MMAP_THRESHOLD_: _mmap, MALLOC_TRIM_THRESHOLD_: _trim, ...plainEnv } = process.env;
const mib = 1024 ** 2;
const two = (value: number) => value.toFixed(2);
const told = (bytes: PeakMemory[keyof PeakMemory] | undefined) =>
  bytes === undefined ? "?" : (bytes / mib).toFixed(0);

const folder = await mkdtemp(path.join(tmpdir(), "bench-"));

// The server's threads are started and warmed with it, and stay from film to film.
const pool = openPool();
const warmed = await costOf(async () => pool.warm(await warmingFilm()));
console.log(`threads started and warmed, as a server's are: ${two(warmed.own_s)} s CPU of this process\n`);

const measured = async (seconds: number, shotCount: number, seed: number) => {
  const plan = await sampleFilm(seconds, shotCount, seed);
  const load = loadavg()[0] ?? 0;
  const drawn = await costOf(() => drawShots(pool, plan));
  const joined = await costOf(() => cut(pool, plan, drawn.result));
  const bed = await costOf(async () => composeBed(plan, plan.duration_seconds));

  const { width, height } = previewSizes[plan.aspect_ratio];
  const [film, frames] = [path.join(folder, "film.mp4"), path.join(folder, "frames.yuv")];
  await writeFile(film, joined.result.film);
  await run(ffmpegPath, ["-y", "-v", "error", "-i", film, "-an", "-f", "rawvideo", "-pix_fmt", "yuv420p", frames]);
  const raw = `-f rawvideo -pix_fmt yuv420p -s ${width}x${height} -r ${plan.fps} -i`.split(" ");
  const x264 = "-c:v libx264 -preset veryfast -crf 23".split(" ");
  const plain = await costOf(() =>
    run(ffmpegPath, ["-y", "-v", "error", ...raw, frames, ...x264, path.join(folder, "plain.mp4")], { env: plainEnv }),
  );

  const wall_s = drawn.wall_s + joined.wall_s;
  const cpu_s = drawn.cpu_s + joined.cpu_s;
  const count = Math.round(plan.duration_seconds * plan.fps);
  console.log(
    [
      `${plan.duration_seconds} s, ${plan.shots.length} shots, ${count} frames of ${width}x${height}, ${workers} threads, ${(joined.result.film.byteLength / mib).toFixed(1)} MiB, load ${two(load)} before and ${two(loadavg()[0] ?? 0)} after`,
      `speed           ${two(plan.duration_seconds / wall_s)} film seconds a wall second (${two(wall_s)} s: shots ${two(drawn.wall_s)}, cut and sound ${two(joined.wall_s)})`,
      `CPU             ${two(cpu_s)} s: drawing ${two(drawn.own_s)} (${((drawn.own_s / count) * 1000).toFixed(0)} ms a frame), x264 ${two(drawn.children_s)}, cut and sound ${two(joined.cpu_s)}`,
      `yardstick       x264 alone ${two(plain.children_s)} s CPU; the pipeline takes ${two(cpu_s / plain.children_s)} times that`,
      `sound           ${two(bed.own_s)} s CPU for ${plan.duration_seconds} s of bed`,
      "",
    ].join("\n"),
  );
  return {
    seconds: plan.duration_seconds,
    shots: plan.shots.length,
    wall_s,
    cpu_s,
    yardstick_s: plain.children_s,
  };
};

/** The films that are looked at: one after the other, the long one last. */
const films: [seconds: number, shots: number, seed: number][] = [
  [10, 4, 7],
  [10, 4, 8],
];
if (Number(values.seconds) > 0) films.push([Number(values.seconds), Number(values.shots), 8]);

const printCosts = async (): Promise<void> => {
  const costs: Awaited<ReturnType<typeof measured>>[] = [];
  for (const film of films) costs.push(await measured(...film));
  console.log("film           wall s   CPU s per 10 s   x264 s per 10 s   CPU / x264");
  for (const { seconds, shots, wall_s, cpu_s, yardstick_s } of costs)
    console.log(
      [
        `${seconds} s, ${shots} shots`.padEnd(13),
        two(wall_s).padStart(8),
        two((cpu_s / seconds) * 10).padStart(17),
        two((yardstick_s / seconds) * 10).padStart(18),
        two(cpu_s / yardstick_s).padStart(13),
      ].join(""),
    );
  const [, short, long] = costs;
  if (short !== undefined && long !== undefined)
    console.log(`long against short: CPU a second ${two(long.cpu_s / long.seconds / (short.cpu_s / short.seconds))}`);
};

const printMemory = async (): Promise<void> => {
  const together: number[] = [];
  for (const film of films) {
    const plan = await sampleFilm(...film);
    const peak = await peakMemoryOf(async () => cut(pool, plan, await drawShots(pool, plan)));
    together.push(peak?.together_bytes ?? Number.NaN);
    console.log(
      `memory, ${plan.duration_seconds} s    ${told(peak?.together_bytes)} MiB at once: at most ${told(peak?.own_bytes)} in this process, which draws and cuts and does not plan, and ${told(peak?.children_bytes)} in the encoders (PSS)`,
    );
  }
  const [, short, long] = together;
  if (short !== undefined && long !== undefined) console.log(`long against short: memory ${two(long / short)}`);
};

try {
  await (values.memory ? printMemory() : printCosts());
} finally {
  await pool.close();
  await rm(folder, { recursive: true });
}
