import { printCloth, type Printed } from "./cloth-print.ts";
import type { Easel } from "./figure-limbs.ts";
import { flat } from "./figure-space.ts";
import { along, between, crease, fillTube, foldColour, lit, on, tubeAlong } from "./figure-tube.ts";
import { line, type Point } from "./strokes.ts";
import type { Rgb } from "#lib/render/scene/colour.ts";

/** Cloth around the shoulders and whatever is worn: a shawl down to the belly, a blanket down to the knees. */
export interface Wrap {
  colour: Rgb;
  /** How far it hangs below the neck, as a height of the person. */
  length: number;
  fringe: boolean;
}

const rows = 9;

/** A shawl or a blanket over trunk and upper arms; hands come out below it. */
export function drawWrap({ ctx, figure, body, lamp }: Easel, { colour, length, fringe }: Wrap, printed: Printed): void {
  const [neck, chest, pelvis] = [figure.neck, figure.chest, figure.pelvis].map(flat) as [Point, Point, Point];
  const trunk = Math.hypot(pelvis[0] - neck[0], pelvis[1] - neck[1]) || 1e-4;
  const centre = Array.from({ length: rows }, (_, row): Point => {
    const down = (row / (rows - 1)) * length - 0.008;
    if (down < trunk) {
      const share = Math.max(0, down / trunk);
      return share < 0.4 ? between(neck, chest, share / 0.4) : between(chest, pelvis, (share - 0.4) / 0.6);
    }
    return [pelvis[0], pelvis[1] + down - trunk];
  });
  const across = Math.abs(Math.sin(figure.chest_yaw));
  const shoulder = body.shoulder * (0.35 + 0.65 * across) + body.chest[1] * (1 - across) + 0.014;
  const tube = tubeAlong(centre, (t) => {
    const half = along([body.neck + 0.014, shoulder * 1.05, shoulder * 1.36, shoulder * 1.48, shoulder * 1.44], t);
    return [half, half];
  });
  fillTube(ctx, tube, colour, lamp);
  printCloth(ctx, tube, printed, colour, lamp);
  const dark = lit(lamp, foldColour(colour));
  const front = 0.5 + 0.3 * Math.cos(figure.chest_yaw);
  // One side lies over the other; its edge falls from the throat.
  crease(ctx, dark, [on(tube, 0.5, 0.02), on(tube, front - 0.04, 0.45), on(tube, front + 0.1, 0.99)], 0.012, 0.8);
  crease(ctx, dark, [on(tube, 0.8, 0.06), on(tube, 0.62, 0.2), on(tube, 0.36, 0.3)], 0.01, 0.5);
  for (const share of [0.14, 0.32, 0.7, 0.87])
    crease(
      ctx,
      dark,
      [on(tube, 0.5 + (share - 0.5) * 0.5, 0.16), on(tube, share, 0.6), on(tube, share + 0.02, 0.99)],
      0.01,
      0.36,
    );
  if (!fringe) return;
  for (let i = 0; i <= 18; i++) {
    const [x, y] = on(tube, i / 18, 0.995);
    line(ctx, lit(lamp, colour), 0.004, [
      [x, y - 0.002],
      [x + Math.sin(i * 2.3) * 0.003, y + 0.022],
    ]);
  }
}
