import type { Expression, StateScale } from "#lib/contract/acts.ts";
import type { Variants } from "#lib/elements/variants.ts";
import type { SceneElement } from "#lib/render/scene/elements/scene-element.ts";
import type { Rgb } from "#lib/render/scene/colour.ts";
import type { ActKey } from "#lib/acts/act-script.ts";
import type { Grip } from "#lib/acts/grips.ts";

/** Something in a hand: it is painted there by its own element, between the palm and the fingers. */
export interface HeldThing {
  element: SceneElement;
  noun: string;
  variants: Variants;
  colour: Rgb | null;
  seed: number;
  grip: Grip;
  /** Its height in heights of who holds it. */
  size: number;
  /** Radians clockwise, as the figure faces right. */
  turn: number;
  state: Partial<Record<StateScale, number>>;
}

/** Places that hands go to, on the picture of who reaches: from its foot in its heights, x to where it faces, y down. */
export type ReachedPlaces = Readonly<
  Partial<
    Record<
      | "thing"
      | "thing_near"
      | "thing_far"
      | "thing_low"
      | "thing_over"
      | "tool"
      | "meeting"
      | "meeting_high"
      | "other_face"
      | "other_shoulder"
      | "other_back"
      | "other_hair"
      | "other_nape"
      | "other_knee"
      | "ground",
      readonly [number, number]
    >
  >
>;

/** One instant of somebody's part in an act: between two keys of its script. */
export interface Performed {
  from: ActKey;
  to: ActKey;
  /** How far from the one to the other, 0 to 1, eased. */
  share: number;
  /** Of the steps that are gone on the way: 0 to 1 a pair of steps. */
  stride: number;
  feels: Expression | null;
  hands: readonly [HeldThing | null, HeldThing | null];
  /** What has been put on the head; what is tossed, and how far it has gone to the next place. */
  worn: HeldThing | null;
  /** Whether what is handled goes on the head: nothing else is worn there. */
  bareheaded: boolean;
  /** What lies spread over the body: a blanket. */
  spread: HeldThing | null;
  tossed: { thing: HeldThing; share: number } | null;
  places: ReachedPlaces;
  /** Whether a chair stands under who sits down. */
  chair: boolean;
}
