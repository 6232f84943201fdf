import { cancelGeneration } from "#lib/operations/cancel-generation.ts";
import { deleteBrandProfile } from "#lib/operations/delete-brand-profile.ts";
import { getAsset } from "#lib/operations/get-asset.ts";
import { getGeneration } from "#lib/operations/get-generation.ts";
import { createKey, listKeys, revokeKey } from "#lib/operations/keys.ts";
import { listGenerations } from "#lib/operations/list-generations.ts";
import { listModels } from "#lib/operations/list-models.ts";
import { getBrandProfile, listBrandProfiles } from "#lib/operations/read-brand-profiles.ts";
import { uploadAsset } from "#lib/operations/upload-asset.ts";
import { watchGeneration } from "#lib/operations/watch-generation.ts";
import { startGeneration } from "#lib/operations/start-generation.ts";
import { presentGeneration } from "#lib/operations/present-generation.ts";
import { discoveryDocument } from "#lib/contract/discovery.ts";
import { openApiDocument } from "#lib/contract/openapi.ts";
import { Problem } from "#lib/contract/errors.ts";
import type { PlanContent } from "#lib/contract/plan.ts";
import type { Context, Operations } from "#lib/operations/operation.ts";

const plan = async (ctx: Context, request: Record<string, unknown>) => {
  const stored = {
    plan_id: ctx.newId("plan"),
    account_id: ctx.accountId,
    parent_plan_id: null,
    plan_hash: "x",
    content: {
      planner_version: "1",
      title: "t",
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
        time_of_day: "night",
        weather: "clear",
        mood: [],
        era: null,
        style: [],
        product: null,
        duration_cue: null,
        camera_cues: [],
      },
      mode_selection: { primary: "narrative_drama", secondary: "comedy_beat", reason: "r" },
      shots: [],
      story_report: {
        checks: ["hook", "stakes_turn", "payoff", "continuity", "pacing"].map((id) => ({
          id,
          title: id,
          status: "pass",
          score: 1,
          finding: "",
          evidence: [],
          suggestion: "",
          patch: null,
        })),
      },
      artifact_risk: { score: 0, level: "low", factors: [] },
      end_card: null,
      cinematic_idiom: {
        name: "",
        summary: "",
        lighting: "",
        lens_family: "",
        blocking: "",
        pacing: "",
        sound: "",
      },
      edit_beats: [],
      camera_physics: [],
      depth_layers: [],
      color_intent: {
        palette: [],
        key_to_fill_ratio: 2,
        contrast: 1,
        saturation: 1,
        white_balance_k: 5000,
        cdl: { slope: [1, 1, 1], offset: [0, 0, 0], power: [1, 1, 1], saturation: 1 },
      },
      prompts: [],
    } as unknown as PlanContent,
    request,
    raw_intent: "x",
    quote: {
      currency: "USD" as const,
      total_usd: 0,
      if_live_usd: 0,
      lines: [],
      expires_at: "2026",
    },
    gate: { would_block: false, findings: [] },
    brand: null,
    created_at: ctx.clock(),
  };
  await ctx.store.plans.create(stored);
  return stored;
};
const shown = (p: Awaited<ReturnType<typeof plan>>) => ({
  plan_id: p.plan_id,
  plan_hash: p.plan_hash,
  parent_plan_id: null,
  ...p.content,
  quote: p.quote,
  gate: p.gate,
});

export const operations: Operations = {
  discovery: (ctx) =>
    Promise.resolve(
      discoveryDocument({
        origin: ctx.origin,
        version: "0",
        plannerVersion: "1",
        renders: "preview",
        limits: ctx.limits,
        modes: [],
      }),
    ),
  openapi: (ctx) => Promise.resolve(openApiDocument({ origin: ctx.origin, version: "0" })),
  generate_video: async (ctx, request) => {
    const p = await plan(ctx, request);
    const id = await startGeneration(ctx, {
      tool: "generate_video",
      plan: p,
      request: { ...request },
      parent_generation_id: null,
      changed_shot_ids: [],
    });
    await ctx.engine.settled(id, ctx.waitMs);
    return presentGeneration(ctx, id);
  },
  get_story_intelligence_report: async (ctx, r) => shown(await plan(ctx, r)),
  plan_director_prompt: async (ctx, r) => shown(await plan(ctx, r)),
  list_models: listModels,
  list_brand_profiles: listBrandProfiles,
  set_brand_profile: () => {
    throw new Problem("conflict", "x");
  },
  get_brand_profile: getBrandProfile,
  delete_brand_profile: deleteBrandProfile,
  get_plan: async (ctx, { plan_id }) => {
    const p = await ctx.store.plans.get(ctx.accountId, plan_id);
    if (p === null) throw new Problem("not_found", "x");
    return shown(p as never);
  },
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
