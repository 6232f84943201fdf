import { z } from "#schema";
import table from "#data/acts/liquids.json" with { type: "json" };

const rows = z.record(z.string(), z.string().regex(/^#[0-9a-f]{6}$/)).parse(table);

/** The colour of what is in an element and runs out of it; null where that is water. */
export const liquidIn = (element: string): string | null => rows[element] ?? null;
