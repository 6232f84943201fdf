import { afterAll, beforeAll, expect, test } from "vitest";
import type { EndpointName } from "#lib/contract/endpoints.ts";
import { Problem } from "#lib/contract/errors.ts";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import { person, problemIn, send, testApp, type Person, type TestApp } from "./testing/test-app.ts";

/** What is refused names its field and the way out, and an answer never grows with what was wrong. */

let app: TestApp;
let ana: Person;
const brand = { brand_id: "north-roast", name: "North Roast", palette: ["#1f2a44"] };

beforeAll(async () => {
  app = await testApp({
    services: { fetchImage: () => Promise.reject(new Problem("image_unreadable", "These bytes are no picture.")) },
  });
  ana = await person(app);
});
afterAll(() => app.close());

const refused = async (name: EndpointName, input: Record<string, unknown>) =>
  problemIn(await send(app, name, { key: ana.key, input }));

test("a colour that is there already is refused at its place, however it is written", async () => {
  const palette = ["#1f2a44", "#e07a3f", "#1F2A44"];
  const { status, errors } = await refused("set_brand_profile", { ...brand, palette });
  expect(status).toBe(422);
  expect(errors).toMatchObject([{ pointer: "/palette/2" }]);
});

test("a product image that is no picture is told at its field", async () => {
  const product_image_url = "https://example.com/bottle.png";
  expect(await refused("set_brand_profile", { ...brand, product_image_url })).toMatchObject({
    status: 422,
    code: "image_unreadable",
    errors: [{ pointer: "/product_image_url" }],
  });
});

test("an edit leaves a film the three shots that it may be asked for", async () => {
  const input = { raw_intent: "A fox crosses a frozen lake at night.", shot_count: 4 };
  const plan = (await (await send(app, "plan_director_prompt", { key: ana.key, input })).json()) as DirectorPlan;
  const [first, second] = plan.shots.map(({ shot_id }) => shot_id) as [string, string];
  const { plan_id } = plan;
  expect(await refused("revise_plan", { plan_id, shots: { [first]: null, [second]: null } })).toMatchObject({
    status: 422,
    errors: [{ pointer: `/shots/${first}`, code: "too_few" }],
  });
  const three = await send(app, "revise_plan", { key: ana.key, input: { plan_id, shots: { [first]: null } } });
  const shorter = (await three.json()) as DirectorPlan;
  expect(shorter.shots).toHaveLength(3);
  expect(await refused("revise_plan", { plan_id: shorter.plan_id, shots: { [second]: null } })).toMatchObject({
    errors: [{ pointer: `/shots/${second}`, code: "too_few" }],
  });
});

test("a policy names as many models as a catalog may hold, and its faults are not all told", async () => {
  const deny = (count: number) => ({
    raw_intent: "A fox crosses a frozen lake.",
    routing: {
      optimize_for: "cost",
      deny: Array.from({ length: count }, (_, i) => `nobody/model-${"x".repeat(150)}${i}`),
    },
  });
  expect(await refused("plan_director_prompt", deny(65))).toMatchObject({
    errors: [{ pointer: "/routing/deny", code: "too_many" }],
  });
  const { detail, errors } = await refused("plan_director_prompt", deny(64));
  expect(errors).toHaveLength(64);
  expect(detail.length).toBeLessThan(2100);
  const many = Array.from({ length: 500 }, (_, i) => ({ pointer: `/${i}`, code: "blank", message: "is blank" }));
  expect(new Problem("validation_failed", "Blank.", { errors: many }).errors).toHaveLength(100);
});
