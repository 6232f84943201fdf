import type { PlanContent } from "#lib/contract/plan.ts";
import type { PlanEdits, ShotRevision } from "#lib/contract/revision.ts";
import { setHour, setWeather } from "#lib/planning/refine/set-conditions.ts";
import { ShotChange } from "#lib/planning/refine/shot-change.ts";

/**
 * What locks a film's look holds for all of it: the hour and the weather that a note gave the still's shot, as edits of
 * the shots that had the same before. Shots that tell another hour on purpose keep it. Null where nothing is to follow.
 */
export const sharedConditions = (before: PlanContent, after: PlanContent, shot_id: string): PlanEdits | null => {
  const conditionsIn = (content: PlanContent, id: string) => {
    const continuity = content.shots.find((shot) => shot.shot_id === id)?.continuity;
    return { hour: continuity?.time_of_day, weather: continuity?.weather ?? content.intent.weather };
  };
  const [was, is] = [conditionsIn(before, shot_id), conditionsIn(after, shot_id)];
  const shots: Record<string, ShotRevision> = {};
  for (const shot of after.shots) {
    if (shot.shot_id === shot_id) continue;
    const own = conditionsIn(after, shot.shot_id);
    const change = new ShotChange(after, shot);
    if (is.hour !== undefined && is.hour !== was.hour && own.hour === was.hour) setHour(is.hour, "", change);
    if (is.weather !== was.weather && own.weather === was.weather) setWeather(is.weather, "", change);
    const edits = change.edits();
    if (Object.keys(edits).length > 0) shots[shot.shot_id] = edits;
  }
  return Object.keys(shots).length === 0 ? null : { shots };
};
