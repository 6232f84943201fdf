import type { Failure } from "#lib/contract/generation.ts";
import type { RoutingPolicy } from "#lib/contract/requests.ts";
import { chooseAnchor, type Anchor } from "#lib/planning/hero/choose-anchor.ts";
import { heroDirection } from "#lib/planning/hero/hero-direction.ts";
import { stillDemand } from "#lib/planning/hero/still-demand.ts";
import { labelsOf, productImage } from "#lib/provenance/ingredients.ts";
import { stillManifest } from "#lib/provenance/manifest.ts";
import type { StillDelivery, StillOrder, StillProvider, StillStatus } from "#lib/providers/still-model.ts";
import { chooseStillModel, previewStill } from "#lib/routing/choose-still.ts";
import { failoverDepth } from "#lib/routing/quote.ts";
import type { StoredHero } from "#lib/store/store.ts";
import { assetIdOf } from "./asset-ids.ts";
import { loadJob, type Effects, type Job } from "./effects.ts";
import { keepManifest, watermarkOf } from "./keep-manifest.ts";
import { productOf } from "./make-shot.ts";

export type HeroOutcome = { hero: StoredHero; failure: null } | { hero: null; failure: Failure };

/**
 * Draws the next still of a staged generation, signs it and keeps it with a report on how it agrees with its plan. Safe to
 * run again: a still of the present plan that awaits its decision is answered, not drawn twice.
 */
export const drawHero = async (effects: Effects, generationId: string, signal: AbortSignal): Promise<HeroOutcome> => {
  const job = await loadJob(effects.store, generationId);
  const before = await effects.store.heroes.list(generationId);
  const last = before.at(-1);
  if (last?.state === "awaiting_decision" && last.plan_id === job.plan.plan_id) return { hero: last, failure: null };
  const roll = before.length + 1;
  const anchor = anchorOf(job, last);
  const { routed_model, candidates } = routeStill(effects, job, anchor);
  const direction = heroDirection(job.plan.content, anchor);
  const hero_frame_id = `hero_${generationId.slice("gen_".length)}_${roll}`;
  const failover_from: StoredHero["failover_from"] = [];
  for (const { model, provider } of candidates) {
    const order: StillOrder = {
      generation_id: generationId,
      hero_frame_id,
      shot_id: anchor.shot_id,
      at_seconds: anchor.at_seconds,
      model,
      direction,
      plan: job.plan.content,
      mark: effects.markOf(markName(job, anchor)),
      product: await productOf(effects, job),
    };
    const status = await follow(effects, provider, order, signal);
    if (status.state === "failed") {
      failover_from.push({ model, code: status.code });
      if (status.retryable) continue;
      return { hero: null, failure: failureOf(status.code, status.message, anchor) };
    }
    const { delivery } = status;
    const kept = await keep(effects, job, order, routed_model, delivery);
    const hero: StoredHero = {
      hero_frame_id,
      account_id: job.generation.account_id,
      generation_id: generationId,
      roll,
      plan_id: job.plan.plan_id,
      shot_id: anchor.shot_id,
      at_seconds: anchor.at_seconds,
      direction,
      reason: anchor.reason,
      state: "awaiting_decision",
      note: null,
      routed_model,
      delivered_model: model,
      preview: model === previewStill,
      failover_from,
      report: await effects.reportStill({
        picture: delivery.picture,
        plan: job.plan.content,
        shotId: anchor.shot_id,
      }),
      ...kept,
      watermarked: delivery.mark !== null,
      created_at: effects.clock(),
      decided_at: null,
    };
    await effects.store.heroes.create(hero);
    return { hero, failure: null };
  }
  return {
    hero: null,
    failure: failureOf(failover_from.at(-1)?.code ?? "no_model", "No image model could draw the still.", anchor),
  };
};

/** A later roll is of the same shot: what is judged is its picture, not the choice of another one. */
const anchorOf = ({ plan }: Job, last: StoredHero | undefined): Anchor => {
  const { content } = plan;
  const shot = content.shots.find((each) => each.shot_id === last?.shot_id);
  if (last === undefined || shot === undefined) return chooseAnchor(content);
  const frames = Math.round(shot.duration_seconds * content.fps);
  return { shot_id: shot.shot_id, at_seconds: Math.floor(frames / 2) / content.fps, reason: last.reason };
};

