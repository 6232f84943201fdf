import type { BegunPassages, ShotSides } from "#lib/providers/film-cutter.ts";
import { loadJob, type Effects } from "./effects.ts";
import { filmBefore } from "./film-before.ts";
import type { StoredSplice } from "./keep-shot.ts";
import { hasEnded } from "./progress.ts";

/** Sides of shots that are drawn here and not stored yet, by generation and shot. */
const drawn = new Map<string, Map<string, ShotSides>>();

/** Passages that this process makes while the last shots are looked at, signed and stored. */
const underWay = new Map<string, BegunPassages>();

/**
 * Told of a shot whose pictures are there: begins to make the film's passages as soon as no other shot is missing. Between
 * here and the cut lie its watermark, its signature and the disk. What a process takes with it is made at the cut.
 */
export const meltAhead = async (
  effects: Effects,
  generationId: string,
  { shotId, sides }: { shotId: string; sides: ShotSides },
  signal: AbortSignal,
): Promise<void> => {
  if (effects.cutter.melt === undefined || signal.aborted) return;
  const own = drawn.get(generationId) ?? new Map<string, ShotSides>();
  drawn.set(generationId, own.set(shotId, sides));
  signal.addEventListener("abort", () => forgetPassages(generationId), { once: true });
  const { generation, plan } = await loadJob(effects.store, generationId);
  if (hasEnded(generation.state)) return forgetPassages(generationId);
  // A shot that is stored while its row or the disk is read is forgotten here: it is taken as it was before.
  const known = new Map(own);
  const shots = (await effects.store.shots.list(generationId)).toSorted((a, b) => a.index - b.index);
  if (shots.some(({ shot_id, asset_id }) => asset_id === null && !known.has(shot_id))) return;
  const all: ShotSides[] = [];
  for (const { shot_id, film_parts } of shots) {
    const { extras, splice } = (film_parts ?? {}) as Partial<StoredSplice>;
    const stored = async () => ({
      extras: await Promise.all((extras ?? []).map((sha256) => effects.media.read(sha256))),
      splice,
    });
    all.push(known.get(shot_id) ?? (await stored()));
  }
  const before = await filmBefore(effects, generation);
  // While the disk was read it may have ended, or another shot have come that had the same passages begun.
  if (drawn.get(generationId) !== own || underWay.get(generationId)?.suits(plan.content, all, before) === true) return;
  underWay.set(generationId, effects.cutter.melt(plan.content, all, before, signal));
};

/** A shot is stored: its sides are read from there. */
export const forgetSides = (generationId: string, shotId: string): void => {
  drawn.get(generationId)?.delete(shotId);
};

/** The passages that were begun for a film, null where none were. They are handed out once, as its sound is. */
export const takePassages = (generationId: string): BegunPassages | null => {
  const passages = underWay.get(generationId) ?? null;
  forgetPassages(generationId);
  return passages;
};

/** For a film that comes to no cut. */
export const forgetPassages = (generationId: string): void => {
  underWay.delete(generationId);
  drawn.delete(generationId);
};
