import type { Box } from "#lib/contract/picture.ts";
import type { Colours } from "./colours.ts";
import { boxMean, fieldOf, mapped, type Field } from "./field.ts";

/** How surely each cell belongs to whoever has one of the heads: the head, and the shoulders and body under it. */
export const bodiesOf = (heads: readonly Box[], columns: number, rows: number): Field =>
  fieldOf(columns, rows, (x, y) =>
    heads.reduce((most, head) => Math.max(most, bodyAt((x + 0.5) / columns, (y + 0.5) / rows, head)), 0),
  );

const bodyAt = (x: number, y: number, head: Box): number => {
  const across = (x - head.x - head.width / 2) / head.width;
  const down = (y - head.y - head.height / 2) / head.height;
  if (Math.hypot(across / 0.85, (down + 0.1) / 0.95) < 1) return 1;
  // Shoulders are some three heads wide, and what is under a head belongs to it for as long as a body is.
  const half = down < 0.5 || down > 6.5 ? 0 : Math.min(1.6, 0.6 + (down - 0.5) * 1.2);
  return Math.abs(across) < half ? 0.85 - 0.25 * (Math.abs(across) / half) : 0;
};

/** Steeper than this is an edge whose sharpness can be told. */
const edge = 0.025;
/** How much sharper the sharpest parts must be than the softest for the lens to have told near from far. */
const told = 0.34;
/** Share of the picture that must be edges for that. */
const fewest = 0.01;

/**
 * How sharp the picture is about each cell, 0 the softest to 1 the sharpest: the steepness of edges against theirs once
 * blurred a little more (after Zhuo and Sim 2011), spread from the edges over what lies between. Null where everything is
 * as sharp as everything else.
 */
export const sharpnessOf = (colours: Colours, edges: Field): Field | null => {
  const { light } = colours;
  const { columns, rows } = light;
  const soft = boxMean(light, 1);
  const ratio = fieldOf(columns, rows, (x, y) => {
    const cell = y * columns + x;
    if (edges.values[cell]! < edge || x === 0 || y === 0 || x === columns - 1 || y === rows - 1) return 0;
    const slope = ({ values }: Field) =>
      Math.hypot(values[cell + 1]! - values[cell - 1]!, values[cell + columns]! - values[cell - columns]!);
    return Math.min(3, slope(light) / Math.max(0.004, slope(soft)));
  });
  const weight = mapped(ratio, (value, cell) => (value > 0 ? edges.values[cell]! : 0));
  const radius = Math.round(Math.max(columns, rows) / 11);
  const sums = boxMean(
    boxMean(
      mapped(ratio, (value, cell) => value * weight.values[cell]!),
      radius,
    ),
    radius,
  );
  const weights = boxMean(boxMean(weight, radius), radius);
  // Where there are no edges nothing is in focus; it takes a few to say otherwise.
  const spread = mapped(sums, (sum, cell) => (sum + 0.0006) / (weights.values[cell]! + 0.0006));
  const sorted = spread.values.filter((_, cell) => ratio.values[cell]! > 0).sort();
  if (sorted.length < spread.values.length * fewest) return null;
  const low = sorted[Math.floor(sorted.length * 0.05)]!;
  const high = sorted[Math.floor(sorted.length * 0.95)]!;
  if (high - low < told) return null;
  return mapped(spread, (value) => Math.min(1, Math.max(0, (value - low) / (high - low))));
};

/**
 * What a photographer put before the rest, 0 to 1, softly: what stands out from the border, what is in focus where not
 * everything is, what is in the middle, and people.
 */
export const foregroundOf = (salience: Field, sharpness: Field | null, bodies: Field, sky: Field): Field => {
  const { columns, rows } = salience;
  const radius = Math.round(Math.max(columns, rows) / 22);
  const blurred = boxMean(boxMean(salience, radius), radius);
  const below = blurred.values.filter((_, cell) => sky.values[cell] === 0).sort();
  const open = below.length < blurred.values.length;
  const at = (share: number) => below[Math.floor(below.length * share)] ?? 0;
  // Where all is as busy as everything else, nothing stands out.
  const plainly = Math.min(1, Math.max(0, (2.2 * (at(0.95) - at(0.5))) / Math.max(1e-6, at(0.95)) - 0.4));
  const standing = mapped(blurred, (value) => Math.min(1, value / Math.max(1e-6, at(0.98))) * plainly);
  // Under an open sky the middle of the picture is rather the distance.
  const central = open ? 0.12 : 0.3;
  const somebody = boxMean(bodies, Math.max(1, Math.round(radius / 3)));
  return mapped(standing, (value, cell) => {
    const x = ((cell % columns) + 0.5) / columns - 0.5;
    const y = (Math.floor(cell / columns) + 0.5) / rows - 0.5;
    const middle = Math.exp(-(x * x + y * y) * 7);
    const focus = sharpness?.values[cell] ?? null;
    const seen =
      focus === null
        ? (1 - central) * value + central * middle
        : 0.35 * value + 0.45 * focus + (2 / 3) * central * middle;
    return Math.max(seen, somebody.values[cell]!);
  });
};
