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
    const quickly = payloadsIn(pattern, await readFilmLuma({ ffmpeg, file, keyFramesOnly: true }));
    return quickly.length > 0 ? quickly : payloadsIn(pattern, await readFilmLuma({ ffmpeg, file }));
  });

const payloadsIn = (pattern: ChipPattern, pictures: readonly Picture[]): string[] =>
  readMarks(pattern, pictures, { framing: "as_made" }).map(({ payload }) => payload);

const inFile = async <T>({ folder }: Workshop, bytes: Uint8Array, use: (file: string) => Promise<T>): Promise<T> => {
  const file = path.join(folder, "marked");
  await writeFile(file, bytes);
  try {
    return await use(file);
  } finally {
    await rm(file, { force: true });
  }
};
