import { afterAll, beforeAll, expect, test } from "vitest";
import type { GenerationBody } from "#lib/contract/generation.ts";
import { engineSchema } from "#lib/engine/engine-schema.ts";
import { openCutOff, type CutOff } from "#lib/store/testing/cut-off.ts";
import { projectRoot } from "#lib/store/testing/embedded.ts";
import { openDatabase } from "#lib/store/open-database.ts";
import { startPostgres, type TestPostgres } from "#lib/store/testing/postgres.ts";
import { silentTelemetry } from "#lib/telemetry/testing/silent.ts";
import { liveApp, type LiveApp } from "./testing/live-app.ts";
import { problemIn, send } from "./testing/test-app.ts";

/** A service whose Postgres goes away amid a film and amid calls, and comes back. */

let server: TestPostgres;
let way: CutOff;
let app: LiveApp;
beforeAll(async () => {
  server = await startPostgres();
  way = await openCutOff(server.url);
  const open = () => openDatabase({ databaseUrl: way.url, folder: "unused", projectRoot, beside: engineSchema });
  app = await liveApp(silentTelemetry(), open);
});
afterAll(async () => {
  await app.close();
  await way.close();
  await server.stop();
});

const ask = (name: Parameters<typeof send>[1], input: Record<string, unknown>, headers = {}) =>
  send(app, name, { key: app.ana.key, input, headers: { Prefer: "respond-async", ...headers } });
const bodyOf = async (answer: Response): Promise<GenerationBody> => {
  expect(answer.ok, await answer.clone().text()).toBe(true);
  return (await answer.json()) as GenerationBody;
};
const film = async (generation_id: string) => bodyOf(await ask("get_generation", { generation_id }));
const ended = (generation_id: string) =>
  expect.poll(async () => (await film(generation_id)).state, { timeout: 60_000, interval: 100 }).toBe("finished");
const short = { raw_intent: "A fox finds a lantern in the snow.", shot_count: 3, duration_seconds: 9, seed: 3 };

test("calls are told so and when to come again; a film goes on when it is back, and nothing is done or charged twice", async () => {
  const looked = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  // An order that is lost on its way out is nobody's to repeat: the database goes when all of them are written down.
  let looks = 0;
  app.fal.hold = async (moment) => {
    if (moment !== "look") return;
    looks += 1;
    if (looks === short.shot_count) looked.resolve();
    await goOn.promise;
  };
  const { generation_id } = await bodyOf(await ask("generate_video", short));
  await looked.promise;

  await way.cut();
  const key = { "Idempotency-Key": "asked-while-it-was-away" };
  const other = { ...short, seed: 4 };
  const calls = [
    () => ask("get_generation", { generation_id }),
    () => ask("list_generations", {}),
    () => ask("set_brand_profile", { brand_id: "rosa", name: "Rosa", palette: ["#7a1f3d"] }),
    () => ask("generate_video", other, key),
    () => ask("list_models", {}),
  ];
  for (const answer of await Promise.all(calls.map((call) => call()))) {
    expect(answer.headers.get("retry-after"), await answer.clone().text()).toBe("5");
    expect(await problemIn(answer)).toMatchObject({ status: 503, code: "unavailable", retryable: true });
  }
  expect(await app.store.healthy()).toBe(false);
  // The vendor answers while nothing can be written down.
  goOn.resolve();
  await way.mend();

  await expect.poll(async () => (await ask("list_generations", {})).status, { timeout: 30_000 }).toBe(200);
  const again = await bodyOf(await ask("generate_video", other, key));
  expect((await bodyOf(await ask("generate_video", other, key))).generation_id).toBe(again.generation_id);
  for (const id of [generation_id, again.generation_id]) {
    await ended(id);
    expect(await film(id)).toMatchObject({ status: "ok" });
    const book = (await app.store.ledger.list(app.ana.account_id)).filter((entry) => entry.generation_id === id);
    expect(book.map(({ kind }) => kind).toSorted()).toEqual(["release", "reserve", "settle"]);
  }
  expect(app.fal.orders).toHaveLength(6);
}, 120_000);
