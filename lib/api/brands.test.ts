import { createHash } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { BrandBlock } from "#lib/contract/brand.ts";
import { Problem } from "#lib/contract/errors.ts";
import { inspectImage } from "#lib/gate/inspect-image.ts";
import { person, problemIn, send, testApp, type Person, type TestApp } from "./testing/test-app.ts";

let app: TestApp;
let ana: Person;
/** What is found at the product's address. */
let picture = { bytes: new Uint8Array([1, 2, 3]), width: 40, height: 30 };
let fetched: string[] = [];

beforeAll(async () => {
  app = await testApp({
    services: {
      inspectImage,
      fetchImage: (url) => {
        fetched.push(url);
        const sha256 = createHash("sha256").update(picture.bytes).digest("hex");
        return Promise.resolve({ ...picture, media_type: "image/png", sha256 });
      },
    },
  });
});
beforeEach(async () => {
  ana = await person(app);
  fetched = [];
});
afterAll(() => app.close());

const draft = {
  brand_id: "north-roast",
  name: "North Roast",
  palette: ["#1F2A44", "#e07a3f", "#f4efe6", "#123456"],
  cta: "Taste the dark",
};
const save = (input: Record<string, unknown> = draft, headers: Record<string, string> = {}) =>
  send(app, "set_brand_profile", { key: ana.key, input, headers });
const saved = async (input: Record<string, unknown> = draft): Promise<BrandBlock> =>
  (await save(input)).json() as Promise<BrandBlock>;
const restore = (version: number, headers: Record<string, string> = {}, brand_id = draft.brand_id) =>
  send(app, "restore_brand_version", { key: ana.key, input: { brand_id, version }, headers });
const history = async (): Promise<BrandBlock[]> => {
  const response = await send(app, "list_brand_versions", { key: ana.key, input: { brand_id: draft.brand_id } });
  return ((await response.json()) as { versions: BrandBlock[] }).versions;
};

test("a draft is locked: colours in lower case with their roles, and the text that reads best on the first", async () => {
  const response = await save();
  expect([response.status, response.headers.get("etag")]).toEqual([201, '"v1"']);
  const block = (await response.json()) as BrandBlock;
  expect(block).toEqual({
    brand_id: "north-roast",
    name: "North Roast",
    palette: [
      { hex: "#1f2a44", role: "primary" },
      { hex: "#e07a3f", role: "secondary" },
      { hex: "#f4efe6", role: "accent" },
      { hex: "#123456", role: "neutral" },
    ],
    contrast: { text_on_primary: "#ffffff", ratio: 14.26 },
    cta: "Taste the dark",
    product_ref: null,
    block_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    version: 1,
    updated_at: "2026-05-04T03:02:01.000Z",
  });
  expect((await saved({ ...draft, brand_id: "pale", palette: ["#fdf6e3"] })).contrast.text_on_primary).toBe("#0b0b0c");
});

test("the same draft keeps its version; other content is the next one, and its hash is of the content alone", async () => {
  const first = await saved();
  app.pass(60_000);
  const again = await save();
  expect([again.status, await again.json()]).toEqual([200, first]);
  const second = await saved({ ...draft, cta: "Wake up" });
  expect(second).toMatchObject({ version: 2, cta: "Wake up" });
  expect(second.block_hash).not.toBe(first.block_hash);
  expect(second.updated_at > first.updated_at).toBe(true);
  const third = await saved();
  expect(third).toMatchObject({ version: 3, block_hash: first.block_hash });
  expect(await history()).toEqual([third, second, first]);
});

