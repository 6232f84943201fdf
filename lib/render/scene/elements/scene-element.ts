import { elementKinds, type ElementCard } from "#lib/contract/element.ts";
import { layerNames, type GroundMaterial, type Motion } from "#lib/contract/vocabulary.ts";
import type { CanvasFactory } from "#lib/render/scene/canvas.ts";
import type { Rgb } from "#lib/render/scene/colour.ts";
import type { Cycle } from "#lib/render/scene/cycle.ts";
import type { SceneLight } from "#lib/render/scene/light.ts";
import type { Random } from "#lib/render/scene/random.ts";
import type { StateScale } from "#lib/contract/acts.ts";
import type { Demeanour } from "#lib/render/scene/acts/demeanour.ts";
import type { Performed } from "#lib/render/scene/acts/performed.ts";

/** Rectangle in units of the element's height; y grows downwards, 0 is the ground, -1 the top. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

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
  /** Where in its movement, 0 to 1. */
  phase: number;
  facing: "left" | "right" | "camera" | "away";
  noun: string;
  /** Who it is and what it wears or carries, in the plan's words, lower case: `a navy pea coat, grey beard`. */
  look: string;
  /** Text worth printing on a label: the brand or the product. */
  label: string;
  /** What its body does in an act; absent where it only has its motion. */
  performed?: Performed | null;
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

/** Something the renderer can draw: the planner's card and how it is staged and painted. */
export interface SceneElement extends ElementCard {
  /** `figure` stands alone, `span` repeats across the frame, `room` is a wall with its floor, `sky` hangs at infinity. */
  form: "figure" | "span" | "room" | "sky";
  box: Box;
  /**
   * The same where it comes towards the lens or goes away from it, and whether it is seen so where it only stands
   * there; null where it is painted alike.
   */
  ahead: { box: Box; standing: boolean } | null;
  stands: "ground" | "air" | "water" | "wall";
  /** One turn of the movement for a motion; null when one picture will do. */
  cycle(motion: Motion): Cycle | null;
  /** `form` is shaded as a rounded body, `flat` by haze only, `self` arrives lit. */
  shading: "form" | "flat" | "self";
  ground: GroundMaterial | null;
  sides: SideWall | null;
  ceiling: Ceiling | null;
  /** States that its painter draws itself; the others are drawn on its finished picture. */
  own: readonly StateScale[];
  paint: (brush: Brush) => void;
}

type Given = ElementCard & Pick<SceneElement, "box" | "paint"> & Partial<SceneElement>;

/** Whether a long thing is seen from its end: it goes away, or comes to the lens. */
export const seenAhead = (
  { ahead }: Pick<SceneElement, "ahead">,
  { facing, motion }: Pick<Brush, "facing" | "motion">,
): boolean => ahead !== null && (facing === "away" || (facing === "camera" && (ahead.standing || motion !== "still")));

/** The room that an element takes as it is turned. */
export const extentOf = (element: SceneElement, turned: Pick<Brush, "facing" | "motion">): Box =>
  seenAhead(element, turned) ? element.ahead!.box : element.box;

/** Fills in what an element does not say and refuses ill-formed ones. Throws with the element's id. */
function checked(given: Given, form: SceneElement["form"], defaults: Partial<SceneElement>): SceneElement {
  const wrong = (what: string): never => {
    throw new Error(`scene element ${given.id || "(no id)"}: ${what}`);
  };
  if (!/^[a-z][a-z0-9_]*$/.test(given.id)) wrong("id must be snake case");
  if (!elementKinds.includes(given.kind)) wrong(`unknown kind ${given.kind}`);
  if (!given.words.length) wrong("has no words");
  if (given.words.some((word) => word !== word.trim().toLowerCase() || word === "")) wrong("words must be lower case");
  if (new Set(given.words).size !== given.words.length) wrong("says a word twice");
  if (!(given.height_m > 0)) wrong("height_m must be positive");
  if (!given.layers.length || given.layers.some((layer) => !layerNames.includes(layer))) wrong("needs known layers");
  if (!(given.box.right > given.box.left && given.box.bottom > given.box.top)) wrong("box is empty");
  return {
    form,
    stands: "ground",
    ahead: null,
    cycle: () => null,
    shading: "form",
    ground: null,
    sides: null,
    ceiling: null,
    own: [],
    ...defaults,
    ...given,
  };
}

export const figure = (given: Given): SceneElement => checked(given, "figure", {});
export const span = (given: Given): SceneElement => checked(given, "span", { shading: "flat" });
export const room = (given: Given): SceneElement => checked(given, "room", { shading: "flat" });
export const skyObject = (given: Given): SceneElement => checked(given, "sky", { shading: "self" });

/** Checks that ids are unique and that surroundings exist. Throws with the id. */
export function catalogOf(elements: readonly SceneElement[]): ReadonlyMap<string, SceneElement> {
  const byId = new Map<string, SceneElement>();
  for (const element of elements) {
    if (byId.has(element.id)) throw new Error(`scene element ${element.id}: defined twice`);
    byId.set(element.id, element);
  }
  for (const element of elements) {
    for (const id of element.surroundings ?? []) {
      if (!byId.has(id)) throw new Error(`scene element ${element.id}: unknown surroundings ${id}`);
    }
  }
  return byId;
}
