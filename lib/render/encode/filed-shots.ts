import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { ShotFiles } from "./jobs.ts";
import { spliceSchema } from "./splice.ts";

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

/**
 * Reads shots from their folder; what put them there clears it. Either what a film is joined of, or what its passages are
 * made of, the shots' `sides`: all else is left empty.
 */
export const unfileShots = (shots: readonly FiledShot[], wanted: "film" | "sides"): Promise<ShotFiles[]> =>
  Promise.all(
    shots.map(async ({ video, extras, splice }) => {
      const { head, tail } = spliceSchema.parse(splice);
      const take = async (file: string, of: "film" | "sides") => {
        if (of !== wanted) return new Uint8Array();
        const { buffer, byteOffset, byteLength } = await readFile(file);
        return new Uint8Array(buffer, byteOffset, byteLength);
      };
      return {
        video: await take(video, "film"),
        extras: await Promise.all(
          extras.map((file, index) => take(file, index === head || index === tail ? "sides" : "film")),
        ),
        splice,
      };
    }),
  );
