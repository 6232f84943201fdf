import { canonicalJson } from "#lib/planning/canonical-json.ts";
import type { StoredHero } from "#lib/store/film-records.ts";
import type { StoredPlan } from "#lib/store/store.ts";
import { loadJob, type Effects } from "./effects.ts";

/** The still that a generation was approved to be animated from; null while there is none. */
export const lockedHero = async (effects: Pick<Effects, "store">, generationId: string): Promise<StoredHero | null> =>
  (await effects.store.heroes.list(generationId)).find(({ state }) => state === "locked") ?? null;

/**
 * Makes a locked still the reference of every shot: the film's plan is from now on one that names it everywhere. Safe to
 * run again: the plan's id follows from the still's.
 */
export const lockHero = async (
  effects: Pick<Effects, "store" | "clock" | "sha256">,
  generationId: string,
  hero: StoredHero,
): Promise<void> => {
  const { plan } = await loadJob(effects.store, generationId);
  if (plan.content.shots.every((shot) => shot.attached_ref_ids.includes(hero.hero_frame_id))) return;
  // What was asked for beside the plan is no part of it: the stored plan is taken, not the one as requested.
  const stored = await effects.store.plans.get(plan.account_id, plan.plan_id);
  if (stored === null) throw new Error(`Generation ${generationId} has lost its plan ${plan.plan_id}.`);
  const content: StoredPlan["content"] = {
    ...stored.content,
    shots: stored.content.shots.map((shot) => ({
      ...shot,
      attached_ref_ids: [...shot.attached_ref_ids, hero.hero_frame_id],
    })),
  };
  const locked: StoredPlan = {
    ...stored,
    plan_id: `plan_${hero.hero_frame_id.slice("hero_".length)}`,
    parent_plan_id: stored.plan_id,
    plan_hash: effects.sha256(canonicalJson(content)),
    content,
    created_at: effects.clock(),
  };
  await effects.store.plans.create(locked);
  await effects.store.generations.replan(generationId, locked.plan_id);
};
