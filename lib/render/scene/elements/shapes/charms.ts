import { mix, rgb, scale, smoothstep } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { finish } from "./finish.ts";
import { clouding, darken, metal, tint } from "./grain.ts";
import { moved, together } from "./placing.ts";
import { sculpt } from "./sculpture.ts";
import { ball, extruded, hoop, places, points, sheet, slab, tube, turned, type Vec } from "./solid.ts";
import { gem } from "./gems.ts";

export function paintBell(brush: Brush): void {
  const { ctx } = brush;
  const swing = Math.sin(brush.phase * Math.PI * 2) * 0.16;
  ctx.save();
  ctx.translate(0, -0.97);
  ctx.rotate(swing);
  ctx.translate(0, 0.97);
  sculpt(
    brush,
    () => {
      const bronze = metal(brush.colour ?? [204, 150, 72], brush.seed, 0.2);
      return together(
        [
          turned(
            bronze,
            points(
              "0 .84, .1 .835, .2 .8, .255 .72, .28 .55, .31 .38, .38 .24, .48 .13, .5 .1, .49 .06, .46 .05, .44 .08, .3 .3, .2 .7, 0 .76",
            ),
            72,
            5,
          ),
          ...[0.2, 0.24, 0.66].map((y) =>
            turned(
              bronze,
              [
                [0.3, y],
                [y > 0.5 ? 0.272 : 0.435 - (y - 0.2) * 0.9, y],
                [y > 0.5 ? 0.274 : 0.437 - (y - 0.2) * 0.9, y + 0.014],
                [0.28, y + 0.02],
              ],
              64,
              2,
            ),
          ),
          moved(tube(bronze, hoop(0.08), 0.026, { closed: true }), { at: [0, 0.91, 0] }),
          tube(
            bronze,
            [
              [0, 0.7, 0],
              [0, 0.3, 0],
              [0, 0.1, 0],
            ],
            0.014,
          ),
          moved(ball(metal([90, 84, 80], brush.seed, 0.35), 0.075), { at: [0, 0.06, 0] }),
        ].map((s) => moved(s, { at: [0, -0.95, 0] })),
        { at: [0, 0.97, 0] },
      );
    },
    { pitch: 0.1, keep: "bell" },
  );
  ctx.restore();
}

export function paintMask(brush: Brush): void {
  const { seed } = brush;
  sculpt(
    brush,
    () => {
      const tone = brush.colour ?? mix(brush.light.accent, [244, 236, 222], 0.75);
      const gold = metal(brush.colour ?? [232, 182, 84], brush.seed, 0.2);
      const eye = (u: number, v: number): number => {
        const x = Math.abs(u);
        return ((x - 0.4) / 0.2) ** 2 + ((v - 0.05 - (x - 0.4) * 0.25) / 0.11) ** 2;
      };
      const face = finish(tone, {
        rough: 0.25,
        gloss: 0.7,
        soft: 0.15,
        surface: (s) => {
          const e = eye(s.x, s.y);
          if (e < 1) {
            tint(s, [10, 8, 10]);
            s.gloss = 0;
            s.rough = 1;
          } else if (e < 1.7) {
            tint(s, [226, 178, 84]);
            s.metal = 1;
            s.rough = 0.2;
          }
          const curl = Math.abs(
            Math.sin(Math.hypot(Math.abs(s.x) - 0.7, s.y - 0.35) * 30 + Math.atan2(s.y - 0.35, Math.abs(s.x) - 0.7)),
          );
          if (s.y > 0.12 && e > 1.9) {
            tint(s, [214, 160, 76], smoothstep(0.25, 0.08, curl) * 0.9);
            s.metal = smoothstep(0.25, 0.08, curl);
          }
          darken(s, 0.94 + clouding(s.x * 8, s.y * 8, s.z * 8, seed) * 0.1);
        },
      });
      const mask = sheet(face, 70, 44, (u, v) => {
        const x = (u - 0.5) * 2;
        const top = 0.46 + 0.16 * Math.abs(x) ** 1.6 - 0.09 * Math.exp(-((x / 0.16) ** 2));
        const low =
          -0.32 +
          0.24 * Math.abs(x) ** 2.2 +
          0.16 * Math.exp(-((x / 0.15) ** 2)) -
          0.06 * Math.exp(-(((Math.abs(x) - 0.42) / 0.25) ** 2));
        const y = low + (top - low) * v;
        const nose = 0.26 * Math.exp(-((x / 0.13) ** 2)) * smoothstep(0.5, -0.1, y);
        const sink = -0.06 * Math.exp(-eye(x, y) * 0.7);
        return [x * 0.95, y, 0.42 * (1 - x * x * 0.85) + nose + sink];
      });
      const ribbon = finish(mix(brush.light.accent, [150, 20, 50], 0.6), { rough: 0.5, gloss: 0.5, soft: 0.4 });
      const plume = Array.from({ length: 7 }, (_, i) =>
        tube(
          finish(mix(scale(brush.light.accent, 0.8), [240, 230, 220], (i % 3) / 4), { rough: 0.9, soft: 0.5 }),
          [
            [-0.02 + i * 0.01, 0.36, 0.42],
            [0.1 + i * 0.07, 0.8 - i * 0.03, 0.34],
            [0.36 + i * 0.13, 0.9 - i * 0.1, 0.2],
          ] as Vec[],
          (t) => 0.012 + 0.05 * Math.sin(t * 3) ** 1.4,
        ),
      );
      return together(
        [
          ...plume,
          mask,
          ...gem([200, 24, 60], 0.075).map((s) => moved(s, { turn: [Math.PI / 2, 0, 0], at: [0, 0.38, 0.46] })),
          ...[-1, 1].map((k) =>
            sheet(ribbon, 24, 4, (u, v) => [
              k * (0.94 + 0.14 * Math.sin(u * 5)),
              0.35 - u * 0.85,
              0.02 + (v - 0.5) * 0.14 + Math.cos(u * 6) * 0.05,
            ]),
          ),
          moved(ball(gold, 0.04), { at: [-0.94, 0.38, 0.08] }),
          moved(ball(gold, 0.04), { at: [0.94, 0.38, 0.08] }),
        ],
        { stretch: [0.72, 0.72, 0.72], turn: [0, 0, 0.06], at: [0, 0.4, 0] },
      );
    },
    { pitch: 0.08, turn: -0.3 },
  );
}

