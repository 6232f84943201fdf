import fc from "fast-check";
import { expect, test } from "vitest";
import { Problem } from "#lib/contract/errors.ts";
import type { PlanEdits } from "#lib/contract/revision.ts";
import { aspectRatios, directorModes, framings, movements } from "#lib/contract/vocabulary.ts";
import { draftFilm } from "./draft-film.ts";
import type { PlanningInput } from "./draft.ts";
import { framesOf } from "./frames.ts";
import { revisePlan } from "./revise-plan.ts";
import { plainContent } from "./testing/plain-content.ts";
import { elements } from "./testing/plan-request.ts";

const inputFor = (raw_intent: string, director_mode: (typeof directorModes)[number]): PlanningInput => ({
  request: { raw_intent, director_mode, shot_count: 4, duration_seconds: 14 },
  seed: 11,
  brand: null,
  elements,
});
const input = inputFor("An old keeper finds a letter and walks out into a winter storm", "narrative_drama");
const draft = draftFilm(input);
const revise = (edits: PlanEdits, content = plainContent(draft)) => revisePlan({ content, edits, input });

test("no edit, no change: in every mode, in several languages", () => {
  for (const director_mode of directorModes)
    for (const intent of ["A fox crosses the road at night", "Un perro espera en la calle", "雨の中、犬が走る"]) {
      const own = inputFor(intent, director_mode);
      const first = draftFilm(own);
      expect(revisePlan({ content: plainContent(first), edits: {}, input: own })).toEqual(first);
    }
});

test("whatever is edited, times are whole frames that close up and everything derived speaks of the same shots", () => {
  const shot = fc.record(
    {
      framing: fc.constantFrom(...framings),
      duration_seconds: fc.double({ min: 0.75, max: 8, noNaN: true }),
      camera: fc.record({ lens_mm: fc.integer({ min: 14, max: 200 }), movement: fc.constantFrom(...movements) }),
      index: fc.integer({ min: 1, max: 8 }),
      caption: fc.constantFrom(null, "Now."),
    },
    { requiredKeys: [] },
  );
  const edit = fc.record(
    {
      shots: fc.dictionary(fc.constantFrom("s1", "s2", "s3", "s4"), fc.option(shot, { freq: 4 })),
      duration_seconds: fc.double({ min: 4, max: 60, noNaN: true }),
      aspect_ratio: fc.constantFrom(...aspectRatios),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(edit, (edits) => {
      let revised;
      try {
        revised = revise(edits as PlanEdits);
      } catch (error) {
        expect(error).toBeInstanceOf(Problem);
        return;
      }
      const ids = revised.shots.map(({ shot_id }) => shot_id);
      let at = 0;
      for (const [index, each] of revised.shots.entries()) {
        expect(each.index).toBe(index + 1);
        expect(each.start_seconds * 24).toBe(at);
        at += framesOf(each.duration_seconds);
        expect(framesOf(each.duration_seconds)).toBeGreaterThanOrEqual(18);
        const wanted = edits.shots?.[each.shot_id]?.duration_seconds;
        if (wanted !== undefined) expect(framesOf(each.duration_seconds)).toBe(framesOf(wanted));
      }
      expect(revised.duration_seconds * 24).toBe(at);
      expect(revised.edit_beats.at(-1)?.end_seconds).toBe(revised.duration_seconds);
      for (const part of [revised.edit_beats, revised.camera_physics, revised.depth_layers])
        expect(part.map(({ shot_id }) => shot_id)).toEqual(ids);
      for (const [index, physics] of revised.camera_physics.entries())
        expect(physics.lens_mm).toBe(revised.shots[index]?.camera.lens_mm);
    }),
    { numRuns: 60 },
  );
});

test("removing and shortening again and again keeps what was edited before", () => {
  const first = revise({ shots: { s2: { description: "The keeper waves a red flag.", framing: "close" } } });
  const second = revisePlan({
    content: plainContent(first),
    edits: { shots: { s1: null } },
    input,
  });
  expect(second.shots[0]).toMatchObject({ shot_id: "s2", index: 1, start_seconds: 0, framing: "close" });
  expect(second.shots[0]?.description).toBe("The keeper waves a red flag.");
  expect(second.duration_seconds).toBeLessThan(first.duration_seconds);
});

test("a film that would become too short is stretched, one that would become too long is refused", () => {
  const short = revise({ shots: { s1: { duration_seconds: 1 }, s2: null, s3: null } });
  expect(short.duration_seconds).toBeGreaterThanOrEqual(4);
  expect(short.shots[0]?.duration_seconds).toBe(1);
  expect(() => revise({ shots: { s1: { duration_seconds: 60 }, s2: { duration_seconds: 5 } } })).toThrow(Problem);
});
