import type { KeptMedia, MediaStore } from "#lib/store/media-store.ts";
import type { Store } from "#lib/store/store.ts";

export interface MediaSweeping {
  media: Pick<MediaStore, "list" | "retire" | "retired" | "bury" | "has" | "incoming">;
  store: Pick<Store, "media" | "uploads">;
  clock: () => Date;
  /** How long bytes that nobody refers to are kept after they were put, and again after they were put aside. */
  graceHours: number;
}

const hourMs = 3_600_000;
/** Everything that is kept is gone through so seldom, by one process for all. */
const everyMs = 6 * hourMs;
/** Whoever was sending when an upload ran out may have gone on for so long. */
const afterExpiryMs = hourMs;
const mostAtOnce = 200;

/**
 * Cleans up the media store. Bytes that nobody refers to are put aside once they have been there for the grace time,
 * and forgotten after as long again: who asks for them in between has them back, so that what is put and only then
 * referred to is never lost.
 */
export const mediaSweeper =
  ({ media, store, clock, graceHours }: MediaSweeping) =>
  async (): Promise<void> => {
    const now = clock();
    await dropExpired(media, store, new Date(now.getTime() - afterExpiryMs));
    if (!(await store.media.beginsChore("media", now, everyMs))) return;
    const before = new Date(now.getTime() - graceHours * hourMs);
    for await (const batch of batches(media.list()))
      for (const sha256 of await store.media.unreferenced(older(batch, before))) await media.retire(sha256);
    for await (const batch of batches(media.retired())) {
      const hashes = batch.map(({ sha256 }) => sha256);
      const nobodys = new Set(await store.media.unreferenced(hashes));
      // What somebody has come to refer to is brought back by asking for it, however lately it was put aside.
      for (const sha256 of hashes) if (!nobodys.has(sha256) && (await media.has(sha256))) await media.bury(sha256);
      for (const sha256 of older(batch, before)) if (nobodys.has(sha256)) await media.bury(sha256);
    }
    if (media.incoming === null) return;
    for await (const { id, put_at } of media.incoming.list()) if (put_at < before) await media.incoming.drop(id);
  };

const dropExpired = async (
  media: Pick<MediaStore, "incoming">,
  { uploads }: Pick<Store, "uploads">,
  before: Date,
): Promise<void> => {
  for (const id of await uploads.expired(before)) {
    await media.incoming?.drop(id);
    await uploads.close(id);
  }
};

const older = (batch: readonly KeptMedia[], before: Date): string[] =>
  batch.filter(({ put_at }) => put_at < before).map(({ sha256 }) => sha256);

/** A few hundred at a time: one question for all of them. */
async function* batches(kept: AsyncIterable<KeptMedia>): AsyncGenerator<KeptMedia[]> {
  let batch: KeptMedia[] = [];
  for await (const each of kept) {
    batch.push(each);
    if (batch.length < mostAtOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
