import type { Print } from "#lib/contract/looks.ts";
import { mix, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { foldColour, lit, on, type Lamp, type Tube } from "./figure-tube.ts";
import { line, oval, poly, type Point } from "./strokes.ts";

/** What is on a cloth beside its colour: what is printed on it, and whether it is torn. */
export interface Printed {
  print: Print | null;
  torn: boolean;
}

/** Parts of an outfit whose cloth may be printed. */
export const printedParts = ["top", "legs", "skirt", "apron", "wrap", "scarf"] as const;
export type PrintedPart = (typeof printedParts)[number];

export const unprinted: Printed = { print: null, torn: false };

type Ctx = CanvasRenderingContext2D;
const blossoms: readonly Rgb[] = [
  [226, 92, 96],
  [240, 196, 84],
  [236, 226, 214],
  [148, 108, 176],
];

/** How bright the tufts of a fur are against each other. */
const tufts = [0.62, 1.28, 0.8, 1.1] as const;

const luma = ([r, g, b]: Rgb): number => r * 0.3 + g * 0.59 + b * 0.11;
/** Ink that stands out from a cloth. */
const inkOn = (cloth: Rgb): Rgb =>
  luma(cloth) > 128 ? mix(scale(cloth, 0.34), [26, 34, 74], 0.3) : mix(cloth, [246, 240, 226], 0.82);

const middle = (edge: readonly Point[]): Point => edge[Math.floor(edge.length / 2)]!;
const apart = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);
const across = [0, 0.25, 0.5, 0.75, 1] as const;

/** A strip around a tube from one height of it to another, sagging as what is round does. */
function strip(ctx: Ctx, tube: Tube, from: number, to: number, colour: Rgb, sag: number): void {
  const edge = (down: number) =>
    across.map((share): Point => {
      const [x, y] = on(tube, share, down);
      return [x, y + sag * Math.sin(Math.PI * share)];
    });
  poly(ctx, colour, [...edge(from), ...edge(to).toReversed()]);
}

/** A blossom of five petals. */
function blossom(ctx: Ctx, [x, y]: Point, radius: number, petal: Rgb, heart: Rgb): void {
  for (let i = 0; i < 5; i++) {
    const turn = (i / 5) * Math.PI * 2 - 1.57;
    oval(
      ctx,
      petal,
      x + Math.cos(turn) * radius * 0.62,
      y + Math.sin(turn) * radius * 0.62,
      radius * 0.46,
      radius * 0.46,
    );
  }
  oval(ctx, heart, x, y, radius * 0.34, radius * 0.34);
}

/** Prints the cloth of a tube and tears it; lengths are heights of the person. */
export function printCloth(ctx: Ctx, tube: Tube, { print, torn }: Printed, cloth: Rgb, lamp: Lamp): void {
  const length = apart(tube.left[0]!, tube.left.at(-1)!);
  const width = apart(middle(tube.left), middle(tube.right));
  const sag = Math.min(0.012, width * 0.09);
  const ink = lit(lamp, inkOn(cloth));
  const rows = Math.max(2, Math.round(length / 0.042));
  const columns = Math.max(2, Math.round(width / 0.04));
  /** Places in rows that are set off against each other. */
  const scattered = (draw: (at: Point, index: number) => void) => {
    for (let row = 0; row < rows; row++)
      for (let column = 0; column <= columns; column++) {
        const share = (column + (row % 2) * 0.5) / (columns + 0.5);
        if (share > 0.06 && share < 0.94) draw(on(tube, share, (row + 0.5) / rows), row * 7 + column * 3);
      }
  };
  switch (print) {
    case "stripes":
      for (let row = 0; row < rows; row++) strip(ctx, tube, (row + 0.3) / rows, (row + 0.72) / rows, ink, sag);
      break;
    case "checks":
      ctx.globalAlpha = 0.55;
      for (let row = 0; row < rows; row++) strip(ctx, tube, (row + 0.3) / rows, (row + 0.66) / rows, ink, sag);
      for (let column = 0; column < columns; column++) {
        const share = (column + 0.5) / columns;
        line(ctx, ink, width / columns / 3, [on(tube, share, 0.02), on(tube, share, 0.5), on(tube, share, 0.98)], 0.55);
      }
      ctx.globalAlpha = 1;
      break;
    case "dots":
      scattered((at) => oval(ctx, ink, ...at, 0.0088, 0.0088));
      break;
    case "flowers":
      scattered((at, index) =>
        blossom(ctx, at, 0.0155, lit(lamp, blossoms[index % blossoms.length]!), lit(lamp, [250, 214, 96])),
      );
      break;
    case "fur":
      scattered(([x, y], index) =>
        line(ctx, lit(lamp, scale(cloth, tufts[index % tufts.length]!)), 0.011, [
          [x - 0.004, y - 0.02],
          [x + 0.004 * ((index % 3) - 1), y],
          [x + 0.009 * ((index % 3) - 1), y + 0.02],
        ]),
      );
      break;
    case null:
      break;
  }
  if (torn) tear(ctx, tube, lit(lamp, foldColour(scale(cloth, 0.7))), width);
}

/** Jagged rents in a cloth, the lowest of them in its hem. */
function tear(ctx: Ctx, tube: Tube, gap: Rgb, width: number): void {
  const rents = [
    [0.3, 0.34],
    [0.68, 0.58],
    [0.22, 0.82],
    [0.5, 1],
    [0.8, 1],
  ] as const;
  const size = Math.min(0.034, width * 0.2);
  for (const [share, down] of rents) {
    const [x, y] = on(tube, share, down);
    poly(ctx, gap, [
      [x - size * 0.5, y + size * 0.1],
      [x - size * 0.16, y - size * 1.2],
      [x + size * 0.06, y - size * 0.5],
      [x + size * 0.4, y - size * 1.05],
      [x + size * 0.52, y + size * 0.16],
      [x + size * 0.12, y + size * 0.5],
    ]);
  }
}
