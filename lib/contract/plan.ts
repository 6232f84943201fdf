import { materials } from "./element.ts";
import { z } from "zod";
import { mostPeople, personLooksSchema } from "./looks.ts";
import { planPictureSchema } from "./picture.ts";
import { plannedBySchema } from "./planned-by.ts";
import { shotStagingSchema } from "./staging.ts";
import { scoreSchema } from "./score.ts";
import { screenplaySchema } from "./screenplay.ts";
import {
  angles,
  aspectRatios,
  directorModes,
  framings,
  gateIds,
  groundMaterials,
  keyLightSides,
  layerNames,
  motions,
  movements,
  paletteRoles,
  roles,
  screenDirections,
  storyCheckIds,
  timesOfDay,
  transitions,
  weathers,
} from "./vocabulary.ts";

/** Shapes of a plan: the film's source code. Lengths in metres, times in seconds on whole frames, angles in degrees. */

export const cameraSchema = z.object({
  lens_mm: z.number().min(14).max(200),
  movement: z.enum(movements),
  angle: z.enum(angles),
});
export type Camera = z.infer<typeof cameraSchema>;

export const continuitySchema = z.object({
  subject_lock: z.string(),
  screen_direction: z.enum(screenDirections),
  key_light_side: z.enum(keyLightSides),
  wardrobe: z.string().nullable(),
  time_of_day: z.enum(timesOfDay),
  /** The shot's own weather, where it is not the film's. */
  weather: z.enum(weathers).optional(),
});
export type Continuity = z.infer<typeof continuitySchema>;

export const routingSchema = z.object({
  reason: z.string(),
  candidates: z.array(
    z.object({
      model: z.string(),
      score: z.number(),
      reasons: z.array(z.string()),
      excluded_because: z.string().optional(),
    }),
  ),
});
export type Routing = z.infer<typeof routingSchema>;

export const riskLevels = ["low", "medium", "high"] as const;
export const shotRiskSchema = z.object({
  score: z.number().min(0).max(1),
  level: z.enum(riskLevels),
  top_factors: z.array(z.string()),
});

/** A shot as it stands in a plan: everything but what was delivered. */
export const plannedShotSchema = z.object({
  shot_id: z.string(),
  index: z.number().int().min(1),
  role: z.enum(roles),
  narrative_purpose: z.string(),
  description: z.string(),
  prompt: z.string(),
  camera: cameraSchema,
  framing: z.enum(framings),
  start_seconds: z.number(),
  duration_seconds: z.number(),
  caption: z.string().nullable(),
  routed_model: z.string(),
  routing: routingSchema,
  attached_ref_ids: z.array(z.string()),
  continuity: continuitySchema,
  artifact_risk: shotRiskSchema,
});
export type PlannedShot = z.infer<typeof plannedShotSchema>;

export const intentSchema = z.object({
  subjects: z.array(z.string()),
  actions: z.array(z.string()),
  setting: z.string().nullable(),
  time_of_day: z.enum(timesOfDay),
  weather: z.enum(weathers),
  mood: z.array(z.string()),
  era: z.string().nullable(),
  style: z.array(z.string()),
  product: z.string().nullable(),
  duration_cue: z.number().nullable(),
  camera_cues: z.array(z.string()),
});
export type Intent = z.infer<typeof intentSchema>;

export const modeSelectionSchema = z.object({
  primary: z.enum(directorModes),
  secondary: z.enum(directorModes),
  reason: z.string(),
});
export type ModeSelection = z.infer<typeof modeSelectionSchema>;

export const mergePatchSchema = z.record(z.string(), z.unknown());

export const checkReaders = ["structure", "model"] as const;
export const storyCheckSchema = z.object({
  id: z.enum(storyCheckIds),
  title: z.string(),
  status: z.enum(["pass", "warn", "fail", "not_assessed"]),
  score: z.number().min(0).max(100).nullable(),
  finding: z.string(),
  evidence: z.array(
    z.object({
      shot_id: z.string(),
      field: z.string(),
      observed: z.string(),
      expected: z.string(),
      /** Who read it: the structure of the screenplay, or a language model. */
      reader: z.enum(checkReaders).default("structure"),
    }),
  ),
  suggestion: z.string(),
  patch: mergePatchSchema.nullable(),
});
export type StoryCheck = z.infer<typeof storyCheckSchema>;
export const storyReportSchema = z.object({ checks: z.array(storyCheckSchema).length(5) });

export const cinematicIdiomSchema = z.object({
  name: z.string(),
  summary: z.string(),
  lighting: z.string(),
  lens_family: z.string(),
  blocking: z.string(),
  pacing: z.string(),
  sound: z.string(),
});

