import type { DraftShot, FilmDraft } from "#lib/planning/draft.ts";
import { colourName } from "./wording.ts";
import { capital } from "#lib/planning/compile/words.ts";
import { unsaidActs } from "./unsaid-acts.ts";
import type { Angle, Framing, Movement } from "#lib/contract/vocabulary.ts";

/** One statement of a prompt. The lower the rank, the later it is dropped. */
export interface Clause {
  name: string;
  rank: number;
  text: string;
}

export const framingWords: Record<Framing, string> = {
  extreme_wide: "extreme wide shot",
  wide: "wide shot",
  full: "full shot",
  medium: "medium shot",
  medium_close: "medium close-up",
  close: "close-up",
  extreme_close: "extreme close-up",
  insert: "insert shot",
};
const angleWords: Record<Angle, string> = {
  eye_level: "at eye level",
  low: "from a low angle",
  high: "from a high angle",
  overhead: "from overhead",
  ground: "from ground level",
  dutch: "with a tilted horizon",
  over_shoulder: "over the shoulder",
  pov: "from the character's point of view",
};
export const movementWords: Record<Movement, string> = {
  static: "the camera is locked off",
  pan_left: "the camera pans left",
  pan_right: "the camera pans right",
  tilt_up: "the camera tilts up",
  tilt_down: "the camera tilts down",
  push_in: "the camera pushes in slowly",
  pull_out: "the camera pulls back slowly",
  truck_left: "the camera trucks left",
  truck_right: "the camera trucks right",
  pedestal_up: "the camera rises straight up",
  pedestal_down: "the camera sinks straight down",
  arc_left: "the camera arcs left around the subject",
  arc_right: "the camera arcs right around the subject",
  crane_up: "the camera cranes up",
  crane_down: "the camera cranes down",
  tracking_follow: "the camera follows behind the subject",
  tracking_lead: "the camera leads the subject, moving backward",
  handheld: "handheld camera, slight natural sway",
  zoom_in: "slow optical zoom in",
  zoom_out: "slow optical zoom out",
  rack_focus: "the camera is locked off while focus racks to the subject",
  whip_pan: "the camera whip-pans onto the subject and holds",
  drone_rise: "a drone rises and drifts back",
};

const time = (shot: DraftShot): string =>
  shot.continuity.time_of_day === "unspecified"
    ? ""
    : shot.continuity.time_of_day === "interior"
      ? "indoors"
      : shot.continuity.time_of_day.replaceAll("_", " ");
const sideWords = {
  left: "from the left",
  right: "from the right",
  front: "from the front",
  back: "from behind",
  top: "from above",
  ambient: "soft from all sides",
} as const;

const warmth = (kelvin: number): string => (kelvin < 4500 ? "warm" : kelvin > 6200 ? "cool" : "neutral");

/** What happens in a shot and what else is seen of it: the director's English where there is any, else the words as written. */
export const actionOf = (
  draft: Pick<FilmDraft, "screenplay">,
  shot: Pick<DraftShot, "shot_id" | "description">,
): { action: string; detail: string; english: boolean } => {
  const script = draft.screenplay?.shots.find(({ shot_id }) => shot_id === shot.shot_id);
  if (script === undefined) return { action: capital(shot.description), detail: "", english: true };
  const { action, detail, action_en, detail_en } = script;
  const told = capital(action_en ?? action);
  const more = capital((action_en === null ? detail : detail_en) ?? "");
  const english = action_en !== null || draft.screenplay?.language === "en";
  // Names stand in the film's own language: only in an English one they make an English sentence.
  const unsaid = draft.screenplay?.language === "en" ? unsaidActs(draft.screenplay, script, `${told} ${more}`) : "";
  return { action: [told, unsaid].filter((text) => text !== "").join(" "), detail: more, english };
};

/** What a reference shows, in words: its id is ours, not the model's. */
const shownBy = (ref: string): string => {
  if (ref.startsWith("char:")) return `the ${ref.slice("char:".length).replaceAll(/[-_]+/g, " ")}`;
  return ref.startsWith("brand:") ? "the product" : "the picture";
};

const spoken = (line: string): string => (line === "" || /[.!?…。！？]$/u.test(line) ? line : `${line}.`);

