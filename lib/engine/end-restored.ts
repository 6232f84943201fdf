import type { Store } from "#lib/store/store.ts";
import { settle } from "./settle.ts";

/** What a film says that was in work when the backup was made which it now comes from. */
export const restoredFailure = "restored";

/**
 * Ends films that vendors were at, or were to be, when a backup was made that is restored: what was ordered after it was
 * made is not known here, and to go on by itself would be to order and pay it again. Orders that were open are written
 * down as unknown, with what they came to: whoever resumes the film asks for that first and orders the rest anew,
 * knowingly. Safe to run again. Answers how many it ended.
 */
export const endRestored = async (
  {
    store,
    clock,
    origin,
    report,
  }: {
    store: Store;
    clock: () => Date;
    origin: string;
    report: (message: string, cause: unknown) => void;
  },
  generationIds: readonly string[],
  madeAt: Date,
): Promise<number> => {
  let count = 0;
  for (const generationId of generationIds) {
    const generation = await store.generations.byId(generationId);
    if (generation === null) continue;
    const unknown = {
      outcome: "unknown",
      code: restoredFailure,
      message: "The service was restored from a backup while this order was open: what became of it is not known.",
      ended_at: clock().toISOString(),
    } as const;
    for (const shot of await store.shots.list(generationId))
      for (const attempt of shot.attempts)
        if (attempt.ended_at === null)
          await store.shots.attempt(generationId, shot.shot_id, { ...attempt, ...unknown });
    for (const attempt of await store.heroes.attempts(generationId))
      if (attempt.ended_at === null) await store.heroes.attempt({ ...attempt, ...unknown });
    const message = `The service was restored from a backup of ${madeAt.toISOString()}, when this film was in work. Nothing was charged. Resume it to go on: what its vendors were asked for since is not known here and is ordered anew.`;
    const failure = { code: restoredFailure, message, shot_id: null, attempts: [] };
    const ending = { state: "finished", status: "render_failed", failure, message, charged_usd: 0 } as const;
    if (await settle({ store, report }, generation, { ...ending, finished_at: clock() }, origin)) count++;
  }
  return count;
};
