import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { parseArgs, promisify } from "node:util";
import { createCanvas, loadImage, type Canvas } from "@napi-rs/canvas";
import { heroStillSizes, previewSizes } from "#lib/contract/vocabulary.ts";
import { startEncoder } from "#lib/render/encode/x264.ts";
import { readFilmLuma } from "#lib/provenance/watermark/film-luma.ts";
import { lumaOf, makeMark, markFilm, markPicture } from "#lib/provenance/watermark/mark.ts";
import { patternOf } from "#lib/provenance/watermark/pattern.ts";
import { readMarks } from "#lib/provenance/watermark/read-marks.ts";
import type { Picture } from "#lib/provenance/watermark/plane.ts";
import { ffmpegPath } from "./sample-film.ts";
import { unmarkedInputs } from "./unmarked-inputs.ts";
import { drawnClip, rgbaOf, sourceClip, type Clip } from "./watermark-clips.ts";

/**
 * Measures the invisible watermark: `node bench/watermark.ts`. A hundred shots of two to four seconds, eighty as the
 * product draws them and twenty of content that no renderer makes, are marked, encoded as the product does and read back
 * after attacks; so is a still of each. Then two thousand pictures and films without this key's mark are read.
 * `--clips` and `--unmarked` set the numbers, `--quick` is 10 and 100, `--from` is the number of the first clip or input,
 * `--stills` leaves the films out, and `--pictures` is a folder whose pictures are read unmarked, such as the one in which
 * `bench/gates/faces.ts --folder` keeps its packages.
 */
const { values } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    clips: { type: "string" },
    unmarked: { type: "string" },
    from: { type: "string", default: "0" },
    stills: { type: "boolean", default: false },
    pictures: { type: "string" },
  },
});
const clipCount = Number(values.clips ?? (values.quick ? 10 : 100));
const unmarkedCount = Number(values.unmarked ?? (values.quick ? 100 : 2000));
const run = promisify(execFile);
const folder = await mkdtemp(path.join(tmpdir(), "watermark-"));
const secret = (text: string) => patternOf(new TextEncoder().encode(text));
const pattern = await secret("the key of this bench");
const stranger = await secret("the key of somebody else");

/** Four drawn clips, then one of another source, and so on. */
const isDrawn = (index: number) => index % 5 < 4;
const clipAt = (index: number): Clip => {
  const round = Math.floor(index / 5);
  return isDrawn(index) ? drawnClip(round * 4 + (index % 5)) : sourceClip(ffmpegPath, round);
};
/** Two seconds mostly; every sixth shot three, every twelfth four. */
const framesOf = (index: number) => (index % 12 === 0 ? 96 : index % 6 === 0 ? 72 : 48);
const payloadOf = (index: number) =>
  ((BigInt(index + 1) * 0x9e3779b97f4a7c15n) & 0xffffffffffffffffn).toString(16).padStart(16, "0");

/** CPU milliseconds of this thread's process so far. */
const cpu_ms = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const timed = <T>(add: (ms: number) => void, work: () => T): T => {
  const begun = cpu_ms();
  const result = work();
  add(cpu_ms() - begun);
  return result;
};
const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;

const tally = new Map<string, { read: number; all: number; sigmas: number[]; missed: string[] }>();
const note = (attack: string, clip: Clip, sigma: number | null) => {
  const row = tally.get(attack) ?? { read: 0, all: 0, sigmas: [], missed: [] };
  tally.set(attack, row);
  row.all++;
  if (sigma === null) row.missed.push(clip.name);
  else {
    row.read++;
    row.sigmas.push(sigma);
  }
};
let wrong = 0;

const judge = (attack: string, clip: Clip, payload: string, pictures: Picture[], framing: "as_made" | "any") => {
  const readings = readMarks(pattern, pictures, { framing });
  wrong += readings.filter((reading) => reading.payload !== payload).length;
  note(attack, clip, readings.find((reading) => reading.payload === payload)?.sigma ?? null);
};

const crop = "crop=trunc(iw*0.45)*2:trunc(ih*0.45)*2";
const filmAttacks: [string, string[], "as_made" | "any"][] = [
  ["x264 crf 28", ["-crf", "28"], "as_made"],
  ["half size, crf 28", ["-vf", "scale=iw/2:ih/2", "-crf", "28"], "as_made"],
  ["10 % cropped, crf 28", ["-vf", crop, "-crf", "28"], "any"],
];

