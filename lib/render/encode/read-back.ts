import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { readFilmLuma } from "#lib/provenance/watermark/film-luma.ts";
import { makeMark, markFilm, type FilmMarker } from "#lib/provenance/watermark/mark.ts";
import { patternOf, type ChipPattern } from "#lib/provenance/watermark/pattern.ts";
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

/** The watermarks in a film that is whole; from its key frames alone where they tell one. */
export const marksAsMade = (workshop: Workshop, film: Uint8Array, key: Uint8Array<ArrayBuffer>): Promise<string[]> =>
  inFile(workshop, film, async (file) => {
    const pattern = await patternOf(key);
    const { ffmpeg } = workshop;
    const quickly = payloadsIn(pattern, await readFilmLuma({ ffmpeg, file, keyFramesOnly: true }), "as_made");
    return quickly.length > 0 ? quickly : payloadsIn(pattern, await readFilmLuma({ ffmpeg, file }), "as_made");
  });

/** Frames that are looked at in somebody's file: enough to know each of its shots. */
const mostFrames = 96;
const stretchFrames = 12;

/**
 * The watermarks in a picture or film of whatever size and cut, in the order in which they are seen. None in what cannot
 * be decoded.
 */
export const marksIn = async (
  job: Workshop & { bytes: Uint8Array; key: Uint8Array<ArrayBuffer> },
): Promise<string[]> => {
  const pattern = await patternOf(job.key);
  let pictures: Picture[];
  try {
    pictures = await inFile(job, job.bytes, (file) => readFilmLuma({ ffmpeg: job.ffmpeg, file, atMost: mostFrames }));
  } catch {
    return []; // Not a picture or film that ffmpeg reads: there is nothing to be found in it.
  }
  // Shots that melt into each other look like one; stretches that are short enough hold one mark each.
  const stretches = Array.from({ length: Math.ceil(pictures.length / stretchFrames) }, (_, i) =>
    pictures.slice(i * stretchFrames, (i + 1) * stretchFrames),
  );
  const found = new Set(stretches.flatMap((stretch) => payloadsIn(pattern, stretch, "as_made")));
  return found.size > 0 ? [...found] : payloadsIn(pattern, pictures, "any");
};

const payloadsIn = (pattern: ChipPattern, pictures: readonly Picture[], framing: "as_made" | "any"): string[] =>
  readMarks(pattern, pictures, { framing }).map(({ payload }) => payload);

const inFile = async <T>({ folder }: Workshop, bytes: Uint8Array, use: (file: string) => Promise<T>): Promise<T> => {
  const file = path.join(folder, "marked");
  await writeFile(file, bytes);
  try {
    return await use(file);
  } finally {
    await rm(file, { force: true });
  }
};
