import { z } from "#schema";
import beardsFile from "#data/people/beards.json" with { type: "json" };
import hairFile from "#data/people/hair.json" with { type: "json" };
import { haircuts, type PersonLooks } from "#lib/contract/looks.ts";
import { headStroke, type HeadPoint } from "./head-strokes.ts";
import { rowsOf, type Rows } from "./rows.ts";
import { checkNames } from "./stroke-names.ts";

const strokes = z.array(headStroke);
const cut = z.strictObject({ behind: strokes.default([]), over: strokes.min(1) });
const grown = z.strictObject({ aside: strokes.min(1), ahead: strokes.min(1) });

/** Outlines and guides that more than one cut names. */
export const hairLines: Readonly<Record<string, readonly HeadPoint[]>> = hairFile.lines;
export const hairGuides: Readonly<Record<string, readonly (readonly HeadPoint[])[]>> = hairFile.guides;
const named = { stuffs: ["hair", "skin"], lines: Object.keys(hairLines), guides: Object.keys(hairGuides) };

/** Haircuts, one row each: strokes behind the head, and over face and ear. */
export const haircutRows: Rows<PersonLooks["hair"]["cut"], z.infer<typeof cut>> = rowsOf(
  "data/people/hair.json",
  hairFile.cuts,
  haircuts,
  cut,
  ({ behind, over }, row) => checkNames(row, [...behind, ...over], named),
);

/** What grows on a chin and over a lip, in profile and from the front, where a point has its depth as third number. */
export const beardRows: Rows<"stubble" | "goatee" | "full" | "moustache", z.infer<typeof grown>> = rowsOf(
  "data/people/beards.json",
  beardsFile,
  ["stubble", "goatee", "full", "moustache"],
  grown,
  ({ aside, ahead }, row) => checkNames(row, [...aside, ...ahead], { stuffs: named.stuffs }),
);
