import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { demandTimeBase, framesAt, framesInHour, timecodeOf, type TimeBase } from "./frame-rate.ts";
import { everyBase, film24, ntsc23, ntsc30, ntsc30Drop, ntsc60Drop, pal25 } from "./testing/films.ts";
import { frameOf } from "./testing/read-edl.ts";

const counted = ({ rate }: TimeBase) => Math.round(rate.numerator / rate.denominator);

test.each([
  [0, "00:00:00;00"],
  [1799, "00:00:59;29"],
  [1800, "00:01:00;02"],
  [3597, "00:01:59;29"],
  [3598, "00:02:00;02"],
  [17_981, "00:09:59;29"],
  [17_982, "00:10:00;00"],
  [17_983, "00:10:00;01"],
  [19_782, "00:11:00;02"],
  [107_892, "01:00:00;00"],
  [2_589_407, "23:59:59;29"],
  [2_589_408, "00:00:00;00"],
])("frame %i of 29.97 drop-frame is %s", (frame, timecode) => {
  expect(timecodeOf(frame, ntsc30Drop)).toBe(timecode);
});

test.each<[string, TimeBase, number, string]>([
  ["24", film24, 86_400, "01:00:00:00"],
  ["23.976, which counts 24", ntsc23, 86_400, "01:00:00:00"],
  ["25", pal25, 1_499, "00:00:59:24"],
  ["29.97 non-drop", ntsc30, 1_800, "00:01:00:00"],
  ["59.94 drop-frame, which leaves out four", ntsc60Drop, 3_600, "00:01:00;04"],
  ["59.94 drop-frame at ten minutes", ntsc60Drop, 35_964, "00:10:00;00"],
])("timecode at %s", (_name, base, frame, timecode) => {
  expect(timecodeOf(frame, base)).toBe(timecode);
});

test.each(everyBase)("$name: every frame of twenty minutes, and any of a day, is read back as itself", ({ base }) => {
  const back = (frame: number) => frameOf(timecodeOf(frame, base), counted(base), base.drop_frame);
  for (let frame = 0; frame < counted(base) * 1200; frame++) if (back(frame) !== frame) expect(back(frame)).toBe(frame);
  fc.assert(fc.property(fc.nat(framesInHour(base) * 24 - 1), (frame) => back(frame) === frame));
  expect(timecodeOf(framesInHour(base), base)).toMatch(/^01:00:00[:;]00$/);
});

test("drop-frame keeps up with the clock to the tenth of a second, non-drop falls behind", () => {
  const named_s = (frame: number, base: TimeBase) => {
    const [hours = 0, minutes = 0, seconds = 0, frames = 0] = timecodeOf(frame, base).split(/[:;]/).map(Number);
    return hours * 3600 + minutes * 60 + seconds + (frames * 1001) / 30_000;
  };
  const past_s = (frame: number) => (frame * 1001) / 30_000;
  for (let frame = 0; frame < 107_892; frame += 7)
    expect(Math.abs(named_s(frame, ntsc30Drop) - past_s(frame))).toBeLessThan(0.1);
  expect(past_s(108_000) - named_s(108_000, ntsc30)).toBeCloseTo(3.6, 3);
});

describe("times on frames", () => {
  test.each<[number, TimeBase, number]>([
    [1 / 3, film24, 8],
    [2 / 3, film24, 16],
    [0.1 + 0.2, { rate: { numerator: 10, denominator: 1 }, drop_frame: false }, 3],
    [1 / 3, pal25, 8],
    [2 / 3, pal25, 17],
    [1 / 3, ntsc30, 10],
    [10, ntsc23, 240],
    [60, ntsc30, 1798],
    [1001 / 30_000, ntsc30, 1],
  ])("%d s", (seconds, { rate }, frames) => {
    expect(framesAt(seconds, rate)).toBe(frames);
  });
  test.each(everyBase)("$name: the time of a frame is that frame", ({ base: { rate } }) => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (frame) => framesAt((frame * rate.denominator) / rate.numerator, rate) === frame),
    );
  });
});

test("time bases that do not exist are refused", () => {
  const base = (numerator: number, denominator: number, drop_frame: boolean) => () =>
    demandTimeBase({ rate: { numerator, denominator }, drop_frame });
  expect(base(24, 1, true)).toThrow(RangeError);
  expect(base(24_000, 1001, true)).toThrow(/30000\/1001/);
  expect(base(30, 1, true)).toThrow(RangeError);
  expect(base(0, 1, false)).toThrow(RangeError);
  expect(base(29.97, 1, false)).toThrow(/29.97\/1 is no frame rate/);
  expect(base(60_000, 1001, true)).not.toThrow();
});
