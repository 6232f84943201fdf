import type { PlanContent } from "#lib/contract/plan.ts";
import type { Screenplay } from "#lib/contract/screenplay.ts";
import { textsOfScreenplay, wordsOfReference } from "#lib/gate/words-of-film.ts";
import type { FilmDraft } from "#lib/planning/draft.ts";

/** Every text of a screenplay that is read, shown or sent to a model. */
export const wordsIn = (screenplay: Screenplay): string[] => textsOfScreenplay(screenplay).map(({ text }) => text);

const sentencesIn = (text: string): string[] =>
  text.split(/(?<=[.!?。！？।])\s*/u).filter((each) => each.trim() !== "");

type Told = Pick<FilmDraft, "screenplay" | "shots" | "end_card" | "title"> | PlanContent;

/** Every sentence of a plan that comes from its screenplay or from edits of its shots. */
const sentencesOf = (plan: Told): string[] =>
  [
    ...(plan.screenplay === undefined ? [] : wordsIn(plan.screenplay)),
    plan.title,
    ...plan.shots.flatMap(({ narrative_purpose, description, caption, continuity, attached_ref_ids }) => [
      narrative_purpose,
      description,
      caption ?? "",
      continuity.subject_lock,
      continuity.wardrobe ?? "",
      ...attached_ref_ids.map(wordsOfReference),
    ]),
    plan.end_card?.text ?? "",
    plan.end_card?.cta ?? "",
  ].flatMap(sentencesIn);

/**
 * What people wrote into a plan since it was directed: sentences that the plan before did not have, and of those written
 * earlier whatever still stands. They are judged as the intent is; the director's own were judged when they came.
 */
export const writtenWords = (before: PlanContent, draft: FilmDraft, earlier: readonly string[]): string[] => {
  const known = new Set(sentencesOf(before));
  const now = [...new Set(sentencesOf(draft))];
  const standing = new Set(earlier);
  return now.filter((sentence) => !known.has(sentence) || standing.has(sentence));
};
