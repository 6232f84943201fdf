import { mix, rgb, smoothstep, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { finish, type Finish } from "./finish.ts";
import { bump, darken, speckle, tint, wood } from "./grain.ts";
import { moved, swollen } from "./placing.ts";
import { sculpt } from "./sculpture.ts";
import { ball, places, points, sheet, slab, tube, turned, type Solid } from "./solid.ts";

export function paintSushi(brush: Brush): void {
  const { seed } = brush;
  const rice = finish([248, 244, 232], {
    rough: 0.4,
    gloss: 0.5,
    soft: 0.5,
    surface: (s) => {
      const grain = speckle(s.x * 24, s.y * 40, s.z * 24, seed);
      darken(s, 0.9 + grain * 0.12);
      bump(s, (x, y, z) => speckle(x * 24, y * 40, z * 24, seed), 0.006, 0.01);
    },
  });
  const fish = (colour: Rgb): Finish =>
    finish(colour, {
      rough: 0.22,
      gloss: 0.8,
      soft: 0.4,
      surface: (s) => {
        const stripe = Math.abs(Math.sin(s.x * 19 + s.z * 8 + Math.abs(s.z) * 10));
        tint(s, mix(colour, [255, 236, 216], 0.75), smoothstep(0.22, 0.05, stripe) * 0.9);
      },
    });
  const nigiri = (colour: Rgb, x: number, z: number): Solid[] => [
    moved(
      swollen(ball(rice, 0.2), (a, b, c) => speckle(a * 24, b * 24, c * 24, seed) * 0.012),
      { stretch: [1.5, 0.85, 0.78], at: [x, 0.35, z] },
    ),
    moved(
      sheet(fish(colour), 24, 14, (u, v) => {
        const a = (u - 0.5) * 2;
        const b = (v - 0.5) * 2;
        return [a * 0.4, 0.16 - a * a * 0.13 - b * b * 0.09, b * 0.2 * (1 - a * a * 0.16)];
      }),
      { at: [x, 0.385, z] },
    ),
  ];
  const roll = (x: number, z: number): Solid =>
    moved(
      turned(
        finish([24, 34, 28], {
          rough: 0.55,
          gloss: 0.4,
          surface: (s) => {
            const d = Math.hypot(s.x, s.z);
            if (s.y < 0.29) return darken(s, 0.7 + speckle(s.x * 50, s.y * 50, s.z * 50, seed) * 0.6);
            if (d < 0.165) {
              tint(s, [248, 244, 232]);
              darken(s, 0.85 + speckle(s.x * 50, 0, s.z * 50, seed) * 0.18);
            }
            if (d < 0.085) tint(s, s.x > 0.01 ? [238, 116, 74] : s.z > 0 ? [150, 186, 84] : [246, 222, 128]);
          },
        }),
        points("0 0, .18 0, .19 .02, .19 .28, .18 .3, .18 .3, 0 .3"),
        36,
        2,
      ),
      { at: [x, 0.16, z] },
    );
  sculpt(
    brush,
    () => [
      moved(slab(wood(brush.colour ?? rgb("#4a2c1c"), seed, "x", 1.3), 2.1, 0.08, 0.95, 0.02), { at: [0, 0.12, 0] }),
      ...[-0.7, 0.7].map((x) =>
        moved(slab(wood(rgb("#3a2216"), seed, "z"), 0.1, 0.08, 0.9, 0.01), { at: [x, 0.04, 0] }),
      ),
      ...nigiri([240, 122, 74], -0.66, -0.14),
      ...nigiri([196, 44, 44], -0.08, -0.14),
      ...nigiri([244, 206, 178], 0.52, -0.14),
      roll(-0.42, 0.27),
      roll(0.02, 0.27),
      moved(
        swollen(
          ball(finish([150, 182, 78], { rough: 0.8 }), 0.09),
          (x, y, z) => speckle(x * 30, y * 30, z * 30, seed) * 0.03,
        ),
        { at: [0.44, 0.22, 0.3] },
      ),
      ...[0.28, 0.36].map((z) =>
        tube(
          wood(rgb("#7a2f22"), seed, "x", 1, { gloss: 0.7 }),
          places(`.56 .19 ${z + 0.08}, 1 .2 ${z}, 1.35 .2 ${z - 0.03}`),
          (t) => 0.014 + t * 0.012,
        ),
      ),
    ],
    { pitch: 0.5, keep: "sushi" },
  );
}
