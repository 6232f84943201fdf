import assert from "node:assert/strict";
import { createHash, randomFillSync } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import type { GenerationBody } from "#lib/contract/generation.ts";
import { patienceMs, type Walk } from "./make-films.ts";
import { bodyBytesMax } from "./platform.ts";

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
const fileOf = ({ film }: GenerationBody): string => (film ?? assert.fail("the film has no file")).asset_id;

/** The bytes of a file, by way of the address in the store that the service gives. */
const bytesOf = async (
  { surroundings, visitor, platform }: Walk,
  assetId: string,
): Promise<Uint8Array<ArrayBuffer>> => {
  const headers = { authorization: `Bearer ${visitor.key}` };
  const answer = await fetch(`${platform.origin}/api/v1/assets/${assetId}`, { headers, redirect: "manual" });
  assert.equal(answer.status, 302);
  const read = await surroundings.fetch(answer.headers.get("location") ?? "");
  assert.equal(read.status, 200);
  return new Uint8Array(await read.arrayBuffer());
};

/** Sends a file to the store itself, and answers the id of the upload. */
const sent = async (
  { client, surroundings }: Walk,
  bytes: Uint8Array<ArrayBuffer>,
  media_type: "image/png" | "video/mp4",
): Promise<string> => {
  const offer = await client.upload_asset({ bytes: bytes.byteLength, media_type });
  assert("upload_url" in offer);
  const put = await surroundings.fetch(offer.upload_url, {
    method: "PUT",
    headers: offer.upload_headers,
    body: new Blob([bytes]),
  });
  assert(put.ok, await put.text());
  return offer.asset_id;
};

/** What the platform says of a body that is too large, before any function sees it. */
const demandRefused = async (
  { platform, visitor }: Walk,
  path: string,
  body: Uint8Array<ArrayBuffer>,
  type: string,
) => {
  assert(body.byteLength > bodyBytesMax, `it has ${body.byteLength} bytes only`);
  const headers = { authorization: `Bearer ${visitor.key}`, "content-type": type };
  const answer = await fetch(`${platform.origin}/api/v1${path}`, { method: "POST", headers, body: new Blob([body]) });
  assert.equal(answer.status, 413);
  assert.equal(answer.headers.get("x-vercel-error"), "FUNCTION_PAYLOAD_TOO_LARGE");
};

/** Pages of somebody who is signed in and of everybody else, each with its policy and its files. */
export const seePages = async ({ platform: { origin }, visitor }: Walk): Promise<void> => {
  for (const [path, headers] of [
    ["/sign-in", {}],
    ["/verify", {}],
    ["/films", { cookie: visitor.cookie }],
  ] as const) {
    const page = await fetch(origin + path, { headers });
    const text = await page.text();
    assert.equal(page.status, 200, text);
    const policy = page.headers.get("content-security-policy") ?? "";
    assert.match(policy, /default-src 'self'.*private\.blob\.vercel-storage\.com/, path);
    const nonce = / nonce="([^"]+)"/.exec(text)?.[1];
    assert(nonce === undefined || policy.includes(`'nonce-${nonce}'`), `${path} has a nonce that is not its policy's`);
    const assets = [...text.matchAll(/(?:src|href)="(\/(?:_next\/static|assets)\/[^"]+)"/g)];
    assert(assets.length > 0, `${path} names no file`);
    for (const [, asset = ""] of assets) assert.equal((await fetch(origin + asset)).status, 200, asset);
  }
  assert.equal((await fetch(`${origin}/nothing-here`)).status, 404);
};

export const plan = async ({ client }: Walk): Promise<void> => {
  const { shots } = await client.plan_director_prompt({ raw_intent: "A red kite over the dunes at sunrise.", seed: 3 });
  assert(shots.length >= 3);
};

