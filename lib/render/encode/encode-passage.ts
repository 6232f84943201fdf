import { execFile } from "node:child_process";
import { writeFile, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { blendPassage, dim, type Plane } from "#lib/render/scene/blend-passage.ts";
import { lightAt, passedShare, sideOf, type Passage } from "#lib/render/scene/passages.ts";
import { startEncoder } from "./x264.ts";

const run = promisify(execFile);

/** Where encodings are made: the program, and a folder for its files. */
export interface Workshop {
  ffmpeg: string;
  folder: string;
}

/**
 * Encodes the frames of a passage as the film's own. `from` and `to` are encodings of what its shots show in it, null
 * where there is no such shot. Throws when they do not hold as many frames as the passage asks for.
 */
export const encodePassage = async (
  workshop: Workshop,
  passage: Passage,
  size: { width: number; height: number },
  from: Uint8Array | null,
  to: Uint8Array | null,
): Promise<Uint8Array> => {
  const name = `passage-${passage.first}`;
  const seen = new Map<number, Uint8Array[]>();
  for (const [shot, bytes] of [
    [passage.from, from],
    [passage.to, to],
  ] as const) {
    if (shot === null || bytes === null) continue;
    const frames = await framesOf(workshop, `${name}-${shot}.mp4`, size, bytes);
    const { first, end } = sideOf(passage, shot);
    if (frames.length !== end - first)
      throw new Error(`A passage wants ${end - first} frames of shot ${shot + 1}; its file holds ${frames.length}.`);
    seen.set(shot, frames);
  }
  const frameOf = (shot: number, frame: number): Uint8Array => {
    const found = seen.get(shot)?.[frame - sideOf(passage, shot).first];
    if (found === undefined) throw new Error(`Shot ${shot + 1} is not seen on frame ${frame} of the film.`);
    return found;
  };
  const encoder = startEncoder(workshop.ffmpeg, size, [], path.join(workshop.folder, `${name}.mp4`));
  try {
    for (let frame = passage.first; frame < passage.end; frame++)
      await encoder.write(blended(passage, frame, size, frameOf));
    return await encoder.finish();
  } catch (error) {
    await encoder.abandon();
    throw error;
  }
};

/** Levels of black in studio range. */
const blackLuma = 16;
const blackDifference = 128;

const blended = (
  passage: Passage,
  frame: number,
  size: { width: number; height: number },
  frameOf: (shot: number, frame: number) => Uint8Array,
): Uint8Array => {
  const { kind, from, to, way, first, end } = passage;
  if (kind === "black" || from === null || to === null) {
    const { shot, light } = lightAt(passage, frame);
    const picture = frameOf(shot, frame);
    planesOf(picture, size).forEach((plane, i) => dim(plane, light, i === 0 ? blackLuma : blackDifference));
    return picture;
  }
  const picture = frameOf(to, frame);
  const old = planesOf(frameOf(from, frame), size);
  const moment = { share: passedShare(passage, frame), step: 1 / (end - first), way };
  planesOf(picture, size).forEach((plane, i) => blendPassage(kind, moment, old[i]!, plane));
  return picture;
};

/** The planes of a frame of planar 4:2:0: luma, and two of colour at half the size. */
const planesOf = (frame: Uint8Array, { width, height }: { width: number; height: number }): Plane[] => {
  const luma = width * height;
  const half = { width: width >> 1, height: height >> 1, channels: 1 };
  return [
    { pixels: frame.subarray(0, luma), width, height, channels: 1 },
    { pixels: frame.subarray(luma, luma + (luma >> 2)), ...half },
    { pixels: frame.subarray(luma + (luma >> 2), luma + (luma >> 1)), ...half },
  ];
};

const framesOf = async (
  { ffmpeg, folder }: Workshop,
  name: string,
  { width, height }: { width: number; height: number },
  bytes: Uint8Array,
): Promise<Uint8Array[]> => {
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  const { stdout } = await run(
    ffmpeg,
    ["-v", "error", "-i", file, "-an", "-f", "rawvideo", "-pix_fmt", "yuv420p", "pipe:1"],
    { encoding: "buffer", maxBuffer: 2 ** 28 },
  );
  await rm(file);
  const length = (width * height * 3) / 2;
  return Array.from({ length: Math.floor(stdout.length / length) }, (_, i) =>
    stdout.subarray(i * length, (i + 1) * length),
  );
};
