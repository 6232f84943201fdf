import { expect, test } from "vitest";
import { modelCatalog } from "#lib/routing/catalog.ts";
import type { Store, StoredGeneration } from "#lib/store/store.ts";
import { chargeOf } from "./charge.ts";

const models = modelCatalog(new Set(["fal"]));
const generation = { generation_id: "gen_1", account_id: "acc_1", plan_id: "plan_1", changed_shot_ids: ["s1", "s2"] };
const shots = ["s1", "s2", "s3"].map((shot_id) => ({ shot_id, duration_seconds: 6 }));

type Made = { delivered_model: string | null; preview: boolean };
const vidu: Made = { delivered_model: "vidu/q3", preview: false };
const wan: Made = { delivered_model: "alibaba/wan-2.7", preview: false };
const drawn: Made = { delivered_model: "preview/motion", preview: true };
const still: Made = { delivered_model: "bfl/flux-2-pro", preview: false };
const price = (id: string) => models.find(({ model_id }) => model_id === id)?.price?.amount_usd ?? 0;

const charge = (made: [Made, Made, Made], heroes: Made[] = []): Promise<number> => {
  const store = {
    plans: { get: () => Promise.resolve({ content: { shots } }) },
    shots: { list: () => Promise.resolve(made.map((each, i) => ({ shot_id: `s${i + 1}`, ...each }))) },
    orders: { list: () => Promise.resolve([]) },
    heroes: { list: () => Promise.resolve(heroes) },
  } as unknown as Store;
  return chargeOf({ store, models }, generation as unknown as StoredGeneration);
};

test("each shot costs what whoever delivered it asks; shots of an earlier film and previews cost nothing", async () => {
  expect(await charge([vidu, vidu, vidu])).toBeCloseTo(2 * 6 * price("vidu/q3"), 6);
  expect(await charge([vidu, wan, vidu])).toBeCloseTo(6 * (price("vidu/q3") + price("alibaba/wan-2.7")), 6);
  expect(await charge([drawn, vidu, vidu])).toBeCloseTo(6 * price("vidu/q3"), 6);
  expect(await charge([drawn, drawn, drawn])).toBe(0);
});

test("every still that a vendor drew is paid for, also one that was rejected; the built-in one costs nothing", async () => {
  const one = await charge([drawn, drawn, drawn], [still]);
  expect(one).toBeGreaterThan(0);
  expect(await charge([drawn, drawn, drawn], [still, still])).toBeCloseTo(2 * one, 6);
  expect(await charge([drawn, drawn, drawn], [{ delivered_model: "preview/still", preview: true }])).toBe(0);
});
