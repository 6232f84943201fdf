import { z } from "zod";
import table from "#data/acts/grips.json" with { type: "json" };

/** How hands take things, as data: a broom by the end of its stick, a box by both sides, a violin under the chin. */

/** A place on a thing as it stands: from the middle of its foot in its heights, x to its right, y upwards. */
const spot = z.tuple([z.number(), z.number()]);

const gripSchema = z.strictObject({
  element: z.string(),
  /** The place that is at the anchor. */
  at: spot,
  /** What carries it: the right palm, or a place of the body, and then the hands go to the thing. */
  anchor: z.enum(["palm", "chin", "mouth", "eyes", "waist"]).default("palm"),
  /** Radians clockwise by which it is turned as it is held, of somebody who looks to the right. */
  turn: z.number().default(0),
  /** Where the hands have it; null where a hand is free. */
  left: spot.nullable().default(null),
  right: spot.nullable().default(null),
  /** Its least height, in heights of who holds it. */
  size: z.number().positive().optional(),
});
export type Grip = z.infer<typeof gripSchema>;

const byElement = new Map(
  z
    .array(gripSchema)
    .parse(table)
    .map((grip) => [grip.element, grip]),
);

/** How a thing is held: small ones by their middle, what is long by its lower third, where nothing is said. */
export const gripOf = (element: string, isLong: boolean): Grip =>
  byElement.get(element) ?? {
    element,
    at: [0, isLong ? 0.3 : 0.45],
    anchor: "palm",
    turn: 0,
    left: null,
    right: null,
  };
