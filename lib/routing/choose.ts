import type { Model } from "#lib/contract/model.ts";
import type { Routing } from "#lib/contract/plan.ts";
import type { RoutingPolicy } from "#lib/contract/requests.ts";
import type { AspectRatio, RiskDimension } from "#lib/contract/vocabulary.ts";
import { editsOnly, videoScores } from "./catalog.ts";
import type { VideoScores } from "./catalog-entry.ts";
import { clipSeconds } from "#lib/contract/clip-seconds.ts";
import { clipPrice } from "./price.ts";

/** What one shot asks of a model. Shares are 0 to 1. */
export interface ShotDemand {
  shot_id: string;
  duration_seconds: number;
  aspect_ratio: AspectRatio;
  /** How much each kind of difficulty weighs in this shot. */
  weights: Partial<Record<keyof Omit<VideoScores, "quality" | "speed">, number>>;
  reference_images: number;
  /** A picture was supplied that the shot is to begin with. */
  first_frame?: boolean;
  /** 0 to 1; a risky shot leans to the better model whatever the policy optimises. */
  risk: number;
  /** Weight, 0 to 1, of each dimension in which the shot is likely to fail: it leans to models strong there. */
  difficulties?: Partial<Record<RiskDimension, number>>;
}

export interface Choice {
  shot_id: string;
  routed_model: string;
  routing: Routing;
}

type Candidate = Routing["candidates"][number];

type Aim = (typeof aims)[number];
/** Which of our judgements of a model tells how it does in a dimension of risk. */
const strengthFor: Record<RiskDimension, Aim | "quality"> = {
  Human_Anatomy: "people",
  Human_Identity: "people",
  Human_Clothes: "people",
  Human_Interaction: "people",
  lip_sync: "people",
  Camera_Motion: "motion",
  Mechanics: "motion",
  Motion_Rationality: "motion",
  Motion_Order_Understanding: "motion",
  Dynamic_Attribute: "motion",
  Dynamic_Spatial_Relationship: "motion",
  Material: "product",
  Thermotics: "product",
  logo_fidelity: "product",
  text_legibility: "product",
  "Multi-View_Consistency": "landscape",
  Complex_Landscape: "landscape",
  Instance_Preservation: "quality",
  Complex_Plot: "quality",
  Composition: "quality",
  Diversity: "quality",
  cut_leak: "quality",
};

const aims = ["motion", "people", "product", "landscape", "stylised"] as const;
const aimWords = {
  motion: "movement",
  people: "people",
  product: "products",
  landscape: "places",
  stylised: "a drawn look",
} as const satisfies Record<(typeof aims)[number], string>;

/** What counts how much under each aim of the policy. Each sums to 1. */
const shares = {
  quality: { craft: 0.8, thrift: 0.13, speed: 0.07 },
  cost: { craft: 0.3, thrift: 0.66, speed: 0.04 },
  speed: { craft: 0.34, thrift: 0.16, speed: 0.5 },
} as const satisfies Record<RoutingPolicy["optimize_for"], Record<"craft" | "thrift" | "speed", number>>;

/** The one or two things that the shot asks most of, heaviest first. */
const mainAims = (weighed: readonly { aim: Aim; weight: number }[]): Aim[] => {
  const most = Math.max(...weighed.map(({ weight }) => weight));
  return weighed
    .filter(({ weight }) => weight > 0 && weight >= 0.6 * most)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, 2)
    .map(({ aim }) => aim);
};

/** Why the model cannot take the shot, or null. `today` is an ISO date. */
const exclusion = (model: Model, demand: ShotDemand, policy: RoutingPolicy, today: string): string | null => {
  if (model.status === "removed") return `${model.title} was removed by its vendor`;
  if (model.sunset_on !== null && model.sunset_on <= today) return `${model.title} ended on ${model.sunset_on}`;
  if (policy.deny?.includes(model.model_id)) return "denied by the request";
  if (policy.allow && !policy.allow.includes(model.model_id)) return "not among the models the request allows";
  if (editsOnly(model.model_id)) return "edits existing clips only";
  if (demand.first_frame === true && model.inputs.first_frame !== true) return "is not known to take a first frame";
  if (demand.first_frame !== true && model.inputs.text === false) return "needs a first frame";
  if (model.aspect_ratios !== null && !model.aspect_ratios.includes(demand.aspect_ratio))
    return `does not make ${demand.aspect_ratio}`;
  if (clipSeconds(model.durations, demand.duration_seconds) === null)
    return `cannot hold ${demand.duration_seconds.toFixed(2)} s in one clip`;
  if (model.price === null) return "no price is established, so it cannot be quoted";
  return null;
};

