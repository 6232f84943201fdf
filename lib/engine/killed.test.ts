import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loopbackServer, type Said } from "#lib/publishers/testing/loopback-server.ts";
import { strictBucket } from "#lib/publishers/testing/strict-bucket.ts";
import { killChildren, startChild } from "./testing/child-process.ts";
import { killedFilms, type KilledRun } from "./testing/killed-films.ts";
import { killedPointNames, undisturbed } from "./testing/killed-points.ts";

/** A process is killed with SIGKILL; the one that comes after, on the same data, brings everything to its end, once. */

let folder: string;
let runs: Map<string, KilledRun>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "killed-"));
  runs = new Map((await killedFilms(folder)).map((run) => [run.point, run]));
}, 180_000);
afterAll(async () => {
  killChildren();
  await rm(folder, { recursive: true });
});

const lost: readonly string[] = ["taken", "answered"];

test.each(killedPointNames.filter((point) => !lost.includes(point)))(
  "killed at %s: the film is finished once, every shot ordered once, settled once at its price",
  (point) => {
    const run = runs.get(point);
    const whole = runs.get(undisturbed);
    expect(whole?.last.charged_usd).toBeGreaterThan(0);
    expect(run?.first).toEqual(whole?.last);
    expect(run?.first).toMatchObject({ state: "finished", status: "ok" });
    expect(Object.values(run?.ordered ?? {}).map(({ inAll }) => inAll)).toEqual([1, 1, 1]);
    for (const shot of run?.shots ?? []) expect(shot.attempts).toEqual([{ outcome: "delivered", ended: true }]);
    const amounts = (kind: string, of = run) =>
      (of?.ledger ?? []).filter((entry) => entry.kind === kind).map(({ amount_usd }) => amount_usd);
    for (const kind of ["reserve", "release"]) expect(amounts(kind), kind).toEqual(amounts(kind, whole));
    expect(amounts("settle")).toEqual([whole?.last.charged_usd]);
  },
);

test.each(lost)(
  "killed at %s: nobody knows whether the order was taken, so it is not placed again; resumed, it is, and charged once",
  (point) => {
    const run = runs.get(point);
    const whole = runs.get(undisturbed);
    expect(run?.first).toEqual({
      state: "finished",
      status: "render_failed",
      charged_usd: 0,
      failure: "submit_unknown",
    });
    expect(run?.last).toEqual(whole?.last);
    expect(run?.ordered).toMatchObject({
      s1: { atKill: 1, inAll: 2 },
      s2: { inAll: 1 },
      s3: { inAll: 1 },
    });
    expect(run?.shots[0]?.attempts).toEqual([
      { outcome: "unknown", ended: true },
      { outcome: "delivered", ended: true },
    ]);
    const settled = (run?.ledger ?? []).filter(({ kind }) => kind === "settle").map(({ amount_usd }) => amount_usd);
    expect(settled.toSorted((a, b) => a - b)).toEqual([0, whole?.last.charged_usd]);
  },
);

const never = new Promise<Said>(() => undefined);
const start = (...given: string[]) => startChild("publishing-process.ts", given);

test("killed amid its steps and amid its message, a publication is finished by who comes after, each effect once", async () => {
  let captions = 0;
  const bucket = await strictBucket(({ method, target }) =>
    method === "PUT" && target.endsWith("/captions.vtt") && captions++ === 0 ? never : null,
  );
  let messages = 0;
  const receiver = await loopbackServer(() => (messages++ === 0 ? never : { status: 200 }));

  const first = start(folder, bucket.url, receiver.url);
  await first.until(bucket.until(({ target }) => target.endsWith("/captions.vtt")));
  await first.kill();
  expect(bucket.objects.size).toBe(1);

  const second = start(folder);
  await second.until(receiver.until(() => true));
  await second.kill();
  const puts = bucket.arrived.map(({ target }) => target.split("/").at(-1));
  expect(puts).toEqual(["film.mp4", "captions.vtt", "captions.vtt", "provenance.json"]);

  const third = start(folder);
  await third.until(receiver.until((each) => each !== receiver.arrived[0]));
  await third.end();
  expect(receiver.arrived).toHaveLength(2);
  expect(new Set(receiver.arrived.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  expect(new Set(receiver.arrived.map(({ body }) => body.toString())).size).toBe(1);
  expect(bucket.arrived).toHaveLength(4);
  expect([...bucket.objects.values()].map(({ body }) => body.toString()).slice(0, 2)).toEqual([
    "the film",
    "the captions",
  ]);
  await Promise.all([bucket.close(), receiver.close()]);
}, 120_000);
