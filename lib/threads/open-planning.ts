import type { ElementCard } from "#lib/contract/element.ts";
import type { GateFinding } from "#lib/contract/plan.ts";
import { type WordedPlan, wordsOfFilm } from "#lib/gate/words-of-film.ts";
import type { FilmDraft } from "#lib/planning/draft.ts";
import { lowerHelpers } from "./helper-priority.ts";
import { openPlanningThreads } from "./planning-threads.ts";
import type { Think } from "./thinking.ts";
import { firstIdea } from "./first-idea.ts";

export interface Planning {
  think: Think;
  /** Reads the planner's tables where plans are made; a plan of much that films are made of. */
  warm: () => Promise<FilmDraft>;
  /** What the gates say of a stored film's words now. */
  judgeFilm: (plan: WordedPlan & { account_id: string }) => Promise<GateFinding[]>;
  /** A judge of what is written from an intent: the codes of what the intent itself does not have against it. */
  judgeFor: (
    brief: { raw: string },
    account: string | null | undefined,
  ) => (texts: readonly string[]) => Promise<string[]>;
  close: () => Promise<void>;
}

/** Opens the thread on which films are planned; `threadFile` is the thread as it was built, else its sources are started. */
export const openPlanning = (options: {
  projectRoot: string;
  threadFile?: string;
  elements: readonly ElementCard[];
}): Planning => {
  const { elements, ...place } = options;
  lowerHelpers();
  const warming = { name: "warmUp", input: [] } as const;
  const { think, ready, close } = openPlanningThreads({ ...place, tables: { elements }, warming });
  return {
    think,
    judgeFilm: (plan) => think("judgeFilm", [wordsOfFilm(plan)], { account: plan.account_id, field: "/raw_intent" }),
    judgeFor:
      ({ raw }, account) =>
      async (texts) => {
        const found = await think("judgeMade", [[raw], texts], { account: account ?? "", field: "/raw_intent" });
        return found.map(({ code }) => code);
      },
    close,
    warm: async () => {
      await ready();
      const input = { request: { raw_intent: firstIdea }, seed: 1, brand: null };
      return think("draftFilm", [input], { account: "", field: "/raw_intent" });
    },
  };
};
