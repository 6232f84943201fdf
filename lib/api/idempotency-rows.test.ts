import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Endpoint } from "#lib/contract/endpoint.ts";
import { endpoints, type EndpointName } from "#lib/contract/endpoints.ts";
import { inspectImage } from "#lib/gate/inspect-image.ts";
import { readPictureFile } from "#lib/render/encode/picture-file.ts";
import { anAsset, freshId } from "#lib/store/testing/records.ts";
import { person, rowNames, send, testApp, type Person, type TestApp } from "./testing/test-app.ts";

/** Every row that may cost money, called many times at once with one Idempotency-Key: it comes to one thing. */

const crowd = 12;
const largeCrowd = 100;
const raw_intent = "A fox finds a lantern in the snow.";
const film = { raw_intent, shot_count: 3, duration_seconds: 9, render: "preview" };
const page = `<!doctype html><html lang="en"><title>Moor Cup</title><main><h1>Moor Cup</h1>
<p>The glaze breaks to rust at the rim. Every cup is thrown on a kick wheel.</p></main></html>`;

let app: TestApp;
let picture: Buffer;
beforeAll(async () => {
  picture = await sharp({ create: { width: 320, height: 180, channels: 3, background: "#4a6b8a" } })
    .png()
    .toBuffer();
  app = await testApp({
    services: {
      fetchPage: (url) =>
        Promise.resolve({ bytes: new TextEncoder().encode(page), content_type: "text/html; charset=utf-8", url }),
      inspectImage,
      readPicture: readPictureFile,
      frameOf: () => Promise.resolve(new Uint8Array(picture)),
      verifyFile: () => Promise.reject(new Error("no credential")),
      judgeAddress: () => Promise.resolve(),
    },
  });
  // Whoever comes second waits for the first, in time that passes.
  app.api.pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
}, 120_000);
afterAll(() => app.close());

const post = async (who: Person, name: EndpointName, input: Record<string, unknown>, key: string) => {
  const response = await send(app, name, { key: who.key, input, headers: { "Idempotency-Key": key } });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
};
const begun = async (who: Person, name: EndpointName, input: Record<string, unknown>): Promise<string> => {
  const response = await send(app, name, { key: who.key, input, headers: { Prefer: "respond-async" } });
  return ((await response.json()) as { generation_id: string }).generation_id;
};
/** A film that is finished, with a file. */
const finished = async (who: Person): Promise<string> => {
  const generation_id = await begun(who, "generate_video", film);
  const kept = await app.api.services.media.put(new Uint8Array(picture));
  const asset = { ...anAsset(who.account_id), ...kept };
  await app.store.assets.create(asset);
  const made = { film_manifest_id: null, film_watermarked: false, thumbnail_asset_id: null, preview: true };
  const files = { film_asset_id: asset.asset_id, vtt_asset_id: null, srt_asset_id: null };
  const ending = { state: "finished", status: "ok", message: "Done.", charged_usd: 0 } as const;
  const finished_at = app.api.services.clock();
  await app.store.generations.end(generation_id, { ...ending, finished_at, film: { ...made, ...files } }, []);
  return generation_id;
};
/** A still that waits for a decision. */
const held = async (who: Person): Promise<string> => {
  const generation_id = await begun(who, "generate_video_staged", { ...film, hold: true });
  const generation = await app.store.generations.byId(generation_id);
  const hero_frame_id = freshId("hero");
  await app.store.heroes.create({
    hero_frame_id,
    account_id: who.account_id,
    generation_id,
    roll: 1,
    plan_id: generation!.plan_id,
    shot_id: "s1",
    at_seconds: 1,
    direction: "A fox.",
    reason: "It is the fox.",
    state: "awaiting_decision",
    note: null,
    routed_model: "x/y",
    delivered_model: "preview/still",
    preview: true,
    failover_from: [],
    report: { palette_match: 0.5, subject_present: true, framing_match: true, notes: [] },
    asset_id: freshId("ast"),
    manifest_id: "urn:c2pa:1",
    watermarked: true,
    created_at: app.api.services.clock(),
    decided_at: null,
  });
  const event = { state: "awaiting_decision", stage: "still", progress: 0.1, message: "It waits." } as const;
  await app.store.generations.progress(generation_id, event);
  return hero_frame_id;
};

