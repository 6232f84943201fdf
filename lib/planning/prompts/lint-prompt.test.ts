import { expect, test } from "vitest";
import type { ModelPrompt } from "#lib/contract/plan.ts";
import { aspectRatios, directorModes } from "#lib/contract/vocabulary.ts";
import { completePlan } from "#lib/planning/complete-plan.ts";
import { draftFilm } from "#lib/planning/draft-film.ts";
import { measuredIntents } from "#lib/planning/testing/measured-intents.ts";
import { brand } from "#lib/planning/testing/plan-request.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import { modelCatalog } from "#lib/routing/catalog.ts";
import { lintPrompt } from "./lint-prompt.ts";

const models = modelCatalog(new Set()).filter((model) => model.kind === "video");
const modelOf = (id: string) => {
  const model = models.find((each) => each.model_id === id);
  if (model === undefined) throw new Error(`no model ${id}`);
  return model;
};

const planOf = (raw_intent: string, index: number) => {
  const draft = draftFilm({
    request: {
      raw_intent,
      director_mode: index % 2 === 0 ? "auto" : (directorModes[index % directorModes.length] ?? "auto"),
      aspect_ratio: aspectRatios[index % aspectRatios.length] ?? "16:9",
      ...(index % 3 === 0 ? { duration_seconds: 12 } : {}),
      ...(index % 7 === 6 ? { audio: false } : {}),
    },
    seed: index * 17 + 2,
    brand: index % 5 === 4 ? brand : null,
    elements: elementCards,
  });
  const candidates = models.map(({ model_id }) => ({ model: model_id, score: 1, reasons: [] }));
  const routes = draft.shots.map(({ shot_id }) => ({
    shot_id,
    routed_model: "google/veo-3.1",
    routing: { reason: "test", candidates },
  }));
  return { draft, prompts: completePlan({ draft, routes, models }).prompts, raw_intent };
};

test("no prompt of any model for sixty intents has a fault, long ones and other scripts among them", () => {
  let count = 0;
  const faults = measuredIntents.flatMap((raw, index) => {
    const { draft, prompts } = planOf(raw, index);
    count += prompts.length;
    return prompts.flatMap((entry) =>
      lintPrompt(entry, modelOf(entry.model), draft, raw).map(
        ({ rule, detail }) => `intent ${index} ${entry.model} ${entry.shot_id}: ${rule} ${detail}`,
      ),
    );
  });
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThan(5000);
});

test("praise and negations of the intent do not reach a model, its things do", () => {
  const raw = "A stunning, breathtaking 8K masterpiece: a fox never leaves the snow, no people, ultra realistic";
  const { draft, prompts } = planOf(raw, 0);
  for (const entry of prompts) {
    expect(entry.prompt).not.toMatch(/stunning|breathtaking|masterpiece|8k|ultra realistic/i);
    expect(lintPrompt(entry, modelOf(entry.model), draft, raw)).toEqual([]);
  }
  expect(prompts.find((entry) => entry.model === "runway/gen4.5")?.prompt).toMatch(/fox/);
});

test("a quoted line is said by its speaker, in the form the family asks for; a sign's words are not", () => {
  const { prompts } = planOf('An old keeper says "Keep the light." and walks home', 0);
  const of = (model: string) =>
    prompts
      .filter((entry) => entry.model === model)
      .map((entry) => entry.prompt)
      .join("\n");
  expect(of("google/veo-3.1")).toMatch(/keeper says: Keep the light\./);
  expect(of("bytedance/seedance-2.5")).toContain("{Keep the light.}");
  expect(of("runway/gen4.5")).not.toContain("says: Keep");
  expect(
    planOf('A storefront sign reads "OPEN LATE" at night', 0)
      .prompts.map((entry) => entry.prompt)
      .join(" "),
  ).not.toMatch(/says: OPEN/);
});

test("the linter sees every kind of fault", () => {
  const raw = "A red fox trots through deep snow, then sleeps under a pine at night";
  const { draft, prompts } = planOf(raw, 0);
  const entryOf = (model: string) => {
    const entry = prompts.find((each) => each.model === model && each.shot_id === "s1");
    if (entry === undefined) throw new Error(`nothing for ${model}`);
    return entry;
  };
  const rules = (model: string, change: (prompt: string, entry: ModelPrompt) => Partial<ModelPrompt>) => {
    const entry = entryOf(model);
    const changed = { ...entry, ...change(entry.prompt, entry) };
    return lintPrompt(changed, modelOf(model), draft, raw).map(({ rule }) => rule);
  };
  expect(rules("runway/gen4.5", (prompt) => ({ prompt: `${prompt} ${"snow ".repeat(300)}` }))).toContain("length");
  expect(rules("google/veo-3.1", (prompt) => ({ prompt, length: 3 }))).toContain("length");
  expect(rules("alibaba/wan-2.7", () => ({ negative_prompt: "x".repeat(600) }))).toContain("negative_length");
  expect(rules("google/veo-3.1", () => ({ negative_prompt: "no text" }))).toContain("negation");
  expect(rules("luma/ray-3.2", (prompt) => ({ prompt: `${prompt} No people.` }))).toContain("negation");
  expect(rules("kling/3.0", (prompt) => ({ prompt: `${prompt} A masterpiece.` }))).toContain("filler");
  expect(rules("kling/3.0", (prompt) => ({ prompt: `${prompt} ${prompt}` }))).toContain("duplicate");
  expect(rules("kling/3.0", (prompt) => ({ prompt: `${prompt} The undefined.` }))).toContain("placeholder");
  expect(rules("kling/3.0", (prompt) => ({ prompt: prompt.replaceAll(/fox/gi, "cat") }))).toContain("word_lost");
  expect(rules("kling/3.0", (prompt) => ({ prompt: prompt.replaceAll("[Character", "[Person") }))).toContain("form");
  expect(rules("xai/grok-imagine-video", (prompt) => ({ prompt: `${prompt} 35 mm lens.` }))).toContain("form");
  expect(rules("google/gemini-omni-flash", (prompt) => ({ prompt: prompt.replace(/\[0-\d+s\]/, "") }))).toContain(
    "form",
  );
  expect(
    rules("google/veo-3.1", (prompt) => ({
      prompt: prompt
        .replaceAll(/camera|lens/gi, "wall")
        .replaceAll(
          /lock\w*|push\w*|follow\w*|lead\w*|truck\w*|pan\w*|tilt\w*|arc\w*|crane\w*|rise\w*|pull\w*|drone/gi,
          "x",
        ),
    })),
  ).toContain("part_missing");
  expect(rules("google/veo-3.1", (prompt) => ({ prompt: prompt.replaceAll(/light|lit/gi, "x") }))).toContain(
    "part_missing",
  );
  expect(rules("google/veo-3.1", (prompt) => ({ prompt: prompt.replace(/Audio:.*/u, "") }))).toContain("sound");
  expect(rules("runway/gen4.5", (prompt) => ({ prompt: `${prompt} Sound: wind.` }))).toContain("sound");
});
