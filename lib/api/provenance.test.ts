import { afterAll, beforeAll, expect, test } from "vitest";
import { watermarkAlgorithm, type ProvenanceBody } from "#lib/contract/provenance.ts";
import type { FoundCredential } from "#lib/operations/operation.ts";
import type { StoredManifest } from "#lib/store/film-records.ts";
import { person, problemIn, send, testApp, type Person, type TestApp } from "./testing/test-app.ts";

const credential = (change: Partial<FoundCredential>): FoundCredential => ({
  state: "trusted",
  reasons: [],
  manifest_id: null,
  claim_generator: null,
  signed_by: null,
  signed_at: null,
  actions: [],
  ingredients: [],
  model: null,
  preview: null,
  consent_id: null,
  ...change,
});
const bytesOf = (text: string) => new TextEncoder().encode(text);
const mark = "00112233445566aa";
const value = Buffer.from(mark, "hex").toString("base64");

let app: TestApp;
let ana: Person;
let manifest: StoredManifest;

beforeAll(async () => {
  app = await testApp({
    services: {
      // What a file "is" stands in its first word.
      verifyFile: ({ bytes }) => {
        const [state, id] = Buffer.from(bytes).toString().split(" ");
        return Promise.resolve(
          credential({
            state: state as FoundCredential["state"],
            manifest_id: id ?? null,
            model: id ? "a model" : null,
          }),
        );
      },
      readMarks: (bytes) => Promise.resolve(Buffer.from(bytes).includes("marked") ? [mark, "ff".repeat(8)] : []),
      activeManifest: (store) => store.subarray(0, 3),
    },
  });
  ana = await person(app);
  const { services } = app.api;
  const original = await services.media.put(bytesOf("trusted urn:c2pa:one"));
  const store = await services.media.put(bytesOf("the store"));
  await app.store.assets.create({
    asset_id: "ast_film",
    account_id: ana.account_id,
    kind: "film",
    ...original,
    media_type: "video/mp4",
    width: 1,
    height: 1,
    duration_seconds: 1,
    created_at: new Date(0),
  });
  manifest = {
    manifest_id: "urn:c2pa:one",
    account_id: ana.account_id,
    asset_id: "ast_film",
    media_type: "video/mp4",
    store_sha256: store.sha256,
    marks: [mark],
    created_at: new Date(0),
  };
  await app.store.manifests.create(manifest);
});
afterAll(() => app.close());

const verify = async (text: string): Promise<ProvenanceBody> => {
  const headers = { "Content-Type": "video/mp4" };
  const response = await send(app, "verify_provenance", { key: ana.key, headers, body: bytesOf(text) });
  expect(response.status).toBe(200);
  return response.json() as Promise<ProvenanceBody>;
};

test("a file is checked as a body, as a form field and as an asset of the account", async () => {
  expect(await verify("valid urn:c2pa:two")).toMatchObject({ state: "valid", manifest_id: "urn:c2pa:two" });
  const form = new FormData();
  form.set("file", new Blob(["trusted urn:c2pa:three"], { type: "video/mp4" }));
  const inForm = await send(app, "verify_provenance", { key: ana.key, body: form });
  expect(await inForm.json()).toMatchObject({ state: "trusted", manifest_id: "urn:c2pa:three", recovered_by: null });
  const asAsset = await send(app, "verify_provenance", { key: ana.key, input: { asset_id: "ast_film" } });
  expect(await asAsset.json()).toMatchObject({ state: "trusted", manifest_id: "urn:c2pa:one" });
});

test("a stripped or changed file that its watermark finds again shows what it belonged to, and is never bound", async () => {
  for (const state of ["none", "invalid"]) {
    const found = await verify(`${state}  marked`);
    expect(found).toMatchObject({ state, manifest_id: "urn:c2pa:one", recovered_by: "watermark", model: "a model" });
    expect(found.reasons.map(({ code }) => code)).toContain("watermark.matched");
  }
  expect(await verify("none")).toMatchObject({ state: "none", manifest_id: null, recovered_by: null });
  // What holds needs no search.
  expect(await verify("trusted urn:c2pa:four marked")).toMatchObject({
    manifest_id: "urn:c2pa:four",
    recovered_by: null,
  });
});