/** A picture of nearly 20 MB. */
export const uploadPicture = async (walk: Walk): Promise<void> => {
  const [width, height] = [2600, 2500];
  const noise = randomFillSync(Buffer.alloc(width * height * 3));
  const raw = { width, height, channels: 3 as const };
  const picture = new Uint8Array(await sharp(noise, { raw }).png({ compressionLevel: 0 }).toBuffer());
  walk.say(`    a picture of ${(picture.byteLength / 1000 ** 2).toFixed(1)} MB`);
  await demandRefused(walk, "/assets", picture, "image/png");
  const asset = await walk.client.complete_upload({ asset_id: await sent(walk, picture, "image/png") });
  assert.equal(asset.sha256, sha256(picture));
  assert.equal(sha256(await bytesOf(walk, asset.asset_id)), sha256(picture));
};

/** Who may ask for work to be done. */
export const callForWork = async ({ platform }: Walk): Promise<void> => {
  const ticked = await platform.tick();
  assert.equal(ticked.status, 202, await ticked.text());
  const stranger = await fetch(`${platform.origin}/api/internal/work`, { method: "POST" });
  assert.equal(stranger.status, 401);
};

/** The file of a shot, which is small enough to be sent whole. */
const shotOf = async (walk: Walk, { shots }: GenerationBody): Promise<Blob> => {
  const { asset_id } = shots[0]?.delivered ?? assert.fail("the film has no shot");
  const bytes = await bytesOf(walk, asset_id);
  assert(bytes.byteLength < bodyBytesMax, `the shot has ${bytes.byteLength} bytes`);
  return new Blob([bytes], { type: "video/mp4" });
};

/** A film as it is kept, and the file of a shot sent whole. */
export const verifyFilm = async (walk: Walk, film: GenerationBody): Promise<void> => {
  const { client } = walk;
  assert.equal((await client.verify_provenance({ asset_id: fileOf(film) })).state, "trusted");
  assert.equal((await client.verify_provenance({}, { body: await shotOf(walk, film) })).state, "trusted");
};

/** A file that is larger than a request may be. */
export const verifyLargeFilm = async (walk: Walk, film: GenerationBody): Promise<void> => {
  const whole = await bytesOf(walk, fileOf(film));
  await demandRefused(walk, "/provenance/verify", whole, "video/mp4");
  const asset_id = await sent(walk, whole, "video/mp4");
  assert.equal((await walk.client.verify_provenance({ asset_id })).state, "trusted");
};

export const findByWatermark = async (walk: Walk, film: GenerationBody): Promise<void> => {
  const { matches } = await walk.client.match_by_content({}, { body: await shotOf(walk, film) });
  assert(matches.length > 0, "nothing was found");
};

/** To a bucket of somebody's. */
export const publish = async ({ client, surroundings }: Walk, { generation_id }: GenerationBody): Promise<void> => {
  const { endpoint, region, bucket, access_key_id, secret_access_key, seen } = surroundings.bucket;
  const config = { endpoint, region, bucket, access_key_id, secret_access_key };
  const { connection_id } = await client.connect_publisher({ kind: "s3", display_name: "Bucket", config });
  const request = { generation_id, connection_id, title: "Out of the box" };
  const { publication_id } = await client.publish_video(request, { prefer: "respond-async" });
  for (const until = Date.now() + patienceMs; Date.now() < until; await pause(1000)) {
    const { publications } = await client.list_publications({ generation_id });
    const found = publications.find((each) => each.publication_id === publication_id);
    assert(found?.status !== "failed", JSON.stringify(found?.attempts));
    if (found?.status !== "published") continue;
    assert(
      seen.some((line) => /^PUT .*\.mp4 200$/.test(line)),
      "the bucket has no film",
    );
    return;
  }
  assert.fail("it was not published in time");
};

/** As many films as were begun, all of them finished. */
export const seeFilms = async ({ client }: Walk, begun: number): Promise<void> => {
  const { generations } = await client.list_generations({ limit: 100 });
  assert.equal(generations.length, begun);
  for (const { state, status, generation_id } of generations)
    assert.deepEqual([state, status], ["finished", "ok"], generation_id);
};
