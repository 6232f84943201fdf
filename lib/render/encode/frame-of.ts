import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import type { Workshop } from "./encode-passage.ts";

const run = promisify(execFile);

/** One frame of a film, counted from 0, decoded and stored as PNG. Throws where the film does not have it. */
export const frameOf = async ({ ffmpeg, folder }: Workshop, film: Uint8Array, frame: number): Promise<Uint8Array> => {
  const [from, to] = [path.join(folder, "film.mp4"), path.join(folder, "frame.png")];
  await writeFile(from, film);
  const chosen = ["-vf", `select=eq(n\\,${frame})`, "-frames:v", "1", "-y", to];
  await run(ffmpeg, ["-v", "error", "-i", from, ...chosen]);
  return new Uint8Array(await readFile(to));
};
