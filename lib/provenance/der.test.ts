import fc from "fast-check";
import { expect, test } from "vitest";

import { DER_INTEGER, DER_SEQUENCE, derElement, derElements, rawEcdsaSignature } from "./der.ts";

test("what is written is read again, short and long", () => {
  for (const length of [0, 1, 127, 128, 255, 256, 70_000]) {
    const content = new Uint8Array(length).fill(5);
    const [only, ...more] = derElements(derElement(DER_SEQUENCE, content));
    expect(more).toEqual([]);
    expect(only?.tag).toBe(DER_SEQUENCE);
    expect(only?.content).toHaveLength(length);
  }
});

test("a signature's numbers are padded, and lose the zero that keeps them positive", () => {
  const number = (...bytes: number[]) => derElement(DER_INTEGER, Buffer.from(bytes));
  const der = derElement(DER_SEQUENCE, number(0, 0x80), number(1, 2));
  expect(rawEcdsaSignature(der, 4).toString("hex")).toBe("0000008000000102");
  expect(() => rawEcdsaSignature(derElement(DER_SEQUENCE, number(0), number(1)), 4)).toThrow(RangeError);
  expect(() => rawEcdsaSignature(derElement(DER_SEQUENCE, number(1, 2, 3, 4, 5), number(1)), 4)).toThrow(RangeError);
  expect(() => rawEcdsaSignature(derElement(DER_SEQUENCE, number(1)), 4)).toThrow(RangeError);
  expect(() => rawEcdsaSignature(number(1), 4)).toThrow(RangeError);
});

test("any bytes are elements or a RangeError", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      try {
        const total = derElements(bytes).reduce((sum, element) => sum + element.whole.length, 0);
        expect(total).toBe(bytes.length);
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
    }),
    { seed: 7, numRuns: 500 },
  );
});
