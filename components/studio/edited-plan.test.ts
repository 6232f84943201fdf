import fc from "fast-check";
import { expect, test } from "vitest";
import { Problem } from "#lib/contract/errors.ts";
import type { PlanEdits } from "#lib/contract/revision.ts";
import { movements } from "#lib/contract/vocabulary.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";
import type { FilmDraft, PlanningInput } from "#lib/planning/draft.ts";
import { revisePlan } from "#lib/planning/revise-plan.ts";
import { elements } from "#lib/planning/testing/plan-request.ts";
import { editedPlan } from "./edited-plan.ts";
import { plainPlan } from "./testing/plain-plan.ts";

const input: PlanningInput = {
  request: {
    raw_intent: "An old keeper finds a letter and walks out into a winter storm",
    director_mode: "narrative_drama",
    shot_count: 4,
    duration_seconds: 14,
  },
  seed: 11,
  brand: null,
  elements,
};
const plan = plainPlan(draftFilm(input));
/** What the service would answer. */
const revised = (edits: PlanEdits) => revisePlan({ content: plan, edits, input });

const outcome = <T>(make: () => T): T | string => {
  try {
    return make();
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
};

test("order, lengths, cuts and beats are those the planner answers, and so are its refusals", () => {
  const shot = fc.record(
    {
      index: fc.integer({ min: 1, max: 8 }),
      duration_seconds: fc.double({ min: 0.75, max: 20, noNaN: true }),
      caption: fc.constantFrom(null, "Now."),
    },
    { requiredKeys: [] },
  );
  const edit = fc.record(
    {
      shots: fc.dictionary(fc.constantFrom("s1", "s2", "s3", "s4"), fc.option(shot, { freq: 6 }), { maxKeys: 3 }),
      duration_seconds: fc.double({ min: 4, max: 60, noNaN: true }),
    },
    { requiredKeys: [] },
  );
  const inTime = (film: FilmDraft) => ({
    length: film.duration_seconds,
    shots: film.shots.map(({ shot_id, index, start_seconds, duration_seconds, caption }) => ({
      shot_id,
      index,
      start_seconds,
      duration_seconds,
      caption,
    })),
    beats: film.edit_beats.map(({ shot_id, timecode_in, timecode_out }) => ({ shot_id, timecode_in, timecode_out })),
    paths: film.camera_physics.map(({ shot_id, path }) => [shot_id, path.at(-1)?.t.toFixed(6)]),
  });
  fc.assert(
    fc.property(edit, (given) => {
      const edits = given as PlanEdits;
      const there = Object.values(edits.shots ?? {}).filter((each) => each === null).length < 4;
      fc.pre(there);
      const seen = outcome(() => inTime(editedPlan(plan, edits)));
      expect(seen).toEqual(outcome(() => inTime(revised(edits))));
    }),
    { numRuns: 40, seed: 5 },
  );
});

test("a lens and a movement are seen as the planner films them", () => {
  for (const movement of movements) {
    const edits: PlanEdits = { shots: { s2: { camera: { movement, lens_mm: 85 } } } };
    const seen = editedPlan(plan, edits).camera_physics[1]!;
    const truth = revised(edits).camera_physics[1]!;
    expect(seen.horizontal_fov_deg, movement).toBeCloseTo(truth.horizontal_fov_deg, 2);
    const [ends, wanted] = [seen.path.at(-1)!, truth.path.at(-1)!];
    for (const way of ["x_m", "z_m", "pan_deg"] as const)
      if (movement !== "handheld" && Math.abs(wanted[way]) > 0.05)
        expect(Math.sign(ends[way]), `${movement} ${way}`).toBe(Math.sign(wanted[way]));
    expect(ends.lens_mm, movement).toBeCloseTo(wanted.lens_mm, 1);
  }
});

test("an edit has a hash of its own, and what is not edited is the same", () => {
  const edited = editedPlan(plan, { shots: { s1: { description: "A door." } } });
  expect(edited.plan_hash).not.toBe(plan.plan_hash);
  expect(edited.shots[0]?.description).toBe("A door.");
  expect(edited.shots.slice(1)).toEqual(plan.shots.slice(1));
  expect(edited.camera_physics).toEqual(plan.camera_physics);
});

test("words written into the screenplay are seen on the shots, as the planner compiles them", () => {
  const edits: PlanEdits = {
    shots: { s3: null, s2: { narrative_purpose: "Nobody answers." } },
    screenplay: {
      title: "A letter",
      shots: { s1: { action: "A door opens.", detail: "Snow blows in." }, s4: { purpose: "He is gone." } },
    },
  };
  const words = ({ title, shots, screenplay }: Pick<FilmDraft, "title" | "shots" | "screenplay">) => ({
    title,
    shots: shots.map(({ shot_id, narrative_purpose, description }) => ({ shot_id, narrative_purpose, description })),
    script: screenplay?.shots.map(({ shot_id, purpose, action, detail }) => ({ shot_id, purpose, action, detail })),
  });
  const seen = words(editedPlan(plan, edits));
  expect(seen).toEqual(words(revised(edits)));
  expect(seen).toMatchObject({ title: "A letter", shots: [{ description: "A door opens. Snow blows in." }, {}, {}] });
});

test("acts play at once as the service will have them, over whatever time their shot gets", () => {
  const [shot] = plan.screenplay?.shots ?? [];
  const by = shot?.present[0]?.cast;
  if (by === undefined) throw new Error("nobody is there");
  const acts = [
    { act: "wave", by, of: null, to: null, with: null },
    { act: "bow", by, of: null, to: null, with: null },
  ] as const;
  // What goes on into the shots after it (what was put down is not held there) is known when the service answers.
  const actsIn = (shot_id: string, { staging }: Pick<FilmDraft, "staging">) =>
    staging?.find((each) => each.shot_id === shot_id)?.acts;
  for (const [shot_id, edits] of [
    ["s1", { screenplay: { shots: { s1: { acts: [...acts] } } } }],
    ["s1", { screenplay: { shots: { s1: { acts: [acts[1]] } } }, shots: { s1: { duration_seconds: 5 } } }],
    ["s2", { shots: { s2: { duration_seconds: 6 } } }],
    ["s1", { shots: { s2: null } }],
  ] satisfies [string, PlanEdits][])
    expect(actsIn(shot_id, editedPlan(plan, edits))).toEqual(actsIn(shot_id, revised(edits)));
});
