import { createHash } from "node:crypto";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { GenerationBody } from "#lib/contract/generation.ts";
import type { ProvenanceBody } from "#lib/contract/provenance.ts";
import { openS3Gate, type S3Gate } from "#lib/store/testing/s3-gate.ts";
import { person, problemIn, send, type Person, type Send } from "./testing/test-app.ts";
import { wholeApp } from "./testing/whole-app.ts";

/** A film whose media are in a bucket, through everything: with the bucket away for a while, and nothing on the disk. */

let gate: S3Gate;
let app: Awaited<ReturnType<typeof wholeApp>>;
let cache: string;
let ana: Person;
let film: GenerationBody;

const ask = async <T = GenerationBody>(
  name: Parameters<typeof send>[1],
  input: NonNullable<Send["input"]>,
  prefer = "wait=200",
): Promise<T> => {
  const response = await send(app, name, { key: ana.key, input, headers: { Prefer: prefer } });
  expect(response.ok, await response.clone().text()).toBe(true);
  return response.json() as Promise<T>;
};
const settled = async (generation_id: string): Promise<GenerationBody> => {
  for (;;) {
    const found = await ask("get_generation", { generation_id });
    if (found.state === "finished") return found;
    await pause(200);
  }
};

beforeAll(async () => {
  gate = await openS3Gate();
  cache = path.join(path.dirname(gate.directory), `${path.basename(gate.directory)}-cache`);
  app = await wholeApp({
    SHOTWRIGHT_MEDIA: `s3://${gate.bucket}/films?endpoint=${gate.endpoint}&region=${gate.region}`,
    S3_ACCESS_KEY_ID: gate.access_key_id,
    S3_SECRET_ACCESS_KEY: gate.secret_access_key,
    SHOTWRIGHT_DELIVERY: "redirect",
    SHOTWRIGHT_MEDIA_CACHE: cache,
  });
  ana = await person(app);
  const raw_intent = "An old gardener waters roses in a quiet greenhouse at dawn and finds a sleeping cat.";
  const request = { raw_intent, shot_count: 3, duration_seconds: 4, seed: 11, render: "preview" };
  const begun = await ask("generate_video", request, "respond-async");
  // The bucket goes away as soon as something of the film was put there, and stays away for a few tries.
  while (!gate.seen.some((line) => line.startsWith("PUT"))) await pause(50);
  gate.isDown = true;
  await pause(3000);
  gate.isDown = false;
  film = await settled(begun.generation_id);
}, 300_000);
afterAll(async () => {
  await app.close();
  await gate.close();
  await rm(cache, { recursive: true, force: true });
});

test("the film is made though the bucket was away, and nothing of it is on this machine's disk", async () => {
  expect(film).toMatchObject({ state: "finished", status: "ok" });
  expect(await readdir(app.folder)).not.toContain("media");
});

test("another machine, without a copy of anything, hands it out, checks it and makes another version of it", async () => {
  await rm(cache, { recursive: true });
  const asset_id = film.film!.asset_id;
  const { sha256 } = (await app.store.assets.get(ana.account_id, asset_id))!;
  const answer = await send(app, "get_asset", { key: ana.key, input: { asset_id } });
  expect(answer.status).toBe(302);
  const read = await fetch(answer.headers.get("location") ?? "", { headers: { Range: "bytes=0-" } });
  expect(read.headers.get("content-type")).toBe("video/mp4");
  expect(
    createHash("sha256")
      .update(new Uint8Array(await read.arrayBuffer()))
      .digest("hex"),
  ).toBe(sha256);
  const proxied = await send(app, "get_asset", { key: ana.key, input: { asset_id, proxy: "1" } });
  expect(
    createHash("sha256")
      .update(new Uint8Array(await proxied.arrayBuffer()))
      .digest("hex"),
  ).toBe(sha256);
  expect((await ask<ProvenanceBody>("verify_provenance", { asset_id })).state).toBe("trusted");
  const change = { generation_id: film.generation_id, shot_id: "s2", instruction: "closer, and make it night" };
  expect(await ask("refine_shot", change)).toMatchObject({ state: "finished", status: "ok" });
}, 200_000);

test("while the bucket is away calls are told so, and are answered when it is back", async () => {
  await rm(cache, { recursive: true });
  const input = { asset_id: film.film!.asset_id, proxy: "1" };
  gate.isDown = true;
  const away = await send(app, "get_asset", { key: ana.key, input });
  expect(away.headers.get("retry-after")).toBe("5");
  expect(await problemIn(away)).toMatchObject({ status: 503, code: "unavailable" });
  gate.isDown = false;
  expect((await send(app, "get_asset", { key: ana.key, input })).status).toBe(200);
}, 60_000);
