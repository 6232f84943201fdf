import fc from "fast-check";
import { expect, test } from "vitest";
import { completePlan } from "./complete-plan.ts";
import { draftFilm } from "./draft-film.ts";
import { cutToFit, promptLength } from "./prompts/length.ts";
import { wholeSeconds } from "./prompts/multi-shot.ts";
import { inputFor, models, routesFor } from "./testing/plan-request.ts";
import { keeper, samples } from "./testing/sample-readings.ts";

const plan = (reading = keeper, duration_seconds = 12) => {
  const draft = draftFilm(inputFor(reading, { duration_seconds, director_mode: "narrative_drama" }));
  return { draft, content: completePlan({ draft, routes: routesFor(draft), models }) };
};

test("every able model has a prompt for every shot, within its limit in its unit", () => {
  for (const reading of samples) {
    const { content } = plan(reading);
    for (const model of models)
      for (const shot of content.shots) {
        const prompt = content.prompts.find((each) => each.model === model.model_id && each.shot_id === shot.shot_id);
        expect(prompt?.length).toBe(promptLength(prompt?.prompt ?? "", model.prompt.unit));
        if (model.prompt.limit !== null) expect(prompt?.length).toBeLessThanOrEqual(model.prompt.limit);
        expect(prompt?.prompt).not.toBe("");
      }
  }
});

test("a shot's prompt is what its routed model would be sent", () => {
  const { content } = plan();
  for (const shot of content.shots)
    expect(shot.prompt).toBe(
      content.prompts.find((each) => each.model === shot.routed_model && each.shot_id === shot.shot_id)?.prompt,
    );
});

test("what is left out or cut is noted, whole words remain, and the action comes first to stay", () => {
  const { content, draft } = plan();
  const short = content.prompts.find((each) => each.model === "minimax/hailuo-2.3" && each.shot_id === "s1");
  expect(short?.notes.join(" ")).toMatch(/Left out to stay within 200 characters/);
  const words = new Set(
    `${draft.shots[0]?.description} ${draft.shots[0]?.continuity.subject_lock} ${short?.prompt.match(/\[.*?\]/)?.[0] ?? ""}`
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu),
  );
  for (const word of short?.prompt.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) expect(words).toContain(word);
  const long = content.prompts.find((each) => each.model === "bytedance/seedance-2.5" && each.shot_id === "s1");
  const [act = ""] = draft.shots[0]?.description.split(/(?<=[.!?])\s/u) ?? [];
  expect(act).toContain("keeper");
  expect(long?.prompt).toContain(act);
});

test("negatives go where the model takes them", () => {
  const { content } = plan();
  const of = (model: string) => content.prompts.find((each) => each.model === model && each.shot_id === "s1");
  expect(of("google/veo-3.1")?.negative_prompt).toContain("watermark");
  expect(of("kling/3.0")?.negative_prompt?.length).toBeLessThanOrEqual(40);
  expect(of("bytedance/seedance-2.5")?.prompt).toContain("Avoid:");
  expect(of("runway/gen4.5")?.negative_prompt).toBeNull();
  expect(of("runway/gen4.5")?.prompt).not.toMatch(/\b(no|without|avoid)\b/i);
});

test("durations snap to what a model makes, and the trim is said", () => {
  const { content } = plan(keeper, 15);
  for (const prompt of content.prompts.filter((each) => each.model === "google/veo-3.1")) {
    expect([4, 6, 8]).toContain(prompt.parameters["duration_seconds"]);
    expect(prompt.notes.join(" ")).toMatch(/trimmed in the edit/);
  }
});

test("native multi-shot calls hold the whole film, in whole seconds that sum", () => {
  const { content } = plan();
  const kling = content.prompts.find((each) => each.model === "kling/3.0" && each.shot_id === null);
  const entries = kling?.parameters["multi_prompt"] as { duration_seconds: number; prompt: string }[];
  expect(entries.reduce((sum, entry) => sum + entry.duration_seconds, 0)).toBe(12);
  for (const entry of entries) expect(entry.prompt.length).toBeLessThanOrEqual(500);
  const seedance = content.prompts.find((each) => each.model === "bytedance/seedance-2.5" && each.shot_id === null);
  expect(seedance?.prompt).toMatch(/0-\d+s:/);
  expect(plan(keeper, 40).content.prompts.filter((each) => each.shot_id === null)).toEqual([]);
});

test("whole seconds sum to the total and none is below the least", () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0.75, max: 20, noNaN: true }), { minLength: 3, maxLength: 5 }),
      fc.integer({ min: 15, max: 60 }),
      (lengths, total) => {
        const parts = wholeSeconds(lengths, total, 3);
        expect(parts?.reduce((a, b) => a + b, 0)).toBe(total);
        for (const part of parts ?? []) expect(part).toBeGreaterThanOrEqual(3);
      },
    ),
  );
  expect(wholeSeconds([1, 1, 1], 8, 3)).toBeNull();
});

test("lengths are counted in the model's unit", () => {
  expect(promptLength("aé😀", "characters")).toBe(3);
  expect(promptLength("aé😀", "utf16_units")).toBe(4);
  expect(promptLength("aé😀", "tokens")).toBe(2);
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), fc.integer({ min: 8, max: 60 }), (text, limit) => {
      for (const unit of ["characters", "utf16_units", "tokens"] as const)
        expect(promptLength(cutToFit(text, limit, unit), unit)).toBeLessThanOrEqual(limit);
    }),
  );
});

test("a missing route or an unknown model is an error with its name", () => {
  const { draft } = plan();
  expect(() => completePlan({ draft, routes: [], models })).toThrow(/s1 has no route/);
  expect(() => completePlan({ draft, routes: routesFor(draft, "acme/gone"), models })).toThrow(/acme\/gone/);
});
