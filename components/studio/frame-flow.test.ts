import { describe, expect, test } from "vitest";
import { FrameFlow, type Asked } from "./frame-flow.ts";

const open = () => {
  const dropped: string[] = [];
  return { flow: new FrameFlow<string>((picture) => dropped.push(picture)), dropped };
};
const end_s = 10;
const mustAsk = (flow: FrameFlow<string>, now_s: number, rate: number): Asked => {
  const asked = flow.ask(now_s, rate, end_s);
  if (asked === null) throw new Error("Nothing was asked for.");
  return asked;
};

describe("a resting film", () => {
  test("is asked for the moment that is wanted, once", () => {
    const { flow } = open();
    const asked = mustAsk(flow, 2.5, 0);
    expect(asked.at_s).toBe(2.5);
    expect(flow.ask(2.5, 0, end_s)).toBeNull();
    flow.arrive(asked, "a", 0.02);
    expect(flow.show(2.5, 0)).toBe("a");
    expect(flow.ask(2.5, 0, end_s)).toBeNull();
  });

  test("shows what comes while it is scrubbed, and never an older picture over a newer one", () => {
    const { flow, dropped } = open();
    const first = mustAsk(flow, 1, 0);
    const second = mustAsk(flow, 2, 0);
    expect(flow.ask(3, 0, end_s)).toBeNull();
    flow.arrive(second, "second", 0.02);
    expect(flow.show(3, 0)).toBe("second");
    flow.arrive(first, "first", 0.9);
    expect(flow.show(3, 0)).toBeNull();
    expect(dropped).toEqual(["first"]);
    expect(flow.ask(3, 0, end_s)?.at_s).toBe(3);
  });
});

describe("a playing film", () => {
  test("is asked for its frames, by as much ahead as drawing takes, never beyond its end", () => {
    const { flow } = open();
    for (let i = 0; i < 40; i++) flow.arrive(mustAsk(flow, i / 5, 1), null, 0.1);
    const { at_s } = mustAsk(flow, 9, 1);
    expect(at_s).toBeCloseTo(9 + 3 / 24, 5);
    expect(mustAsk(flow, 9.99, 1).at_s).toBe(end_s);
  });

  test("is asked for every frame once, up to a quarter of a second ahead", () => {
    const { flow } = open();
    const asked: number[] = [];
    for (let ask = flow.ask(1, 1, end_s); ask !== null; ask = flow.ask(1, 1, end_s)) {
      asked.push(Math.round(ask.at_s * 24));
      flow.arrive(ask, "picture", 0.02);
    }
    expect(asked.length).toBeGreaterThan(4);
    expect(asked).toEqual(asked.map((_, i) => asked[0]! + i));
    expect(asked.at(-1)! / 24).toBeLessThanOrEqual(1.25);
  });

  test("leaves out what it can no longer be in time for, and shows nothing early when it comes to rest", () => {
    const { flow, dropped } = open();
    const first = mustAsk(flow, 1, 1);
    flow.arrive(first, "first", 0.03);
    expect(mustAsk(flow, 3, 1).at_s).toBeGreaterThan(3);
    expect(flow.show(first.at_s - 0.1, 0)).toBeNull();
    expect(dropped).toEqual([]);
  });

  test("keeps two pictures on their way", () => {
    const { flow } = open();
    mustAsk(flow, 1, 1);
    mustAsk(flow, 1.02, 1);
    expect(flow.ask(1.04, 1, end_s)).toBeNull();
  });

  test("holds a picture back until its time and drops what is late", () => {
    const { flow, dropped } = open();
    const first = mustAsk(flow, 1, 1);
    const second = mustAsk(flow, 1.02, 1);
    flow.arrive(first, "first", 0.03);
    expect(flow.show(first.at_s - 0.03, 1)).toBeNull();
    flow.arrive(second, "second", 0.03);
    expect(flow.show(second.at_s, 1)).toBe("second");
    expect(dropped).toEqual(["first"]);
  });

  test("runs backwards too", () => {
    const { flow } = open();
    const first = mustAsk(flow, 5, -2);
    expect(first.at_s).toBeLessThan(5);
    flow.arrive(first, "first", 0.03);
    expect(flow.show(5, -2)).toBeNull();
    expect(flow.show(first.at_s, -2)).toBe("first");
  });

  test("follows a leap back", () => {
    const { flow } = open();
    flow.arrive(mustAsk(flow, 8, 1), null, 0.03);
    expect(mustAsk(flow, 1, 1).at_s).toBeLessThan(2);
  });
});

test("a renewed flow has no use for what was asked before", () => {
  const { flow, dropped } = open();
  const old = mustAsk(flow, 1, 0);
  flow.renew();
  const asked = mustAsk(flow, 1, 0);
  expect(flow.current(old)).toBe(false);
  flow.arrive(old, "old", 0.02);
  flow.arrive(asked, "new", 0.02);
  expect(flow.show(1, 0)).toBe("new");
  expect(dropped).toEqual(["old"]);
});
