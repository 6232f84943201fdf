import { expect, test } from "vitest";
import { fuzz } from "./testing/fuzz-run.ts";
import { fuzzInProcess } from "./testing/fuzz-in-process.ts";
import { Chance } from "./testing/fuzz-values.ts";
import { faultOf } from "./testing/fuzz-verdict.ts";

test("a thousand requests made of the table's schemas end in words that are meant for their caller", async () => {
  const { target, app } = await fuzzInProcess();
  const report = await fuzz(target, { seed: 20_261_123, count: 1000, atOnce: 4, now: () => performance.now() });
  await app.close();
  expect(report.faults).toEqual([]);
  expect(app.logged).toEqual([]);
  expect(report.requests).toBe(1000);
  // It asks for what is there and for what is not, in ways that fit and in ways that do not.
  for (const status of ["200", "400", "401", "403", "404", "405", "422"])
    expect([status, report.statuses[status] ?? 0]).toEqual([status, expect.any(Number)]);
  expect(report.statuses["200"]).toBeGreaterThan(100);
  expect(report.statuses["422"]).toBeGreaterThan(50);
}, 300_000);

const answer = (status: number, text: string, headers: Record<string, string> = {}) => ({
  status,
  text,
  headers: new Headers({ "content-type": "application/json", ...headers }),
});

test.each([
  ["a failure", answer(500, "{}"), "500"],
  ["an unavailable service that does not say when", answer(503, "{}"), "503"],
  ["a stack", answer(404, '{"detail":"no\\n    at handle (x)"}'), "a stack"],
  ["a place in the file system", answer(422, '{"detail":"ENOENT /home/me/data"}'), "a path"],
  ["words of the database", answer(400, '{"detail":"Invalid `prisma.plan` invocation"}'), "the database"],
  ["another account's words", answer(200, '{"title":"Marrowgate"}'), "another account's data: Marrowgate"],
  ["a problem in plain text", answer(404, "no", { "content-type": "text/plain" }), "404 as text/plain"],
  [
    "a problem of half its fields",
    answer(404, '{"type":"x"}', { "content-type": "application/problem+json" }),
    "a problem without title",
  ],
])("%s is a fault", (_what, given, fault) => {
  expect(faultOf(given, ["Marrowgate"], "")).toBe(fault);
});

test("what the caller said may be said again, and to come again later is an answer", () => {
  expect(faultOf(answer(404, '{"detail":"there is no Marrowgate"}'), ["Marrowgate"], "/plans/Marrowgate")).toBeNull();
  expect(faultOf(answer(503, "{}", { "retry-after": "5" }), [], "")).toBeNull();
});

test("one seed is one series", () => {
  const [one, other] = [new Chance(7), new Chance(7)];
  expect(Array.from({ length: 9 }, () => one.next())).toEqual(Array.from({ length: 9 }, () => other.next()));
});
