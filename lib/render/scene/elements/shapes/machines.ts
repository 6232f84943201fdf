import { mix, rgb, smoothstep } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { finish, type Finish } from "./finish.ts";
import { clouding, cloth, darken, metal, paper, speckle, tint, wood } from "./grain.ts";
import { moved, together } from "./placing.ts";
import { sculpt } from "./sculpture.ts";
import { curve, extruded, places, points, sheet, slab, tube, turned, type Solid } from "./solid.ts";
import { wornSteel } from "./tools.ts";

export function paintTypewriter(brush: Brush): void {
  const { seed } = brush;
  sculpt(
    brush,
    () => {
      const enamel = finish(brush.colour ?? rgb("#2f4a4a"), {
        rough: 0.2,
        gloss: 0.85,
        surface: (s) => darken(s, 0.92 + clouding(s.x * 5, s.y * 5, s.z * 5, seed) * 0.16),
      });
      const chrome = metal([208, 208, 212], seed, 0.16);
      const rubber = finish([26, 25, 27], { rough: 0.7, gloss: 0.2 });
      const key = finish([238, 230, 212], {
        rough: 0.25,
        gloss: 0.7,
        surface: (s) => {
          if (Math.hypot(s.x, s.z) < 0.018 && speckle(s.x * 120, 0, s.z * 120, seed) > 0.45) tint(s, [40, 34, 30]);
        },
      });
      const parts: Solid[] = [
        moved(
          extruded(
            enamel,
            curve(
              points("-.62 0, .55 0, .62 .06, .6 .1, .6 .1, .2 .3, .1 .52, .1 .52, -.4 .56, -.55 .5, -.62 .3, -.62 0"),
              5,
              true,
            ),
            1.3,
            0.05,
          ),
          { turn: [0, -Math.PI / 2, 0] },
        ),
        moved(turned(rubber, points("0 -.72, .095 -.72, .095 .72, 0 .72"), 36, 1), {
          turn: [0, 0, Math.PI / 2],
          at: [0, 0.66, -0.22],
        }),
        ...[-1, 1].map((s) =>
          moved(turned(rubber, points("0 0, .1 0, .11 .02, .11 .08, .1 .1, 0 .1"), 30, 2), {
            turn: [0, 0, -s * (Math.PI / 2)],
            at: [s * 0.76, 0.66, -0.22],
          }),
        ),
        tube(chrome, places("-.72 .68 -.2, -.82 .76 -.05, -.9 .78 .04"), 0.014),
        moved(slab(chrome, 1.4, 0.03, 0.05, 0.01), { at: [0, 0.76, -0.15] }),
        sheet(
          paper([246, 242, 230], seed, 0.1, {
            surface: (s) => {
              const row = s.y * 30;
              const word = speckle(s.x * 34 + Math.floor(row) * 9, Math.floor(row), 0, seed);
              if (
                s.y > 0.83 &&
                s.y < 1.2 &&
                Math.abs(row - Math.floor(row) - 0.5) < 0.16 &&
                word > 0.36 &&
                Math.abs(s.x) < 0.34
              )
                tint(s, [70, 64, 60], 0.75);
            },
          }),
          8,
          22,
          (u, v) => [(u - 0.5) * 0.86, 0.6 + v * 0.72, -0.12 + Math.cos(v * 3 + 0.2) * 0.06 - v * 0.26],
        ),
      ];
      for (let r = 0; r < 4; r++)
        for (let i = 0; i < 10; i++) {
          const [x, y, z] = [(i - 4.5) * 0.108 + (r % 2) * 0.04, 0.19 + r * 0.058, 0.55 - r * 0.115];
          parts.push(
            moved(turned(key, points("0 0, .036 0, .04 .006, .038 .016, .03 .014, 0 .012"), 18, 2), { at: [x, y, z] }),
            moved(turned(chrome, points(".036 -.002, .043 .004, .042 .016, .037 .018"), 18, 1), { at: [x, y, z] }),
            tube(
              rubber,
              [
                [x, y, z],
                [x, y - 0.07, z - 0.03],
              ],
              0.009,
              { sides: 5, steps: 1 },
            ),
          );
        }
      parts.push(moved(slab(key, 0.62, 0.03, 0.06, 0.014), { at: [0, 0.15, 0.64] }));
      for (let i = 0; i < 15; i++)
        parts.push(
          tube(
            chrome,
            [
              [(i - 7) * 0.04, 0.5, 0.04],
              [(i - 7) * 0.025, 0.53, -0.06],
            ],
            0.007,
            { sides: 5, steps: 1 },
          ),
        );
      return parts;
    },
    { pitch: 0.36, turn: -0.4 },
  );
}

