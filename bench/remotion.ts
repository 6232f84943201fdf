import { execFile } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { previewSizes } from "#lib/contract/vocabulary.ts";
import { costOf } from "./process-cost.ts";
import { cut, drawShots, openPool, sampleFilm, workers } from "./sample-film.ts";

/**
 * Makes one ten-second film with this project's pool and with Remotion, whose component draws with this project's own
 * scene: `npm run bench:remotion`. What is compared is the way from drawn pixels to a film. Remotion is installed into
 * a folder beside the system's temporary files, once; CHROMIUM_PATH names the browser.
 */

const run = promisify(execFile);
const version = "4.0.529";
const packages = ["remotion", "@remotion/renderer", "@remotion/bundler"].map((name) => `${name}@${version}`);
const browserExecutable = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
const projectRoot = path.dirname(import.meta.dirname);

/** The part of Remotion that is used here. */
interface Remotion {
  bundle: (options: {
    entryPoint: string;
    outDir: string;
    webpackOverride: (config: Record<string, unknown>) => Record<string, unknown>;
  }) => Promise<string>;
  selectComposition: (options: Record<string, unknown>) => Promise<unknown>;
  renderMedia: (options: Record<string, unknown>) => Promise<unknown>;
}

/** A composition whose every frame is drawn by the project's scene. */
const component = `
import { createElement, useLayoutEffect, useRef } from "react";
import { Composition, continueRender, delayRender, registerRoot, useCurrentFrame } from "remotion";
import { drawFrame } from "${projectRoot}/lib/render/scene/draw-frame.ts";
import { buildFilmScene } from "${projectRoot}/lib/render/scene/film-scene.ts";
import plan from "./plan.json";

const size = SIZE;
const canvases = (width, height) => new OffscreenCanvas(width, height);
const scene = buildFilmScene(plan, { width_px: size.width, height_px: size.height }, canvases);

const Film = () => {
  const frame = useCurrentFrame();
  const canvas = useRef(null);
  useLayoutEffect(() => {
    const handle = delayRender();
    const index = plan.shots.findLastIndex((shot) => frame >= Math.round(shot.start_seconds * plan.fps));
    const shot = plan.shots[index];
    drawFrame(scene, canvas.current.getContext("2d"), index, frame / plan.fps - shot.start_seconds);
    continueRender(handle);
  }, [frame]);
  return createElement("canvas", { ref: canvas, width: size.width, height: size.height });
};
registerRoot(() =>
  createElement(Composition, { id: "film", component: Film, durationInFrames: FRAMES, fps: plan.fps, ...size }),
);
`;

const installed = async (): Promise<string> => {
  const folder = path.join(tmpdir(), `shotwright-remotion-${version}`);
  await mkdir(folder, { recursive: true });
  const stamp = path.join(folder, "installed");
  if ((await readFile(stamp, "utf8").catch(() => "")) !== version) {
    console.log(`Installing Remotion ${version} into ${folder} …`);
    await writeFile(path.join(folder, "package.json"), `{"private":true}`);
    const quiet = ["--no-audit", "--no-fund", "--ignore-scripts"];
    await run("npm", ["install", ...quiet, ...packages, "react@19", "react-dom@19"], { cwd: folder });
    await writeFile(stamp, version);
  }
  return folder;
};

const folder = await installed();
const require = createRequire(path.join(folder, "package.json"));
const open = async (name: string) => (await import(pathToFileURL(require.resolve(name)).href)) as { default: Remotion };
const { bundle } = (await open("@remotion/bundler")).default;
const { renderMedia, selectComposition } = (await open("@remotion/renderer")).default;

const plan = await sampleFilm(10, 4);
const size = previewSizes[plan.aspect_ratio];
const frames = Math.round(plan.duration_seconds * plan.fps);
await writeFile(path.join(folder, "plan.json"), JSON.stringify(plan));
const entryPoint = path.join(folder, "film.jsx");
await writeFile(
  entryPoint,
  component.replace("SIZE", JSON.stringify({ width: size.width, height: size.height })).replace("FRAMES", `${frames}`),
);
const bundled = await costOf(() =>
  bundle({
    entryPoint,
    outDir: path.join(folder, "bundle"),
    webpackOverride: (config) => ({ ...config, cache: false }),
  }),
);
const serveUrl = bundled.result;
const browser = { browserExecutable, chromeMode: "chrome-for-testing", logLevel: "error" };
const theirs = async () => {
  const composition = await selectComposition({ serveUrl, id: "film", ...browser });
  return renderMedia({
    ...browser,
    serveUrl,
    composition,
    codec: "h264",
    concurrency: 2,
    muted: true,
    outputLocation: path.join(folder, "film.mp4"),
    timeoutInMilliseconds: 120_000,
  });
};
const ours = async () => {
  const pool = openPool();
  try {
    return await cut(pool, plan, await drawShots(pool, plan));
  } finally {
    await pool.close();
  }
};

const load = loadavg()[0] ?? 0;
// Ours before and after: on a shared machine one measure would be chance.
const costs = [await costOf(ours), await costOf(theirs), await costOf(ours)] as const;
const [first, remotion, second] = costs;
const pool = { wall_s: (first.wall_s + second.wall_s) / 2, cpu_s: (first.cpu_s + second.cpu_s) / 2 };
const two = (value: number) => value.toFixed(2);
console.log(
  [
    `${plan.duration_seconds} s, ${plan.shots.length} shots, ${frames} frames of ${size.width}x${size.height}, ${workers} threads, load ${two(load)} before and ${two(loadavg()[0] ?? 0)} after`,
    `our pool    ${two(pool.wall_s)} s (${two(first.wall_s)} before, ${two(second.wall_s)} after), ${two(pool.cpu_s)} s CPU: captions and sound included`,
    `Remotion    ${two(remotion.wall_s)} s, ${two(remotion.cpu_s)} s CPU: silent, browser start included (bundling before took ${two(bundled.wall_s)} s)`,
    `ratio       ${two(remotion.wall_s / pool.wall_s)} in wall time, ${two(remotion.cpu_s / pool.cpu_s)} in CPU`,
  ].join("\n"),
);
