import type { ElementKind } from "#lib/contract/element.ts";
import type { DirectorMode, Framing, Motion, Movement } from "#lib/contract/vocabulary.ts";

/** What one shot shows, as the risk rules see it. */
export interface RiskView {
  /** Description of the shot, lower case. */
  text: string;
  framing: Framing;
  movement: Movement;
  duration_s: number;
  mode: DirectorMode;
  motions: ReadonlySet<Motion>;
  kinds: ReadonlySet<ElementKind>;
  people: number;
  /** All beings and things that are counted. */
  things: number;
  /** Most of one thing. */
  most: number;
  actions: number;
  /** A being of this shot is in another one too. */
  returns: boolean;
  same_setup_as_before: boolean;
  brand: boolean;
}

/** A sign that a model will struggle: VBench-2.0's dimension, or one of ours. */
interface RiskSign {
  factor: string;
  dimension: string;
  /** 0 to 1: how often it spoils a clip, in our judgement. */
  weight: number;
  /** The evidence, or null when the sign is absent. */
  seen(view: RiskView): string | null;
  mitigation: string;
}

const found = (pattern: RegExp) => (view: RiskView) => pattern.exec(view.text)?.[0] ?? null;
const drawn: ReadonlySet<DirectorMode> = new Set(["animated_world"]);
const limbs: ReadonlySet<Motion> = new Set(["run", "dance", "reach", "work", "kneel"]);
const person = (view: RiskView) => view.people > 0 && !drawn.has(view.mode);

