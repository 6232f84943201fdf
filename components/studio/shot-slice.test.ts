import { expect, test } from "vitest";
import { examplePlan } from "#lib/render/scene/example-plan.ts";
import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";
import { lookOf, sliceOf } from "./shot-slice.ts";

const slices = (plan: ScenePlan) => plan.shots.map((_, i) => sliceOf(plan, i));
const changed = (plan: ScenePlan) => {
  const before = slices(examplePlan);
  return slices(plan).flatMap((slice, i) => (slice === before[i] ? [] : [i]));
};
const withShot = (at: number, part: Partial<ScenePlan["shots"][number]>): ScenePlan => ({
  ...examplePlan,
  shots: examplePlan.shots.map((shot, i) => (i === at ? { ...shot, ...part } : shot)),
});

test("another lens changes its shot alone", () => {
  const { camera } = examplePlan.shots[1]!;
  expect(changed(withShot(1, { camera: { ...camera, lens_mm: camera.lens_mm + 10 } }))).toEqual([1]);
});

test("what lies over or before a shot does not change its world", () => {
  expect(changed(withShot(0, { caption: "Other words", start_seconds: 0.5 }))).toEqual([]);
  expect(changed({ ...examplePlan, score: { ...examplePlan.score, bpm: 61 } })).toEqual([]);
});

test("another act changes its shot alone, in its look too", () => {
  const acting = (act: "wave" | "kneel"): ScenePlan => ({
    ...examplePlan,
    staging: examplePlan.shots.map(({ shot_id }, i) => ({
      shot_id,
      acts: i === 1 ? [{ act, by: "one", of: null, to: null, with: null, begin_s: 0, contact_s: 1, end_s: 2 }] : [],
      handled: [],
      held: [],
      states: [],
      faces: [],
      gaze: [],
    })),
  });
  const [one, other] = [acting("wave"), acting("kneel")];
  expect(slices(one).flatMap((slice, i) => (slice === slices(other)[i] ? [] : [i]))).toEqual([1]);
  expect(lookOf(one, 1)).not.toBe(lookOf(other, 1));
});

test("a palette changes every shot", () => {
  const color_intent = { ...examplePlan.color_intent, saturation: 0.31 };
  expect(changed({ ...examplePlan, color_intent })).toEqual(examplePlan.shots.map((_, i) => i));
});

test("a look stays with pace and place, and goes with lens, words and movement", () => {
  const look = (plan: ScenePlan) => lookOf(plan, 1);
  const slower = withShot(1, { duration_seconds: 5, start_seconds: 3, index: 3 });
  const [first, second, third] = examplePlan.shots;
  const swapped = { ...examplePlan, shots: [second!, first!, third!] };
  expect(look(slower)).toBe(look(examplePlan));
  expect(lookOf(swapped, 0)).toBe(look(examplePlan));
  expect(look(withShot(1, { description: "Other things" }))).not.toBe(look(examplePlan));
  const { camera } = second!;
  expect(look(withShot(1, { camera: { ...camera, lens_mm: camera.lens_mm + 10 } }))).not.toBe(look(examplePlan));
});