/** Everything a plan says about one shot, as statements that a dialect may order, drop or rephrase. */
export const clausesOf = (draft: FilmDraft, shot: DraftShot): Record<ClauseName, Clause> => {
  const known = stated.get(draft)?.get(shot);
  if (known !== undefined) return known;
  const clauses = stateClauses(draft, shot);
  const all = stated.get(draft) ?? new WeakMap<DraftShot, Record<ClauseName, Clause>>();
  stated.set(draft, all.set(shot, clauses));
  return clauses;
};
/** Every able model asks for the same statements of one draft. */
const stated = new WeakMap<FilmDraft, WeakMap<DraftShot, Record<ClauseName, Clause>>>();

const stateClauses = (draft: FilmDraft, shot: DraftShot): Record<ClauseName, Clause> => {
  const { action, detail, english } = actionOf(draft, shot);
  const script = draft.screenplay?.shots.find(({ shot_id }) => shot_id === shot.shot_id);
  const ofEnglish = (text: string | undefined) =>
    english && draft.screenplay?.language === "en" && text !== undefined && text !== "" ? text : null;
  const physics = draft.camera_physics.find((entry) => entry.shot_id === shot.shot_id);
  const beat = draft.edit_beats.find((entry) => entry.shot_id === shot.shot_id);
  const layers = draft.depth_layers.find((entry) => entry.shot_id === shot.shot_id)?.layers ?? [];
  const { color_intent: colour, cinematic_idiom: idiom, intent } = draft;
  const hues = colour.palette
    .filter((entry) => ["key", "accent", "brand_primary", "shadow"].includes(entry.role))
    .map((entry) => entry.hex);
  const own = shot.continuity.weather ?? intent.weather;
  const weather = own === "unspecified" ? "" : own;
  const air = [time(shot), weather].filter(Boolean).join(", ");
  const depth = layers
    .filter((layer) => layer.name !== "subject" && layer.name !== "sky")
    .map((layer) => `${layer.content} in the ${layer.name}`);
  const style = [...intent.style, ...intent.mood, ...(intent.era === null ? [] : [intent.era])];
  const refs = shot.attached_ref_ids.filter((ref) => !ref.startsWith("style:"));
  const clause = (name: ClauseName, rank: number, text: string): Clause => ({ name, rank, text });
  return {
    framing: clause(
      "framing",
      2,
      `${framingWords[shot.framing]} ${angleWords[shot.camera.angle]}, ${shot.camera.lens_mm} mm lens.`,
    ),
    action: clause("action", 0, action),
    camera: clause("camera", 1, `${movementWords[shot.camera.movement]}.`),
    motivation: clause("motivation", 12, spoken(capital(ofEnglish(script?.motivation) ?? ""))),
    detail: clause("detail", 4, detail),
    identity: clause("identity", 3, `${shot.continuity.subject_lock}.`),
    air: clause("air", 5, air === "" ? "" : `${air}.`),
    depth: clause("depth", 8, depth.length === 0 ? "" : `${depth.join("; ")}.`),
    light: clause(
      "light",
      6,
      `${ofEnglish(script?.light) === null ? "" : `${script?.light.replace(/[.\s]+$/u, "") ?? ""}; `}${warmth(colour.white_balance_k)} key light ${sideWords[shot.continuity.key_light_side]}, ${
        colour.key_to_fill_ratio >= 6
          ? "deep shadows"
          : colour.key_to_fill_ratio >= 3
            ? "modelled shadows"
            : "open shadows"
      }, key to fill ${colour.key_to_fill_ratio}:1, ${colour.white_balance_k} K.`,
    ),
    lens: clause(
      "lens",
      11,
      physics === undefined
        ? ""
        : `f/${physics.aperture_f}, focus at ${physics.focus_distance_m.toFixed(1)} m, ${physics.shutter_angle_deg} degree shutter.`,
    ),
    colour: clause("colour", 9, `palette of ${[...new Set(hues.map(colourName))].join(", ")}.`),
    style: clause("style", 7, style.length === 0 ? `${idiom.name}.` : `${style.join(", ")}; ${idiom.name}.`),
    sound: clause("sound", 10, beat === undefined ? "" : beat.sound.split("; ").slice(0, 2).join("; ")),
    dialogue: clause("dialogue", 3, spoken(beat?.sound.split("; ").slice(2).join("; ") ?? "")),
    refs: clause(
      "refs",
      12,
      refs.length === 0
        ? ""
        : `match the attached ${refs.length === 1 ? "reference" : "references"} of ${refs.map(shownBy).join(" and ")}.`,
    ),
  };
};
export type ClauseName =
  | "framing"
  | "action"
  | "camera"
  | "detail"
  | "motivation"
  | "identity"
  | "air"
  | "depth"
  | "light"
  | "lens"
  | "colour"
  | "style"
  | "sound"
  | "dialogue"
  | "refs";
