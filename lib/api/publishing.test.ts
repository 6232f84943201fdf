import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Problem } from "#lib/contract/errors.ts";
import type { EndpointName } from "#lib/contract/endpoints.ts";
import type { FoundCredential } from "#lib/operations/operation.ts";
import type { PublicationCheck } from "#lib/contract/publishing.ts";
import { aGeneration } from "#lib/store/testing/records.ts";
import { person, problemIn, send, testApp, type Person, type TestApp } from "./testing/test-app.ts";
import { watchedFilm } from "./watched-film.ts";

const credential: FoundCredential = {
  state: "trusted",
  reasons: [],
  manifest_id: "urn:c2pa:film",
  claim_generator: null,
  signed_by: "Shotwright",
  signed_at: null,
  actions: [],
  ingredients: [],
  model: "preview/motion",
  preview: true,
  consent_id: null,
};
const secrets = {
  access_key_id: "AKIDNEVERSEENAGAIN00",
  secret_access_key: "s3cret/neverSeenAgain+0123456789abcdefgh",
};
const bucket = { endpoint: "https://s3.example.com", region: "eu-central-1", bucket: "films", ...secrets };

let app: TestApp;
let ana: Person;
let bob: Person;
const sent: string[] = [];

beforeAll(async () => {
  app = await testApp({
    services: {
      verifyFile: () => Promise.resolve(credential),
      judgeAddress: (url) =>
        url.includes("169.254") ? Promise.reject(new Problem("url_not_allowed", "Inside.")) : Promise.resolve(),
      send: (url) => {
        sent.push(url);
        return Promise.resolve({ status: 200, text: "" });
      },
    },
  });
  ana = await person(app);
  bob = await person(app);
});
afterAll(() => app.close());

const call = async (name: EndpointName, input: Record<string, unknown> = {}, who = ana, headers = {}) => {
  const response = await send(app, name, { key: who.key, input, headers });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: (text === "" ? null : JSON.parse(text)) as never };
};
const refused = async (name: EndpointName, input: Record<string, unknown>, who = ana) =>
  problemIn(await send(app, name, { key: who.key, input }));

const watchPage = async (who = ana): Promise<string> => {
  const { body } = await call("list_publish_connections", {}, who);
  return (body as { connections: { connection_id: string; kind: string }[] }).connections.filter(
    ({ kind }) => kind === "watch_page",
  )[0]?.connection_id as string;
};

/** A film of a person's, with its file; `ok: false` leaves it unfinished. */
const film = async (who = ana, ok = true): Promise<string> => {
  const { generation_id } = await aGeneration(app.store, who.account_id);
  if (!ok) return generation_id;
  const { services } = app.api;
  const film_asset_id = services.newId("ast");
  const file = await services.media.put(new TextEncoder().encode("film"));
  await app.store.assets.create({
    asset_id: film_asset_id,
    account_id: who.account_id,
    kind: "film",
    ...file,
    media_type: "video/mp4",
    width: 1280,
    height: 720,
    duration_seconds: 12,
    created_at: services.clock(),
  });
  const ending = {
    state: "finished",
    status: "ok",
    message: "",
    charged_usd: 0,
    finished_at: services.clock(),
  } as const;
  const files = { film_manifest_id: "urn:c2pa:film", film_watermarked: true, thumbnail_asset_id: null };
  await app.store.generations.end(
    generation_id,
    { ...ending, film: { ...files, film_asset_id, vtt_asset_id: null, srt_asset_id: null, preview: true } },
    [],
  );
  return generation_id;
};

