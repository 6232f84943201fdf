import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPostgres, type TestPostgres } from "#lib/store/testing/postgres.ts";
import { killChildren } from "./testing/child-process.ts";
import { killedFilms, type KilledRun } from "./testing/killed-films.ts";
import { undisturbed } from "./testing/killed-points.ts";

/** Two processes on one Postgres: the second starts while the first is at work, and goes on with that when it is killed. */

let folder: string;
let server: TestPostgres;
let runs: KilledRun[];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "beside-"));
  server = await startPostgres();
  runs = await killedFilms(folder, { databaseUrl: server.url, early: true });
}, 240_000);
afterAll(async () => {
  killChildren();
  await server.stop();
  await rm(folder, { recursive: true });
});

test("while the first lives, the second touches none of its films: nothing is ordered twice", () => {
  for (const { point, ordered } of runs) {
    const most = Object.values(ordered).map(({ atKill }) => atKill);
    expect([point, Math.max(...most)]).toEqual([point, 1]);
  }
});

test("when it is dead, the second brings every film to its end, as a restart would", () => {
  const whole = runs.find(({ point }) => point === undisturbed);
  expect(whole?.last).toMatchObject({ state: "finished", status: "ok" });
  for (const { point, first, last, ledger } of runs) {
    const lost = point === "taken" || point === "answered";
    expect([point, first.status]).toEqual([point, lost ? "render_failed" : "ok"]);
    expect([point, last]).toEqual([point, whole?.last]);
    const settled = ledger.filter(({ kind }) => kind === "settle").map(({ amount_usd }) => amount_usd);
    expect(Math.max(...settled)).toBe(whole?.last.charged_usd);
    expect(settled).toHaveLength(lost ? 2 : 1);
  }
});
