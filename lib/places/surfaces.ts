import { z } from "#schema";
import file from "#data/places/surfaces.json" with { type: "json" };

/** What things rest on where nobody says it: the ground, or a table that a place has of its own. */

const ids = z.array(z.string().min(1)).min(1);
const read = z
  .strictObject({
    /** Rooms, halls and ways that nobody furnishes with a table. */
    unfurnished: ids,
    /** What stands or lies on the ground in every place: luggage, toys, whatever is as large as a table. */
    low: ids,
  })
  .safeParse(file);
if (!read.success) throw new Error(`data/places/surfaces.json is ill-formed: ${z.prettifyError(read.error)}`);

const unfurnished: ReadonlySet<string> = new Set(read.data.unfurnished);
/** Whether an element is a place in which no table stands by itself. */
export const isUnfurnished = (element: string): boolean => unfurnished.has(element);

const low: ReadonlySet<string> = new Set(read.data.low);
/** Whether an element is on the ground wherever it is, and never on a table. */
export const isLow = (element: string): boolean => low.has(element);
