import type { DirectorPlan } from "#lib/contract/plan.ts";
import type { FilmDraft } from "#lib/planning/draft.ts";

/** A drafted film as a plan that nothing was routed or written for yet. */
export const plainPlan = (draft: FilmDraft): DirectorPlan => ({
  ...draft,
  prompts: [],
  shots: draft.shots.map((shot) => ({
    ...shot,
    prompt: "",
    routed_model: "preview/motion",
    routing: { reason: "", candidates: [] },
  })),
  plan_id: "plan_1",
  plan_hash: "one",
  parent_plan_id: null,
  quote: { currency: "USD", total_usd: 0, if_live_usd: 0, lines: [], expires_at: "2026-11-22T00:00:00Z" },
  gate: { would_block: false, findings: [] },
});