export function paintSewingMachine(brush: Brush): void {
  const { seed } = brush;
  sculpt(
    brush,
    () => {
      const enamel: Finish = finish(brush.colour ?? rgb("#16181c"), {
        rough: 0.1,
        gloss: 1,
        surface: (s) => {
          const curl = Math.abs(Math.sin(s.x * 26 + Math.sin(s.y * 34) * 2.2));
          if (s.y > 0.66 && s.y < 0.8 && curl < 0.13 && Math.abs(s.x) < 0.42) {
            tint(s, [224, 180, 92]);
            s.metal = 0.8;
          }
        },
      });
      const chrome = metal([212, 212, 216], seed, 0.12);
      return [
        moved(slab(wood(rgb("#7a4a2a"), seed, "x", 0.9, { gloss: 0.7 }), 1.6, 0.12, 0.62, 0.025), { at: [0, 0.06, 0] }),
        moved(slab(enamel, 1.4, 0.07, 0.44, 0.03), { at: [0, 0.15, 0] }),
        extruded(
          enamel,
          curve(
            points(
              ".36 .17, .38 .4, .34 .58, .2 .64, -.3 .62, -.42 .6, -.46 .5, -.46 .5, -.58 .5, -.6 .84, -.5 .9, .3 .9, .56 .84, .64 .6, .66 .17, .66 .17",
            ),
            5,
            true,
          ),
          0.24,
          0.07,
        ),
        tube(chrome, places("-.53 .5 0, -.53 .36 0, -.53 .22 0"), (t) => 0.022 - t * 0.014),
        moved(slab(chrome, 0.1, 0.02, 0.07, 0.006), { at: [-0.53, 0.225, 0.02] }),
        moved(turned(chrome, points("0 0, .05 0, .055 .03, .19 .04, .2 .06, .19 .08, .05 .09, 0 .09"), 44, 3), {
          turn: [0, 0, -Math.PI / 2],
          at: [0.64, 0.7, 0],
        }),
        turned(
          finish(mix(brush.light.accent, [170, 30, 44], 0.5), { rough: 0.7, soft: 0.3 }),
          points(".0 .93, .05 .93, .06 .95, .06 1.07, .05 1.09, 0 1.09"),
        ),
        moved(turned(chrome, points("0 0, .07 0, .07 .02, .03 .03, 0 .03"), 30, 2), {
          turn: [Math.PI / 2, 0, 0],
          at: [-0.5, 0.68, 0.12],
        }),
        tube(
          finish(mix(brush.light.accent, [170, 30, 44], 0.5), { rough: 0.8 }),
          places("0 1.05 .06, -.3 .96 .12, -.46 .82 .14, -.5 .6 .14, -.53 .28 .04"),
          0.005,
          { sides: 5 },
        ),
        sheet(cloth(mix(brush.light.primary, [226, 214, 196], 0.55), seed, 160), 26, 18, (u, v) => [
          -0.75 + u * 0.62,
          0.2 + 0.016 * Math.sin(u * 12 + v * 5) - smoothstep(0.62, 1, v) * 0.2,
          -0.25 + v * 0.72,
        ]),
      ];
    },
    { pitch: 0.22, turn: -0.35 },
  );
}

export function paintAnvil(brush: Brush): void {
  const { seed } = brush;
  sculpt(
    brush,
    () => {
      const iron = wornSteel(brush.colour ?? [104, 106, 114], seed, 0.36);
      const stump = wood(rgb("#6f4c30"), seed, "y", 0.6);
      const steel: Finish = {
        ...iron,
        surface: (s) => {
          iron.surface?.(s);
          if (s.ny > 0.85) {
            tint(s, [196, 200, 208], 0.7);
            s.rough = 0.22;
          }
        },
      };
      return [
        turned(
          {
            ...stump,
            surface: (s) => {
              stump.surface?.(s);
              if (s.ny > 0.7) {
                tint(s, [176, 134, 86], 0.7);
                darken(s, 0.8 + 0.25 * Math.sin(Math.hypot(s.x, s.z) * 90 + clouding(s.x * 5, 0, s.z * 5, seed) * 6));
              }
            },
          },
          points("0 0, .46 0, .47 .04, .44 .2, .45 .42, .43 .45, .43 .45, 0 .45"),
          44,
          4,
        ),
        ...together(
          [
            moved(slab(iron, 0.72, 0.1, 0.46, 0.03), { at: [0, 0.5, 0] }),
            extruded(
              iron,
              curve(
                points("-.3 .54, -.18 .62, -.16 .7, -.24 .78, .24 .78, .16 .7, .18 .62, .3 .54, .3 .54, -.3 .54"),
                5,
                true,
              ),
              0.3,
              0.03,
            ),
            moved(slab(steel, 0.66, 0.18, 0.27, 0.015), { at: [0.12, 0.87, 0] }),
            moved(
              turned(
                steel,
                [
                  [0.135, 0],
                  [0.135, 0.04],
                  [0.12, 0.16],
                  [0.085, 0.3],
                  [0.03, 0.42],
                  [0, 0.44],
                ],
                32,
                4,
              ),
              { turn: [0, 0, Math.PI / 2], stretch: [0.62, 1, 1], at: [-0.2, 0.885, 0] },
            ),
          ],
          { stretch: [1.1, 1, 1.1] },
        ),
        ...together(
          [
            tube(wood(rgb("#a87642"), seed, "x", 1.4), places("-.3 0 0, .05 0 0, .34 0 0"), 0.022),
            moved(slab(iron, 0.1, 0.11, 0.22, 0.025), { at: [-0.3, 0, 0] }),
          ],
          { turn: [0, 0.6, 0.0], at: [0.2, 1.02, 0.02] },
        ),
      ];
    },
    { pitch: 0.26, turn: -0.35 },
  );
}
