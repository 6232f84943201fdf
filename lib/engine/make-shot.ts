import type { Attempt, Failure } from "#lib/contract/generation.ts";
import { animatedImage, heroStill, labelsOf, productImage } from "#lib/provenance/ingredients.ts";
import { shotManifest } from "#lib/provenance/manifest.ts";
import type { StoredPlan } from "#lib/store/store.ts";
import type { ProviderStatus, ShotDelivery, ShotOrder, VideoProvider } from "#lib/providers/video-model.ts";
import { assetIdOf } from "./asset-ids.ts";
import { keepManifest, watermarkOf } from "./keep-manifest.ts";
import { loadJob, type Effects, type Job } from "./effects.ts";

/** The model id of the built-in renderer. */
export const previewModel = "preview/motion";

/** How a film is cut from a stored shot: written when the shot is stored, read when the film is cut. */
export interface StoredSplice {
  extras: string[];
  splice: unknown;
  /** Whether pixels of a supplied picture are seen in it; absent in shots that were stored before it was told. */
  product_seen?: boolean;
  /** Of a picture of it in a few kilobytes, JPEG; absent likewise. */
  miniature?: string;
}

/** Who makes a shot now: the routed model where its provider is connected, else the built-in renderer. */
export const sourceOf = (effects: Effects, job: Job, shotId: string): { model: string; provider: VideoProvider } => {
  const preview = effects.providers.get("preview");
  if (preview === undefined) throw new Error("The preview renderer is missing.");
  const routed = job.plan.content.shots.find((shot) => shot.shot_id === shotId)?.routed_model;
  const card = effects.models.find((model) => model.model_id === routed);
  const live = card?.connected === true ? effects.providers.get(card.provider) : undefined;
  return job.generation.request["render"] === "preview" || card === undefined || live === undefined
    ? { model: previewModel, provider: preview }
    : { model: card.model_id, provider: live };
};

export type ShotOutcome = { shot_id: string; failure: Failure | null };

/**
 * Makes one shot from order to signed file. Safe to run again: a shot that is stored is not made twice, and a paid
 * order whose operation was stored is looked at, not placed again.
 */
