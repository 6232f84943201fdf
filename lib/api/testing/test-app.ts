import { createHash, randomBytes } from "node:crypto";
import { encode } from "next-auth/jwt";
import { formatApiKey } from "#lib/contract/api-key.ts";
import type { Endpoint } from "#lib/contract/endpoint.ts";
import { endpoints, type EndpointName } from "#lib/contract/endpoints.ts";
import { limits } from "#lib/contract/limits.ts";
import { scopes, type Scope } from "#lib/contract/vocabulary.ts";
import { createApi, type Api } from "#lib/api/api.ts";
import type { AppServices } from "#lib/api/app-services.ts";
import { handle } from "#lib/api/handle.ts";
import { directorStatus } from "#lib/director/director-status.ts";
import type { Engine } from "#lib/engine/engine.ts";
import { givenUp } from "#lib/engine/settle.ts";
import { operations } from "#lib/operations/operations.ts";
import type { Operations } from "#lib/operations/operation.ts";
import { passagesBrought } from "#lib/render/encode/passages-brought.ts";
import { publishers } from "#lib/publishers/publishers.ts";
import { elementCards } from "#lib/elements/element-cards.ts";
import { modelCatalog } from "#lib/routing/catalog.ts";
import { assetUrls } from "#lib/store/asset-url.ts";
import { idMaker } from "#lib/store/new-id.ts";
import { sealer } from "#lib/store/seal.ts";
import type { Database } from "#lib/store/open-database.ts";
import type { Store } from "#lib/store/store.ts";
import { unlimited } from "#lib/store/testing/records.ts";
import { memoryMedia } from "#lib/store/testing/memory-media.ts";
import { embeddedTestDatabase } from "#lib/store/testing/embedded.ts";
import { openReadiness } from "#lib/telemetry/readiness.ts";
import { silentTelemetry } from "#lib/telemetry/testing/silent.ts";
import { thinkHere } from "#lib/threads/think-here.ts";

export const origin = "http://localhost:3000";
const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest("hex");

/** What is seen of a picture that shows no nudity. */
export const harmless = { drawing: 0, hentai: 0, neutral: 1, porn: 0, sexy: 0, looksDrawn: false };

/** The API over a real database in memory; time stands still until a test moves it, and films are done at once. */
export interface TestApp {
  api: Api;
  store: Store;
  /** Milliseconds that `api` believes to have passed. */
  pass: (ms: number) => void;
  logged: Record<string, unknown>[];
  /** Generations that were put in line, in order. */
  submitted: string[];
  close: () => Promise<void>;
}

/** Ends every generation as soon as somebody waits for it. */
const instantEngine = (store: Store, clock: () => Date, submitted: string[]): Engine => ({
  submit: (id) => {
    submitted.push(id);
    return Promise.resolve();
  },
  publish: (id) => {
    submitted.push(id);
    return Promise.resolve();
  },
  published: () => Promise.resolve(),
  deliver: (id) => {
    submitted.push(id);
    return Promise.resolve();
  },
  cancel: (id) =>
    store.generations.end(
      id,
      {
        state: "cancelled",
        status: null,
        message: "Cancelled.",
        charged_usd: 0,
        finished_at: clock(),
      },
      [],
    ),
  giveUp: (id) => store.generations.end(id, { ...givenUp, charged_usd: 0, finished_at: clock() }, []),
  requeue: (id) => {
    submitted.push(id);
    return Promise.resolve("in line");
  },
  settled: async (id, waitMs) => {
    if (waitMs === 0) return;
    await store.generations.end(
      id,
      { state: "finished", status: "ok", message: "Done.", charged_usd: 0, finished_at: clock() },
      [],
    );
  },
  watch: async function* (id, after) {
    const events = await store.generations.events(id, after);
    for (const entry of events) yield { ...entry, rests: entry === events.at(-1) && entry.event.state === "finished" };
  },
});

