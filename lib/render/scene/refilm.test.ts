import { createCanvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import type { CanvasFactory } from "./canvas.ts";
import { drawWorld } from "./draw-world.ts";
import { bareLens } from "./draw-picture.ts";
import { examplePlan } from "./example-plan.ts";
import { buildFilmScene, type FilmScene, type ShotWorld } from "./film-scene.ts";
import { refilm } from "./refilm.ts";
import type { ScenePlan } from "./scene-plan.ts";
import { worldInSteps, worldOf } from "./shot-world.ts";

const canvases = createCanvas as unknown as CanvasFactory;
const sceneOf = (plan: ScenePlan): FilmScene => buildFilmScene(plan, { width_px: 256, height_px: 144 }, canvases);
const at_s = 0.6;

const pictureOf = (scene: FilmScene, world: ShotWorld): Uint8ClampedArray => {
  drawWorld(scene, world, at_s);
  return world.raster.developScreen(bareLens).slice();
};
const apart = (a: Uint8ClampedArray, b: Uint8ClampedArray): number =>
  a.reduce((sum, level, i) => sum + Math.abs(level - b[i]!), 0) / a.length;

/** The example with its second shot filmed otherwise. */
const changed = (change: (plan: ScenePlan) => void): ScenePlan => {
  const plan = structuredClone(examplePlan);
  change(plan);
  return plan;
};
const physicsIn = (plan: ScenePlan) => plan.camera_physics.find(({ shot_id }) => shot_id === plan.shots[1]!.shot_id)!;

const edits: Record<string, (plan: ScenePlan) => void> = {
  "a longer lens": (plan) => {
    plan.shots[1]!.camera.lens_mm *= 2;
    const physics = physicsIn(plan);
    physics.lens_mm *= 2;
    physics.path = physics.path.map((pose) => ({ ...pose, lens_mm: pose.lens_mm * 2 }));
  },
  "a turned camera": (plan) => {
    const physics = physicsIn(plan);
    physics.path = physics.path.map((pose) => ({ ...pose, pan_deg: pose.pan_deg + 8 }));
  },
  "a low angle": (plan) => {
    plan.shots[1]!.camera.angle = "low";
  },
};

for (const [name, edit] of Object.entries(edits))
  test(`${name} is seen in the paint of before, much as it will be`, () => {
    const before = sceneOf(examplePlan);
    const old = worldOf(before, 1);
    const shown = pictureOf(before, old);
    const after = sceneOf(changed(edit));
    const again = refilm(after, 1, old);
    if (again === null) throw new Error("The place is the same.");
    const stand = pictureOf(after, again);
    const truth = pictureOf(after, worldOf(after, 1));
    expect(apart(stand, shown)).toBeGreaterThan(1);
    expect(apart(stand, truth)).toBeLessThan(apart(shown, truth) / 2);
    const paint = old.actors.map(({ job }) => job);
    for (const { job } of again.actors) expect(paint).toContain(job);
  });

test("a subject in another light is painted anew, all else keeps its paint", () => {
  const old = worldOf(sceneOf(examplePlan), 1);
  const side = old.light.side < 0 ? "right" : "left";
  const lit = sceneOf(changed((plan) => (plan.shots[1]!.continuity.key_light_side = side)));
  const again = refilm(lit, 1, old)!;
  const kept = again.actors.filter(({ job }) => old.actors.some((actor) => actor.job === job));
  const subjects = again.actors.filter(({ layer }) => layer.name === "subject");
  expect(subjects.length).toBeGreaterThan(0);
  expect(kept.length).toBeGreaterThan(0);
  for (const actor of again.actors) expect(kept.includes(actor)).toBe(!subjects.includes(actor));
  expect(apart(pictureOf(lit, again), pictureOf(lit, old))).toBeGreaterThan(0.3);
});

const airs: Record<string, (plan: ScenePlan) => void> = {
  noon: (plan) => (plan.shots[1]!.continuity.time_of_day = "noon"),
  night: (plan) => (plan.shots[1]!.continuity.time_of_day = "night"),
  "a night with a moon": (plan) => {
    plan.shots[1]!.continuity.time_of_day = "night";
    const { drawn_as } = plan.depth_layers[1]!.layers.find(({ name }) => name === "background")!;
    drawn_as.push({ ...drawn_as[0]!, noun: "moon", element: "moon" });
  },
  fog: (plan) => (plan.shots[1]!.continuity.weather = "fog"),
};

for (const [name, edit] of Object.entries(airs))
  test(`${name} is seen at once under its own sky, in the paint of before`, () => {
    const old = worldOf(sceneOf(examplePlan), 1);
    const shown = pictureOf(sceneOf(examplePlan), old);
    const after = sceneOf(changed(edit));
    const again = refilm(after, 1, old);
    if (again === null) throw new Error("The place is the same.");
    const truth = pictureOf(after, worldOf(after, 1));
    expect(apart(pictureOf(after, again), truth)).toBeLessThan(apart(shown, truth) * 0.95);
    const paint = old.actors.map(({ job }) => job);
    for (const { job } of again.actors) expect(paint).toContain(job);
  });

test("a frame of another shape is seen in the paint of before, much as it will be", () => {
  const size = { width_px: 144, height_px: 256 };
  const old = worldOf(sceneOf(examplePlan), 1);
  const after = buildFilmScene({ ...examplePlan, aspect_ratio: "9:16" }, size, canvases);
  const again = refilm(after, 1, old);
  if (again === null) throw new Error("The place is the same.");
  const stand = pictureOf(after, again);
  const truth = pictureOf(after, worldOf(after, 1));
  expect(stand.length).toBe(truth.length);
  expect(apart(stand, truth)).toBeLessThan(6);
  const first = sceneOf(examplePlan);
  expect(apart(pictureOf(first, refilm(first, 1, old)!), pictureOf(first, worldOf(first, 1)))).toBe(0);
  expect(again.actors.some(({ job }) => old.actors.some((actor) => actor.job === job))).toBe(true);
});

test("another place and another size are painted from the start", () => {
  const old = worldOf(sceneOf(examplePlan), 1);
  const inside = changed((plan) => {
    plan.depth_layers[1]!.layers.find(({ name }) => name === "background")!.drawn_as = [
      { ...plan.depth_layers[1]!.layers[0]!.drawn_as[0]!, element: "cafe" },
    ];
  });
  expect(refilm(sceneOf(inside), 1, old)).toBeNull();
  expect(refilm(buildFilmScene(examplePlan, { width_px: 576, height_px: 1024 }, canvases), 1, old)).toBeNull();
});

test("a world that is built in steps is the same world", () => {
  const scene = sceneOf(examplePlan);
  const steps = worldInSteps(scene, 1);
  let taken = 0;
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) taken++;
  expect(taken).toBeGreaterThan(2);
  expect(apart(pictureOf(scene, step.value), pictureOf(scene, worldOf(scene, 1)))).toBe(0);
});
