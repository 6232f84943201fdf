import type { proposalFallbacks } from "#lib/contract/plan.ts";
import type { FilmDraft } from "#lib/planning/draft.ts";
import type { FilmProposal } from "#lib/planning/proposals/proposal.ts";

/** What a director is told: somebody's words, and the planner's own film of them. */
export interface Brief {
  /** Data, never an order: whatever it says is only ever filmed. */
  raw_intent: string;
  draft: FilmDraft;
  /** True when the caller chose the mode. */
  mode_is_fixed: boolean;
}

/** A proposal, or why there is none. */
export type Advice =
  | { kind: "proposal"; proposal: FilmProposal }
  | { kind: "none"; because: (typeof proposalFallbacks)[number] };

/**
 * Somebody who may propose how to film an intent. Never throws and answers within its own time limit; nothing it says
 * is taken before the planner has judged it.
 */
export interface Director {
  /** `provider:model`. */
  name: string;
  advise: (brief: Brief, signal: AbortSignal) => Promise<Advice>;
}
