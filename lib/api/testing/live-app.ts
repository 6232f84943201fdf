import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { EndpointName } from "#lib/contract/endpoints.ts";
import type { Model } from "#lib/contract/model.ts";
import { tracedEngine } from "#lib/engine/observed.ts";
import { openEngine } from "#lib/engine/open-engine.ts";
import { playedEffects } from "#lib/engine/testing/played-effects.ts";
import { stillDelivery, video } from "#lib/engine/testing/played-providers.ts";
import { inspectImage } from "#lib/gate/inspect-image.ts";
import { loadOrMakeCredentials } from "#lib/provenance/credentials.ts";
import { openProvenance, type Provenance } from "#lib/provenance/provenance.ts";
import { startFakeFal, type FakeFal } from "#lib/providers/testing/fake-fal.ts";
import { falPrice } from "#lib/providers/testing/fal-price.ts";
import { readPictureFile } from "#lib/render/encode/picture-file.ts";
import { modelCatalog } from "#lib/routing/catalog.ts";
import type { Database } from "#lib/store/open-database.ts";
import type { SpendingCaps } from "#lib/store/spending-records.ts";
import { embeddedTestDatabase, projectRoot } from "#lib/store/testing/embedded.ts";
import { unlimited } from "#lib/store/testing/records.ts";
import { silentTelemetry } from "#lib/telemetry/testing/silent.ts";
import type { Telemetry } from "#lib/telemetry/telemetry.ts";
import { person, send, testApp, type Person, type TestApp } from "./test-app.ts";

/** The API over the durable engine and a vendor on the loopback; nothing is drawn, and one signature serves every file. */
export interface LiveApp extends TestApp {
  fal: FakeFal;
  ana: Person;
  /** What may be spent; a test sets what it wants. */
  caps: SpendingCaps;
  /** What the engine reported. */
  reported: string[];
  /** The catalog of this service is from now on this one. */
  list: (models: readonly Model[]) => void;
  /** One call of `who`, who waits for its film. */
  call: <T = Record<string, never>>(
    name: EndpointName,
    input: Record<string, unknown>,
    who?: Person,
  ) => Promise<{ status: number; body: T }>;
}

export const connected = (): Model[] => modelCatalog(new Set(["fal"]));
export const unconnected = (): Model[] => modelCatalog(new Set());

/** A signature costs more than all the rest of such a film: a file of each kind is signed once, and named anew each time. */
const signedOnce = (provenance: Provenance): Provenance => {
  const signed = new Map<string, ReturnType<Provenance["sign"]>>();
  let count = 0;
  return {
    ...provenance,
    sign: async (input) => {
      const known = signed.get(input.mediaType) ?? provenance.sign(input);
      signed.set(input.mediaType, known);
      return { ...(await known), manifestId: `urn:c2pa:${++count}` };
    },
  };
};

export const liveApp = async (
  telemetry: Telemetry = silentTelemetry(),
  openData: () => Promise<Database> = embeddedTestDatabase,
): Promise<LiveApp> => {
  const folder = await mkdtemp(path.join(tmpdir(), "live-app-"));
  const database = await openData();
  const fal = await startFakeFal({ clip: video, picture: stillDelivery.picture });
  fal.priceOf = falPrice;
  const credentials = await loadOrMakeCredentials({ folder, organisation: "Test", now: new Date() });
  const provenance = openProvenance({ credentials, projectRoot, now: () => new Date() });
  const models = connected();
  const caps = { ...unlimited };
  const reported: string[] = [];
  // No two moments are the same: attempts are told apart by when they began.
  let time = Date.parse("2026-05-04T03:02:01.000Z");
  const clock = () => new Date(time++);
  const effects = {
    ...playedEffects({
      store: database.store,
      folder,
      falUrl: fal.url,
      provenance: signedOnce(provenance),
      vendorStills: true,
    }),
    models,
    caps,
    clock,
    observe: telemetry.observe,
    traces: database.store.operating,
    pollMs: 1,
    report: (message: string) => void reported.push(message),
    pause: (ms: number, signal?: AbortSignal) =>
      sleep(ms, undefined, signal === undefined ? {} : { signal }).catch(() => undefined),
  };
  const membership = await database.join({
    role: "all",
    version: "0.0.0",
    onLost: () => undefined,
    report: () => undefined,
  });
  const engine = await openEngine(effects, {
    pool: database.enginePool,
    databaseUrl: database.databaseUrl,
    lease: membership.lease,
    runningPerAccount: 20,
  });
  const often = { read_per_minute: 1e6, write_per_minute: 1e6, generate_per_minute: 1e6 };
  const readPicture = readPictureFile;
  const frameOf = () => Promise.resolve(new Uint8Array([1]));
  const app = await testApp({
    database,
    services: {
      engine: tracedEngine(engine, telemetry.tracer, database.store.operating, () => undefined),
      media: effects.media,
      models,
      caps,
      clock,
      frameOf,
      readPicture,
      inspectImage,
      rates: often,
      telemetry,
    },
  });
  const ana = await person(app);
  return {
    ...app,
    fal,
    ana,
    caps,
    reported,
    pass: (ms) => {
      time += ms;
      app.pass(ms);
    },
    list: (next) => void models.splice(0, models.length, ...next),
    async call(name, input, who = ana) {
      const response = await send(app, name, { key: who.key, input, headers: { Prefer: "wait=60" } });
      return { status: response.status, body: (await response.json()) as never };
    },
    async close() {
      await engine.close();
      await membership.close();
      await fal.close();
      await provenance.close();
      await app.close();
      await rm(folder, { recursive: true });
    },
  };
};
