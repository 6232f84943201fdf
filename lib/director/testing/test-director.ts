import { memoryAnswers } from "#lib/director/keeping/answer-store.ts";
import { memoryLedger } from "#lib/director/keeping/call-ledger.ts";
import type { LanguageModelSettings } from "#lib/director/language-model.ts";
import { elements } from "#lib/planning/testing/plan-request.ts";

/** Settings of a director in tests: nothing is stopped, everything is kept, and the clock stands unless told. */
export const testSettings = (
  more: Partial<Omit<LanguageModelSettings, "model">> = {},
): Omit<LanguageModelSettings, "model"> => ({
  elements,
  judgeFor: () => () => Promise.resolve([]),
  timeoutMs: 30_000,
  plannerVersion: "test",
  answers: memoryAnswers(),
  ledger: memoryLedger(1000, () => 0),
  now: () => 0,
  report: () => undefined,
  ...more,
});
