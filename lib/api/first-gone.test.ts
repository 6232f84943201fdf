import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { EndpointName } from "#lib/contract/endpoints.ts";
import type { GenerationBody } from "#lib/contract/generation.ts";
import type { ProvenanceBody } from "#lib/contract/provenance.ts";
import { bucketKeys, strictBucket, type StrictBucket } from "#lib/publishers/testing/strict-bucket.ts";
import { ffmpegPath } from "#lib/render/testing/media-tools.ts";
import { openFakeBlob } from "#lib/store/testing/fake-blob.ts";
import { startPostgres, type TestPostgres } from "#lib/store/testing/postgres.ts";
import { openS3Gate } from "#lib/store/testing/s3-gate.ts";
import { killRoleChildren, startRole, type RoleChild } from "./testing/role-child.ts";
import type { Person } from "./testing/test-app.ts";

/** Two machines on one Postgres and one store of media: what the first has made, the second goes on with when it is gone. */

interface Store {
  env: Record<string, string>;
  /** As a browser reads an address of the store. */
  fetch: (url: string, init?: RequestInit) => Promise<Response>;
  close: () => Promise<void>;
}

const inS3 = async (): Promise<Store> => {
  const gate = await openS3Gate();
  return {
    env: {
      SHOTWRIGHT_MEDIA: `s3://${gate.bucket}/films?endpoint=${gate.endpoint}&region=${gate.region}`,
      S3_ACCESS_KEY_ID: gate.access_key_id,
      S3_SECRET_ACCESS_KEY: gate.secret_access_key,
    },
    fetch,
    close: gate.close,
  };
};
const inBlob = async (): Promise<Store> => {
  const fake = await openFakeBlob();
  return {
    env: {
      SHOTWRIGHT_MEDIA: "blob:",
      BLOB_READ_WRITE_TOKEN: fake.token,
      VERCEL_BLOB_API_URL: fake.apiUrl,
      TEST_BLOB_READS: `${fake.reads.host} ${fake.reads.at()}`,
    },
    fetch: (url, init = {}) => fake.fetch(url, init),
    close: fake.close,
  };
};

let root: string;
let server: TestPostgres;
let place: StrictBucket;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "first-gone-"));
  server = await startPostgres();
  place = await strictBucket();
});
afterEach(killRoleChildren);
afterAll(async () => {
  await place.close();
  await server.stop();
  await rm(root, { recursive: true });
});

/** A process with folders of its own for everything that it keeps or writes on the way. */
const machine = async (name: string, env: Record<string, string>): Promise<{ role: RoleChild; folder: string }> => {
  const folder = path.join(root, name);
  const [data, cache, tmp] = ["data", "cache", "tmp"].map((part) => path.join(folder, part)) as [
    string,
    string,
    string,
  ];
  for (const each of [data, cache, tmp]) await mkdir(each, { recursive: true });
  const own = { SHOTWRIGHT_DATA: data, SHOTWRIGHT_MEDIA_CACHE: cache, TMPDIR: tmp };
  const role = startRole({ ...env, ...own });
  await role.started;
  return { role, folder };
};
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** The same pictures in another file, which carries nothing beside them. */
const stripped = async (film: Uint8Array): Promise<Uint8Array> => {
  const [from, to] = [path.join(root, "film.mp4"), path.join(root, "stripped.mp4")];
  await writeFile(from, film);
  const copy = ["-v", "error", "-y", "-i", from, "-map", "0:v", "-c", "copy", "-map_metadata", "-1", to];
  await promisify(execFile)(ffmpegPath, copy);
  return readFile(to);
};

