import { expect, test } from "vitest";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import { fixWords } from "./fix-words.ts";

const plan = { shots: [1, 2, 3].map((index) => ({ shot_id: `s${index}`, index })) } as unknown as DirectorPlan;

test("a patch is told by its shots and their fields, of the plan and of its screenplay", () => {
  expect(fixWords(plan, { shots: { s1: { duration_seconds: 2 }, s3: { duration_seconds: 3 } } })).toBe(
    "Shots 1 and 3: length",
  );
  expect(fixWords(plan, { screenplay: { shots: { s3: { pays_off: ["lantern"] } } } })).toBe("Shot 3: what comes back");
  expect(fixWords(plan, { shots: { s2: null }, end_card: null, screenplay: { logline: "x" } })).toBe(
    "Shot 2: left out. Film: end card and logline",
  );
});
