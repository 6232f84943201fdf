import type { AdBrief } from "#lib/contract/ad.ts";
import { Problem } from "#lib/contract/errors.ts";
import type { GenerationBody, HeroFrameBody } from "#lib/contract/generation.ts";
import type { PlannedShot, Quote } from "#lib/contract/plan.ts";
import { fps } from "#lib/contract/vocabulary.ts";
import { stillAssetId, type StoredHero } from "#lib/store/film-records.ts";
import type { StoredAsset, StoredGeneration, StoredPlan, StoredShot } from "#lib/store/store.ts";
import { isExportable } from "./export-timeline.ts";
import type { Context } from "./operation.ts";

type Presenter = Pick<Context, "store" | "accountId" | "origin" | "assetUrl">;

/** A generation of the account as the contract shows it, with fresh addresses. 404 for ids of other accounts. */
export const presentGeneration = async (ctx: Presenter, generationId: string): Promise<GenerationBody> => {
  const generation = await ctx.store.generations.get(ctx.accountId, generationId);
  if (generation === null) throw new Problem("not_found", "There is no such generation in this account.");
  const plan = await ctx.store.plans.get(ctx.accountId, generation.plan_id);
  if (plan === null) throw new Error(`Generation ${generationId} has lost its plan ${generation.plan_id}.`);
  const shots = new Map((await ctx.store.shots.list(generationId)).map((shot) => [shot.shot_id, shot]));
  const film =
    generation.film_asset_id === null ? null : await ctx.store.assets.get(ctx.accountId, generation.film_asset_id);
  const children = await ctx.store.generations.children(ctx.accountId, generationId);
  const answer = body(ctx, generation, plan, shots, film, children);
  return { ...answer, ...(await besides(ctx, generation)) };
};

/** What a tool answers beside the film. */
const besides = async (ctx: Presenter, generation: StoredGeneration): Promise<Partial<GenerationBody>> => {
  const details = generation.details as Pick<GenerationBody, "change" | "extension" | "brief" | "brand_profile"> | null;
  if (generation.tool !== "generate_video_staged")
    return details?.brief === undefined
      ? (details ?? {})
      : { ...details, brief: withFreshAddresses(ctx, details.brief) };
  const hero_frames = [];
  for (const hero of await ctx.store.heroes.list(generation.generation_id))
    hero_frames.push(await presentHero(ctx, hero));
  return { hero_frame: hero_frames.at(-1) ?? null, hero_frames };
};

/** Signed addresses last an hour, a brief longer. */
const withFreshAddresses = ({ assetUrl }: Presenter, brief: AdBrief): AdBrief => ({
  ...brief,
  images: brief.images.map((image) => ({ ...image, url: assetUrl(image.asset_id) })),
});

const presentHero = async (ctx: Presenter, hero: StoredHero): Promise<HeroFrameBody> => {
  const asset = await ctx.store.assets.get(ctx.accountId, hero.asset_id);
  const { hero_frame_id, asset_id, routed_model, preview, shot_id, at_seconds, reason, direction } = hero;
  const { report, failover_from, state, note } = hero;
  return {
    hero_frame_id,
    asset_id,
    url: ctx.assetUrl(asset_id),
    width: asset?.width ?? 0,
    height: asset?.height ?? 0,
    model: hero.delivered_model,
    routed_model,
    preview,
    shot_id,
    at_seconds,
    reason,
    direction,
    report,
    failover_from,
    state,
    note,
    provenance: { manifest_id: hero.manifest_id, watermarked: hero.watermarked },
    created_at: hero.created_at.toISOString(),
  };
};

