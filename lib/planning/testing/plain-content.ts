import type { PlanContent } from "#lib/contract/plan.ts";
import type { FilmDraft } from "#lib/planning/draft.ts";

/** A plan as a stranger gets it, without the routes that no check looks at. */
export const plainContent = (draft: FilmDraft): PlanContent => ({
  ...draft,
  prompts: [],
  shots: draft.shots.map((shot) => ({
    ...shot,
    prompt: "",
    routed_model: "preview/motion",
    routing: { reason: "", candidates: [] },
  })),
});