test("whoever names a version that is no longer there changes nothing", async () => {
  const missing = await save(draft, { "If-Match": '"v1"' });
  expect(await problemIn(missing)).toMatchObject({ status: 412, code: "precondition_failed" });
  await save();
  await save({ ...draft, name: "Northern Roast" }, { "If-Match": '"v1"' });
  for (const late of [await save(draft, { "If-Match": '"v1"' }), await restore(1, { "If-Match": '"v1"' })]) {
    expect(late.headers.get("etag")).toBe('"v2"');
    expect(await problemIn(late)).toMatchObject({ status: 412, code: "precondition_failed" });
  }
  expect((await history()).map(({ name, version }) => [version, name])).toEqual([
    [2, "Northern Roast"],
    [1, "North Roast"],
  ]);
});

test("a condition may list versions or ask for any, and guards the deletion too", async () => {
  expect((await save(draft, { "If-Match": "*" })).status).toBe(412);
  await save();
  expect((await save({ ...draft, cta: "Stay" }, { "If-Match": '"v7", "v1"' })).status).toBe(200);
  expect((await save(draft, { "If-Match": "*" })).status).toBe(200);
  const remove = (version: string) =>
    send(app, "delete_brand_profile", {
      key: ana.key,
      input: { brand_id: draft.brand_id },
      headers: { "If-Match": version },
    });
  expect(await problemIn(await remove('"v2"'))).toMatchObject({ status: 412, code: "precondition_failed" });
  expect((await remove('"v3"')).status).toBe(204);
  expect((await remove('"v3"')).status).toBe(404);
});

test("an earlier version is restored as the next one, product picture and all, without fetching it again", async () => {
  const first = await saved({ ...draft, product_image_url: "https://example.com/bag.png" });
  expect(first.product_ref).toMatchObject({ ref_id: "brand:north-roast:product", width: 40, height: 30 });
  const second = await saved({ ...draft, palette: ["#ffffff"] });
  app.pass(1000);
  const response = await restore(1, { "If-Match": '"v2"' });
  expect([response.status, response.headers.get("etag")]).toEqual([200, '"v3"']);
  const third = (await response.json()) as BrandBlock;
  expect(third).toEqual({ ...first, version: 3, updated_at: third.updated_at });
  expect(third.updated_at > second.updated_at).toBe(true);
  expect(fetched).toEqual(["https://example.com/bag.png"]);
  // What it is already stays as it is.
  expect(await (await restore(1)).json()).toEqual(third);
  expect(await history()).toEqual([third, second, first]);
});

test("what was measured in the picture stands beside it and is no part of the content", async () => {
  const input = { ...draft, product_image_url: "https://example.com/bag.png" };
  const measured = { palette: ["#e07a3f"], has_alpha: true };
  const bare = await saved(input);
  expect(bare.product_ref).not.toHaveProperty("palette");
  const { product_ref, ...content } = bare;
  const block = { ...content, product_ref: { ...product_ref!, ...measured } };
  expect(await app.store.brands.put(ana.account_id, { ...block, version: 2 }, 1)).toBe(true);
  // Restored with its measures, it is what it was: only the first save has none.
  expect(await (await restore(1)).json()).toMatchObject({
    version: 2,
    block_hash: bare.block_hash,
    product_ref: measured,
  });
});

test("a plan carries the block as it was, through every revision, whatever the profile has become", async () => {
  const block = await saved();
  const planned = await send(app, "plan_director_prompt", {
    key: ana.key,
    input: { raw_intent: "A baker opens the shop at dawn", brand_id: draft.brand_id, seed: 4 },
  });
  const { plan_id } = (await planned.json()) as { plan_id: string };
  await saved({ ...draft, palette: ["#abcdef"], cta: null });
  const revised = await send(app, "revise_plan", {
    key: ana.key,
    input: { plan_id, shots: { s2: { caption: "Soon." } } },
  });
  expect(revised.status).toBe(200);
  const { plan_id: next } = (await revised.json()) as { plan_id: string };
  await send(app, "delete_brand_profile", { key: ana.key, input: { brand_id: draft.brand_id } });
  for (const id of [plan_id, next]) {
    const plan = await app.store.plans.get(ana.account_id, id);
    expect(plan?.brand).toEqual(block);
    expect(plan?.content.end_card).toMatchObject({ text: "North Roast", cta: "Taste the dark" });
  }
});

