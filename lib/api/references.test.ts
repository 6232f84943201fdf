import { afterAll, beforeAll, expect, test } from "vitest";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import type { ReferenceBody } from "#lib/contract/resources.ts";
import { person, send, testApp, type Person, type TestApp } from "./testing/test-app.ts";

let app: TestApp;
let ana: Person;

beforeAll(async () => {
  const picture = { bytes: new Uint8Array([1, 2, 3]), media_type: "image/png" as const, width: 4, height: 3 };
  app = await testApp({ services: { fetchImage: () => Promise.resolve({ ...picture, sha256: "cd".repeat(32) }) } });
  ana = await person(app);
});
afterAll(() => app.close());

const plan = async (input: Record<string, unknown>): Promise<DirectorPlan> =>
  (await send(app, "plan_director_prompt", { key: ana.key, input })).json() as Promise<DirectorPlan>;
const reference = async (ref_id: string, who = ana) => {
  const response = await send(app, "get_reference", { key: who.key, input: { ref_id } });
  return { status: response.status, body: (await response.json()) as ReferenceBody };
};

test("every reference of a plan's shots can be looked up, and says which plans use it", async () => {
  const brand = {
    brand_id: "northstar",
    name: "Northstar",
    palette: ["#1c7a5b"],
    product_image_url: "https://example.com/bottle.png",
  };
  expect((await send(app, "set_brand_profile", { key: ana.key, input: brand })).status).toBe(201);
  const made = await plan({ raw_intent: "A lighthouse keeper finds a fox and brings it home", brand_id: "northstar" });
  const ids = new Set(made.shots.flatMap((shot) => shot.attached_ref_ids));
  const kinds = new Set<string>();
  for (const ref_id of ids) {
    const { status, body } = await reference(ref_id);
    expect(status, ref_id).toBe(200);
    expect(body).toMatchObject({ ref_id, used_by: [made.plan_id] });
    expect(body.description.length).toBeGreaterThan(8);
    kinds.add(body.kind);
    if (body.kind === "product") expect(body.asset_id).toMatch(/^ast_/);
  }
  expect(kinds).toEqual(new Set(["product", "character", "style"]));
  expect(made.shots.every((shot) => shot.attached_ref_ids.includes("brand:northstar:product"))).toBe(true);
});

test("an uploaded picture is a reference; nothing of another account is", async () => {
  const upload = await send(app, "upload_asset", { key: ana.key });
  const { asset_id } = (await upload.json()) as { asset_id: string };
  expect((await reference(asset_id)).body).toMatchObject({ kind: "asset", asset_id });
  const bo = await person(app);
  for (const id of [asset_id, "brand:northstar:product", "char:nobody"])
    expect((await reference(id, bo)).status).toBe(404);
});
