import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Problem } from "#lib/contract/errors.ts";
import { bucketMedia } from "#lib/store/bucket-media.ts";
import { patienceOf } from "#lib/store/patience.ts";
import { s3Objects } from "#lib/store/s3-objects.ts";
import { memoryMedia } from "#lib/store/testing/memory-media.ts";
import { openS3Gate, type S3Gate } from "#lib/store/testing/s3-gate.ts";
import { person, problemIn, send, testApp, type Person, type TestApp } from "./testing/test-app.ts";

// Files that are sent straight to a bucket: one that checks signatures, expiry and what is signed of a body.
let gate: S3Gate;
let app: TestApp;
let ana: Person;
let isDown = false;
let looked: number[] = [];

beforeAll(async () => {
  gate = await openS3Gate();
  const now = () => new Date(Date.now() + gate.aheadMs);
  const reach = (url: string, init: RequestInit) =>
    isDown ? Promise.reject(new TypeError("fetch failed")) : fetch(url, init);
  const media = bucketMedia(s3Objects(gate, { fetch: reach, now, patience: patienceOf(50) }), { prefix: "", now });
  app = await testApp({
    services: {
      media,
      inspectImage: (bytes) => {
        looked.push(bytes.byteLength);
        if (bytes[0] === 0) return Promise.reject(new Problem("image_unreadable", "This is no picture."));
        return Promise.resolve({ media_type: "image/png", width: 4, height: 3 });
      },
      verifyFile: ({ bytes }) => Promise.reject(new Problem("bad_request", `verified ${bytes.byteLength} bytes`)),
    },
  });
  ana = await person(app);
});
afterAll(async () => {
  await app.close();
  await gate.close();
});
beforeEach(() => {
  [isDown, looked, gate.aheadMs] = [false, [], 0];
  app.pass(61_000);
});

interface Offer {
  asset_id: string;
  upload_url: string;
  upload_headers: Record<string, string>;
  expires_at: string;
}
const announce = (fields: Record<string, unknown>, who = ana) =>
  send(app, "upload_asset", {
    key: who.key,
    body: JSON.stringify(fields),
    headers: { "Content-Type": "application/json" },
  });
const offered = async (bytes: number, media_type = "image/png") => {
  const answer = await announce({ bytes, media_type });
  expect(answer.status).toBe(201);
  return (await answer.json()) as Offer;
};
const put = async ({ upload_url, upload_headers }: Offer, body: Uint8Array) =>
  (await fetch(upload_url, { method: "PUT", headers: upload_headers, body: Buffer.from(body) })).status;
const complete = (asset_id: string, who = ana) => send(app, "complete_upload", { key: who.key, input: { asset_id } });
const picture = (length: number, first = 1) => new Uint8Array(length).fill(7).fill(first, 0, 1);
const waiting = async () => {
  const ids = [];
  for await (const { id } of app.api.services.media.incoming!.list()) ids.push(id);
  return ids;
};

test("a picture that is sent to the bucket becomes an asset under the hash that we find", async () => {
  const bytes = picture(6_000_000);
  const offer = await offered(bytes.byteLength);
  expect(offer.asset_id).toMatch(/^ast_/);
  expect(new URL(offer.upload_url).pathname).toBe(`/films/incoming/${offer.asset_id}`);
  expect(await put(offer, bytes)).toBe(200);
  expect(looked).toEqual([]);
  const answer = await complete(offer.asset_id);
  const asset = (await answer.json()) as { sha256: string; bytes: number };
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  expect([answer.status, asset.sha256, asset.bytes, looked]).toEqual([200, sha256, 6_000_000, [6_000_000]]);
  expect(await waiting()).toEqual([]);
  const again = await complete(offer.asset_id);
  expect(await again.json()).toMatchObject({ sha256, asset_id: offer.asset_id });
  const read = await send(app, "get_asset", { key: ana.key, input: { asset_id: offer.asset_id } });
  expect(Buffer.from(await read.arrayBuffer()).equals(bytes)).toBe(true);
});

test("what is sent after it was looked at changes nothing", async () => {
  const offer = await offered(100);
  await put(offer, picture(100));
  await complete(offer.asset_id);
  expect(await put(offer, picture(100, 9))).toBe(200);
  const read = await send(app, "get_asset", { key: ana.key, input: { asset_id: offer.asset_id } });
  expect(Buffer.from(await read.arrayBuffer()).equals(picture(100))).toBe(true);
});

test("nothing sent, more sent than announced, and too late: each is refused in words", async () => {
  const offer = await offered(100);
  expect(await problemIn(await complete(offer.asset_id))).toMatchObject({ status: 409, code: "conflict" });
  expect(await put(offer, picture(101))).toBe(403);
  expect(await put(offer, picture(100))).toBe(200);
  expect((await complete(offer.asset_id)).status).toBe(200);
  const late = await offered(100);
  gate.aheadMs = 601_000;
  expect(await put(late, picture(100))).toBe(403);
});

test("an upload is its account's alone", async () => {
  const ben = await person(app);
  const offer = await offered(100);
  await put(offer, picture(100));
  expect((await complete(offer.asset_id, ben)).status).toBe(404);
  expect((await complete("ast_nothing")).status).toBe(404);
  expect((await complete(offer.asset_id)).status).toBe(200);
});

test("what is no picture is refused and not kept", async () => {
  const offer = await offered(100);
  await put(offer, picture(100, 0));
  expect(await problemIn(await complete(offer.asset_id))).toMatchObject({ status: 422, code: "image_unreadable" });
  expect(await waiting()).not.toContain(offer.asset_id);
  expect((await complete(offer.asset_id)).status).toBe(404);
});

