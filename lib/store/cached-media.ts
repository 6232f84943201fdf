import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, readdir, readFile, rename, stat, statfs, unlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { isSha256, type MediaStore } from "./media-store.ts";

export interface CacheTerms {
  folder: string;
  bytesMax: number;
  /** What the disk has free, bytes. Others need it too: half of it is left to them. */
  freeBytes?: (folder: string) => Promise<number>;
  clock: () => Date;
  /** Told of a disk that does not take or give files: the cache is then passed by, and nothing else happens. */
  report: (message: string, cause: unknown) => void;
}

/** Copies of media on this disk. The folder may be shared by processes and may vanish at any time. */
export interface MediaCache {
  /** The same store, whose bytes are read here where they are. */
  over: (media: MediaStore) => MediaStore;
}

const draftMs = 3_600_000;
/** What other processes put into the same folder is seen so late at most. */
const lookMs = 60_000;

/**
 * Media of elsewhere with copies on this disk: what a machine has put or read it reads here again, the longest unread
 * goes first. A file under its name is always whole.
 */
export function openMediaCache({ folder, bytesMax, freeBytes = freeOn, clock, report }: CacheTerms): MediaCache {
  /** Bytes by name, the longest unread first. */
  let kept = new Map<string, number>();
  let bytesKept = 0;
  /** As many as are taken now: `bytesMax`, or less on a disk that has little room. */
  let most = bytesMax;
  let lookedAt: number | null = null;
  /** Content that is being fetched: who asks meanwhile waits for the same. */
  const fetching = new Map<string, Promise<Uint8Array>>();

  const noted = (sha256: string, bytes: number): void => {
    bytesKept += bytes - (kept.get(sha256) ?? 0);
    kept.delete(sha256);
    kept.set(sha256, bytes);
  };
  const forget = async (sha256: string): Promise<void> => {
    bytesKept -= kept.get(sha256) ?? 0;
    kept.delete(sha256);
    await unlink(join(folder, sha256)).catch(nullIfMissing);
  };
  /** What is in the folder, whoever put it there. */
  const look = async (): Promise<void> => {
    const now = clock().getTime();
    if (lookedAt !== null && now - lookedAt < lookMs) return;
    lookedAt = now;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const files: { name: string; bytes: number; readAt: number }[] = [];
    for (const name of await readdir(folder)) {
      const file = await stat(join(folder, name)).catch(nullIfMissing);
      if (file === null) continue;
      if (isSha256(name)) files.push({ name, bytes: file.size, readAt: file.mtimeMs });
      // Left by a process that died while it wrote.
      else if (now - file.mtimeMs > draftMs) await unlink(join(folder, name)).catch(nullIfMissing);
    }
    kept = new Map(files.toSorted((a, b) => a.readAt - b.readAt).map(({ name, bytes }) => [name, bytes]));
    bytesKept = files.reduce((sum, { bytes }) => sum + bytes, 0);
    most = Math.min(bytesMax, (bytesKept + (await freeBytes(folder))) / 2);
  };
  const keep = async (sha256: string, bytes: Uint8Array): Promise<void> => {
    // One that is large would take the place of all others.
    if (bytes.byteLength > bytesMax / 2) return;
    const draft = join(folder, `${randomUUID()}.part`);
    try {
      await look();
      const fits = bytes.byteLength <= most / 2;
      for (const [oldest] of kept) {
        if (bytesKept + (fits ? bytes.byteLength : 0) <= most) break;
        await forget(oldest);
      }
      if (!fits) return;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(draft, bytes, { flag: "wx", mode: 0o600 });
      await rename(draft, join(folder, sha256));
      noted(sha256, bytes.byteLength);
    } catch (cause) {
      report("A file was not kept in the media cache.", cause);
      await unlink(draft).catch(nullIfMissing);
    }
  };
  const copyOf = async (sha256: string): Promise<Uint8Array | null> => {
    if (!isSha256(sha256)) return null;
    try {
      const bytes = await readFile(join(folder, sha256)).catch(nullIfMissing);
      if (bytes === null) return null;
      noted(sha256, bytes.byteLength);
      // Other processes see by it when it was last read.
      await utimes(join(folder, sha256), clock(), clock()).catch(nullIfMissing);
      return bytes;
    } catch (cause) {
      report("A file of the media cache was not read.", cause);
      return null;
    }
  };
  const opened = async (sha256: string, range?: { start: number; end: number }): Promise<Readable | null> => {
    if (!isSha256(sha256)) return null;
    const stream = createReadStream(join(folder, sha256), range);
    const isOpen = await new Promise<boolean>((resolve) =>
      stream.once("open", () => resolve(true)).once("error", () => resolve(false)),
    );
    return isOpen ? stream : null;
  };

  return {
    over: (media) => {
      const fetched = async (sha256: string): Promise<Uint8Array> => {
        const bytes = await media.read(sha256);
        await keep(sha256, bytes);
        return bytes;
      };
      return {
        ...media,
        async put(bytes) {
          const stored = await media.put(bytes);
          if (!kept.has(stored.sha256)) await keep(stored.sha256, bytes);
          return stored;
        },
        async read(sha256) {
          const copy = await copyOf(sha256);
          if (copy !== null) return copy;
          const under = fetching.get(sha256) ?? fetched(sha256).finally(() => fetching.delete(sha256));
          fetching.set(sha256, under);
          return under;
        },
        stream: async (sha256, range) => (await opened(sha256, range)) ?? media.stream(sha256, range),
        async remove(sha256) {
          await media.remove(sha256);
          await forget(sha256);
        },
        async retire(sha256) {
          await media.retire(sha256);
          await forget(sha256);
        },
      };
    },
  };
}

const freeOn = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR")) return null;
  throw error;
}
