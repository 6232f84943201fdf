import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { readFilmLuma } from "#lib/provenance/watermark/film-luma.ts";
import { makeMark, markFilm, type FilmMarker } from "#lib/provenance/watermark/mark.ts";
import { patternOf } from "#lib/provenance/watermark/pattern.ts";
import type { Picture } from "#lib/provenance/watermark/plane.ts";
import { readMarks } from "#lib/provenance/watermark/read-marks.ts";
import type { Workshop } from "./encode-passage.ts";
import type { WatermarkOrder } from "./jobs.ts";

/** Lays a watermark into the frames of a shot. */
export const filmMarker = async (
  { key, payload }: WatermarkOrder,
  width: number,
  height: number,
): Promise<FilmMarker> => markFilm(makeMark(await patternOf(key), payload), width, height);

/** The watermark of a shot, read from its encoded file as anybody would have it; null when it cannot be read. */
export const readBack = async (
  workshop: Workshop,
  { key, payload }: WatermarkOrder,
  video: Uint8Array,
): Promise<string | null> => {
  const found = await marksAsMade(workshop, video, key);
  return found.includes(payload) ? payload : null;
};

/** The watermarks in a film that is whole. */
export const marksAsMade = (workshop: Workshop, film: Uint8Array, key: Uint8Array<ArrayBuffer>): Promise<string[]> =>
  search(workshop, film, key, "as_made");

/**
 * The watermarks in a picture or film of whatever size and cut, in the order in which they are seen. None in what cannot
 * be decoded.
 */
export const marksIn = async (
  job: Workshop & { bytes: Uint8Array; key: Uint8Array<ArrayBuffer> },
): Promise<string[]> => {
  try {
    return await search(job, job.bytes, job.key, "any");
  } catch {
    return []; // Not a picture or film that ffmpeg reads: there is nothing to be found in it.
  }
};

/** Frames that are looked at: one mark proves that a film is marked; all of them tell which film it is. */
const mostFrames = { as_made: 36, any: 96 };

const stretchFrames = 12;

const search = async (
  { ffmpeg, folder }: Workshop,
  bytes: Uint8Array,
  key: Uint8Array<ArrayBuffer>,
  framing: "as_made" | "any",
): Promise<string[]> => {
  const file = path.join(folder, "marked");
  await writeFile(file, bytes);
  try {
    const pictures = await readFilmLuma({ ffmpeg, file, atMost: mostFrames[framing] });
    const pattern = await patternOf(key);
    const read = (part: readonly Picture[], how: "as_made" | "any") =>
      readMarks(pattern, part, { framing: how }).map(({ payload }) => payload);
    if (framing === "as_made") return read(pictures, framing);
    // Shots that melt into each other look like one; stretches that are short enough hold one mark each.
    const stretches = Array.from({ length: Math.ceil(pictures.length / stretchFrames) }, (_, i) =>
      pictures.slice(i * stretchFrames, (i + 1) * stretchFrames),
    );
    const found = new Set(stretches.flatMap((stretch) => read(stretch, "as_made")));
    return found.size > 0 ? [...found] : read(pictures, "any");
  } finally {
    await rm(file, { force: true });
  }
};
