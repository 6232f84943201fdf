import { z } from "#schema";
import mouths from "#data/acts/mouths.json" with { type: "json" };
import table from "#data/acts/seats.json" with { type: "json" };

/** Where one sits on what carries one, as data: from the middle of its foot in its heights, forwards and upwards. */
const seatSchema = z.strictObject({ element: z.string(), x: z.number(), up: z.number() });
type Seat = z.infer<typeof seatSchema>;

const byElement = new Map(
  z
    .array(seatSchema)
    .parse(table)
    .map((seat) => [seat.element, seat]),
);

const place = z.strictObject({ x: z.number(), up: z.number() });
type Place = z.infer<typeof place>;
const beaks = new Map(
  z
    .array(z.strictObject({ element: z.string(), ...place.shape, low: place }))
    .parse(mouths)
    .map((row) => [row.element, row]),
);

/** Where a bird's bill is, with its head up or down to the ground; null for what has none of its own. */
export function beakOf(element: string, isDown: boolean): Place | null {
  const row = beaks.get(element);
  return row === undefined ? null : isDown ? row.low : row;
}

/** The seat on an element; of an animal without a row its back, of a thing its top. */
export const seatOn = (element: string, kind: string): Pick<Seat, "x" | "up"> =>
  byElement.get(element) ?? (kind === "animal" ? { x: -0.1, up: 0.86 } : { x: 0, up: 0.6 });

/** Whether anybody sits on such a thing or animal. */
export const isSeat = (element: string, kind: string): boolean => kind === "animal" || byElement.has(element);
