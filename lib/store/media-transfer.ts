import { createHash } from "node:crypto";
import { hashOfStream } from "./backup/lines.ts";
import type { KeptMedia, MediaStore } from "./media-store.ts";

export interface Transferred {
  /** Files that were copied, and those that were there already. */
  copied: number;
  there: number;
  bytes: number;
  /** Hashes of files whose content is another: they were not copied. */
  damaged: string[];
}

export interface Looked {
  files: number;
  bytes: number;
  damaged: string[];
}

/** Files that are on their way at a time. */
const atOnce = 4;

/**
 * Copies everything from one store to another, and reads each copy back. What is there already is left alone, so that a
 * second run copies only what came since. `tell` hears of every file.
 */
export const copyMedia = async (
  from: MediaStore,
  to: MediaStore,
  tell: (done: number) => void = () => undefined,
): Promise<Transferred> => {
  const done: Transferred = { copied: 0, there: 0, bytes: 0, damaged: [] };
  await forEach(everythingOf(from), async ({ sha256 }) => {
    if (await to.has(sha256)) done.there += 1;
    else {
      const content = await from.read(sha256);
      if (createHash("sha256").update(content).digest("hex") !== sha256) done.damaged.push(sha256);
      else {
        await to.put(content);
        if ((await hashOfStream(await to.stream(sha256))).sha256 !== sha256)
          throw new Error(`The copy of ${sha256} is not what was copied; nothing was taken from where it came from.`);
        done.copied += 1;
        done.bytes += content.byteLength;
      }
    }
    tell(done.copied + done.there + done.damaged.length);
  });
  return done;
};

/** Reads everything and compares it with its name. */
export const verifyMedia = async (
  media: MediaStore,
  tell: (done: number) => void = () => undefined,
): Promise<Looked> => {
  const looked: Looked = { files: 0, bytes: 0, damaged: [] };
  await forEach(media.list(), async ({ sha256, bytes }) => {
    if ((await hashOfStream(await media.stream(sha256))).sha256 !== sha256) looked.damaged.push(sha256);
    looked.files += 1;
    looked.bytes += bytes;
    tell(looked.files);
  });
  return looked;
};

/** What was put aside too: somebody may have come to refer to it. */
async function* everythingOf(media: MediaStore): AsyncGenerator<KeptMedia> {
  yield* media.list();
  yield* media.retired();
}

const forEach = async (kept: AsyncIterable<KeptMedia>, run: (each: KeptMedia) => Promise<void>): Promise<void> => {
  const iterator = kept[Symbol.asyncIterator]();
  const worker = async () => {
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) await run(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};