describe("connections", () => {
  test("the watch page is there without being connected, once, and stays", async () => {
    const connection_id = await watchPage();
    expect(connection_id).toMatch(/^conn_/);
    expect(await watchPage()).toBe(connection_id);
    expect(await watchPage(bob)).not.toBe(connection_id);
    expect(await refused("disconnect_publisher", { connection_id })).toMatchObject({ status: 409, code: "conflict" });
    const { body } = await call("list_publish_connections");
    const { connections, available_kinds } = body as { connections: unknown[]; available_kinds: { kind: string }[] };
    expect(connections).toHaveLength(1);
    expect(connections[0]).toMatchObject({
      state: "connected",
      capabilities: { visibility: ["public", "unlisted", "private"] },
    });
    expect(available_kinds.map(({ kind }) => kind)).toEqual(["webhook", "s3"]);
    expect(available_kinds[1]).toMatchObject({
      needs: expect.arrayContaining([
        { name: "secret_access_key", title: "Secret access key", secret: true, required: true },
      ]) as unknown,
    });
  });

  test("settings are checked all at once, by name", async () => {
    const config = { endpoint: "https://s3.example.com", bucket: "NO", extra: "x", secret_access_key: "a b" };
    const problem = await refused("connect_publisher", { kind: "s3", display_name: "B", config });
    expect(problem).toMatchObject({ status: 422, code: "validation_failed" });
    expect(problem.errors?.map(({ pointer, code }) => `${pointer} ${code}`).toSorted()).toEqual([
      "/config/access_key_id required",
      "/config/bucket bad_format",
      "/config/extra unknown_field",
      "/config/region required",
      "/config/secret_access_key bad_format",
    ]);
    const inside = { ...bucket, endpoint: "http://169.254.169.254/" };
    expect(await refused("connect_publisher", { kind: "s3", display_name: "B", config: inside })).toMatchObject({
      status: 422,
      code: "url_not_allowed",
      errors: [{ pointer: "/config/endpoint" }],
    });
    for (const config of [{ url: "https://a.example", secret: "short" }, { url: 7 }, {}])
      expect((await refused("connect_publisher", { kind: "webhook", display_name: "W", config })).status).toBe(422);
    expect(await refused("connect_publisher", { kind: "watch_page", display_name: "W", config: {} })).toMatchObject({
      errors: [{ pointer: "/kind" }],
    });
  });

  test("a secret is in no answer, no log, and no row", async () => {
    const made = await call("connect_publisher", { kind: "s3", display_name: "Bucket", config: bucket });
    expect(made.status).toBe(201);
    const { connection_id } = made.body as { connection_id: string };
    const generation_id = await film();
    const publish = { generation_id, connection_id, title: "Rain" };
    const told = [
      made.body,
      (await call("list_publish_connections")).body,
      (await call("publish_video", { ...publish, dry_run: true })).body,
      (await call("publish_video", publish)).body,
      (await call("list_publications")).body,
      await refused("connect_publisher", { kind: "s3", display_name: "B", config: { ...bucket, region: "!" } }),
      app.logged,
      await app.store.connections.list(ana.account_id),
      await app.store.publications.list(ana.account_id, { limit: 9, cursor: null, generationId: null }),
    ];
    for (const secret of Object.values(secrets)) expect(JSON.stringify(told)).not.toContain(secret);
    const stored = await app.store.connections.get(ana.account_id, connection_id);
    expect(Object.keys(stored?.config ?? {}).toSorted()).toEqual(["bucket", "endpoint", "region"]);
    expect(JSON.parse(app.api.services.sealer.open(stored?.sealed ?? "", connection_id))).toEqual(secrets);
    expect((await call("disconnect_publisher", { connection_id })).status).toBe(204);
    expect(await refused("publish_video", { ...publish, title: "Again" })).toMatchObject({ status: 404 });
  });
});

