import type { PlanContent } from "#lib/contract/plan.ts";
import type { StoredHero } from "#lib/store/film-records.ts";
import type { StoredAsset } from "#lib/store/store.ts";
import type { Effects } from "./effects.ts";

/** The still that a shot is held to by its plan. A film that refines a staged one is held to it too. */
export const lockedStill = async (
  effects: Pick<Effects, "store">,
  accountId: string,
  plan: PlanContent,
  shotId: string,
): Promise<{ hero: StoredHero; asset: StoredAsset } | null> => {
  const refs = plan.shots.find((shot) => shot.shot_id === shotId)?.attached_ref_ids ?? [];
  const heroId = refs.find((ref) => ref.startsWith("hero_"));
  const hero = heroId === undefined ? null : await effects.store.heroes.get(accountId, heroId);
  const asset = hero && (await effects.store.assets.byId(hero.asset_id));
  return hero === null || asset === null ? null : { hero, asset };
};