export const editBeatSchema = z.object({
  beat_id: z.string(),
  shot_id: z.string(),
  start_seconds: z.number(),
  end_seconds: z.number(),
  timecode_in: z.string(),
  timecode_out: z.string(),
  beat: z.string(),
  action: z.string(),
  transition_in: z.enum(transitions),
  transition_out: z.enum(transitions),
  sound: z.string(),
  caption: z.string().nullable(),
});
export type EditBeat = z.infer<typeof editBeatSchema>;

export const cameraPoseSchema = z.object({
  t: z.number(),
  x_m: z.number(),
  y_m: z.number(),
  z_m: z.number(),
  pan_deg: z.number(),
  tilt_deg: z.number(),
  roll_deg: z.number(),
  lens_mm: z.number(),
});
export type CameraPose = z.infer<typeof cameraPoseSchema>;

export const cameraPhysicsSchema = z.object({
  shot_id: z.string(),
  lens_mm: z.number(),
  sensor: z.literal("full_frame"),
  horizontal_fov_deg: z.number(),
  vertical_fov_deg: z.number(),
  aperture_f: z.number(),
  focus_distance_m: z.number(),
  depth_of_field: z.object({ near_m: z.number(), far_m: z.number().nullable(), hyperfocal_m: z.number() }),
  camera_height_m: z.number(),
  shutter_angle_deg: z.number(),
  path: z.array(cameraPoseSchema).min(2),
  speed_mps: z.number(),
  stabilisation: z.string(),
});
export type CameraPhysics = z.infer<typeof cameraPhysicsSchema>;

/** How the preview renderer draws one named thing of a layer. */
export const drawnAsSchema = z.object({
  /** Of the screenplay's cast, props or places; absent where the renderer's own dressing is meant. */
  id: z.string().optional(),
  /** The words of the intent (or of the planner) that it stands for. */
  noun: z.string(),
  /** Id of the element that is drawn. */
  element: z.string(),
  count: z.number().int().min(1).max(40),
  motion: z.enum(motions),
  /** Position across the frame at the shot's middle: -1 left edge, 0 centre, 1 right edge. */
  across: z.number().min(-1).max(1),
  height_m: z.number().positive(),
  facing: z.enum(["left", "right", "camera", "away"]),
  /**
   * How it looks, in English where that is known: who it is, what it wears and holds; of a place its name and season.
   * Absent in plans that were stored before it was told here.
   */
  look: z.string().optional(),
  /** Who they are, of people: one for each, or all of a crowd. Absent in plans from before it was told here. */
  people: z.array(personLooksSchema).max(mostPeople).optional(),
  /** Which kinds of its element it is: a `croissant` among breads, in `winter`. */
  variants: z.array(z.string().max(40)).max(24).optional(),
  /** What it is said to be made of. */
  material: z.enum(materials).nullable().optional(),
  /** Metres behind its layer's distance (before it below 0), and over the ground on what it rests. */
  behind_m: z.number().optional(),
  rests_m: z.number().positive().optional(),
  /** Of a place: what is stood on, where words name it; whether it is wet; what it is said not to have. */
  ground: z.enum(groundMaterials).optional(),
  wet: z.literal(true).optional(),
  lacks: z.array(z.enum(["window"])).optional(),
  /** Main colour when the intent, the identity block or the brand fixes one. */
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable(),
});
export type DrawnAs = z.infer<typeof drawnAsSchema>;

export const depthLayerSchema = z.object({
  name: z.enum(layerNames),
  content: z.string(),
  distance_m: z.number().nullable(),
  parallax_px_per_s: z.number(),
  /** How far the layer slides over the picture while the shutter is open: parallax x shutter angle / 360 / fps. */
  motion_blur_px: z.number().default(0),
  in_focus: z.boolean(),
  drawn_as: z.array(drawnAsSchema),
});
export type DepthLayer = z.infer<typeof depthLayerSchema>;
export const shotLayersSchema = z.object({ shot_id: z.string(), layers: z.array(depthLayerSchema) });
export type ShotLayers = z.infer<typeof shotLayersSchema>;

