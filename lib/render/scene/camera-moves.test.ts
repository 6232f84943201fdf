import { createCanvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { layerNames, movements, type LayerName, type Movement } from "#lib/contract/vocabulary.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";
import type { PlanningInput } from "#lib/planning/draft.ts";
import { revisePlan } from "#lib/planning/revise-plan.ts";
import { plainContent } from "#lib/planning/testing/plain-content.ts";
import { apart, centroidOf, grayOf, registration, slope, type Gray } from "#lib/render/testing/picture-motion.ts";
import type { CanvasFactory } from "./canvas.ts";
import { drawPicture } from "./draw-picture.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import { buildFilmScene } from "./film-scene.ts";
import type { ScenePlan } from "./scene-plan.ts";
import { worldOf } from "./shot-world.ts";

/**
 * What a camera does is read from the pictures: a near and a far thing of a planned still life are drawn each alone,
 * and found again in a later frame. Nothing here asks the renderer's own camera.
 */

const canvases = createCanvas as unknown as CanvasFactory;
const wide = { width_px: 320, height_px: 180 };
const seconds = 4;
/** A second apart, around the middle, where an eased move is fastest. */
const [early, late] = [1.6, 2.4];

interface Options {
  seconds?: number;
  lens_mm?: number;
  change?: (plan: ScenePlan) => void;
}

/** The first shot of a drafted film with another camera, as a revision of its plan derives it. */
const planned = (
  raw_intent: string,
  movement: Movement,
  { seconds: duration_seconds = seconds, lens_mm = 40 }: Options,
) => {
  const input: PlanningInput = {
    request: { raw_intent, duration_seconds: 12, shot_count: 3 },
    seed: 7,
    brand: null,
    elements: elementCards,
  };
  const content = plainContent(draftFilm(input));
  const camera = { movement, lens_mm, angle: "eye_level" as const };
  const edits = { shots: { [content.shots[0]!.shot_id]: { framing: "wide" as const, duration_seconds, camera } } };
  return structuredClone(revisePlan({ content, edits, input })) as ScenePlan;
};
const layerOf = (plan: ScenePlan, name: LayerName) =>
  plan.depth_layers[0]!.layers.find((layer) => layer.name === name)!;
const physicsOf = (plan: ScenePlan) => plan.camera_physics[0]!;

/** Draws the first shot without lens and grain, with layers left out. */
const drawing = (plan: ScenePlan, size: { width_px: number; height_px: number }) => {
  const scene = buildFilmScene(plan, size, canvases);
  const context = createCanvas(size.width_px, size.height_px).getContext("2d");
  const { hidden } = worldOf(scene, 0);
  return (t: number, left_out: readonly LayerName[] = []): Gray => {
    hidden.clear();
    for (const name of left_out) hidden.add(name);
    drawPicture(scene, context as unknown as CanvasRenderingContext2D, 0, t, false);
    return grayOf(context.getImageData(0, 0, size.width_px, size.height_px).data, size.width_px, size.height_px);
  };
};

/** A bicycle before a barn four times as far away, neither of which moves by itself. */
const stillLife = (movement: Movement, options: Options = {}) => {
  const plan = planned("A bicycle parked by a barn", movement, options);
  const [near, far] = [layerOf(plan, "subject"), layerOf(plan, "background")];
  const still = { motion: "still", count: 1, facing: "left", colour: null } as const;
  near.drawn_as = [{ ...still, noun: "bicycle", element: "bicycle", height_m: 1.1, across: -0.05 }];
  far.drawn_as = [{ ...still, noun: "barn", element: "barn", height_m: 7, across: 0.05 }];
  far.distance_m = near.distance_m! * 4;
  // Nothing beside those two: what else a plan casts may change.
  layerOf(plan, "midground").drawn_as = [];
  options.change?.(plan);
  const draw = drawing(plan, wide);
  const alone = (layer: LayerName, t: number) =>
    apart(
      draw(
        t,
        layerNames.filter((name) => name !== layer),
      ),
      draw(t, layerNames),
    );
  return {
    plan,
    draw,
    near_m: near.distance_m!,
    far_m: far.distance_m,
    alone,
    moves: () => ({
      near: registration(alone("subject", early), alone("subject", late)),
      far: registration(alone("background", early), alone("background", late)),
    }),
  };
};

const expectWithin = (found: number, expected: number, share: number) =>
  expect(Math.abs(found - expected), `${found.toFixed(3)} for ${expected.toFixed(3)}`).toBeLessThan(
    Math.abs(expected) * share,
  );

test("a static camera and a rack focus move nothing", () => {
  for (const movement of ["static", "rack_focus"] as const) {
    const { near, far } = stillLife(movement).moves();
    for (const { dx, dy, scale } of [near, far]) {
      // A focus that breathes is found a little aside.
      expect(Math.hypot(dx, dy)).toBeLessThan(0.25);
      expect(Math.abs(scale - 1)).toBeLessThan(0.006);
    }
  }
  const { alone } = stillLife("static");
  expect(alone("subject", early)).toEqual(alone("subject", late));
});

test.each([
  ["pan_left", 1, 0],
  ["pan_right", -1, 0],
  ["tilt_up", 0, 1],
  ["tilt_down", 0, -1],
] as const)("%s moves near and far alike", (movement, x, y) => {
  const { near, far } = stillLife(movement).moves();
  for (const { dx, dy, scale } of [near, far]) {
    expect(dx * x + dy * y).toBeGreaterThan(10);
    expect(Math.abs(dx * y) + Math.abs(dy * x)).toBeLessThan(0.7);
    expectWithin(scale, 1, 0.01);
  }
  expectWithin(near.dx * x + near.dy * y, far.dx * x + far.dy * y, 0.03);
});

test.each([
  ["truck_left", 1, 0],
  ["truck_right", -1, 0],
  ["pedestal_up", 0, 1],
  ["pedestal_down", 0, -1],
] as const)("%s moves the near as much faster as it is nearer", (movement, x, y) => {
  const film = stillLife(movement);
  const { near, far } = film.moves();
  expect(near.dx * x + near.dy * y).toBeGreaterThan(8);
  expectWithin((near.dx * x + near.dy * y) / (far.dx * x + far.dy * y), film.far_m / film.near_m, 0.25);
  for (const { dx, dy, scale } of [near, far]) {
    expect(Math.abs(dx * y) + Math.abs(dy * x)).toBeLessThan(0.7);
    expectWithin(scale, 1, 0.01);
  }
});

test.each([
  ["push_in", 1],
  ["pull_out", -1],
] as const)("%s scales the near more than the far", (movement, sign) => {
  const film = stillLife(movement);
  const { near, far } = film.moves();
  expect(sign * (near.scale - 1)).toBeGreaterThan(0.05);
  // The way that explains the near thing's growth explains the far one's.
  const way_m = film.near_m * (1 - 1 / near.scale);
  expectWithin(far.scale - 1, film.far_m / (film.far_m - way_m) - 1, 0.25);
});

test.each([
  ["zoom_in", 1],
  ["zoom_out", -1],
] as const)("%s scales near and far alike", (movement, sign) => {
  const { near, far } = stillLife(movement).moves();
  expect(sign * (near.scale - 1)).toBeGreaterThan(0.05);
  expectWithin(near.scale, far.scale, 0.01);
});

test.each([
  ["crane_up", -1],
  ["crane_down", 1],
] as const)("%s holds what it looks at and lets the far go by upright", (movement, sign) => {
  const film = stillLife(movement);
  const { near, far } = film.moves();
  expect(Math.abs(near.dy)).toBeLessThan(Math.abs(far.dy) * 0.25);
  expect(sign * far.dy).toBeGreaterThan(5);
  for (const { dx } of [near, far]) expect(Math.abs(dx)).toBeLessThan(0.7);
});

test.each([
  ["arc_left", -1],
  ["arc_right", 1],
] as const)("%s circles the near, and the far goes by behind it", (movement, sign) => {
  const { near, far } = stillLife(movement).moves();
  expect(sign * far.dx).toBeGreaterThan(10);
  expect(Math.abs(near.dx)).toBeLessThan(Math.abs(far.dx) * 0.2);
});

test("a held camera breathes: small, irregular, slow, and not the same across as upright", () => {
  const film = stillLife("handheld");
  const frames = Array.from({ length: 72 }, (_, frame) => centroidOf(film.alone("subject", frame / 24)));
  const ways = [frames.map(({ x }) => x), frames.map(({ y }) => y)];
  const powers = ways.map((way) => {
    expect(Math.max(...way) - Math.min(...way)).toBeGreaterThan(0.8);
    expect(Math.max(...way) - Math.min(...way)).toBeLessThan(wide.height_px * 0.08);
    // A hand has no steps: twice the difference from frame to frame is a fraction of the way.
    for (let i = 2; i < way.length; i++) expect(Math.abs(way[i]! - 2 * way[i - 1]! + way[i - 2]!)).toBeLessThan(0.6);
    return powerOf(way);
  });
  for (const power of powers) {
    const all = power.reduce((sum, value) => sum + value, 0);
    // Bin k is k / 3 s.
    expect(power.slice(30).reduce((sum, value) => sum + value, 0) / all).toBeLessThan(0.01);
    expect(Math.max(...power) / all).toBeLessThan(0.9);
  }
  expect(Math.abs(correlation(ways[0]!, ways[1]!))).toBeLessThan(0.95);
});

/** Power at every whole number of waves from one up, under a Hann window. */
const powerOf = (values: readonly number[]): number[] => {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const windowed = values.map((value, i) => (value - mean) * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / n)));
  return Array.from({ length: n / 2 }, (_, k) => {
    const wave = (part: (angle: number) => number) =>
      windowed.reduce((sum, value, i) => sum + value * part((2 * Math.PI * (k + 1) * i) / n), 0);
    return wave(Math.cos) ** 2 + wave(Math.sin) ** 2;
  });
};

