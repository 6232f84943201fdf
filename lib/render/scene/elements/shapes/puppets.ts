import type { Variants } from "#lib/elements/variants.ts";
import { mix, rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { finish } from "./finish.ts";
import { cloth, wood } from "./grain.ts";
import { moved } from "./placing.ts";
import { sculpt } from "./sculpture.ts";
import { ball, points, tube, turned, type Solid, type Vec } from "./solid.ts";

/** Toys in the shape of somebody. */
export const isPuppet = (variants: Variants): boolean => variants.has("puppet") && !variants.has("teddy");

/** A jointed wooden doll that sits: turned head and body, limbs with a ball at every joint, a jacket and a cap. */
export function paintPuppet(brush: Brush): void {
  const { seed } = brush;
  sculpt(
    brush,
    () => {
      const limewood = wood(rgb("#d2a56e"), seed, "y", 1.6);
      const dark = wood(rgb("#9a6a3c"), seed + 3, "y", 1.6);
      const coat = cloth(brush.colour ?? mix(rgb("#b0352c"), brush.light.accent, 0.25), seed, 90);
      const paint = finish([40, 30, 26], { rough: 0.25, gloss: 0.8 });
      const blush = finish([206, 96, 78], { rough: 0.5, gloss: 0.3 });
      const limb = (from: Vec, knee: Vec, to: Vec, thick: number): Solid[] => [
        tube(limewood, [from, knee], thick, { sides: 16, steps: 2 }),
        tube(limewood, [knee, to], (t) => thick * (0.95 - t * 0.2), { sides: 16, steps: 4 }),
        moved(ball(dark, thick * 1.18), { at: knee }),
        moved(ball(dark, thick * 1.1), { at: from }),
      ];
      const parts: Solid[] = [
        turned(coat, points("0 .1, .14 .1, .17 .14, .155 .28, .16 .4, .13 .48, .06 .51, 0 .52"), 48, 5),
        turned(limewood, points("0 .49, .05 .5, .05 .56, 0 .58"), 24, 3),
        moved(ball(limewood, 0.155), { at: [0, 0.7, 0], stretch: [0.95, 1.06, 0.95] }),
        // A long peg for a nose, eyes, cheeks, the cut of a jaw.
        tube(
          dark,
          [
            [0, 0.695, 0.13],
            [0, 0.7, 0.24],
          ],
          (t) => 0.026 - t * 0.012,
          { sides: 12, steps: 3 },
        ),
        tube(
          paint,
          [
            [-0.05, 0.628, 0.128],
            [0, 0.618, 0.142],
            [0.05, 0.628, 0.128],
          ],
          0.006,
        ),
        turned(coat, points(".155 .77, .16 .8, .12 .88, .03 .965, 0 .97"), 40, 5),
        moved(ball(finish([244, 236, 214], { rough: 0.9, soft: 0.4 }), 0.04), { at: [0, 0.985, 0] }),
      ];
      for (const s of [-1, 1]) {
        parts.push(
          moved(ball(finish([250, 248, 240], { rough: 0.2, gloss: 0.8 }), 0.026), {
            at: [s * 0.058, 0.735, 0.126],
            stretch: [1, 1.2, 0.5],
          }),
          moved(ball(paint, 0.013), { at: [s * 0.058, 0.735, 0.142], stretch: [1, 1.2, 0.6] }),
          moved(ball(blush, 0.03), { at: [s * 0.09, 0.672, 0.11], stretch: [1, 0.8, 0.35] }),
          ...limb([s * 0.165, 0.45, 0], [s * 0.25, 0.29, 0.05], [s * 0.2, 0.13, 0.16], 0.036),
          moved(ball(limewood, 0.045), { at: [s * 0.2, 0.11, 0.18], stretch: [0.8, 0.7, 1.2] }),
          ...limb([s * 0.09, 0.11, 0.06], [s * 0.13, 0.15, 0.32], [s * 0.15, 0.07, 0.52], 0.044),
          moved(ball(paint, 0.06), { at: [s * 0.155, 0.075, 0.57], stretch: [0.8, 1.25, 0.8] }),
        );
      }
      for (const y of [0.2, 0.29, 0.38])
        parts.push(
          moved(ball(finish([226, 190, 96], { rough: 0.25, metal: 1, gloss: 1 }), 0.015), { at: [0, y, 0.158] }),
        );
      return parts;
    },
    { pitch: 0.16, turn: 0.4 },
  );
}