const psnr = (meanSquare: number) => 10 * Math.log10(255 ** 2 / meanSquare);
const likeness = { drawn: [] as number[], source: [] as number[], still: [] as number[] };
const cost = { draw_ms: 0, mark_ms: 0, read_ms: 0, decode_ms: 0, frames: 0, clips: 0 };

const measureFilm = async (index: number, clip: Clip): Promise<Uint8Array> => {
  const { width, height } = clip;
  const payload = payloadOf(index);
  const count = framesOf(index);
  const file = path.join(folder, "shot.mp4");
  const encoder = startEncoder(ffmpegPath, { width, height }, [], file);
  const mark = makeMark(pattern, payload);
  const marker = timed(
    (ms) => (cost.mark_ms += ms),
    () => markFilm(mark, width, height),
  );
  let [worst, seen] = [Infinity, 0];
  let still = new Uint8Array();
  const before = new Uint8Array(width * height);
  let begun = cpu_ms();
  for await (const frame of clip.frames(count)) {
    cost.draw_ms += cpu_ms() - begun;
    if (seen === 24) still = Uint8Array.from(frame);
    before.set(frame.subarray(0, before.length));
    timed(
      (ms) => (cost.mark_ms += ms),
      () => marker.mark(frame),
    );
    if (seen % 12 === 0) {
      let squares = 0;
      for (let i = 0; i < before.length; i++) squares += (frame[i]! - before[i]!) ** 2;
      worst = Math.min(worst, psnr(squares / before.length));
    }
    await encoder.write(frame);
    seen++;
    begun = cpu_ms();
  }
  likeness[isDrawn(index) ? "drawn" : "source"].push(worst);
  cost.frames += seen;
  cost.clips++;
  const attacked = path.join(folder, "attacked.mp4");
  await writeFile(attacked, await encoder.finish());
  const shot = path.join(folder, "kept.mp4");
  await run("cp", [attacked, shot]);
  const begunReading = cpu_ms();
  const opened = performance.now();
  const keyFrames = await readFilmLuma({ ffmpeg: ffmpegPath, file: shot, keyFramesOnly: true });
  cost.decode_ms += performance.now() - opened;
  judge("its key frames, as encoded", clip, payload, keyFrames, "as_made");
  cost.read_ms += cpu_ms() - begunReading;
  const frames = await readFilmLuma({ ffmpeg: ffmpegPath, file: shot });
  judge("all of it, as encoded", clip, payload, frames, "as_made");
  for (const [name, change, framing] of filmAttacks) {
    const x264 = ["-c:v", "libx264", "-threads", "1", attacked];
    await run(ffmpegPath, ["-y", "-v", "error", "-i", shot, ...change, ...x264]);
    judge(name, clip, payload, await readFilmLuma({ ffmpeg: ffmpegPath, file: attacked }), framing);
  }
  return still;
};

/** A hero still is this many times as large as a frame, whatever the aspect. */
const heroScale = heroStillSizes["1:1"].width / previewSizes["1:1"].width;

/** A frame of a clip from its first second. */
const frameOf = async (clip: Clip): Promise<Uint8Array> => {
  let still = new Uint8Array();
  for await (const frame of clip.frames(25, 24)) still = Uint8Array.from(frame);
  return still;
};

const jpegLuma = async (canvas: Canvas, quality: number): Promise<Picture> => {
  const image = await loadImage(await canvas.encode("jpeg", quality));
  const { width, height } = image;
  const page = createCanvas(width, height).getContext("2d");
  page.drawImage(image, 0, 0);
  return { width, height, luma: lumaOf(page.getImageData(0, 0, width, height).data, width, height) };
};

const stillOf = (clip: Clip, frame: Uint8Array) => {
  const small = createCanvas(clip.width, clip.height);
  const picture = small.getContext("2d").createImageData(clip.width, clip.height);
  picture.data.set(rgbaOf(frame, clip.width, clip.height));
  small.getContext("2d").putImageData(picture, 0, 0);
  const still = createCanvas(clip.width * heroScale, clip.height * heroScale);
  still.getContext("2d").drawImage(small, 0, 0, still.width, still.height);
  return still;
};

