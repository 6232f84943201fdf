import type { StoryCheck } from "#lib/contract/plan.ts";
import type { StoryCheckId } from "#lib/contract/vocabulary.ts";
import type { Evidence } from "./rule.ts";

/** What a language model that read the film says of one check. */
export interface ModelReading {
  id: StoryCheckId;
  status: "pass" | "warn" | "fail";
  /** The shot that decided, and why. */
  shot_id: string;
  reason: string;
  suggestion: string | null;
}

/** Where a score may lie by the status it comes with, so that the two never speak against each other. */
const scores = { pass: { from: 80, to: 100 }, warn: { from: 40, to: 79 }, fail: { from: 0, to: 39 } } as const;

/** The model's status with a score that fits it: the structure's own where it does, else the nearest that does. */
const scored = (status: ModelReading["status"], score: number | null): number => {
  const { from, to } = scores[status];
  return Math.min(to, Math.max(from, score ?? (from + to) / 2));
};

const merged = (check: StoryCheck, reading: ModelReading): StoryCheck => {
  const said = (reader: Evidence["reader"], shot_id: string, observed: string, expected: string): Evidence => ({
    shot_id,
    field: check.id,
    observed,
    expected,
    reader,
  });
  const agrees = check.status === reading.status;
  const structure = check.evidence[0]?.shot_id ?? reading.shot_id;
  return {
    ...check,
    status: reading.status,
    score: scored(reading.status, check.score),
    finding: reading.reason,
    evidence: [
      said("model", reading.shot_id, reading.reason, "what a viewer must get from the film"),
      ...(agrees ? [] : [said("structure", structure, check.finding, `read as ${check.status.replaceAll("_", " ")}`)]),
      ...check.evidence,
    ],
    suggestion: reading.suggestion ?? (reading.status === "pass" ? "Nothing to change." : check.suggestion),
    patch: reading.status === "pass" ? null : check.patch,
  };
};

/** The checks as a model read them, where it did; what the structure said stays in the evidence. */
export const withModelReadings = (checks: readonly StoryCheck[], readings: readonly ModelReading[]): StoryCheck[] =>
  checks.map((check) => {
    const reading = readings.find(({ id }) => id === check.id);
    return reading === undefined ? check : merged(check, reading);
  });
