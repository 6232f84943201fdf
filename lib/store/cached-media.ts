import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, readdir, readFile, rename, stat, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isSha256, type MediaStore } from "./media-store.ts";

export interface CacheTerms {
  folder: string;
  bytesMax: number;
  /** Told of a disk that does not take or give files: the cache is then passed by, and nothing else happens. */
  report: (message: string, cause: unknown) => void;
}

const draftMs = 3_600_000;

/**
 * Media of elsewhere with copies on this disk: what a machine has put or read it reads here again, the longest unread
 * goes first. The folder may be shared by processes and may vanish at any time; a file under its name is always whole.
 */
export async function cachedMedia(media: MediaStore, { folder, bytesMax, report }: CacheTerms): Promise<MediaStore> {
  /** Bytes by name, the longest unread first. */
  const kept = new Map<string, number>();
  /** Content that is being fetched: who asks meanwhile waits for the same. */
  const fetching = new Map<string, Promise<Uint8Array>>();
  let bytesKept = 0;

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
  const keep = async (sha256: string, bytes: Uint8Array): Promise<void> => {
    if (bytes.byteLength > bytesMax / 2) return;
    const draft = join(folder, `${randomUUID()}.part`);
    try {
      for (const [oldest] of kept) {
        if (bytesKept + bytes.byteLength <= bytesMax) break;
        await forget(oldest);
      }
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
      if (bytes !== null) noted(sha256, bytes.byteLength);
      return bytes;
    } catch (cause) {
      report("A file of the media cache was not read.", cause);
      return null;
    }
  };
  const fetched = async (sha256: string): Promise<Uint8Array> => {
    const bytes = await media.read(sha256);
    await keep(sha256, bytes);
    return bytes;
  };

  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const name of await readdir(folder)) {
      const file = await stat(join(folder, name)).catch(nullIfMissing);
      if (file !== null && isSha256(name)) noted(name, file.size);
      // Left by a process that died while it wrote.
      else if (file !== null && Date.now() - file.mtimeMs > draftMs)
        await unlink(join(folder, name)).catch(nullIfMissing);
    }
  } catch (cause) {
    report("The media cache cannot be used.", cause);
  }

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
    async stream(sha256, range) {
      if (!kept.has(sha256)) return media.stream(sha256, range);
      const stream = createReadStream(join(folder, sha256), range);
      const open = await new Promise<boolean>((resolve) =>
        stream.once("open", () => resolve(true)).once("error", () => resolve(false)),
      );
      return open ? stream : media.stream(sha256, range);
    },
    async remove(sha256) {
      await media.remove(sha256);
      await forget(sha256);
    },
    async retire(sha256) {
      await media.retire(sha256);
      await forget(sha256);
    },
  };
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR")) return null;
  throw error;
}