const correlation = (a: readonly number[], b: readonly number[]): number => {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [ma, mb] = [mean(a), mean(b)];
  const product = (p: readonly number[], pm: number, q: readonly number[], qm: number) =>
    p.reduce((sum, value, i) => sum + (value - pm) * (q[i]! - qm), 0);
  return product(a, ma, b, mb) / Math.sqrt(product(a, ma, a, ma) * product(b, mb, b, mb));
};

test("a whip pan smears the picture across while it goes, and not before or after", () => {
  const { draw } = stillLife("whip_pan");
  const across = (t: number) => slope(draw(t), "x") / slope(draw(t), "y");
  // The whip lasts from 0.5 to 0.86 s.
  expect(across(0.68)).toBeLessThan(across(3) * 0.35);
  expect(across(0.95)).toBeGreaterThan(across(3) * 0.9);
  expect(across(0.68)).toBeLessThan(across(0.2) * 0.6);
});

test("a rack focus sharpens one layer as it softens the other", () => {
  const film = stillLife("rack_focus", {
    change(plan) {
      Object.assign(physicsOf(plan), { lens_mm: 85, aperture_f: 1.8 });
      layerOf(plan, "background").in_focus = false;
    },
  });
  const sharper = (layer: LayerName) => slope(film.alone(layer, 3.8), "both") / slope(film.alone(layer, 0.2), "both");
  expect(sharper("subject")).toBeGreaterThan(1.15);
  expect(sharper("background")).toBeLessThan(1 / 1.15);
});

