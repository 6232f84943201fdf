import type { EndCard, ModeSelection, StoryCheck } from "#lib/contract/plan.ts";
import { storyChecks } from "#lib/planning/checks/story-checks.ts";
import { cardOf } from "#lib/planning/draft-film.ts";
import { bindShots, draftShots } from "#lib/planning/draft-shots.ts";
import type { DraftShot, PlanningInput } from "#lib/planning/draft.ts";
import type { Film } from "#lib/planning/film.ts";
import { readIntent } from "#lib/planning/intent/read-intent.ts";
import { openFilm } from "#lib/planning/open-film.ts";
import { retain } from "#lib/planning/story/retain.ts";

/** The film as it stands between two adopted fields. */
export interface Standing {
  film: Film;
  shots: readonly DraftShot[];
  end_card: EndCard | null;
  checks: readonly StoryCheck[];
}

/** Answer to one proposed field: what stands after it, `same` when it changes nothing, null when it may not stand. */
export type Verdict = Standing | "same" | null;

/** The planner's own film in the given modes. */
export const begin = (input: PlanningInput, { primary, secondary, reason }: ModeSelection): Standing => {
  const reading = readIntent(input.request.raw_intent, input.elements);
  const film = openFilm(reading, { primary, secondary, reason }, cardOf(primary), cardOf(secondary), input);
  const { shots, end_card } = draftShots(film, input.request);
  return { film, shots, end_card, checks: storyChecks({ shots, film, end_card }) };
};

const ranks: Record<StoryCheck["status"], number> = { pass: 0, not_assessed: 1, warn: 2, fail: 3 };
/** The checks that fare worse than before. */
export const worsened = (before: readonly StoryCheck[], after: readonly StoryCheck[]): StoryCheck[] =>
  after.filter((check, at) => {
    const old = before[at];
    return (
      old === undefined ||
      ranks[check.status] > ranks[old.status] ||
      (old.score !== null && (check.score ?? 0) < old.score)
    );
  });

/** The film with other shots: what must agree among them is bound anew, lost words of the intent are put back. */
export const reshoot = (standing: Standing, changed: readonly DraftShot[], film: Film = standing.film): Standing => {
  const whole = retain(film, changed);
  const shots = bindShots(
    film,
    changed.map((shot, at) => ({ ...shot, description: whole[at]?.description ?? shot.description })),
  );
  return {
    film,
    shots,
    end_card: standing.end_card,
    checks: storyChecks({ shots, film, end_card: standing.end_card }),
  };
};

const put = (standing: Standing, at: number, fields: Partial<DraftShot>): Standing =>
  reshoot(
    standing,
    standing.shots.map((shot, index) => (index === at ? { ...shot, ...fields } : shot)),
  );

/** The change where no check fares worse by it; else null. */
export const tryShot = (standing: Standing, at: number, change: Partial<DraftShot>): Standing | null => {
  const next = put(standing, at, change);
  return worsened(standing.checks, next.checks).length === 0 ? next : null;
};

/** The same, with a text that the checks find wanting repaired by what they themselves advise. */
export const tryText = (
  standing: Standing,
  at: number,
  field: "description" | "narrative_purpose",
  text: string,
): Standing | null => {
  const next = put(standing, at, { [field]: text });
  const worse = worsened(standing.checks, next.checks);
  if (worse.length === 0) return next;
  const shot_id = standing.shots[at]?.shot_id ?? "";
  let repaired = text;
  for (const check of worse) {
    const shots = check.patch?.["shots"] as Record<string, Record<string, unknown>> | undefined;
    const advised = shots?.[shot_id]?.[field];
    // Advice that adds to a text repairs it; advice that writes another one does not.
    if (typeof advised === "string" && advised.includes(text.slice(text.search(/\s|$/u)))) repaired = advised;
  }
  return repaired === text ? null : tryShot(standing, at, { [field]: repaired });
};
