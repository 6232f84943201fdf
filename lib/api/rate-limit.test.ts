import { expect, test } from "vitest";
import { RateLimiter, type Rates } from "./rate-limit.ts";

const rates: Rates = { read: 3, write: 4, generate: 2 };
const limiterAt = () => {
  let now = 1_000_000;
  return { limiter: new RateLimiter(() => now), pass: (ms: number) => (now += ms) };
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
