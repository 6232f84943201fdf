import { randomUUID, webcrypto } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, readFile, rename, stat, unlink, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { freshMs, isSha256, MediaMissing, type KeptMedia, type MediaStore } from "./media-store.ts";

/** Media as files: `ab/cdef…` under `folder`, `retired/…` beside them. A file under its final name is always whole. */
export function diskMedia(folder: string, now: () => Date = () => new Date()): MediaStore {
  const pathOf = (sha256: string): string => {
    if (!isSha256(sha256)) throw new MediaMissing(sha256);
    return join(folder, sha256.slice(0, 2), sha256.slice(2));
  };
  const asideOf = (sha256: string): string => join(folder, "retired", sha256);
  /** A file that was moved; false where there is none. */
  const moved = async (from: string, to: string): Promise<boolean> => {
    await mkdir(dirname(to), { recursive: true });
    const found = await rename(from, to).then(() => true, nullIfMissing);
    if (found === null) return false;
    await utimes(to, now(), now()).catch(nullIfMissing);
    return true;
  };
  /** Size of a file and when it was put; what was put aside comes back to whoever asks for it. */
  const found = async (sha256: string) => {
    const path = pathOf(sha256);
    const there = await stat(path).catch(nullIfMissing);
    if (there !== null) return there;
    const aside = await stat(asideOf(sha256)).catch(nullIfMissing);
    return aside !== null && (await moved(asideOf(sha256), path)) ? aside : null;
  };
  async function* kept(place: string, prefix: string): AsyncGenerator<KeptMedia> {
    for (const name of (await readdir(place).catch(nullIfMissing)) ?? []) {
      const file = isSha256(prefix + name) ? await stat(join(place, name)).catch(nullIfMissing) : null;
      if (file !== null) yield { sha256: prefix + name, bytes: file.size, put_at: file.mtime };
    }
  }

  return {
    async put(bytes) {
      // A film takes longer to hash than the caller's thread may be held; this way another one does it.
      const digest = await webcrypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>);
      const sha256 = Buffer.from(digest).toString("hex");
      const path = pathOf(sha256);
      const there = await found(sha256);
      if (there?.size !== bytes.byteLength) await writeWhole(path, bytes);
      else if (now().getTime() - there.mtimeMs > freshMs) await utimes(path, now(), now());
      return { sha256, bytes: bytes.byteLength };
    },
    async read(sha256) {
      const content = (await found(sha256)) === null ? null : await readFile(pathOf(sha256)).catch(nullIfMissing);
      if (content === null) throw new MediaMissing(sha256);
      return content;
    },
    async stream(sha256, range) {
      if ((await found(sha256)) === null) throw new MediaMissing(sha256);
      return opened(createReadStream(pathOf(sha256), range));
    },
    async remove(sha256) {
      await unlink(pathOf(sha256)).catch(nullIfMissing);
      await unlink(asideOf(sha256)).catch(nullIfMissing);
    },
    has: async (sha256) => isSha256(sha256) && (await found(sha256)) !== null,
    // Nobody reaches this disk but through us.
    link: () => Promise.resolve(null),
    incoming: null,
    async *list() {
      for (const prefix of (await readdir(folder).catch(nullIfMissing)) ?? [])
        if (/^[0-9a-f]{2}$/.test(prefix)) yield* kept(join(folder, prefix), prefix);
    },
    async retire(sha256) {
      await moved(pathOf(sha256), asideOf(sha256));
    },
    retired: () => kept(join(folder, "retired"), ""),
    async bury(sha256) {
      await unlink(asideOf(sha256)).catch(nullIfMissing);
    },
  };
}

/** Written beside its place, forced to the disk, then renamed: a crash leaves the old state or the new, never a part. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}.part`;
  try {
    const file = await open(draft, "wx");
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await unlink(draft).catch(nullIfMissing);
    throw error;
  }
  const place = await open(dirname(path));
  await place.sync().finally(() => place.close());
}

async function opened(stream: Readable): Promise<Readable> {
  await new Promise((resolve, reject) => stream.once("open", resolve).once("error", reject));
  return stream;
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
}
