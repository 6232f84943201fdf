import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { ShotFiles } from "./jobs.ts";

/** The files of a shot by their paths: to hand dozens of megabytes to another thread, the sender would copy them. */
export interface FiledShot {
  video: string;
  extras: string[];
  splice: unknown;
}

/** Puts the files of shots into a folder, beside the sender's thread. */
export const fileShots = (folder: string, shots: readonly ShotFiles[]): Promise<FiledShot[]> =>
  Promise.all(
    shots.map(async ({ video, extras, splice }, index) => {
      const put = async (name: string, bytes: Uint8Array) => {
        const file = path.join(folder, `shot-${index}-${name}`);
        await writeFile(file, bytes);
        return file;
      };
      return {
        video: await put("video", video),
        extras: await Promise.all(extras.map((bytes, extra) => put(`extra-${extra}`, bytes))),
        splice,
      };
    }),
  );

/** Reads the shots from their folder; what put them there clears it. */
export const unfileShots = (shots: readonly FiledShot[]): Promise<ShotFiles[]> =>
  Promise.all(
    shots.map(async ({ video, extras, splice }) => {
      const take = async (file: string) => new Uint8Array(await readFile(file));
      return { video: await take(video), extras: await Promise.all(extras.map(take)), splice };
    }),
  );
