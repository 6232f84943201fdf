import { expect, test } from "vitest";
import { depthOfField, fieldOfView_deg, hyperfocal_m, sensorOf } from "./optics.ts";

test("the sensor is the largest rectangle of the ratio inside 36 x 24 mm", () => {
  expect(sensorOf("16:9")).toEqual({ width_mm: 36, height_mm: 20.25 });
  expect(sensorOf("9:16")).toEqual({ width_mm: 13.5, height_mm: 24 });
  expect(sensorOf("1:1")).toEqual({ width_mm: 24, height_mm: 24 });
});

test("fields of view and hyperfocal distance agree with published tables", () => {
  // 50 mm on full frame: 39.6 degrees across 36 mm; 50 mm at f/8: 10.5 m with c = 0.030 mm.
  expect(fieldOfView_deg(36, 50)).toBeCloseTo(39.6, 1);
  expect(fieldOfView_deg(24, 24)).toBeCloseTo(53.13, 1);
  expect(hyperfocal_m(50, 8)).toBeCloseTo(10.467, 2);
});

test("depth of field agrees with the lens equation solved for the blur disc", () => {
  for (const lens of [18, 35, 50, 85, 135])
    for (const stop of [1.8, 4, 11])
      for (const focus of [0.6, 2, 7]) {
        const f = lens / 1000;
        const { near_m, far_m, hyperfocal_m: h } = depthOfField(lens, stop, focus);
        const blur_mm = (object: number) => ((f * f * Math.abs(object - focus)) / (stop * object * (focus - f))) * 1000;
        expect(blur_mm(near_m)).toBeCloseTo(0.03, 6);
        if (focus >= h) expect(far_m).toBeNull();
        else expect(blur_mm(far_m ?? 0)).toBeCloseTo(0.03, 6);
      }
});

test("from the hyperfocal distance on everything to infinity is sharp, from half of it", () => {
  const h = hyperfocal_m(35, 8);
  const { near_m, far_m } = depthOfField(35, 8, h);
  expect(far_m).toBeNull();
  expect(near_m).toBeCloseTo(h / 2, 1);
});
