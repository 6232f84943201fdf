import { expect, test } from "vitest";
import { falStillModels, falVideoModels } from "#lib/providers/fal-models.ts";
import { modelCatalog } from "./catalog.ts";
import { paidModels, takesOrders } from "./paid-models.ts";
import { quoteShot } from "./quote.ts";

const models = modelCatalog(new Set(["fal"]));
const unpriced = "bfl/flux-3-video";

test("a model without a price takes no orders: whoever routes to it is drawn here, and quoted nothing", () => {
  expect(models.find(({ model_id }) => model_id === unpriced)).toMatchObject({ connected: true, price: null });
  expect(paidModels({ routed_model: unpriced, candidates: ["minimax/h3"] }, models)).toEqual([]);
  const shot = { shot_id: "s1", duration_seconds: 6, routed_model: unpriced, candidates: ["minimax/h3"] };
  expect(quoteShot(shot, models, false).line).toMatchObject({ model: "preview/motion", amount_usd: 0 });
});

test("one without a price is nobody's second choice either", () => {
  const asked = paidModels({ routed_model: "minimax/h3", candidates: [unpriced, "vidu/q3", "ltx/2.3-pro"] }, models);
  expect(asked.map(({ model_id }) => model_id)).toEqual(["minimax/h3", "vidu/q3"]);
});

test("everything that takes orders is served by whom it names, so that what is quoted is what is asked", () => {
  const served = { video: falVideoModels, image: falStillModels };
  for (const { model_id, kind } of models.filter(takesOrders))
    expect(served[kind], model_id).toHaveProperty([model_id]);
});