export const riskSigns: readonly RiskSign[] = [
  {
    factor: "hands_and_limbs",
    dimension: "Human_Anatomy",
    weight: 0.34,
    seen: (view) =>
      person(view)
        ? (/\b(hands?|fingers?|runs?|running|danc\w+|gymnast\w*|juggl\w+|yoga|climb\w*|play\w* (?:the )?(?:piano|guitar|violin)|typ(?:es|ing))\b/.exec(
            view.text,
          )?.[0] ??
          [...view.motions].find((motion) => limbs.has(motion)) ??
          null)
        : null,
    mitigation: "Frame from the waist up, hide the hands, or show a silhouette.",
  },
  {
    factor: "same_person_again",
    dimension: "Human_Identity",
    weight: 0.26,
    seen: (view) => (person(view) && view.returns ? "the same person is in another shot" : null),
    mitigation: "Attach the character reference; use a back view where the face is not needed.",
  },
  {
    factor: "clothes_drift",
    dimension: "Human_Clothes",
    weight: 0.14,
    seen: (view) =>
      person(view)
        ? found(
            /\b(patterned|striped|checked|plaid|embroider\w+|sequin\w*|lace|kimono|sari|uniform|armou?r|dress|gown)\b/,
          )(view)
        : null,
    mitigation: "Plain cloth, one colour.",
  },
  {
    factor: "contact_between_people",
    dimension: "Human_Interaction",
    weight: 0.4,
    seen: found(
      /\b(hugs?|hugging|embrac\w+|kiss\w*|handshake|shak\w+ hands|hold\w* hands|fight\w*|wrestl\w*|pass(?:es|ing)? (?:the|a) |hand(?:s|ing)? over|lift\w* (?:him|her|them)|danc\w+ together|tackl\w+|high[- ]five)\b/,
    ),
    mitigation: "Cut before the contact; show an insert of the object instead.",
  },
  {
    factor: "many_of_one_kind",
    dimension: "Instance_Preservation",
    weight: 0.3,
    seen: (view) =>
      view.most > 3
        ? `${view.most} of one kind`
        : found(/\b(crowds?|swarm|flock|herd|dozens|hundreds|thousands|parade|audience|army|school of)\b/)(view),
    mitigation: "Show fewer; let sound stand for the crowd.",
  },
  {
    factor: "view_changes_around",
    dimension: "Multi-View_Consistency",
    weight: 0.28,
    seen: (view) =>
      view.movement.startsWith("arc")
        ? view.movement
        : found(/\b(orbit\w*|360|all sides|rotates?|reverse angle)\b/)(view),
    mitigation: "Use a smaller arc or two static views.",
  },
  {
    factor: "hard_camera_move",
    dimension: "Camera_Motion",
    weight: 0.22,
    seen: (view) =>
      ["whip_pan", "drone_rise", "tracking_follow", "tracking_lead", "crane_up", "crane_down"].includes(view.movement)
        ? view.movement
        : null,
    mitigation: "One simple move; shorten the shot.",
  },
  {
    factor: "steps_in_order",
    dimension: "Motion_Order_Understanding",
    weight: 0.32,
    seen: (view) =>
      view.actions > 1
        ? `${view.actions} actions`
        : found(/\b(then|after that|before (?:she|he|they|it)|first .* then|followed by)\b/)(view),
    mitigation: "Split the shot: one action each.",
  },
  {
    factor: "long_story_in_one_shot",
    dimension: "Complex_Plot",
    weight: 0.24,
    seen: (view) =>
      view.actions > 2
        ? `${view.actions} actions in one shot`
        : view.duration_s > 10
          ? `${view.duration_s.toFixed(1)} s in one shot`
          : null,
    mitigation: "Use more, shorter shots.",
  },
  {
    factor: "everyday_physics",
    dimension: "Mechanics",
    weight: 0.3,
    seen: found(
      /\b(pours?|pouring|spills?|splash\w*|collid\w*|crash\w*|bounc\w*|throws?|throwing|catch(?:es|ing)|kick\w*|stack\w*|balanc\w*|break\w*|shatter\w*|fall\w*|drops?|swing\w*|jump\w*|leap\w*)\b/,
    ),
    mitigation: "Show before and after; leave the moment itself off screen.",
  },
  {
    factor: "tool_use",
    dimension: "Motion_Rationality",
    weight: 0.24,
    seen: found(
      /\b(cut\w*|saw(?:s|ing)|hammer\w*|cook\w*|stir\w*|chop\w*|eat(?:s|ing)?|drink(?:s|ing)?|writ(?:es|ing)|paint(?:s|ing)|knead\w*|sew\w*|repair\w*|build\w*|assembl\w*|tie(?:s)?|open(?:s|ing))\b/,
    ),
    mitigation: "Keep the tool at rest, or cut to the result.",
  },
  {
    factor: "glass_liquid_smoke",
    dimension: "Material",
    weight: 0.26,
    seen: found(
      /\b(glass|crystal|water|liquid|coffee|tea|milk|wine|beer|smoke|steam|foam|ice|honey|oil|mirror|chrome|transparent|bubbles?|cold brew)\b/,
    ),
    mitigation: "Macro, slow, locked camera.",
  },
  {
    factor: "heat_and_melting",
    dimension: "Thermotics",
    weight: 0.24,
    seen: found(/\b(melt\w*|boil\w*|freez\w*|burn\w*|flames?|fire|evaporat\w*|steam\w*|candle|lava)\b/),
    mitigation: "Show the state, not the change.",
  },
  {
    factor: "changing_looks",
    dimension: "Dynamic_Attribute",
    weight: 0.28,
    seen: found(
      /\b(turns? (?:red|blue|green|gold|black|white|into)|chang\w+ colou?r|chang\w+ colour|transform\w*|becom\w*|grow\w*|shrink\w*|morph\w*|fades?|ages?|bloom\w*|wilts?|light\w* up)\b/,
    ),
    mitigation: "Cut between the two states.",
  },
  {
    factor: "changing_places",
    dimension: "Dynamic_Spatial_Relationship",
    weight: 0.2,
    seen: found(
      /\b(jumps? (?:on|over|off|into)|climbs? (?:on|over|into)|goes behind|from behind|crosses|passes (?:under|over|behind)|moves? (?:from|to the (?:left|right))|on top of|underneath)\b/,
    ),
    mitigation: "Begin after the change of place.",
  },
  {
    factor: "crowded_picture",
    dimension: "Composition",
    weight: 0.2,
    seen: (view) => (view.things > 4 ? `${view.things} named things` : null),
    mitigation: "One subject; let depth carry the rest.",
  },
  {
    factor: "changing_landscape",
    dimension: "Complex_Landscape",
    weight: 0.18,
    seen: (view) =>
      view.movement === "drone_rise" || view.movement.startsWith("tracking")
        ? found(/\b(mountains?|valley|city|forest|coast|desert|river|sea|ocean|field|canyon|village|harbour)\b/)(view)
        : null,
    mitigation: "Keep the move short and one place in view.",
  },
  {
    factor: "repeated_set_up",
    dimension: "Diversity",
    weight: 0.12,
    seen: (view) => (view.same_setup_as_before ? "same size and angle as the shot before" : null),
    mitigation: "Change size and angle.",
  },
  {
    factor: "readable_text",
    dimension: "text_legibility",
    weight: 0.4,
    seen: found(
      /\b(sign (?:reads|says|that)|reads? [“"']|letters?|label|headline|price|\$\d|€\d|\d+ ?%|logo|text|subtitles?|poster|menu|screen|newspaper|billboard)\b/,
    ),
    mitigation: "Film a clean plate and set the text in the edit.",
  },
  {
    factor: "logo_and_label",
    dimension: "logo_fidelity",
    weight: 0.36,
    seen: (view) => (view.brand ? "the brand's product is in the picture" : null),
    mitigation: "Use the product reference; composite the logo.",
  },
  {
    factor: "speech_on_camera",
    dimension: "lip_sync",
    weight: 0.34,
    seen: (view) =>
      view.people > 0
        ? (found(
            /\b(says?|speaks?|speaking|talks?|talking|sings?|singing|tells?|shouts?|whispers?|explains?|laughs?)\b/,
          )(view) ?? (view.mode === "ugc_testimonial" && view.framing !== "insert" ? "direct address" : null))
        : null,
    mitigation: "Voice-over; turn the face away.",
  },
];
