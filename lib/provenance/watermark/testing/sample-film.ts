import { execFileSync } from "node:child_process";
import { ffmpegPath } from "#lib/render/testing/media-tools.ts";

export interface Size {
  width: number;
  height: number;
}

/** Frames of an ffmpeg source, planar 4:2:0. */
export const sourceFrames = (source: string, { width, height }: Size, count: number): Uint8Array[] => {
  const input = ["-v", "error", "-f", "lavfi", "-i", source.replace("%s", `${width}x${height}`)];
  const output = ["-frames:v", String(count), "-pix_fmt", "yuv420p", "-f", "rawvideo", "pipe:1"];
  const bytes = execFileSync(ffmpegPath, [...input, ...output], { maxBuffer: 2 ** 30 });
  const size = (width * height * 3) / 2;
  return Array.from({ length: count }, (_, i) => Uint8Array.from(bytes.subarray(i * size, (i + 1) * size)));
};

/** Writes frames as a film with the settings that the product encodes with. */
export const encodeFrames = (frames: readonly Uint8Array[], { width, height }: Size, file: string): void => {
  const input = ["-y", "-v", "error", "-f", "rawvideo", "-pix_fmt", "yuv420p", "-s", `${width}x${height}`];
  const output = "-c:v libx264 -profile:v high -preset ultrafast -crf 23 -threads 1 -g 240 -bf 2".split(" ");
  execFileSync(ffmpegPath, [...input, "-r", "24", "-i", "pipe:0", ...output, file], { input: Buffer.concat(frames) });
};

/** Encodes a film again. */
export const encodeAgain = (from: string, to: string, ...change: string[]): void => {
  execFileSync(ffmpegPath, ["-y", "-v", "error", "-i", from, ...change, "-c:v", "libx264", "-threads", "1", to]);
};
