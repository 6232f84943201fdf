import type { ComposedSound } from "#lib/providers/film-cutter.ts";
import { loadJob, type Effects } from "./effects.ts";
import { filmBefore } from "./film-before.ts";
import { previewModel, sourcesOf } from "./shot-sources.ts";

/** Sounds that this process composes while pictures are made. What a process takes with it is composed at the cut. */
const underWay = new Map<string, ComposedSound>();

/** As many shots that are drawn here keep its threads busy without a sound. */
const busyShots = 2;

/**
 * Begins to compose a film's sound where the renderer would have a thread to spare until the cut: while a still is drawn,
 * a single shot, or none because vendors make them. `shotIds` are the shots that are to be made.
 */
export const composeAhead = async (
  effects: Effects,
  generationId: string,
  { shotIds, still }: { shotIds: readonly string[]; still: boolean },
  signal: AbortSignal,
): Promise<void> => {
  if (effects.cutter.compose === undefined || underWay.has(generationId)) return;
  const job = await loadJob(effects.store, generationId);
  const drawn = shotIds.filter((id) => sourcesOf(effects, job, id)[0]?.model === previewModel);
  if (!still && drawn.length >= busyShots) return;
  const before = await filmBefore(effects, job.generation);
  const sound = effects.cutter.compose(job.plan.content, before, signal);
  if (sound === null) return;
  underWay.set(generationId, sound);
  signal.addEventListener("abort", () => forgetSound(generationId), { once: true });
};

/** The sound that was begun for a film, null where none was. It is handed out once: who tries again composes anew. */
export const takeSound = (generationId: string): ComposedSound | null => {
  const sound = underWay.get(generationId) ?? null;
  forgetSound(generationId);
  return sound;
};

/** For a film that comes to no cut. */
export const forgetSound = (generationId: string): void => {
  underWay.delete(generationId);
};