export const testApp = async (
  change: { services?: Partial<AppServices>; operations?: Partial<Operations>; database?: Database } = {},
): Promise<TestApp> => {
  const database = change.database ?? (await embeddedTestDatabase());
  const { store } = database;
  let time = Date.parse("2026-05-04T03:02:01.000Z");
  const clock = () => new Date(time);
  const urls = assetUrls(origin, () => ({ current: "a secret of the tests", earlier: [] }), clock);
  const submitted: string[] = [];
  const logged: Record<string, unknown>[] = [];
  const rates = { read_per_minute: 120, write_per_minute: 60, generate_per_minute: 20 };
  const services: AppServices = {
    store,
    media: memoryMedia(clock),
    delivery: "proxy",
    engine: instantEngine(store, clock, submitted),
    director: null,
    secondReaders: [],
    role: "all",
    work: null,
    leaving: new AbortController().signal,
    directorStatus: directorStatus({
      name: null,
      connected: () => false,
      timeoutMs: 30_000,
      callsPerDay: 500,
      callsToday: () => Promise.resolve(0),
      ask: () => Promise.reject(new Error("These tests ask no model.")),
      coverageVersion: "1",
      now: () => time,
    }),
    think: thinkHere({ elements: elementCards }),
    models: modelCatalog(new Set()),
    caps: unlimited,
    elements: elementCards,
    clock,
    newId: idMaker(clock, randomBytes),
    newSeed: () => 7,
    randomBytes: (length) => randomBytes(length),
    sha256,
    origin,
    assetUrl: (id) => urls.sign(id),
    checkAssetSignature: (id, sig) => urls.check(id, sig),
    inspectImage: () => Promise.resolve({ media_type: "image/png", width: 4, height: 3 }),
    fetchImage: () => Promise.reject(new Error("These tests fetch nothing.")),
    fetchPage: () => Promise.reject(new Error("These tests fetch nothing.")),
    picturesAllowed: new Set(),
    lookAtPicture: () => Promise.resolve({ faces: [], nudity: harmless }),
    readPicture: () => Promise.reject(new Error("These tests look at no pictures.")),
    frameOf: () => Promise.reject(new Error("These tests decode no films.")),
    verifyFile: () => Promise.reject(new Error("These tests check no files.")),
    verifyStored: async ({ sha256: name, media_type }) =>
      services.verifyFile({ bytes: await services.media.read(name), media_type }),
    ingredientFault: () => Promise.resolve(null),
    trustAnchorPem: () => Promise.resolve("-----BEGIN CERTIFICATE-----\n-----END CERTIFICATE-----\n"),
    readMarks: () => Promise.resolve([]),
    blendsOf: passagesBrought,
    activeManifest: (store) => store,
    publishers,
    sealer: sealer({ current: "a secret of the tests" }),
    judgeAddress: () => Promise.resolve(),
    send: () => Promise.reject(new Error("These tests call nobody.")),
    version: "0.0.0",
    plannerVersion: "1",
    quotas: { media_bytes: 2 ** 30, generations_under_way: 50, line_minutes: 60, event_streams: 10, waiting_calls: 20 },
    limits: { ...limits, ...rates },
    rates,
    authSecret: "a secret of the tests, long enough",
    authSecretsBefore: [],
    sharedLimits: null,
    trustedProxies: 0,
    originIsSet: false,
    signupOpen: true,
    oauth: {},
    ready: true,
    telemetry: silentTelemetry(),
    metricsToken: null,
    readiness: openReadiness({ checks: [], draining: () => false, now: () => time, faultOf: String }),
    isOperator: (accountId) => store.operating.isOperator(accountId, true),
    ...change.services,
  };
  const api = createApi(services, { ...operations, ...change.operations }, (line) => logged.push(line));
  // Waiting is giving the others a turn.
  api.pause = () => new Promise((resolve) => setImmediate(resolve));
  return {
    api,
    store,
    pass: (ms) => {
      time += ms;
    },
    logged,
    submitted,
    close: () => database.close(),
  };
};

export interface Person {
  account_id: string;
  email: string;
  /** An API key with all scopes. */
  key: string;
  key_id: string;
  /** A `Cookie` header of a signed-in browser. */
  cookie: string;
}

