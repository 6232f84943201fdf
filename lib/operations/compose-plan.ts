import { setImmediate as breathe } from "node:timers/promises";
import type { BrandBlock } from "#lib/contract/brand.ts";
import { invalidField, Problem } from "#lib/contract/errors.ts";
import type { Model } from "#lib/contract/model.ts";
import type { DirectorPlan, GateFinding, PlanContent } from "#lib/contract/plan.ts";
import type { PlanRequest, RoutingPolicy } from "#lib/contract/requests.ts";
import type { PlanEdits } from "#lib/contract/revision.ts";
import { consentFault } from "#lib/engine/judge.ts";
import type { FilmContext } from "#lib/director/director.ts";
import { judgePicture } from "#lib/gate/faces/judge-picture.ts";
import { judgeNudity } from "#lib/gate/nudity/judge-nudity.ts";
import { type Extended, type FieldText, wordsOfFilm } from "#lib/gate/words-of-film.ts";
import { canonicalJson } from "#lib/planning/canonical-json.ts";
import type { FilmDraft } from "#lib/planning/draft.ts";
import { chooseModel, NoModelFits, type Choice } from "#lib/routing/choose.ts";
import { clipSeconds } from "#lib/contract/clip-seconds.ts";
import { ableOf } from "#lib/routing/paid-models.ts";
import { quotePlan } from "#lib/routing/quote.ts";
import type { StoredPlan } from "#lib/store/store.ts";
import { askSecond } from "./ask-second.ts";
import { consentNamed } from "./consents.ts";
import { directFilm } from "./direct-film.ts";
import type { Context } from "./operation.ts";
import { checkPriced } from "./priced-model.ts";
import { expiryOf } from "./quote-film.ts";
import { referencesOf } from "./references.ts";
import { shotDemand } from "./shot-demand.ts";
import { lookedAt } from "./store-picture.ts";
import { think } from "./think.ts";

/**
 * Plans an intent: reads, drafts, routes, prices and judges it, and stores the plan under a new id. Free. Between its
 * stages it lets other callers in: together they hold the server's thread for longer than anybody should wait.
 * `given` is the brand as this film carries it, where that is not the stored profile as it stands.
 */
export const composePlan = async (
  ctx: Context,
  request: PlanRequest,
  given?: BrandBlock,
  context?: FilmContext,
): Promise<StoredPlan> => {
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(request.raw_intent))
    throw invalidField("/raw_intent", "blank", "Write at least one word, number or emoji; this holds only signs.");
  const brand = given ?? (await brandOf(ctx, request));
  const policy: RoutingPolicy = request.routing ?? { optimize_for: "quality" };
  checkModelNames(ctx.models, policy, request.model_override ?? null);

  const seed = request.seed ?? ctx.newSeed();
  await breathe();
  const draft = await directFilm(ctx, { request, seed, brand }, context);
  return settlePlan(ctx, { draft, request, brand, parent_plan_id: null, asked: [], pinned: new Map() });
};

/** A drafted film, and what is known of how it came to be. */
export interface DraftedPlan {
  draft: FilmDraft;
  request: PlanRequest & { edits?: PlanEdits; written?: string[]; extended?: Extended[] };
  brand: BrandBlock | null;
  parent_plan_id: string | null;
  /** What people said of this change alone; what stands of it in the plan, `request.written` keeps. */
  asked: readonly FieldText[];
  /** Models that people chose for single shots, by `shot_id`. */
  pinned: ReadonlyMap<string, string>;
  /** Shots that stay as they were planned: their routes stand. */
  kept?: ReadonlyMap<string, Choice>;
}

/** Routes, prices and judges a draft and stores it as a plan under a new id. */
export const settlePlan = async (ctx: Context, drafted: DraftedPlan): Promise<StoredPlan> => {
  const { draft, request, brand } = drafted;
  await breathe();
  const routes = route(ctx, drafted);
  const content = await think(ctx, "/raw_intent", "completePlan", { draft, routes, models: ctx.models });
  const now = ctx.clock();
  // For who renders it whole: what a film made of another keeps of it is told by the film's own quote.
  const quote = quotePlan(
    content.shots.map((shot) => ({ ...shot, candidates: ableOf(shot.routing.candidates) })),
    ctx.models,
    false,
    expiryOf(ctx),
  );
  const words = wordsOfFilm({ content, raw_intent: request.raw_intent, brand, request });
  const asked = { ...words, said: [...words.said, ...drafted.asked] };
  const ruled = await think(ctx, "/raw_intent", "judgeFilm", asked);
  const { findings: more, second_opinions } = ruled.some(({ gate }) => gate === "policy")
    ? { findings: [], second_opinions: [] }
    : await askSecond(ctx, asked);
  const findings = [...ruled, ...more, ...(await picturesShown(ctx, brand, content.picture))];
  const consent = request.consent_id === undefined ? null : await consentNamed(ctx, request.consent_id);
  const consented = consent === null ? request.likeness_consent === true : consentFault(consent, ctx.clock()) === null;
  const open = consented ? findings.filter((finding) => finding.gate !== "consent") : findings;
  const plan: StoredPlan = {
    plan_id: ctx.newId("plan"),
    account_id: ctx.accountId,
    parent_plan_id: drafted.parent_plan_id,
    plan_hash: hashOf(ctx, content),
    content,
    request: { ...request },
    raw_intent: request.raw_intent,
    quote,
    gate: {
      would_block: open.length > 0,
      findings,
      ...(second_opinions.length === 0 ? {} : { second_opinions }),
    },
    brand,
    created_at: now,
  };
  await breathe();
  await ctx.store.plans.create(plan);
  await ctx.store.references.create(referencesOf(plan));
  await breathe();
  return plan;
};

