import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { GenerationBody } from "#lib/contract/generation.ts";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import type { ProblemBody } from "#lib/contract/problem-body.ts";
import { owedUsd } from "#lib/providers/testing/fal-book.ts";
import { unlimited } from "#lib/store/testing/records.ts";
import { connected, liveApp, unconnected, type LiveApp } from "./testing/live-app.ts";
import { person } from "./testing/test-app.ts";

/** No way around the price: what is rendered is quoted when it begins, and nothing is ordered that was not quoted. */

let app: LiveApp;
beforeAll(async () => {
  app = await liveApp();
});
afterAll(() => app.close());
beforeEach(() => {
  app.list(connected());
  Object.assign(app.caps, unlimited);
  app.fal.decide = () => "none";
  app.fal.hold = () => Promise.resolve();
  app.fal.orders.length = 0;
});

const unpriced = "bfl/flux-3-video";
const intent = { raw_intent: "A fox finds a lantern in the snow.", shot_count: 3, duration_seconds: 9, seed: 3 };
const film = async (name: Parameters<LiveApp["call"]>[0], input: Record<string, unknown>) => {
  const { status, body } = await app.call<GenerationBody>(name, input);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const plan = async (input: Record<string, unknown> = intent) => {
  const { status, body } = await app.call<DirectorPlan>("plan_director_prompt", input);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const problem = async (...call: Parameters<LiveApp["call"]>) => {
  const { status, body } = await app.call<ProblemBody>(...call);
  return { ...body, status };
};
const dearest = (quoted: GenerationBody) => quoted.cost.lines.reduce((sum, line) => sum + line.amount_usd, 0);

test("a model without a price is refused by name where it could be ordered of, with the way out", async () => {
  for (const more of [{}, { max_cost_usd: 0 }, { routing: { optimize_for: "quality", allow: [unpriced] } }]) {
    const refused = await problem("generate_video", { ...intent, ...more, model_override: unpriced });
    expect(refused).toMatchObject({ status: 422, errors: [{ pointer: "/model_override", code: "unknown_model" }] });
    expect(refused.detail).toContain("no established price");
  }
  const { plan_id, shots } = await plan();
  const shot = shots[0]?.shot_id ?? "";
  const patch = { plan_id, shots: { [shot]: { routed_model: unpriced } } };
  expect(await problem("revise_plan", patch)).toMatchObject({
    status: 422,
    errors: [{ pointer: `/shots/${shot}/routed_model` }],
  });
  const made = await film("generate_video", intent);
  const change = { generation_id: made.generation_id, shot_id: shot, instruction: "closer", model_override: unpriced };
  expect(await problem("refine_shot", change)).toMatchObject({ status: 422, errors: [{ pointer: "/model_override" }] });
  const added = { generation_id: made.generation_id, shot_count: 1, model_override: unpriced };
  expect(await problem("extend_sequence", added)).toMatchObject({ status: 422 });
});

test("planned while nobody was connected, a model without a price is drawn here, and says so", async () => {
  app.list(unconnected());
  const { plan_id, quote } = await plan({ ...intent, model_override: unpriced });
  expect(quote.total_usd).toBe(0);
  app.list(connected());
  const made = await film("generate_video", { plan_id, max_cost_usd: 0 });
  expect(made).toMatchObject({ status: "ok", preview: true, cost: { quoted_usd: 0, charged_usd: 0 } });
  for (const shot of made.shots) expect(shot.delivered).toMatchObject({ model: "preview/motion", preview: true });
  expect(app.fal.orders).toEqual([]);
});

test("the plan of a refined film, rendered whole, is quoted whole", async () => {
  const parent = await film("generate_video", { ...intent, render: "preview" });
  const shot_id = parent.shots[1]?.shot_id ?? "";
  app.fal.orders.length = 0;
  const one = await film("refine_shot", {
    generation_id: parent.generation_id,
    shot_id,
    instruction: "closer",
    render: "auto",
  });
  expect(one.cost.lines.map((line) => line.shot_id)).toEqual([shot_id]);
  expect(one.cost.charged_usd).toBeCloseTo(owedUsd(app.fal.orders), 6);
  app.fal.orders.length = 0;
  const most = one.cost.quoted_usd;
  expect(await film("generate_video", { plan_id: one.plan_id, max_cost_usd: most })).toMatchObject({
    status: "blocked",
    blocked: { gate: "budget", code: "max_cost_exceeded" },
  });
  expect(app.fal.orders).toEqual([]);
  const whole = await film("generate_video", { plan_id: one.plan_id });
  expect(app.fal.orders).toHaveLength(3);
  expect(whole.cost.quoted_usd).toBeGreaterThan(most * 2);
  expect(whole.cost.charged_usd).toBeCloseTo(owedUsd(app.fal.orders), 6);
});

test("an edit of a picture's plan makes nothing: every shot of it is quoted, and paid for when it is rendered", async () => {
  const picture = sharp({ create: { width: 640, height: 360, channels: 3, background: "#4a6b8a" } });
  const animate_image_ref = `data:image/png;base64,${(await picture.png().toBuffer()).toString("base64")}`;
  const first = await film("animate_image", { animate_image_ref, duration_seconds: 4, seed: 3 });
  const { plan_id } = await film("extend_sequence", { generation_id: first.generation_id, shot_count: 2 });
  const edited = await app.call<DirectorPlan>("revise_plan", { plan_id, captions: false });
  expect(edited.body.quote.lines).toHaveLength(3);
  for (const line of edited.body.quote.lines) expect(line.amount_usd, line.shot_id).toBeGreaterThan(0);
  app.fal.orders.length = 0;
  const made = await film("generate_video", { plan_id: edited.body.plan_id });
  expect(app.fal.orders).toHaveLength(3);
  expect(made.cost.quoted_usd).toBeCloseTo(edited.body.quote.total_usd, 6);
  expect(made.cost.charged_usd).toBeCloseTo(owedUsd(app.fal.orders), 6);
});

test("a plan that was quoted while nobody was connected is asked for again, with what it costs now", async () => {
  app.list(unconnected());
  const { plan_id } = await plan({ ...intent, model_override: "minimax/h3" });
  app.list(connected());
  const asked = await problem("generate_video", { plan_id });
  expect(asked).toMatchObject({ status: 409, code: "quote_changed", quote: { currency: "USD" } });
  const now = asked.quote?.total_usd ?? 0;
  expect(now).toBeGreaterThan(0.5);
  expect(asked.detail).toContain(`max_cost_usd of ${now.toFixed(2)}`);
  expect(app.fal.orders).toEqual([]);
  expect(await problem("generate_video", { plan_id, max_cost_usd: now / 2 })).toMatchObject({ status: 409 });
  expect(await film("generate_video", { plan_id, render: "preview" })).toMatchObject({ cost: { quoted_usd: 0 } });
  const made = await film("generate_video", { plan_id, max_cost_usd: now });
  expect(made).toMatchObject({ status: "ok", cost: { quoted_usd: now } });
  expect(made.cost.charged_usd).toBeCloseTo(owedUsd(app.fal.orders), 6);
});

test("what grew dearer is asked for again, what grew cheaper goes on at the new price", async () => {
  const { plan_id, quote } = await plan();
  const at = (factor: number) =>
    connected().map((card) =>
      card.price === null ? card : { ...card, price: { ...card.price, amount_usd: card.price.amount_usd * factor } },
    );
  app.list(at(2));
  expect((await problem("generate_video", { plan_id })).quote?.total_usd).toBeCloseTo(quote.total_usd * 2, 3);
  // Whoever sends what the words say goes on, also where the price is no whole cents.
  app.list(at(1.0037));
  const said = await problem("generate_video", { plan_id });
  const named = /max_cost_usd of ([\d.]+)/.exec(said.detail ?? "")?.[1];
  expect(Number(named) - (said.quote?.total_usd ?? 0)).toBeLessThan(0.01);
  expect(await film("generate_video", { plan_id, max_cost_usd: Number(named) })).toMatchObject({ status: "ok" });
  app.list(at(0.5));
  const made = await film("generate_video", { plan_id });
  expect(made.cost.quoted_usd).toBeCloseTo(quote.total_usd / 2, 3);
  expect(dearest(made)).toBeCloseTo(made.cost.quoted_usd, 6);
});

test("what failed is quoted anew for what is missing, and asks again where that costs more", async () => {
  let sent = 0;
  app.fal.decide = () => (sent++ === 0 ? "none" : "down");
  const failed = await film("generate_video", intent);
  expect(failed).toMatchObject({ status: "render_failed", cost: { charged_usd: 0 } });
  const { generation_id } = failed;
  app.fal.decide = () => "none";
  app.list(
    connected().map((card) =>
      card.price === null ? card : { ...card, price: { ...card.price, amount_usd: card.price.amount_usd * 3 } },
    ),
  );
  const asked = await problem("resume_generation", { generation_id });
  expect(asked).toMatchObject({ status: 409, code: "quote_changed" });
  const now = asked.quote?.total_usd ?? 0;
  expect(asked.quote?.lines.filter(({ unit }) => unit === "order")).toHaveLength(1);
  const resumed = await film("resume_generation", { generation_id, max_cost_usd: now });
  expect(resumed).toMatchObject({ status: "ok", cost: { quoted_usd: now } });
  const usage = await app.call<{ entries: { kind: string; amount_usd: number; generation_id: string }[] }>(
    "get_usage",
    { limit: 100 },
  );
  const lost = usage.body.entries.filter((entry) => entry.kind === "loss" && entry.generation_id === generation_id);
  expect(lost).toHaveLength(2);
  expect(lost.reduce((sum, { amount_usd }) => sum + amount_usd, 0)).toBeCloseTo(0, 6);
});

test("a catalog that changes under a film's feet: nothing dearer than what is held back is ordered", async () => {
  const dearer = connected().map((card) =>
    card.price === null ? card : { ...card, price: { ...card.price, amount_usd: card.price.amount_usd * 10 } },
  );
  // The still was ordered at the price of the quote; what follows it was not.
  app.fal.hold = (moment) => (moment === "file" ? Promise.resolve(app.list(dearer)) : Promise.resolve());
  const sent = app.fal.sent;
  const stopped = await film("generate_video_staged", intent);
  expect(stopped).toMatchObject({ status: "render_failed", cost: { charged_usd: 0 } });
  expect(app.fal.sent - sent).toBe(1);
  for (const { attempts } of stopped.shots) {
    expect(attempts.length).toBeGreaterThan(0);
    for (const each of attempts) expect(each).toMatchObject({ outcome: "failed", code: "dearer_than_reserved" });
  }
  expect(stopped.failure?.message).toContain("Resume to have it quoted anew");
  const { generation_id } = stopped;
  expect((await app.store.ledger.heldFor(generation_id)).held_usd).toBe(0);
  const asked = await problem("resume_generation", { generation_id });
  expect(asked).toMatchObject({ status: 409, code: "quote_changed" });
  expect(app.fal.sent - sent).toBe(1);
  app.fal.hold = () => Promise.resolve();
  const now = asked.quote?.total_usd ?? 0;
  expect(await film("resume_generation", { generation_id, max_cost_usd: now })).toMatchObject({
    status: "ok",
    cost: { quoted_usd: now },
  });
});

test("a still that is refused with a longer film in mind is quoted anew, and every still is paid for", async () => {
  const held = await film("generate_video_staged", { ...intent, duration_seconds: 6, hold: true });
  expect(held.state).toBe("awaiting_decision");
  const still = held.cost.lines.find(({ stage }) => stage === "still")?.amount_usd ?? 0;
  expect(still).toBeGreaterThan(0);
  const hero_frame_id = held.hero_frame?.hero_frame_id;
  const longer = { hero_frame_id, decision: "reject", note: "make it last 12 seconds" };
  const asked = await problem("generate_video_staged", longer);
  expect(asked).toMatchObject({ status: 409, code: "quote_changed" });
  // Nothing was decided yet.
  expect(await film("get_generation", { generation_id: held.generation_id })).toMatchObject({
    hero_frame: { hero_frame_id, state: "awaiting_decision" },
  });
  const now = asked.quote?.total_usd ?? 0;
  const again = await film("generate_video_staged", { ...longer, max_cost_usd: now });
  expect(again).toMatchObject({ state: "awaiting_decision", cost: { quoted_usd: now } });
  const another = await film("generate_video_staged", {
    hero_frame_id: again.hero_frame?.hero_frame_id,
    decision: "reject",
    note: "closer",
    max_cost_usd: 20,
  });
  const made = await film("generate_video_staged", {
    hero_frame_id: another.hero_frame?.hero_frame_id,
    decision: "approve",
  });
  expect(made.status).toBe("ok");
  expect(app.fal.orders.filter(({ input }) => "num_images" in input)).toHaveLength(3);
  expect(made.cost.charged_usd).toBeCloseTo(owedUsd(app.fal.orders), 6);
  expect(made.cost.charged_usd).toBeLessThanOrEqual(made.cost.quoted_usd);
});

test("what the operator lets an account and everybody spend is not gone beyond, and told in words", async () => {
  const { quote } = await plan();
  for (const [cap, code, name] of [
    ["account_monthly_usd", "account_limit_reached", "SHOTWRIGHT_ACCOUNT_MONTHLY_USD"],
    ["total_monthly_usd", "service_limit_reached", "SHOTWRIGHT_TOTAL_MONTHLY_USD"],
  ] as const) {
    const bea = await person(app);
    Object.assign(app.caps, unlimited, { [cap]: quote.total_usd / 2 });
    const blocked = await app.call<GenerationBody>("generate_video", intent, bea);
    expect(blocked.body).toMatchObject({ status: "blocked", blocked: { gate: "budget", code } });
    expect(blocked.body.blocked?.resolve).toContain(name);
    expect(app.fal.orders).toEqual([]);
    const preview = await app.call<GenerationBody>("generate_video", { ...intent, render: "preview" }, bea);
    expect(preview.body.status).toBe("ok");
  }
});

test.each([
  ["account_loss_monthly_usd", "account_losses_reached"],
  ["total_loss_monthly_usd", "service_losses_reached"],
] as const)("films that are cancelled once they are made end at a limit: %s", async (cap, code) => {
  const cat = await person(app);
  const [before] = [await app.store.ledger.losses(cat.account_id, new Date("2026-05-01"), new Date("2026-06-01"))];
  Object.assign(app.caps, unlimited, { [cap]: (cap === "total_loss_monthly_usd" ? before.total_usd : 0) + 0.1 });
  const asked = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  let looks = 0;
  app.fal.cancels = () => "ignored";
  app.fal.hold = (moment) => {
    if (moment !== "look") return Promise.resolve();
    if (++looks === 3) asked.resolve();
    return go.promise;
  };
  const begun = app.call<GenerationBody>("generate_video", intent, cat);
  await asked.promise;
  const [{ generation_id } = { generation_id: "" }] = (
    await app.store.generations.list(cat.account_id, { limit: 1, cursor: null, state: null })
  ).generations;
  const cancelled = await app.call<GenerationBody>("cancel_generation", { generation_id }, cat);
  expect(cancelled.body).toMatchObject({ state: "cancelled", cost: { charged_usd: 0 } });
  go.resolve();
  await begun;
  app.fal.hold = () => Promise.resolve();
  const sent = app.fal.sent;
  const next = await app.call<GenerationBody>("generate_video", intent, cat);
  expect(next.body).toMatchObject({ status: "blocked", blocked: { gate: "budget", code } });
  expect(app.fal.sent).toBe(sent);
});