const judge = (model: Model, demand: ShotDemand, policy: RoutingPolicy): Candidate => {
  const scores = videoScores(model.model_id);
  if (scores === undefined) return { model: model.model_id, score: 0.5, reasons: ["not judged yet"] };
  const weighed = aims.map((aim) => ({ aim, weight: demand.weights[aim] ?? 0 }));
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const fitness =
    total === 0 ? scores.quality : weighed.reduce((sum, { aim, weight }) => sum + scores[aim] * weight, 0) / total;
  const seconds = clipSeconds(model.durations, demand.duration_seconds) ?? demand.duration_seconds;
  const cost = clipPrice(model.price, seconds)?.amount_usd ?? 0;
  // A shot at 0.40 USD a second scores 0 for cost, a free one 1; waste is the part of the clip that is trimmed away.
  const thrift = Math.max(0, 1 - cost / (0.4 * Math.max(1, demand.duration_seconds)));
  const waste = Math.max(0, 1 - demand.duration_seconds / seconds);
  const share = shares[policy.optimize_for];
  const craft = fitness * 0.6 + scores.quality * 0.4;
  // What holds the references belongs to craft: who asks for the cheapest pays less for it.
  const held = model.inputs.reference_images;
  const holds = held === true || (typeof held === "number" && held >= demand.reference_images);
  const references = demand.reference_images === 0 ? 0 : (holds ? 0.04 : -0.04) * share.craft;
  const hard = Object.entries(demand.difficulties ?? {}) as [RiskDimension, number][];
  const lean =
    0.12 * demand.risk * (scores.quality - 0.8) +
    hard.reduce((sum, [dimension, weight]) => sum + 0.5 * weight * (scores[strengthFor[dimension]] - 0.8), 0);
  const score =
    craft * share.craft + thrift * share.thrift + scores.speed * share.speed - waste * 0.08 + references + lean;
  const reasons = [
    ...mainAims(weighed).map(
      (aim) => `${scores[aim] >= 0.85 ? "strong" : "sound"} at ${aimWords[aim]} (${scores[aim].toFixed(2)})`,
    ),
    ...(total === 0 ? [`picture quality ${scores.quality.toFixed(2)}`] : []),
    `$${cost.toFixed(2)} for ${seconds} s`,
  ];
  if (waste > 0.2) reasons.push(`makes ${seconds} s, ${(seconds - demand.duration_seconds).toFixed(2)} s are trimmed`);
  if (references > 0) reasons.push("takes the shot's references");
  const [worst] = hard.toSorted(([, a], [, b]) => b - a);
  if (worst !== undefined && scores[strengthFor[worst[0]]] >= 0.85)
    reasons.push(`strong where the shot is risky (${worst[0].replaceAll("_", " ").toLowerCase()})`);
  return { model: model.model_id, score: Math.round(score * 1000) / 1000, reasons };
};

/**
 * Ranks the video models for one shot and names the first. Excluded models stay in the list with their reason.
 * `override` must be in `models`; it is taken as it is, the others are still ranked.
 */
export const chooseModel = (
  demand: ShotDemand,
  models: readonly Model[],
  policy: RoutingPolicy,
  override: string | null,
  today: string,
): Choice => {
  const open: Candidate[] = [];
  const closed: Candidate[] = [];
  for (const model of models) {
    if (model.kind !== "video") continue;
    const why = exclusion(model, demand, policy, today);
    if (why === null) open.push(judge(model, demand, policy));
    else closed.push({ model: model.model_id, score: 0, reasons: [], excluded_because: why });
  }
  setAside(open, closed, models);
  open.sort((a, b) => b.score - a.score || (a.model < b.model ? -1 : 1));
  const first = override === null ? open[0] : { model: override, reasons: ["asked for by the request"] };
  if (first === undefined) throw new NoModelFits(demand.shot_id, closed);
  const runnerUp = open.find((candidate) => candidate.model !== first.model);
  const reason =
    override === null
      ? `${first.model}: ${first.reasons.join(", ")}${runnerUp ? `; before ${runnerUp.model}` : ""}.`
      : `${first.model}: asked for by the request.`;
  return {
    shot_id: demand.shot_id,
    routed_model: first.model,
    routing: { reason, candidates: [...open, ...closed] },
  };
};

/**
 * Where a model that is connected can do it, those that are not are no choice. Where none is, the policy chooses as it would
 * if all were, and what it would cost is told.
 */
export const setAside = (open: Candidate[], closed: Candidate[], models: readonly Model[]): void => {
  const connected = new Set(models.filter((model) => model.connected).map((model) => model.model_id));
  if (!open.some(({ model }) => connected.has(model))) return;
  const left = open.splice(0).filter((candidate) => {
    if (connected.has(candidate.model)) return true;
    closed.push({ model: candidate.model, score: 0, reasons: [], excluded_because: "its provider is not connected" });
    return false;
  });
  open.push(...left);
};

/** No model of the catalog may take the shot; the closed candidates say why. */
export class NoModelFits extends Error {
  readonly shotId: string;
  readonly closed: readonly Candidate[];
  constructor(shotId: string, closed: readonly Candidate[]) {
    super(`No model can take shot ${shotId}: ${closed.map((c) => `${c.model} ${c.excluded_because}`).join("; ")}.`);
    this.name = "NoModelFits";
    this.shotId = shotId;
    this.closed = closed;
  }
}
