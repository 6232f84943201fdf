import type { Model } from "#lib/contract/model.ts";
import type { Routing } from "#lib/contract/plan.ts";
import type { RoutingPolicy } from "#lib/contract/requests.ts";
import { setAside } from "./choose.ts";
import { clipPrice } from "./price.ts";

/** What a hero still asks of an image model. */
export interface StillDemand {
  aspect_ratio: string;
  /** References that it should hold: people, product. */
  reference_images: number;
}

type Candidate = Routing["candidates"][number];

/** USD above which a still scores nothing for its price. */
const dearStillUsd = 0.25;

/** Ranks the image models for a still and names the first; the others follow, those that cannot at the end with why. */
export const chooseStillModel = (
  demand: StillDemand,
  models: readonly Model[],
  policy: RoutingPolicy,
  today: string,
): { routed_model: string; routing: Routing } => {
  const open: Candidate[] = [];
  const closed: Candidate[] = [];
  for (const model of models) {
    if (model.kind !== "image") continue;
    const why = exclusion(model, demand, policy, today);
    if (why === null) open.push(judge(model, demand, policy));
    else closed.push({ model: model.model_id, score: 0, reasons: [], excluded_because: why });
  }
  setAside(open, closed, models);
  open.sort((a, b) => b.score - a.score || (a.model < b.model ? -1 : 1));
  const [first, second] = open;
  if (first === undefined)
    return { routed_model: previewStill, routing: { reason: noneFits(closed), candidates: closed } };
  return {
    routed_model: first.model,
    routing: {
      reason: `${first.model}: ${first.reasons.join(", ")}${second === undefined ? "" : `; before ${second.model}`}.`,
      candidates: [...open, ...closed],
    },
  };
};

/** The built-in renderer of stills. */
export const previewStill = "preview/still";

const noneFits = (closed: readonly Candidate[]): string =>
  `${previewStill}: no image model can take it (${closed.map((each) => `${each.model} ${each.excluded_because}`).join("; ")}).`;

const exclusion = (model: Model, demand: StillDemand, policy: RoutingPolicy, today: string): string | null => {
  if (model.status === "removed") return `${model.title} was removed by its vendor`;
  if (model.sunset_on !== null && model.sunset_on <= today) return `${model.title} ended on ${model.sunset_on}`;
  if (policy.deny?.includes(model.model_id)) return "denied by the request";
  // A list of allowed film models says nothing of stills: only one that names image models rules here.
  if (model.inputs.text === false) return "needs a picture to begin with";
  if (model.aspect_ratios !== null && !model.aspect_ratios.includes(demand.aspect_ratio))
    return `does not make ${demand.aspect_ratio}`;
  if (model.price === null) return "no price is established, so it cannot be quoted";
  return null;
};

const judge = (model: Model, demand: StillDemand, policy: RoutingPolicy): Candidate => {
  const cost = clipPrice(model.price, 1)?.amount_usd ?? 0;
  const held = model.inputs.reference_images;
  const most = held === true ? 1 : typeof held === "number" ? held : 0;
  const holds = demand.reference_images === 0 ? 1 : Math.min(1, most / demand.reference_images);
  const fine = (model.resolutions ?? []).some((name) => /^(?:2|4)k$|1080|1440|2160/i.test(name)) ? 1 : 0.6;
  const thrift = Math.max(0, 1 - cost / dearStillUsd);
  const [craft, price] = { quality: [0.8, 0.2], cost: [0.3, 0.7], speed: [0.5, 0.5] }[policy.optimize_for] as [
    number,
    number,
  ];
  const score = (holds * 0.6 + fine * 0.4) * craft + thrift * price;
  const reasons = [
    ...(demand.reference_images === 0
      ? []
      : [
          holds === 1
            ? `holds all ${demand.reference_images} references`
            : `holds ${most} of ${demand.reference_images} references`,
        ]),
    ...(fine === 1 ? ["draws at 2k or more"] : []),
    `$${cost.toFixed(2)} a still`,
  ];
  return { model: model.model_id, score: Math.round(score * 1000) / 1000, reasons };
};
