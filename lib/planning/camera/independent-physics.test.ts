import { expect, test } from "vitest";
import type { CameraPhysics } from "#lib/contract/plan.ts";
import { aspectRatios, directorModes, movements } from "#lib/contract/vocabulary.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";
import type { FilmDraft } from "#lib/planning/draft.ts";
import { brand, elements } from "#lib/planning/testing/plan-request.ts";
import { measuredIntents } from "#lib/planning/testing/measured-intents.ts";
import { measurePlan } from "#lib/planning/testing/textbook-physics.ts";

const drafts: FilmDraft[] = Array.from({ length: 224 }, (_, index) =>
  draftFilm({
    request: {
      raw_intent: measuredIntents[index % measuredIntents.length] ?? "a fox in the snow",
      director_mode: directorModes[index % directorModes.length] ?? "auto",
      aspect_ratio: aspectRatios[index % aspectRatios.length] ?? "16:9",
      ...(index % 5 === 0 ? {} : { duration_seconds: 4 + ((index * 7) % 57) }),
    },
    seed: index * 101 + 3,
    brand: index % 6 === 0 ? brand : null,
    elements,
  }),
);

test("every number of camera, layers, beats and grade agrees with the textbook within 1 %", () => {
  const off = drafts.flatMap((draft, index) =>
    measurePlan(draft)
      .filter((each) => each.off > 0.01)
      .map((each) => ({ plan: index, ...each })),
  );
  expect(off).toEqual([]);
});

test("the plans measured use every movement there is", () => {
  const used = new Set(drafts.flatMap((draft) => draft.shots.map((shot) => shot.camera.movement)));
  expect([...movements].filter((movement) => !used.has(movement))).toEqual([]);
});

test("the measure sees a number that is wrong by 2 %, a path against its name and a gap between beats", () => {
  const [draft] = drafts;
  if (draft === undefined) throw new Error("no draft");
  const seen = (change: (copy: FilmDraft) => void): string[] => {
    const copy = structuredClone(draft);
    change(copy);
    return measurePlan(copy)
      .filter((each) => each.off > 0.01)
      .map((each) => each.what);
  };
  const camera = (change: (physics: CameraPhysics) => void) =>
    seen((copy) => {
      const physics = copy.camera_physics[0];
      if (physics !== undefined) change(physics);
    });
  expect(camera((physics) => (physics.horizontal_fov_deg *= 1.02))).toContain("horizontal field of view");
  expect(camera((physics) => (physics.depth_of_field.near_m *= 0.98))).toContain("near limit of sharpness");
  expect(camera((physics) => (physics.depth_of_field.hyperfocal_m *= 1.02))).toContain("hyperfocal distance");
  expect(camera((physics) => (physics.speed_mps += 0.5))).toContain("speed");
  expect(camera((physics) => physics.path.forEach((pose) => (pose.x_m = -pose.t)))).not.toEqual([]);
  expect(
    seen((copy) => {
      const beat = copy.edit_beats[1];
      if (beat !== undefined) beat.start_seconds += 1 / 12;
    }),
  ).toContain("beats touch");
  expect(seen((copy) => copy.depth_layers[0]?.layers.forEach((layer) => (layer.parallax_px_per_s += 9)))).not.toEqual(
    [],
  );
});
