import type { Model } from "#lib/contract/model.ts";
import type { Movement } from "#lib/contract/vocabulary.ts";
import type { DraftShot } from "#lib/planning/draft.ts";
import type { ClauseName } from "./clauses.ts";

/** How one family of models likes to be told. Sources: the vendors' prompt guides as digested in July 2026. */
interface Dialect {
  family: string;
  /** Order of the statements; what is left out is not for this family. */
  order: readonly ClauseName[];
  /** Rewrites a statement into the family's own form; null leaves it out. */
  say?: Partial<Record<ClauseName, (text: string, shot: DraftShot) => string | null>>;
  /** Put before everything. */
  lead?: string;
  /** Parameters beyond duration, ratio, resolution, seed and audio. */
  parameters?: (shot: DraftShot) => Record<string, unknown>;
  seed: boolean;
  notes: readonly string[];
}

const everything: readonly ClauseName[] = [
  "framing",
  "action",
  "dialogue",
  "identity",
  "camera",
  "air",
  "depth",
  "light",
  "lens",
  "colour",
  "style",
  "detail",
  "sound",
  "motivation",
  "refs",
];
const plain: readonly ClauseName[] = [
  "framing",
  "action",
  "dialogue",
  "identity",
  "camera",
  "air",
  "light",
  "style",
  "detail",
  "sound",
];

/** Hailuo's bracket commands. */
const brackets: Record<Movement, string> = {
  static: "[Static shot]",
  rack_focus: "[Static shot]",
  pan_left: "[Pan left]",
  pan_right: "[Pan right]",
  tilt_up: "[Tilt up]",
  tilt_down: "[Tilt down]",
  push_in: "[Push in]",
  pull_out: "[Pull out]",
  truck_left: "[Truck left]",
  truck_right: "[Truck right]",
  pedestal_up: "[Pedestal up]",
  pedestal_down: "[Pedestal down]",
  arc_left: "[Truck left,Pan right]",
  arc_right: "[Truck right,Pan left]",
  crane_up: "[Pedestal up,Tilt down]",
  crane_down: "[Pedestal down,Tilt up]",
  tracking_follow: "[Tracking shot]",
  tracking_lead: "[Tracking shot]",
  handheld: "[Shake]",
  zoom_in: "[Zoom in]",
  zoom_out: "[Zoom out]",
  whip_pan: "[Pan right]",
  drone_rise: "[Pedestal up,Pull out]",
};

const heard = (text: string): { effects: string; music: string } => {
  const [effects = "", music = ""] = text.split(";").map((part) => part.trim());
  return { effects, music };
};
/** Plain language: no lenses, ratios or kelvins. */
const withoutCodes = (text: string): string =>
  text.replace(/, (?:\d+ mm lens|key to fill [\d.]+:1|\d+ K)(?=[,.])/g, "");

