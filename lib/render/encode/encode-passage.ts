import { spawn } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fps } from "#lib/contract/vocabulary.ts";
import { blendPassage, dim, type Plane } from "#lib/render/scene/blend-passage.ts";
import { lightAt, passedShare, sideOf, type Passage } from "#lib/render/scene/passages.ts";
import { rawFrames } from "./raw-frames.ts";
import { startEncoder } from "./x264.ts";

/** Where encodings are made: the program, and a folder for its files. */
export interface Workshop {
  ffmpeg: string;
  folder: string;
}

interface Size {
  width: number;
  height: number;
}

/** A passage, and encodings of what its shots show in it; null where there is no such shot. */
export interface PassageSides {
  passage: Passage;
  from: Uint8Array | null;
  to: Uint8Array | null;
}

/**
 * Encodes the frames of passages as the film's own: one after the other in one file, each from a key frame on. Throws
 * when the encodings do not hold as many frames as the passages ask for.
 */
export const encodePassages = async (
  workshop: Workshop,
  size: Size,
  passages: readonly PassageSides[],
): Promise<Uint8Array> => {
  const files = passages.flatMap(({ from, to }) => [from, to].filter((bytes) => bytes !== null));
  const starts = passages
    .slice(0, -1)
    .reduce<number[]>((all, { passage }) => [...all, (all.at(-1) ?? 0) + passage.end - passage.first], []);
  const decoded = framesOf(workshop, size, files);
  const encoder = startEncoder(workshop.ffmpeg, size, starts, path.join(workshop.folder, "passages.mp4"));
  try {
    for (const { passage } of passages)
      for await (const picture of blended(passage, size, decoded)) await encoder.write(picture);
    return await encoder.finish();
  } catch (error) {
    await encoder.abandon();
    throw error;
  } finally {
    await decoded.return(undefined);
  }
};

/** Levels of black in studio range. */
const blackLuma = 16;
const blackDifference = 128;

/** The frames of a passage, of what its shots show in it: all of the first's, then all of the second's. */
async function* blended(passage: Passage, size: Size, decoded: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { kind, from, to, way, first, end } = passage;
  const next = async (): Promise<Uint8Array> => {
    const { value, done } = await decoded.next();
    if (done === true) throw new Error("A shot's file holds fewer frames than its passage wants.");
    return value;
  };
  if (kind === "black" || from === null || to === null) {
    for (const shot of [from, to].filter((index) => index !== null)) {
      const seen = sideOf(passage, shot);
      for (let frame = seen.first; frame < seen.end; frame++) {
        const picture = await next();
        const { light } = lightAt(passage, frame);
        planesOf(picture, size).forEach((plane, i) => dim(plane, light, i === 0 ? blackLuma : blackDifference));
        yield picture;
      }
    }
    return;
  }
  const bytes = (size.width * size.height * 3) / 2;
  const old = new Uint8Array((end - first) * bytes);
  for (let at = 0; at < old.length; at += bytes) old.set(await next(), at);
  for (let frame = first; frame < end; frame++) {
    const picture = await next();
    const before = planesOf(old.subarray((frame - first) * bytes, (frame - first + 1) * bytes), size);
    const moment = { share: passedShare(passage, frame), step: 1 / (end - first), way };
    planesOf(picture, size).forEach((plane, i) => blendPassage(kind, moment, before[i]!, plane));
    yield picture;
  }
}

/** The planes of a frame of planar 4:2:0: luma, and two of colour at half the size. */
const planesOf = (frame: Uint8Array, { width, height }: Size): Plane[] => {
  const luma = width * height;
  const half = { width: width >> 1, height: height >> 1, channels: 1 };
  return [
    { pixels: frame.subarray(0, luma), width, height, channels: 1 },
    { pixels: frame.subarray(luma, luma + (luma >> 2)), ...half },
    { pixels: frame.subarray(luma + (luma >> 2), luma + (luma >> 1)), ...half },
  ];
};

/** The frames of files as planar 4:2:0, one after the other in the same room: each is valid until the next. */
async function* framesOf(
  { ffmpeg, folder }: Workshop,
  { width, height }: Size,
  files: readonly Uint8Array[],
): AsyncGenerator<Uint8Array, undefined> {
  const list = path.join(folder, "sides.txt");
  const names = files.map((_, index) => `side-${index}.mp4`);
  await Promise.all(files.map((bytes, index) => writeFile(path.join(folder, names[index]!), bytes)));
  await writeFile(list, ["ffconcat version 1.0", ...names.map((name) => `file ${name}`), ""].join("\n"));
  // Frames are counted, whatever time stands in the files.
  const output = [
    "-an",
    "-vf",
    `setpts=N/(${fps}*TB)`,
    "-r",
    String(fps),
    "-f",
    "rawvideo",
    "-pix_fmt",
    "yuv420p",
    "pipe:1",
  ];
  const child = spawn(ffmpeg, ["-v", "error", "-threads", "1", "-f", "concat", "-i", list, ...output], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  child.on("error", (error) => child.stdout.destroy(error));
  try {
    yield* rawFrames(child.stdout, (width * height * 3) / 2);
    return undefined;
  } finally {
    child.kill("SIGKILL");
    await Promise.all([...names.map((name) => path.join(folder, name)), list].map((file) => rm(file, { force: true })));
  }
}
