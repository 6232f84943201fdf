import { createCanvas } from "@napi-rs/canvas";
import { elementRows } from "#lib/elements/element-rows.ts";
import type { CanvasFactory } from "#lib/render/scene/canvas.ts";
import { elementOf } from "#lib/render/scene/elements/element-catalog.ts";
import { examplePlan } from "#lib/render/scene/example-plan.ts";
import { gradeOf } from "#lib/render/scene/grade.ts";
import { lightOf } from "#lib/render/scene/light.ts";
import { paint } from "#lib/render/scene/plate.ts";

/** What is kept of an element's picture, so that a change of it is seen and accepted. */
export interface Seen {
  /** Perceptual hash: 16 hexadecimal digits, a bit for each step of brightness from left to right. */
  hash: string;
  /** Share of its box that is painted. */
  painted: number;
  /** Sides of its box that it touches along more than a tenth: what lies beyond is cut off. */
  cut: readonly string[];
}

const side_px = 72;
const [columns, rows] = [9, 8];
const light = lightOf(examplePlan, 0, "outdoor");
const grade = gradeOf(examplePlan.color_intent);

/** Paints an element small, alone, as it is without anything told of it, and looks at the picture. */
export function seen(id: string): Seen {
  const element = elementOf(id);
  const { box } = element;
  const px_per_unit = side_px / Math.max(box.right - box.left, box.bottom - box.top);
  const { canvas } = paint(createCanvas as unknown as CanvasFactory, {
    element,
    noun: "",
    look: "",
    label: "",
    motion: "idle",
    facing: "right",
    colour: null,
    seed: 3,
    phase: 0.2,
    window: box,
    px_per_unit,
    haze: 0,
    blur_px: 0,
    light,
    grade,
    repeats: false,
    shadow: false,
  });
  const { width, height } = canvas;
  const small = createCanvas(columns, rows);
  const page = small.getContext("2d");
  page.fillStyle = "#808080";
  page.fillRect(0, 0, columns, rows);
  page.drawImage(canvas as unknown as Parameters<typeof page.drawImage>[0], 0, 0, columns, rows);
  const { data } = page.getImageData(0, 0, columns, rows);
  const bright = (x: number, y: number) => {
    const at = (y * columns + x) * 4;
    return data[at]! * 0.3 + data[at + 1]! * 0.59 + data[at + 2]! * 0.11;
  };
  let bits = 0n;
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns - 1; x++) bits = bits * 2n + (bright(x + 1, y) > bright(x, y) ? 1n : 0n);
  const pixels = (canvas as unknown as ReturnType<typeof createCanvas>)
    .getContext("2d")
    .getImageData(0, 0, width, height).data;
  const solid = (x: number, y: number) => pixels[(y * width + x) * 4 + 3]! > 100;
  const along = (count: number, at: (step: number) => boolean) =>
    Array.from({ length: count }, (_, step) => at(step)).filter(Boolean).length / count;
  const edges = {
    left: along(height, (y) => solid(0, y)),
    right: along(height, (y) => solid(width - 1, y)),
    top: along(width, (x) => solid(x, 0)),
  };
  return {
    hash: bits.toString(16).padStart(16, "0"),
    painted: along(width * height, (step) => pixels[step * 4 + 3]! > 100),
    // Only what stands alone has edges: a land, a street and a room run on.
    cut: Object.entries(edges).flatMap(([edge, share]) => (share > 0.1 && element.form === "figure" ? [edge] : [])),
  };
}

/** Bits in which two hashes differ, of 64. */
export const apart = (one: string, other: string): number =>
  (BigInt(`0x${one}`) ^ BigInt(`0x${other}`)).toString(2).replaceAll("0", "").length;

/** Every element as it is seen now. */
export const sheet = (): Record<string, Seen> => Object.fromEntries(elementRows.map(({ id }) => [id, seen(id)]));

/** What somebody has looked at and found right: `data/elements/accepted.json`. */
export interface Accepted {
  hashes: Readonly<Record<string, string>>;
  /** Elements that are meant to run out of their box, and those whose surface is painted elsewhere. */
  cut: readonly string[];
  empty: readonly string[];
  /** Pairs of a kind that look alike at this size. */
  alike: readonly (readonly string[])[];
}

/** Bits that may differ without anybody having changed the picture: another processor rounds otherwise. */
const unchanged = 9;
const nearlyEqual = 3;
const leastPainted = 0.01;

/** What is wrong with elements of one kind: changed, new, empty, cut off, or hardly to be told from another. */
export function faultsOf(pictures: Readonly<Record<string, Seen>>, accepted: Accepted): string[] {
  const all = Object.entries(pictures);
  const own = all.flatMap(([id, { hash, painted, cut }]) => {
    const known = accepted.hashes[id];
    if (painted < leastPainted && !accepted.empty.includes(id)) return [`${id} is empty`];
    if (cut.length > 0 && !accepted.cut.includes(id)) return [`${id} is cut off at its ${cut.join(" and ")}`];
    if (known === undefined) return [`${id} is new: look at it and accept it`];
    return apart(known, hash) > unchanged ? [`${id} looks otherwise: look at it and accept it`] : [];
  });
  const pairs = all.flatMap(([id, { hash, painted }], at) =>
    all.slice(at + 1).flatMap(([other, its]) => {
      const isKnown = accepted.alike.some((pair) => pair.includes(id) && pair.includes(other));
      const isBlank = painted < leastPainted || its.painted < leastPainted;
      return !isKnown && !isBlank && apart(hash, its.hash) <= nearlyEqual ? [`${id} is nearly equal to ${other}`] : [];
    }),
  );
  return [...own, ...pairs];
}
