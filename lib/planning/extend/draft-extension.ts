import type { PlanContent } from "#lib/contract/plan.ts";
import type { ContinuityFinding } from "#lib/contract/refine.ts";
import type { PlanRequest } from "#lib/contract/requests.ts";
import type { PlanEdits } from "#lib/contract/revision.ts";
import type { FilmDraft, PlanningInput } from "#lib/planning/draft.ts";
import { Problem } from "#lib/contract/errors.ts";

/** A film and what is to follow it. */
export interface Extension {
  content: PlanContent;
  parentRequest: PlanRequest;
  /** What happens next; the story goes on by itself without it. */
  raw_intent?: string | undefined;
  /** Shots to add, 1 to 3. */
  shot_count: number;
  /** Seconds to add. */
  duration_seconds?: number | undefined;
  /** Edits of earlier revisions of the parent. */
  history?: PlanEdits | undefined;
  /** Reference id of the film's last frame, attached to the first new shot. */
  join_ref_id?: string | undefined;
  input: PlanningInput;
}

export interface ExtendedPlan {
  draft: FilmDraft;
  added_shot_ids: string[];
  /** What does not agree between the old last shot and the first new one. */
  join_findings: ContinuityFinding[];
  /** The added shots as edits, to be composed into the plan's history: later revisions learn their cast from it. */
  history: PlanEdits;
}

/** The film with shots added at its end. Throws Problem `validation_failed` when it would become too long. */
export const draftExtension = (_extension: Extension): ExtendedPlan => {
  throw new Problem("unavailable", "Extending a film is not ready.");
};
