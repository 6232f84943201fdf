import type { MediaStore } from "#lib/store/media-store.ts";
import type { Store } from "#lib/store/store.ts";

export interface Removing {
  store: Pick<Store, "removal" | "media">;
  media: Pick<MediaStore, "retire" | "bury" | "has">;
  /** Ends a film and has its orders taken back. */
  cancel: (generationId: string) => Promise<boolean>;
}

/**
 * Goes on with the removal of an account that was closed: its films under way are cancelled, then, once no vendor may
 * still be at an order of theirs, its rows go, part by part, and media that nobody else refers to. False while something
 * is open; safe to run again at any moment.
 */
export const removeAccount = async ({ store, media, cancel }: Removing, accountId: string): Promise<boolean> => {
  for (const generationId of await store.removal.notEnded(accountId)) await cancel(generationId);
  if (!(await store.removal.isQuiet(accountId))) return false;
  for (;;) {
    const part = await store.removal.removeSome(accountId);
    for (const sha256 of await store.media.unreferenced(part.media)) await forget({ store, media }, sha256);
    if (part.done) return true;
  }
};

/** Put aside first: who stores the same bytes meanwhile has them back, and then they stay. */
const forget = async ({ store, media }: Pick<Removing, "store" | "media">, sha256: string): Promise<void> => {
  await media.retire(sha256);
  if ((await store.media.unreferenced([sha256])).length > 0) await media.bury(sha256);
  else await media.has(sha256);
};

/** Goes on with every removal that was begun: one whose vendors did not answer yet, or whose process died. */
export const removeClosed = async (removing: Removing): Promise<void> => {
  for (const accountId of await removing.store.removal.closed()) await removeAccount(removing, accountId);
};
