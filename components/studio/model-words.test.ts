import { expect, test } from "vitest";
import { comparablePrice, connectionWords, durationWords, inputWords, plainDate, priceWords } from "./model-words.ts";

const price = { per: "second", as_of: "2026-07-10", source: "a price list" };

test("a price stands in a shot's terms, for the clip that the vendor bills, with the rate behind it", () => {
  const stepped = { min: 3, max: 10, step: 1 };
  expect(priceWords({ price: { ...price, amount_usd: 0.084 }, durations: stepped })).toEqual({
    cost: "$0.42 for a 5 s shot",
    rate: "8.4 ¢ a second",
  });
  expect(priceWords({ price: { ...price, amount_usd: 0.4 }, durations: { values: [4, 6, 8] } })).toEqual({
    cost: "$2.40 for a 5 s shot",
    rate: "40 ¢ a second, in clips of 6 s",
  });
  expect(priceWords({ price: { ...price, amount_usd: 0.18, per: "image" }, durations: null })?.cost).toBe(
    "$0.18 an image",
  );
  expect(priceWords({ price: null, durations: null })).toBeNull();
  const dear = comparablePrice({ price: { ...price, amount_usd: 0.4 }, durations: { values: [4, 6, 8] } });
  expect(dear).toBeCloseTo(2.4);
  expect(comparablePrice({ price: null, durations: null })).toBe(Infinity);
});

test("lengths, inputs and dates are said as people say them, and nothing is said of what is not known", () => {
  expect(durationWords({ values: [4, 6, 8] })).toBe("4, 6 or 8 s");
  expect(durationWords({ values: [5] })).toBe("5 s");
  expect(durationWords({ min: 3, max: 10, step: 1 })).toBe("3 to 10 s");
  expect(durationWords(null)).toBeNull();
  expect(inputWords({ text: true, first_frame: true, last_frame: null, reference_images: 3 })).toEqual([
    "words",
    "first frame",
    "up to 3 reference pictures",
  ]);
  expect(inputWords({ text: false, first_frame: null, last_frame: false, reference_images: 0 })).toEqual([]);
  expect([plainDate("2026-07-10"), plainDate("2026-07"), plainDate("soon")]).toEqual([
    "10 Jul 2026",
    "Jul 2026",
    "soon",
  ]);
});

test("a model that is not connected says by which key it would be, where there is one", () => {
  const words = (provider: string, connected: boolean, status: "active" | "removed" = "active") =>
    connectionWords({ provider, connected, status });
  expect(words("fal", false).how).toContain("FAL_KEY");
  expect(words("fal", true).word).toBe("Connected");
  expect(words("google", false).how).not.toMatch(/[A-Z]+_KEY/);
  expect(words("fal", true, "removed").word).toBe("Removed");
});
