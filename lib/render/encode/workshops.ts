import { mkdtemp, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Workshop } from "./encode-passage.ts";

/** Less is left where a file was being written that did not fit. */
const almostNothing = 1024 * 1024;

/** The disk that drawing and encoding work on is full: the same order may well succeed later. */
export class NoRoom extends Error {
  /** As the system calls it: encoders and threads tell of it in words alone. */
  readonly code = "ENOSPC";
  constructor(options?: ErrorOptions) {
    super("There is no room on the disk to draw on.", options);
    this.name = "NoRoom";
  }
}

/**
 * A temporary folder for each piece of work, cleared behind it, whatever it came to: a thread that is ended in the middle
 * cannot. Work that fails because the disk is full rejects with `NoRoom`.
 */
export const openWorkshops = (ffmpeg: () => string): (<T>(use: (workshop: Workshop) => Promise<T>) => Promise<T>) => {
  let fullAt = -Infinity;
  return async (use) => {
    const begunAt = performance.now();
    const program = ffmpeg();
    const folder = await mkdtemp(path.join(tmpdir(), "shotwright-render-"));
    try {
      return await use({ ffmpeg: program, folder });
    } catch (cause) {
      // Asked before the folder is cleared; work beside this that failed may have given its room back already.
      if (await isFull(folder)) fullAt = performance.now();
      throw fullAt >= begunAt ? new NoRoom({ cause }) : cause;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
};

const isFull = async (folder: string): Promise<boolean> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < almostNothing;
};
