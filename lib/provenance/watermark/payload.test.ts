import { expect, test } from "vitest";
import { decodePayload, encodePayload } from "./payload.ts";
import { codeBits } from "./polar-code.ts";

/** Numbers from 0 to 1, the same in every run (mulberry32). */
const numbers = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
};
const digits = (random: () => number) =>
  Array.from({ length: 16 }, () => Math.floor(random() * 16).toString(16)).join("");
const clean = (code: Uint8Array) => Float64Array.from(code, (bit) => 1 - 2 * bit);
const normal = (random: () => number) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

test("a payload comes back from its own code", () => {
  const random = numbers(1);
  for (const payload of ["0000000000000000", "ffffffffffffffff", ...Array.from({ length: 20 }, () => digits(random))])
    expect(decodePayload(clean(encodePayload(payload)))).toBe(payload);
});

test("a fifth of the bits may be wrong", () => {
  const random = numbers(2);
  for (let round = 0; round < 20; round++) {
    const payload = digits(random);
    const heard = clean(encodePayload(payload));
    const places = Array.from(heard.keys(), (place) => ({ place, at: random() })).toSorted((a, b) => a.at - b.at);
    for (const { place } of places.slice(0, codeBits / 5)) heard[place]! *= -1;
    expect(decodePayload(heard)).toBe(payload);
  }
});

test("soft bits are read through noise of one and a half times their size, and never wrongly through three times", () => {
  const random = numbers(3);
  let read = 0;
  for (let round = 0; round < 20; round++) {
    const payload = digits(random);
    const code = clean(encodePayload(payload));
    if (decodePayload(code.map((level) => level + 1.5 * normal(random))) === payload) read++;
    expect([payload, null]).toContain(decodePayload(code.map((level) => level + 3 * normal(random))));
  }
  expect(read).toBeGreaterThanOrEqual(19);
});

test("noise and silence say nothing", () => {
  const random = numbers(4);
  expect(decodePayload(new Float64Array(codeBits))).toBeNull();
  for (let round = 0; round < 40; round++)
    expect(decodePayload(Float64Array.from({ length: codeBits }, () => normal(random)))).toBeNull();
});

test.each(["", "0123", "0123456789ABCDEF", "0123456789abcdef0", "g123456789abcdef"])("%j is no payload", (text) => {
  expect(() => encodePayload(text)).toThrow(RangeError);
});
