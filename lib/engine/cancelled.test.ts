import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { crc32 } from "node:zlib";
import path from "node:path";
import { DBOS } from "@dbos-inc/dbos-sdk";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PlanContent } from "#lib/contract/plan.ts";
import { loadOrMakeCredentials } from "#lib/provenance/credentials.ts";
import { openProvenance, type Provenance } from "#lib/provenance/provenance.ts";
import { samplePicture } from "#lib/provenance/testing/sample-media.ts";
import { startFakeFal, type FakeFal } from "#lib/providers/testing/fake-fal.ts";
import type { Database } from "#lib/store/open-database.ts";
import { embeddedTestDatabase, projectRoot } from "#lib/store/testing/embedded.ts";
import { anAccount, anAsset, now } from "#lib/store/testing/records.ts";
import { workflowOf } from "./runs.ts";
import { openEngine } from "./open-engine.ts";
import { settle } from "./settle.ts";
import { playedEffects } from "./testing/played-effects.ts";
import { video } from "./testing/played-providers.ts";
import { aVendorFilm } from "./testing/vendor-film.ts";

let folder: string;
let database: Database;
let provenance: Provenance;
let fal: FakeFal;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "cancelled-"));
  database = await embeddedTestDatabase();
  fal = await startFakeFal({ clip: video, picture: new Uint8Array() });
  const credentials = await loadOrMakeCredentials({ folder, organisation: "Test", now: new Date() });
  provenance = openProvenance({ credentials, projectRoot, now: () => new Date() });
});
afterAll(async () => {
  await fal.close();
  await provenance.close();
  await database.close();
  await rm(folder, { recursive: true });
});

const shotIds = ["s1", "s2"];

const opened = async () => {
  const effects = playedEffects({ store: database.store, folder, falUrl: fal.url, provenance });
  const { lease } = await database.join({
    role: "all",
    version: "0.0.0",
    onLost: () => undefined,
    report: () => undefined,
  });
  const { enginePool: pool, databaseUrl } = database;
  const engine = await openEngine(effects, { pool, databaseUrl, lease, runningPerAccount: 2 });
  return { engine, media: effects.media };
};

test("a film that is written down as cancelled orders nothing more, and whoever comes after takes its orders back, once", async () => {
  const { store } = database;
  const { account_id } = await anAccount(store);
  const generation_id = await aVendorFilm(store, account_id, "Rain", { shotIds });
  const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let looks = 0;
  fal.decide = () => "slow";
  fal.hold = (moment) => {
    if (moment === "look" && ++looks === 2) asked.resolve();
    return moment === "look" ? released.promise : Promise.resolve();
  };
  const { engine: first } = await opened();
  await first.submit(generation_id);
  await asked.promise;
  // As another process writes it that dies right afterwards: nobody here is told.
  const generation = await store.generations.byId(generation_id);
  if (generation === null) throw new Error("the generation is gone");
  const ending = { state: "cancelled" as const, status: null, message: "Cancelled.", charged_usd: 0, finished_at: now };
  expect(await settle({ store, report: () => undefined }, generation, ending, "http://localhost")).toBe(true);
  released.resolve();
  await DBOS.retrieveWorkflow(workflowOf(generation)).getResult();
  await first.close();
  const open = async () =>
    (await store.shots.list(generation_id)).flatMap(({ attempts }) =>
      attempts.filter(({ ended_at }) => ended_at === null),
    );
  expect(await open()).toHaveLength(2);
  expect(fal.orders.map(({ cancelsAsked }) => cancelsAsked)).toEqual([0, 0]);

  const { engine: second } = await opened();
  await expect.poll(open, { timeout: 20_000, interval: 20 }).toEqual([]);
  await second.close();
  expect(fal.orders.map(({ cancelled, cancelsAsked }) => [cancelled, cancelsAsked])).toEqual([
    [true, 1],
    [true, 1],
  ]);
  for (const { attempts } of await store.shots.list(generation_id))
    expect(attempts).toMatchObject([{ model: "ltx/2.3-pro", outcome: "cancelled" }]);
});

/** A PNG that says that it carries a credential, and carries none that can be read. */
const damaged = async (): Promise<Uint8Array> => {
  const picture = Buffer.from(await samplePicture());
  const chunk = Buffer.alloc(12 + 16);
  chunk.writeUInt32BE(16, 0);
  chunk.write("caBX", 4, "latin1");
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 24)), 24);
  const at = picture.indexOf("IDAT") - 4;
  return new Uint8Array(Buffer.concat([picture.subarray(0, at), chunk, picture.subarray(at)]));
};

test("of a picture that could not be signed for afterwards nothing is ordered, whenever it was stored", async () => {
  const { store } = database;
  const { engine, media } = await opened();
  const { account_id } = await anAccount(store);
  const asset = { ...anAsset(account_id), media_type: "image/png", ...(await media.put(await damaged())) };
  await store.assets.create(asset);
  const before = fal.sent;
  const picture = { asset_id: asset.asset_id } as unknown as NonNullable<PlanContent["picture"]>;
  const generation_id = await aVendorFilm(store, account_id, "Rain", { shotIds, picture });
  await engine.submit(generation_id);
  await engine.settled(generation_id, 20_000);
  await engine.close();
  const generation = await store.generations.byId(generation_id);
  expect(generation).toMatchObject({
    status: "render_failed",
    failure: { code: "ingredient_invalid" },
    charged_usd: 0,
  });
  expect(fal.sent).toBe(before);
});
