import type { Blocked, Failure } from "#lib/contract/generation.ts";
import type { Anchor } from "#lib/planning/hero/choose-anchor.ts";
import { heroDirection } from "#lib/planning/hero/hero-direction.ts";
import { labelsOf, productImage } from "#lib/provenance/ingredients.ts";
import { stillManifest } from "#lib/provenance/manifest.ts";
import { VendorFault } from "#lib/providers/vendor-fault.ts";
import type { StillDelivery, StillOrder, StillProvider, StillStatus } from "#lib/providers/still-model.ts";
import { previewStill } from "#lib/routing/choose-still.ts";
import { paidModels } from "#lib/routing/paid-models.ts";
import type { StoredHero } from "#lib/store/film-records.ts";
import { allowOrder } from "./allow-order.ts";
import { assetIdOf } from "./asset-ids.ts";
import { loadJob, type Effects, type Job } from "./effects.ts";
import { keepManifest, watermarkOf } from "./keep-manifest.ts";
import { ingredientFault } from "./ingredient-fault.ts";
import { adopted, blockedBy, isWanted, productOf } from "./make-shot.ts";
import { askedBefore } from "./asked-before.ts";
import { openEntry, placeOrder, type Placing } from "./place-order.ts";
import { anchorOf, routeStill } from "./still-sources.ts";
import { observedOrder } from "./observed.ts";

export type HeroOutcome =
  | { is: "drawn"; hero: StoredHero }
  | { is: "failed"; failure: Failure }
  | { is: "refused"; blocked: Blocked };

/**
 * Draws the next still of a staged generation, signs it and keeps it with a report on how it agrees with its plan. Safe to
 * run again: a still of the present plan that awaits its decision is answered, not drawn twice, and an order that was
 * never answered is not placed again.
 */
