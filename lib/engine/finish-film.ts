import { labelsOf, parentFilm, shotInFilm, type Ingredient } from "#lib/provenance/ingredients.ts";
import { filmManifest } from "#lib/provenance/manifest.ts";
import { stillAssetId } from "#lib/store/film-records.ts";
import type { Ending, StoredAsset, StoredShot } from "#lib/store/store.ts";
import { assetIdOf } from "./asset-ids.ts";
import { loadJob, type Effects } from "./effects.ts";
import { filmBefore } from "./film-before.ts";
import { keepManifest, watermarkOf } from "./keep-manifest.ts";
import type { StoredSplice } from "./keep-shot.ts";
import { takePassages } from "./passages-ahead.ts";
import { takeSound } from "./sound-ahead.ts";

export type FilmAssets = NonNullable<Ending["film"]>;

/**
 * Cuts the stored shots into the film, signs it over them as ingredients, and stores it with its captions. `onStage`
 * is told when cutting ends and signing begins. Safe to run again: it writes the same rows.
 */
export const finishFilm = async (
  effects: Effects,
  generationId: string,
  signal: AbortSignal,
  onStage: (stage: "sign") => Promise<void>,
): Promise<FilmAssets> => {
  const { generation, plan } = await loadJob(effects.store, generationId);
  const content = plan.content;
  const shots = (await effects.store.shots.list(generationId)).toSorted((a, b) => a.index - b.index);
  const read = async (shot: StoredShot) => {
    const asset = shot.asset_id === null ? null : await effects.store.assets.byId(shot.asset_id);
    if (asset === null) throw new Error(`Shot ${shot.shot_id} of ${generationId} is not stored.`);
    const parts = shot.film_parts as StoredSplice;
    const [video, ...extras] = await Promise.all(
      [asset.sha256, ...parts.extras].map((sha256) => effects.media.read(sha256)),
    );
    if (video === undefined) throw new Error(`Shot ${shot.shot_id} of ${generationId} has no file.`);
    return {
      shot,
      video,
      extras,
      splice: parts.splice,
      parts,
      ingredient: shotInFilm(
        {
          bytes: video,
          mediaType: "video/mp4",
          title: `Shot ${shot.index}`,
          ...(await thumbnailOf(effects, parts)),
        },
        shot.shot_id,
      ),
    };
  };
  const files = await Promise.all(shots.map(read));
  const old = await filmBefore(effects, generation);
  const before = old && { ...old, film: await effects.media.read(old.film_sha256) };
  const cut = await effects.cutter.cut(content, files, signal, {
    sound: takeSound(generationId),
    passages: takePassages(generationId),
    before,
  });
  await onStage("sign");
  const text = [
    ...(content.captions && content.shots.some((shot) => shot.caption !== null) ? (["captions"] as const) : []),
    ...(content.end_card === null ? [] : (["end_card"] as const)),
  ];
  const previous: Ingredient[] =
    before === null ? [] : [parentFilm({ bytes: before.film, mediaType: before.media_type })];
  const signed = await effects.provenance.sign({
    bytes: cut.film,
    mediaType: "video/mp4",
    manifest: filmManifest({
      title: content.title,
      mediaType: "video/mp4",
      version: effects.version,
      when: effects.clock().toISOString(),
      generationId,
      planHash: plan.plan_hash,
      shots: files.map(({ shot, parts, ingredient }) => ({
        label: ingredient.label,
        source: {
          routedModel: shot.routed_model,
          deliveredModel: shot.delivered_model ?? shot.routed_model,
          preview: shot.preview,
          suppliedPixels: parts.product_seen === true,
        },
      })),
      addedText: text,
      ...labelsOf(previous),
      edits: [...(cut.trimmed ? (["trimmed"] as const) : []), ...(cut.transitions ? (["transitions"] as const) : [])],
      addedSound: content.audio,
      ...(plan.brand === null ? {} : { brandBlockHash: plan.brand.block_hash }),
      ...(generation.consent_id === null ? {} : { consentId: generation.consent_id }),
      ...watermarkOf(cut.marks),
    }),
    ingredients: [...previous, ...files.map(({ ingredient }) => ingredient)],
  });
  const created_at = effects.clock();
  const put = async (
    part: string,
    bytes: Uint8Array,
    more: Pick<StoredAsset, "kind" | "media_type" | "width" | "height" | "duration_seconds">,
  ) => {
    const asset_id = assetIdOf(generationId, part);
    await effects.store.assets.create({
      asset_id,
      account_id: generation.account_id,
      ...(await effects.media.put(bytes)),
      ...more,
      created_at,
    });
    return asset_id;
  };
  const captions = effects.cutter.captions(content);
  const words = (media_type: string) => ({
    kind: "captions" as const,
    media_type,
    width: null,
    height: null,
    duration_seconds: null,
  });
  const encoder = new TextEncoder();
  const [film_asset_id, vtt_asset_id, srt_asset_id, marks] = await Promise.all([
    put("film", signed.bytes, {
      kind: "film",
      media_type: "video/mp4",
      width: cut.width,
      height: cut.height,
      duration_seconds: cut.duration_seconds,
    }),
    put("vtt", encoder.encode(captions.vtt), words("text/vtt")),
    put("srt", encoder.encode(captions.srt), words("application/x-subrip")),
    marksOf(effects, shots, cut.marks),
  ]);
  await keepManifest(effects, {
    manifest_id: signed.manifestId,
    account_id: generation.account_id,
    asset_id: film_asset_id,
    media_type: "video/mp4",
    file: signed.bytes,
    marks,
  });
  return {
    film_asset_id,
    film_manifest_id: signed.manifestId,
    film_watermarked: cut.marks.length > 0,
    // A version of a film that keeps its first shot keeps that shot's picture.
    thumbnail_asset_id: shots[0]?.asset_id == null ? null : stillAssetId(shots[0].asset_id),
    vtt_asset_id,
    srt_asset_id,
    preview: shots.some((shot) => shot.preview),
  };
};

/** The marks in a film: those that were read from it, and those of its shots, whose pictures were copied as they are. */
const marksOf = async (effects: Effects, shots: readonly StoredShot[], read: readonly string[]): Promise<string[]> => {
  const signed = shots.flatMap(({ manifest_id }) => manifest_id ?? []);
  const manifests = await Promise.all(signed.map((manifestId) => effects.store.manifests.byId(manifestId)));
  return [...new Set([...read, ...manifests.flatMap((manifest) => manifest?.marks ?? [])])];
};

const thumbnailOf = async (effects: Effects, { miniature }: StoredSplice) =>
  miniature === undefined
    ? {}
    : { thumbnail: { mediaType: "image/jpeg" as const, bytes: await effects.media.read(miniature) } };
