import fc from "fast-check";
import { expect, test } from "vitest";
import { Problem } from "#lib/contract/errors.ts";
import { planContentSchema, type PlanContent } from "#lib/contract/plan.ts";
import type { PlanEdits, ShotRevision } from "#lib/contract/revision.ts";
import { framings, keyLightSides, movements, timesOfDay, weathers } from "#lib/contract/vocabulary.ts";
import { completePlan } from "#lib/planning/complete-plan.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";
import type { FilmDraft, PlanningInput } from "#lib/planning/draft.ts";
import { framesOf } from "#lib/planning/frames.ts";
import { measuredIntents } from "#lib/planning/testing/measured-intents.ts";
import { models, routesFor } from "#lib/planning/testing/plan-request.ts";
import { elementCards as elements } from "#lib/elements/element-cards.ts";
import { passagesOf } from "#lib/render/scene/passages.ts";
import { readInstruction } from "./read-instruction.ts";
import { refinePlan } from "./refine-plan.ts";

const inputFor = (raw_intent: string, more: Partial<PlanningInput["request"]> = {}): PlanningInput => ({
  request: { raw_intent, shot_count: 4, duration_seconds: 16, ...more },
  seed: 5,
  brand: null,
  elements,
});
const whole = (draft: FilmDraft): PlanContent => completePlan({ draft, routes: routesFor(draft), models });
const filmOf = (input: PlanningInput): PlanContent => whole(draftFilm(input));
const refine = (content: PlanContent, shot_id: string, change: ShotRevision, input: PlanningInput) =>
  refinePlan({
    content,
    shot_id,
    edits: { shots: { [shot_id]: change } },
    input,
  });

/** What must be as it was in every shot but one, for its picture is rendered and used again. */
const expectOthersKept = (before: PlanContent, after: PlanContent, shot_id: string): void => {
  for (const [index, shot] of before.shots.entries()) {
    if (shot.shot_id === shot_id) continue;
    expect({ ...after.shots[index], start_seconds: 0 }).toEqual({ ...shot, start_seconds: 0 });
    expect(after.camera_physics[index]).toEqual(before.camera_physics[index]);
    expect(after.depth_layers[index]).toEqual(before.depth_layers[index]);
    const still = { start_seconds: 0, end_seconds: 0, timecode_in: "", timecode_out: "" };
    expect({ ...after.edit_beats[index], ...still }).toEqual({ ...before.edit_beats[index], ...still });
    const of = (plan: PlanContent) => plan.prompts.filter((prompt) => prompt.shot_id === shot.shot_id);
    expect(of(after)).toEqual(of(before));
  }
  expect(after.edit_beats.map((beat) => [beat.transition_in, beat.transition_out])).toEqual(
    before.edit_beats.map((beat) => [beat.transition_in, beat.transition_out]),
  );
};

const expectTimes = (plan: PlanContent): void => {
  let at = 0;
  for (const [index, shot] of plan.shots.entries()) {
    expect(shot.start_seconds * 24).toBe(at);
    at += framesOf(shot.duration_seconds);
    expect(plan.edit_beats[index]).toMatchObject({ start_seconds: shot.start_seconds, end_seconds: at / 24 });
  }
  expect(plan.duration_seconds * 24).toBe(at);
};

const changes = fc.record(
  {
    framing: fc.constantFrom(...framings),
    duration_seconds: fc.double({ min: 0.75, max: 12, noNaN: true }),
    description: fc.constantFrom("A red balloon rises over the street.", "Somebody waves in the snow."),
    camera: fc.record({ lens_mm: fc.integer({ min: 14, max: 200 }), movement: fc.constantFrom(...movements) }),
    continuity: fc.record(
      {
        time_of_day: fc.constantFrom(...timesOfDay),
        key_light_side: fc.constantFrom(...keyLightSides),
        weather: fc.constantFrom(...weathers),
      },
      { requiredKeys: [] },
    ),
    caption: fc.constantFrom(null, "Now."),
  },
  { requiredKeys: [] },
);
const films = measuredIntents
  .filter((_, index) => index % 12 === 5)
  .map((raw) => inputFor(raw))
  .map((input) => ({ input, content: filmOf(input) }));

test("whatever is changed in one shot, all that belongs to the others stays, and the plan is whole", () => {
  fc.assert(
    fc.property(fc.constantFrom(...films), fc.nat({ max: 3 }), changes, ({ input, content }, at, change) => {
      const shot_id = content.shots[at % content.shots.length]?.shot_id ?? "";
      const { draft, diff } = refine(content, shot_id, change, input);
      const refined = whole(draft);
      expect(planContentSchema.parse(refined)).toEqual(refined);
      expectOthersKept(content, refined, shot_id);
      expectTimes(refined);
      for (const { pointer } of diff) expect(pointer).toMatch(/^\/(?:duration_seconds|end_card|[a-z_]+\/\d)/u);
      const others = (plan: PlanContent) =>
        passagesOf(plan)
          .filter(({ from, to }) => from !== at && to !== at)
          .map(({ kind, from, to }) => [kind, from, to]);
      expect(others(refined)).toEqual(others(content));
    }),
    { numRuns: 30, seed: 7 },
  );
});