export const drawHero = async (effects: Effects, generationId: string, signal: AbortSignal): Promise<HeroOutcome> => {
  const job = await loadJob(effects.store, generationId);
  const before = await effects.store.heroes.list(generationId);
  const latest = before.at(-1);
  if (latest?.state === "awaiting_decision" && latest.plan_id === job.plan.plan_id)
    return { is: "drawn", hero: latest };
  const roll = before.length + 1;
  const anchor = anchorOf(job.plan.content, latest);
  const { routed_model, sources: all } = sourcesOf(effects, job, anchor);
  const hero_frame_id = `hero_${generationId.slice("gen_".length)}_${roll}`;
  const still = {
    generation_id: generationId,
    hero_frame_id,
    shot_id: anchor.shot_id,
    at_seconds: anchor.at_seconds,
    direction: heroDirection(job.plan.content, anchor),
    plan: job.plan.content,
    mark: effects.markOf(markName(job, anchor)),
    product: await productOf(effects, job),
  };
  const attempts = (await effects.store.heroes.attempts(generationId)).filter(
    (each) => each.hero_frame_id === hero_frame_id,
  );
  const { round } = job.generation;
  const ended = askedBefore(attempts.filter((each) => each.round === round && each.ended_at !== null));
  if (ended.ended?.outcome === "refused")
    return { is: "refused", blocked: blockedBy(ended.ended.model, "still", ended.ended) };
  if (ended.ended !== null) return { is: "failed", failure: failureOf(ended.ended.code, ended.ended.message, anchor) };
  const open = attempts.find((attempt) => attempt.ended_at === null);
  const sources = all.filter(({ model }) => !ended.inVain.has(model));
  const from = Math.max(
    0,
    sources.findIndex(({ model }) => model === open?.model),
  );
  const fault = open === undefined ? await ingredientFault(effects, [still.product]) : null;
  if (fault !== null) return { is: "failed", failure: failureOf(fault.code, fault.message, anchor) };
  const failover_from: StoredHero["failover_from"] = [...ended.inVain].map(([model, code]) => ({ model, code }));
  for (const { model, provider } of sources.slice(from)) {
    const order: StillOrder = { ...still, model };
    const begun = open?.model === model ? open : null;
    const orderAbout = { generation_id: generationId, shot_id: anchor.shot_id, model };
    const started_at = begun?.started_at ?? effects.clock().toISOString();
    const own = { hero_frame_id, generation_id: generationId, model, started_at, round };
    const write: Placing<StillStatus>["write"] = (entry) => effects.store.heroes.attempt({ ...own, ...entry });
    const placed = await placeOrder<StillStatus>(
      effects,
      {
        paid: provider.paid === true,
        wanted: () => isWanted(effects, job),
        allow: () =>
          allowOrder(effects, job, {
            part: hero_frame_id,
            shot_id: anchor.shot_id,
            stage: "still",
            model,
            started_at,
          }),
        start: () => observedOrder(effects, orderAbout, provider.paid === true, () => provider.start(order)),
        look: (operation) => provider.status(operation, order, signal),
        ...(provider.find === undefined
          ? {}
          : { find: () => provider.find?.(order, new Date(started_at)) ?? Promise.resolve(null) }),
        ...(provider.cancel === undefined
          ? {}
          : { cancel: (operation, asked) => provider.cancel?.(operation, asked) ?? Promise.resolve("unanswered") }),
        begun,
        open: () => effects.store.heroes.begin({ ...own, ...openEntry, operation: null }),
        write,
      },
      signal,
    );
    if (placed.is === "refused") return { is: "refused", blocked: blockedBy(model, "still", placed) };
    if (placed.is === "failed") {
      failover_from.push({ model, code: placed.code });
      if (placed.next) continue;
      return { is: "failed", failure: failureOf(placed.code, placed.message, anchor) };
    }
    const delivery =
      placed.status.state === "delivered"
        ? placed.status.delivery
        : await adopted(effects.adoptStill({ order, picture: placed.status.picture, signal }));
    if (delivery instanceof VendorFault) {
      const { code, message } = delivery;
      await write({ outcome: "wasted", code, message, ended_at: effects.clock().toISOString(), operation: null });
      return { is: "failed", failure: failureOf(code, message, anchor) };
    }
    const hero: StoredHero = {
      hero_frame_id,
      account_id: job.generation.account_id,
      generation_id: generationId,
      roll,
      plan_id: job.plan.plan_id,
      shot_id: anchor.shot_id,
      at_seconds: anchor.at_seconds,
      direction: order.direction,
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
      ...(await keep(effects, job, order, routed_model, delivery)),
      watermarked: delivery.mark !== null,
      created_at: effects.clock(),
      decided_at: null,
    };
    await effects.store.heroes.create(hero);
    await write({
      outcome: "delivered",
      code: null,
      message: null,
      ended_at: effects.clock().toISOString(),
      operation: null,
    });
    return { is: "drawn", hero };
  }
  const code = failover_from.at(-1)?.code ?? "no_model";
  return { is: "failed", failure: failureOf(code, "No image model could draw the still.", anchor) };
};

/** The policy's choice, and who may draw in turn: those that were quoted, or the built-in renderer. */
const sourcesOf = (effects: Effects, { generation, plan }: Job, anchor: Anchor) => {
  const preview = effects.stillProviders.get("preview");
  if (preview === undefined) throw new Error("The preview renderer is missing.");
  const routed = routeStill(plan, anchor.shot_id, effects.models, effects.clock());
  const { routed_model } = routed;
  const live = paidModels(routed, effects.models).flatMap(({ model_id, provider: id }) => {
    const provider = effects.stillProviders.get(id);
    return provider === undefined || provider.serves?.(model_id) === false ? [] : [{ model: model_id, provider }];
  });
  const first = live[0]?.model === routed_model && generation.request["render"] !== "preview";
  const sources: { model: string; provider: StillProvider }[] = first
    ? live
    : [{ model: previewStill, provider: preview }];
  return { routed_model, sources };
};

const markName = ({ generation, plan }: Job, { shot_id, at_seconds }: Anchor): string =>
  [generation.account_id, plan.plan_hash, plan.brand?.block_hash ?? "", shot_id, "still", at_seconds].join("/");

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
