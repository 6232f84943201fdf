import { expect, test } from "vitest";
import { directorStatus, type DirectorStatusSettings } from "./director-status.ts";

const settings = (change: Partial<DirectorStatusSettings> = {}): DirectorStatusSettings => {
  let time = 0;
  return {
    name: "anthropic:claude-x",
    connected: () => true,
    timeoutMs: 30_000,
    callsPerDay: 500,
    callsToday: () => Promise.resolve(12),
    ask: () => Promise.resolve({ tokens_in: 9, tokens_out: 1, cost_usd: null }),
    coverageVersion: "7",
    now: () => (time += 1250),
    ...change,
  };
};
const never = new AbortController().signal;
const status = (code: number) => () => Promise.reject(Object.assign(new Error("key sk-secret"), { statusCode: code }));

test("describes what directs, its limits and the ways to connect another", async () => {
  const said = await directorStatus(settings()).describe("acc_1");
  expect(said).toMatchObject({
    language_model: { name: "anthropic:claude-x", provider: "anthropic", connected: true },
    timeout_seconds: 30,
    calls_per_day: 500,
    calls_today: 12,
    coverage: { version: "7" },
  });
  for (const { provider, variable } of said.choices) expect(variable).toMatch(`SHOTWRIGHT_LLM=${provider}`);
  expect(new Set(said.choices.map(({ provider }) => provider)).size).toBe(said.choices.length);
  const alone = await directorStatus(settings({ name: null })).describe("acc_1");
  expect(alone).toMatchObject({ language_model: null, calls_today: 0 });
});

test("an answer is told with its time and tokens", async () => {
  expect(await directorStatus(settings()).test(never)).toEqual({
    ok: true,
    seconds: 1.25,
    tokens_in: 9,
    tokens_out: 1,
    cost_usd: null,
    message: "anthropic:claude-x answered.",
  });
});

test.each([
  [status(401), /refused the key .* ANTHROPIC_API_KEY/],
  [status(404), /no such model/],
  [status(429), /too many calls/],
  [status(500), /failed \(HTTP 500\)/],
  [() => Promise.reject(new Error("ECONNREFUSED 10.0.0.1")), /could not be reached/],
])("a failure says what to look at, and nothing of the vendor's own words", async (ask, said) => {
  const answer = await directorStatus(settings({ ask })).test(never);
  expect(answer).toMatchObject({ ok: false, tokens_in: 0, cost_usd: 0 });
  expect(answer.message).toMatch(said);
  expect(answer.message).not.toMatch(/secret|10\.0/);
});

test("a model that hangs is left after the limit", async () => {
  const ask = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(new Error("aborted"))));
  const answer = await directorStatus(settings({ ask, timeoutMs: 20 })).test(never);
  expect(answer.message).toBe("anthropic:claude-x did not answer within 0.02 s.");
});

test("without a model nothing is asked", async () => {
  const ask = () => Promise.reject(new Error("asked"));
  expect(await directorStatus(settings({ name: null, ask })).test(never)).toMatchObject({
    ok: false,
    message: expect.stringContaining("SHOTWRIGHT_LLM") as string,
  });
});
