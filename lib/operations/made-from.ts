import type { PlanRequest } from "#lib/contract/requests.ts";
import type { PlanEdits } from "#lib/contract/revision.ts";
import type { Extended } from "#lib/gate/words-of-film.ts";
import type { StoredPlan } from "#lib/store/store.ts";

/** The request a plan was first made from, every edit since, and what people wrote of it. `settlePlan` wrote them. */
export const madeFrom = (
  plan: StoredPlan,
): { request: PlanRequest & { extended?: Extended[] }; edits: PlanEdits; written: string[] } => {
  const { edits, written, ...request } = plan.request as PlanRequest & {
    edits?: PlanEdits;
    written?: string[];
    extended?: Extended[];
  };
  return { request: { ...request, raw_intent: plan.raw_intent }, edits: edits ?? {}, written: written ?? [] };
};
