import { rgb, scale, smoothstep, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { finish, type Finish } from "./finish.ts";
import { darken, metal, speckle, tint, wood } from "./grain.ts";
import { moved, together } from "./placing.ts";
import { sculpt } from "./sculpture.ts";
import { ball, curve, extruded, places, points, slab, tube, turned, type Solid, type Vec } from "./solid.ts";

const ebony: Rgb = rgb("#241a16");

/** Varnished soundboard: deep gloss, burnt to dark at its edge. */
const varnish = (colour: Rgb, seed: number, burst: (x: number, y: number) => number): Finish => {
  const board = wood(colour, seed, "y", 1.6, { gloss: 0.85, rough: 0.16 });
  return {
    ...board,
    surface: (s) => {
      board.surface?.(s);
      s.rough = 0.18;
      tint(s, scale(colour, 0.32), burst(s.x, s.y));
    },
  };
};

export function paintGuitar(brush: Brush): void {
  const { seed } = brush;
  const { variants } = brush;
  const electric = variants.has("electric");
  const colour = brush.colour ?? (electric ? rgb("#a8271f") : rgb("#c07a34"));
  sculpt(
    brush,
    () => {
      const outline = electric
        ? curve(
            points(
              "0 .01, .15 .03, .2 .12, .15 .21, .14 .28, .2 .36, .19 .42, .12 .37, .04 .37, -.04 .37, -.14 .42, -.2 .4, -.15 .28, -.15 .2, -.2 .12, -.14 .02",
            ),
            6,
            true,
          )
        : curve(
            points(
              "0 .0, .13 .012, .195 .08, .19 .165, .135 .225, .128 .275, .15 .335, .125 .395, .05 .42, -.05 .42, -.125 .395, -.15 .335, -.128 .275, -.135 .225, -.19 .165, -.195 .08, -.13 .012",
            ),
            6,
            true,
          );
      const burst = (x: number, y: number) =>
        smoothstep(
          0.5,
          1.05,
          Math.hypot(x / (y > 0.24 ? 0.15 : 0.2), ((y - (y > 0.24 ? 0.32 : 0.12)) / (y > 0.24 ? 0.13 : 0.14)) * 0.8),
        ) * 0.75;
      const body = extruded(varnish(colour, seed, burst), outline, electric ? 0.06 : 0.11, electric ? 0.018 : 0.008);
      const front = electric ? 0.032 : 0.057;
      const rose = wood(ebony, seed, "y", 2, { gloss: 0.5 });
      const chrome = metal([206, 208, 212], seed, 0.15);
      const parts: Solid[] = [
        body,
        moved(slab(rose, 0.052, 0.56, 0.028, 0.008), { at: [0, 0.61, front + 0.005] }),
        extruded(
          wood(rgb("#5a3520"), seed + 1, "y", 1.5, { gloss: 0.6 }),
          points("-.03 .88, .03 .88, .042 .91, .04 .99, .012 1, -.012 1, -.04 .99, -.042 .91"),
          0.03,
          0.005,
        ),
      ];
      if (electric) {
        parts.push(
          extruded(
            finish([244, 240, 230], { rough: 0.3, gloss: 0.5 }),
            curve(points("-.05 .34, .06 .34, .13 .3, .1 .2, .13 .12, .05 .1, -.04 .14, -.06 .24"), 6, true),
            0.07,
            0.003,
          ),
        );
        for (const y of [0.3, 0.225, 0.15])
          parts.push(
            moved(slab(finish([24, 22, 22], { rough: 0.3, gloss: 0.6 }), 0.08, 0.026, 0.016, 0.008), {
              at: [0, y, 0.04],
            }),
          );
      } else {
        const ring = (r: number, width: number, tone: Rgb): Solid =>
          moved(
            turned(
              finish(tone, { rough: 0.4, gloss: 0.4 }),
              [
                [r, 0],
                [r + width, 0.0006],
                [r + width, 0],
              ],
              40,
              1,
            ),
            { turn: [Math.PI / 2, 0, 0], at: [0, 0.285, front] },
          );
        parts.push(
          moved(turned(finish([12, 8, 6], { rough: 0.9, gloss: 0 }), points("0 .001, .05 .001, .05 0"), 36, 1), {
            turn: [Math.PI / 2, 0, 0],
            at: [0, 0.285, front - 0.0006],
          }),
          ring(0.052, 0.004, ebony),
          ring(0.058, 0.005, [226, 196, 140]),
          ring(0.065, 0.002, ebony),
        );
      }
      parts.push(
        moved(slab(electric ? chrome : rose, electric ? 0.1 : 0.13, 0.022, 0.02, 0.006), {
          at: [0, 0.1, front + 0.006],
        }),
      );
      for (let i = 0; i < 17; i++)
        parts.push(
          moved(slab(chrome, 0.05, 0.0035, 0.004, 0.001), { at: [0, 0.875 - 0.52 * (1 - 0.945 ** i), front + 0.02] }),
        );
      for (let i = 0; i < 6; i++) {
        const x = (i - 2.5) * 0.0072;
        parts.push(
          tube(
            finish([226, 206, 150], { rough: 0.2, metal: 0.7, gloss: 0.8 }),
            [
              [x * 1.5, 0.1, front + 0.02],
              [x * 1.2, 0.5, front + 0.025],
              [x, 0.88, front + 0.025],
            ],
            0.0013,
            { sides: 5, steps: 2 },
          ),
        );
        const s = i < 3 ? -1 : 1;
        parts.push(
          moved(ball(chrome, 0.011), { at: [s * 0.056, 0.905 + (i % 3) * 0.03, -0.004], stretch: [1.4, 1, 0.7] }),
        );
      }
      return together(parts, { turn: [-0.08, 0, -0.12], at: [-0.06, 0.005, 0] });
    },
    { pitch: 0.08, turn: -0.35 },
  );
}

export function paintViolin(brush: Brush): void {
  const { seed } = brush;
  const amber = brush.colour ?? rgb("#a4501f");
  sculpt(
    brush,
    () => {
      const outline = curve(
        points(
          "0 0, .12 .012, .185 .09, .165 .175, .165 .175, .125 .2, .108 .26, .128 .315, .128 .315, .15 .36, .135 .44, .07 .49, 0 .5, -.07 .49, -.135 .44, -.15 .36, -.128 .315, -.128 .315, -.108 .26, -.125 .2, -.165 .175, -.165 .175, -.185 .09, -.12 .012",
        ),
        6,
        true,
      );
      const burst = (x: number, y: number) =>
        0.55 * smoothstep(0.3, 1, (Math.abs(x) / 0.19) ** 2 + ((y - 0.25) / 0.26) ** 4);
      const parts: Solid[] = [
        extruded(varnish(scale(amber, 0.85), seed, burst), outline, 0.07, 0.014),
        extruded(
          varnish(amber, seed + 3, burst),
          outline.map(([x, y]) => [x * 0.94, 0.015 + y * 0.94]),
          0.1,
          0.045,
        ),
      ];
      const black = finish(ebony, { rough: 0.3, gloss: 0.6 });
      parts.push(
        extruded(black, points("-.028 .36, .028 .36, .018 .86, -.018 .86"), 0.026, 0.008),
        extruded(black, points("-.022 .02, .022 .02, .034 .14, -.034 .14"), 0.03, 0.008),
        extruded(wood(rgb("#d4a868"), seed, "x", 2), points("-.05 .19, .05 .19, .036 .235, -.036 .235"), 0.012, 0.003),
        tube(
          varnish(amber, seed, () => 0.2),
          places("0 .84 -.01, 0 .93 -.015, .0 .985 .01, 0 .99 .04, 0 .96 .045, 0 .955 .02"),
          (t) => 0.026 - t * 0.012,
        ),
      );
      parts[2] = moved(parts[2]!, { at: [0, 0, 0.066] });
      parts[3] = moved(parts[3]!, { at: [0, 0, 0.066] });
      parts[4] = moved(parts[4]!, { at: [0, 0, 0.075], turn: [0, 0, 0] });
      for (const s of [-1, 1])
        parts.push(
          tube(
            finish([14, 8, 6], { rough: 0.9 }),
            [
              [s * 0.06, 0.2, 0.05],
              [s * 0.078, 0.225, 0.05],
              [s * 0.07, 0.25, 0.0505],
              [s * 0.06, 0.28, 0.0505],
              [s * 0.074, 0.3, 0.05],
            ],
            0.005,
          ),
        );
      for (let i = 0; i < 4; i++) {
        const x = (i - 1.5) * 0.011;
        parts.push(
          tube(
            metal([220, 214, 196], seed),
            [
              [x * 0.9, 0.13, 0.084],
              [x * 1.4, 0.22, 0.098],
              [x * 0.8, 0.87, 0.082],
            ],
            0.0016,
            { sides: 5, steps: 3 },
          ),
        );
        parts.push(
          tube(
            black,
            [
              [(i % 2 ? 1 : -1) * 0.02, 0.885 + i * 0.018, -0.004],
              [(i % 2 ? 1 : -1) * 0.07, 0.888 + i * 0.018, -0.004],
            ],
            0.009,
            { steps: 2 },
          ),
        );
      }
      const bow = together(
        [
          tube(wood(rgb("#6b2f18"), seed, "y", 2, { gloss: 0.7 }), places("0 0 0, .02 .45 0, 0 .95 0"), 0.008),
          tube(
            finish([238, 230, 212], { rough: 0.7, soft: 0.4 }),
            places("-.028 .04 0, -.026 .5 0, -.02 .94 0"),
            0.005,
          ),
          moved(slab(black, 0.04, 0.07, 0.016, 0.006), { at: [-0.014, 0.05, 0] }),
        ],
        { turn: [0, 0, -0.32], at: [0.04, 0.02, 0.17] },
      );
      return [...together(parts, { turn: [-0.08, -0.35, 0.14], at: [0.02, 0.01, 0] }), ...bow];
    },
    { pitch: 0.08 },
  );
}

export function paintDrum(brush: Brush): void {
  const { seed } = brush;
  const shell = brush.colour ?? rgb("#8e1f24");
  sculpt(
    brush,
    () => {
      const chrome = metal([214, 214, 218], seed, 0.12);
      const parts: Solid[] = [
        turned(
          finish(shell, {
            rough: 0.14,
            gloss: 0.95,
            surface: (s) => darken(s, 0.8 + speckle(s.x * 90, s.y * 90, s.z * 90, seed) * 0.4),
          }),
          points(".62 .08, .63 .1, .63 .7, .62 .72"),
          72,
          1,
        ),
        turned(
          finish([240, 234, 220], {
            rough: 0.75,
            gloss: 0.2,
            soft: 0.5,
            surface: (s) =>
              tint(
                s,
                [186, 172, 150],
                0.5 * smoothstep(0.5, 0, Math.hypot(s.x, s.z)) * speckle(s.x * 12, 0, s.z * 12, seed),
              ),
          }),
          points("0 .765, .3 .765, .61 .765"),
          64,
          2,
        ),
      ];
      for (const y of [0.06, 0.74])
        parts.push(
          turned(
            chrome,
            [
              [0.62, y - 0.03],
              [0.655, y - 0.025],
              [0.66, y],
              [0.655, y + 0.03],
              [0.63, y + 0.035],
              [0.61, y + 0.02],
            ],
            72,
            2,
          ),
        );
      for (let i = 0; i < 10; i++) {
        const a = (i / 10) * Math.PI * 2 + 0.2;
        const at: Vec = [Math.cos(a) * 0.66, 0, Math.sin(a) * 0.66];
        parts.push(
          tube(
            chrome,
            [
              [at[0], 0.08, at[2]],
              [at[0], 0.72, at[2]],
            ],
            0.012,
            { steps: 2 },
          ),
          moved(slab(chrome, 0.05, 0.16, 0.05, 0.02), { turn: [0, -a, 0], at: [at[0] * 0.98, 0.4, at[2] * 0.98] }),
        );
      }
      const hickory = wood(rgb("#d2a362"), seed, "x", 1.5, { gloss: 0.4 });
      for (const [z, turn] of [
        [0.12, 0.25],
        [-0.12, -0.2],
      ] as const)
        parts.push(
          ...together(
            [
              tube(hickory, places("-.72 0 0, 0 0 0, .56 0 0"), (t) => 0.028 - t * 0.012),
              moved(ball(hickory, 0.028), { at: [0.58, 0, 0], stretch: [1.4, 1, 1] }),
            ],
            { turn: [0, turn, -0.06], at: [0.05, 0.83, z] },
          ),
        );
      return parts;
    },
    { pitch: 0.4 },
  );
}

export function paintTrumpet(brush: Brush): void {
  const brass = metal(brush.colour ?? [232, 182, 82], brush.seed, 0.1);
  const flare: [number, number][] = Array.from({ length: 18 }, (_, i) => [
    0.024 + 0.21 * (i / 17) ** 5 + 0.02 * (i / 17),
    -0.62 + (i / 17) * 0.62,
  ]);
  sculpt(
    brush,
    () => {
      const bell = moved(turned(brass, [...flare, [0.25, 0.005], [0.235, -0.002]], 60, 3), {
        turn: [0, 0, -Math.PI / 2],
        at: [0.95, 0.5, 0],
      });
      const parts: Solid[] = [
        bell,
        tube(
          brass,
          places(
            ".34 .5 0, 0 .5 0, -.42 .5 0, -.56 .47 0, -.62 .36 0, -.56 .25 0, -.42 .22 0, .1 .22 0, .3 .22 0, .4 .27 0, .42 .36 .02, .36 .44 .04, .2 .46 .05, -.4 .46 .05, -.86 .46 .05",
          ),
          0.024,
          { sides: 16 },
        ),
        moved(turned(brass, points(".016 0, .02 .04, .05 .1, .055 .12, .03 .12"), 28, 3), {
          turn: [0, 0, Math.PI / 2],
          at: [-0.85, 0.46, 0.05],
        }),
      ];
      for (let i = 0; i < 3; i++) {
        const x = -0.16 + i * 0.13;
        parts.push(
          moved(
            turned(
              brass,
              points(
                "0 0, .04 0, .048 .02, .048 .36, .052 .37, .052 .39, .03 .4, .014 .4, .014 .46, .036 .465, .036 .48, 0 .485",
              ),
              32,
              2,
            ),
            { at: [x, 0.16, 0.03] },
          ),
        );
      }
      return together(parts, { turn: [0, 0, 0.16], at: [-0.05, 0.05, 0] });
    },
    { pitch: 0.12, turn: -0.35 },
  );
}
