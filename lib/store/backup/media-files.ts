import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { constants, copyFile, link, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { MediaMissing, type MediaStore } from "#lib/store/media-store.ts";
import { forced, hashOf } from "./lines.ts";
import { mediumPath } from "./manifest.ts";

/** Where media come from: files of this machine, or a store that is asked for each. */
export interface MediaSource {
  /** Whether a backup keeps their bytes: those in a bucket stay there unless they are asked for. */
  kept: boolean;
  /** Has the bytes stand at `to`, which is free; false where there are none. */
  bring(sha256: string, to: string): Promise<boolean>;
}

/** A folder of media by their names. On the same disk a second name costs nothing: media are never written again. */
export const folderSource = (folder: string): MediaSource => ({
  kept: true,
  bring: async (sha256, to) =>
    (await linked(join(folder, mediumPath(sha256)), to)) || (await linked(join(folder, "retired", sha256), to)),
});

export const storeSource = (media: Pick<MediaStore, "stream">, kept: boolean): MediaSource => ({
  kept,
  async bring(sha256, to) {
    try {
      await pipeline(await media.stream(sha256), createWriteStream(to, { flags: "wx", mode: 0o600 }));
      return true;
    } catch (cause) {
      if (!(cause instanceof MediaMissing)) throw cause;
      return false;
    }
  },
});

const noLinkHere = ["EXDEV", "EPERM", "EMLINK", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"];

const linked = async (from: string, to: string): Promise<boolean> => {
  try {
    await link(from, to);
    return true;
  } catch (cause) {
    const { code = "" } = cause as NodeJS.ErrnoException;
    if (code === "ENOENT") return false;
    if (!noLinkHere.includes(code)) throw cause;
  }
  await copyFile(from, to, constants.COPYFILE_FICLONE);
  await forced(to);
  return true;
};

/**
 * Brings a medium to its place below `folder` unless it is there, whole or not at all. Answers its length; null where there
 * is none, or none that is what its name says.
 */
export async function keepMedium(source: MediaSource, sha256: string, folder: string): Promise<number | null> {
  const place = join(folder, mediumPath(sha256));
  const there = await stat(place).catch(nullIfMissing);
  if (there !== null) return there.size;
  await mkdir(dirname(place), { recursive: true, mode: 0o700 });
  const draft = `${place}.${randomUUID()}.part`;
  try {
    if (!(await source.bring(sha256, draft))) return null;
    const found = await hashOf(draft);
    if (found.sha256 !== sha256) return null;
    await rename(draft, place);
    return found.bytes;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Removes from a folder of media what is not wanted there any more. */
export async function pruneMedia(folder: string, wanted: ReadonlySet<string>): Promise<void> {
  for (const prefix of (await readdir(folder).catch(nullIfMissing)) ?? [])
    for (const name of await readdir(join(folder, prefix)))
      if (!wanted.has(prefix + name)) await rm(join(folder, prefix, name), { force: true });
}

export function nullIfMissing(cause: NodeJS.ErrnoException): null {
  if (cause.code === "ENOENT") return null;
  throw cause;
}
