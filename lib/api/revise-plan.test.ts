import { afterAll, beforeAll, expect, test } from "vitest";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import type { GenerationBody } from "#lib/contract/generation.ts";
import { person, problemIn, send, testApp, type Person, type TestApp } from "./testing/test-app.ts";

let app: TestApp;
let ana: Person;
let plan: DirectorPlan;

const plannedFrom = async (input: Record<string, unknown>): Promise<DirectorPlan> =>
  (await (await send(app, "plan_director_prompt", { key: ana.key, input })).json()) as DirectorPlan;
const revise = (input: Record<string, unknown>, plan_id = plan.plan_id) =>
  send(app, "revise_plan", { key: ana.key, input: { plan_id, ...input } });
const revised = async (input: Record<string, unknown>, plan_id = plan.plan_id): Promise<DirectorPlan> => {
  const response = await revise(input, plan_id);
  if (response.status !== 200) throw new Error(await response.text());
  return (await response.json()) as DirectorPlan;
};

beforeAll(async () => {
  app = await testApp();
  ana = await person(app);
  plan = await plannedFrom({
    raw_intent: "A lighthouse keeper finds a fox on the rocks in a winter storm and carries it home.",
    director_mode: "narrative_drama",
    shot_count: 4,
    duration_seconds: 12,
    seed: 5,
  });
});
afterAll(() => app.close());

test("an edit makes a new plan beside the old one, and only what follows from it changes", async () => {
  const caption = "Come here, little one.";
  const next = await revised({ shots: { s2: { framing: "extreme_close", camera: { lens_mm: 135 }, caption } } });
  expect(next.plan_id).not.toBe(plan.plan_id);
  expect(next.plan_hash).not.toBe(plan.plan_hash);
  expect(next.parent_plan_id).toBe(plan.plan_id);
  expect(next.shots[1]).toMatchObject({ framing: "extreme_close", caption });
  expect(next.shots[1]?.camera).toEqual({ ...plan.shots[1]?.camera, lens_mm: 135 });
  expect(next.edit_beats[1]?.caption).toBe(caption);
  const [was, is] = [plan.camera_physics[1], next.camera_physics[1]];
  expect(is?.lens_mm).toBe(135);
  expect(is?.horizontal_fov_deg).toBeLessThan(was?.horizontal_fov_deg ?? 0);
  expect(is?.path).not.toEqual(was?.path);
  expect(next.shots[1]?.prompt).not.toBe(plan.shots[1]?.prompt);
  expect(next.shots[1]?.prompt).toMatch(/extreme close/i);
  for (const untouched of [0, 2, 3]) {
    expect(next.shots[untouched]).toEqual(plan.shots[untouched]);
    expect(next.camera_physics[untouched]).toEqual(plan.camera_physics[untouched]);
    expect(next.depth_layers[untouched]).toEqual(plan.depth_layers[untouched]);
  }
  const old = (await (
    await send(app, "get_plan", { key: ana.key, input: { plan_id: plan.plan_id } })
  ).json()) as DirectorPlan;
  expect(old).toEqual(plan);
  const stored = await (await send(app, "get_plan", { key: ana.key, input: { plan_id: next.plan_id } })).json();
  expect(stored).toEqual(next);
});

test("nothing edited, nothing changed: the same content, the same hash", async () => {
  const next = await revised({});
  expect(next.plan_hash).toBe(plan.plan_hash);
  expect(next.plan_id).not.toBe(plan.plan_id);
});

test("a merge patch is taken under its own media type", async () => {
  const response = await send(app, "revise_plan", {
    key: ana.key,
    input: { plan_id: plan.plan_id, audio: false, captions: false, aspect_ratio: "9:16" },
    headers: { "Content-Type": "application/merge-patch+json" },
  });
  expect(await response.json()).toMatchObject({ audio: false, captions: false, aspect_ratio: "9:16" });
});

test("a removed shot closes the film up on whole frames", async () => {
  const next = await revised({ shots: { s2: null } });
  expect(next.shots.map(({ shot_id, index }) => [shot_id, index])).toEqual([
    ["s1", 1],
    ["s3", 2],
    ["s4", 3],
  ]);
  const frames = (seconds: number) => seconds * 24;
  let at = 0;
  for (const [index, beat] of next.edit_beats.entries()) {
    expect(beat.shot_id).toBe(next.shots[index]?.shot_id);
    expect(frames(beat.start_seconds)).toBe(at);
    expect(frames(next.shots[index]?.duration_seconds ?? 0) % 1).toBe(0);
    at += frames(next.shots[index]?.duration_seconds ?? 0);
    expect(frames(beat.end_seconds)).toBe(at);
  }
  expect(frames(next.duration_seconds)).toBe(at);
  expect(next.camera_physics.map(({ shot_id }) => shot_id)).toEqual(["s1", "s3", "s4"]);
});

