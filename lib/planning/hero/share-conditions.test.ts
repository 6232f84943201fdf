import { expect, test } from "vitest";
import type { PlanContent } from "#lib/contract/plan.ts";
import { completePlan } from "#lib/planning/complete-plan.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { elements, models, routesFor } from "#lib/planning/testing/plan-request.ts";
import { sharedConditions } from "./share-conditions.ts";

const draft = draftFilm({
  request: { raw_intent: "A fox crosses the road at noon", duration_seconds: 12, shot_count: 3 },
  seed: 4,
  brand: null,
  elements,
});
const content = completePlan({ draft, routes: routesFor(draft), models });
const [anchor, second, third] = content.shots.map(({ shot_id }) => shot_id) as [string, string, string];
const withHours = (hours: Record<string, "noon" | "dusk" | "night">): PlanContent => ({
  ...content,
  shots: content.shots.map((shot) => ({
    ...shot,
    continuity: { ...shot.continuity, time_of_day: hours[shot.shot_id] ?? shot.continuity.time_of_day },
  })),
});

test("the hour of the still is that of every shot that shared its own; another hour stays", () => {
  const before = withHours({ [anchor]: "noon", [second]: "noon", [third]: "night" });
  const after = withHours({ [anchor]: "dusk", [second]: "noon", [third]: "night" });
  const shared = sharedConditions(before, after, anchor);
  expect(shared?.shots?.[second]?.continuity).toEqual({ time_of_day: "dusk" });
  expect(Object.keys(shared?.shots ?? {})).toEqual([second]);
});

test("where the note changed no hour and no weather, nothing follows", () => {
  expect(sharedConditions(content, content, anchor)).toBeNull();
});
