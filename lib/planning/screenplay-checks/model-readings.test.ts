import { expect, test } from "vitest";
import { checkScreenplay } from "./check-screenplay.ts";
import { withModelReadings, type ModelReading } from "./model-readings.ts";
import { sampleContext, sampleScreenplay } from "./testing/sample-screenplay.ts";

const film = sampleScreenplay();
const checks = checkScreenplay(film, sampleContext(film, { edited: new Set(["s1.action"]) }));
const reading = (more: Partial<ModelReading>): ModelReading => ({
  id: "hook",
  status: "warn",
  shot_id: "s1",
  reason: "It takes too long to see the boots.",
  suggestion: "Begin on the boots.",
  ...more,
});

test("the model's status stands, and both findings stay", () => {
  const [, merged] = withModelReadings(checks, [reading({ id: "stakes_turn", shot_id: "s2" })]);
  expect(merged).toMatchObject({ status: "warn", finding: "It takes too long to see the boots." });
  expect(merged?.score).toBeLessThan(80);
  const readers = merged?.evidence.map(({ reader }) => reader) ?? [];
  expect(new Set(readers)).toEqual(new Set(["model", "structure"]));
  expect(merged?.evidence.map(({ observed }) => observed)).toContain(checks[1]?.finding);
});

test("what structure could not assess is assessed by the model", () => {
  const [merged] = withModelReadings(checks, [reading({ status: "pass", suggestion: null })]);
  expect(merged).toMatchObject({ status: "pass", patch: null, suggestion: "Nothing to change." });
  expect(merged?.score).toBeGreaterThanOrEqual(80);
});

test("a check that was not read is left as it was", () => {
  expect(withModelReadings(checks, [reading({})]).slice(1)).toEqual(checks.slice(1));
});
