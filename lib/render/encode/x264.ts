import { spawn } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { fps } from "#lib/contract/vocabulary.ts";

/** One file that an encoder makes of the frames it is given. */
export interface Encoding {
  file: string;
  /** What it is for: the film itself, or pictures that are decoded once more before they are the film. */
  use: "film" | "side";
  /** Frames of the file that begin a new group of pictures, beside its first. */
  keyFrames?: readonly number[];
  /** Which of the frames given it holds, in ascending order, counted from 0; all of them by default. */
  holds?: readonly number[];
}

/**
 * All encodings of a film share their arguments: equal arguments give equal decoder settings, and only then can packets
 * be copied into one film. Of a side every frame stands alone: in grain, prediction costs time and gains nothing.
 * The search for cheaper levels is switched off by name: builds of x264 from 2018 do it even in their fastest setting,
 * for twice the time, and eight times in a side.
 */
const codecs = {
  // A third of what veryfast at 23 takes, and the same likeness to the frames (SSIM), for more bytes. Pictures between
  // two others save nothing in grain.
  film: ["-crf", "24", "-g", "240", "-bf", "0", "-x264-params", "deblock=0,0:aq-mode=1:8x8dct=1:trellis=0"],
  // Above the film, whose passages are made of it.
  side: ["-crf", "20", "-g", "1", "-bf", "0", "-x264-params", "no-deblock=1:aq-mode=0:8x8dct=1:trellis=0"],
};

// The frames are converted with the 709 matrix; unless the file says so, players shift every colour.
const colour = "-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv";
const shared = `${colour} -c:v libx264 -profile:v high -preset ultrafast -threads 1 -movflags +faststart`.split(" ");

/** Raw frames, developed already (see `Raster`), to files: planar 4:2:0 in BT.709. */
const encoderArguments = (width: number, height: number, encodings: readonly Encoding[]): string[] => {
  const raw = `-f rawvideo -pix_fmt yuv420p -s ${width}x${height} -r ${fps} -i pipe:0`;
  const chosen = encodings.flatMap(({ holds }) => (holds === undefined ? [] : [holds]));
  const graph = [
    `[0:v]split=${chosen.length}${chosen.map((_, i) => `[in${i}]`).join("")}`,
    ...chosen.map((holds, i) => `[in${i}]select='${selecting(holds)}',setpts=N/(${fps}*TB)[out${i}]`),
  ].join(";");
  const filter = chosen.length > 0 ? ["-filter_complex_threads", "1", "-filter_complex", graph] : [];
  let outputs = 0;
  const files = encodings.flatMap(({ file, use, keyFrames = [], holds }) => {
    // A quarter of a frame early: some builds round to the nearest frame, others take the first one not before the time.
    const times = keyFrames.map((frame) => ((frame - 0.25) / fps).toFixed(6)).join(",");
    return [
      "-map",
      holds === undefined ? "0:v" : `[out${outputs++}]`,
      "-r",
      String(fps),
      ...shared,
      ...codecs[use],
      ...(times === "" ? [] : ["-force_key_frames", times]),
      file,
    ];
  });
  return ["-y", "-loglevel", "error", ...raw.split(" "), ...filter, ...files];
};

/** An expression of ffmpeg's that is true for these frames: one term for each stretch of evenly spaced ones. */
const selecting = (frames: readonly number[]): string => {
  const terms: string[] = [];
  for (let at = 0; at < frames.length;) {
    const first = frames[at]!;
    const step = (frames[at + 1] ?? first + 1) - first;
    let last = at;
    while (frames[last + 1] === frames[last]! + step) last++;
    const within = `between(n,${first},${frames[last]!})`;
    terms.push(step === 1 ? within : `${within}*not(mod(n-${first},${step}))`);
    at = last + 1;
  }
  return terms.join("+");
};

export interface FrameEncoder {
  /** Takes one frame of planar 4:2:0; resolves when its bytes have gone and may be written over. */
  write(frame: Uint8Array): Promise<void>;
  /** Ends the encoding and answers the MP4. Throws with ffmpeg's own words when it failed. */
  finish(): Promise<Uint8Array>;
  /** Ends the process. */
  abandon(): Promise<void>;
}

/** As a `FrameEncoder`, with a file for each of its encodings, in their order. */
export interface FrameEncoders extends Omit<FrameEncoder, "finish"> {
  finish(): Promise<Uint8Array[]>;
}

/** Starts an ffmpeg child that writes `file`, as the film's own. */
export const startEncoder = (
  ffmpeg: string,
  size: { width: number; height: number },
  keyFrames: readonly number[],
  file: string,
): FrameEncoder => {
  const encoders = startEncoders(ffmpeg, size, [{ file, use: "film", keyFrames }]);
  return { ...encoders, finish: async () => (await encoders.finish())[0]! };
};

/**
 * Starts one ffmpeg child that writes all files: to start one takes as long as to encode a dozen frames. It ends by
 * itself when this process does: its standard input closes.
 */
export const startEncoders = (
  ffmpeg: string,
  size: { width: number; height: number },
  encodings: readonly Encoding[],
): FrameEncoders => {
  const child = spawn(ffmpeg, encoderArguments(size.width, size.height, encodings), {
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
      return Promise.all(
        encodings.map(async ({ file }) => {
          // The room that was read into, not a copy of it: a film's files are dozens of megabytes.
          const { buffer, byteOffset, byteLength } = await readFile(file);
          await rm(file);
          return new Uint8Array(buffer, byteOffset, byteLength);
        }),
      );
    },
    async abandon() {
      child.kill("SIGKILL");
      await closed;
    },
  };
};
