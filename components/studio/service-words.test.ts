import { expect, test } from "vitest";
import { filmsIn, queueWords, since, size, stretch } from "./service-words.ts";

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

test("queues are called by what waits in them", () => {
  expect(["generations", "deliveries", "_dbos_internal_queue", "-"].map(queueWords)).toEqual([
    "Films",
    "Deliveries",
    "Shots and the rest",
    "Shots and the rest",
  ]);
});

test("films are called by what became of them", () => {
  const films = { films: 1, oldest_at: "" };
  expect(filmsIn({ ...films, state: "finished", status: "render_failed" })).toBe("Render failed");
  expect(filmsIn({ ...films, state: "finished", status: "ok" })).toBe("Finished");
  expect(filmsIn({ ...films, state: "awaiting_decision", status: null })).toBe("Awaiting decision");
});
