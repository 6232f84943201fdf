import type { Box } from "#lib/contract/picture.ts";
import { coloursOf, edgesOf } from "./colours.ts";
import { boxMean, fieldOf, guidedBy, mapped, type Field, type Pixels } from "./field.ts";
import { isFlatGraphic } from "./flatness.ts";
import { bodiesOf, foregroundOf, sharpnessOf } from "./nearness.ts";
import { salienceOf } from "./salience.ts";
import { horizonOf, skyOf } from "./sky.ts";
import { thingsOf, type Things } from "./things.ts";

/** Longer side of the picture that depth is read from: shapes are told by then, texture is gone. */
export const reliefSide_px = 192;

/** How near what a picture shows is, read from its one view. */
export interface Relief {
  /** Flat as it is (a page, a logo, a chart): nothing in it may move against anything else. */
  flat: boolean;
  /** Nearness of the ground and of what is behind the things, 0 at the far end to 1 at the lens; changes smoothly. */
  ground: Field;
  /** Nearness of the things that can be cut out; where there is none, of the ones beside it. */
  front: Field;
  /** Share of each cell that belongs to such a thing, 0 or 1. */
  cover: Field;
  sky: Field;
  things: Things["list"];
  /** What stands before the rest, 0 to 1, softly. */
  foreground: Field;
}

/** Nearness of the ground at the picture's foot, and of what stands before the rest. */
const foot = 0.75;
const standing = 0.72;

/**
 * Reads depth from one picture: the sky is far, the ground rises towards the lens from the horizon down, what stands out,
 * is in focus or has a head comes forward. What is cleanly outlined before a calm ground is a thing of its own; it stands
 * upright where its foot meets the ground. `heads` in shares of the picture. Pure: the same pixels give the same relief.
 */
export const reliefOf = (pixels: Pixels, heads: readonly Box[]): Relief => {
  const { width: columns, height: rows } = pixels;
  const none = fieldOf(columns, rows, () => 0);
  const colours = coloursOf(pixels);
  const salience = salienceOf(colours);
  const bodies = bodiesOf(heads, columns, rows);
  if (heads.length === 0 && isFlatGraphic(pixels))
    // One plane, as near as can be.
    return {
      flat: true,
      ground: mapped(none, () => 1),
      front: none,
      cover: none,
      sky: none,
      things: [],
      foreground: salience,
    };
  const edges = edgesOf(colours);
  const sky = skyOf(colours, edges);
  const horizon = horizonOf(sky);
  const things = thingsOf(colours, edges);
  const foreground = foregroundOf(salience, sharpnessOf(colours, edges), bodies, sky);
  const plain = groundAt(horizon);
  const lying = (cell: number) => plain((Math.floor(cell / columns) + 0.5) / rows) * foot;
  const bare = mapped(foreground, (value, cell) => {
    if (sky.values[cell] === 1) return 0;
    // What is cut out leaves its ground behind; all else takes the ground with it, the more upright the surer it stands.
    const upright = things.list.length > 0 ? 0 : Math.min(1, value ** 1.5 * 1.2);
    return lying(cell) + (Math.max(standing, lying(cell)) - lying(cell)) * upright;
  });
  const longer = Math.max(columns, rows);
  const edged = guidedBy(colours.light, bare, Math.round(longer / 14), 0.01);
  const ground = mapped(boxMean(boxMean(edged, Math.round(longer / 40)), Math.round(longer / 40)), clamp01);
  const near = things.list.map(({ cells, box }) => {
    const under = cells.reduce((sum, cell) => sum + ground.values[cell]!, 0) / cells.length;
    return Math.min(0.92, Math.max(plain(Math.min(1, box.y + box.height)) * foot, under + 0.22, 0.4));
  });
  return {
    flat: false,
    ground,
    front: frontOf(things, near, columns, rows),
    cover: fieldOf(columns, rows, (x, y) => (things.of[y * columns + x]! > 0 ? 1 : 0)),
    sky,
    things: things.list,
    foreground,
  };
};

const clamp01 = (value: number) => Math.min(1, Math.max(0, value));

/** Nearness of the ground by the row it is seen on: on a plane the inverse of the distance grows evenly from the horizon. */
const groundAt = (horizon: number | null): ((y: number) => number) => {
  // Over a low horizon too the rise is a long one: what stands upright would be bent by a short one.
  const from = Math.min(0.42, horizon ?? 0.25);
  const far = horizon === null ? 0.14 : 0.06;
  return (y) => far + (1 - far) * Math.max(0, (y - from) / (1 - from));
};

/** Each thing's nearness, carried on beyond its outline to the nearest thing's. */
const frontOf = (things: Things, near: readonly number[], columns: number, rows: number): Field => {
  const values = new Float32Array(columns * rows).fill(-1);
  const reached = new Int32Array(values.length);
  let count = 0;
  things.of.forEach((thing, cell) => {
    if (thing === 0) return;
    values[cell] = near[thing - 1]!;
    reached[count++] = cell;
  });
  const reach = (cell: number, from: number) => {
    if (values[cell] !== -1) return;
    values[cell] = values[from]!;
    reached[count++] = cell;
  };
  for (let next = 0; next < count; next++) {
    const cell = reached[next]!;
    const x = cell % columns;
    if (x > 0) reach(cell - 1, cell);
    if (x < columns - 1) reach(cell + 1, cell);
    if (cell >= columns) reach(cell - columns, cell);
    if (cell < columns * (rows - 1)) reach(cell + columns, cell);
  }
  return { columns, rows, values: values.map((value) => Math.max(0, value)) };
};
