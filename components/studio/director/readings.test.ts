import { expect, test } from "vitest";
import type { DirectorPlan, StoryCheck } from "#lib/contract/plan.ts";
import { withModelReadings } from "#lib/planning/screenplay-checks/model-readings.ts";
import { modelHasRead, readingOf } from "./readings.ts";

const plan = { shots: [{ shot_id: "s1", index: 1 }] } as unknown as DirectorPlan;
const structural: StoryCheck = {
  id: "hook",
  title: "Hook",
  status: "warn",
  score: 60,
  finding: "The first shot shows only the place.",
  evidence: [{ shot_id: "s1", field: "present", observed: "nobody", expected: "somebody", reader: "structure" }],
  suggestion: "Bring somebody in.",
  patch: null,
};
const read = (status: "pass" | "warn"): StoryCheck =>
  withModelReadings([structural], [{ id: "hook", status, shot_id: "s1", reason: "A hand.", suggestion: null }])[0]!;

test("a check that no model read is the structure's", () => {
  expect(readingOf(plan, structural)).toEqual({ reader: "structure", structure: null });
});

test("where both come to the same, the model's reading is enough", () => {
  expect(readingOf(plan, read("warn"))).toEqual({ reader: "model", structure: null });
});

test("where they differ, what the structure says is told beside it", () => {
  expect(readingOf(plan, read("pass"))).toEqual({
    reader: "model",
    structure: { said: structural.finding, status: "read as warn", shot: 1 },
  });
});

test("one reading by a model is enough to say that it has read", () => {
  const report = (checks: StoryCheck[]) => ({ ...plan, story_report: { checks } }) as DirectorPlan;
  expect(modelHasRead(report([structural]))).toBe(false);
  expect(modelHasRead(report([structural, read("warn")]))).toBe(true);
});
