import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { freshMs, isSha256, MediaMissing, type KeptMedia, type MediaStore } from "#lib/store/media-store.ts";

interface Kept {
  content: Uint8Array;
  put_at: Date;
}

/** A media store that is forgotten with its test. */
export const memoryMedia = (now: () => Date = () => new Date()): MediaStore => {
  const files = new Map<string, Kept>();
  const aside = new Map<string, Kept>();
  const found = (sha256: string): Kept => {
    const kept = files.get(sha256) ?? aside.get(sha256);
    if (kept === undefined) throw new MediaMissing(sha256);
    files.set(sha256, kept);
    return kept;
  };
  async function* all(of: Map<string, Kept>): AsyncGenerator<KeptMedia> {
    for (const [sha256, { content, put_at }] of of) yield { sha256, bytes: content.byteLength, put_at };
  }
  return {
    async put(bytes) {
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      const there = files.get(sha256);
      if (there === undefined || now().getTime() - there.put_at.getTime() > freshMs)
        files.set(sha256, { content: Uint8Array.from(bytes), put_at: now() });
      return { sha256, bytes: bytes.byteLength };
    },
    read: async (sha256) => Buffer.from(found(sha256).content),
    stream: async (sha256, range) => {
      const { content } = found(sha256);
      return Readable.from([range === undefined ? content : content.subarray(range.start, range.end + 1)]);
    },
    has: async (sha256) => isSha256(sha256) && (files.has(sha256) || (aside.has(sha256) && found(sha256) !== null)),
    async remove(sha256) {
      files.delete(sha256);
      aside.delete(sha256);
    },
    link: () => Promise.resolve(null),
    incoming: null,
    list: () => all(files),
    async retire(sha256) {
      const kept = files.get(sha256);
      if (kept !== undefined) aside.set(sha256, { ...kept, put_at: now() });
      files.delete(sha256);
    },
    retired: () => all(aside),
    async bury(sha256) {
      aside.delete(sha256);
    },
  };
};
