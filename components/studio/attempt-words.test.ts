import { expect, test } from "vitest";
import type { Attempt } from "#lib/contract/generation.ts";
import { attemptWords, failoverWords, providersTried } from "./attempt-words.ts";

const attempt = (model: string, change: Partial<Attempt> = {}): Attempt => ({
  model,
  outcome: "failed",
  code: "server_error",
  message: "503 Service Unavailable.",
  started_at: "2026-05-04T03:02:00.000Z",
  ended_at: "2026-05-04T03:02:12.400Z",
  ...change,
});
const open = { outcome: "unknown", code: null, message: null, ended_at: null } as const;

test("a second attempt says whom it is with, and what came of the first", () => {
  const first = attempt("runway/gen-4");
  expect(failoverWords([first, attempt("kling/2.6", open)])).toBe("Second attempt, with kling/2.6.");
  expect(attemptWords(first)).toBe("503 Service Unavailable after 12 s");
  const silent = attempt("fal/wan", { outcome: "timed_out", code: "timed_out", message: null });
  expect(failoverWords([first, silent, attempt("kling/2.6", open)])).toBe("Third attempt, with kling/2.6.");
  expect(attemptWords({ ...silent, ended_at: silent.started_at })).toBe("Timed out");
});

test("nothing is said of a first attempt, nor of a shot that was delivered after all", () => {
  expect(failoverWords([])).toBeNull();
  expect(failoverWords([attempt("runway/gen-4", open)])).toBeNull();
  expect(failoverWords([attempt("runway/gen-4"), attempt("kling/2.6", { outcome: "delivered" })])).toBeNull();
});

test("a provider is counted once, however many of its models were asked", () => {
  expect(providersTried([attempt("kling/2.6"), attempt("kling/3.0"), attempt("fal/wan")])).toBe(
    "Two providers were tried.",
  );
  expect(providersTried([attempt("kling/2.6")])).toBe("One provider was tried.");
});