test.each([
  ["a bucket", "s3", inS3],
  ["a blob store", "blob", inBlob],
] as const)(
  "with media in %s a film is watched, verified, made further and published by a machine that did not make it",
  async (_where, name, openStore) => {
    const store = await openStore();
    const env = {
      ...store.env,
      DATABASE_URL: await server.createDatabase(name),
      SHOTWRIGHT_SECRET: "a secret of the tests, long enough for all",
      SHOTWRIGHT_DELIVERY: "redirect",
      SHOTWRIGHT_ALLOW_LOOPBACK_FETCH: "1",
      SHOTWRIGHT_SAMPLE_FILM: "off",
      SHOTWRIGHT_GENERATE_PER_MINUTE: "9999",
      FFMPEG_PATH: ffmpegPath,
    };
    const first = await machine(`${name}-first`, env);
    const ana = (await first.role.call<Person>("person")).body;
    let asked = first.role;
    const ask = async <T = GenerationBody>(endpoint: EndpointName, input: Record<string, unknown>): Promise<T> => {
      const call = () => asked.call<T>(endpoint, { key: ana.key, input, headers: { Prefer: "wait=200" } });
      let answer = await call();
      // A machine with too much to do says so, and when to come again; it has done nothing yet.
      while (answer.status === 503) {
        await pause(Number(answer.headers.get("retry-after")) * 1000);
        answer = await call();
      }
      expect([200, 201], answer.text).toContain(answer.status);
      return answer.body;
    };
    const raw_intent = "A fox finds a lantern in the snow.";
    const film = await ask("generate_video", { raw_intent, shot_count: 3, duration_seconds: 4, seed: 3 });
    expect(film).toMatchObject({ state: "finished", status: "ok" });
    first.role.signal("SIGKILL");
    await first.role.ended;
    await rm(first.folder, { recursive: true });

    const second = await machine(`${name}-second`, env);
    asked = second.role;
    const { asset_id, url } = film.film!;
    const get = (more: Record<string, string> = {}, headers = {}) =>
      asked.call("get_asset", { key: ana.key, input: { asset_id, ...more }, headers });

    // Watched: from the store itself, through the service, in parts, and under the address that the first one signed.
    const sent = await get();
    expect(sent.status).toBe(302);
    const address = sent.headers.get("location") ?? "";
    const whole = new Uint8Array(await (await store.fetch(address)).arrayBuffer());
    const part = await store.fetch(address, { headers: { Range: "bytes=100-299" } });
    expect([part.status, sha256(new Uint8Array(await part.arrayBuffer()))]).toEqual([
      206,
      sha256(whole.slice(100, 300)),
    ]);
    const proxied = await get({ proxy: "1" });
    expect([proxied.status, sha256(proxied.bytes)]).toEqual([200, sha256(whole)]);
    const proxiedPart = await get({ proxy: "1" }, { Range: "bytes=100-299" });
    expect([proxiedPart.status, sha256(proxiedPart.bytes)]).toEqual([206, sha256(whole.slice(100, 300))]);
    const signature = Object.fromEntries(new URL(url).searchParams);
    const signed = await asked.call("get_asset", { input: { asset_id, ...signature, proxy: "1" } });
    expect([signed.status, sha256(signed.bytes)]).toEqual([200, sha256(whole)]);

    // Verified: what it carries is trusted, and without that its pixels are known again.
    expect(await ask<ProvenanceBody>("verify_provenance", { asset_id })).toMatchObject({ state: "trusted" });
    const bare = await asked.call<ProvenanceBody>("verify_provenance", {
      key: ana.key,
      file: await stripped(whole),
      headers: { "Content-Type": "video/mp4" },
    });
    expect(bare.body, bare.text).toMatchObject({ state: "none", recovered_by: "watermark" });
    // Of the film, or of the shot that was found in it first.
    expect(JSON.stringify(film)).toContain(bare.body.manifest_id);

    const { generation_id } = film;
    // What the engine reads and writes on the way is the same in every store: once is enough.
    if (name === "s3") {
      const change = { generation_id, shot_id: "s2", instruction: "closer, and make it night" };
      const refined = await ask("refine_shot", change);
      expect(refined).toMatchObject({ state: "finished", status: "ok" });
      const longer = { generation_id: refined.generation_id, shot_count: 1, duration_seconds: 2 };
      expect(await ask("extend_sequence", longer)).toMatchObject({ state: "finished", status: "ok" });
    }

    const { region, ...keys } = bucketKeys;
    const config = { endpoint: place.url, bucket: "films", region, prefix: name, ...keys };
    const { connection_id } = await ask<{ connection_id: string }>("connect_publisher", {
      kind: "s3",
      display_name: "Ours",
      config,
    });
    const published = await ask<{ publication_id: string }>("publish_video", {
      generation_id,
      connection_id,
      title: "A fox",
    });
    expect(published).toMatchObject({ status: "published" });
    const there = place.objects.get(`${name}/${published.publication_id}/film.mp4`);
    expect(sha256(there?.body ?? new Uint8Array())).toBe(sha256(whole));
    // Whatever was kept is in the store and the database: neither machine has media of its own.
    expect(await readdir(path.join(second.folder, "data"))).not.toContain("media");
    second.role.signal("SIGKILL");
    await second.role.ended;
    await store.close();
  },
  600_000,
);
