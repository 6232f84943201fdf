import type { StagedAct } from "#lib/contract/acts.ts";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import type { Screenplay, ScreenplayShot } from "#lib/contract/screenplay.ts";
import type { ScreenplayRevision } from "#lib/contract/revision.ts";
import type { PlanEdit } from "#components/studio/plan-revisions.ts";

/** The words of a shot that are written in place. */
export type ShotWords = "purpose" | "action" | "detail" | "light" | "sound";

/** English that a director wrote beside the words; rewritten words are no longer said by it. */
const english: Partial<Record<ShotWords, Partial<ScreenplayShot>>> = {
  action: { action_en: null },
  detail: { detail_en: null },
};

/** Rewrites words of a shot. The shot's place is taken from the plan as it stands. */
export const shotWordsEdit = (now: DirectorPlan, shot_id: string, field: ShotWords, text: string): PlanEdit => ({
  edits: { screenplay: { shots: { [shot_id]: { [field]: text, ...english[field] } } } },
  said: `Change the ${field} of shot ${now.shots.find((shot) => shot.shot_id === shot_id)?.index ?? shot_id}`,
});

/** What happens in a shot, act by act. */
export const actsEdit = (now: DirectorPlan, shot_id: string, acts: readonly StagedAct[]): PlanEdit => ({
  edits: { screenplay: { shots: { [shot_id]: { acts: [...acts] } } } },
  said: `Change what happens in shot ${now.shots.find((shot) => shot.shot_id === shot_id)?.index ?? shot_id}`,
});

export const titleEdit = (title: string): PlanEdit => ({ edits: { screenplay: { title } }, said: "Change the title" });

/** Rewrites how somebody or something of the cast looks in every shot. */
export const looksEdit = ({ cast }: Screenplay, id: string, field: "looks" | "wardrobe", text: string): PlanEdit => ({
  edits: { screenplay: { cast: { [id]: { [field]: text } } } },
  said: `Change the ${field} of ${cast.find((each) => each.id === id)?.name ?? id}`,
});

/** What a rewritten screenplay shot says on the plan's own shot. */
export const shotWordsOf = (
  screenplay: Screenplay | undefined,
  { shots = {} }: ScreenplayRevision,
  shot_id: string,
): { narrative_purpose?: string; description?: string } => {
  const shot = screenplay?.shots.find((each) => each.shot_id === shot_id);
  const edit = shots[shot_id];
  if (shot === undefined || edit === undefined) return {};
  const rewritten = edit.action !== undefined || edit.detail !== undefined;
  return {
    ...(edit.purpose === undefined ? {} : { narrative_purpose: shot.purpose }),
    ...(rewritten ? { description: [shot.action, shot.detail].filter((text) => text.trim() !== "").join(" ") } : {}),
  };
};
