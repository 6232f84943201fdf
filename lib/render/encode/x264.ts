import { spawn } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { fps } from "#lib/contract/vocabulary.ts";

/** Constant rate factors: of the film, and of pictures that are decoded once more before they are the film. */
const filmQuality = 23;
export const sideQuality = 12;

/**
 * One encoding of raw frames, developed already (see `Raster`): planar 4:2:0 in BT.709. All encodings of a film share these arguments: equal arguments give equal decoder
 * settings, and only then can packets be copied into one film.
 */
export const encoderArguments = (
  width: number,
  height: number,
  keyFrames: readonly number[],
  output: string,
  quality = filmQuality,
): string[] => {
  const input = `-y -loglevel error -f rawvideo -pix_fmt yuv420p -s ${width}x${height} -r ${fps} -i pipe:0 -an`;
  // The frames are converted with the 709 matrix; unless the file says so, players shift every colour.
  const colour = "-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv";
  const codec = `-c:v libx264 -profile:v high -preset ultrafast -crf ${quality} -threads 1 -g 240 -bf 2 -movflags +faststart`;
  // A quarter of what veryfast takes, and the same likeness to the frames, for half as many bytes again.
  const tools = ["-x264-params", "deblock=0,0:aq-mode=1:8x8dct=1"];
  // A quarter of a frame early: some builds round to the nearest frame, others take the first one not before the time.
  const times = keyFrames.map((frame) => ((frame - 0.25) / fps).toFixed(6)).join(",");
  const keys = times === "" ? [] : ["-force_key_frames", times];
  return [...[input, colour, codec].flatMap((part) => part.split(" ")), ...tools, ...keys, output];
};

export interface FrameEncoder {
  /** Takes one frame of planar 4:2:0; resolves when its bytes have gone and may be written over. */
  write(frame: Uint8Array): Promise<void>;
  /** Ends the encoding and answers the MP4. Throws with ffmpeg's own words when it failed. */
  finish(): Promise<Uint8Array>;
  /** Ends the process. */
  abandon(): Promise<void>;
}

/** Starts an ffmpeg child that writes `file`. It ends by itself when this process does: its standard input closes. */
export const startEncoder = (
  ffmpeg: string,
  size: { width: number; height: number },
  keyFrames: readonly number[],
  file: string,
  quality = filmQuality,
): FrameEncoder => {
  const child = spawn(ffmpeg, encoderArguments(size.width, size.height, keyFrames, file, quality), {
    stdio: ["pipe", "ignore", "pipe"],
  });
  let words = "";
  let fault: Error | null = null;
  child.stderr.setEncoding("utf8").on("data", (text: string) => (words = (words + text).slice(-4000)));
  child.on("error", (error) => (fault = error));
  child.stdin.on("error", (error) => (fault ??= error));
  const closed = new Promise<number>((resolve) => {
    child.once("close", (code) => resolve(code ?? 1));
    child.once("error", () => resolve(1));
  });
  const failure = () =>
    new Error(`The encoder failed: ${words.trim() || fault?.message || "it ended early"}`, { cause: fault });
  return {
    async write(frame) {
      if (fault === null && child.exitCode === null) {
        // A broken pipe is only the consequence: the cause comes with the end of the process.
        const gone = new Promise<boolean>((resolve) =>
          child.stdin.write(frame, (error) => resolve(error === null || error === undefined)),
        );
        if (await Promise.race([gone, closed.then(() => false)])) return;
      }
      await closed;
      throw failure();
    },
    async finish() {
      child.stdin.end();
      const code = await closed;
      if (code !== 0 || fault !== null) throw failure();
      const bytes = new Uint8Array(await readFile(file));
      await rm(file);
      return bytes;
    },
    async abandon() {
      child.kill("SIGKILL");
      await closed;
    },
  };
};