const dialects: readonly (Dialect & { of: RegExp })[] = [
  {
    of: /^google\/veo/,
    family: "veo",
    order: everything,
    say: {
      sound: (text) =>
        `Audio: ${heard(text).music || "no music"}. SFX: ${heard(text).effects}. Ambience: the natural sound of the place.`,
    },
    seed: true,
    notes: [
      "One scene, one camera move, one action. The vendor's prompt rewriter cannot be switched off on the enterprise route.",
    ],
  },
  {
    of: /^google\/gemini-omni/,
    family: "omni",
    order: plain,
    say: {
      action: (text, shot) => `[0-${Math.ceil(shot.duration_seconds)}s] ${text}`,
      framing: withoutCodes,
      light: withoutCodes,
      sound: (text) => `Sound: ${text}.`,
    },
    seed: false,
    notes: ["Takes no seed, so two runs differ."],
  },
  {
    of: /^runway\//,
    family: "runway",
    order: ["camera", "framing", "action", "identity", "air", "light", "style", "detail"],
    seed: true,
    notes: ["Positive phrasing only; what must not be seen is said as what is."],
  },
  {
    of: /^kling\//,
    family: "kling",
    order: everything,
    say: {
      identity: (text) =>
        `${text
          .replace(/\.$/, "")
          .split(/;\s+/)
          .map((lock, at) => `[Character ${"ABCDE"[at] ?? "E"}: ${lock}]`)
          .join(" ")}.`,
      sound: (text) => `Sound: ${text}.`,
    },
    seed: false,
    notes: ["Exact text and logos are composited afterwards."],
  },
  {
    of: /^bytedance\/seedance-2\.5/,
    family: "seedance-2.5",
    order: everything,
    say: {
      action: (text, shot) => `0-${Math.max(3, Math.ceil(shot.duration_seconds))}s: ${text}`,
      dialogue: (text) => `{${text.replace(/^.*? says: /, "")}}`,
      sound: (text) => `(${heard(text).music || "no music"}) <${heard(text).effects}>`,
    },
    seed: true,
    notes: ["( ) is music, < > effects, { } dialogue, 【 】 text on screen."],
  },
  {
    of: /^bytedance\//,
    family: "seedance-2.0",
    order: everything.filter((name) => name !== "sound"),
    lead: "Shot 1:",
    parameters: (shot) => ({ camera_fixed: shot.camera.movement === "static" }),
    seed: true,
    notes: ["Order, not seconds. Each reference is bound in words."],
  },
  {
    of: /^minimax\/h3/,
    family: "h3",
    order: everything,
    say: {
      action: (text, shot) => `[00:00-00:${String(Math.ceil(shot.duration_seconds)).padStart(2, "0")}] ${text}`,
      sound: (text) => `Audio: ${text}.`,
    },
    seed: false,
    notes: [],
  },
  {
    of: /^minimax\//,
    family: "hailuo",
    order: ["framing", "action", "camera", "identity", "air", "light", "style", "detail"],
    say: { camera: (_, shot) => brackets[shot.camera.movement], framing: withoutCodes, light: withoutCodes },
    parameters: () => ({ prompt_optimizer: false }),
    seed: false,
    notes: ["Brackets are directions, not time; at most three at once."],
  },
  {
    of: /^alibaba\/wan/,
    family: "wan",
    order: everything,
    lead: "Single-shot video.",
    parameters: () => ({ prompt_extend: false }),
    seed: true,
    notes: [],
  },
  {
    of: /^luma\//,
    family: "luma",
    order: plain.filter((name) => name !== "sound"),
    seed: false,
    notes: ["Keyframes carry the beats, the text the motion."],
  },
  {
    of: /^ltx\//,
    family: "ltx",
    order: [
      "framing",
      "action",
      "dialogue",
      "air",
      "identity",
      "camera",
      "light",
      "colour",
      "sound",
      "detail",
      "style",
    ],
    say: {
      sound: (text) =>
        `We hear ${heard(text).effects}${heard(text).music === "" ? "" : `, with ${heard(text).music}`}.`,
    },
    seed: true,
    notes: ["One chronological paragraph of picture and sound."],
  },
  {
    of: /^vidu\//,
    family: "vidu",
    order: everything,
    say: {
      identity: (text, shot) =>
        shot.attached_ref_ids.some((ref) => ref.startsWith("char:"))
          ? `@${shot.attached_ref_ids.find((ref) => ref.startsWith("char:"))?.slice(5) ?? "subject"} is ${text}`
          : text,
    },
    seed: true,
    notes: ["@Name binds a reference."],
  },
  {
    of: /^xai\//,
    family: "grok",
    order: ["action", "dialogue", "framing", "camera", "identity", "air", "light", "style", "detail", "sound"],
    say: { framing: withoutCodes, light: withoutCodes, sound: (text) => `We hear ${heard(text).effects}.` },
    seed: false,
    notes: ["Plain language, no camera codes."],
  },
];
const general: Dialect = {
  family: "general",
  order: everything,
  say: { sound: (text) => `Sound: ${text}.` },
  seed: true,
  notes: [],
};

export const dialectOf = (model: Pick<Model, "model_id">): Dialect =>
  dialects.find((dialect) => dialect.of.test(model.model_id)) ?? general;