/** The policy's choice, and who may draw in turn: connected models, or the built-in renderer where the choice is not. */
const routeStill = (effects: Effects, { generation, plan }: Job, anchor: Anchor) => {
  const preview = effects.stillProviders.get("preview");
  if (preview === undefined) throw new Error("The preview renderer is missing.");
  const { content } = plan;
  const { routed_model, routing } = chooseStillModel(
    stillDemand(content, anchor.shot_id),
    effects.models,
    (plan.request["routing"] as RoutingPolicy | undefined) ?? { optimize_for: "quality" },
    effects.clock().toISOString().slice(0, 10),
  );
  const live = routing.candidates
    .filter((each) => each.excluded_because === undefined)
    .slice(0, 1 + failoverDepth)
    .flatMap(({ model }) => {
      const card = effects.models.find((each) => each.model_id === model);
      const provider = card?.connected === true ? effects.stillProviders.get(card.provider) : undefined;
      return provider === undefined ? [] : [{ model, provider }];
    });
  const first = live[0]?.model === routed_model && generation.request["render"] !== "preview";
  const candidates: { model: string; provider: StillProvider }[] = first
    ? live
    : [{ model: previewStill, provider: preview }];
  return { routed_model, candidates };
};

const markName = ({ generation, plan }: Job, { shot_id, at_seconds }: Anchor): string =>
  [generation.account_id, plan.plan_hash, plan.brand?.block_hash ?? "", shot_id, "still", at_seconds].join("/");

const follow = async (
  effects: Effects,
  provider: StillProvider,
  order: StillOrder,
  signal: AbortSignal,
): Promise<Exclude<StillStatus, { state: "running" }>> => {
  const operation = await provider.start(order);
  for (;;) {
    signal.throwIfAborted();
    const status = await provider.status(operation, order, signal);
    if (status.state !== "running") return status;
    await effects.pause(effects.pollMs, signal);
  }
};

const failureOf = (code: string, message: string, { shot_id }: Anchor): Failure => ({
  code,
  message,
  shot_id,
  attempts: [],
});

const png = "image/png";

/** Signs and stores a still. The signature is the last write to its file. */
const keep = async (
  effects: Effects,
  { generation, plan }: Job,
  order: StillOrder,
  routedModel: string,
  delivery: StillDelivery,
): Promise<Pick<StoredHero, "asset_id" | "manifest_id">> => {
  const { product } = order;
  const ingredients =
    product === null || !delivery.product_seen
      ? []
      : [productImage({ bytes: await effects.media.read(product.sha256), mediaType: product.media_type }, true)];
  const { account_id, generation_id, consent_id } = generation;
  const signed = await effects.provenance.sign({
    bytes: delivery.picture,
    mediaType: png,
    manifest: stillManifest({
      title: `${plan.content.title}, hero still`,
      mediaType: png,
      version: effects.version,
      when: effects.clock().toISOString(),
      generationId: generation_id,
      planHash: plan.plan_hash,
      shotId: order.shot_id,
      seed: plan.content.seed,
      source: {
        routedModel,
        deliveredModel: order.model,
        preview: order.model === previewStill,
        suppliedPixels: delivery.product_seen,
      },
      ...labelsOf(ingredients),
      ...(plan.brand === null ? {} : { brandBlockHash: plan.brand.block_hash }),
      ...(consent_id === null ? {} : { consentId: consent_id }),
      ...watermarkOf(delivery.mark === null ? [] : [delivery.mark]),
    }),
    ingredients,
  });
  const asset_id = assetIdOf(generation_id, order.hero_frame_id.split("_").at(-1) + "_hero");
  await effects.store.assets.create({
    asset_id,
    account_id,
    kind: "hero",
    ...(await effects.media.put(signed.bytes)),
    media_type: png,
    width: delivery.width,
    height: delivery.height,
    duration_seconds: null,
    created_at: effects.clock(),
  });
  await keepManifest(effects, {
    manifest_id: signed.manifestId,
    account_id,
    asset_id,
    media_type: png,
    file: signed.bytes,
    marks: delivery.mark === null ? [] : [delivery.mark],
  });
  return { asset_id, manifest_id: signed.manifestId };
};
