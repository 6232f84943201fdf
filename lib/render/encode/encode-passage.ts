import { spawn } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { blendPassage, dim, type Plane } from "#lib/render/scene/blend-passage.ts";
import { lightAt, passedShare, sideOf, type Passage } from "#lib/render/scene/passages.ts";
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

/**
 * Encodes the frames of a passage as the film's own. `from` and `to` are encodings of what its shots show in it, null
 * where there is no such shot. Throws when they do not hold as many frames as the passage asks for.
 */
export const encodePassage = async (
  workshop: Workshop,
  passage: Passage,
  size: Size,
  from: Uint8Array | null,
  to: Uint8Array | null,
): Promise<Uint8Array> => {
  const name = `passage-${passage.first}`;
  const sides = [
    { shot: passage.from, bytes: from },
    { shot: passage.to, bytes: to },
  ].flatMap(({ shot, bytes }) =>
    shot === null || bytes === null
      ? []
      : [{ shot, frames: framesOf(workshop, `${name}-${shot}.mp4`, size, bytes), ...sideOf(passage, shot) }],
  );
  const encoder = startEncoder(workshop.ffmpeg, size, [], path.join(workshop.folder, `${name}.mp4`));
  try {
    for (let frame = passage.first; frame < passage.end; frame++) {
      const seen = new Map<number, Uint8Array>();
      for (const { shot, frames, first, end } of sides) {
        if (frame < first || frame >= end) continue;
        const { value } = await frames.next();
        if (value === undefined)
          throw new Error(
            `A passage wants ${end - first} frames of shot ${shot + 1}; its file holds ${frame - first}.`,
          );
        seen.set(shot, value);
      }
      await encoder.write(blended(passage, frame, size, seen));
    }
    return await encoder.finish();
  } catch (error) {
    await encoder.abandon();
    throw error;
  } finally {
    for (const { frames } of sides) await frames.return(undefined);
  }
};

/** Levels of black in studio range. */
const blackLuma = 16;
const blackDifference = 128;

const blended = (passage: Passage, frame: number, size: Size, seen: ReadonlyMap<number, Uint8Array>): Uint8Array => {
  const { kind, from, to, way, first, end } = passage;
  const pictureOf = (shot: number): Uint8Array => {
    const picture = seen.get(shot);
    if (picture === undefined) throw new Error(`Shot ${shot + 1} is not seen on frame ${frame} of the film.`);
    return picture;
  };
  if (kind === "black" || from === null || to === null) {
    const { shot, light } = lightAt(passage, frame);
    const picture = pictureOf(shot);
    planesOf(picture, size).forEach((plane, i) => dim(plane, light, i === 0 ? blackLuma : blackDifference));
    return picture;
  }
  const picture = pictureOf(to);
  const old = planesOf(pictureOf(from), size);
  const moment = { share: passedShare(passage, frame), step: 1 / (end - first), way };
  planesOf(picture, size).forEach((plane, i) => blendPassage(kind, moment, old[i]!, plane));
  return picture;
};

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

/** The frames of a file as planar 4:2:0, one after the other in the same room: each is valid until the next. */
async function* framesOf(
  { ffmpeg, folder }: Workshop,
  name: string,
  { width, height }: Size,
  bytes: Uint8Array,
): AsyncGenerator<Uint8Array, undefined> {
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  const output = ["-an", "-f", "rawvideo", "-pix_fmt", "yuv420p", "pipe:1"];
  const child = spawn(ffmpeg, ["-v", "error", "-threads", "1", "-i", file, ...output], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  child.on("error", (error) => child.stdout.destroy(error));
  const frame = new Uint8Array((width * height * 3) / 2);
  let filled = 0;
  try {
    for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
      for (let at = 0; at < chunk.length;) {
        const part = chunk.subarray(at, at + frame.length - filled);
        frame.set(part, filled);
        at += part.length;
        filled += part.length;
        if (filled < frame.length) continue;
        yield frame;
        filled = 0;
      }
    }
  } finally {
    child.kill("SIGKILL");
    await rm(file, { force: true });
  }
}
