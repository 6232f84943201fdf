import { z } from "#schema";
import file from "#data/people/faces.json" with { type: "json" };
import { headPoint, headStroke } from "./head-strokes.ts";
import { rowsOf, type Rows } from "./rows.ts";
import { checkNames } from "./stroke-names.ts";

const side = z.strictObject({
  lines: z.record(z.string(), z.array(headPoint).min(3)),
  strokes: z.record(z.string(), z.array(headStroke).min(1)),
});

/** Faces in profile and from ahead: outlines, and the strokes of each feature. */
export const faces: Rows<"aside" | "ahead", z.infer<typeof side>> = rowsOf(
  "data/people/faces.json",
  file,
  ["aside", "ahead"],
  side,
  ({ lines, strokes }, row) =>
    checkNames(row, Object.values(strokes).flat(), {
      stuffs: ["skin", "lips", "lash", "frame"],
      lines: Object.keys(lines),
    }),
);
