import { createCanvas } from "@napi-rs/canvas";
import { editedPlan } from "#components/studio/edited-plan.ts";
import { sliceOf } from "#components/studio/shot-slice.ts";
import { SketchBook } from "#components/studio/sketch-book.ts";
import { plainPlan } from "#components/studio/testing/plain-plan.ts";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import type { PlanEdits } from "#lib/contract/revision.ts";
import { previewSizes } from "#lib/contract/vocabulary.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { revisePlan } from "#lib/planning/revise-plan.ts";
import type { CanvasFactory } from "#lib/render/scene/canvas.ts";
import { lensOf } from "#lib/render/scene/draw-picture.ts";
import { drawWorld } from "#lib/render/scene/draw-world.ts";

/**
 * What a picture of the sketch book costs after every kind of edit, in milliseconds of CPU: `npm run bench:edits --
 * ["sentence" ...]`, with rows of data read as the built page reads them. First as the page makes it of the edit by itself, then as the service's plan brings it; each edit is
 * made there and back. `over` marks what takes longer than an edit may take to be seen.
 */

const budget_ms = 60;
const turns = 6;
const share = 0.25;
const at_s = 0.8;
const sentences = process.argv.slice(2);
const intents =
  sentences.length > 0
    ? sentences
    : [
        "A lighthouse keeper finds a fox on the rocks in a winter storm and brings it in.",
        "A waiter pours coffee for two friends in a crowded café.",
        "Children dance in the street market at night.",
      ];
const canvases = createCanvas as unknown as CanvasFactory;

type Shot = NonNullable<PlanEdits["shots"]>[string];
const inShot =
  (shot: Shot) =>
  ({ shots }: DirectorPlan): PlanEdits => ({ shots: { [shots[1]!.shot_id]: shot } });

/** Edits, as two that undo one another. */
const edits: Record<string, readonly [(plan: DirectorPlan) => PlanEdits, (plan: DirectorPlan) => PlanEdits]> = {
  lens: [inShot({ camera: { lens_mm: 85 } }), inShot({ camera: { lens_mm: 24 } })],
  movement: [inShot({ camera: { movement: "arc_left" } }), inShot({ camera: { movement: "zoom_in" } })],
  angle: [inShot({ camera: { angle: "high" } }), inShot({ camera: { angle: "low" } })],
  framing: [inShot({ framing: "close" }), inShot({ framing: "full" })],
  length: [inShot({ duration_seconds: 2 }), inShot({ duration_seconds: 1.25 })],
  "key light": [
    inShot({ continuity: { key_light_side: "right" } }),
    inShot({ continuity: { key_light_side: "left" } }),
  ],
  "time of day": [inShot({ continuity: { time_of_day: "noon" } }), inShot({ continuity: { time_of_day: "night" } })],
  weather: [inShot({ continuity: { weather: "snow" } }), inShot({ continuity: { weather: "clear" } })],
  caption: [inShot({ caption: "Now." }), inShot({ caption: null })],
  description: [
    inShot({ description: "A red fox sits before a small house." }),
    inShot({ description: "A woman with a lantern walks along the shore." }),
  ],
  act: [
    ({ shots, screenplay }) => actIn(shots[1]!.shot_id, "wave", screenplay?.cast[0]?.id),
    ({ shots, screenplay }) => actIn(shots[1]!.shot_id, "sit_down", screenplay?.cast[0]?.id),
  ],
  shape: [() => ({ aspect_ratio: "9:16" }), () => ({ aspect_ratio: "16:9" })],
};

const actIn = (shot_id: string, act: "wave" | "sit_down", by: string | undefined): PlanEdits => ({
  screenplay: { shots: { [shot_id]: { acts: [{ act, by: by ?? "nobody", of: null, to: null, with: null }] } } },
});

const cpu_ms = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const sizeOf = ({ aspect_ratio }: DirectorPlan) => {
  const { width, height } = previewSizes[aspect_ratio];
  return { width_px: width * share, height_px: height * share };
};

for (const raw_intent of intents) {
  const request = { raw_intent, duration_seconds: 8, shot_count: 3 };
  const input = { request, seed: 7, brand: null, elements: elementCards };
  const plan = plainPlan(draftFilm(input));
  const book = new SketchBook(plan, sizeOf(plan), canvases);
  /** Shows a plan as the sketch worker does; the milliseconds it took, and whether anything of the shot changed. */
  const show = (next: DirectorPlan, shot: number): number => {
    const begun = cpu_ms();
    book.learn(next, sizeOf(next), canvases);
    const world = book.world(shot, at_s);
    drawWorld(book.scene, world, at_s);
    world.raster.developScreen(lensOf(book.scene, Math.round(at_s * next.fps)));
    return cpu_ms() - begun;
  };
  const renewed = (next: DirectorPlan): void => {
    book.learn(next, sizeOf(next), canvases);
    for (const _ of book.renewal(1));
  };
  renewed(plan);
  show(plan, 1);
  console.log(raw_intent);
  for (const [name, both] of Object.entries(edits)) {
    const took = { page: [] as number[], service: [] as number[] };
    let before = plan;
    let seen = 0;
    for (let turn = 0; turn < turns; turn++) {
      const edit = both[turn % 2]!(plan);
      const bySelf = editedPlan(before, edit);
      if (sliceOf(bySelf, 1) !== sliceOf(before, 1)) seen++;
      took.page.push(show(bySelf, 1));
      const answered = plainPlan(revisePlan({ content: plan, edits: edit, input }));
      took.service.push(show(answered, 1));
      before = answered;
      renewed(before);
    }
    renewed(plan);
    const told = (all: readonly number[]) =>
      `${median(all).toFixed(0).padStart(5)}, at most ${Math.max(...all)
        .toFixed(0)
        .padStart(4)}${Math.max(...all) > budget_ms ? " over" : "     "}`;
    console.log(
      `  ${name.padEnd(12)} page${told(took.page)}   service${told(took.service)}   ${seen === turns ? "" : `the page shows ${seen} of ${turns}`}`,
    );
  }
}