describe("publish_video", () => {
  test("a dry run answers the checks and stores nothing", async () => {
    const publish = { generation_id: await film(), connection_id: await watchPage(), title: "Rain" };
    const { status, body } = await call("publish_video", { ...publish, dry_run: true });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      publication_id: null,
      status: "dry_run",
      url: null,
      attempts: [],
      disclosure: { ai_generated: true, label: expect.stringMatching(/^Made with AI/) as string },
    });
    const { checks } = body as { checks: PublicationCheck[] };
    expect(checks.map(({ id, status }) => `${id} ${status}`)).toEqual([
      "disclosure pass",
      "credential pass",
      "captions warn",
      "duration pass",
      "aspect_ratio pass",
      "visibility pass",
    ]);
    const { publications } = (await call("list_publications", { generation_id: publish.generation_id })).body as {
      publications: unknown[];
    };
    expect(publications).toEqual([]);
  });

  test("the disclosure cannot be turned off, and no field does it", async () => {
    const publish = { generation_id: await film(), connection_id: await watchPage(), title: "Rain" };
    for (const field of ["disclosure", "ai_generated"])
      expect((await refused("publish_video", { ...publish, [field]: false })).errors).toContainEqual(
        expect.objectContaining({ pointer: `/${field}`, code: "unknown_field" }),
      );
  });

  test("again is the first publication; an idempotency key replays it, and minds its body", async () => {
    const publish = { generation_id: await film(), connection_id: await watchPage(), title: "Rain" };
    const first = await call("publish_video", publish, ana, { "Idempotency-Key": "pub-1" });
    expect(first.body).toMatchObject({
      status: "processing",
      publication_id: expect.stringMatching(/^pub_/) as string,
    });
    const replayed = await call("publish_video", publish, ana, { "Idempotency-Key": "pub-1" });
    expect(replayed.headers.get("idempotent-replayed")).toBe("true");
    expect(replayed.body).toEqual(first.body);
    const other = { ...publish, title: "Another" };
    const reused = await send(app, "publish_video", {
      key: ana.key,
      input: other,
      headers: { "Idempotency-Key": "pub-1" },
    });
    expect(await problemIn(reused)).toMatchObject({ status: 422, code: "idempotency_key_reused" });
    expect((await call("publish_video", other)).body).toEqual(first.body);
    expect((await call("publish_video", other, ana, { "Idempotency-Key": "pub-2" })).body).toEqual(first.body);
    const pointed = await call("publish_video", other, ana, { "Idempotency-Key": "pub-2" });
    expect(pointed.headers.get("idempotent-replayed")).toBe("true");
    expect(pointed.body).toEqual(first.body);
    const { publications } = (await call("list_publications", { generation_id: publish.generation_id })).body as {
      publications: { title: string }[];
    };
    expect(publications.map(({ title }) => title)).toEqual(["Rain"]);
  });

  test("what is not there is 404, what is not finished 409, and in that order", async () => {
    const connection_id = await watchPage();
    const unfinished = await film(ana, false);
    const ask = (generation_id: string, connection: string) =>
      refused("publish_video", { generation_id, connection_id: connection, title: "Rain" });
    expect(await ask("gen_none", connection_id)).toMatchObject({ status: 404, code: "not_found" });
    expect(await ask(unfinished, "conn_none")).toMatchObject({ status: 404, code: "not_found" });
    expect(await ask(unfinished, connection_id)).toMatchObject({ status: 409, code: "conflict" });
    expect(await ask(await film(bob), connection_id)).toMatchObject({ status: 404 });
    expect(await ask(await film(), await watchPage(bob))).toMatchObject({ status: 404 });
  });
});

describe("withdraw_publication", () => {
  let cat: Person;
  beforeAll(async () => {
    cat = await person(app);
  });
  const published = async (connection_id: string) => {
    const generation_id = await film(cat);
    const { body } = await call("publish_video", { generation_id, connection_id, title: "Rain" }, cat);
    const { publication_id } = body as { publication_id: string };
    const end = () =>
      app.store.publications.end(
        publication_id,
        {
          status: "published",
          url: `http://localhost:3000/watch/${publication_id}`,
          attempt: { at: "2026-05-04T00:00:00Z", step: "page", outcome: "done", message: "Done." },
          finished_at: new Date(0),
        },
        { key: publication_id, type: "publication.finished", body: "{}", created_at: new Date(0) },
      );
    const watched = () => watchedFilm(app.api, publication_id, () => Promise.resolve(cat.account_id));
    return { generation_id, publication_id, end, watched };
  };
  const stands = async (generation_id: string) =>
    (await call("list_publications", { generation_id }, cat)).body as {
      publications: { status: string; url: unknown }[];
    };

  test("takes the watch page away, keeps the record, and publishing again brings the page back", async () => {
    const connection_id = await watchPage(cat);
    const { generation_id, publication_id, end, watched } = await published(connection_id);
    const underWay = await refused("withdraw_publication", { publication_id }, cat);
    expect(underWay).toMatchObject({ status: 409, code: "conflict" });
    await end();
    expect((await watched())?.title).toBe("Rain");
    expect((await refused("withdraw_publication", { publication_id }, bob)).status).toBe(404);
    expect(await watched()).not.toBeNull();
    expect((await call("withdraw_publication", { publication_id }, cat)).status).toBe(204);
    expect(await watched()).toBeNull();
    expect((await call("withdraw_publication", { publication_id }, cat)).status).toBe(204);
    expect(await stands(generation_id)).toMatchObject({
      publications: [{ publication_id, status: "withdrawn", url: null }],
    });
    const again = await call("publish_video", { generation_id, connection_id, title: "Rain again" }, cat);
    expect(again.body).toMatchObject({ publication_id, status: "processing" });
    await end();
    expect((await watched())?.title).toBe("Rain again");
  });

  test("what went to another place is withdrawn there", async () => {
    const place = { kind: "webhook", display_name: "Site", config: { url: "https://example.com/in" } };
    const { connection_id } = (await call("connect_publisher", place, cat)).body as { connection_id: string };
    const { generation_id, publication_id, end } = await published(connection_id);
    await end();
    expect(await refused("withdraw_publication", { publication_id }, cat)).toMatchObject({
      status: 409,
      code: "conflict",
    });
    expect(await stands(generation_id)).toMatchObject({ publications: [{ status: "published" }] });
    await call("disconnect_publisher", { connection_id }, cat);
    expect(await refused("withdraw_publication", { publication_id }, cat)).toMatchObject({ status: 409 });
  });
});

