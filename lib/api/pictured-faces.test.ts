import { afterAll, beforeAll, expect, test } from "vitest";
import type { StoryIntelligence } from "#lib/contract/story-intelligence.ts";
import { harmless, person, send, testApp, type Person, type TestApp } from "./testing/test-app.ts";

const face = { box: { x: 0.4, y: 0.2, width: 0.2, height: 0.3 }, confidence: 0.98, looksDrawn: false };
let app: TestApp;
let ana: Person;
/** What is found in the next picture. */
let found: (typeof face)[] = [];
let nudity = harmless;
let looks = 0;
const allowed = new Set<string>();

beforeAll(async () => {
  const picture = { media_type: "image/png" as const, width: 4, height: 3, sha256: "cd".repeat(32) };
  let count = 0;
  app = await testApp({
    services: {
      fetchImage: () =>
        Promise.resolve({ ...picture, bytes: new Uint8Array([++count]), sha256: `${count}`.repeat(64) }),
      picturesAllowed: allowed,
      lookAtPicture: () => {
        looks += 1;
        return Promise.resolve({ faces: found, nudity });
      },
    },
  });
  ana = await person(app);
});
afterAll(() => app.close());

const brand = async (brand_id: string, faces: typeof found) => {
  found = faces;
  const input = { brand_id, name: "Northstar", palette: ["#1c7a5b"], product_image_url: "https://example.com/x.png" };
  expect((await send(app, "set_brand_profile", { key: ana.key, input })).status).toBe(201);
};
const gate = async (more: Record<string, unknown>) => {
  const input = { raw_intent: "A bottle stands on a table in the morning light", ...more };
  const response = await send(app, "get_story_intelligence_report", { key: ana.key, input });
  return ((await response.json()) as StoryIntelligence).gate;
};

test("a face in the brand's product picture asks for consent, and says where it is", async () => {
  await brand("faced", [face]);
  const judged = await gate({ brand_id: "faced" });
  expect(judged.would_block).toBe(true);
  expect(judged.findings).toEqual([
    expect.objectContaining({
      gate: "consent",
      code: "face_in_picture",
      evidence: [expect.objectContaining({ kind: "box", box: face.box, asset_id: expect.stringMatching(/^ast_/) })],
    }),
  ]);
  expect((await gate({ brand_id: "faced", likeness_consent: true })).would_block).toBe(false);
});

test("a picture that came in before faces were looked for is looked at when it is shown", async () => {
  await brand("older", []);
  const block = await app.store.brands.get(ana.account_id, "older");
  const asset = await app.store.assets.get(ana.account_id, block!.product_ref!.asset_id);
  await app.store.assets.create({ ...asset!, faces: null });
  found = [face];
  expect((await gate({ brand_id: "older" })).findings).toEqual([expect.objectContaining({ code: "face_in_picture" })]);
});

test("nudity in the brand's product picture is stopped whatever was agreed, and the picture is looked at once", async () => {
  nudity = { ...harmless, neutral: 0, porn: 0.97 };
  await brand("bare", []);
  const block = await app.store.brands.get(ana.account_id, "bare");
  const asset_id = block!.product_ref!.asset_id;
  const before = looks;
  const judged = await gate({ brand_id: "bare", likeness_consent: true });
  expect(judged.would_block).toBe(true);
  expect(judged.findings).toEqual([
    expect.objectContaining({
      gate: "policy",
      code: "sexual_content",
      evidence: [expect.objectContaining({ kind: "box", asset_id, text: expect.stringContaining("97 of 100") })],
    }),
  ]);
  const asset = await app.store.assets.get(ana.account_id, asset_id);
  await app.store.assets.create({ ...asset!, nudity: null });
  expect((await gate({ brand_id: "bare" })).would_block).toBe(true);
  expect((await gate({ brand_id: "bare" })).would_block).toBe(true);
  expect(looks - before).toBe(1);
  // Whoever runs the service has looked at it.
  allowed.add(asset!.sha256);
  expect(await gate({ brand_id: "bare" })).toEqual({ would_block: false, findings: [] });
  nudity = harmless;
});

test("a picture without a face asks for nothing", async () => {
  await brand("faceless", []);
  expect(await gate({ brand_id: "faceless" })).toEqual({ would_block: false, findings: [] });
});
