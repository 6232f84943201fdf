import { expect, test } from "vitest";
import { aboutTime, currentStep, placeInLine, stepsOf } from "./progress-words.ts";

test("the oldest film that waits is the first in line", () => {
  const waiting = [
    { generation_id: "c", created_at: "2026-01-01T10:00:02Z" },
    { generation_id: "a", created_at: "2026-01-01T10:00:00Z" },
    { generation_id: "b", created_at: "2026-01-01T10:00:01Z" },
  ];
  expect(placeInLine(waiting, "a")).toBe(1);
  expect(placeInLine(waiting, "c")).toBe(3);
  expect(placeInLine(waiting, "gone")).toBeNull();
});

test("a time that is left is said in minutes and seconds, never in nought seconds", () => {
  expect(aboutTime(0.2)).toBe("1 s");
  expect(aboutTime(47)).toBe("50 s");
  expect(aboutTime(59)).toBe("1 min");
  expect(aboutTime(83)).toBe("1 min 20 s");
});

test("no step runs while a film waits for its turn", () => {
  expect(currentStep({ state: "queued", stage: null })).toBe(-1);
  expect(currentStep({ state: "running", stage: "gate" })).toBe(1);
  expect(currentStep({ state: "running", stage: "render" })).toBe(2);
});

test("a film whose look is locked first has a step for its still", () => {
  const film = { state: "running" } as const;
  expect(currentStep({ ...film, hero_frames: [], stage: "still" })).toBe(2);
  expect(currentStep({ ...film, hero_frames: [], stage: "render" })).toBe(3);
  expect(stepsOf({ hero_frames: [] }).map((step) => step.name)).toContain("Hero frame");
  expect(stepsOf({}).map((step) => step.name)).not.toContain("Hero frame");
});
