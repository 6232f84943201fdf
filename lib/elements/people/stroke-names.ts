import type { HeadStroke } from "./head-strokes.ts";

/** What strokes may name: stuffs that they are made of, outlines and guides of their file. */
export interface Named {
  stuffs: readonly string[];
  lines?: readonly string[];
  guides?: readonly string[];
}

const drawn = [
  "form", "ribbon", "veil", "smear", "fill", "plate", "glass", "within", "mass", "backdrop", "curls", "plait", "grown",
  "to",
] as const; // prettier-ignore

/** The names in what is told once, or for each side by itself. */
function namesIn(told: unknown): string[] {
  if (typeof told === "string") return [told];
  if (typeof told !== "object" || told === null || Array.isArray(told)) return [];
  return Object.values(told).filter((each) => typeof each === "string");
}

/** Throws with what a row names that is not there. */
export function checkNames(
  row: string,
  strokes: readonly HeadStroke[],
  { stuffs, lines = [], guides = [] }: Named,
): void {
  const check = (kind: string, names: readonly string[], known: readonly string[]) => {
    const missing = names.find((name) => !known.includes(name));
    if (missing !== undefined) throw new Error(`${row} names no ${kind}: ${missing}`);
  };
  for (const stroke of strokes) {
    const told: Record<string, unknown> = stroke;
    for (const key of drawn) check("outline", namesIn(told[key]), lines);
    check("guides", namesIn(told["guides"]), guides);
    check("stuff", namesIn(told["of"]), stuffs);
    if ("brim" in stroke) check("stuff", [stroke.brim.band], stuffs);
    const mixed = "with" in stroke ? stroke.with : undefined;
    if (mixed?.length === 3) check("stuff", [mixed[0]], stuffs);
    if ("within" in stroke) checkNames(row, stroke.strokes, { stuffs, lines, guides });
  }
}
