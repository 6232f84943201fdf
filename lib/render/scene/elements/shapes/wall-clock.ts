import { rgb, smoothstep, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { finish, type Finish } from "./finish.ts";
import { darken, glass, metal, speckle, tint, wood } from "./grain.ts";
import { moved, together } from "./placing.ts";
import { sculpt } from "./sculpture.ts";
import { ball, places, points, tube, turned, type Solid } from "./solid.ts";

export function paintClock(brush: Brush): void {
  const { seed, phase } = brush;
  const { variants } = brush;
  const alarm = variants.has("alarm");
  sculpt(
    brush,
    () => {
      const rim = alarm
        ? metal(brush.colour ?? [196, 84, 62], seed, 0.2)
        : wood(brush.colour ?? rgb("#7c4b2a"), seed, "y", 1.6, { gloss: 0.7, rough: 0.3 });
      const brass = metal([218, 178, 100], seed, 0.18);
      const face = finish([246, 240, 224], {
        rough: 0.6,
        gloss: 0.2,
        surface: (s) => {
          const r = Math.hypot(s.x, s.z);
          const a = (Math.atan2(s.x, -s.z) / (Math.PI * 2) + 1) * 60;
          const minute = Math.abs(a - Math.round(a));
          const hour = Math.round(a) % 5 === 0;
          const ink: Rgb = [44, 36, 32];
          if (hour && r > 0.305 && r < 0.365 && minute < (Math.round(a) % 15 === 0 ? 0.26 : 0.16)) tint(s, ink);
          else if (r > 0.35 && r < 0.365 && minute < 0.06) tint(s, ink);
          tint(s, [186, 158, 112], smoothstep(0.3, 0.42, r) * 0.35);
          darken(s, 0.97 + speckle(s.x * 40, 0, s.z * 40, seed) * 0.05);
        },
      });
      const dark = finish([34, 30, 30], { rough: 0.4, gloss: 0.5 });
      const hand = (turn: number, length: number, width: number, z: number, of: Finish): Solid =>
        moved(
          tube(
            of,
            [
              [0, -length * 0.18, 0],
              [0, length * 0.5, 0],
              [0, length, 0],
            ],
            (t) => width * (1 - t * 0.6),
            { sides: 8 },
          ),
          { turn: [0, 0, -turn], at: [0, 0.5, z], stretch: [1, 1, 0.5] },
        );
      const stand = (solid: Solid): Solid => moved(solid, { turn: [Math.PI / 2, 0, 0], at: [0, 0.5, 0] });
      const parts = [
        stand(
          turned(
            rim,
            points("0 -.06, .44 -.06, .47 -.04, .485 0, .48 .05, .45 .075, .425 .07, .41 .045, .405 .03"),
            80,
            4,
          ),
        ),
        stand(turned(brass, points(".412 .03, .418 .045, .404 .05, .398 .034"), 72, 3)),
        stand(turned(face, points("0 .03, .2 .03, .405 .03"), 64, 2)),
        hand(5.24, 0.22, 0.018, 0.05, dark),
        hand(0.9, 0.33, 0.013, 0.056, dark),
        moved(ball(brass, 0.022), { at: [0, 0.5, 0.062], stretch: [1, 1, 0.5] }),
        stand(turned(glass([240, 244, 246]), points("0 .095, .2 .085, .36 .06, .41 .045"), 56, 4)),
      ];
      if (!alarm) return parts;
      const raised = together(parts, { stretch: [0.8, 0.8, 1.1], at: [0, 0.03, 0] });
      for (const s of [-1, 1]) {
        raised.push(
          ...together(
            [
              turned(brass, points("0 .1, .06 .09, .12 .04, .13 0, .12 0"), 36, 5),
              tube(brass, places("0 -.06 0, 0 .12 0"), 0.014),
              moved(ball(brass, 0.022), { at: [0, 0.12, 0] }),
            ],
            { turn: [0, 0, -s * 0.5], at: [s * 0.22, 0.84, 0] },
          ),
        );
        raised.push(
          tube(
            brass,
            [
              [s * 0.24, 0.14, 0],
              [s * 0.3, 0, 0.05],
            ],
            0.024,
            { steps: 2 },
          ),
        );
      }
      raised.push(tube(brass, places("-.16 .98 0, 0 1.02 0, .16 .98 0"), 0.012));
      return raised;
    },
    { pitch: 0.1, turn: -0.28, keep: "clock" },
  );
  const sweep = Math.round(phase * 24) * 0.1047;
  const k = alarm ? 0.8 : 1;
  sculpt(
    brush,
    () => [
      moved(
        tube(finish([178, 34, 28], { rough: 0.4 }), places("0 -.07 0, 0 .16 0, 0 .33 0"), (t) => 0.005 - t * 0.003, {
          sides: 6,
        }),
        { turn: [0, 0, -sweep], stretch: [k, k, 1], at: [0, alarm ? 0.43 : 0.5, alarm ? 0.075 : 0.066] },
      ),
    ],
    { pitch: 0.1, turn: -0.28, quick: true },
  );
}