test("what is out of focus grows softer as the iris opens, and further from the focus", () => {
  const sharpness = (aperture_f: number, focus_distance_m: number) => {
    const film = stillLife("static", {
      change(plan) {
        Object.assign(physicsOf(plan), { lens_mm: 85, aperture_f, focus_distance_m });
        layerOf(plan, "background").in_focus = false;
      },
    });
    return slope(film.alone("background", 2), "both");
  };
  const [narrow, middle, open] = [sharpness(11, 2), sharpness(5.6, 2), sharpness(3.5, 2)];
  expect(middle).toBeLessThan(narrow * 0.93);
  expect(open).toBeLessThan(middle * 0.93);
  const [little, more, much] = [sharpness(1.4, 18), sharpness(1.4, 8), sharpness(1.4, 5.5)];
  expect(more).toBeLessThan(little * 0.93);
  expect(much).toBeLessThan(more * 0.93);
});

test("the longer the shutter is open, the more a moving picture is smeared, along its way only", () => {
  for (const [movement, angles] of [
    ["pan_right", [45, 180, 360]],
    ["truck_right", [45, 360]],
  ] as const) {
    const slopes = angles.map((shutter_angle_deg) => {
      const film = stillLife(movement, {
        seconds: 1,
        change: (plan) => Object.assign(physicsOf(plan), { shutter_angle_deg }),
      });
      const picture = film.alone("subject", 0.5);
      return { x: slope(picture, "x"), y: slope(picture, "y") };
    });
    for (const [i, { x, y }] of slopes.slice(1).entries()) {
      expect(x, movement).toBeLessThan(slopes[i]!.x * 0.9);
      expect(y, movement).toBeGreaterThan(slopes[i]!.y * 0.75);
    }
  }
});

const small = { width_px: 160, height_px: 90 };
const ends = [0, seconds / 2, seconds - 1 / 24];

test.each(movements)("%s never shows the edge of a wall, a floor or a range of hills", (movement) => {
  const room = drawing(planned("A lantern on a table in a kitchen", movement, { lens_mm: 35 }), small);
  const open = planned("A fox in the snow", movement, { lens_mm: 35 });
  const hill = { noun: "mountains", element: "mountains", motion: "still", count: 1, facing: "camera" } as const;
  layerOf(open, "background").drawn_as = [{ ...hill, colour: null, across: 0, height_m: 900 }];
  layerOf(open, "background").distance_m = 3000;
  const land = drawing(open, small);
  for (const t of ends) {
    const hills = apart(
      land(
        t,
        layerNames.filter((name) => name !== "background"),
      ),
      land(t, layerNames),
    );
    const columns = Array.from({ length: small.width_px }, (_, x) => {
      let most = 0;
      for (let y = 0; y < small.height_px; y++) most = Math.max(most, hills.values[y * small.width_px + x]!);
      return most;
    });
    // Looking down or up far enough, a camera sees no more than a trace of them; it never sees where they end.
    if (Math.max(...columns) > 20) expect(Math.min(...columns), `hills at ${t} s`).toBeGreaterThan(3);

    const nothing = room(t, layerNames);
    const walls = room(
      t,
      layerNames.filter((name) => name !== "background"),
    );
    // Where no wall is drawn, the even tone behind everything shows: it fills the top of an empty frame, unless the
    // camera looks down on floor only.
    const [bare = 0, ...top] = nothing.values.subarray(0, small.width_px);
    if (top.some((value) => value !== bare)) continue;
    const gaps = walls.values.filter((value, i) => nothing.values[i] === bare && value === bare).length;
    expect(gaps, `bare pixels of a room at ${t} s`).toBe(0);
  }
});
