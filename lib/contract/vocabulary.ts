/** The closed vocabularies of the service. Adding a word here is a change of the contract. */

export const directorModes = [
  "narrative_drama",
  "comedy_beat",
  "suspense_noir",
  "action_kinetic",
  "trailer_tease",
  "documentary_verite",
  "place_journey",
  "music_rhythm",
  "fashion_editorial",
  "product_hero",
  "brand_anthem",
  "ugc_testimonial",
  "explainer_demo",
  "animated_world",
] as const;
export type DirectorMode = (typeof directorModes)[number];

export const roles = ["hook", "setup", "build", "turn", "proof", "payoff", "cta", "button"] as const;
export type Role = (typeof roles)[number];

export const angles = ["eye_level", "low", "high", "overhead", "ground", "dutch", "over_shoulder", "pov"] as const;
export type Angle = (typeof angles)[number];

export const movements = [
  "static",
  "pan_left",
  "pan_right",
  "tilt_up",
  "tilt_down",
  "push_in",
  "pull_out",
  "truck_left",
  "truck_right",
  "pedestal_up",
  "pedestal_down",
  "arc_left",
  "arc_right",
  "crane_up",
  "crane_down",
  "tracking_follow",
  "tracking_lead",
  "handheld",
  "zoom_in",
  "zoom_out",
  "rack_focus",
  "whip_pan",
  "drone_rise",
] as const;
export type Movement = (typeof movements)[number];

export const framings = [
  "extreme_wide",
  "wide",
  "full",
  "medium",
  "medium_close",
  "close",
  "extreme_close",
  "insert",
] as const;
export type Framing = (typeof framings)[number];

export const storyCheckIds = ["hook", "stakes_turn", "payoff", "continuity", "pacing"] as const;
export type StoryCheckId = (typeof storyCheckIds)[number];

export const screenDirections = ["left_to_right", "right_to_left", "toward", "away", "none"] as const;
export type ScreenDirection = (typeof screenDirections)[number];

export const keyLightSides = ["left", "right", "front", "back", "top", "ambient"] as const;
export type KeyLightSide = (typeof keyLightSides)[number];

export const timesOfDay = [
  "dawn",
  "morning",
  "noon",
  "afternoon",
  "golden_hour",
  "dusk",
  "night",
  "interior",
  "unspecified",
] as const;
export type TimeOfDay = (typeof timesOfDay)[number];

export const weathers = ["clear", "cloudy", "rain", "storm", "snow", "fog", "wind", "dust", "unspecified"] as const;
export type Weather = (typeof weathers)[number];

export const transitions = [
  "cut",
  "match_cut",
  "smash_cut",
  "dissolve",
  "fade_in",
  "fade_out",
  "wipe",
  "whip",
] as const;
export type Transition = (typeof transitions)[number];

export const aspectRatios = ["16:9", "9:16", "1:1"] as const;
export type AspectRatio = (typeof aspectRatios)[number];

export const layerNames = ["foreground", "subject", "midground", "background", "sky"] as const;
export type LayerName = (typeof layerNames)[number];

export const paletteRoles = [
  "key",
  "fill",
  "shadow",
  "accent",
  "skin",
  "background",
  "brand_primary",
  "brand_secondary",
  "brand_accent",
] as const;
export type PaletteRole = (typeof paletteRoles)[number];

export const scopes = ["read", "generate", "brand", "publish"] as const;
export type Scope = (typeof scopes)[number];

export const generationStates = ["queued", "running", "awaiting_decision", "finished", "cancelled"] as const;
export type GenerationState = (typeof generationStates)[number];

/** What a webhook may be told of. */
export const webhookEvents = ["generation.finished", "publication.finished"] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Where a film stands in the library. */
export const filmShelves = ["in_progress", "waiting", "live", "preview", "stopped"] as const;
export type FilmShelf = (typeof filmShelves)[number];

export const generationStages = ["planning", "gate", "still", "render", "assemble", "sign"] as const;
export type GenerationStage = (typeof generationStages)[number];

export const generationStatuses = ["ok", "blocked", "render_failed"] as const;
export type GenerationStatus = (typeof generationStatuses)[number];

