import fc from "fast-check";
import { expect, test } from "vitest";
import { framesOf, leastShotFrames, shareFrames, timecode } from "./frames.ts";

test("frames are shared exactly, none below the least", () => {
  const weights = fc.array(fc.double({ min: 0.1, max: 5, noNaN: true }), { minLength: 3, maxLength: 5 });
  fc.assert(
    fc.property(
      fc.integer({ min: 96, max: 1440 }),
      weights,
      fc.option(fc.double({ min: 8, max: 40, noNaN: true })),
      (total, shares, beat) => {
        const parts = shareFrames(total, shares, leastShotFrames, beat);
        expect(parts.reduce((a, b) => a + b, 0)).toBe(total);
        for (const part of parts) {
          expect(Number.isInteger(part)).toBe(true);
          expect(part).toBeGreaterThanOrEqual(leastShotFrames);
        }
      },
    ),
  );
});

test("cuts fall on the beat where there is one", () => {
  const beat = (60 / 120) * 24;
  let at = 0;
  for (const part of shareFrames(288, [1, 1.3, 0.8], leastShotFrames, beat).slice(0, -1)) {
    at += part;
    expect(at % beat).toBe(0);
  }
});

test("too little time is said, not squeezed", () => {
  expect(() => shareFrames(40, [1, 1, 1], leastShotFrames, null)).toThrow(RangeError);
});

test("time codes", () => {
  expect(timecode(0)).toBe("00:00:00:00");
  expect(timecode(framesOf(59.5))).toBe("00:00:59:12");
  expect(timecode(3600 * 24 + 61 * 24 + 23)).toBe("01:01:01:23");
});