describe("webhooks", () => {
  test("the secret is shown once, the address is judged, and messages are listed and sent again", async () => {
    const url = "https://example.com/hook?token=1";
    const made = await call("add_webhook", { url, events: ["generation.finished"] });
    expect(made.status).toBe(201);
    const { webhook_id, secret } = made.body as { webhook_id: string; secret: string };
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(await refused("add_webhook", { url: "http://169.254.1.1/", events: ["generation.finished"] })).toMatchObject(
      {
        code: "url_not_allowed",
        errors: [{ pointer: "/url" }],
      },
    );
    for (const events of [[], ["nothing"], ["generation.finished", "generation.finished"]])
      expect((await refused("add_webhook", { url, events })).status).toBe(422);

    const key = await film();
    const notice = { key, type: "generation.finished" as const, body: "{}", created_at: new Date(0) };
    const { generation_id } = await aGeneration(app.store, ana.account_id);
    const ending = { state: "cancelled", status: null, message: "", charged_usd: 0, finished_at: new Date(0) } as const;
    await app.store.generations.end(generation_id, ending, [], notice);
    const listed = await call("list_webhooks");
    expect(JSON.stringify([listed.body, await app.store.webhooks.list(ana.account_id), app.logged])).not.toContain(
      secret.slice(6),
    );
    const { webhooks } = listed.body as { webhooks: { deliveries: { delivery_id: string }[] }[] };
    expect(webhooks).toMatchObject([{ webhook_id, url, disabled_at: null, deliveries: [{ state: "waiting" }] }]);
    const delivery_id = webhooks[0]?.deliveries[0]?.delivery_id ?? "";
    expect((await call("replay_delivery", { webhook_id, delivery_id })).body).toMatchObject({
      delivery_id,
      state: "waiting",
    });
    expect(app.submitted.at(-1)).toBe(delivery_id);

    for (const who of [bob])
      for (const [name, input] of [
        ["replay_delivery", { webhook_id, delivery_id }],
        ["remove_webhook", { webhook_id }],
      ] as const)
        expect((await refused(name, input, who)).status).toBe(404);
    await app.store.webhooks.disable(webhook_id, new Date(0));
    expect((await refused("replay_delivery", { webhook_id, delivery_id })).status).toBe(409);
    expect((await call("remove_webhook", { webhook_id })).status).toBe(204);
    expect((await refused("remove_webhook", { webhook_id })).status).toBe(404);
  });

  test("a host is named by five webhooks of an account at most, whatever paths and ports they name", async () => {
    const ids: string[] = [];
    for (const path of ["1", "2", "3", "4", "5"]) {
      const { body } = await call("add_webhook", {
        url: `https://hose.example/${path}`,
        events: ["generation.finished"],
      });
      ids.push((body as { webhook_id: string }).webhook_id);
    }
    const more = { url: "https://hose.example:8443/6", events: ["generation.finished"] };
    expect(await refused("add_webhook", more)).toMatchObject({ status: 409, code: "conflict" });
    for (const webhook_id of ids) await call("remove_webhook", { webhook_id });
  });
});

test("nothing of another account is there", async () => {
  // What was called before counts no more.
  app.pass(60_000);
  const made = await call("connect_publisher", {
    kind: "webhook",
    display_name: "Site",
    config: { url: "https://example.com/in" },
  });
  const { connection_id } = made.body as { connection_id: string };
  const generation_id = await film();
  await call("publish_video", { generation_id, connection_id: await watchPage(), title: "Rain" });
  expect((await refused("disconnect_publisher", { connection_id }, bob)).status).toBe(404);
  expect((await refused("publish_video", { generation_id, connection_id, title: "Rain" }, bob)).status).toBe(404);
  const seen = [
    (await call("list_publish_connections", {}, bob)).body,
    (await call("list_publications", { generation_id }, bob)).body,
    (await call("list_webhooks", {}, bob)).body,
  ];
  expect(JSON.stringify(seen)).not.toContain(connection_id);
  expect(JSON.stringify(seen)).not.toContain(generation_id);
  expect((await call("disconnect_publisher", { connection_id })).status).toBe(204);
});
