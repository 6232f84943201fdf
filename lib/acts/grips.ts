import { z } from "#schema";
import { acts, type Act } from "#lib/contract/acts.ts";
import { bodyPlaces, type BodyPlace } from "#lib/contract/staging.ts";
import borne from "#data/acts/borne.json" with { type: "json" };
import table from "#data/acts/grips.json" with { type: "json" };

/** How hands take things, as data: a broom by the end of its stick, a box by both sides, a violin under the chin. */

/** A place on a thing as it stands: from the middle of its foot in its heights, x to its right, y upwards. */
const spot = z.tuple([z.number(), z.number()]);

const gripSchema = z.strictObject({
  element: z.string(),
  /** The one act in which it is held so; null for all others. */
  act: z.enum(acts).nullable().default(null),
  /** The place on it to which a line goes from the hand: a kite on its string. */
  line: spot.nullable().default(null),
  /** The place that is at the anchor. */
  at: spot,
  /**
   * What carries it: the right palm, or a place of the body, and then the hands go to the thing. What stands on the floor
   * has whoever uses it before that place.
   */
  anchor: z.enum(["palm", "chin", "mouth", "eyes", "waist", "floor", ...bodyPlaces]).default("palm"),
  /** Radians clockwise by which it is turned as it is held, of somebody who looks to the right. */
  turn: z.number().default(0),
  /** Where the hands have it; null where a hand is free. */
  left: spot.nullable().default(null),
  right: spot.nullable().default(null),
  /** Whether who uses it looks the other way across the picture: the keys of a piano are at its right. */
  mirrored: z.boolean().default(false),
  /** Whether it is put on and taken off at the feet. */
  low: z.boolean().default(false),
  /** The place with which it works: the end of a brush. The hand keeps so far off from what it works on. */
  tip: spot.nullable().default(null),
  /** Its least height, in heights of who holds it. */
  size: z.number().positive().optional(),
  /** Its greatest: a shirt is folded in the hands. */
  most: z.number().positive().optional(),
});
export type Grip = z.infer<typeof gripSchema>;

const grips = z.array(gripSchema).parse(table);
const byElement = new Map(grips.filter(({ act }) => act === null).map((grip) => [grip.element, grip]));

const borneBy = (element: string) =>
  new Map(
    z
      .array(gripSchema)
      .parse(borne)
      .flatMap((grip) => (grip.element === element ? [[grip.anchor, grip] as const] : [])),
  );
const [byPlace, slimByPlace] = [borneBy("any"), borneBy("slim")];

/** How a body bears a thing in a place of its own: on the head with a hand at it, in the lap with both; a pole slopes over a shoulder. */
export const gripAt = (place: BodyPlace, isSlim = false): Grip =>
  (isSlim ? slimByPlace.get(place) : undefined) ?? byPlace.get(place)!;

/** A thing longer than this, metres, and slimmer than this, in its heights, is a pole on a shoulder. */
const pole = { long_m: 0.7, slim: 0.7 } as const;
export const isPole = ({ left, right }: { left: number; right: number }, height_m: number): boolean =>
  height_m > pole.long_m && right - left < pole.slim;

/** Whether a grip is of a place of the body that bears a thing by itself. */
export const isBorne = ({ anchor }: Grip): boolean => byPlace.has(anchor);

/** Taller than this nobody has a thing in the hands, unless it is said how. */
const tallestHeld_m = 0.8;

/** Whether a thing can be in somebody's hands at all: a door, a bicycle or a piano cannot. */
export const isHeld = (element: string, height_m: number): boolean => {
  const grip = byElement.get(element);
  return grip === undefined ? height_m <= tallestHeld_m : grip.anchor !== "floor";
};

/** What is put on the head, and not over the body. */
const headwear = new Set(["hat", "crown"]);
export const isHeadwear = (element: string): boolean => headwear.has(element);

/** How a thing is held: small ones by their middle, what is long by its lower third, where nothing is said. */
export const gripOf = (element: string, isLong: boolean, inAct: Act | null = null): Grip =>
  (inAct === null ? undefined : grips.find((grip) => grip.element === element && grip.act === inAct)) ??
  byElement.get(element) ?? {
    element,
    act: null,
    line: null,
    at: [0, isLong ? 0.3 : 0.45],
    anchor: "palm",
    turn: 0,
    left: null,
    right: null,
    mirrored: false,
    low: false,
    tip: null,
  };
