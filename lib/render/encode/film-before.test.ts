import { expect, test } from "vitest";
import { examplePlan } from "#lib/render/scene/example-plan.ts";
import { passagesOf } from "#lib/render/scene/passages.ts";
import type { ScenePlan } from "#lib/render/scene/scene-plan.ts";
import { keptAt, soundIsKept } from "./film-before.ts";

const ids = examplePlan.shots.map(({ shot_id }) => shot_id);
const whole = { plan: examplePlan, kept: ids };
/** The example with one shot changed. */
const withShot = (index: number, change: Partial<ScenePlan["shots"][number]>): ScenePlan => ({
  ...examplePlan,
  shots: examplePlan.shots.map((shot, i) => (i === index ? { ...shot, ...change } : shot)),
});
const joins = (plan: ScenePlan) => passagesOf(plan).filter(({ from, to }) => from !== null && to !== null);

test("of the same shots every passage stands where it stood", () => {
  const passages = passagesOf(examplePlan);
  expect(joins(examplePlan)).not.toEqual([]);
  for (const passage of passages) expect(keptAt(examplePlan, passage, whole)).toBe(passage.first);
});

test("a passage is made anew where one of its shots was", () => {
  for (const [index, id] of ids.entries()) {
    const before = { plan: examplePlan, kept: ids.filter((each) => each !== id) };
    for (const passage of passagesOf(examplePlan))
      expect(keptAt(examplePlan, passage, before) === null).toBe(passage.from === index || passage.to === index);
  }
});

test("a passage that comes later in the longer film is found at its old place", () => {
  const [join] = joins(examplePlan);
  const [first] = examplePlan.shots;
  const longer = (first?.duration_seconds ?? 0) + 1;
  const later = withShot(0, { duration_seconds: longer });
  const moved: ScenePlan = {
    ...later,
    shots: later.shots.map((shot, i) => (i === 0 ? shot : { ...shot, start_seconds: shot.start_seconds + 1 })),
  };
  const before = { plan: examplePlan, kept: ids.slice(1) };
  const kept = passagesOf(moved).map((passage) => keptAt(moved, passage, before));
  for (const [i, passage] of passagesOf(moved).entries())
    if (kept[i] !== null) expect(passage.first - (kept[i] ?? 0)).toBe(24);
  expect(join).toBeDefined();
});

test("another kind of passage, another length, another size of picture, an end that was cut off: made anew", () => {
  const [join] = joins(examplePlan);
  if (join?.from == null || join.to === null) throw new Error("The example has no passage between shots.");
  const other = join.kind === "wipe" ? "dissolve" : "wipe";
  const kind = { ...examplePlan, edit_beats: [...examplePlan.edit_beats] };
  const beat = kind.edit_beats[join.to];
  if (beat === undefined) throw new Error("The example has no beat there.");
  kind.edit_beats[join.to] = { ...beat, transition_in: other };
  const [changed] = joins(kind).filter(({ to }) => to === join.to);
  expect(changed && keptAt(kind, changed, whole)).toBeNull();
  expect(keptAt({ ...examplePlan, aspect_ratio: "1:1" }, join, whole)).toBeNull();
  expect(keptAt(examplePlan, { ...join, first: join.first + 1 }, whole)).toBeNull();
  const shown = examplePlan.shots[join.from]?.duration_seconds ?? 0;
  const cutOff = { plan: withShot(join.from, { duration_seconds: shown - 0.5 }), kept: ids };
  const there = passagesOf(cutOff.plan).some(({ from, to }) => from === join.from && to === join.to);
  expect(there).toBe(true);
  expect(keptAt(examplePlan, join, cutOff)).toBeNull();
});

test("the sound stays through what is only seen, and no longer than that", () => {
  const [shot] = examplePlan.shots;
  if (shot === undefined) throw new Error("The example has no shot.");
  expect(soundIsKept(examplePlan, whole)).toBe(true);
  const closer = withShot(0, { camera: { ...shot.camera, lens_mm: 85 }, description: "Closer.", caption: null });
  expect(soundIsKept(closer, whole)).toBe(true);
  // What a beat says of its sound is for readers and models; what happens is what is heard.
  const told = examplePlan.edit_beats.map((beat) => ({ ...beat, sound: "a door; music" }));
  expect(soundIsKept({ ...examplePlan, edit_beats: told }, whole)).toBe(true);
  const heard: ScenePlan[] = [
    { ...examplePlan, seed: examplePlan.seed + 1 },
    { ...examplePlan, score: { ...examplePlan.score, bpm: examplePlan.score.bpm + 10 } },
    { ...examplePlan, intent: { ...examplePlan.intent, weather: "storm" } },
    {
      ...examplePlan,
      edit_beats: examplePlan.edit_beats.map((beat) => ({
        ...beat,
        transition_in: beat.transition_in === "cut" ? "dissolve" : "cut",
      })),
    },
    { ...examplePlan, audio: false },
    withShot(0, { duration_seconds: shot.duration_seconds + 0.5 }),
    withShot(0, { role: shot.role === "payoff" ? "hook" : "payoff" }),
  ];
  for (const plan of heard) expect(soundIsKept(plan, whole)).toBe(false);
});