export const gateIds = ["consent", "policy", "budget", "vendor"] as const;
export type GateId = (typeof gateIds)[number];

/** What a drawn element does while the shot runs. The planner chooses it from the intent's verbs, the renderer moves by it. */
export const motions = [
  "still",
  "idle",
  "walk",
  "run",
  "turn",
  "look",
  "reach",
  "raise",
  "sit",
  "kneel",
  "dance",
  "wave",
  "work",
  "fly",
  "swim",
  "float",
  "fall",
  "rise",
  "drive",
  "spin",
  "open",
  "pour",
  "glow",
  "burn",
  "grow",
  "shake",
  "appear",
] as const;
export type Motion = (typeof motions)[number];

/**
 * What somebody or something visibly does in a shot of a screenplay: one word for the body. Every pose is drawn by one
 * of the motions; a pose says more than a motion does about hands, partners and things.
 */
export const poses = [
  "still",
  "stand",
  "sit",
  "lie",
  "kneel",
  "crouch",
  "lean",
  "sleep",
  "walk",
  "run",
  "climb",
  "jump",
  "dance",
  "ride",
  "drive",
  "fly",
  "swim",
  "float",
  "fall",
  "rise",
  "turn",
  "spin",
  "look",
  "read",
  "write",
  "speak",
  "sing",
  "play",
  "eat",
  "drink",
  "cook",
  "pour",
  "work",
  "build",
  "repair",
  "cut",
  "clean",
  "carry",
  "hold",
  "reach",
  "give",
  "take",
  "throw",
  "catch",
  "push",
  "pull",
  "open",
  "close",
  "raise",
  "wave",
  "touch",
  "embrace",
  "kiss",
  "fight",
  "laugh",
  "cry",
  "glow",
  "burn",
  "grow",
  "shake",
  "break",
  "appear",
  "vanish",
] as const;
export type Pose = (typeof poses)[number];

export const spatialRelations = ["on", "under", "inside", "beside", "behind", "in_front_of", "between"] as const;
export type SpatialRelation = (typeof spatialRelations)[number];

/** What the ground of a place is made of. */
export const groundMaterials = [
  "grass",
  "leaves",
  "soil",
  "mud",
  "sand",
  "snow",
  "ice",
  "rock",
  "gravel",
  "asphalt",
  "paving",
  "cobbles",
  "water",
  "wood",
  "tiles",
  "concrete",
  "carpet",
  "straw",
  "tatami",
  "gloss",
  "seabed",
  "none",
] as const;
export type GroundMaterial = (typeof groundMaterials)[number];

/** In what a generated clip may fail: the 18 dimensions of VBench-2.0, then ours. */
export const riskDimensions = [
  "Human_Anatomy",
  "Human_Identity",
  "Human_Clothes",
  "Human_Interaction",
  "Instance_Preservation",
  "Multi-View_Consistency",
  "Camera_Motion",
  "Motion_Order_Understanding",
  "Complex_Plot",
  "Mechanics",
  "Motion_Rationality",
  "Material",
  "Thermotics",
  "Dynamic_Attribute",
  "Dynamic_Spatial_Relationship",
  "Composition",
  "Complex_Landscape",
  "Diversity",
  "text_legibility",
  "logo_fidelity",
  "lip_sync",
  "cut_leak",
] as const;
export type RiskDimension = (typeof riskDimensions)[number];

/** Delivered frame size of a preview render, in pixels. */
export const previewSizes = {
  "16:9": { width: 1280, height: 720 },
  "9:16": { width: 720, height: 1280 },
  "1:1": { width: 960, height: 960 },
} as const satisfies Record<AspectRatio, { width: number; height: number }>;

/** Size of a hero still that a model drew, in pixels; one that we draw is a frame of its film. */
export const heroStillSizes = {
  "16:9": { width: 1920, height: 1080 },
  "9:16": { width: 1080, height: 1920 },
  "1:1": { width: 1440, height: 1440 },
} as const satisfies Record<AspectRatio, { width: number; height: number }>;

/** Frames per second of every film. Times in plans fall on whole frames of it. */
export const fps = 24;
