import { expect, test } from "vitest";
import { PlayClock } from "./play-clock.ts";

test("runs with the watch at its rate", () => {
  const clock = new PlayClock(2);
  expect(clock.at(100)).toBe(2);
  clock.set(2, 1, 100);
  expect(clock.at(101.5)).toBeCloseTo(3.5);
  clock.set(clock.at(101.5), -2, 101.5);
  expect(clock.at(102)).toBeCloseTo(2.5);
});

test("glides to a sound nearby without ever standing still", () => {
  const clock = new PlayClock(0);
  clock.set(0, 1, 0);
  let before = 0;
  for (let refresh = 1; refresh <= 180; refresh++) {
    const watch_s = refresh / 60;
    // A sound card that ticks every 20 ms and is 40 ms behind.
    clock.follow(Math.floor((watch_s - 0.04) / 0.02) * 0.02, watch_s);
    expect(clock.at(watch_s)).toBeGreaterThan(before);
    before = clock.at(watch_s);
  }
  expect(Math.abs(before - (3 - 0.04))).toBeLessThan(0.025);
});

test("leaps to a sound that is far away", () => {
  const clock = new PlayClock(0);
  clock.set(0, 1, 0);
  clock.follow(5, 1);
  expect(clock.at(1)).toBe(5);
});