export const makeShot = async (
  effects: Effects,
  generationId: string,
  shotId: string,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<ShotOutcome> => {
  const job = await loadJob(effects.store, generationId);
  const stored = (await effects.store.shots.list(generationId)).find((shot) => shot.shot_id === shotId);
  if (stored === undefined) throw new Error(`Generation ${generationId} has no shot ${shotId}.`);
  if (stored.asset_id !== null) return { shot_id: shotId, failure: null };

  const { model, provider } = sourceOf(effects, job, shotId);
  const begun = stored.attempts.find((attempt) => attempt.ended_at === null && attempt.model === model);
  const started_at = begun?.started_at ?? effects.clock().toISOString();
  const note = (attempt: Omit<Attempt, "model" | "started_at">): Promise<void> =>
    effects.store.shots.attempt(generationId, shotId, { model, started_at, ...attempt });
  const order: ShotOrder = {
    generation_id: generationId,
    shot_id: shotId,
    attempt: 1,
    model,
    plan: job.plan.content,
    mark: effects.markOf(markName(job, shotId, model)),
    product: await productOf(effects, job),
    picture: await pictureOf(effects, job),
  };
  let operation = isOperation(stored.operation) ? stored.operation : null;
  if (operation === null) {
    operation = await provider.start(order);
    await effects.store.shots.update(generationId, shotId, { operation });
    await note({ outcome: "unknown", code: null, message: null, ended_at: null });
  }
  const status = await follow(effects, provider, operation, order, signal, onProgress);
  const ended_at = effects.clock().toISOString();
  if (status.state === "failed") {
    await note({ outcome: "failed", code: status.code, message: status.message, ended_at });
    // A resumption places a new order; it does not look at this one again.
    await effects.store.shots.update(generationId, shotId, { operation: null });
    const attempts =
      (await effects.store.shots.list(generationId)).find((shot) => shot.shot_id === shotId)?.attempts ?? [];
    return {
      shot_id: shotId,
      failure: { code: status.code, message: status.message, shot_id: shotId, attempts },
    };
  }
  await keep(effects, job, order, model, status.delivery);
  await note({ outcome: "delivered", code: null, message: null, ended_at });
  return { shot_id: shotId, failure: null };
};

/**
 * What a shot's watermark is made of. The renderer draws one plan alike every time, so equal pictures carry equal marks; a
 * model's are its own each time.
 */
const markName = ({ generation, plan }: Job, shotId: string, model: string): string =>
  model === previewModel
    ? [generation.account_id, plan.plan_hash, plan.brand?.block_hash ?? "", shotId].join("/")
    : [generation.generation_id, shotId].join("/");

/** The brand's product picture as it is stored; null where the film has none. */
export const productOf = async (
  effects: Pick<Effects, "store">,
  { plan }: Pick<Job, "plan">,
): Promise<ShotOrder["product"]> => {
  const asset_id = plan.brand?.product_ref?.asset_id;
  const asset = asset_id === undefined ? null : await effects.store.assets.byId(asset_id);
  return asset && { asset_id: asset.asset_id, sha256: asset.sha256, media_type: asset.media_type };
};

/** The picture that the film sets in motion, as it is stored; null for a film that is made from words. */
const pictureOf = async (effects: Pick<Effects, "store">, { plan }: Pick<Job, "plan">): Promise<ShotOrder["picture"]> => {
  const { picture } = plan.content;
  const asset = picture === undefined ? null : await effects.store.assets.byId(picture.asset_id);
  return asset && { asset_id: asset.asset_id, sha256: asset.sha256, media_type: asset.media_type };
};

const isOperation = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const follow = async (
  effects: Effects,
  provider: VideoProvider,
  operation: Record<string, unknown>,
  order: ShotOrder,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Exclude<ProviderStatus, { state: "running" }>> => {
  for (;;) {
    signal.throwIfAborted();
    const status = await provider.status(operation, order, { signal, onProgress });
    if (status.state !== "running") return status;
    if (status.progress !== null) onProgress(status.progress);
    await effects.pause(effects.pollMs, signal);
  }
};

/** What went into a shot and is seen in it. */
const ingredientsOf = async (
  effects: Effects,
  { account_id }: StoredPlan,
  order: ShotOrder,
  delivery: ShotDelivery,
) => {
  const { product, shot_id } = order;
  const seen =
    product === null || !delivery.product_seen
      ? []
      : [productImage({ bytes: await effects.media.read(product.sha256), mediaType: product.media_type }, true)];
  const { picture } = order;
  if (picture !== null)
    seen.push(animatedImage({ bytes: await effects.media.read(picture.sha256), mediaType: picture.media_type }));
  const still = await lockedStill(effects, account_id, order);
  if (still === null) return seen;
  const bytes = await effects.media.read(still.sha256);
  return [...seen, heroStill({ bytes, mediaType: still.media_type }, shot_id)];
};

/** The still that the shot is held to by its plan. A film that refines a staged one is held to it too. */
const lockedStill = async (effects: Effects, accountId: string, { plan, shot_id }: ShotOrder) => {
  const refs = plan.shots.find((shot) => shot.shot_id === shot_id)?.attached_ref_ids ?? [];
  const heroId = refs.find((ref) => ref.startsWith("hero_"));
  const hero = heroId === undefined ? null : await effects.store.heroes.get(accountId, heroId);
  return hero && (await effects.store.assets.byId(hero.asset_id));
};

/** Signs and stores a delivered shot, its thumbnail and what the cut needs. The signature is the last write to the file. */
const keep = async (
  effects: Effects,
  job: Job,
  order: ShotOrder,
  model: string,
  delivery: ShotDelivery,
): Promise<void> => {
  const { generation, plan } = job;
  const shotId = order.shot_id;
  const shot = plan.content.shots.find((each) => each.shot_id === shotId);
  if (shot === undefined) throw new Error(`Plan ${plan.plan_id} has no shot ${shotId}.`);
  const preview = model === previewModel;
  const ingredients = await ingredientsOf(effects, plan, order, delivery);
  const suppliedPixels = delivery.product_seen || order.picture !== null;
  const signed = await effects.provenance.sign({
    bytes: delivery.video,
    mediaType: "video/mp4",
    manifest: shotManifest({
      title: `${plan.content.title}, shot ${shot.index}: ${shot.role}`,
      mediaType: "video/mp4",
      version: effects.version,
      when: effects.clock().toISOString(),
      generationId: generation.generation_id,
      planHash: plan.plan_hash,
      shotId,
      seed: plan.content.seed,
      source: { routedModel: shot.routed_model, deliveredModel: model, preview, suppliedPixels },
      ...labelsOf(ingredients),
      ...(plan.brand === null ? {} : { brandBlockHash: plan.brand.block_hash }),
      ...(generation.consent_id === null ? {} : { consentId: generation.consent_id }),
      ...watermarkOf(delivery.mark === null ? [] : [delivery.mark]),
    }),
    ingredients,
  });
  const created_at = effects.clock();
  const put = async (part: string, kind: "shot" | "thumbnail", bytes: Uint8Array, media_type: string) => {
    const asset_id = assetIdOf(generation.generation_id, part);
    await effects.store.assets.create({
      asset_id,
      account_id: generation.account_id,
      kind,
      ...(await effects.media.put(bytes)),
      media_type,
      width: delivery.width,
      height: delivery.height,
      duration_seconds: kind === "shot" ? delivery.duration_seconds : null,
      created_at,
    });
    return asset_id;
  };
  const asset_id = await put(shotId, "shot", signed.bytes, "video/mp4");
  await keepManifest(effects, {
    manifest_id: signed.manifestId,
    account_id: generation.account_id,
    asset_id,
    media_type: "video/mp4",
    file: signed.bytes,
    marks: delivery.mark === null ? [] : [delivery.mark],
  });
  await put(`${shotId}_still`, "thumbnail", delivery.thumbnail.bytes, delivery.thumbnail.media_type);
  const extras = [];
  for (const extra of delivery.extras) extras.push((await effects.media.put(extra)).sha256);
  await effects.store.shots.update(generation.generation_id, shotId, {
    delivered_model: model,
    preview,
    asset_id,
    manifest_id: signed.manifestId,
    watermarked: delivery.mark !== null,
    width: delivery.width,
    height: delivery.height,
    duration_seconds: delivery.duration_seconds,
    film_parts: {
      extras,
      splice: delivery.splice,
      product_seen: suppliedPixels,
      miniature: (await effects.media.put(delivery.miniature)).sha256,
    } satisfies StoredSplice,
    operation: null,
  });
};