test("lengths: an edited one holds, the film follows; a film's length is shared among the rest", async () => {
  const longer = await revised({ shots: { s1: { duration_seconds: 5 } } });
  expect(longer.shots[0]?.duration_seconds).toBe(5);
  expect(longer.duration_seconds).toBeCloseTo(12 + 5 - (plan.shots[0]?.duration_seconds ?? 0), 6);
  const both = await revised({ duration_seconds: 20, shots: { s1: { duration_seconds: 5 } } });
  expect(both.duration_seconds).toBe(20);
  expect(both.shots[0]?.duration_seconds).toBe(5);
  expect(both.shots.reduce((sum, shot) => sum + shot.duration_seconds, 0)).toBeCloseTo(20, 9);
  const problem = await problemIn(
    await revise({
      duration_seconds: 20,
      shots: Object.fromEntries(plan.shots.map((shot) => [shot.shot_id, { duration_seconds: 3 }])),
    }),
  );
  expect(problem).toMatchObject({ status: 422, code: "validation_failed" });
  expect(problem.errors).toMatchObject([{ pointer: "/duration_seconds", code: "out_of_range" }]);
});

test("shots change places by index", async () => {
  const next = await revised({ shots: { s1: { index: 3 } } });
  expect(next.shots.map(({ shot_id }) => shot_id)).toEqual(["s2", "s3", "s1", "s4"]);
  expect(next.shots.map(({ index }) => index)).toEqual([1, 2, 3, 4]);
  expect(next.shots[0]?.start_seconds).toBe(0);
});

test("an end card comes, stays on the last shot, and goes", async () => {
  const card = await revised({ end_card: { text: "The Keeper", cta: null } });
  expect(card.end_card).toMatchObject({ shot_id: "s4", text: "The Keeper", cta: null });
  const shorter = await revised({ shots: { s4: null } }, card.plan_id);
  expect(shorter.end_card).toMatchObject({ shot_id: "s3", text: "The Keeper" });
  expect(shorter.end_card?.start_seconds).toBeLessThan(shorter.duration_seconds);
  expect((await revised({ end_card: null }, card.plan_id)).end_card).toBeNull();
});

test("words that people write are shown, prompted and judged", async () => {
  const description = "The keeper flies a red kite above the rocks.";
  const next = await revised({ shots: { s3: { description } } });
  expect(next.shots[2]?.description).toBe(description);
  expect(next.shots[2]?.prompt).toContain("red kite");
  expect(next.edit_beats[2]?.action).toBe(description);
  const drawn = next.depth_layers[2]?.layers.flatMap((layer) => layer.drawn_as.map((item) => item.element));
  expect(drawn).toContain("kite");
  const again = await revised({ shots: { s1: { caption: null } } }, next.plan_id);
  expect(again.depth_layers[2]).toEqual(next.depth_layers[2]);
  const judged = await revised({ shots: { s3: { description: "A deepfake of @somebody waves." } } });
  expect(judged.gate.would_block).toBe(true);
});

test("a chosen model is routed to, and stays chosen", async () => {
  const other = plan.shots[0]?.routing.candidates.find(
    ({ model, excluded_because }) => excluded_because === undefined && model !== plan.shots[0]?.routed_model,
  );
  const next = await revised({ shots: { s1: { routed_model: other?.model } } });
  expect(next.shots[0]?.routed_model).toBe(other?.model);
  const again = await revised({ shots: { s2: { role: "build" } } }, next.plan_id);
  expect(again.shots[0]?.routed_model).toBe(other?.model);
  expect(again.shots[0]?.prompt).toBe(next.shots[0]?.prompt);
});

test("the hour of every shot is the hour of the film", async () => {
  const night = Object.fromEntries(
    plan.shots.map(({ shot_id }) => [shot_id, { continuity: { time_of_day: "night" } }]),
  );
  const next = await revised({ shots: night });
  expect(next.color_intent).not.toEqual(plan.color_intent);
  expect(next.story_report.checks.find(({ id }) => id === "continuity")?.status).toBe("pass");
});

test.each([
  [{ shots: { s1: { prompt: "x" } } }, "/shots/s1/prompt", "unknown_field"],
  [{ shots: { s1: { start_seconds: 1 } } }, "/shots/s1/start_seconds", "unknown_field"],
  [{ shots: { s1: { camera: { aperture_f: 2 } } } }, "/shots/s1/camera/aperture_f", "unknown_field"],
  [{ shots: { s1: { camera: { lens_mm: 900 } } } }, "/shots/s1/camera/lens_mm", "out_of_range"],
  [{ shots: { s1: { framing: "huge" } } }, "/shots/s1/framing", "unknown_value"],
  [{ shots: { s1: { description: null } } }, "/shots/s1/description", "wrong_type"],
  [{ shots: { s9: { role: "hook" } } }, "/shots/s9", "unknown_shot"],
  [{ shots: { s9: null } }, "/shots/s9", "unknown_shot"],
  [{ shots: { s1: null, s2: null, s3: null, s4: null } }, "/shots/s1", "too_few"],
  [{ shots: [] }, "/shots", "wrong_type"],
  [{ shots: { s1: { routed_model: "nobody/nothing" } } }, "/shots/s1/routed_model", "unknown_model"],
  [{ duration_seconds: 3 }, "/duration_seconds", "out_of_range"],
  [{ duration_seconds: null }, "/duration_seconds", "wrong_type"],
  [{ end_card: { cta: "Go" } }, "/end_card/text", "required"],
  [{ end_card: { text: "Fin", start_seconds: 0 } }, "/end_card/start_seconds", "out_of_range"],
  [{ edit_beats: [] }, "/edit_beats", "unknown_field"],
  [{ title: "x" }, "/title", "unknown_field"],
])("%j is refused with a pointer", async (input, pointer, code) => {
  const problem = await problemIn(await revise(input));
  expect(problem).toMatchObject({ status: 422, code: "validation_failed" });
  expect(problem.errors).toContainEqual(expect.objectContaining({ pointer, code }));
});

