import { expect, test } from "vitest";
import type { Keeping } from "#lib/store/keeping-records.ts";
import type { Store } from "#lib/store/store.ts";
import { openSweeper } from "./sweeper.ts";

const none = { idempotency_keys: 0, plans: 0, references: 0, events: 0, deliveries: 0, acts: 0 };
const now = new Date("2026-05-04T00:00:00.000Z");

let alsoSwept = 0;
const stage = (purge: Keeping["purge"]) => {
  let run: () => void = () => undefined;
  let stopped = false;
  const reports: string[] = [];
  const sweeper = openSweeper({
    store: { keeping: { purge } } as unknown as Pick<Store, "keeping">,
    limits: null,
    clock: () => now,
    every: (_ms, again) => {
      run = again;
      return () => (stopped = true);
    },
    report: (message) => reports.push(message),
    idempotencyHours: 24,
    planDays: 30,
    plansKept: 5000,
    eventDays: 7,
    auditDays: 365,
    also: () => Promise.resolve(void (alsoSwept += 1)),
  });
  return { sweeper, due: () => run(), reports, stopped: () => stopped };
};

test("it goes on until nothing is left, with the terms that were set", async () => {
  const asked: unknown[] = [];
  const { sweeper } = stage((terms) => {
    asked.push(terms);
    return Promise.resolve({ ...none, plans: asked.length < 3 ? 500 : 0 });
  });
  const before = alsoSwept;
  await sweeper.sweep();
  expect(alsoSwept - before).toBe(1);
  expect(asked).toHaveLength(3);
  expect(asked[0]).toEqual({
    claimedBefore: new Date("2026-05-03T00:00:00.000Z"),
    plannedBefore: new Date("2026-04-04T00:00:00.000Z"),
    endedBefore: new Date("2026-04-27T00:00:00.000Z"),
    actsBefore: new Date("2025-05-04T00:00:00.000Z"),
    plansKept: 5000,
  });
});

test("never two sweeps at a time, and closing waits for the one that runs", async () => {
  let at = 0;
  let most = 0;
  let finish: () => void = () => undefined;
  const { sweeper, due, stopped } = stage(async () => {
    at += 1;
    most = Math.max(most, at);
    await new Promise<void>((done) => (finish = done));
    at -= 1;
    return none;
  });
  due();
  due();
  const first = sweeper.sweep();
  const closed = sweeper.close();
  await Promise.resolve();
  finish();
  await Promise.all([first, closed]);
  expect([most, stopped()]).toEqual([1, true]);
});

test("a sweep that fails is reported, and the next one is made", async () => {
  let fails = true;
  const { sweeper, reports } = stage(() =>
    fails ? Promise.reject(new Error("The database is away.")) : Promise.resolve(none),
  );
  await sweeper.sweep();
  fails = false;
  await sweeper.sweep();
  expect(reports).toEqual(["What is old was not removed."]);
});
