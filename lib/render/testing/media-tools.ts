import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { fps } from "#lib/contract/vocabulary.ts";
import { findFfmpeg } from "#lib/render/encode/find-ffmpeg.ts";

const run = promisify(execFile);
const require = createRequire(import.meta.url);
/** The one that ships with the project. */
export const ffmpegPath = findFfmpeg(undefined, "", process.cwd());
export const ffprobePath = (require("@ffprobe-installer/ffprobe") as { path: string }).path;

/** Calls `use` with a file that holds `bytes`, and clears it away. */
export const withFile = async <T>(bytes: Uint8Array, use: (file: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(path.join(tmpdir(), "film-"));
  try {
    const file = path.join(folder, "film.mp4");
    await writeFile(file, bytes);
    return await use(file);
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** Every frame of a film as RGBA, decoded with the 709 matrix, `width` pixels wide and `height` high. */
export const decodeFrames = (bytes: Uint8Array, width: number, height: number): Promise<Uint8Array[]> =>
  withFile(bytes, async (file) => {
    const scale = `scale=${width}:${height}:in_color_matrix=bt709:in_range=tv:flags=area+accurate_rnd+full_chroma_int`;
    const { stdout } = await run(
      ffmpegPath,
      ["-v", "error", "-i", file, "-an", "-vf", scale, "-f", "rawvideo", "-pix_fmt", "rgba", "pipe:1"],
      { encoding: "buffer", maxBuffer: 2 ** 30 },
    );
    const size = width * height * 4;
    return Array.from(
      { length: stdout.byteLength / size },
      (_, i) => new Uint8Array(stdout.subarray(i * size, (i + 1) * size)),
    );
  });

/** Mean absolute difference of two frames in levels of 255, over the rows from `top` to `bottom` (shares of the height). */
export const frameDifference = (one: Uint8Array, other: Uint8Array, top = 0, bottom = 1): number => {
  const from = Math.floor((one.length * top) / 4) * 4;
  const to = Math.floor((one.length * bottom) / 4) * 4;
  let sum = 0;
  for (let i = from; i < to; i++) sum += Math.abs((one[i] ?? 0) - (other[i] ?? 0));
  return sum / (to - from);
};

/** The numbers of the frames that are key frames. */
export const keyFramesOf = (bytes: Uint8Array): Promise<number[]> =>
  withFile(bytes, async (file) => {
    const entries = "-v error -select_streams v -show_entries packet=pts_time,flags -of csv=p=0".split(" ");
    const { stdout } = await run(ffprobePath, [...entries, file]);
    const packets = stdout
      .trim()
      .split("\n")
      .map((line) => line.split(","));
    return packets.filter(([, flags]) => flags?.startsWith("K")).map(([time]) => Math.round(Number(time) * fps));
  });

/** How many ffmpeg processes this process has started that still run. */
export const runningEncoders = async (): Promise<number> => {
  const { stdout } = await run("ps", ["-A", "-o", "ppid=,stat=,comm="]);
  return stdout.split("\n").filter((line) => {
    const [parent, state, name] = line.trim().split(/\s+/);
    return parent === String(process.pid) && name?.includes("ffmpeg") && !state?.startsWith("Z");
  }).length;
};