test("every patch that a check offers is taken", async () => {
  const still = { changes: null, now: [], setup_of: [], pays_off: [], framing: "medium", movement: "static" } as const;
  const aside = { ...still, place: plan.screenplay?.places[0]?.id ?? "" };
  const spoiled = await revised({
    screenplay: {
      shots: {
        s1: { ...aside, action: "An empty frame.", detail: "" },
        s2: { ...aside, caption: "long ".repeat(40).trim() },
        s3: { ...aside, present: [] },
        s4: aside,
      },
    },
    shots: {
      s2: { continuity: { key_light_side: "left" } },
      s3: { continuity: { key_light_side: "right" } },
    },
  });
  const faults = spoiled.story_report.checks.filter(({ status }) => status !== "pass");
  expect(faults.length).toBeGreaterThanOrEqual(4);
  const offered = faults.filter(({ patch }) => patch !== null);
  expect(offered.length).toBeGreaterThan(0);
  for (const { id, finding, patch } of offered) {
    const mended = await revised(patch ?? {}, spoiled.plan_id);
    expect(mended.story_report.checks.find((check) => check.id === id)?.status, finding).toBe("pass");
  }
});

test("an edited plan is what is filmed", async () => {
  const next = await revised({ shots: { s1: { caption: "At last." }, s2: null }, aspect_ratio: "1:1" });
  const response = await send(app, "generate_video", {
    key: ana.key,
    input: { plan_id: next.plan_id, render: "preview", shot_count: 3, aspect_ratio: "1:1" },
  });
  const film = (await response.json()) as GenerationBody;
  expect(film).toMatchObject({ plan_id: next.plan_id, aspect_ratio: "1:1" });
  expect(film.shots.map(({ shot_id, caption }) => [shot_id, caption])).toEqual(
    next.shots.map(({ shot_id, caption }) => [shot_id, caption]),
  );
  const stored = await app.store.plans.get(ana.account_id, next.plan_id);
  expect(stored?.content.shots).toEqual(next.shots);
  const stale = await send(app, "generate_video", {
    key: ana.key,
    input: { plan_id: next.plan_id, duration_seconds: 12 },
  });
  expect(await problemIn(stale)).toMatchObject({ status: 422, code: "plan_conflict" });
});

test("another routing policy gives the shots other models and the plan another quote, and stays with it", async () => {
  const dear = plan.shots[0]?.routed_model ?? "";
  const cheaper = await revised({ routing: { optimize_for: "cost" } });
  expect(cheaper.quote.if_live_usd).toBeLessThan(plan.quote.if_live_usd);
  expect(cheaper.shots.map(({ description }) => description)).toEqual(plan.shots.map(({ description }) => description));
  const again = await revised({ captions: false }, cheaper.plan_id);
  expect(again.quote.if_live_usd).toBe(cheaper.quote.if_live_usd);
  // Who chose one shot's model keeps it; a model that was asked for the whole film gives way.
  const pinned = await revised({ shots: { s1: { routed_model: dear } } });
  const mixed = await revised({ routing: { optimize_for: "cost" } }, pinned.plan_id);
  expect(mixed.shots.map(({ routed_model }) => routed_model)).toEqual([
    dear,
    ...cheaper.shots.slice(1).map(({ routed_model }) => routed_model),
  ]);
  const whole = { raw_intent: "A tram in the rain", model_override: dear, duration_seconds: 12, seed: 1 };
  const freed = await revised({ routing: { optimize_for: "cost" } }, (await plannedFrom(whole)).plan_id);
  expect(freed.shots.every(({ routed_model }) => routed_model === dear)).toBe(false);
  const deny = cheaper.shots.map(({ routed_model }) => routed_model);
  const denied = await revised({ routing: { optimize_for: "cost", deny } }, cheaper.plan_id);
  expect(denied.shots.some(({ routed_model }) => deny.includes(routed_model))).toBe(false);
  expect(await problemIn(await revise({ routing: { optimize_for: "cost", deny: ["none/such"] } }))).toMatchObject({
    status: 422,
    errors: [{ pointer: "/routing/deny/0", code: "unknown_model" }],
  });
});