test("no change, no difference", () => {
  for (const { input, content } of films) {
    const { draft, diff, neighbour_findings } = refine(content, content.shots[1]?.shot_id ?? "", {}, input);
    expect(diff).toEqual([]);
    expect(neighbour_findings).toEqual([]);
    expect(whole(draft)).toEqual(content);
  }
});

const walk = inputFor("A woman walks her dog through a park at noon");
const park = filmOf(walk);

test("night between two noons is found at both neighbours, and stars stand over that shot alone", () => {
  const { draft, neighbour_findings } = refine(park, "s2", { continuity: { time_of_day: "night" } }, walk);
  expect(neighbour_findings).toContainEqual({
    shot_id: "s2",
    field: "continuity.time_of_day",
    observed: "night",
    expected: "noon",
  });
  const skies = draft.depth_layers.map(({ layers }) => layers.find(({ name }) => name === "sky")?.content);
  expect(skies[1]).toContain("night");
  expect(skies.filter((sky) => sky?.includes("night"))).toHaveLength(1);
});

test("weather of its own is in the shot's prompt and sound, and nowhere else", () => {
  const refined = whole(refine(park, "s2", { continuity: { weather: "rain" } }, walk).draft);
  const [, own, next] = refined.shots;
  expect(own?.prompt.toLowerCase()).toContain("rain");
  expect(refined.edit_beats[1]?.sound).toContain("rain");
  expect(next?.prompt).toBe(park.shots[2]?.prompt);
});

test("who is taken out is in no layer, identity block or reference of that shot", () => {
  const shot = park.shots.find(({ description }) => /\bdog\b/u.test(description));
  const shot_id = shot?.shot_id ?? "";
  const { edits } = readInstruction("remove the dog", { content: park, shot_id }, walk);
  const { draft } = refine(park, shot_id, edits, walk);
  const at = draft.shots.findIndex((each) => each.shot_id === shot_id);
  expect(draft.shots[at]?.description).not.toMatch(/\bdog\b/u);
  expect(draft.shots[at]?.continuity.subject_lock).not.toMatch(/\bdog\b/u);
  expect(draft.shots[at]?.attached_ref_ids).not.toContain("char:dog");
  expect(JSON.stringify(draft.depth_layers[at]?.layers)).not.toMatch(/"(?:noun|element)":"[^"]*dog/u);
});

test("what words add is drawn; what only an earlier description mentioned is not", () => {
  const { edits } = readInstruction("add a cat on the bench", { content: park, shot_id: "s2" }, walk);
  const { draft } = refine(park, "s2", { ...edits, framing: "wide" }, walk);
  const drawn = (plan: FilmDraft, at: number) =>
    (plan.depth_layers[at]?.layers ?? []).flatMap(({ drawn_as }) => drawn_as.map(({ element }) => element));
  expect(drawn(draft, 1)).toContain("cat");
  expect(drawn(draft, 2)).not.toContain("cat");
});

