import { createCanvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { elementRows } from "#lib/elements/element-rows.ts";
import type { CanvasFactory } from "#lib/render/scene/canvas.ts";
import { examplePlan } from "#lib/render/scene/example-plan.ts";
import { gradeOf } from "#lib/render/scene/grade.ts";
import { lightOf } from "#lib/render/scene/light.ts";
import { plateOf } from "#lib/render/scene/plate.ts";
import { Raster } from "#lib/render/scene/raster/raster.ts";
import { elementOf } from "./element-catalog.ts";

const raster = new Raster(128, 128, 0);
const light = lightOf(examplePlan, 0, "outdoor");
const grade = gradeOf(examplePlan.color_intent);

test.each(elementRows.map(({ id }) => id))("%s paints something", (id) => {
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

test("an unknown element throws with its id", () => {
  expect(() => elementOf("nothing")).toThrow(/nothing/);
});
