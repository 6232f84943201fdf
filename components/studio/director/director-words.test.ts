import { expect, test } from "vitest";
import { directorFallbacks, plannedBySchema, type PlannedBy } from "#lib/contract/planned-by.ts";
import { directedBy, directionFacts, shortModel, smallUsd, standingWords, testWords } from "./director-words.ts";

const by = (change: Partial<PlannedBy>): PlannedBy =>
  plannedBySchema.parse({ planner_version: "1", language_model: null, fallback: null, ...change });
const model = "compatible:qwen3:8b";

test("names the model that directed", () => {
  expect(directedBy(by({ director: "language_model", language_model: model }), model)).toEqual({
    line: "Directed by qwen3:8b",
    directed: true,
    because: null,
    connect: false,
  });
  expect(shortModel("local:default")).toBe("the local model");
  expect(directedBy(by({ language_model: "local:default", fallback: "timeout" }), model).because).toMatch(/^The local/);
});

test("coverage offers a model only where none is connected", () => {
  expect(directedBy(by({}), null)).toMatchObject({ connect: true, directed: false });
  expect(directedBy(by({}), null).line).toContain("connect a language model");
  expect(directedBy(by({}), model)).toMatchObject({ line: "Covered from your words", connect: false, because: null });
  expect(directedBy(undefined, null).directed).toBe(false);
});

test.each(directorFallbacks)("a model that did not direct is told in plain words: %s", (fallback) => {
  const { because, directed } = directedBy(by({ language_model: model, fallback }), model);
  expect(directed).toBe(false);
  expect(because).toMatch(/^qwen3:8b (?:did|could|declined|wrote|was) .*coverage made the film\.$/);
});

test("facts are those of the calls, and none where nobody was asked", () => {
  expect(directionFacts(by({}))).toEqual([]);
  const facts = Object.fromEntries(
    directionFacts(
      by({
        director: "language_model",
        language_model: model,
        rounds: 1,
        seconds: 8.24,
        tokens_in: 5210,
        tokens_out: 1800,
        cost_usd: 0.004,
        repairs: [{ path: "shots.1.caption", because: "too long" }],
      }),
    ),
  );
  expect(facts).toMatchObject({ Rounds: "1 call", Time: "8.2 s", Tokens: "5,210 in, 1,800 out", Mended: "1 detail" });
  expect(facts["Cost"]).toContain("$0.004");
  expect(Object.fromEntries(directionFacts(by({ language_model: model, cached: true, cost_usd: null })))).toMatchObject(
    {
      Time: "A kept answer, no new call",
      Cost: "Price not known",
    },
  );
});

test("small money can be told from nothing", () => {
  expect([0, 0.0004, 0.012, 1].map(smallUsd)).toEqual(["$0.00", "$0.0004", "$0.01", "$1.00"]);
});

test("a test says what it took, or why it failed", () => {
  const took = { seconds: 1.2, tokens_in: 9, tokens_out: 2, cost_usd: null };
  expect(testWords({ ok: true, message: "x answered.", ...took })).toBe("x answered. 1.2 s, 11 tokens.");
  expect(testWords({ ok: false, message: "x could not be reached.", ...took })).toBe("x could not be reached.");
});

test("what directs now is said of each standing", () => {
  const said = { timeout_seconds: 30, calls_per_day: 500, calls_today: 0, choices: [], coverage: { version: "7" } };
  expect(standingWords({ ...said, language_model: null }).line).toBe("Coverage directs your films");
  const language_model = { name: model, provider: "compatible", connected: true };
  expect(standingWords({ ...said, language_model }).line).toBe("qwen3:8b directs your films");
  expect(standingWords({ ...said, language_model: { ...language_model, connected: false } }).line).toContain(
    "not there yet",
  );
});
