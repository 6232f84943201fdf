import { expect, test } from "vitest";
import { RateLimiter, type RateClass, type Rates } from "./rate-limit.ts";

const rates: Rates = { read: 3, write: 4, generate: 2 };
const limiterAt = () => {
  let now = 1_000_000;
  const counted = new RateLimiter(() => now);
  const limiter = {
    take: (caller: string, classes: RateClass[], each: Rates) => counted.take([{ caller, rates: each }], classes),
  };
  return { counted, limiter, pass: (ms: number) => (now += ms) };
};

test("no window of 60 s holds more than the limit", () => {
  const { limiter, pass } = limiterAt();
  const taken: number[] = [];
  for (let at = 0; at < 300_000; at += 500) {
    if (limiter.take("ana", ["read"], rates).allowed) taken.push(at);
    pass(500);
  }
  for (const start of taken)
    expect(taken.filter((at) => at >= start && at < start + 60_000).length).toBeLessThanOrEqual(rates.read);
  expect(taken.length).toBeGreaterThanOrEqual(14);
});

test("after Retry-After the call is let through, a second before it is not", () => {
  const { limiter, pass } = limiterAt();
  for (let i = 0; i < 3; i++) {
    limiter.take("ana", ["read"], rates);
    pass(7000);
  }
  const refused = limiter.take("ana", ["read"], rates);
  expect(refused).toMatchObject({ allowed: false, headers: { "Retry-After": "39" } });
  pass(38_000);
  expect(limiter.take("ana", ["read"], rates).allowed).toBe(false);
  pass(1000);
  expect(limiter.take("ana", ["read"], rates).allowed).toBe(true);
});

test("a call of two classes counts in both or in none", () => {
  const { limiter } = limiterAt();
  const both = () => limiter.take("ana", ["write", "generate"], rates);
  expect([both().allowed, both().allowed, both().allowed]).toEqual([true, true, false]);
  const { headers } = limiter.take("ana", ["write"], rates);
  expect(headers).toEqual({
    "RateLimit-Policy": '"write";q=4;w=60',
    RateLimit: '"write";r=1;t=60',
  });
});

test("callers and classes do not share", () => {
  const { limiter } = limiterAt();
  for (let i = 0; i < 4; i++) limiter.take("ana", ["read"], rates);
  expect(limiter.take("bo", ["read"], rates).allowed).toBe(true);
  expect(limiter.take("ana", ["write"], rates).allowed).toBe(true);
});

test("invented callers leave the counters of known ones alone, and share their own", () => {
  const { counted, limiter, pass } = limiterAt();
  for (let i = 0; i < 3; i++) limiter.take("ana", ["read"], rates);
  let refused = 0;
  for (let i = 0; i < 40_000; i++) if (!limiter.take(`invented ${i}`, ["read"], rates).allowed) refused++;
  expect(limiter.take("ana", ["read"], rates).allowed).toBe(false);
  expect(refused).toBeGreaterThan(15_000);
  expect(counted.isUsedUp({ caller: "ana", rates }, "read")).toBe(true);
  pass(61_000);
  expect(limiter.take("newcomer", ["read"], rates).headers["RateLimit"]).toContain("r=2;");
});

test("a call is counted for all who answer for it, or for none", () => {
  const { counted } = limiterAt();
  const account = { caller: "account", rates: { ...rates, read: 5 } };
  const of = (key: string) => counted.take([{ caller: key, rates }, account], ["read"]);
  expect([of("a"), of("a"), of("a"), of("a"), of("b"), of("b"), of("b")].map(({ allowed }) => allowed)).toEqual([
    true,
    true,
    true,
    false,
    true,
    true,
    false,
  ]);
  expect(of("b").headers).toMatchObject({ "RateLimit-Policy": '"read";q=5;w=60', RateLimit: '"read";r=0;t=60' });
});
