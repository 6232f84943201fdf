import { expect, test } from "vitest";
import { sameDecoder } from "./same-decoder.ts";

/** As written for 1280x720 by a build of 2018; later builds add four bytes that repeat what the sets say. */
const sets = "0164001fffe1001b6764001facd9405005ba6a020202800000030080000018078c18cb01000568ef823cb0";
const trailer = "fdf8f800";
const square = "0164001fffe1001c6764001facd940f01e69a808080a000003000200000300601e30632c01000568ef823cb0";
const configOf = (hex: string, codec = "avc1.64001f") => ({ codec, description: Buffer.from(hex, "hex") });

test("two builds of one encoder agree", () => {
  expect(sameDecoder(configOf(sets), configOf(sets + trailer))).toBe(true);
  const { buffer } = Uint8Array.from(Buffer.from(sets, "hex"));
  expect(sameDecoder({ codec: "avc1.64001f", description: buffer }, configOf(sets))).toBe(true);
});

test("other parameter sets or another codec do not", () => {
  expect(sameDecoder(configOf(sets), configOf(square))).toBe(false);
  expect(sameDecoder(configOf(sets), configOf(sets.replace(/b0$/, "b1")))).toBe(false);
  expect(sameDecoder(configOf(sets), configOf(sets, "avc1.640020"))).toBe(false);
});

test("settings that are missing or cut short are no settings", () => {
  expect(() => sameDecoder(configOf(sets), { codec: "avc1.64001f" })).toThrow(/no decoder settings/);
  expect(() => sameDecoder(configOf(sets), configOf(sets.slice(0, -4)))).toThrow(/cut short/);
});