type Case = [name: EndpointName, what: string, input: (who: Person) => Promise<Record<string, unknown>>];
const cases: Case[] = [
  ["generate_video", "a film", () => Promise.resolve(film)],
  ["generate_video_staged", "a still", () => Promise.resolve({ ...film, hold: true })],
  ["generate_video_staged", "an approval", async (who) => ({ hero_frame_id: await held(who), decision: "approve" })],
  [
    "generate_video_staged",
    "a rejection",
    async (who) => ({ hero_frame_id: await held(who), decision: "reject", note: "closer" }),
  ],
  [
    "animate_image",
    "a picture",
    () => Promise.resolve({ animate_image_ref: `data:image/png;base64,${picture.toString("base64")}` }),
  ],
  ["ad_from_url", "a page", () => Promise.resolve({ url: "https://example.com/cup" })],
  [
    "refine_shot",
    "a change",
    async (who) => ({ generation_id: await finished(who), shot_id: "s2", instruction: "closer, at night" }),
  ],
  [
    "extend_sequence",
    "an extension",
    async (who) => ({ generation_id: await finished(who), shot_count: 1, duration_seconds: 2 }),
  ],
];

test("the cases below are all rows that make a film and may cost money", () => {
  const billable = rowNames.filter((name) => {
    const row: Endpoint = endpoints[name];
    return row.billable && row.makes === undefined;
  });
  expect([...new Set(cases.map(([name]) => name))].toSorted()).toEqual(billable.toSorted());
});

const idsOf = async (who: Person) =>
  (await app.store.ledger.list(who.account_id))
    .filter(({ kind }) => kind === "reserve")
    .map((each) => each.generation_id);

test.each(cases)(
  "%s, %s: of many at once one makes it, and all answer it",
  async (name, _what, inputOf) => {
    const who = await person(app);
    const input = await inputOf(who);
    const before = await idsOf(who);
    app.submitted.length = 0;
    const count = name === "generate_video" ? largeCrowd : crowd;
    const answers = await Promise.all(Array.from({ length: count }, () => post(who, name, input, "one")));
    expect(new Set(answers.map(({ status }) => status)), JSON.stringify(answers[0]?.body)).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body["generation_id"])).size).toBe(1);
    expect(answers.filter(({ headers }) => headers.get("idempotent-replayed") === null)).toHaveLength(1);
    expect(app.submitted).toEqual([answers[0]?.body["generation_id"]]);
    const made = (await idsOf(who)).filter((id) => !before.includes(id));
    const decides = "hero_frame_id" in input;
    expect(made).toEqual(decides ? [] : [answers[0]?.body["generation_id"]]);
    // The same key with another body is another request, and refused.
    const other = await post(
      who,
      name,
      { ...input, ...(decides ? { decision: "reject", note: "x" } : { seed: 99 }) },
      "one",
    );
    expect(other).toMatchObject({ status: 422, body: { code: "idempotency_key_reused" } });
  },
  60_000,
);

test("a decision that was written when the process died is gone on with when it is repeated; no other one is", async () => {
  const who = await person(app);
  const hero_frame_id = await held(who);
  const decided_at = app.api.services.clock();
  await app.store.heroes.decide(hero_frame_id, { state: "locked", note: null, decided_at });
  const decide = (decision: string, key: string) =>
    post(who, "generate_video_staged", { hero_frame_id, decision }, key);
  expect(await decide("reject", "k1")).toMatchObject({ status: 409, body: { code: "conflict" } });
  app.submitted.length = 0;
  const { status, body } = await decide("approve", "k2");
  expect(status).toBe(200);
  expect(app.submitted).toEqual([body["generation_id"]]);
  expect(await decide("approve", "k3")).toMatchObject({ status: 409, body: { code: "conflict" } });
});
