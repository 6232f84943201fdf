import { expect, test } from "vitest";
import { Problem } from "#lib/contract/errors.ts";
import { planContentSchema, type PlanContent } from "#lib/contract/plan.ts";
import { completePlan } from "#lib/planning/complete-plan.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";
import type { FilmDraft, PlanningInput } from "#lib/planning/draft.ts";
import { refinePlan } from "#lib/planning/refine/refine-plan.ts";
import { framesOf } from "#lib/planning/frames.ts";
import { measuredIntents } from "#lib/planning/testing/measured-intents.ts";
import { brand, models, routesFor } from "#lib/planning/testing/plan-request.ts";
import { elementCards as elements } from "#lib/elements/element-cards.ts";
import type { Extension } from "./added-frames.ts";
import { draftExtension } from "./draft-extension.ts";

const inputFor = (raw_intent: string, more: Partial<PlanningInput["request"]> = {}): PlanningInput => ({
  request: { raw_intent, ...more },
  seed: 11,
  brand: null,
  elements,
});
const filmOf = (input: PlanningInput): PlanContent => whole(draftFilm(input));
const whole = (draft: FilmDraft): PlanContent => completePlan({ draft, routes: routesFor(draft), models });
const extend = (input: PlanningInput, content: PlanContent, more: Partial<Extension>) =>
  draftExtension({ content, shot_count: 1, input, ...more });

/** What must be as it was in the first part, whatever follows it. */
const expectFirstPartKept = (content: PlanContent, extended: PlanContent): void => {
  const count = content.shots.length;
  expect(extended.shots.slice(0, count)).toEqual(content.shots);
  expect(extended.camera_physics.slice(0, count)).toEqual(content.camera_physics);
  expect(extended.depth_layers.slice(0, count)).toEqual(content.depth_layers);
  expect(extended.edit_beats.slice(0, count - 1)).toEqual(content.edit_beats.slice(0, -1));
  const { transition_out, ...old } = content.edit_beats[count - 1] as PlanContent["edit_beats"][number];
  expect(extended.edit_beats[count - 1]).toMatchObject(old);
  expect(transition_out).toBeDefined();
  expect(extended.prompts.filter(({ shot_id }) => content.shots.some((shot) => shot.shot_id === shot_id))).toEqual(
    content.prompts.filter(({ shot_id }) => shot_id !== null),
  );
};

test("whatever is extended, the first part stays, times close up on whole frames, and the plan is whole", () => {
  for (const [index, raw] of measuredIntents.entries()) {
    if (index % 4 !== 1) continue;
    const input = inputFor(raw);
    const content = filmOf(input);
    const shot_count = 1 + (index % 3);
    if (content.shots.length + shot_count > 8) continue;
    const follows = index % 8 === 1 ? undefined : (measuredIntents[(index * 7 + 3) % measuredIntents.length] ?? "");
    if (framesOf(content.duration_seconds) > framesOf(50)) continue;
    const { draft, added_shot_ids } = extend(input, content, { shot_count, raw_intent: follows, join_ref_id: "ast_1" });
    const extended = whole(draft);
    expect(planContentSchema.parse(extended)).toEqual(extended);
    expectFirstPartKept(content, extended);
    expect(added_shot_ids).toHaveLength(shot_count);
    expect(new Set(extended.shots.map(({ shot_id }) => shot_id)).size).toBe(extended.shots.length);
    let at = 0;
    for (const [place, shot] of extended.shots.entries()) {
      expect(shot.index).toBe(place + 1);
      expect(shot.start_seconds * 24).toBe(at);
      expect(framesOf(shot.duration_seconds)).toBeGreaterThanOrEqual(18);
      at += framesOf(shot.duration_seconds);
      expect(extended.edit_beats[place]).toMatchObject({ shot_id: shot.shot_id, end_seconds: at / 24 });
      expect(extended.edit_beats[place]?.transition_in).toBe(
        place === 0 ? content.edit_beats[0]?.transition_in : extended.edit_beats[place - 1]?.transition_out,
      );
    }
    expect(extended.duration_seconds * 24).toBe(at);
    const [first] = draft.shots.filter(({ shot_id }) => added_shot_ids.includes(shot_id));
    expect(first?.attached_ref_ids).toContain("ast_1");
  }
});

test("a story goes on by itself without saying again what was said", () => {
  const told = (text: string) => new Set(text.split(/(?<=[.!?])\s+/u));
  for (const raw of measuredIntents.slice(0, 8)) {
    const input = inputFor(raw);
    const content = filmOf(input);
    const { draft } = extend(input, content, { shot_count: 1 });
    const before = told(content.shots.map(({ description }) => description).join(" "));
    for (const sentence of told(draft.shots.at(-1)?.description ?? ""))
      expect(before.has(sentence), `${raw}: ${sentence}`).toBe(false);
  }
});

test("the continuation keeps who was there, and its pronouns mean them", () => {
  const input = inputFor("A woman walks her dog through the rain in a city");
  const content = filmOf(input);
  const { draft, join_findings } = extend(input, content, {
    raw_intent: "The dog runs away and she follows it into a kitchen",
    shot_count: 2,
  });
  const [, second] = draft.shots.slice(-2);
  expect(second?.description).toMatch(/the woman follows (?:it|the dog) into a kitchen/i);
  expect(second?.continuity.subject_lock).toBe(content.shots[0]?.continuity.subject_lock);
  expect(second?.attached_ref_ids).toContain("char:woman");
  expect(join_findings.filter(({ field }) => field === "continuity.subject_lock")).toEqual([]);
});

