import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import path from "node:path";
import { parseArgs, promisify } from "node:util";
import { chromium, type Page } from "playwright";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import { previewSizes } from "#lib/contract/vocabulary.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { findFfmpeg } from "#lib/render/encode/find-ffmpeg.ts";
import { openRenderPool } from "#lib/render/encode/render-pool.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import { startedCpu_s } from "./process-cost.ts";
import type { AnimaticBench } from "./animatic-page.ts";
import { servePage } from "./serve-page.ts";
import { luma, similarity } from "./similarity.ts";

/**
 * Measures the studio's player in a Chromium without a graphics card: time to the first picture, pictures a second
 * while playing, what CPU a picture takes (all of the browser: it tells more on a busy machine), how far the film drifts
 * from the clock, how soon a leap and a changed plan are drawn, and how much its pictures are those of the film.
 * `node bench/animatic.ts [--no-film] [--rest 3000]`: `rest` is for how many milliseconds the drawing workers are there
 * before the plan. CHROMIUM_PATH names another browser.
 */
const { values } = parseArgs({
  options: { film: { type: "boolean", default: true }, rest: { type: "string", default: "3000" } },
  allowNegative: true,
});
const run = promisify(execFile);
const root = path.dirname(import.meta.dirname);
const small = { width: 320, height: 180 };
const moments = 6;
const play_s = 5;
const bounds = { first_ms: 1000, per_second: 23.5, similarity: 0.95 };

const intents = [
  { raw_intent: "A lighthouse keeper finds a fox on the rocks in a winter storm and brings it in.", aspect: "16:9" },
  { raw_intent: "A cold brew poured over ice on a summer afternoon, for people who never stop.", aspect: "9:16" },
] as const;
const plans = intents.map(({ raw_intent, aspect }, i) => {
  const plan = draftFilm({
    request: { raw_intent, duration_seconds: 8, shot_count: 3, aspect_ratio: aspect },
    seed: 7,
    brand: null,
    elements: elementCards,
  });
  return { ...plan, plan_id: `plan_${i}`, plan_hash: `hash_${i}` } as unknown as DirectorPlan;
});

const folder = await mkdtemp(path.join(tmpdir(), "bench-"));
const server = await servePage(path.join(folder, "page"));

const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--autoplay-policy=no-user-gesture-required"],
});
let failed = false;
const judge = (good: boolean): string => {
  failed ||= !good;
  return good ? "" : "  TOO LITTLE";
};

/** A new page whose drawing workers have come in: what is there when a plan arrives. */
const openPage = async (plan: DirectorPlan): Promise<Page> => {
  const { width, height } = previewSizes[plan.aspect_ratio];
  const page = await browser.newPage({ viewport: { width, height: height + 60 } });
  page.on("pageerror", (error) => console.error(error));
  page.on("console", (message) => {
    if (message.type() === "error") console.error(message.text());
  });
  await page.goto(server.address);
  await page.waitForFunction("window.bench !== undefined");
  await page.evaluate(() => (window as unknown as { bench: AnimaticBench }).bench.open());
  await page.waitForTimeout(Number(values.rest));
  return page;
};

/** The plan with a longer lens in one shot, as an edit of it. */
const otherLens = (plan: DirectorPlan, at: number): DirectorPlan => {
  const shot_id = plan.shots[at]?.shot_id;
  return {
    ...plan,
    plan_hash: `${plan.plan_hash}+${at}`,
    camera_physics: plan.camera_physics.map((physics) =>
      physics.shot_id === shot_id
        ? {
            ...physics,
            lens_mm: physics.lens_mm * 1.2,
            path: physics.path.map((pose) => ({ ...pose, lens_mm: pose.lens_mm * 1.2 })),
          }
        : physics,
    ),
  };
};

/** Frames of a plan's film at `small` size, decoded from what the renderer wrote. */
const filmFrames = async (plan: DirectorPlan, frames: readonly number[]): Promise<Float64Array[]> => {
  const searchPath = process.env["PATH"] ?? "";
  const ffmpegPath = findFfmpeg(process.env["FFMPEG_PATH"], searchPath, process.cwd());
  const pool = openRenderPool({ projectRoot: root, workers: availableParallelism(), ffmpegPath, searchPath });
  const signal = new AbortController().signal;
  try {
    const shots = await Promise.all(
      plan.shots.map((_, shotIndex) => pool.renderShot({ plan, shotIndex, signal, onProgress: () => undefined })),
    );
    const { film } = await pool.cutFilm({ plan, shots, signal });
    const file = path.join(folder, `${plan.plan_id}.mp4`);
    await writeFile(file, film);
    return await Promise.all(frames.map((frame) => smallFrame(file, `select=eq(n\\,${frame}),`)));
  } finally {
    await pool.close();
  }
};