test("a thing for the hand that words set beside somebody is drawn there", () => {
  for (const raw_intent of ["A beekeeper releases a paper lantern over the orchard", "Ein Mann wartet im Regen"]) {
    const input = { ...walk, request: { ...walk.request, raw_intent } };
    const content = whole(draftFilm(input));
    const { edits } = readInstruction("add a red umbrella", { content, shot_id: "s2" }, input);
    const { draft } = refine(content, "s2", { ...edits, framing: "full" }, input);
    const drawn = draft.depth_layers[1]?.layers.flatMap(({ drawn_as }) => drawn_as) ?? [];
    expect(drawn.find(({ element }) => element === "umbrella")?.colour, raw_intent).toMatch(/^#[b-f]/u);
  }
});

test("nearest of all to somebody is their face, not what lies beside them", () => {
  const request = { ...walk.request, raw_intent: "A girl reads a letter in the kitchen beside a fridge" };
  const input = { ...walk, request };
  const content = whole(draftFilm(input));
  const { shot_id } = content.shots.find(({ description }) => /girl/u.test(description)) ?? content.shots[0]!;
  const at = content.shots.findIndex((shot) => shot.shot_id === shot_id);
  const drawn = (instruction: string) => {
    const { edits } = readInstruction(instruction, { content, shot_id }, input);
    const { draft } = refine(content, shot_id, edits, input);
    expect(draft.shots[at]?.framing).toBe("extreme_close");
    return draft.depth_layers[at]?.layers.find(({ name }) => name === "subject")?.drawn_as[0]?.element;
  };
  expect(["child", "person"]).toContain(drawn("extreme close up"));
});

test("words of light and weather bring no lamp and no waterfall", () => {
  for (const instruction of ["make it snow", "warmer light", "let it rain", "darker", "much brighter", "mysterious"]) {
    const { edits } = readInstruction(instruction, { content: park, shot_id: "s2" }, walk);
    const { draft } = refine(park, "s2", edits, walk);
    const ids = draft.depth_layers[1]?.layers.flatMap(({ drawn_as }) => drawn_as.map(({ element }) => element));
    expect(ids).not.toContain("waterfall");
    expect(ids).not.toContain("lamp");
  }
});

test("a room is made darker by its hour, and no lamp is brought into it", () => {
  const input = { ...walk, request: { ...walk.request, raw_intent: "A woman sews a dress in her workshop" } };
  const content = whole(draftFilm(input));
  const lamps = (plan: Pick<PlanContent, "depth_layers">) =>
    plan.depth_layers[1]?.layers.flatMap(({ drawn_as }) => drawn_as.filter(({ element }) => element === "lamp")).length;
  const darker = (from: PlanContent) => {
    const { edits } = readInstruction("darker", { content: from, shot_id: "s2" }, input);
    return whole(refine(from, "s2", edits, input).draft);
  };
  const once = darker(content);
  expect(once.shots[1]?.continuity.time_of_day).toBe("night");
  expect(lamps(once)).toBe(lamps(content));
  const twice = darker(once);
  expect(twice.shots[1]?.description).toContain("little light");
  expect(lamps(twice)).toBe(lamps(content));
});

test("a shot that is set elsewhere is drawn there, and only that shot", () => {
  const { edits } = readInstruction("set it in a kitchen", { content: park, shot_id: "s2" }, walk);
  const { draft } = refine(park, "s2", edits, walk);
  const behind = draft.depth_layers.map(
    ({ layers }) => layers.find(({ name }) => name === "background")?.content ?? "",
  );
  expect(behind[1]).toContain("kitchen");
  expect(behind.filter((content) => content.includes("kitchen"))).toHaveLength(1);
  expect(draft.shots[1]?.continuity.time_of_day).toBe("interior");
});

test("a second refinement keeps the first", () => {
  const first = { shots: { s2: { framing: "insert" as const, continuity: { weather: "snow" as const } } } };
  const once = whole(refine(park, "s2", first.shots.s2, walk).draft);
  const { draft } = refine(once, "s3", { duration_seconds: 2 }, walk);
  expect(draft.shots[1]).toMatchObject({ framing: "insert", continuity: { weather: "snow" } });
  expect(draft.depth_layers[1]).toEqual(once.depth_layers[1]);
  expect(draft.duration_seconds).toBeLessThan(once.duration_seconds);
});

test("an unknown shot and a film out of its limits are refused with pointers and the way out", () => {
  const refusal = (shot_id: string, change: ShotRevision): unknown => {
    try {
      refine(park, shot_id, change, walk);
    } catch (error) {
      if (error instanceof Problem) return error.errors?.[0];
      throw error;
    }
    return undefined;
  };
  expect(refusal("s9", {})).toMatchObject({ pointer: "/shot_id", code: "unknown_shot" });
  expect(refusal("s1", { duration_seconds: 58 })).toMatchObject({ pointer: "/duration_seconds", code: "out_of_range" });
});

test.each([
  "Der letzte Schäfer im Tal zählt seine Schafe im ersten Schnee",
  "少女が公園で犬を見つける",
  "Una niña encuentra un perro en la playa",
])("weather over %s brings rain and nobody twice", (raw_intent) => {
  const input: PlanningInput = { request: { raw_intent, shot_count: 3 }, seed: 1, brand: null, elements };
  const content = whole(draftFilm(input));
  const { edits } = readInstruction("make it rain", { content, shot_id: "s2" }, input);
  const own: PlanEdits = { shots: { s2: edits } };
  const { draft } = refinePlan({
    content,
    shot_id: "s2",
    edits: own,
    input,
  });
  const drawn = ({ depth_layers }: Pick<FilmDraft, "depth_layers">) =>
    (depth_layers[1]?.layers ?? []).flatMap((layer) => layer.drawn_as.map(({ element }) => element));
  const beings = (elementsSeen: string[]) =>
    elementsSeen.filter((each) => /^(?:person|child|sheep|dog|waterfall)$/u.test(each)).toSorted();
  expect(beings(drawn(draft))).toEqual(beings(drawn(content)));
});
