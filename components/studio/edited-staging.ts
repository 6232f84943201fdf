import type { DirectorPlan, PlannedShot } from "#lib/contract/plan.ts";
import type { PlanEdits } from "#lib/contract/revision.ts";
import type { ShotStaging, TimedAct } from "#lib/contract/staging.ts";
import { timedActs } from "#lib/planning/staging/act-times.ts";

const paced = <T extends { begin_s: number }>(each: T, pace: number): T => ({ ...each, begin_s: each.begin_s * pace });

/** The acts that stood, over another time. */
const retimed = (acts: readonly TimedAct[], duration_s: number): TimedAct[] =>
  timedActs(
    acts.map(({ act, by, of, to, with: tool }) => ({ act, by, of, to, with: tool })),
    duration_s,
  );

/**
 * What happens in the shots of an edited plan, as far as the page can tell: acts that were chosen play at once, and all that
 * happens follows a shot's length. What an act does to things and faces is known when the service answers.
 */
export const restaged = (plan: DirectorPlan, shots: readonly PlannedShot[], edits: PlanEdits): ShotStaging[] => {
  const all = plan.staging ?? [];
  const things = new Map(all.flatMap(({ handled }) => handled.map((each) => [each.id, each] as const)));
  return shots.flatMap(({ shot_id, duration_seconds }): ShotStaging[] => {
    const staged = all.find((each) => each.shot_id === shot_id);
    const before = plan.shots.find((each) => each.shot_id === shot_id);
    if (staged === undefined || before === undefined) return [];
    const chosen = edits.screenplay?.shots?.[shot_id]?.acts;
    const pace = duration_seconds / before.duration_seconds;
    if (chosen === undefined && pace === 1) return [staged];
    const acts = chosen === undefined ? retimed(staged.acts, duration_seconds) : timedActs(chosen, duration_seconds);
    const handled = new Set(acts.flatMap(({ of, to, with: tool }) => [of, to, tool]));
    return [
      {
        ...staged,
        acts,
        handled: chosen === undefined ? staged.handled : [...things.values()].filter(({ id }) => handled.has(id)),
        states: staged.states.map((state) => ({ ...paced(state, pace), end_s: state.end_s * pace })),
        faces: staged.faces.map((face) => paced(face, pace)),
        gaze: staged.gaze.map((gaze) => paced(gaze, pace)),
      },
    ];
  });
};
