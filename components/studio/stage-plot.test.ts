import fc from "fast-check";
import { expect, test } from "vitest";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import { examplePlan } from "#lib/render/scene/example-plan.ts";
import { labelsFor, mostLabels, placeOf, radiusOf, stagePlot, type StageItem } from "./stage-plot.ts";

test("angles stay true and every tenfold of distance is as far again", () => {
  fc.assert(
    fc.property(
      fc.double({ min: -80, max: 80, noNaN: true }),
      fc.double({ min: 0.1, max: 900, noNaN: true }),
      (deg, m) => {
        const angle = (deg * Math.PI) / 180;
        const { x, y } = placeOf(Math.sin(angle) * m, Math.cos(angle) * m, 1000);
        expect(Math.atan2(x, y)).toBeCloseTo(angle, 6);
        expect(Math.hypot(x, y)).toBeCloseTo(radiusOf(m, 1000), 6);
      },
    ),
    { numRuns: 50, seed: 1 },
  );
  expect(radiusOf(0, 1000)).toBe(0);
  expect(radiusOf(1000, 1000)).toBe(1);
  const [near, far] = [radiusOf(100, 1000) - radiusOf(10, 1000), radiusOf(1000, 1000) - radiusOf(100, 1000)];
  expect(near / far).toBeCloseTo(1, 1);
});

test("a thing at the frame's edge stands on the edge of the field of view", () => {
  const plan = structuredClone(examplePlan) as unknown as DirectorPlan;
  const own = plan.depth_layers[0]!.layers.find(({ name }) => name === "subject")!;
  own.drawn_as = [{ ...own.drawn_as[0]!, across: 1 }];
  const plot = stagePlot(plan, 0)!;
  const thing = plot.items.find(({ layer }) => layer === "subject")!;
  const middle = plot.physics.path.toSorted((a, b) => Math.abs(a.t - 1) - Math.abs(b.t - 1))[0]!;
  const angle = Math.atan2(thing.x_m - middle.x_m, thing.z_m - middle.z_m) * (180 / Math.PI);
  expect(angle).toBeCloseTo(middle.pan_deg + plot.physics.horizontal_fov_deg / 2, 3);
  expect(Math.hypot(thing.x_m, thing.z_m)).toBeLessThanOrEqual(plot.far_m);
});

test("at most five names, the subject's first, none over another or past the edge", () => {
  const place = fc.record({ x: fc.integer({ min: 0, max: 280 }), y: fc.integer({ min: 0, max: 280 }) });
  const word = fc.string({ minLength: 1, maxLength: 24 });
  fc.assert(
    fc.property(fc.array(fc.tuple(place, word), { minLength: 1, maxLength: 14 }), (things) => {
      const items = things.map(([, name], i): StageItem => ({
        name,
        layer: i === 2 ? "subject" : "midground",
        x_m: 0,
        z_m: 1,
        height_m: 1,
        distance_m: 1,
        in_focus: true,
      }));
      const labels = labelsFor(
        items,
        things.map(([point]) => point),
        { width: 280, letter: 6, line: 14, taken: [] },
      );
      expect(labels.length).toBeLessThanOrEqual(mostLabels);
      const boxes = labels.map(({ x, y, anchor, text }) => {
        const long = [...text].length * 6;
        const left = anchor === "start" ? x : x - long;
        return { left, right: left + long, top: y - 7, bottom: y + 7 };
      });
      boxes.forEach((one, i) => {
        expect(one.left).toBeGreaterThanOrEqual(0);
        expect(one.right).toBeLessThanOrEqual(280);
        for (const other of boxes.slice(i + 1))
          expect(
            one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top,
          ).toBe(true);
      });
    }),
    { numRuns: 60, seed: 1 },
  );
});
