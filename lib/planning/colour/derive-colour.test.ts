import { expect, test } from "vitest";
import type { ColorIntent } from "#lib/contract/plan.ts";
import { directorModes, timesOfDay, weathers, type DirectorMode } from "#lib/contract/vocabulary.ts";
import { compileFilm } from "#lib/planning/compile/compile-film.ts";
import { coverBrief } from "#lib/planning/coverage/cover.ts";
import { modeCardOf } from "#lib/planning/modes/mode-catalog.ts";
import type { Brief } from "#lib/planning/screenplay/brief.ts";
import { readBrief } from "#lib/planning/screenplay/read-brief.ts";
import { brand } from "#lib/planning/testing/plan-request.ts";
import { elementCards as elements } from "#lib/elements/element-cards.ts";
import { deriveColour } from "./derive-colour.ts";

const filmOf = (raw_intent: string, primary: DirectorMode = "narrative_drama", withBrand = false) =>
  compiled({
    ...readBrief({
      request: { raw_intent, director_mode: primary },
      seed: 4,
      brand: withBrand ? brand : null,
      elements,
    }),
    treatment: {
      primary,
      secondary: primary === "documentary_verite" ? "narrative_drama" : "documentary_verite",
      reason: "test",
    },
  });
const compiled = (brief: Brief) => compileFilm(coverBrief(brief), { ...brief, elements });
const colourOf = (raw_intent: string, mode?: DirectorMode) => deriveColour(filmOf(raw_intent, mode));
const luma = (hex: string): number =>
  [0.2126, 0.7152, 0.0722].reduce(
    (sum, weight, at) => sum + weight * Number.parseInt(hex.slice(1 + at * 2, 3 + at * 2), 16),
    0,
  );
const lightOf = (colour: ColorIntent, role: string): number =>
  luma(colour.palette.find((entry) => entry.role === role)?.hex ?? "#000000");
const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

test("shadow is darker than fill, fill darker than key, at every hour, in every weather and mode", () => {
  const film = filmOf("A man waits on a hill");
  for (const mode of directorModes)
    for (const time_of_day of timesOfDay)
      for (const weather of weathers) {
        const colour = deriveColour({
          ...film,
          mode: modeCardOf(mode),
          time_of_day,
          weather,
        });
        const [shadow, fill, key] = ["shadow", "fill", "key"].map((role) => lightOf(colour, role)) as [
          number,
          number,
          number,
        ];
        expect(shadow, `${mode} ${time_of_day} ${weather}`).toBeLessThan(fill);
        expect(fill, `${mode} ${time_of_day} ${weather}`).toBeLessThan(key);
      }
});

test("night is darker and deeper than noon, dusk warmer in its key than moonlight", () => {
  const night = colourOf("A man waits on a hill at night");
  const noon = colourOf("A man waits on a hill at noon");
  expect(lightOf(night, "background")).toBeLessThan(lightOf(noon, "background"));
  expect(mean(night.cdl.slope)).toBeLessThan(mean(noon.cdl.slope));
  expect(mean(night.cdl.power)).toBeGreaterThan(mean(noon.cdl.power));
  const candle = colourOf("A man waits indoors in a kitchen");
  expect(candle.white_balance_k).toBeLessThan(noon.white_balance_k);
});

test("weather bleaches, fog lifts the blacks", () => {
  const clear = colourOf("A man waits on a hill under a clear sky");
  const fog = colourOf("A man waits on a hill in fog");
  expect(fog.saturation).toBeLessThan(clear.saturation);
  expect(mean(fog.cdl.offset)).toBeGreaterThan(mean(clear.cdl.offset));
});

test("mood moves saturation, contrast and the lights, in whatever language it is said", () => {
  const pairs: readonly (readonly [string, string])[] = [
    ["A sad man waits on a hill", "A happy man waits on a hill"],
    ["Un hombre triste espera en una colina", "Un hombre feliz espera en una colina"],
    ["Ein trauriger Mann wartet", "Ein fröhlicher Mann wartet"],
    ["悲しい男が丘で待つ", "嬉しい男が丘で待つ"],
  ];
  for (const [sad, happy] of pairs) {
    const [low, high] = [colourOf(sad), colourOf(happy)];
    expect(low.saturation, sad).toBeLessThan(high.saturation);
    expect(low.cdl.slope[2] - low.cdl.slope[0], sad).toBeGreaterThan(high.cdl.slope[2] - high.cdl.slope[0]);
  }
});

test("the mode's own look is in the grade: noir is harder and paler than comedy", () => {
  const noir = colourOf("A man waits on a hill", "suspense_noir");
  const comedy = colourOf("A man waits on a hill", "comedy_beat");
  expect(noir.contrast).toBeGreaterThan(comedy.contrast);
  expect(noir.cdl.saturation).toBeLessThan(comedy.cdl.saturation);
  expect(noir.cdl.slope).not.toEqual(comedy.cdl.slope);
});

test("skin is there with people only, the brand's colours with a brand only, a named colour is the accent", () => {
  const roles = (colour: ColorIntent) => colour.palette.map((entry) => entry.role);
  expect(roles(colourOf("A man waits on a hill"))).toContain("skin");
  expect(roles(colourOf("A frozen lake at dawn"))).not.toContain("skin");
  expect(roles(colourOf("A man waits"))).not.toContain("brand_primary");
  const branded = deriveColour(filmOf("The bottle stands in the light", "product_hero", true));
  expect(branded.palette.find((entry) => entry.role === "brand_primary")?.hex).toBe("#0b3d2e");
  const red = colourOf("A red bicycle leans on a wall").palette.find((entry) => entry.role === "accent")?.hex ?? "";
  expect(Number.parseInt(red.slice(1, 3), 16)).toBeGreaterThan(Number.parseInt(red.slice(3, 5), 16) + 60);
});
