import type { BrandBlock } from "#lib/contract/brand.ts";
import type { ElementCard } from "#lib/contract/element.ts";
import type { LayerName } from "#lib/contract/vocabulary.ts";
import type { Model } from "#lib/contract/model.ts";
import type { PlanRequest } from "#lib/contract/requests.ts";
import type { FilmDraft, PlanningInput, ShotRoute } from "#lib/planning/draft.ts";
import type { Reading } from "#lib/planning/reading.ts";

const card = (
  id: string,
  kind: ElementCard["kind"],
  height_m: number,
  layers: LayerName[],
  surroundings?: string[],
): ElementCard => ({
  id,
  kind,
  names: { en: [id.replaceAll("_", " ")] },
  words: [id.replaceAll("_", " ")],
  height_m,
  layers,
  ...(surroundings ? { surroundings } : {}),
});
const figure: LayerName[] = ["subject", "foreground", "midground"];
const far: LayerName[] = ["background", "midground"];

/** A small catalog of elements: planning must not depend on the renderer's. */
export const elements: readonly ElementCard[] = [
  card("person", "person", 1.75, figure),
  card("dog", "animal", 0.6, figure),
  card("fox", "animal", 0.5, figure, ["forest"]),
  card("stand_in", "object", 0.6, figure),
  card("letter", "object", 0.16, figure, ["living_room"]),
  card("bottle", "product", 0.28, figure, ["studio"]),
  card("cup", "food", 0.1, figure, ["kitchen"]),
  card("car", "vehicle", 1.45, figure, ["road"]),
  card("lighthouse", "building", 24, ["midground", "background", "subject"], ["cliff", "sea"]),
  card("tree", "plant", 8, ["midground", "subject", "background", "foreground"]),
  card("grass", "plant", 0.5, ["foreground", "midground", "subject"]),
  card("window", "object", 1.6, ["subject", "midground", "background"]),
  card("sea", "water", 2, far),
  card("lake", "water", 1, far),
  card("waterfall", "water", 30, ["midground", "background"]),
  card("cliff", "terrain", 22, far),
  card("mountains", "terrain", 900, far),
  card("hills", "terrain", 60, far),
  card("forest", "terrain", 18, far),
  card("road", "terrain", 1, far),
  card("city", "building", 90, far),
  card("street", "building", 12, far),
  card("kitchen", "interior", 3, ["background"]),
  card("studio", "interior", 4, ["background"]),
  card("living_room", "interior", 3, ["background"]),
  card("corridor", "interior", 3, ["background"]),
  card("moon", "sky", 10, ["sky"]),
  card("stars", "sky", 10, ["sky"]),
];

export const brand: BrandBlock = {
  brand_id: "north_brew",
  name: "North Brew",
  palette: [
    { hex: "#0b3d2e", role: "primary" },
    { hex: "#f2c14e", role: "secondary" },
    { hex: "#e4572e", role: "accent" },
  ],
  contrast: { text_on_primary: "#ffffff", ratio: 11.9 },
  cta: "Taste the north",
  product_ref: {
    ref_id: "brand:north_brew:product",
    asset_id: "ast_1",
    sha256: "0".repeat(64),
    width: 800,
    height: 800,
    fetched_at: "2026-11-01T00:00:00Z",
  },
  block_hash: "b1",
  version: 1,
  updated_at: "2026-11-01T00:00:00Z",
};

export const inputFor = (
  reading: Reading,
  more: Partial<PlanRequest> = {},
  seed = 7,
  withBrand: BrandBlock | null = null,
): PlanningInput => ({ request: { raw_intent: reading.raw, ...more }, seed, brand: withBrand, elements });

const videoModel = (
  model_id: string,
  prompt: Model["prompt"],
  native_multi_shot: Model["native_multi_shot"] = null,
  durations: Model["durations"] = { min: 2, max: 30, step: 1 },
): Model => ({
  model_id,
  kind: "video",
  provider: model_id.split("/")[0] ?? "x",
  title: model_id,
  connected: false,
  inputs: { text: true, first_frame: true, last_frame: null, reference_images: 3 },
  durations,
  aspect_ratios: ["16:9", "9:16", "1:1"],
  resolutions: ["720p", "1080p"],
  fps: 24,
  audio: "optional",
  native_multi_shot,
  prompt,
  face_policy: "unknown",
  strengths: [],
  price: { amount_usd: 0.1, per: "second", as_of: "2026-07-10", source: "test" },
  provenance: null,
  status: "active",
  sunset_on: null,
});

/** One model for each way of limiting, negating and addressing. */
export const models: readonly Model[] = [
  videoModel("google/veo-3.1", { limit: 1024, unit: "tokens", negative: "field", negative_limit: null }, null, {
    values: [4, 6, 8],
  }),
  videoModel("runway/gen4.5", { limit: 1000, unit: "utf16_units", negative: "none", negative_limit: null }),
  videoModel(
    "kling/3.0",
    { limit: 2500, unit: "characters", negative: "field", negative_limit: 40 },
    { max_shots: 6, max_seconds: 15, addressing: "multi_prompt" },
  ),
  videoModel(
    "bytedance/seedance-2.5",
    { limit: null, unit: "characters", negative: "in_prompt", negative_limit: null },
    { max_shots: null, max_seconds: 30, addressing: "windows" },
  ),
  videoModel("minimax/hailuo-2.3", { limit: 200, unit: "characters", negative: "none", negative_limit: null }),
  videoModel("acme/unknown", { limit: 60, unit: "tokens", negative: "none", negative_limit: null }, null, null),
];

export const routesFor = (draft: FilmDraft, routed = "google/veo-3.1"): ShotRoute[] =>
  draft.shots.map((shot) => ({
    shot_id: shot.shot_id,
    routed_model: routed,
    routing: { reason: "test", candidates: models.map((model) => ({ model: model.model_id, score: 1, reasons: [] })) },
  }));