test("a bucket that is away costs nothing but time", async () => {
  const offer = await offered(100);
  await put(offer, picture(100));
  isDown = true;
  expect(await problemIn(await complete(offer.asset_id))).toMatchObject({ status: 503, code: "unavailable" });
  isDown = false;
  expect((await complete(offer.asset_id)).status).toBe(200);
});

test("what is looked at at a time is bounded: the next is told to wait, and nothing is lost", async () => {
  const { services } = app.api;
  const look = services.verifyFile;
  const { promise, resolve: goOn } = Promise.withResolvers<void>();
  services.verifyFile = async (file) => {
    await promise;
    return look(file);
  };
  const offers = [];
  for (let i = 0; i < 3; i++) offers.push(await offered(90_000_000, "video/mp4"));
  const bucket = services.media;
  // Whatever the bucket would send: that it arrives is shown elsewhere.
  const open = () => Promise.resolve({ bytes: 90_000_000, stream: Readable.from([picture(90_000_000)]) });
  services.media = { ...bucket, incoming: { ...bucket.incoming!, open } };
  const answers = offers.map(({ asset_id }) =>
    send(app, "verify_provenance", { key: ana.key, input: { asset_id } }).then(problemIn),
  );
  expect((await Promise.race(answers)).code).toBe("unavailable");
  goOn();
  const codes = (await Promise.all(answers)).map(({ code }) => code);
  expect(codes.toSorted()).toEqual(["bad_request", "bad_request", "unavailable"]);
  [services.verifyFile, services.media] = [look, bucket];
});

test("what is announced is judged at once", async () => {
  const errorsOf = async (fields: Record<string, unknown>) =>
    (await problemIn(await announce(fields))).errors?.map(({ pointer, code }) => `${pointer} ${code}`);
  expect(await errorsOf({})).toEqual(["/bytes required"]);
  expect(await errorsOf({ bytes: 5 })).toEqual(["/media_type required"]);
  expect(await errorsOf({ bytes: 0, media_type: "image/png" })).toEqual(["/bytes out_of_range"]);
  expect(await errorsOf({ bytes: 21_000_000, media_type: "image/png" })).toEqual(["/bytes out_of_range"]);
  expect(await errorsOf({ bytes: 5, media_type: "text/html" })).toEqual(["/media_type unknown_value"]);
  expect(await errorsOf({ bytes: 5, media_type: "image/png", sha256: "00" })).toEqual(["/sha256 unknown_field"]);
});

test("an account has so many open at a time, and room for what it announces", async () => {
  const ben = await person(app);
  const all = await Promise.all(Array.from({ length: 3 }, () => announce({ bytes: 9, media_type: "image/png" }, ben)));
  expect(all.map(({ status }) => status)).toEqual([201, 201, 201]);
  for (let more = 3; more < 20; more++) await announce({ bytes: 9, media_type: "image/png" }, ben);
  const refused = await announce({ bytes: 9, media_type: "image/png" }, ben);
  expect(refused.headers.get("retry-after")).toBe("600");
  expect(await problemIn(refused)).toMatchObject({ status: 429, code: "rate_limited" });
  const { quotas } = app.api.services;
  const { media_bytes } = quotas;
  quotas.media_bytes = 1000;
  expect(await problemIn(await announce({ bytes: 2000, media_type: "image/png" }))).toMatchObject({ status: 409 });
  quotas.media_bytes = media_bytes;
});

test("a large film is verified from where it was sent", async () => {
  const offer = await offered(22_000_000, "video/mp4");
  await put(offer, picture(22_000_000));
  const verify = (who: Person) =>
    send(app, "verify_provenance", {
      key: who.key,
      body: JSON.stringify({ asset_id: offer.asset_id }),
      headers: { "Content-Type": "application/json" },
    });
  expect((await problemIn(await verify(ana))).detail).toBe("verified 22000000 bytes");
  expect((await problemIn(await verify(await person(app)))).errors?.[0]?.code).toBe("unknown_asset");
});

test("a service that keeps files on its own disk says so, and takes them itself", async () => {
  const { services } = app.api;
  const bucket = services.media;
  services.media = memoryMedia();
  const told = await problemIn(await announce({ bytes: 5, media_type: "image/png" }));
  expect([told.status, told.code]).toEqual([409, "conflict"]);
  expect(told.detail).toContain("POST /assets");
  expect((await send(app, "upload_asset", { key: ana.key, body: "bytes" })).status).toBe(201);
  services.media = bucket;
});

test("an upload that comes while the bucket is away is told so, nothing of it stays, and it goes through afterwards", async () => {
  const bytes = picture(900, 5);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const headers = { "Content-Type": "image/png" };
  const whole = () => send(app, "upload_asset", { key: ana.key, body: Buffer.from(bytes), headers });
  const offer = await offered(bytes.byteLength);
  const before = await app.store.keeping.mediaBytes(ana.account_id);

  gate.isDown = true;
  await expect(put(offer, bytes)).rejects.toThrow();
  for (const answer of await Promise.all([whole(), complete(offer.asset_id)])) {
    expect(answer.headers.get("retry-after")).toBe("5");
    expect(await problemIn(answer)).toMatchObject({ status: 503, code: "unavailable", retryable: true });
  }
  expect(await app.store.keeping.mediaBytes(ana.account_id)).toBe(before);
  gate.isDown = false;

  expect(await put(offer, bytes)).toBe(200);
  expect(await (await complete(offer.asset_id)).json()).toMatchObject({ asset_id: offer.asset_id, sha256 });
  expect(await (await whole()).json()).toMatchObject({ sha256 });
});