export const hexColour = z.string().regex(/^#[0-9a-f]{6}$/, "must be a colour such as #1a2b3c");
const rgbTriple = z.tuple([z.number(), z.number(), z.number()]);
export const colorIntentSchema = z.object({
  palette: z.array(z.object({ hex: hexColour, role: z.enum(paletteRoles), share: z.number().min(0).max(1) })),
  key_to_fill_ratio: z.number(),
  contrast: z.number(),
  saturation: z.number(),
  white_balance_k: z.number(),
  cdl: z.object({ slope: rgbTriple, offset: rgbTriple, power: rgbTriple, saturation: z.number() }),
});
export type ColorIntent = z.infer<typeof colorIntentSchema>;

export const artifactRiskSchema = z.object({
  score: z.number().min(0).max(1),
  level: z.enum(riskLevels),
  factors: z.array(
    z.object({
      factor: z.string(),
      dimension: z.string(),
      weight: z.number(),
      evidence: z.string(),
      shot_id: z.string().nullable(),
      mitigation: z.string(),
      /** A JSON Merge Patch for the plan that lowers or removes this factor; null when only the intent can. */
      patch: mergePatchSchema.nullable().default(null),
    }),
  ),
});
export type ArtifactRisk = z.infer<typeof artifactRiskSchema>;

export const promptUnits = ["characters", "utf16_units", "tokens"] as const;
export const modelPromptSchema = z.object({
  model: z.string(),
  shot_id: z.string().nullable(),
  prompt: z.string(),
  negative_prompt: z.string().nullable(),
  parameters: z.record(z.string(), z.unknown()),
  length: z.number(),
  limit: z.number().nullable(),
  unit: z.enum(promptUnits),
  notes: z.array(z.string()),
});
export type ModelPrompt = z.infer<typeof modelPromptSchema>;

export const endCardSchema = z.object({
  shot_id: z.string(),
  start_seconds: z.number(),
  text: z.string(),
  cta: z.string().nullable(),
});
export type EndCard = z.infer<typeof endCardSchema>;

export const quoteLineSchema = z.object({
  shot_id: z.string(),
  stage: z.string(),
  model: z.string(),
  unit: z.string(),
  quantity: z.number(),
  amount_usd: z.number(),
  price_as_of: z.string().nullable(),
});
export const quoteSchema = z.object({
  currency: z.literal("USD"),
  total_usd: z.number(),
  if_live_usd: z.number(),
  lines: z.array(quoteLineSchema),
  expires_at: z.string(),
});
export type Quote = z.infer<typeof quoteSchema>;

export const evidenceSchema = z.object({
  kind: z.enum(["span", "box", "number"]),
  text: z.string().nullable(),
  start: z.number().nullable(),
  end: z.number().nullable(),
  asset_id: z.string().nullable(),
  box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }).nullable(),
  /** JSON Pointer of the field whose words these are, where it is not the intent. */
  field: z.string().optional(),
});
export const gateFindingSchema = z.object({
  gate: z.enum(gateIds),
  code: z.string(),
  reason: z.string(),
  evidence: z.array(evidenceSchema),
  resolve: z.string(),
});
export type GateFinding = z.infer<typeof gateFindingSchema>;
/** What became of asking somebody beside the rules: only `stops` adds findings, and nothing takes any away. */
export const opinionAnswers = ["agrees", "stops", "timeout", "unavailable", "refused", "invalid", "limit"] as const;
export const askedOpinionSchema = z.object({ by: z.string(), answer: z.enum(opinionAnswers) });
export type AskedOpinion = z.infer<typeof askedOpinionSchema>;
export const gateSchema = z.object({
  would_block: z.boolean(),
  findings: z.array(gateFindingSchema),
  /** Who was asked beside the rules, where anybody is; absent where the rules had stopped the words already. */
  second_opinions: z.array(askedOpinionSchema).optional(),
});
export type Gate = z.infer<typeof gateSchema>;

/** The plan's content: what is hashed, edited and rendered. Pure data, the same for the same request and seed. */
export const planContentSchema = z.object({
  planner_version: z.string(),
  title: z.string(),
  seed: z.number().int(),
  aspect_ratio: z.enum(aspectRatios),
  duration_seconds: z.number(),
  fps: z.literal(24),
  language: z.string(),
  captions: z.boolean(),
  audio: z.boolean(),
  intent: intentSchema,
  mode_selection: modeSelectionSchema,
  shots: z.array(plannedShotSchema),
  story_report: storyReportSchema,
  artifact_risk: artifactRiskSchema,
  end_card: endCardSchema.nullable(),
  cinematic_idiom: cinematicIdiomSchema,
  edit_beats: z.array(editBeatSchema),
  camera_physics: z.array(cameraPhysicsSchema),
  depth_layers: z.array(shotLayersSchema),
  color_intent: colorIntentSchema,
  score: scoreSchema,
  prompts: z.array(modelPromptSchema),
  planned_by: plannedBySchema.optional(),
  /** The film as its director meant it; absent in plans that were stored before there were screenplays. */
  screenplay: screenplaySchema.optional(),
  /** What happens in each shot; absent in plans that were stored before acts were staged. */
  staging: z.array(shotStagingSchema).optional(),
  /** The supplied picture that the one shot sets in motion; absent in films that are drawn from words. */
  picture: planPictureSchema.optional(),
});
export type PlanContent = z.infer<typeof planContentSchema>;

const planIdentity = {
  plan_id: z.string(),
  plan_hash: z.string(),
  parent_plan_id: z.string().nullable(),
  quote: quoteSchema,
  gate: gateSchema,
};

/** Answer of `director_prompt_plan` and of GET `/plans/{plan_id}`. */
export const directorPlanSchema = planContentSchema.extend(planIdentity);
export type DirectorPlan = z.infer<typeof directorPlanSchema>;