const body = (
  ctx: Presenter,
  generation: StoredGeneration,
  plan: StoredPlan,
  shots: Map<string, StoredShot>,
  film: StoredAsset | null,
  children: string[],
): GenerationBody => {
  const { content } = plan;
  const quote = generation.quote ?? olderQuote(generation, plan);
  return {
    generation_id: generation.generation_id,
    plan_id: plan.plan_id,
    plan_hash: plan.plan_hash,
    parent_generation_id: generation.parent_generation_id,
    child_generation_ids: children,
    title: generation.title,
    raw_intent: generation.raw_intent,
    state: generation.state,
    stage: generation.stage,
    progress: generation.progress,
    message: generation.message,
    status: generation.status,
    preview: generation.preview,
    aspect_ratio: content.aspect_ratio,
    duration_seconds: content.duration_seconds,
    mode_selection: content.mode_selection,
    shots: content.shots.map((shot) => presentShot(ctx, shot, shots.get(shot.shot_id))),
    story_report: content.story_report,
    film:
      film === null
        ? null
        : {
            asset_id: film.asset_id,
            url: ctx.assetUrl(film.asset_id),
            duration_seconds: film.duration_seconds ?? content.duration_seconds,
            width: film.width ?? 0,
            height: film.height ?? 0,
            fps,
            bytes: film.bytes,
            provenance: { manifest_id: generation.film_manifest_id, watermarked: generation.film_watermarked },
          },
    captions:
      generation.vtt_asset_id === null || generation.srt_asset_id === null
        ? null
        : {
            vtt_url: ctx.assetUrl(generation.vtt_asset_id),
            srt_url: ctx.assetUrl(generation.srt_asset_id),
          },
    cost: {
      quoted_usd: generation.quoted_usd,
      charged_usd: generation.charged_usd,
      if_live_usd: quote.if_live_usd,
      lines: quote.lines,
    },
    brand: plan.brand,
    blocked: generation.blocked,
    failure: generation.failure,
    changed_shot_ids: generation.changed_shot_ids,
    end_card: content.end_card,
    created_at: generation.created_at.toISOString(),
    finished_at: generation.finished_at?.toISOString() ?? null,
    links: links(ctx, generation),
  };
};

/** What a film was quoted that was begun before films kept their own quotes. */
const olderQuote = (
  { details, request }: StoredGeneration,
  { quote }: StoredPlan,
): Pick<Quote, "if_live_usd" | "lines"> => {
  const { still } = (details ?? {}) as { still?: { line: Quote["lines"][number]; if_live_usd: number } };
  const drawn = { model: "preview/motion", amount_usd: 0, price_as_of: null };
  return {
    if_live_usd: quote.if_live_usd + (still?.if_live_usd ?? 0),
    lines: [
      ...(still === undefined ? [] : [still.line]),
      ...quote.lines.map((line) => (request["render"] === "preview" ? { ...line, ...drawn } : line)),
    ],
  };
};

const presentShot = (
  ctx: Presenter,
  planned: PlannedShot,
  shot: StoredShot | undefined,
): GenerationBody["shots"][number] => ({
  ...planned,
  delivered:
    shot?.asset_id == null || shot.delivered_model === null
      ? null
      : {
          model: shot.delivered_model,
          preview: shot.preview,
          asset_id: shot.asset_id,
          url: ctx.assetUrl(shot.asset_id),
          still_url: ctx.assetUrl(stillAssetId(shot.asset_id)),
          width: shot.width ?? 0,
          height: shot.height ?? 0,
          fps,
          duration_seconds: shot.duration_seconds ?? planned.duration_seconds,
          failover_from: shot.attempts
            .filter((attempt) => attempt.outcome !== "delivered" && attempt.model !== shot.delivered_model)
            .map((attempt) => ({ model: attempt.model, code: attempt.code ?? attempt.outcome })),
        },
  attempts: shot?.attempts ?? [],
  provenance: { manifest_id: shot?.manifest_id ?? null, watermarked: shot?.watermarked ?? false },
});

/** Only what failed or was cancelled can go on. */
export const isResumable = ({ state, status }: Pick<StoredGeneration, "state" | "status">): boolean =>
  state === "cancelled" || status === "render_failed";

/** Where a generation's own resources are. `resume` and `export` are null while there is nothing to resume or export to. */
export const links = (
  ctx: Pick<Context, "origin" | "assetUrl">,
  generation: StoredGeneration,
): GenerationBody["links"] => {
  const self = `${ctx.origin}/api/v1/generations/${generation.generation_id}`;
  return {
    self,
    events: `${self}/events`,
    cancel: `${self}/cancel`,
    resume: isResumable(generation) ? `${self}/resume` : null,
    export: isExportable(generation) ? `${self}/export` : null,
    film: generation.film_asset_id === null ? null : ctx.assetUrl(generation.film_asset_id),
    studio: `${ctx.origin}/films/${generation.generation_id}`,
  };
};
