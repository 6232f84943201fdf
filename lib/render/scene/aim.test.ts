import { createCanvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { aspectRatios, previewSizes, type AspectRatio } from "#lib/contract/vocabulary.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { aim, stood, surfaceFor } from "./aim.ts";
import type { CanvasFactory } from "./canvas.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import { buildFilmScene, buildWorld } from "./film-scene.ts";
import { gradeOf } from "./grade.ts";
import { lampLightOn, type LampInFrame } from "./lamp-light.ts";
import { leading } from "./lead.ts";
import { settingOf } from "./setting.ts";
import { shotCamera } from "./shot-camera.ts";
import { screenOf } from "./staging.ts";
import { propped } from "./support.ts";

const intents = [
  "a girl walks through a misty pine forest at dawn",
  "a farmer in a wheat field at golden hour",
  "a red car races along a coast road at sunset",
  "a wolf in the snow under a full moon",
  "an espresso on a cafe counter",
  "a detective waits in an alley at night in the rain",
];
const drafted = (raw_intent: string, aspect_ratio: AspectRatio) =>
  draftFilm({
    request: { raw_intent, duration_seconds: 12, shot_count: 4, aspect_ratio },
    seed: 7,
    brand: null,
    elements: elementCards,
  });

test.each(aspectRatios)("%s: the horizon is in the frame, and the subject is whole or held by its head", (ratio) => {
  const { width, height } = previewSizes[ratio];
  for (const intent of intents) {
    const plan = drafted(intent, ratio);
    plan.shots.forEach((shot, index) => {
      const camera = shotCamera(plan, index, width, height);
      const setting = stood(plan, index, settingOf(plan, index), camera);
      const surface_m = surfaceFor(setting);
      aim(plan, index, setting, camera, surface_m);
      const middle = camera.duration_s / 2;
      const view = camera.view(middle);
      const said = `${intent} ${shot.shot_id} ${shot.framing}`;
      expect(view.horizon_y / height, said).toBeGreaterThan(0);
      expect(view.horizon_y / height, said).toBeLessThan(1);
      const lead = leading(setting);
      const seated = lead && ["sit", "kneel", "sleep", "drive"].includes(lead.item.motion);
      if (!lead || seated || lead.element.stands !== "ground") return;
      const follows = ["tracking_follow", "tracking_lead"].includes(shot.camera.movement);
      const depth = lead.distance_m - (follows ? 0 : view.pose.z_m - camera.view(0).pose.z_m);
      const px_per_m = view.focal_px / depth;
      const level_m = surface_m + propped(setting.casts, lead);
      const foot = (view.horizon_y + (view.pose.y_m - level_m) * px_per_m) / height;
      const size = (lead.item.height_m * px_per_m) / height;
      if (size < 0.84) expect(foot, said).toBeLessThan(0.97);
      const alive = lead.element.kind === "person" || lead.element.kind === "animal";
      if (size < 0.84 || alive) expect(foot - size, said).toBeGreaterThan(0.02);
      if (alive) expect(foot - size, said).toBeLessThan(0.75);
    });
  }
});

const canvases = createCanvas as unknown as CanvasFactory;

test("a portrait holds the eyes in the upper half, and leaves room on the side they look to", () => {
  const across = new Set<number>();
  const talks = [
    "two sisters argue in a kitchen",
    "a nurse hugs an old man in a hospital",
    "a boy waits at the bus stop and a girl waves to him",
    "an old woman laughs",
    "a fisherman looks at the sea",
    "a girl smiles at her brother in a park",
    "a tired miner yawns",
    "a fisherman is proud of his scar",
    "a girl is afraid of the dark",
    "portrait of a tired nurse",
  ];
  for (const intent of [...intents, ...talks]) {
    const plan = drafted(intent, "16:9");
    const scene = buildFilmScene(plan, { width_px: 256, height_px: 144 }, canvases);
    for (const index of plan.shots.keys()) {
      const { camera, actors, setting } = buildWorld(scene, index, gradeOf(plan.color_intent));
      const lead = setting.casts.find(({ head }) => head !== undefined);
      const actor = actors.find(({ item }) => item === lead?.item);
      if (!lead?.head || !actor) continue;
      const t = camera.duration_s / 2;
      const at = screenOf(actor, camera.view(t), t, camera)!;
      const said = `${intent} ${plan.shots[index]!.shot_id}`;
      const [x, y] = [(at.x + lead.head.x * at.unit_px) / 256, (at.y + lead.head.y * at.unit_px) / 144];
      expect(y, said).toBeGreaterThan(0.22);
      expect(y, said).toBeLessThan(0.52);
      expect(Math.abs(x - 0.5), said).toBeLessThan(0.3);
      if (lead.item.facing === "right") expect(x, said).toBeLessThan(0.5);
      if (lead.item.facing === "left") expect(x, said).toBeGreaterThan(0.5);
      across.add(Math.round(x * 40));
    }
  }
  expect(across.size).toBeGreaterThan(2);
});

const worldIn = (intent: string) => {
  const plan = drafted(intent, "16:9");
  return buildWorld(buildFilmScene(plan, { width_px: 256, height_px: 144 }, canvases), 1, gradeOf(plan.color_intent));
};

test("a forest stands about its subject, row behind row, and leaves it in the clear", () => {
  const world = worldIn("a girl walks through a misty pine forest at dawn");
  const rows = world.actors.filter(({ element }) => element.id === "forest").map(({ z_m }) => z_m);
  expect(rows.length).toBeGreaterThan(2);
  expect(Math.min(...rows)).toBeLessThan(45);
  const t = world.camera.duration_s / 2;
  const view = world.camera.view(t);
  const lead = world.actors.find(({ layer }) => layer.name === "subject")!;
  const at = screenOf(lead, view, t, world.camera)!;
  const before = world.actors.filter(
    ({ z_m, height_m, element }) => z_m < lead.z_m && height_m > 2 && element !== lead.element,
  );
  for (const tree of before) {
    const there = screenOf(tree, view, t, world.camera);
    if (there) expect(Math.abs(there.x - at.x)).toBeGreaterThan(view.width * 0.07);
  }
});

test("nothing grows in a room, in space or on the sea", () => {
  for (const intent of ["an espresso on a cafe counter", "a spaceship in deep space", "a sailboat crosses the sea"]) {
    const { actors } = worldIn(intent);
    expect(actors.filter(({ element }) => ["bush", "grass", "pine"].includes(element.id))).toEqual([]);
  }
});

test("a moon that is named is the sky's only one", () => {
  const world = worldIn("a wolf under a full moon at night");
  const named = world.skyThings.some(({ cast }) => cast.element.id === "moon");
  expect(named).toBe(true);
  expect(world.sky.disc).toBeNull();
});

test("a lamp lights who stands near more than who stands far, and never its own post", () => {
  const { actors } = worldIn("a woman under a street lamp in the snow at night");
  const [owner, other] = actors;
  const lamp: LampInFrame = {
    owner: owner!,
    x: 100,
    y: 20,
    foot_y: 100,
    depth_m: 8,
    px_per_m: 20,
    reach_m: 5,
    radius_px: 20,
    colour: [255, 200, 120],
    strength: 1,
  };
  const light = [1, 4, 12].map((away_m) => lampLightOn(other!, 100, 8 + away_m, [lamp]));
  expect(light[0]).toBeGreaterThan(light[1]!);
  expect(light[1]).toBeGreaterThan(light[2]! * 1.5);
  expect(lampLightOn(owner!, 100, 8, [lamp])).toBe(0);
});
