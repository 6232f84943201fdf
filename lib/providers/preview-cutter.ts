import { isDeepStrictEqual } from "node:util";
import { soundAlike } from "#lib/render/audio/heard-plan.ts";
import { captionTracks } from "#lib/render/captions.ts";
import { soundIsKept, type FilmBefore } from "#lib/render/encode/film-before.ts";
import type { RenderPool } from "#lib/render/encode/render-pool.ts";
import { sidesOf } from "#lib/render/encode/splice.ts";
import type { FilmCutter, ShotSides } from "./film-cutter.ts";

/** The film cutter over the render pool. */
export const previewCutter = (pool: RenderPool): FilmCutter => ({
  compose: (plan, before, signal) => {
    if (!plan.audio || (before !== null && soundIsKept(plan, before))) return null;
    const bytes = pool.composeSound({ plan, signal });
    // Whoever cuts the film hears of a fault; a film that comes to no cut does not need to.
    bytes.catch(() => undefined);
    return { suits: (other) => soundAlike(plan, other), bytes };
  },
  melt: (plan, shots, given, signal) => {
    const before = beforeOf(given);
    const sides = shots.map(sidesOf);
    const melted = pool.meltPassages({ plan, shots: sides, before, signal });
    melted.catch(() => undefined);
    return {
      suits: (other, others, after) =>
        isDeepStrictEqual([plan, before], [other, beforeOf(after)]) &&
        sides.length === others.length &&
        sides.every((each, index) => areAlike(each, others[index])),
      melted,
    };
  },
  cut: (plan, shots, signal, ready) => {
    const before = ready?.before ?? null;
    const sound = ready?.sound?.suits(plan) === true ? ready.sound.bytes : null;
    const passages = ready?.passages?.suits(plan, shots, before) === true ? ready.passages.melted : null;
    return pool.cutFilm({ plan, shots, sound, passages, before, signal });
  },
  captions: captionTracks,
});

const beforeOf = (before: FilmBefore | null): FilmBefore | null => before && { plan: before.plan, kept: before.kept };

const areAlike = (one: ShotSides, whole: ShotSides | undefined): boolean => {
  if (whole === undefined || !isDeepStrictEqual(one.splice, whole.splice)) return false;
  const other = sidesOf(whole);
  return (
    one.extras.length === other.extras.length &&
    one.extras.every((bytes, index) => Buffer.compare(bytes, other.extras[index] ?? new Uint8Array()) === 0)
  );
};
