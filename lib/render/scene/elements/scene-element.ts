import type { PersonLooks } from "#lib/contract/looks.ts";
import type { Variants } from "#lib/elements/variants.ts";
import type { StateScale } from "#lib/contract/acts.ts";
import type { Material } from "#lib/contract/element.ts";
import type { Motion } from "#lib/contract/vocabulary.ts";
import type { Box, ElementRow } from "#lib/elements/element-rows.ts";
import type { Demeanour } from "#lib/render/scene/acts/demeanour.ts";
import type { Performed } from "#lib/render/scene/acts/performed.ts";
import type { CanvasFactory } from "#lib/render/scene/canvas.ts";
import type { Rgb } from "#lib/render/scene/colour.ts";
import type { SceneLight } from "#lib/render/scene/light.ts";
import type { Random } from "#lib/render/scene/random.ts";

/** A light that the element carries; the renderer lets it bloom and flicker while the shot runs. */
export interface Glow {
  x: number;
  y: number;
  radius: number;
  colour: Rgb;
  strength: number;
  /** 0 steady, 1 restless as a flame. */
  flicker: number;
  /** A turning beam, as of a lighthouse. */
  beam: boolean;
}

/** Where a head is in its picture: its middle, about the height of the eyes, and half its height. */
export interface Head {
  x: number;
  y: number;
  radius: number;
}

/** What a painter gets. The context is scaled to units of the element's height, origin where it meets the ground. */
export interface Brush {
  ctx: CanvasRenderingContext2D;
  createCanvas: CanvasFactory;
  /** Pixels of the canvas for one unit: decides how much detail is worth drawing. */
  px_per_unit: number;
  /** The part that is being drawn. */
  window: Box;
  /** The same numbers on every call for one item, so that the frames of a cycle agree. */
  random: Random;
  seed: number;
  light: SceneLight;
  colour: Rgb | null;
  motion: Motion;
  /** Only its outline counts: it is painted small, for the shadow that it casts. */
  outlined?: boolean;
  /** Where in its movement, 0 to 1. */
  phase: number;
  facing: "left" | "right" | "camera" | "away";
  noun: string;
  /** Which of its kinds it is, as planning read it. */
  variants: Variants;
  /** What it is said to be made of. */
  material: Material | null;
  /** Who it is and what it wears or carries, in the plan's words, lower case: `a navy pea coat, grey beard`. */
  look: string;
  /** What the place is said not to have. */
  lacks?: readonly "window"[];
  /** Text worth printing on a label: the brand or the product. */
  label: string;
  /** What its body does in an act; absent where it only has its motion. */
  performed?: Performed | null;
  /** Who they are, of an element of kind person: one, or all who are in it. */
  people?: readonly PersonLooks[] | undefined;
  /** What its face and eyes show; absent where nothing tells of them. */
  demeanour?: Demeanour | null;
  /** How far along its states are. */
  state?: Partial<Record<StateScale, number>>;
  glow(glow: Pick<Glow, "x" | "y" | "radius" | "colour"> & Partial<Glow>): void;
  /** Tells where the head is, so that a close-up holds it as a portrait does. */
  head?(at: Head): void;
}

/**
 * A wall to both sides that runs away from the lens: houses of a street, the long walls of a room. It is painted once,
 * seen straight on, in units of `height_m`; its right edge continues at its left.
 */
export interface SideWall {
  /** Metres from the middle line to each wall. */
  offset_m: number;
  height_m: number;
  length_m: number;
  /** More air than wall, as a railing: haze laid over all of it would show where it ends. */
  airy?: boolean;
  paint: (brush: Brush) => void;
}

/** What closes a place from above: painted once as a square tile of `tile_m`, in units of its side. */
export interface Ceiling {
  height_m: number;
  tile_m: number;
  paint: (brush: Brush) => void;
}

/** What paints an element; places with walls have more to paint than what is seen ahead. */
export interface Painting {
  paint: Painter;
  sides: SideWall | null;
  ceiling: Ceiling | null;
}
export type Painter = (brush: Brush) => void;

/** Something the renderer can draw: its row of data and what paints it. */
export interface SceneElement extends ElementRow, Painting {}

/** Whether a long thing is seen from its end: it goes away, or comes to the lens. */
export const seenAhead = (
  { ahead }: Pick<SceneElement, "ahead">,
  { facing, motion }: Pick<Brush, "facing" | "motion">,
): boolean => ahead !== null && (facing === "away" || (facing === "camera" && (ahead.standing || motion !== "still")));

/** The room that an element takes as it is turned. */
export const extentOf = (element: SceneElement, turned: Pick<Brush, "facing" | "motion">): Box =>
  seenAhead(element, turned) ? element.ahead!.box : element.box;
