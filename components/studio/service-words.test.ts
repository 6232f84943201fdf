import { expect, test } from "vitest";
import { oldestOf, placeOf, since, size, stretch, sumLately, sumOf, workInLine } from "./service-words.ts";

test("times are told as near as one needs them", () => {
  expect([0, 39.6, 60, 3540, 7200, 172_800].map(stretch)).toEqual(["0 s", "40 s", "1 min", "59 min", "2 h", "2 days"]);
  expect(since("2026-05-04T03:00:00Z", "2026-05-04T03:20:00Z")).toBe("20 min");
});

test("sizes are told in thousands", () => {
  expect([0, 999, 1000, 1_440_000_000, 20_000_000_000_000].map(size)).toEqual([
    "0 bytes",
    "999 bytes",
    "1.0 kB",
    "1.4 GB",
    "20 TB",
  ]);
});

test("queues are called by what waits in them, and the engine's own are one", () => {
  const queue = (name: string, waiting: number, running: number) => ({ queue: name, waiting, running });
  expect(
    workInLine([
      queue("-", 0, 6),
      queue("_dbos_internal_queue", 1, 4),
      queue("deliveries", 0, 2),
      queue("generations", 13, 2),
    ]),
  ).toEqual([
    { name: "Shots and the rest", waiting: 1, running: 10 },
    { name: "Deliveries", waiting: 0, running: 2 },
    { name: "Films", waiting: 13, running: 2 },
  ]);
});

test("films are counted by where they are and what became of them", () => {
  const films = [
    { state: "queued" as const, status: null, films: 3, oldest_at: "2026-05-04T03:00:00Z" },
    { state: "finished" as const, status: "ok" as const, films: 5, oldest_at: "2026-05-01T03:00:00Z" },
    { state: "finished" as const, status: "render_failed" as const, films: 2, oldest_at: "2026-05-02T03:00:00Z" },
    { state: "cancelled" as const, status: null, films: 1, oldest_at: "2026-05-02T03:00:00Z" },
  ];
  expect([sumOf(films, "queued"), sumOf(films, "running"), sumOf(films, "finished")]).toEqual([3, 0, 7]);
  expect(oldestOf(films, "finished")).toBe("2026-05-01T03:00:00Z");
  expect([sumLately(films, "ok"), sumLately(films, "render_failed"), sumLately(films, "cancelled")]).toEqual([5, 2, 1]);
});

test("a film's place is told with the round that it is in", () => {
  const film = { generation_id: "gen_1", account_id: "acc_1", since: "", takes_long: false, executor_id: null };
  const running = { ...film, state: "running" as const, stage: "render" as const, progress: 0.404 };
  expect(placeOf({ ...running, round: 1 })).toBe("Running, render 40 %");
  expect(placeOf({ ...film, state: "queued", stage: null, progress: 0, round: 2 })).toBe("Queued 0 %, round 2");
});
