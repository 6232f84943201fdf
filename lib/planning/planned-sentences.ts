import { draftFilm } from "./draft-film.ts";
import type { PlanningInput } from "./draft.ts";

/** A text in its sentences. */
export const sentencesIn = (text: string): string[] =>
  text
    .split(/(?<=[.!?。！？।؟])\s+|\n/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");

/** What the planner itself says in the shots of a film before anybody edits them, sentence by sentence. */
export const plannedSentences = (input: PlanningInput): ReadonlySet<string> =>
  new Set(
    draftFilm(input).shots.flatMap(({ narrative_purpose, description }) => [
      ...sentencesIn(narrative_purpose),
      ...sentencesIn(description),
    ]),
  );
