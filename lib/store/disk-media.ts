import { randomUUID, webcrypto } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readFile, rename, stat, unlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { MediaMissing, type MediaStore } from "./media-store.ts";

/** Media as files: `ab/cdef…` under `folder`. A file under its final name is always whole. */
export function diskMedia(folder: string): MediaStore {
  const pathOf = (sha256: string): string => {
    // The name becomes a path, so nothing but a SHA-256 may pass.
    if (!/^[0-9a-f]{64}$/.test(sha256)) throw new MediaMissing(sha256);
    return join(folder, sha256.slice(0, 2), sha256.slice(2));
  };
  const sizeOf = async (path: string): Promise<number | null> => stat(path).then((found) => found.size, nullIfMissing);

  return {
    async put(bytes) {
      // A film takes longer to hash than the caller's thread may be held; this way another one does it.
      const sha256 = Buffer.from(await webcrypto.subtle.digest("SHA-256", bytes)).toString("hex");
      const path = pathOf(sha256);
      if ((await sizeOf(path)) !== bytes.byteLength) await writeWhole(path, bytes);
      return { sha256, bytes: bytes.byteLength };
    },
    async read(sha256) {
      const content = await readFile(pathOf(sha256)).catch(nullIfMissing);
      if (content === null) throw new MediaMissing(sha256);
      return content;
    },
    async stream(sha256, range) {
      const path = pathOf(sha256);
      if ((await sizeOf(path)) === null) throw new MediaMissing(sha256);
      return opened(createReadStream(path, range));
    },
    async remove(sha256) {
      await unlink(pathOf(sha256)).catch(nullIfMissing);
    },
    has: async (sha256) => /^[0-9a-f]{64}$/.test(sha256) && (await sizeOf(pathOf(sha256))) !== null,
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
