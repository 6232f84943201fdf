import { createCanvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import type { CanvasFactory } from "#lib/render/scene/canvas.ts";
import { examplePlan } from "#lib/render/scene/example-plan.ts";
import { gradeOf } from "#lib/render/scene/grade.ts";
import { lightOf } from "#lib/render/scene/light.ts";
import { plateOf } from "#lib/render/scene/plate.ts";
import { Raster } from "#lib/render/scene/raster/raster.ts";
import { elementCards, elementOf } from "./element-catalog.ts";
import { catalogOf, figure } from "./scene-element.ts";

const raster = new Raster(128, 128, 0);
const light = lightOf(examplePlan, 0, "outdoor");
const grade = gradeOf(examplePlan.color_intent);

test.each(elementCards.map(({ id }) => id))("%s paints something", (id) => {
  const element = elementOf(id);
  const { box } = element;
  const px_per_unit = 90 / Math.max(box.right - box.left, box.bottom - box.top);
  const plate = plateOf(createCanvas as unknown as CanvasFactory, raster, {
    element,
    noun: id,
    look: "",
    label: "Example",
    motion: "idle",
    facing: "left",
    colour: null,
    seed: 3,
    phase: 0.2,
    window: box,
    px_per_unit,
    haze: 0,
    blur_px: 0,
    light,
    grade,
    repeats: false,
    shadow: false,
  });
  expect(plate).not.toBeNull();
  expect(plate!.picture.columns * plate!.picture.rows).toBeGreaterThan(60);
});

test("every card speaks ten languages' worth of words", () => {
  for (const card of elementCards) expect(card.words.length).toBeGreaterThanOrEqual(6);
});

test("an ill-formed or doubled card throws with its id", () => {
  const sound = {
    id: "thing",
    kind: "object",
    words: ["thing"],
    height_m: 1,
    layers: ["subject"],
    box: { left: -1, right: 1, top: -1, bottom: 0 },
    paint: () => {},
  } as const;
  expect(() => figure({ ...sound, id: "Thing" })).toThrow(/Thing/);
  expect(() => figure({ ...sound, words: [] })).toThrow(/no words/);
  expect(() => figure({ ...sound, words: ["Thing"] })).toThrow(/lower case/);
  expect(() => figure({ ...sound, height_m: 0 })).toThrow(/height_m/);
  expect(() => figure({ ...sound, box: { left: 1, right: 1, top: -1, bottom: 0 } })).toThrow(/box/);
  const thing = figure(sound);
  expect(() => catalogOf([thing, thing])).toThrow(/twice/);
  expect(() => catalogOf([figure({ ...sound, surroundings: ["nowhere"] })])).toThrow(/nowhere/);
  expect(() => elementOf("nothing")).toThrow(/nothing/);
});