export function paintKey(brush: Brush): void {
  const { seed } = brush;
  const { variants } = brush;
  sculpt(
    brush,
    () => {
      const brass = metal(brush.colour ?? [206, 160, 84], seed, 0.24);
      if (variants.has("lock") && !variants.has("locket"))
        return [
          moved(slab(brass, 0.8, 0.58, 0.28, 0.07), { at: [0, 0.29, 0] }),
          tube(
            metal([206, 208, 212], seed, 0.14),
            places("-.24 .52 0, -.24 .74 0, -.2 .9 0, 0 1 0, .2 .9 0, .24 .74 0, .24 .52 0"),
            0.062,
            { sides: 18 },
          ),
          moved(turned(metal([150, 116, 62], seed), points("0 0, .1 0, .11 .01, .1 .02, 0 .02"), 32, 1), {
            turn: [1.57, 0, 0],
            at: [0, 0.32, 0.13],
          }),
          moved(ball(finish([12, 10, 8], { rough: 1, gloss: 0 }), 0.042), {
            at: [0, 0.34, 0.15],
            stretch: [1, 1, 0.4],
          }),
          moved(slab(finish([12, 10, 8], { rough: 1, gloss: 0 }), 0.04, 0.12, 0.02, 0.004), { at: [0, 0.28, 0.15] }),
        ];
      const bow = [0, 1, 2].map((i) => {
        const a = Math.PI / 2 + (i - 1) * 2.1;
        return moved(tube(brass, hoop(0.1), 0.03, { closed: true, sides: 16, steps: 4 }), {
          at: [Math.cos(a) * 0.115, 0.8 + Math.sin(a) * 0.1, 0],
        });
      });
      return together(
        [
          ...bow,
          moved(
            turned(
              brass,
              points(
                "0 0, .036 0, .04 .02, .036 .04, .05 .1, .036 .12, .05 .15, .034 .17, .032 .55, .05 .57, .05 .6, .036 .62, .06 .65, .04 .68, 0 .68",
              ),
              28,
              2,
            ),
            { at: [0, 0.0, 0] },
          ),
          extruded(
            brass,
            points(
              ".02 .05, .22 .05, .22 .11, .17 .11, .17 .14, .22 .14, .22 .24, .15 .24, .15 .2, .11 .2, .11 .24, .02 .24",
            ),
            0.045,
            0.01,
          ),
        ],
        { turn: [0.05, -0.4, -0.3], at: [-0.14, 0.02, 0] },
      );
    },
    { pitch: 0.12 },
  );
}

export function paintHeart(brush: Brush): void {
  const { seed, phase } = brush;
  const red = brush.colour ?? rgb("#c01e3c");
  // Two beats, the second softer, then rest.
  const pulse = (at: number) => Math.exp(-(((((phase - at + 1.5) % 1) - 0.5) / 0.07) ** 2));
  const beat = 1 + 0.05 * pulse(0.25) + 0.028 * pulse(0.47);
  const { ctx } = brush;
  ctx.save();
  ctx.translate(0, -0.5);
  ctx.scale(beat, beat);
  ctx.translate(0, 0.5);
  sculpt(
    { ...brush, phase: 0 },
    () => {
      const flesh = finish(red, {
        rough: 0.1,
        gloss: 1,
        soft: 0.55,
        surface: (s) => {
          const inner = clouding(s.x * 2.6, s.y * 2.6, s.z * 2.6, seed, 4);
          tint(s, mix(red, [255, 150, 130], 0.5), smoothstep(0.5, 0.85, inner) * 0.5);
          darken(s, 0.86 + inner * 0.25);
          s.glow = 0.16 + 0.2 * smoothstep(0.4, 0.9, inner);
        },
      });
      return [
        sheet(flesh, 72, 48, (u, v) => {
          const a = u * Math.PI * 2;
          const t = v * Math.PI;
          const x = Math.sin(a) ** 3;
          const y = (13 * Math.cos(a) - 5 * Math.cos(2 * a) - 2 * Math.cos(3 * a) - Math.cos(4 * a)) / 16.2;
          const k = Math.sin(t) ** 0.9;
          return [x * 0.52 * k, 0.52 + (y * k + (1 - k) * 0.12) * 0.5, Math.cos(t) * 0.3 * (1 - 0.25 * Math.abs(x))];
        }),
      ];
    },
    { pitch: 0.05, turn: -0.22, keep: "heart" },
  );
  ctx.restore();
  brush.glow({
    x: 0,
    y: -0.5,
    radius: 0.85,
    colour: mix(red, [255, 120, 100], 0.3),
    strength: 0.22 + 0.2 * pulse(0.25),
  });
}