test("a picture that cannot be had refuses the whole save", async () => {
  await save();
  const gone = new Problem("url_unreachable", "Nobody answers there.");
  const { fetchImage } = app.api.services;
  app.api.services.fetchImage = () => Promise.reject(gone);
  const refused = await save({ ...draft, name: "Other", product_image_url: "https://example.com/gone.png" });
  app.api.services.fetchImage = fetchImage;
  expect(await problemIn(refused)).toMatchObject({ status: 422, code: "url_unreachable" });
  expect((await history()).map(({ name }) => name)).toEqual(["North Roast"]);
});

test("all that is wrong with a draft is said at once", async () => {
  const wrong = await save({ brand_id: "No!", palette: ["#12345", "blue"], cta: "", product_image_url: "ftp://x" });
  const { errors } = await problemIn(wrong);
  const pointers = errors?.map(({ pointer }) => pointer);
  for (const pointer of ["/brand_id", "/name", "/palette/0", "/palette/1", "/cta", "/product_image_url"])
    expect(pointers).toContain(pointer);
});

test("a version or a profile that is not there is said to be missing, and a deleted profile forgets its history", async () => {
  await save();
  const unknown = await problemIn(await restore(7));
  expect(unknown).toMatchObject({ status: 422, code: "validation_failed" });
  expect(unknown.errors).toMatchObject([{ pointer: "/version", code: "unknown_value" }]);
  for (const version of [0, -1, 1.5, 2 ** 40]) expect((await restore(version)).status).toBe(422);
  expect((await restore(1, {}, "nobody")).status).toBe(404);
  const gone = await send(app, "delete_brand_profile", { key: ana.key, input: { brand_id: draft.brand_id } });
  expect(gone.status).toBe(204);
  const list = await send(app, "list_brand_versions", { key: ana.key, input: { brand_id: draft.brand_id } });
  expect((await problemIn(list)).status).toBe(404);
  expect((await saved()).version).toBe(1);
  expect(await history()).toHaveLength(1);
});

test("a picture is fetched at every save that names it, and keeps its reference while it is the same", async () => {
  const input = { ...draft, product_image_url: "https://example.com/bag.png" };
  const first = await saved(input);
  app.pass(1000);
  expect(await saved(input)).toEqual(first);
  picture = { ...picture, bytes: new Uint8Array([4, 5]) };
  const second = await saved(input);
  expect(second.version).toBe(2);
  expect(second.product_ref?.asset_id).not.toBe(first.product_ref?.asset_id);
  expect(fetched).toHaveLength(3);
});

test("a stored picture stands in for an address: an upload, or the one that the profile has", async () => {
  const red = { width: 64, height: 48, channels: 3, background: "#c81e1e" } as const;
  const body = new Blob([new Uint8Array(await sharp({ create: red }).png().toBuffer())]);
  const uploaded = await send(app, "upload_asset", { key: ana.key, body });
  const { asset_id, sha256 } = (await uploaded.json()) as { asset_id: string; sha256: string };
  const first = await saved({ ...draft, product_asset_id: asset_id });
  expect(first.product_ref).toMatchObject({ asset_id, sha256, width: 64, height: 48, palette: ["#c81e1e"] });
  app.pass(1000);
  const second = await saved({ ...draft, name: "Northern Roast", product_asset_id: asset_id });
  expect([second.version, second.product_ref]).toEqual([2, first.product_ref]);
  expect(fetched).toEqual([]);
  const both = { product_asset_id: asset_id, product_image_url: "https://example.com/bag.png" };
  for (const wrong of [both, { product_asset_id: "ast_nobodys" }]) {
    const { code, errors } = await problemIn(await save({ ...draft, ...wrong }));
    expect([code, errors?.map(({ pointer }) => pointer)]).toEqual(["validation_failed", ["/product_asset_id"]]);
  }
  expect((await saved()).product_ref).toBeNull();
});