test("somebody else's asset, no file and an empty file are named", async () => {
  const bo = await person(app);
  const foreign = await send(app, "verify_provenance", { key: bo.key, input: { asset_id: "ast_film" } });
  expect((await problemIn(foreign)).errors).toEqual([
    expect.objectContaining({ pointer: "/asset_id", code: "unknown_asset" }),
  ]);
  for (const given of [{ input: {} }, { body: new Uint8Array(), headers: { "Content-Type": "video/mp4" } }])
    expect((await problemIn(await send(app, "verify_provenance", { key: ana.key, ...given }))).errors).toEqual([
      expect.objectContaining({ pointer: "/file", code: "required" }),
    ]);
});

test("a credential, its manifest store and the trust anchor are there for everybody", async () => {
  const shown = await send(app, "get_provenance", { input: { manifest_id: "urn:c2pa:one" } });
  expect(await shown.json()).toMatchObject({ state: "trusted", manifest_id: "urn:c2pa:one", recovered_by: null });
  const whole = await send(app, "get_manifest", { input: { manifestId: "urn:c2pa:one" } });
  expect([whole.headers.get("content-type"), await whole.text()]).toEqual(["application/c2pa", "the store"]);
  const active = await send(app, "get_manifest", {
    input: { manifestId: "urn:c2pa:one", returnActiveManifest: "true" },
  });
  expect(await active.text()).toBe("the");
  for (const [name, id] of [
    ["get_provenance", { manifest_id: "urn:c2pa:other" }],
    ["get_manifest", { manifestId: "urn:c2pa:other" }],
  ] as const)
    expect((await send(app, name, { input: id })).status).toBe(404);
  const anchor = await send(app, "get_trust_anchor", {});
  expect(anchor.headers.get("content-type")).toBe("application/x-pem-file");
  expect(await anchor.text()).toContain("BEGIN CERTIFICATE");
});

test("soft bindings are resolved as the C2PA specification has it", async () => {
  const algorithms = await send(app, "list_binding_algorithms", {});
  expect(await algorithms.json()).toEqual({ watermarks: [{ alg: watermarkAlgorithm }], fingerprints: [] });
  const match = { manifestId: "urn:c2pa:one", similarityScore: 100 };
  const query = { alg: watermarkAlgorithm, value };
  expect(await (await send(app, "match_by_binding", { input: query })).json()).toEqual({ matches: [match] });
  expect(await (await send(app, "match_by_binding_query", { input: query })).json()).toEqual({ matches: [match] });
  for (const other of [
    { alg: "com.example.other", value },
    { alg: watermarkAlgorithm, value: "AAAA" },
  ])
    expect(await (await send(app, "match_by_binding", { input: other })).json()).toEqual({ matches: [] });
  const refused = await send(app, "match_by_binding", { input: { ...query, value: "no base64!" } });
  expect((await problemIn(refused)).errors).toEqual([expect.objectContaining({ pointer: "/value" })]);
});

test("content is searched for its watermark, a hint is believed beside it, and other algorithms find nothing", async () => {
  const headers = { "Content-Type": "video/mp4" };
  const search = async (text: string, query: Record<string, string>) =>
    (
      await send(app, "match_by_content", {
        headers,
        body: bytesOf(text),
        query: new URLSearchParams(query).toString(),
      })
    ).json();
  const id = { manifestId: "urn:c2pa:one" };
  // One of the two marks that are read is this manifest's.
  expect(await search("GIF8 marked", {})).toMatchObject({ code: "unsupported_media_type" });
  expect(await search("ffconcat version 1.0 marked", {})).toMatchObject({ code: "unsupported_media_type" });
  expect(await search("????ftypmp42 marked", {})).toEqual({ matches: [{ ...id, similarityScore: 50 }] });
  expect(await search("????ftypmp42 marked", { alg: "com.example.other" })).toEqual({ matches: [] });
  expect(await search("????ftypmp42 nothing", {})).toEqual({ matches: [] });
  expect(await search("????ftypmp42 nothing", { hintAlg: watermarkAlgorithm, hintValue: value })).toEqual({
    matches: [{ ...id, similarityScore: 0 }],
  });
});
