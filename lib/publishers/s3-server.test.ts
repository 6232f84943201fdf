import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import S3rver from "s3rver";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signAws } from "./aws-signature.ts";
import { s3Publisher } from "./s3.ts";
import { sampleFilm, sampleTools } from "./testing/sample-publication.ts";

const keys = { region: "us-east-1", access_key_id: "S3RVER", secret_access_key: "S3RVER" };
let folder: string;
let server: S3rver;
let endpoint: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "shotwright-s3-"));
  server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: "films", configs: [] }],
  });
  const address = (await server.run()) as AddressInfo;
  endpoint = `http://127.0.0.1:${address.port}`;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const settings = (access_key_id = keys.access_key_id) => ({
  ...keys,
  access_key_id,
  endpoint,
  bucket: "films",
  prefix: "published",
});

const publish = async (state: unknown, accessKeyId?: string) => {
  for (let at = state; ;) {
    const step = await s3Publisher.publish(at as never, sampleFilm, settings(accessKeyId), sampleTools);
    if (step.done !== undefined) return step.done.url;
    at = step.state;
  }
};

const objects = async (): Promise<string> => {
  const url = new URL("/films?list-type=2", endpoint);
  const headers = await signAws(keys, { method: "GET", url, headers: {}, body: "", at: new Date() });
  return (await fetch(url, { headers })).text();
};

/** Keys with the hash of what stands there. */
const stored = async (): Promise<Record<string, string>> => {
  const found: Record<string, string> = {};
  for (const [, key = ""] of (await objects()).matchAll(/<Key>([^<]+)<\/Key>/g)) {
    const url = new URL(`/films/${key}`, endpoint);
    const headers = await signAws(keys, { method: "GET", url, headers: {}, body: "", at: new Date() });
    const bytes = new Uint8Array(await (await fetch(url, { headers })).arrayBuffer());
    found[key] = createHash("sha256").update(bytes).digest("hex");
  }
  return found;
};

test("a film goes into the bucket of a server that we did not write: twice, and from the middle, to one effect", async () => {
  const checks = await s3Publisher.checks(sampleFilm, settings(), sampleTools);
  expect(checks.filter((check) => check.status === "fail")).toEqual([]);
  const url = await publish(null);
  const first = await stored();
  expect(Object.keys(first)).toEqual(
    ["captions.vtt", "film.mp4", "poster.jpg", "provenance.json"].map(
      (name) => `published/${sampleFilm.publication_id}/${name}`,
    ),
  );
  const film = createHash("sha256").update(sampleFilm.film.asset_id).digest("hex");
  expect(first[`published/${sampleFilm.publication_id}/film.mp4`]).toBe(film);
  expect(await publish(null)).toBe(url);
  expect(await publish({ done: ["film.mp4", "captions.vtt"] })).toBe(url);
  expect(await stored()).toEqual(first);
});

// It does not check signatures of version 4 themselves: `publishers.test.ts` has a bucket that does.
test("that server refuses a key it does not know", async () => {
  await expect(publish(null, "AKIDNOBODY")).rejects.toThrow();
});