const smallFrame = async (file: string, filter = ""): Promise<Float64Array> => {
  const ffmpegPath = findFfmpeg(process.env["FFMPEG_PATH"], process.env["PATH"] ?? "", process.cwd());
  const scaled = `${filter}format=rgb24,scale=${small.width}:${small.height}:flags=area`;
  const args = ["-v", "error", "-i", file, "-vf", scaled, "-frames:v", "1", "-f", "rawvideo", "-pix_fmt", "rgb24", "-"];
  const { stdout } = await run(ffmpegPath, args, { encoding: "buffer", maxBuffer: 1 << 24 });
  return luma(stdout);
};

try {
  console.log(`${availableParallelism()} cores, load before ${loadavg()[0]?.toFixed(1)}`);
  for (const plan of plans) {
    const { width } = previewSizes[plan.aspect_ratio];
    const page = await openPage(plan);
    const bench = <T>(call: (bench: AnimaticBench, given: { plan: DirectorPlan; at_s: number; width: number }) => T) =>
      page.evaluate(`(${call.toString()})(window.bench, ${JSON.stringify({ plan, at_s, width })})`) as Promise<
        Awaited<T>
      >;
    let at_s = 0;
    const first = await bench((own, { plan: shown }) => own.show(shown));
    const play = async () => {
      const before_s = process.platform === "linux" ? startedCpu_s() : Number.NaN;
      const all = await bench((own) => own.play(5));
      const cpu_s = process.platform === "linux" ? startedCpu_s() - before_s : Number.NaN;
      return { ...all, cpu_ms: (cpu_s * 1000) / all.times_ms.length };
    };
    const played = await play();
    await bench((own, { width: whole }) => own.seek(0, whole));
    const again = await play();
    const rate = ({ times_ms }: typeof played) => times_ms.length / play_s;
    const longest = ({ times_ms }: typeof played) =>
      Math.max(...times_ms.map((time, i) => time - (times_ms[i - 1] ?? 0)));
    const good = judge(first.first_ms <= bounds.first_ms);
    console.log(`${plan.plan_id}, ${plan.aspect_ratio}: ${plan.title}`);
    console.log(
      `  first picture   ${first.first_ms.toFixed(0)} ms, at full size ${first.full_ms.toFixed(0)} ms${good}`,
    );
    for (const [name, all] of [
      ["played at once", played],
      ["played again  ", again],
    ] as const)
      console.log(
        `  ${name}  ${rate(all).toFixed(1)} pictures a second, longest pause ${longest(all).toFixed(0)} ms, ` +
          `${all.cpu_ms.toFixed(0)} ms of CPU a picture, drift ${(all.drift_s * 1000).toFixed(0)} ms${judge(rate(all) >= bounds.per_second)}`,
      );
    const last = Math.round(plan.duration_seconds * plan.fps) - 1;
    const frames = Array.from({ length: moments }, (_, i) => Math.round(((i + 0.5) / moments) * last));
    const films = values.film ? await filmFrames(plan, frames) : [];
    const leaps: number[] = [];
    const alike: number[] = [];
    for (const [i, frame] of frames.entries()) {
      at_s = frame / plan.fps;
      leaps.push(await bench((own, { at_s: to, width: whole }) => own.seek(to, whole)));
      const file = path.join(folder, `${plan.plan_id}-${frame}.png`);
      await writeFile(file, Buffer.from(await bench((own) => own.grab()), "base64"));
      const film = films[i];
      if (film !== undefined) alike.push(similarity(await smallFrame(file), film, small.width));
    }
    console.log(`  leaps           ${leaps.map((leap) => leap.toFixed(0)).join(", ")} ms`);
    if (alike.length > 0)
      console.log(
        `  like the film   SSIM ${alike.map((value) => value.toFixed(3)).join(", ")}${judge(Math.min(...alike) >= bounds.similarity)}`,
      );
    // Another lens in the shot that is shown.
    const leap_ms = await bench((own, { width: whole }) => own.seek(0, whole));
    const changed = await page.evaluate(
      (edited) => (window as unknown as { bench: AnimaticBench }).bench.show(edited),
      otherLens(plan, 0),
    );
    const elsewhere = await page.evaluate(
      (edited) => (window as unknown as { bench: AnimaticBench }).bench.show(edited),
      otherLens(otherLens(plan, 0), 1),
    );
    console.log(
      `  a changed plan  shown after ${changed.first_ms.toFixed(0)} ms, at full size after ${changed.full_ms.toFixed(0)} ms; ` +
        `a shot that did not change after ${elsewhere.full_ms.toFixed(0)} ms (a leap ${leap_ms.toFixed(0)} ms)`,
    );
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
  await rm(folder, { recursive: true });
}
process.exitCode = failed ? 1 : 0;
