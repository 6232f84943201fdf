import { expect, test } from "vitest";
import { clipSeconds } from "#lib/contract/clip-seconds.ts";
import { modelCatalog, videoScores } from "./catalog.ts";
import { chooseModel, NoModelFits, type ShotDemand } from "./choose.ts";
import { clipPrice } from "./price.ts";
import { quotePlan } from "./quote.ts";

const models = modelCatalog(new Set());
const today = "2026-11-21";
const demand = (change: Partial<ShotDemand> = {}): ShotDemand => ({
  shot_id: "s1",
  duration_seconds: 4,
  aspect_ratio: "16:9",
  weights: { people: 1 },
  reference_images: 0,
  risk: 0.2,
  ...change,
});

test("every video model is ranked or excluded with a reason, best first", () => {
  const { routing, routed_model } = chooseModel(demand(), models, { optimize_for: "quality" }, null, today);
  expect(routing.candidates).toHaveLength(models.filter((model) => model.kind === "video").length);
  const open = routing.candidates.filter((candidate) => candidate.excluded_because === undefined);
  expect(open[0]?.model).toBe(routed_model);
  for (const [i, candidate] of open.entries()) expect(candidate.score).toBeLessThanOrEqual(open[i - 1]?.score ?? 2);
  for (const candidate of routing.candidates)
    expect(candidate.reasons.length > 0 || candidate.excluded_because !== undefined).toBe(true);
});

test("a removed model, a wrong ratio and a clip that is too long are never routed", () => {
  const square = chooseModel(demand({ aspect_ratio: "1:1" }), models, { optimize_for: "quality" }, null, today);
  const why = new Map(square.routing.candidates.map((candidate) => [candidate.model, candidate.excluded_because]));
  expect(why.get("google/veo-3.1")).toContain("1:1");
  expect(why.get("openai/sora-2")).toContain("removed");
  const long = chooseModel(demand({ duration_seconds: 18 }), models, { optimize_for: "quality" }, null, today);
  expect(long.routing.candidates.find((c) => c.model === "google/veo-3.1")?.excluded_because).toContain("18.00 s");
});

test("a shot that begins with a picture goes to models that take one, those that need one included", () => {
  const why = (first_frame: boolean) => {
    const { routing } = chooseModel(demand({ first_frame }), models, { optimize_for: "quality" }, null, today);
    return new Map(routing.candidates.map((candidate) => [candidate.model, candidate.excluded_because]));
  };
  expect(why(false).get("runway/gen4_turbo")).toContain("needs a first frame");
  expect(why(true).get("runway/gen4_turbo")).toBeUndefined();
  expect(why(true).get("luma/ray-2")).toContain("first frame");
  expect(why(false).get("luma/ray-2") ?? "").not.toContain("first frame");
});

test("the policy's aim changes the choice, deny and allow are obeyed", () => {
  const price = (id: string) => {
    const model = models.find(({ model_id }) => model_id === id);
    return clipPrice(model?.price ?? null, clipSeconds(model?.durations ?? null, demand().duration_seconds) ?? 0)!
      .amount_usd;
  };
  const quality = chooseModel(demand(), models, { optimize_for: "quality" }, null, today).routed_model;
  const cost = chooseModel(demand(), models, { optimize_for: "cost" }, null, today).routed_model;
  expect(price(cost)).toBeLessThan(price(quality));
  const denied = chooseModel(demand(), models, { optimize_for: "quality", deny: [quality] }, null, today);
  expect(denied.routed_model).not.toBe(quality);
  const only = chooseModel(demand(), models, { optimize_for: "quality", allow: ["vidu/q3"] }, null, today);
  expect(only.routed_model).toBe("vidu/q3");
  expect(() => chooseModel(demand(), models, { optimize_for: "quality", allow: [] }, null, today)).toThrow(NoModelFits);
});

test("a shot that is risky in a dimension leans to the models that are strong there", () => {
  const rank = (difficulties: ShotDemand["difficulties"]) => {
    const { routing } = chooseModel(
      demand({ weights: {}, ...(difficulties ? { difficulties } : {}) }),
      models,
      { optimize_for: "quality" },
      null,
      today,
    );
    return routing.candidates.filter((candidate) => candidate.excluded_because === undefined);
  };
  const plain = rank(undefined);
  for (const [dimension, strength] of [
    ["Human_Anatomy", "people"],
    ["Mechanics", "motion"],
    ["text_legibility", "product"],
    ["Complex_Landscape", "landscape"],
  ] as const) {
    const risky = rank({ [dimension]: 0.5 });
    const mean = (list: typeof plain) =>
      list.slice(0, 5).reduce((sum, { model }) => sum + (videoScores(model)?.[strength] ?? 0), 0) / 5;
    expect(mean(risky), dimension).toBeGreaterThanOrEqual(mean(plain));
    for (const { model, score } of risky) {
      const before = plain.find((each) => each.model === model)?.score ?? 0;
      const strong = (videoScores(model)?.[strength] ?? 0.8) - 0.8;
      expect(Math.sign(Math.round((score - before) * 1000)), `${model} ${dimension}`).toBe(
        Math.sign(Math.round(strong * 250)),
      );
    }
    expect(risky.some(({ reasons }) => reasons.join(" ").includes("strong where the shot is risky"))).toBe(true);
  }
});

test("an override is taken whatever the ranking says", () => {
  const { routed_model, routing } = chooseModel(demand(), models, { optimize_for: "cost" }, "kling/3.0", today);
  expect(routed_model).toBe("kling/3.0");
  expect(routing.reason).toContain("asked for");
});

test("an unconnected model is quoted 0 and its live price is still told", () => {
  const shot = {
    shot_id: "s1",
    duration_seconds: 3.5,
    routed_model: "google/veo-3.1",
    candidates: ["kling/3.0"],
  };
  const offline = quotePlan([shot], models, false, "2026-11-22T00:00:00Z");
  expect(offline).toMatchObject({ total_usd: 0, if_live_usd: 1.6 });
  expect(offline.lines[0]).toMatchObject({ model: "preview/motion", amount_usd: 0 });
});

test("a live quote covers the dearest connected candidate, and its lines sum to the total", () => {
  const connected = modelCatalog(new Set(["google", "kling"]));
  const shot = (id: string) => ({
    shot_id: id,
    duration_seconds: 3.5,
    routed_model: "kling/3.0",
    candidates: ["google/veo-3.1"],
  });
  const quote = quotePlan([shot("s1"), shot("s2")], connected, false, "2026-11-22T00:00:00Z");
  expect(quote.lines.map((line) => line.model)).toEqual(["google/veo-3.1", "google/veo-3.1"]);
  expect(quote.total_usd).toBeCloseTo(3.2, 9);
  expect(quote.if_live_usd).toBeCloseTo(2 * 4 * 0.084, 9);
  expect(quotePlan([shot("s1")], connected, true, "2026-11-22T00:00:00Z").total_usd).toBe(0);
});
