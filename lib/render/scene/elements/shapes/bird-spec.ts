import type { Motion } from "#lib/contract/vocabulary.ts";
import { mix, rgb, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import type { Plumage } from "./wings.ts";

/** A bird by its measures, in units of its standing height. */
export interface BirdSpec {
  /** Rise of the trunk at rest, its length and half depth. */
  tilt: number;
  trunk: number;
  girth: number;
  neck: number;
  neckRise: number;
  /** Half width of the neck. */
  throat: number;
  head: number;
  bill: { length: number; depth: number; hook: number; colour: string };
  leg: { length: number; colour: string; feathered?: boolean; webbed?: boolean };
  tail: { length: number; width: number; fork?: number; raise?: number };
  wing: { span: number; chord: number; slots: number };
  back: string;
  belly: string;
  crown: string;
  flight: string;
  tips: string;
  iris: string;
  /** Sits in water up to the flank when it swims or rests. */
  afloat?: boolean;
  /** Hangs in the picture: it flies unless it sits, and then on a branch. */
  aloft?: boolean;
  /** Share of its flight spent on spread wings. */
  glide?: number;
  after?: (brush: Brush, coat: Rgb) => void;
}

export const flying = (motion: Motion): boolean =>
  motion === "fly" || motion === "rise" || motion === "fall" || motion === "drive";

const seated: readonly Motion[] = ["still", "sit", "kneel"];
const perched: readonly Motion[] = [...seated, "look", "turn", "wave", "work", "idle", "reach", "raise"];

/** Whether this bird is on the wing. */
export const onWing = (spec: BirdSpec, motion: Motion): boolean =>
  flying(motion) || (spec.aloft === true && !((spec.glide ?? 0) > 0.5 ? seated : perched).includes(motion));

export const plumageOf = (spec: BirdSpec, brush: Brush): Plumage & { back: Rgb; belly: Rgb; crown: Rgb } => {
  const tint = (hex: string): Rgb => (brush.colour ? mix(brush.colour, rgb(hex), 0.18) : rgb(hex));
  return {
    coverts: tint(spec.back),
    flight: tint(spec.flight),
    tips: rgb(spec.tips),
    back: tint(spec.back),
    belly: brush.colour ? mix(brush.colour, rgb(spec.belly), 0.5) : rgb(spec.belly),
    crown: tint(spec.crown),
  };
};