/** The same film has the same hash, whoever directed it and however long that took. */
const hashOf = (ctx: Context, { planned_by: _by, ...film }: PlanContent): string => ctx.sha256(canonicalJson(film));

/** What the gates say of the pictures that the film shows. */
const picturesShown = async (
  ctx: Context,
  brand: BrandBlock | null,
  picture: PlanContent["picture"],
): Promise<GateFinding[]> => {
  const shown = [brand?.product_ref?.asset_id, picture?.asset_id].filter((id) => id !== undefined);
  const findings: GateFinding[] = [];
  for (const asset_id of new Set(shown)) {
    const asset = await ctx.store.assets.get(ctx.accountId, asset_id);
    if (asset === null) continue;
    // A picture that came in before it could be looked at is looked at now: no answer is never "nothing there".
    const { faces, nudity } = await lookedAt(ctx, asset);
    if (!ctx.picturesAllowed.has(asset.sha256)) findings.push(...judgeNudity(nudity, asset.asset_id));
    findings.push(...judgePicture(faces, asset.asset_id));
  }
  return findings;
};

/** A stored plan as `director_prompt_plan` answers it. */
export const directorPlan = (plan: StoredPlan): DirectorPlan => ({
  plan_id: plan.plan_id,
  plan_hash: plan.plan_hash,
  parent_plan_id: plan.parent_plan_id,
  ...plan.content,
  quote: plan.quote,
  gate: plan.gate,
});

/** The brand profile that a request names; null where it names none. Throws Problem `unknown_brand`. */
export const brandOf = async (ctx: Context, request: PlanRequest): Promise<BrandBlock | null> => {
  if (request.brand_id === undefined || request.brand_id === null) return null;
  const brand = await ctx.store.brands.get(ctx.accountId, request.brand_id);
  if (brand === null)
    throw invalidField("/brand_id", "unknown_brand", "There is no such brand profile; POST /brand_profiles makes one.");
  return brand;
};

const route = (ctx: Context, { draft, request, pinned, kept }: DraftedPlan): Choice[] => {
  const today = ctx.clock().toISOString().slice(0, 10);
  const policy: RoutingPolicy = request.routing ?? { optimize_for: "quality" };
  const override = request.model_override ?? null;
  const card = override === null ? undefined : ctx.models.find((model) => model.model_id === override);
  if (card !== undefined) checkOverride(card, draft);
  try {
    return draft.shots.map(
      (shot) =>
        kept?.get(shot.shot_id) ??
        chooseModel(
          shotDemand(draft, shot, ctx.elements),
          ctx.models,
          policy,
          pinned.get(shot.shot_id) ?? override,
          today,
        ),
    );
  } catch (cause) {
    if (cause instanceof NoModelFits)
      throw new Problem("validation_failed", cause.message, {
        errors: [{ pointer: "/routing", code: "out_of_range", message: cause.message }],
        cause,
      });
    throw cause;
  }
};

/** An override must be able to hold the film's ratio and every shot; the message names the nearest possible value. */
const checkOverride = (model: Model, draft: FilmDraft): void => {
  checkPriced(model, "/model_override");
  if (draft.picture === undefined && model.inputs.text === false)
    throw invalidField(
      "/model_override",
      "unknown_model",
      `${model.model_id} needs a first frame; it cannot start from words.`,
    );
  if (draft.picture !== undefined && model.inputs.first_frame !== true)
    throw invalidField(
      "/model_override",
      "unknown_model",
      `${model.model_id} is not known to take a picture as its first frame.`,
    );
  if (model.aspect_ratios !== null && !model.aspect_ratios.includes(draft.aspect_ratio))
    throw invalidField(
      "/aspect_ratio",
      "out_of_range",
      `${model.model_id} does not make ${draft.aspect_ratio}; it makes ${model.aspect_ratios.join(", ")}.`,
    );
  const tooLong = draft.shots.find((shot) => clipSeconds(model.durations, shot.duration_seconds) === null);
  if (tooLong === undefined || model.durations === null) return;
  const longest = "values" in model.durations ? Math.max(...model.durations.values) : model.durations.max;
  throw invalidField(
    "/duration_seconds",
    "out_of_range",
    `${model.model_id} makes clips of at most ${longest} s and shot ${tooLong.index} lasts ${tooLong.duration_seconds.toFixed(2)} s; ` +
      `${draft.shots.length} shots can last ${longest * draft.shots.length} s at most.`,
  );
};

/** 422 at every field that names a model which is not there. */
export const checkModelNames = (models: readonly Model[], policy: RoutingPolicy, override: string | null): void => {
  const named = [
    ...(override === null ? [] : [{ id: override, pointer: "/model_override" }]),
    ...(policy.allow ?? []).map((id, i) => ({ id, pointer: `/routing/allow/${i}` })),
    ...(policy.deny ?? []).map((id, i) => ({ id, pointer: `/routing/deny/${i}` })),
  ];
  const errors = named.flatMap(({ id, pointer }) => {
    const model = models.find((card) => card.model_id === id && card.kind === "video");
    if (model === undefined)
      return [
        {
          pointer,
          code: "unknown_model",
          message: `${id} is no video model of the catalog; GET /models lists them.`,
        },
      ];
    if (model.status === "removed" && !pointer.startsWith("/routing/deny"))
      return [
        {
          pointer,
          code: "unknown_model",
          message: `${id} was removed by its vendor${model.sunset_on ? ` on ${model.sunset_on}` : ""}.`,
        },
      ];
    return [];
  });
  if (errors.length > 0) throw new Problem("validation_failed", errors.map((e) => e.message).join(" "), { errors });
};
