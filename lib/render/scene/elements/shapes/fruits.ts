import type { Variant } from "#lib/elements/variants.ts";
import { mix, rgb, scale, smoothstep, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { leaf } from "./foliage.ts";
import { finish, type Finish } from "./finish.ts";
import { bump, clouding, darken, speckle, tint, wood } from "./grain.ts";
import { moved, swollen } from "./placing.ts";
import { sculpt } from "./sculpture.ts";
import { ball, extruded, places, points, tube, turned, type Solid } from "./solid.ts";

/** Skin of a fruit: a ground colour, a blush where the sun was, pores. */
const skin = (ground: Rgb, blush: Rgb, seed: number, { streaks = 0.6, pores = 0.4, gloss = 0.8 } = {}): Finish =>
  finish(ground, {
    rough: 0.24,
    gloss,
    soft: 0.22,
    surface: (s) => {
      const a = Math.atan2(s.z, s.x);
      const streak = clouding(Math.cos(a) * 5, s.y * 1.6, Math.sin(a) * 5, seed, 4);
      tint(s, blush, smoothstep(0.62 - streaks * 0.36, 0.9 - streaks * 0.36, streak + s.x * 0.12) * 0.9);
      const dot = speckle(s.x * 42, s.y * 42, s.z * 42, seed + 3);
      tint(s, mix(ground, [255, 244, 206], 0.6), smoothstep(0.82, 0.9, dot) * pores);
      darken(s, 0.9 + clouding(s.x * 6, s.y * 6, s.z * 6, seed + 6) * 0.18);
    },
  });

const peel = (colour: Rgb, seed: number): Finish =>
  finish(colour, {
    rough: 0.34,
    gloss: 0.65,
    soft: 0.25,
    surface: (s) => {
      const pores = speckle(s.x * 46, s.y * 46, s.z * 46, seed);
      darken(s, 0.88 + pores * 0.14 + clouding(s.x * 4, s.y * 4, s.z * 4, seed) * 0.1);
      bump(s, (x, y, z) => speckle(x * 46, y * 46, z * 46, seed), 0.0032, 0.006);
    },
  });

const stalk = (seed: number, from: number, to: number): Solid =>
  tube(
    wood(rgb("#5a3d22"), seed, "y", 2),
    [
      [0, from, 0],
      [0.01, (from + to) / 2, 0],
      [0.05, to, 0],
    ],
    (t) => 0.018 + Math.abs(t - 0.3) * 0.014,
  );
const greenLeaf = (seed: number, y: number, long = 0.36): Solid =>
  moved(leaf([86, 132, 50], long, long * 0.5, seed), { turn: [0.3, -0.3, 0.35], at: [0.03, y, 0] });

/** The cut face of a citrus fruit, looking up. */
const cutFace = (flesh: Rgb, radius: number): Finish =>
  finish(flesh, {
    rough: 0.2,
    gloss: 0.8,
    soft: 0.6,
    surface: (s) => {
      const d = Math.hypot(s.x, s.z) / radius;
      const a = Math.atan2(s.z, s.x);
      const wall = Math.abs(Math.sin(a * 5));
      const pulp = clouding(Math.cos(a) * d * 3 + a * 3, d * 12, 0, 5);
      darken(s, 0.86 + pulp * 0.28);
      tint(
        s,
        [255, 246, 220],
        Math.max(smoothstep(0.12, 0.03, wall * d), smoothstep(0.84, 0.9, d), smoothstep(0.1, 0.05, d)) * 0.9,
      );
    },
  });

export function paintFruit(brush: Brush): void {
  const { seed, variants } = brush;
  const is = (fruit: Variant) => variants.has(fruit);
  const own = brush.colour;
  sculpt(
    brush,
    (): readonly Solid[] => {
      if (is("banana")) {
        const yellow = finish(own ?? [240, 204, 66], {
          rough: 0.45,
          gloss: 0.45,
          soft: 0.25,
          surface: (s) => {
            tint(s, [110, 74, 34], smoothstep(0.74, 0.86, speckle(s.x * 26, s.y * 10, s.z * 26, seed)) * 0.6);
            tint(s, [150, 160, 60], smoothstep(0.42, 0.55, Math.abs(s.x)) * 0.5);
            tint(s, [60, 42, 24], smoothstep(0.5, 0.54, Math.abs(s.x)));
          },
        });
        return [-1, 0, 1].map((k) =>
          moved(
            tube(
              yellow,
              places("-.54 .62 0, -.42 .42 0, -.2 .24 0, .06 .2 0, .32 .3 0, .5 .5 0, .545 .6 0"),
              (t) => 0.035 + 0.105 * Math.sin(Math.PI * t) ** 0.55,
              { sides: 10, steps: 10 },
            ),
            { turn: [k * 0.5, k * 0.18, 0], at: [k * 0.02, 0.02 - Math.abs(k) * 0.05, k * 0.16] },
          ),
        );
      }
      if (is("strawberry")) {
        const red = finish(own ?? [206, 26, 34], {
          rough: 0.14,
          gloss: 0.95,
          soft: 0.3,
          surface: (s) => {
            const row = Math.round((s.y * 26) / 3.14);
            const a = Math.atan2(s.z, s.x) * 7 + (row % 2) * 1.57;
            const pip = Math.sin(s.y * 26) ** 2 < 0.14 && Math.cos(a) > 0.93;
            if (pip) {
              tint(s, [246, 206, 110]);
              s.rough = 0.5;
            } else
              bump(
                s,
                (x, y, z) =>
                  -1 * Math.max(0, Math.cos(Math.atan2(z, x) * 7 + (row % 2) * 1.57)) ** 6 * Math.cos(y * 26) ** 6,
                0.03,
                0.006,
              );
          },
        });
        return [
          turned(red, points("0 .06, .1 .12, .28 .38, .38 .62, .36 .78, .24 .86, .1 .87, 0 .86"), 48, 6),
          ...Array.from({ length: 9 }, (_, i) =>
            moved(leaf([84, 142, 50], 0.28, 0.12, seed + i), { turn: [0, i * 0.7, -0.12], at: [0, 0.87, 0] }),
          ),
          tube(finish([110, 150, 60]), places("0 .86 0, .02 .95 0, .08 1.03 0"), 0.016),
        ];
      }
      if (is("coconut")) {
        const husk = finish(own ?? [112, 76, 46], {
          rough: 0.95,
          gloss: 0.05,
          surface: (s) => {
            const a = Math.atan2(s.z, s.x);
            const fibre = clouding(a * 16, s.y * 2.2, 3, seed, 3);
            darken(s, 0.55 + fibre * 0.85);
            tint(s, [176, 138, 92], smoothstep(0.6, 0.85, fibre) * 0.5);
            bump(s, (x, y, z) => clouding(Math.atan2(z, x) * 22, y * 3, 1, seed + 4, 2), 0.03, 0.01);
            const eye = Math.min(
              ...[0, 1, 2].map((i) =>
                Math.hypot(s.x - 0.3 - Math.cos(i * 2.1) * 0.09, s.y - 0.24 - Math.sin(i * 2.1) * 0.09),
              ),
            );
            if (s.z > 0) tint(s, [44, 28, 18], smoothstep(0.05, 0.036, eye));
          },
        });
        const flesh = finish([248, 244, 232], { rough: 0.4, gloss: 0.4, soft: 0.6 });
        const bowl = [
          turned(husk, points("0 -.4, .2 -.36, .36 -.2, .42 0, .4 .02"), 56, 5),
          turned(flesh, points(".4 .02, .355 .02, .3 -.16, .16 -.29, 0 -.32"), 56, 5),
        ];
        return [
          moved(ball(husk, 0.38), { stretch: [1, 1.08, 1], at: [-0.26, 0.41, -0.3], turn: [0, -0.3, 0.1] }),
          ...bowl.map((part) =>
            moved(part, { at: [0.3, 0.33, 0.34], turn: [0.7, 0, -0.2], stretch: [0.86, 0.86, 0.86] }),
          ),
        ];
      }
      if (is("grape")) {
        const grape = finish(own ?? [86, 40, 104], {
          rough: 0.22,
          gloss: 0.8,
          soft: 0.4,
          surface: (s) => tint(s, [166, 150, 190], clouding(s.x * 9, s.y * 9, s.z * 9, seed) * 0.32),
        });
        return [
          ...Array.from({ length: 46 }, (_, i) => {
            const t = i / 46;
            const a = i * 2.4;
            const r = 0.36 * Math.sqrt(1 - t) * (0.4 + (0.6 * ((i * 7) % 5)) / 4);
            return moved(ball(grape, 0.105), { at: [Math.cos(a) * r, 0.85 - t * 0.74, Math.sin(a) * r + 0.05] });
          }),
          stalk(seed, 0.9, 1.06),
          greenLeaf(seed, 0.96),
        ];
      }
      if (is("cherry")) {
        const red = skin(own ?? [150, 12, 30], [196, 30, 40], seed, { gloss: 1 });
        const cherry = turned(red, points("0 -.24, .14 -.21, .245 -.06, .25 .08, .18 .19, .07 .22, 0 .19"), 40, 6);
        const stem = (x: number): Solid =>
          tube(
            finish([96, 120, 50], { rough: 0.5 }),
            [
              [x, 0.44, 0],
              [x * 0.7, 0.75, 0],
              [0.04, 1.02, 0],
            ],
            0.014,
          );
        return [
          moved(cherry, { at: [-0.27, 0.25, 0.05] }),
          moved(cherry, { at: [0.27, 0.25, -0.05], turn: [0, 2, 0] }),
          stem(-0.27),
          stem(0.27),
          greenLeaf(seed, 1.0, 0.34),
        ];
      }
      if (is("pumpkin")) {
        const rind = peel(own ?? [222, 116, 30], seed);
        const ribbed = swollen(
          turned(rind, points("0 .1, .2 .06, .42 .14, .53 .36, .5 .6, .32 .76, .12 .76, 0 .7"), 90, 5),
          (x, _y, z) => -0.05 * (1 - Math.abs(Math.sin(Math.atan2(z, x) * 5)) ** 0.6),
        );
        return [
          ribbed,
          tube(wood(rgb("#76743e"), seed, "y", 1.5), places("0 .68 0, .02 .84 0, .1 .98 0"), (t) => 0.08 - t * 0.03),
          greenLeaf(seed, 0.78),
        ];
      }
      if (is("watermelon")) {
        const flesh = finish(own ?? [218, 48, 58], {
          rough: 0.35,
          gloss: 0.5,
          soft: 0.5,
          surface: (s) => {
            const d = Math.hypot(s.x, s.y - 0.62);
            darken(s, 0.86 + clouding(s.x * 16, s.y * 16, s.z * 16, seed) * 0.26);
            if (Math.abs(s.nz) > 0 && d > 0.46) tint(s, [240, 240, 206], smoothstep(0.47, 0.5, d));
            if (d > 0.53) tint(s, [46, 104, 52]);
            const seedAt = speckle(s.x * 13, s.y * 13, 0, seed + 4);
            if (seedAt > 0.86 && d < 0.42) tint(s, [24, 14, 14]);
          },
        });
        const wedge = Array.from({ length: 25 }, (_, i): [number, number] => [
          Math.cos(Math.PI + (i / 24) * Math.PI) * 0.58,
          0.62 + Math.sin(Math.PI + (i / 24) * Math.PI) * 0.58,
        ]);
        return [moved(extruded(flesh, wedge, 0.16, 0.02), { turn: [-0.2, 0.2, 0.06], at: [0, 0.02, 0] })];
      }
      if (is("coffee_bean")) {
        const roast = finish(own ?? [74, 40, 20], {
          rough: 0.3,
          gloss: 0.7,
          surface: (s) => {
            if (s.y > 0) {
              const slit = Math.abs(s.z - 0.05 * Math.sin(s.x * 6));
              tint(s, [22, 10, 6], smoothstep(0.05, 0.02, slit) * 0.95);
            }
            darken(s, 0.8 + clouding(s.x * 8, s.y * 8, s.z * 8, seed) * 0.4);
          },
        });
        const bean = moved(ball(roast, 0.3), { stretch: [1.35, 0.72, 1] });
        return [
          moved(bean, { turn: [0.7, 0.5, 0.1], at: [-0.14, 0.3, 0.2] }),
          moved(bean, { turn: [1.1, -0.6, 0.3], at: [0.22, 0.26, -0.1] }),
          moved(bean, { turn: [0.9, 1.4, -0.2], at: [0.05, 0.62, -0.05] }),
        ];
      }
      if (is("avocado")) {
        const half = finish([214, 214, 120], {
          rough: 0.3,
          gloss: 0.6,
          soft: 0.5,
          surface: (s) => {
            const d = Math.hypot(s.x / 0.4, (s.y - 0.42) / (s.y > 0.42 ? 0.56 : 0.42));
            tint(s, [236, 226, 150], smoothstep(0.85, 0.4, d));
            tint(s, [110, 150, 54], smoothstep(0.84, 0.95, d));
            if (s.nz < 0.35) {
              tint(s, [44, 58, 30]);
              bump(s, (x, y, z) => speckle(x * 26, y * 26, z * 26, seed), 0.02, 0.01);
            }
          },
        });
        const outline: [number, number][] = Array.from({ length: 48 }, (_, i) => {
          const a = (i / 48) * 6.2832;
          return [
            Math.cos(a) * (0.4 - 0.13 * Math.max(0, Math.sin(a))),
            0.42 + Math.sin(a) * (Math.sin(a) > 0 ? 0.55 : 0.41),
          ];
        });
        return [
          moved(extruded(half, outline, 0.3, 0.13), { turn: [-0.2, 0, 0] }),
          moved(
            ball(
              finish([112, 66, 34], {
                rough: 0.3,
                gloss: 0.6,
                surface: (s) => darken(s, 0.8 + clouding(s.x * 9, s.y * 9, s.z * 9, seed) * 0.4),
              }),
              0.18,
            ),
            { at: [0, 0.32, 0.13] },
          ),
        ];
      }
      if (is("lemon_fruits")) {
        const colour = own ?? (is("lime") ? ([126, 172, 52] as const) : ([242, 210, 62] as const));
        return [
          moved(
            turned(
              peel(colour, seed),
              points("0 -.5, .06 -.47, .1 -.42, .26 -.28, .35 0, .26 .28, .1 .42, .06 .47, 0 .5"),
              48,
              6,
            ),
            { turn: [0.2, 0, 1.25], at: [-0.14, 0.36, -0.15] },
          ),
          moved(turned(peel(colour, seed), points("0 -.34, .2 -.28, .33 -.1, .35 0, .35 0"), 48, 5), {
            turn: [1.0, 0, -0.25],
            at: [0.26, 0.33, 0.3],
          }),
          moved(turned(cutFace(mix(colour, [255, 240, 150], 0.4), 0.35), points("0 .004, .35 .0"), 48, 4), {
            turn: [1.0, 0, -0.25],
            at: [0.26, 0.33, 0.3],
          }),
          greenLeaf(seed, 0.66, 0.3),
        ];
      }
      if (is("orange_fruits")) {
        const colour = own ?? ([238, 130, 30] as const);
        return [
          moved(ball(peel(colour, seed), 0.4), { at: [-0.13, 0.42, -0.14], stretch: [1, 0.95, 1] }),
          moved(turned(peel(colour, seed), points("0 -.33, .2 -.27, .33 -.1, .35 0, .35 0"), 48, 5), {
            turn: [1.0, 0, -0.25],
            at: [0.26, 0.33, 0.34],
          }),
          moved(turned(cutFace(mix(colour, [255, 190, 80], 0.35), 0.35), points("0 .004, .35 .0"), 48, 4), {
            turn: [1.0, 0, -0.25],
            at: [0.26, 0.33, 0.34],
          }),
          greenLeaf(seed, 0.8, 0.34),
        ];
      }
      if (is("pear"))
        return [
          turned(
            skin(own ?? [206, 196, 78], [206, 120, 60], seed, { pores: 0.7 }),
            points("0 .05, .16 .03, .34 .14, .4 .32, .33 .52, .21 .7, .17 .82, .1 .89, 0 .88"),
            52,
            6,
          ),
          stalk(seed, 0.86, 1.05),
          greenLeaf(seed, 0.95, 0.3),
        ];
      if (is("tomato_fruits")) {
        const body = swollen(
          turned(
            finish(own ?? [204, 38, 26], {
              rough: 0.1,
              gloss: 1,
              soft: 0.3,
              surface: (s) => tint(s, [226, 110, 40], smoothstep(0.25, 0.5, s.y - 0.45) * 0.5),
            }),
            points("0 .06, .2 .04, .42 .16, .5 .4, .44 .64, .26 .76, .1 .74, 0 .69"),
            64,
            6,
          ),
          (x, _y, z) => 0.018 * Math.cos(Math.atan2(z, x) * 5),
        );
        return [
          body,
          ...Array.from({ length: 6 }, (_, i) =>
            moved(leaf([74, 128, 46], 0.3, 0.07, seed + i), { turn: [0, i * 1.05, 0.05], at: [0, 0.735, 0] }),
          ),
          tube(finish([84, 124, 50]), places("0 .7 0, .02 .85 0, .08 .94 0"), 0.024),
        ];
      }
      const [ground, blush]: readonly [Rgb, Rgb] = is("peach")
        ? [
            [240, 176, 104],
            [214, 78, 62],
          ]
        : is("mango")
          ? [
              [236, 178, 62],
              [206, 92, 50],
            ]
          : is("berry")
            ? [
                [64, 50, 112],
                [96, 60, 120],
              ]
            : is("green_apple")
              ? [
                  [160, 186, 60],
                  [190, 200, 96],
                ]
              : [
                  [214, 168, 70],
                  [184, 28, 30],
                ];
      const base = own ?? ground;
      const apple = turned(
        skin(base, own ? scale(own, 0.7) : blush, seed, { streaks: 1.15 }),
        points("0 .1, .06 .07, .14 .02, .26 .05, .4 .22, .47 .46, .45 .68, .34 .84, .2 .89, .1 .87, .04 .8, 0 .75"),
        60,
        6,
      );
      return [
        swollen(apple, (x, y, z) => 0.012 * Math.cos(Math.atan2(z, x) * 5 + 0.6) * (1 - y)),
        stalk(seed, 0.76, 1.03),
        greenLeaf(seed, 0.93),
      ];
    },
    { pitch: 0.26 },
  );
}
