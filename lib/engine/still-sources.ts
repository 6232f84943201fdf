import type { Model } from "#lib/contract/model.ts";
import type { PlanContent } from "#lib/contract/plan.ts";
import type { RoutingPolicy } from "#lib/contract/requests.ts";
import { chooseAnchor, type Anchor } from "#lib/planning/hero/choose-anchor.ts";
import { stillDemand } from "#lib/planning/hero/still-demand.ts";
import { chooseStillModel } from "#lib/routing/choose-still.ts";
import { ableOf, type Routed } from "#lib/routing/paid-models.ts";
import type { StoredHero } from "#lib/store/film-records.ts";
import type { StoredPlan } from "#lib/store/store.ts";

/** Where the next still stands. A later roll is of the same shot: what is judged is its picture, not another one's. */
export const anchorOf = (content: PlanContent, last: Pick<StoredHero, "shot_id" | "reason"> | undefined): Anchor => {
  const shot = content.shots.find((each) => each.shot_id === last?.shot_id);
  if (last === undefined || shot === undefined) return chooseAnchor(content);
  return { shot_id: shot.shot_id, at_seconds: 0, reason: last.reason };
};

/** Whom the policy chooses for the still of a shot, and who may draw it in turn. The quote and the order both ask here. */
export const routeStill = (
  { content, request }: Pick<StoredPlan, "content" | "request">,
  shotId: string,
  models: readonly Model[],
  now: Date,
): Routed => {
  const { routed_model, routing } = chooseStillModel(
    stillDemand(content, shotId),
    models,
    (request["routing"] as RoutingPolicy | undefined) ?? { optimize_for: "quality" },
    now.toISOString().slice(0, 10),
  );
  return { routed_model, candidates: ableOf(routing.candidates) };
};