test("time that passes changes the hour, and the join says so", () => {
  const input = inputFor("An old keeper walks out into a winter storm at night");
  const content = filmOf(input);
  const { draft, join_findings } = extend(input, content, {
    raw_intent: "The next morning he finds a letter by the sea",
  });
  expect(draft.shots.at(-1)?.continuity).toMatchObject({ time_of_day: "morning" });
  expect(join_findings.map(({ field }) => field)).toContain("continuity.time_of_day");
});

test("whom only the continuation names gets an identity, and later revisions learn of it", () => {
  const input = inputFor("An old keeper waits by the lighthouse");
  const content = filmOf(input);
  const { draft, added_shot_ids } = extend(input, content, { raw_intent: "A fox steals his letter" });
  expect(draft.shots.at(-1)?.continuity.subject_lock).toMatch(/keeper.*; .*fox/u);
  const fox = draft.screenplay?.cast.find(({ name }) => name.includes("fox"));
  const shown = draft.screenplay?.shots.filter(({ present }) => present.some(({ cast }) => cast === fox?.id));
  expect(shown?.map(({ shot_id }) => shot_id)).toEqual(added_shot_ids);
});

test("a longer film can be refined: in its first part and in what was added", () => {
  const input = inputFor("An old keeper waits by the lighthouse");
  const content = filmOf(input);
  const { draft, added_shot_ids } = extend(input, content, {
    raw_intent: "A fox steals his letter",
    shot_count: 2,
  });
  const longer = whole(draft);
  for (const shot_id of ["s1", added_shot_ids[0] ?? ""]) {
    const edits = { shots: { [shot_id]: { framing: "insert" as const } } };
    const refined = refinePlan({ content: longer, shot_id, edits, input });
    for (const [index, shot] of refined.draft.shots.entries()) {
      if (shot.shot_id === shot_id) continue;
      expect({ ...longer.shots[index] }).toMatchObject(shot);
      expect(refined.draft.depth_layers[index]).toEqual(longer.depth_layers[index]);
    }
  }
});

test("the end card moves to the new last shot and is shown as long as before", () => {
  const input: PlanningInput = { ...inputFor("An ad for cold brew in a bottle"), brand };
  const content = whole(draftFilm(input));
  const { draft, added_shot_ids } = draftExtension({ content, shot_count: 1, input });
  const shown = (plan: Pick<PlanContent, "end_card" | "duration_seconds">) =>
    plan.duration_seconds - (plan.end_card?.start_seconds ?? NaN);
  expect(draft.end_card).toMatchObject({ shot_id: added_shot_ids[0], text: content.end_card?.text });
  expect(shown(draft)).toBeCloseTo(shown(content), 9);
});

test("more shots or seconds than a film may have are refused with the field and the way out", () => {
  const input = inputFor("A fox crosses the road at night", { shot_count: 5, duration_seconds: 55 });
  const content = filmOf(input);
  const refusal = (more: Partial<Extension>): { pointer: string; message: string } | undefined => {
    try {
      extend(input, content, more);
    } catch (error) {
      if (error instanceof Problem) return error.errors?.[0];
      throw error;
    }
    return undefined;
  };
  expect(refusal({ duration_seconds: 9 })).toMatchObject({ pointer: "/duration_seconds" });
  const longer = extend(input, content, { shot_count: 3 }).draft;
  expect(longer.duration_seconds).toBe(60);
  const full = whole(longer);
  expect(() => extend(input, full, { shot_count: 1 })).toThrow(/at most 8 shots/u);
});

test("one seed is one continuation, other seeds are others, and the first part stays in all of them", () => {
  const input = inputFor("A fox finds a lantern in the snow.");
  const content = filmOf(input);
  const added = (seed?: number) => {
    const extended = whole(extend(input, content, { seed }).draft);
    expectFirstPartKept(content, extended);
    const { description, camera, framing } = extended.shots.at(-1)!;
    return JSON.stringify({ description, camera, framing });
  };
  const takes = [1, 2, 3, 4, 5, 6].map((seed) => added(seed));
  expect(takes).toEqual([1, 2, 3, 4, 5, 6].map((seed) => added(seed)));
  expect(new Set(takes).size).toBeGreaterThan(4);
  expect(added()).toBe(added(content.seed));
});

test("who comes in with what follows is kept from there on, and breaks no continuity", () => {
  const input = inputFor("A robot sweeps the village square.");
  const extended = whole(
    extend(input, filmOf(input), { shot_count: 2, raw_intent: "Then a dragon lands beside the robot." }).draft,
  );
  const check = extended.story_report.checks.find(({ id }) => id === "continuity")!;
  const held = extended.shots.map(({ continuity }) => continuity.subject_lock);
  expect(held.at(-1)).toContain("a dragon");
  expect(held[0]).not.toContain("a dragon");
  expect(check.status).toBe("pass");
});