/** A new account with a key and a session. */
export const person = async ({ api }: TestApp, keyScopes: readonly Scope[] = scopes): Promise<Person> => {
  const { services } = api;
  const account_id = services.newId("acc");
  const email = `${account_id}@example.org`;
  const created_at = services.clock();
  await services.store.accounts.create({
    account_id,
    email,
    name: "Ana",
    password_hash: null,
    created_at,
  });
  const token = await encode({ token: { account_id }, secret: services.authSecret });
  return {
    account_id,
    email,
    cookie: `theme=dark; next-auth.session-token=${token}`,
    ...(await keyFor(api, account_id, keyScopes)),
  };
};

export const keyFor = async (
  { services }: Api,
  account_id: string,
  keyScopes: readonly Scope[],
  expires_at: Date | null = null,
): Promise<{ key: string; key_id: string }> => {
  const made = formatApiKey(services);
  const key_id = services.newId("key");
  await services.store.keys.create({
    key_id,
    account_id,
    name: "robot",
    prefix: made.prefix,
    secret_sha256: made.secret_sha256,
    scopes: [...keyScopes],
    expires_at,
    revoked_at: null,
    last_used_at: null,
    created_at: services.clock(),
  });
  return { key: made.api_key, key_id };
};

export const rowNames = Object.keys(endpoints) as EndpointName[];
export const rowOf = (name: EndpointName): Endpoint => endpoints[name];

export interface Send {
  key?: string | undefined;
  cookie?: string;
  method?: string;
  /** Path, query and body fields together; the row's example when absent. */
  input?: Record<string, unknown>;
  /** The body as it is, instead of the input's fields. */
  body?: BodyInit;
  query?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** One request to a row, through the same door as Next's route handlers. */
export const send = (app: TestApp, name: EndpointName, given: Send = {}): Promise<Response> => {
  const row = rowOf(name);
  const fields = { ...(given.input ?? row.example) };
  const params: Record<string, string> = {};
  const path = row.path.replace(/\{(\w+)\}/g, (_whole, field: string) => {
    params[field] = String(fields[field]);
    delete fields[field];
    return encodeURIComponent(params[field]);
  });
  const method = given.method ?? row.method;
  const inQuery = row.method === "GET" || row.method === "DELETE";
  const query = given.query ?? (inQuery ? new URLSearchParams(fields as Record<string, string>).toString() : "");
  const headers = new Headers(given.headers);
  if (given.key !== undefined) headers.set("Authorization", `Bearer ${given.key}`);
  if (given.cookie !== undefined) {
    headers.set("Cookie", given.cookie);
    if (!headers.has("Sec-Fetch-Site") && !headers.has("Origin")) headers.set("Sec-Fetch-Site", "same-origin");
  }
  const init: RequestInit & { duplex: "half" } = { method, headers, duplex: "half" };
  if (!["GET", "HEAD", "DELETE", "OPTIONS"].includes(method)) {
    // Where a row takes either, a body as it is is a file, and so is an upload of which nothing is said.
    const isFile =
      row.consumes === "bytes" ||
      (row.consumes === "bytes or json" &&
        (given.body !== undefined || (name === "upload_asset" && given.input === undefined)));
    init.body = given.body ?? (isFile ? new Uint8Array([1, 2, 3]) : JSON.stringify(fields));
    if (!headers.has("Content-Type") && !(init.body instanceof FormData))
      headers.set("Content-Type", isFile ? "image/png" : "application/json");
  }
  if (given.signal !== undefined) init.signal = given.signal;
  const names = rowNames.filter((other) => endpoints[other].path === row.path);
  const url = `${origin}/api/v1${path === "/" ? "" : path}${query === "" ? "" : `?${query}`}`;
  return handle(app.api, names, new Request(url, init), params);
};

/** The problem body of an answer; fails the test when the answer is none. */
export const problemIn = async (
  response: Response,
): Promise<{
  status: number;
  code: string;
  detail: string;
  errors?: { pointer: string; code: string }[];
}> => {
  if (response.headers.get("content-type") !== "application/problem+json")
    throw new Error(`${response.status} ${await response.text()} is no problem answer`);
  return response.json() as never;
};
