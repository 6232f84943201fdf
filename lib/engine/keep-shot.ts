import { animatedImage, heroStill, labelsOf, productImage } from "#lib/provenance/ingredients.ts";
import { shotManifest } from "#lib/provenance/manifest.ts";
import type { ShotDelivery, ShotOrder } from "#lib/providers/video-model.ts";
import type { StoredPlan } from "#lib/store/store.ts";
import { assetIdOf } from "./asset-ids.ts";
import type { Effects, Job } from "./effects.ts";
import { keepManifest, watermarkOf } from "./keep-manifest.ts";
import { lockedStill } from "./locked-still.ts";
import { previewModel } from "./shot-sources.ts";

/** How a film is cut from a stored shot: written when the shot is stored, read when the film is cut. */
export interface StoredSplice {
  extras: string[];
  splice: unknown;
  /** Whether pixels of a supplied picture are seen in it; absent in shots that were stored before it was told. */
  product_seen?: boolean;
  /** Of a picture of it in a few kilobytes, JPEG; absent likewise. */
  miniature?: string;
}

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
  const still = await lockedStill(effects, account_id, order.plan, shot_id);
  if (still === null) return seen;
  const bytes = await effects.media.read(still.asset.sha256);
  return [...seen, heroStill({ bytes, mediaType: still.asset.media_type }, shot_id)];
};

/** Signs and stores a delivered shot, its thumbnail and what the cut needs. The signature is the last write to the file. */
export const keepShot = async (
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
  // What the signature does not cover is stored beside it: each file waits for the disk.
  const [signed, extras, miniature] = await Promise.all([
    effects.provenance.sign({
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
    }),
    Promise.all(delivery.extras.map((extra) => effects.media.put(extra))),
    effects.media.put(delivery.miniature),
  ]);
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
  const [asset_id] = await Promise.all([
    put(shotId, "shot", signed.bytes, "video/mp4"),
    put(`${shotId}_still`, "thumbnail", delivery.thumbnail.bytes, delivery.thumbnail.media_type),
  ]);
  await keepManifest(effects, {
    manifest_id: signed.manifestId,
    account_id: generation.account_id,
    asset_id,
    media_type: "video/mp4",
    file: signed.bytes,
    marks: delivery.mark === null ? [] : [delivery.mark],
  });
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
      extras: extras.map(({ sha256 }) => sha256),
      splice: delivery.splice,
      product_seen: suppliedPixels,
      miniature: miniature.sha256,
    } satisfies StoredSplice,
    operation: null,
  });
};
