import { expect, test } from "vitest";
import { animalPainting } from "./animal-painting.ts";
import { animalMarks } from "./animal-marks.ts";
import { birdsAhead } from "./birds.ts";
import { creatures } from "./creature-rows.ts";
import { drawnRows } from "./drawn-rows.ts";
import { carryingArms, idleArms } from "./people/arms.ts";
import { carried } from "./people/carried.ts";
import { faces } from "./people/faces.ts";
import { garments } from "./people/garments.ts";
import { beardRows, haircutRows } from "./people/hair-rows.ts";
import { hands } from "./people/hands.ts";
import { hats, wraps } from "./people/hats.ts";
import { bodies, moods, poses } from "./people/poses.ts";
import type { Rows } from "./people/rows.ts";
import { blooms } from "./plants/blooms.ts";
import { solidRows } from "./solid-rows.ts";
import { swimmers } from "./swimmers.ts";

/** Rows are checked when they are first drawn: here every one is. */
const tables = {
  beardRows,
  blooms,
  bodies,
  carryingArms,
  idleArms,
  moods,
  carried,
  faces,
  garments,
  haircutRows,
  hands,
  hats,
  poses,
  wraps,
};

test.each(Object.entries(tables))("every row of %s is well-formed", (_, table: Rows<string, unknown>) => {
  for (const id of table.ids) expect(() => table.get(id)).not.toThrow();
  expect(table.ids.length).toBeGreaterThan(0);
});

test.each([...solidRows, ...drawnRows, ...creatures].map((row) => [row.id, row] as const))(
  "%s is well-formed",
  (_, row) => {
    expect(() => row.plain()).not.toThrow();
    for (const { good } of row.variants) expect(() => good()).not.toThrow();
  },
);

test("what animals have beyond their outline, and how their heads are painted, is well-formed", () => {
  expect(() => animalMarks()).not.toThrow();
  expect(() => animalPainting()).not.toThrow();
  expect(() => birdsAhead()).not.toThrow();
});

test.each(swimmers.map((row) => [row.id, row] as const))("%s is a well-formed swimmer", (_, { plain, variants }) => {
  for (const good of [...plain, ...variants.map((variant) => variant.good)]) expect(() => good()).not.toThrow();
});
