import { afterAll, beforeAll, expect, test } from "vitest";
import type { ConnectionKind, Visibility } from "#lib/contract/publishing.ts";
import { aGeneration, freshId, now } from "#lib/store/testing/records.ts";
import { oembed } from "./oembed.ts";
import { person, problemIn, testApp, type Person, type TestApp } from "./testing/test-app.ts";
import { watchedFilm } from "./watched-film.ts";

const origin = "http://localhost:3000";
let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await testApp();
  ana = await person(app);
});
afterAll(() => app.close());

const asset = async (kind: "film" | "thumbnail" | "captions", media_type: string, bytes: string) => {
  const asset_id = freshId("ast");
  await app.store.assets.create({
    asset_id,
    account_id: ana.account_id,
    kind,
    ...(await app.api.services.media.put(new TextEncoder().encode(bytes))),
    media_type,
    width: 720,
    height: 1280,
    duration_seconds: 10,
    created_at: now,
  });
  return asset_id;
};

/** A film that was published, or is about to be. */
const published = async (visibility: Visibility, kind: ConnectionKind = "watch_page", done = true): Promise<string> => {
  const { account_id } = ana;
  const { generation_id } = await aGeneration(app.store, account_id);
  const film = {
    film_asset_id: await asset("film", "video/mp4", "film"),
    vtt_asset_id: await asset("captions", "text/vtt", "WEBVTT"),
    srt_asset_id: null,
    thumbnail_asset_id: await asset("thumbnail", "image/jpeg", "jpeg"),
    film_manifest_id: "urn:c2pa:1",
    film_watermarked: true,
    preview: true,
  };
  const ending = { state: "finished", status: "ok", message: "", charged_usd: 0, finished_at: now } as const;
  await app.store.generations.end(generation_id, { ...ending, film }, []);
  const connection_id = freshId("conn");
  const place = { connection_id, account_id, kind, display_name: "Place", config: {}, sealed: null, created_at: now };
  await app.store.connections.create(place);
  const publication_id = freshId("pub");
  const credential = {
    manifest_id: "urn:c2pa:1",
    state: "trusted" as const,
    signed_by: "Shotwright",
    signed_at: null,
    model: "preview/motion",
    ingredients: [],
  };
  await app.store.publications.create({
    publication_id,
    account_id,
    generation_id,
    connection_id,
    title: 'Rain "and" <fog> & snow',
    description: null,
    tags: [],
    visibility,
    status: "processing",
    url: null,
    checks: [],
    disclosure: { ai_generated: true, label: "Made with AI.", platform_field: null, credential },
    attempts: [],
    progress: { round: 1, faults: 0, state: null },
    created_at: now,
    finished_at: null,
  });
  const attempt = { at: now.toISOString(), step: "page", outcome: "done" as const, message: "" };
  const notice = { key: publication_id, type: "publication.finished" as const, body: "{}", created_at: now };
  const end = { status: "published" as const, url: `${origin}/watch/${publication_id}`, attempt, finished_at: now };
  if (done) await app.store.publications.end(publication_id, end, notice);
  return publication_id;
};

const seen = (id: string, viewer: string | null = null) => watchedFilm(app.api, id, () => Promise.resolve(viewer));

test("strangers see what is public or unlisted; what is private only its account", async () => {
  for (const visibility of ["public", "unlisted"] as const) {
    const id = await published(visibility);
    expect(await watchedFilm(app.api, id, () => Promise.reject(new Error("Nobody asks who is there.")))).toMatchObject({
      publication_id: id,
      visibility,
      page_url: `${origin}/watch/${id}`,
      disclosure: "Made with AI.",
      credential: { state: "trusted" },
    });
  }
  const id = await published("private");
  expect(await seen(id)).toBeNull();
  expect(await seen(id, (await person(app)).account_id)).toBeNull();
  expect(await seen(id, ana.account_id)).toMatchObject({ visibility: "private" });
});

test("its addresses work for strangers, for an hour", async () => {
  const film = await seen(await published("public"));
  for (const url of [film?.film_url, film?.captions_url, film?.poster_url]) {
    const [, id = "", sig = ""] = /\/api\/v1\/assets\/(\w+)\?sig=(.+)$/.exec(url ?? "") ?? [];
    expect(app.api.services.checkAssetSignature(id, sig)).toBe(true);
  }
});

test("what is not published, published elsewhere, or no id at all is not there", async () => {
  for (const id of [
    await published("public", "watch_page", false),
    await published("public", "s3"),
    "pub_none",
    "pub_a\u0000b",
    "../films",
    "",
  ])
    expect(await seen(id, ana.account_id), id).toBeNull();
});

const embedding = (query: string) => oembed(app.api, new Request(`${origin}/api/oembed?${query}`));
const addressOf = (id: string) => `url=${encodeURIComponent(`${origin}/watch/${id}`)}`;

test("others embed it by oEmbed, in its own shape and no larger than they want", async () => {
  const id = await published("unlisted");
  const whole = await embedding(addressOf(id));
  expect(whole.headers.get("content-type")).toContain("application/json");
  const body = (await whole.json()) as { html: string };
  expect(body).toMatchObject({ version: "1.0", type: "video", width: 720, height: 1280, thumbnail_width: 720 });
  expect(body.html).toContain(`src="${origin}/watch/${id}/embed"`);
  expect(body.html).toContain('title="Rain &#34;and&#34; &#60;fog&#62; &#38; snow"');
  const small = await embedding(`${addressOf(id)}&maxwidth=300&maxheight=320&format=json`);
  expect(await small.json()).toMatchObject({ width: 180, height: 320 });
});

test("oEmbed answers for watch pages of this service only, and for none that is private", async () => {
  const id = await published("private");
  expect(await seen(id, ana.account_id)).not.toBeNull();
  expect(await problemIn(await embedding(addressOf(id)))).toMatchObject({ status: 404 });
  for (const query of [
    "",
    "url=nonsense",
    `url=${encodeURIComponent("https://evil.example/watch/pub_1")}`,
    `url=${encodeURIComponent(`${origin}/films/x`)}`,
    `${addressOf(id)}&format=xml`,
  ])
    expect(await problemIn(await embedding(query)), query).toMatchObject({ status: 400, code: "bad_request" });
  const open = await published("public");
  expect(await problemIn(await embedding(`${addressOf(open)}&maxwidth=-1`))).toMatchObject({ status: 400 });
});
