import { isDeepStrictEqual } from "node:util";
import type { CutBefore } from "#lib/providers/film-cutter.ts";
import type { StoredGeneration } from "#lib/store/store.ts";
import { loadJob, type Effects } from "./effects.ts";

/** The film that a generation goes on from, as the cut may take over from it; null where there is none. */
export const filmBefore = async (
  { store }: Pick<Effects, "store">,
  { generation_id, parent_generation_id }: StoredGeneration,
): Promise<(Omit<CutBefore, "film"> & { film_sha256: string; media_type: string }) | null> => {
  if (parent_generation_id === null) return null;
  const { generation, plan } = await loadJob(store, parent_generation_id);
  const film = generation.film_asset_id === null ? null : await store.assets.byId(generation.film_asset_id);
  if (film === null) return null;
  const old = new Map((await store.shots.list(parent_generation_id)).map((shot) => [shot.shot_id, shot]));
  const kept = (await store.shots.list(generation_id)).filter(({ shot_id, asset_id, film_parts }) => {
    const was = old.get(shot_id);
    return asset_id !== null && asset_id === was?.asset_id && isDeepStrictEqual(film_parts, was.film_parts);
  });
  return {
    plan: plan.content,
    kept: kept.map(({ shot_id }) => shot_id),
    film_sha256: film.sha256,
    media_type: film.media_type,
  };
};
