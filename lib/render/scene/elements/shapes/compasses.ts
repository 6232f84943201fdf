import { smoothstep, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { finish } from "./finish.ts";
import { clouding, darken, glass, metal, tint } from "./grain.ts";
import { moved, together } from "./placing.ts";
import { sculpt } from "./sculpture.ts";
import { ball, extruded, hoop, points, tube, turned, type Solid } from "./solid.ts";

/** A pocket compass: case, card with its rose, needle under glass, ring above. */
export function paintCompass(brush: Brush): void {
  paintCase(brush, "compass");
}

/** A pocket watch: strokes for the hours around the rim, two hands. */
export function paintPocketWatch(brush: Brush): void {
  paintCase(brush, "watch");
}

function paintCase(brush: Brush, kind: "compass" | "watch"): void {
  const { seed } = brush;
  const rose = kind === "compass";
  sculpt(
    brush,
    () => {
      const brass = metal(brush.colour ?? [198, 150, 68], seed, 0.2);
      const ink: Rgb = [44, 36, 32];
      const card = finish([238, 228, 204], {
        rough: 0.7,
        gloss: 0.15,
        surface: (s) => {
          const d = Math.hypot(s.x, s.z);
          const a = Math.atan2(s.x, s.z);
          darken(s, 0.92 + clouding(s.x * 6, 0, s.z * 6, seed) * 0.12);
          tint(s, ink, smoothstep(0.008, 0.004, Math.abs(d - 0.43)));
          tint(s, ink, smoothstep(0.005, 0.002, Math.abs(d - 0.36)));
          // Every fifth of the degrees around the rim, the four winds longer.
          const step = rose ? Math.PI / 18 : Math.PI / 30;
          const off = Math.abs(((a / step + 1000.5) % 1) - 0.5) * step * d;
          if (d > 0.38 && d < 0.43) tint(s, ink, smoothstep(0.008, 0.003, off));
          const points8 = (turn: number, long: number, tone: Rgb) => {
            const quarter = Math.PI / 2;
            const rel = (((a + turn) / quarter + 1000.5) % 1) - 0.5;
            const edge = (1 - d / long) * 0.16;
            if (d < long && Math.abs(rel) * quarter < edge) tint(s, rel > 0 ? tone : [214, 196, 158], 0.9);
          };
          if (!rose) {
            const twelfth = Math.abs(((a / (Math.PI / 6) + 1000.5) % 1) - 0.5) * (Math.PI / 6) * d;
            if (d > 0.28 && d < 0.38) tint(s, ink, smoothstep(0.02, 0.012, twelfth));
            return;
          }
          points8(Math.PI / 4, 0.22, [120, 96, 66]);
          points8(0, 0.34, [64, 50, 40]);
        },
      });
      const needle = (colour: Rgb, turn: number): Solid =>
        moved(
          extruded(
            finish(colour, { rough: 0.25, gloss: 0.8, metal: 0.3 }),
            points("-.035 0, .035 0, 0 .34"),
            0.014,
            0.004,
          ),
          {
            turn: [Math.PI / 2, turn, 0],
            at: [0, 0.12, 0],
          },
        );
      const hand = (long: number, wide: number, turn: number): Solid =>
        moved(
          extruded(
            finish(ink, { rough: 0.3, gloss: 0.7 }),
            [
              [-wide, -0.05],
              [wide, -0.05],
              [wide * 0.4, long],
              [-wide * 0.4, long],
            ],
            0.012,
            0.003,
          ),
          { turn: [Math.PI / 2, turn, 0], at: [0, 0.12, 0] },
        );
      const dish = [
        turned(
          brass,
          points("0 0, .46 0, .52 .02, .54 .06, .54 .13, .52 .16, .5 .165, .48 .155, .475 .09, .475 .09"),
          72,
          5,
        ),
        turned(card, points("0 .1, .2 .1, .475 .1, .476 .1"), 72, 3),
        ...(rose
          ? [needle([196, 40, 34], 0.5), needle([52, 60, 78], 0.5 + Math.PI)]
          : [hand(0.22, 0.022, 2.2), hand(0.33, 0.014, -1.1)]),
        moved(ball(brass, 0.03), { at: [0, 0.125, 0], stretch: [1, 0.7, 1] }),
        turned(glass([240, 248, 250]), points("0 .16, .3 .158, .478 .15"), 48, 3),
        moved(tube(brass, hoop(0.1, 1, 16), 0.018, { closed: true, sides: 10, steps: 2 }), {
          at: [0, 0.08, -0.68],
          turn: [1.45, 0, 0],
        }),
        moved(turned(brass, points("0 0, .05 0, .05 .06, .035 .08, 0 .08"), 24, 2), {
          at: [0, 0.08, -0.52],
          turn: [-1.57, 0, 0],
        }),
      ];
      // It stands up, so that its face is seen, its ring on top.
      return together(dish, { turn: [0.8, 0.3, 0], at: [0, 0.43, 0] });
    },
    { pitch: 0.4, turn: 0.12 },
  );
}