const measureStill = async (index: number, clip: Clip, frame: Uint8Array): Promise<void> => {
  const still = stillOf(clip, frame);
  const { width, height } = still;
  const payload = payloadOf(index);
  const page = still.getContext("2d");
  const picture = page.getImageData(0, 0, width, height);
  const before = lumaOf(picture.data, width, height);
  markPicture(makeMark(pattern, payload), picture.data, width, height);
  const after = lumaOf(picture.data, width, height);
  likeness.still.push(psnr(after.reduce((sum, level, i) => sum + (level - before[i]!) ** 2, 0) / after.length));
  page.putImageData(picture, 0, 0);
  const half = createCanvas(width >> 1, height >> 1);
  half.getContext("2d").drawImage(still, 0, 0, half.width, half.height);
  const cropped = createCanvas(Math.round(width * 0.9), Math.round(height * 0.9));
  cropped.getContext("2d").drawImage(still, -Math.round(width * 0.05), -Math.round(height * 0.05));
  judge("still, JPEG 75", clip, payload, [await jpegLuma(still, 75)], "as_made");
  judge("still, 10 % cropped, JPEG 75", clip, payload, [await jpegLuma(cropped, 75)], "any");
  // Below that the chips are under four pixels.
  if (Math.min(half.width, half.height) >= 360)
    judge("still, half size, JPEG 75", clip, payload, [await jpegLuma(half, 75)], "as_made");
};

const measureMarked = async (): Promise<void> => {
  for (let index = Number(values.from); index < clipCount; index++) {
    const clip = clipAt(index);
    const still = values.stills ? await frameOf(clip) : await measureFilm(index, clip);
    await measureStill(index, clip, still);
    const missed = [...tally].filter(([, { missed }]) => missed.at(-1) === clip.name).map(([name]) => name);
    console.log(`${index + 1} ${clip.name}: ${missed.length === 0 ? "all read" : `missed after ${missed.join("; ")}`}`);
  }
  console.log(`\n${"read back after".padEnd(30)}    read  sigma median, least`);
  for (const [name, { read, all, sigmas }] of tally) {
    const least = Math.min(...sigmas).toFixed(1);
    console.log(`${name.padEnd(30)} ${`${read}/${all}`.padStart(7)}  ${median(sigmas).toFixed(1)}, ${least}`);
  }
  console.log(`payloads that were never written: ${wrong}\n`);
  for (const [name, numbers] of Object.entries(likeness).filter(([, { length }]) => length > 0))
    console.log(
      `PSNR ${name.padEnd(7)} median ${median(numbers).toFixed(1)} dB, least ${Math.min(...numbers).toFixed(1)} dB`,
    );
  const { frames, clips } = cost;
  if (clips === 0) return;
  const each = (ms: number) => (ms / frames).toFixed(2);
  console.log(
    `\nCPU a frame: drawing ${each(cost.draw_ms)} ms, marking ${each(cost.mark_ms)} ms; a shot: reading its key frames ${(cost.read_ms / clips).toFixed(0)} ms CPU, with ffmpeg's ${(cost.decode_ms / clips).toFixed(0)} ms wall, load ${loadavg()[0]?.toFixed(1)}`,
  );
};

/** Films and stills that do not carry this key's mark: one in five of them another key's. */
const measureUnmarked = async (): Promise<void> => {
  let [inputs, films, matches] = [0, 0, 0];
  const from = Number(values.from);
  const strangers = (index: number) => makeMark(stranger, payloadOf(index));
  const folderOfPictures = values.pictures ?? null;
  for await (const input of unmarkedInputs({ ffmpeg: ffmpegPath, folder: folderOfPictures, from, strangers })) {
    const readings = readMarks(pattern, input.pictures);
    matches += readings.length;
    inputs++;
    if (input.pictures.length > 1) films++;
    for (const { payload, sigma } of readings)
      console.log(`FALSE MATCH ${payload} at ${sigma.toFixed(1)} in ${input.name}`);
    if (inputs % 50 === 0) console.log(`${inputs} unmarked inputs, ${matches} matches`);
    if (inputs >= unmarkedCount) break;
  }
  console.log(
    `\nfalse matches: ${matches} in ${inputs} unmarked inputs (${films} films), cropping searched for in each`,
  );
};

try {
  if (clipCount > Number(values.from)) await measureMarked();
  if (unmarkedCount > 0) await measureUnmarked();
} finally {
  await rm(folder, { recursive: true });
}
