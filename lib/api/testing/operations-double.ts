import type { PlanContent } from "#lib/contract/plan.ts";
import { storyCheckIds } from "#lib/contract/vocabulary.ts";
import { Problem } from "#lib/contract/errors.ts";
import { cancelGeneration } from "#lib/operations/cancel-generation.ts";
import { deleteBrandProfile } from "#lib/operations/delete-brand-profile.ts";
import { discovery, openapi } from "#lib/operations/describe-service.ts";
import { getAsset } from "#lib/operations/get-asset.ts";
import { getGeneration } from "#lib/operations/get-generation.ts";
import { createKey, listKeys, revokeKey } from "#lib/operations/keys.ts";
import { listGenerations } from "#lib/operations/list-generations.ts";
import { listModels } from "#lib/operations/list-models.ts";
import type { Context, Operations } from "#lib/operations/operation.ts";
import { presentGeneration } from "#lib/operations/present-generation.ts";
import { getBrandProfile, listBrandProfiles } from "#lib/operations/read-brand-profiles.ts";
import { setBrandProfile } from "#lib/operations/set-brand-profile.ts";
import { startGeneration } from "#lib/operations/start-generation.ts";
import { uploadAsset } from "#lib/operations/upload-asset.ts";
import { watchGeneration } from "#lib/operations/watch-generation.ts";
import type { StoredPlan } from "#lib/store/store.ts";

/** The real operations, around a planner that plans nothing: these tests look at the transport. */

const emptyContent: PlanContent = {
  planner_version: "1",
  title: "A film",
  seed: 7,
  aspect_ratio: "16:9",
  duration_seconds: 10,
  fps: 24,
  language: "en",
  captions: true,
  audio: true,
  intent: {
    subjects: [],
    actions: [],
    setting: null,
    time_of_day: "unspecified",
    weather: "unspecified",
    mood: [],
    era: null,
    style: [],
    product: null,
    duration_cue: null,
    camera_cues: [],
  },
  mode_selection: { primary: "narrative_drama", secondary: "comedy_beat", reason: "" },
  shots: [],
  story_report: {
    checks: storyCheckIds.map((id) => ({
      id,
      title: id,
      status: "not_assessed",
      score: null,
      finding: "",
      evidence: [],
      suggestion: "",
      patch: null,
    })),
  },
  artifact_risk: { score: 0, level: "low", factors: [] },
  end_card: null,
  cinematic_idiom: { name: "", summary: "", lighting: "", lens_family: "", blocking: "", pacing: "", sound: "" },
  edit_beats: [],
  camera_physics: [],
  depth_layers: [],
  color_intent: {
    palette: [],
    key_to_fill_ratio: 2,
    contrast: 1,
    saturation: 1,
    white_balance_k: 5600,
    cdl: { slope: [1, 1, 1], offset: [0, 0, 0], power: [1, 1, 1], saturation: 1 },
  },
  prompts: [],
};

const plan = async (ctx: Context, request: Record<string, unknown>): Promise<StoredPlan> => {
  const stored: StoredPlan = {
    plan_id: ctx.newId("plan"),
    account_id: ctx.accountId,
    parent_plan_id: null,
    plan_hash: "0",
    content: emptyContent,
    request,
    raw_intent: String(request["raw_intent"]),
    quote: { currency: "USD", total_usd: 0, if_live_usd: 0, lines: [], expires_at: ctx.clock().toISOString() },
    gate: { would_block: false, findings: [] },
    brand: null,
    created_at: ctx.clock(),
  };
  await ctx.store.plans.create(stored);
  return stored;
};

const shown = ({ plan_id, plan_hash, parent_plan_id, content, quote, gate }: StoredPlan) => ({
  plan_id,
  plan_hash,
  parent_plan_id,
  ...content,
  quote,
  gate,
});

export const operations: Operations = {
  discovery,
  openapi,
  generate_video: async (ctx, request) => {
    const id = await startGeneration(ctx, {
      tool: "generate_video",
      plan: await plan(ctx, request),
      request: { ...request },
      parent_generation_id: null,
      changed_shot_ids: [],
    });
    await ctx.engine.settled(id, ctx.waitMs);
    return presentGeneration(ctx, id);
  },
  get_story_intelligence_report: async (ctx, request) => shown(await plan(ctx, request)),
  plan_director_prompt: async (ctx, request) => shown(await plan(ctx, request)),
  get_plan: async (ctx, { plan_id }) => {
    const stored = await ctx.store.plans.get(ctx.accountId, plan_id);
    if (stored === null) throw new Problem("not_found", "There is no such plan in this account.");
    return shown(stored);
  },
  list_models: listModels,
  list_brand_profiles: listBrandProfiles,
  set_brand_profile: setBrandProfile,
  get_brand_profile: getBrandProfile,
  delete_brand_profile: deleteBrandProfile,
  list_generations: listGenerations,
  get_generation: getGeneration,
  watch_generation: watchGeneration,
  cancel_generation: cancelGeneration,
  upload_asset: uploadAsset,
  get_asset: getAsset,
  list_keys: listKeys,
  create_key: createKey,
  revoke_key: revokeKey,
};
