import { soundAlike } from "#lib/render/audio/heard-plan.ts";
import { captionTracks } from "#lib/render/captions.ts";
import { soundIsKept } from "#lib/render/encode/film-before.ts";
import type { RenderPool } from "#lib/render/encode/render-pool.ts";
import type { FilmCutter } from "./film-cutter.ts";

/** The film cutter over the render pool. */
export const previewCutter = (pool: RenderPool): FilmCutter => ({
  compose: (plan, before, signal) => {
    if (!plan.audio || (before !== null && soundIsKept(plan, before))) return null;
    const bytes = pool.composeSound({ plan, signal });
    // Whoever cuts the film hears of a fault; a film that comes to no cut does not need to.
    bytes.catch(() => undefined);
    return { suits: (other) => soundAlike(plan, other), bytes };
  },
  cut: (plan, shots, signal, ready) => {
    const sound = ready?.sound?.suits(plan) === true ? ready.sound.bytes : null;
    return pool.cutFilm({ plan, shots, sound, before: ready?.before ?? null, signal });
  },
  captions: captionTracks,
});
