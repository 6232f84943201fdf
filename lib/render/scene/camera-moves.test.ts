import { createCanvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { layerNames, type LayerName, type Movement } from "#lib/contract/vocabulary.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";
import type { PlanningInput } from "#lib/planning/draft.ts";
import { revisePlan } from "#lib/planning/revise-plan.ts";
import { plainContent } from "#lib/planning/testing/plan-mutations.ts";
import { apart, grayOf, meanOf, registration, slope, type Gray } from "#lib/render/testing/picture-motion.ts";
import type { CanvasFactory } from "./canvas.ts";
import { drawPicture } from "./draw-picture.ts";
import { elementCards } from "./elements/element-catalog.ts";
import { buildFilmScene } from "./film-scene.ts";
import type { ScenePlan } from "./scene-plan.ts";
import { worldOf } from "./shot-world.ts";

/**
 * What a camera does is read from the pictures: a near and a far thing of a planned still life are drawn each alone,
 * and found again in a later frame. Nothing here asks the renderer's own camera.
 */

const width = 320;
const height = 180;
const seconds = 4;

const input: PlanningInput = {
  request: { raw_intent: "A bicycle parked by a barn", duration_seconds: 12, shot_count: 3 },
  seed: 7,
  brand: null,
  elements: elementCards,
};
const draft = plainContent(draftFilm(input));
const shotId = draft.shots[0]!.shot_id;

const still = { motion: "still", count: 1, facing: "left", colour: null } as const;

interface Filmed {
  near_m: number;
  far_m: number;
  physics: ScenePlan["camera_physics"][number];
  /** A thing alone on black, at `t` seconds. */
  alone(layer: LayerName, t: number): Gray;
  whole(t: number): Gray;
  /** Everything but what the named layers hold. */
  without(layers: readonly LayerName[], t: number): Gray;
}

/** The first shot with another camera, as a revision of the plan derives it, of things that do not move by themselves. */
const filmed = (movement: Movement, change: (plan: ScenePlan) => void = () => undefined, lens_mm = 40): Filmed => {
  const edits = { shots: { [shotId]: { framing: "wide" as const, duration_seconds: seconds, camera: { movement, lens_mm, angle: "eye_level" as const } } } };
  const plan: ScenePlan = structuredClone(revisePlan({ content: draft, edits, history: edits, input }));
  const layers = plan.depth_layers[0]!.layers;
  const layerOf = (name: LayerName) => layers.find((layer) => layer.name === name)!;
  layerOf("subject").drawn_as = [{ ...still, noun: "bicycle", element: "bicycle", height_m: 1.1, across: -0.1 }];
  layerOf("background").drawn_as = [{ ...still, noun: "barn", element: "barn", height_m: 9, across: 0.1 }];
  change(plan);
  const scene = buildFilmScene(plan, { width_px: width, height_px: height }, createCanvas as unknown as CanvasFactory);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  const { hidden } = worldOf(scene, 0);
  const without = (names: readonly LayerName[], t: number) => {
    hidden.clear();
    for (const name of names) hidden.add(name);
    drawPicture(scene, context as unknown as CanvasRenderingContext2D, 0, t, false);
    return grayOf(context.getImageData(0, 0, width, height).data, width, height);
  };
  return {
    near_m: layerOf("subject").distance_m!,
    far_m: layerOf("background").distance_m!,
    physics: plan.camera_physics[0]!,
    alone: (layer, t) => apart(without(layerNames.filter((name) => name !== layer), t), without(layerNames, t)),
    whole: (t) => without([], t),
    without,
  };
};

const moves = (film: Filmed, from: number, to: number) => ({
  near: registration(film.alone("subject", from), film.alone("subject", to)),
  far: registration(film.alone("background", from), film.alone("background", to)),
});

/** Within a share of what is expected. */
const expectNear = (found: number, expected: number, share: number, what: string) =>
  expect(Math.abs(found - expected), `${what}: ${found.toFixed(3)} for ${expected.toFixed(3)}`).toBeLessThan(
    Math.abs(expected) * share,
  );

test.each(["pan_left","pan_right","truck_left","truck_right","push_in","pull_out","zoom_in","zoom_out","pedestal_up","crane_up","arc_left","arc_right","static","tilt_up"] as const)("%s", (m) => {
  const start = performance.now();
  const film = filmed(m);
  const built = performance.now();
  const r = moves(film, 1.6, 2.4);
  console.log(m, film.near_m, film.far_m, JSON.stringify(r), (built - start).toFixed(0), (performance.now() - built).toFixed(0));
});
