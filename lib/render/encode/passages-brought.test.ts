import { expect, test } from "vitest";
import { examplePlan } from "#lib/render/scene/example-plan.ts";
import { passagesOf } from "#lib/render/scene/passages.ts";
import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";
import { passagesBrought } from "./passages-brought.ts";
import { spliceOf } from "./splice.ts";

const transitions = ["fade_in", "dissolve", "wipe"] as const;
const plan: ScenePlan = {
  ...examplePlan,
  end_card: null,
  edit_beats: examplePlan.edit_beats.map((beat, i) => ({
    ...beat,
    transition_in: transitions[i] ?? "cut",
    transition_out: i === 2 ? "fade_out" : "cut",
  })),
};
const whole = (frames = 48) => spliceOf(frames, null, null, { head: 0, tail: 1 });

test("a passage is in the film where both shots brought their part of it", () => {
  expect(passagesOf(plan)).toHaveLength(4);
  expect(passagesBrought(plan, [whole(), whole(), whole()])).toEqual(passagesOf(plan));
  const [, dissolve, wipe, out] = passagesOf(plan);
  expect(passagesBrought(plan, [spliceOf(48, null), whole(), whole()])).toEqual([wipe, out]);
  expect(passagesBrought(plan, [{ ...whole(), head: null }, whole(), { ...whole(), head: null }])).toEqual([
    dissolve,
    out,
  ]);
});

test("a file that is longer than its shot ends where the plan says, without the passage at its own end", () => {
  expect(passagesBrought(plan, [whole(), whole(60), whole()]).map(({ cut }) => cut)).toEqual([0, 48, 144]);
});

test("what is no splice has brought nothing", () => {
  for (const nothing of [undefined, null, {}, "", { frames: 48 }])
    expect(passagesBrought(plan, [nothing, nothing, nothing])).toEqual([]);
  expect(passagesBrought(plan, [])).toEqual([]);
});
