import type { ElementCard } from "#lib/contract/element.ts";
import type { FilmDraft } from "#lib/planning/draft.ts";
import { openPlanningThreads } from "./planning-threads.ts";
import type { Think } from "./thinking.ts";
import { firstIdea } from "./warm-up.ts";

export interface Planning {
  think: Think;
  /** Reads the planner's tables where plans are made; a plan of much that films are made of. */
  warm: () => Promise<FilmDraft>;
  close: () => Promise<void>;
}

/** Opens the thread on which films are planned; `threadFile` is the thread as it was built, else its sources are started. */
export const openPlanning = (options: {
  projectRoot: string;
  threadFile?: string;
  elements: readonly ElementCard[];
}): Planning => {
  const { elements, ...place } = options;
  const { think, ready, close } = openPlanningThreads({ ...place, warming: { name: "warmUp", input: [elements] } });
  return {
    think,
    close,
    warm: async () => {
      await ready();
      const input = { request: { raw_intent: firstIdea }, seed: 1, brand: null, elements };
      return think("draftFilm", [input], { account: "", field: "/raw_intent" });
    },
  };
};
