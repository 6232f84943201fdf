import { createCanvas, type Canvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { aspectRatios, movements, previewSizes } from "#lib/contract/vocabulary.ts";
import type { CanvasFactory } from "./canvas.ts";
import { drawFrame } from "./draw-frame.ts";
import { drawPicture } from "./draw-picture.ts";
import { examplePlan } from "./example-plan.ts";
import { buildFilmScene } from "./film-scene.ts";
import { worldOf } from "./shot-world.ts";
import type { ScenePlan } from "./scene-plan.ts";
import { screenOf } from "./staging.ts";

const canvases = createCanvas as unknown as CanvasFactory;
const small = { width_px: 256, height_px: 144 };
const contextOf = (canvas: Canvas) => canvas.getContext("2d") as unknown as CanvasRenderingContext2D;

function pixelsOf(plan: ScenePlan, shot: number, t: number, size = small, lens = true): Uint8ClampedArray {
  const canvas = createCanvas(size.width_px, size.height_px);
  drawPicture(buildFilmScene(plan, size, canvases), contextOf(canvas), shot, t, lens);
  return canvas.getContext("2d").getImageData(0, 0, size.width_px, size.height_px).data;
}

function meanDifference(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.abs(a[i]! - b[i]!);
  return sum / a.length;
}

/** The example with the camera of its second shot replaced. */
function filmed(path: Partial<ScenePlan["camera_physics"][number]["path"][number]>[], movement = "static"): ScenePlan {
  const plan = structuredClone(examplePlan);
  const physics = plan.camera_physics[1]!;
  const base = { t: 0, x_m: 0, y_m: 1.5, z_m: 0, pan_deg: 0, tilt_deg: 0, roll_deg: 0, lens_mm: 50 };
  physics.path = path.map((pose, i) => ({ ...base, t: (i * 2) / (path.length - 1), ...pose }));
  plan.shots[1]!.camera.movement = movement as "static";
  return plan;
}

test("the same plan draws the same pixels, another seed draws others", () => {
  const once = pixelsOf(examplePlan, 0, 0.5);
  expect(meanDifference(once, pixelsOf(examplePlan, 0, 0.5))).toBe(0);
  expect(meanDifference(once, pixelsOf({ ...examplePlan, seed: 8 }, 0, 0.5))).toBeGreaterThan(1);
});

test("a truck shifts a near thing more than a far one, by focal length over distance", () => {
  const plan = filmed([{ x_m: 0 }, { x_m: 1 }], "truck_right");
  plan.depth_layers[1]!.layers[1]!.drawn_as[0]!.motion = "still";
  const world = worldOf(buildFilmScene(plan, small, canvases), 1);
  const shiftOf = (id: string) => {
    const actor = world.actors.find(({ element }) => element.id === id)!;
    const x = (t: number) => screenOf(actor, world.camera.view(t), t, world.camera)!;
    return { px: x(0).x - x(2).x, depth: x(0).depth_m };
  };
  const person = shiftOf("person");
  const mountains = shiftOf("mountains");
  const focal_px = (50 / 36) * small.width_px;
  expect(person.px).toBeCloseTo(focal_px / person.depth, 3);
  expect(person.px).toBeGreaterThan(mountains.px * 100);
});

test("a dolly changes the proportion of near and far, a zoom keeps it", () => {
  const sizes = (plan: ScenePlan) => {
    const world = worldOf(buildFilmScene(plan, small, canvases), 1);
    const unit = (id: string, t: number) =>
      screenOf(
        world.actors.find(({ element }) => element.id === id)!,
        world.camera.view(t),
        t,
        world.camera,
      )!.unit_px;
    return unit("fox", 2) / unit("mountains", 2) / (unit("fox", 0) / unit("mountains", 0));
  };
  expect(sizes(filmed([{ lens_mm: 50 }, { lens_mm: 80 }], "zoom_in"))).toBeCloseTo(1, 5);
  expect(sizes(filmed([{ z_m: 0 }, { z_m: 2 }], "push_in"))).toBeGreaterThan(1.4);
});

test("a static camera never gives a frozen frame, grain left out", () => {
  const plan = filmed([{}, {}]);
  const scene = buildFilmScene(plan, small, canvases);
  const canvas = createCanvas(small.width_px, small.height_px);
  const frame = (t: number) => {
    drawPicture(scene, contextOf(canvas), 1, t, false);
    return canvas.getContext("2d").getImageData(0, 0, small.width_px, small.height_px).data;
  };
  // -60 dB of full scale is 0.255 levels.
  expect(meanDifference(frame(1), frame(1 + 1 / 24))).toBeGreaterThan(0.26);
});

const paths: Record<(typeof movements)[number], Parameters<typeof filmed>[0]> = {
  static: [{}, {}],
  pan_left: [{ pan_deg: 12 }, { pan_deg: -12 }],
  pan_right: [{ pan_deg: -12 }, { pan_deg: 12 }],
  tilt_up: [{ tilt_deg: -12 }, { tilt_deg: 14 }],
  tilt_down: [{ tilt_deg: 20 }, { tilt_deg: -20 }],
  push_in: [{}, { z_m: 2.5 }],
  pull_out: [{ lens_mm: 18 }, { lens_mm: 18, z_m: -15 }],
  truck_left: [{ x_m: 2 }, { x_m: -2 }],
  truck_right: [{ x_m: -2 }, { x_m: 2 }],
  pedestal_up: [{ y_m: 0.3 }, { y_m: 3 }],
  pedestal_down: [{ y_m: 3 }, { y_m: 0.2 }],
  arc_left: [{}, { x_m: -2.5, z_m: 1, pan_deg: 28 }],
  arc_right: [{}, { x_m: 2.5, z_m: 1, pan_deg: -28 }],
  crane_up: [{ y_m: 1 }, { y_m: 7, tilt_deg: -24 }],
  crane_down: [{ y_m: 7, tilt_deg: -24 }, { y_m: 1 }],
  tracking_follow: [{}, { z_m: 4 }],
  tracking_lead: [{ lens_mm: 20 }, { lens_mm: 20, z_m: -14 }],
  handheld: [{ roll_deg: -3 }, { roll_deg: 3, pan_deg: 2 }],
  zoom_in: [{ lens_mm: 24 }, { lens_mm: 120 }],
  zoom_out: [{ lens_mm: 120 }, { lens_mm: 18 }],
  rack_focus: [{}, {}],
  whip_pan: [{ pan_deg: 0 }, { pan_deg: 75 }],
  drone_rise: [{ y_m: 2 }, { y_m: 40, z_m: -12, tilt_deg: -18 }],
};

test.each(movements)("%s leaves no part of the frame unpainted", (movement) => {
  for (const [shot, roll] of [
    [1, 0],
    [0, 9],
  ] as const) {
    const plan = filmed(
      paths[movement].map((pose) => ({ roll_deg: roll, ...pose })),
      movement,
    );
    if (shot === 0) {
      plan.camera_physics[0]!.path = plan.camera_physics[1]!.path;
      plan.shots[0]!.camera.movement = movement;
    }
    const scene = buildFilmScene(plan, small, canvases);
    const canvas = createCanvas(small.width_px, small.height_px);
    const ctx = canvas.getContext("2d");
    for (const t of [0, 1, 1.99]) {
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      ctx.globalCompositeOperation = "copy";
      ctx.fillStyle = "#ff00ff";
      ctx.fillRect(0, 0, small.width_px, small.height_px);
      drawPicture(scene, contextOf(canvas), shot, t, false);
      const { data } = ctx.getImageData(0, 0, small.width_px, small.height_px);
      let bare = 0;
      for (let i = 0; i < data.length; i += 4) if (data[i]! > 240 && data[i + 1]! < 12 && data[i + 2]! > 240) bare++;
      expect(bare).toBe(0);
    }
  }
});

test.each(aspectRatios)("%s: every shot is drawn, and neither black nor white, at night too", (ratio) => {
  const { width, height } = previewSizes[ratio];
  const size = { width_px: width / 4, height_px: height / 4 };
  for (const time of ["dusk", "night", "noon"] as const) {
    const plan = structuredClone(examplePlan);
    plan.aspect_ratio = ratio;
    for (const shot of plan.shots) shot.continuity.time_of_day = time;
    for (let shot = 0; shot < plan.shots.length; shot++) {
      const data = pixelsOf(plan, shot, 1, size);
      let sum = 0;
      for (let i = 0; i < data.length; i += 4) sum += 0.2126 * data[i]! + 0.7152 * data[i + 1]! + 0.0722 * data[i + 2]!;
      const luma = sum / (data.length / 4) / 255;
      expect(luma).toBeGreaterThan(0.08);
      expect(luma).toBeLessThan(0.85);
    }
  }
});

test("the end card appears at its second and moves", () => {
  const scene = buildFilmScene(examplePlan, small, canvases);
  const canvas = createCanvas(small.width_px, small.height_px);
  const frame = (t: number) => {
    drawFrame(scene, contextOf(canvas), 2, t);
    return canvas.getContext("2d").getImageData(0, 0, small.width_px, small.height_px).data;
  };
  const before = frame(0.7);
  const card = frame(1.5);
  expect(meanDifference(before, card)).toBeGreaterThan(8);
  expect(meanDifference(card, frame(1.5 + 1 / 24))).toBeGreaterThan(0.05);
});

test("of the houses that close a street no more is painted than is seen between its walls", () => {
  const plan = structuredClone(examplePlan);
  for (const { layers } of plan.depth_layers)
    for (const { drawn_as } of layers)
      for (const item of drawn_as)
        if (item.element === "mountains") Object.assign(item, { element: "street", height_m: 13 });
  const world = worldOf(buildFilmScene(plan, small, canvases), 1);
  const end = world.actors.find(({ element }) => element.sides !== null);
  expect((end?.period ?? Infinity) * (end?.height_m ?? 1)).toBeLessThan(120);
});
