import { mix, rgb, smoothstep, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { finish, type Finish } from "./finish.ts";
import { bump, clouding, darken, metal, speckle, tint, wood } from "./grain.ts";
import { moved, together } from "./placing.ts";
import { sculpt } from "./sculpture.ts";
import { curve, extruded, places, points, sheet, tube, turned, type Solid } from "./solid.ts";

export function paintPencil(brush: Brush): void {
  const { seed } = brush;
  const { variants } = brush;
  const pen = variants.has("fountain_pen");
  sculpt(
    brush,
    () => {
      if (pen) {
        const resin = finish(brush.colour ?? [18, 22, 44], {
          rough: 0.06,
          gloss: 1,
          surface: (s) =>
            tint(s, [60, 74, 130], smoothstep(0.55, 0.8, clouding(s.x * 14, s.y * 8, s.z * 14, seed)) * 0.5),
        });
        const gold = metal([228, 182, 92], seed, 0.14);
        return together(
          [
            sheet(gold, 12, 16, (u, v) => [
              (u - 0.5) * 0.075 * (1 - v) ** 0.7,
              0.16 - v * 0.16,
              0.03 - (u - 0.5) ** 2 * 0.05 * (1 - v),
            ]),
            turned(
              resin,
              points("0 .1, .026 .1, .03 .14, .04 .26, .04 .26, .052 .27, .056 .5, .056 .8, .05 .92, .03 .99, 0 1"),
              36,
              4,
            ),
            ...[0.27, 0.52].map((y) =>
              turned(
                gold,
                [
                  [0.05, y - 0.012],
                  [0.06, y - 0.006],
                  [0.06, y + 0.006],
                  [0.05, y + 0.012],
                ],
                32,
                2,
              ),
            ),
            tube(gold, places("0 .9 .05, 0 .88 .075, 0 .7 .072, 0 .58 .064"), (t) => 0.009 + t * 0.004),
          ],
          { turn: [0, 0, -0.6], at: [-0.3, 0.02, 0] },
        );
      }
      const tone = brush.colour ?? rgb("#e0a526");
      const hex = (r: number): [number, number][] =>
        Array.from({ length: 6 }, (_, i) => [Math.cos((i * Math.PI) / 3) * r, Math.sin((i * Math.PI) / 3) * r]);
      const bare = wood(rgb("#dcb583"), seed, "y", 2);
      const tip: Finish = {
        ...bare,
        surface: (s) => {
          const zig = 0.2 + 0.012 * Math.abs(Math.sin(Math.atan2(s.z, s.x) * 3));
          if (s.y > zig) {
            tint(s, tone);
            s.gloss = 0.7;
          } else if (s.y < 0.06) {
            tint(s, [40, 40, 46]);
            s.rough = 0.3;
            s.gloss = 0.6;
          } else bare.surface?.(s);
        },
      };
      const body = moved(extruded(finish(tone, { rough: 0.2, gloss: 0.8 }), hex(0.057), 0.66, 0.004), {
        turn: [Math.PI / 2, 0, 0],
        at: [0, 0.54, 0],
      });
      return together(
        [
          turned(tip, points("0 0, .008 .01, .018 .06, .054 .215"), 24, 3),
          body,
          turned(
            metal([206, 196, 160], seed, 0.2),
            points(".056 .86, .062 .868, .056 .876, .062 .884, .056 .892, .06 .91, .058 .92"),
            32,
            2,
          ),
          turned(
            finish([216, 120, 116], { rough: 0.85, soft: 0.3 }),
            points(".056 .92, .056 .98, .045 1, 0 1.005"),
            32,
            3,
          ),
        ],
        { turn: [0, 0, -0.6], at: [-0.3, 0.02, 0] },
      );
    },
    { pitch: 0.15, turn: -0.2 },
  );
}

export function paintPaintbrush(brush: Brush): void {
  const { seed, random } = brush;
  const tone = brush.colour ?? mix(brush.light.accent, [30, 90, 190], 0.4);
  sculpt(
    brush,
    () => {
      const wet = finish(tone, {
        rough: 0.12,
        gloss: 1,
        surface: (s) => bump(s, (x, y, z) => speckle(x * 90, y * 8, z * 90, seed), 0.008, 0.005),
      });
      const hair = finish(rgb("#7b4c2a"), {
        rough: 0.5,
        gloss: 0.5,
        surface: (s) => {
          darken(s, 0.6 + speckle(s.x * 160, s.y * 6, s.z * 160, seed) * 0.7);
          tint(s, tone, smoothstep(0.2, 0.12, s.y + 0.03 * speckle(s.x * 60, 0, s.z * 60, seed)));
        },
      });
      const parts = together(
        [
          turned(hair, points("0 0, .012 .02, .034 .08, .05 .16, .045 .25, .04 .27"), 36, 5),
          turned(wet, points("0 -.012, .016 .012, .038 .075, .05 .13, .04 .14"), 36, 4),
          turned(
            metal([214, 206, 186], seed, 0.16),
            points(".042 .25, .046 .26, .046 .29, .05 .295, .046 .3, .042 .44"),
            36,
            2,
          ),
          turned(
            wood(rgb("#8c2f25"), seed, "y", 1.4, { gloss: 0.9, rough: 0.12 }),
            points(".036 .43, .046 .5, .05 .58, .036 .75, .02 .92, .014 .99, 0 1"),
            32,
            5,
          ),
        ],
        { turn: [0, 0, -0.62], at: [-0.28, 0.06, 0.05] },
      );
      const puddle = (x: number, z: number, r: number, c: Rgb): Solid =>
        moved(
          turned(
            finish(c, { rough: 0.06, gloss: 1, soft: 0.1 }),
            Array.from({ length: 8 }, (_, i): [number, number] => [
              r * Math.sin((i / 7) * Math.PI * 0.5),
              r * 0.28 * Math.cos((i / 7) * Math.PI * 0.5),
            ]),
            32,
            2,
          ),
          { at: [x, 0.035, z], stretch: [1 + random() * 0.4, 1, 0.8 + random() * 0.3] },
        );
      return [
        moved(
          extruded(
            wood(rgb("#b98a54"), seed, "x", 1.3, { gloss: 0.6 }),
            curve(
              points(
                "-.62 -.1, -.5 .28, -.1 .42, .38 .36, .62 .1, .56 -.2, .3 -.28, .2 -.14, .06 -.16, .04 -.34, -.3 -.38",
              ),
              6,
              true,
            ),
            0.035,
            0.012,
          ),
          { turn: [-Math.PI / 2, 0, 0], at: [0.05, 0.018, 0] },
        ),
        puddle(-0.28, 0.04, 0.13, tone),
        puddle(0.02, -0.26, 0.1, [236, 190, 44]),
        puddle(0.3, -0.2, 0.11, [190, 40, 40]),
        puddle(-0.26, -0.22, 0.09, [240, 236, 226]),
        puddle(0.48, 0.02, 0.09, [46, 120, 72]),
        ...parts,
      ];
    },
    { pitch: 0.5, turn: -0.1 },
  );
}
