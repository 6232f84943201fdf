import { mix, rgb, scale, smoothstep, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { finish } from "./finish.ts";
import { bump, cloth, darken, paper, speckle, tint, wood } from "./grain.ts";
import { moved, together } from "./placing.ts";
import { sculpt } from "./sculpture.ts";
import { ball, places, sheet, tube, type Solid, type Vec } from "./solid.ts";

export function paintFlag(brush: Brush): void {
  const { seed, phase } = brush;
  const tone = brush.colour ?? brush.light.accent;
  const turn = phase * Math.PI * 2;
  sculpt(
    brush,
    () => [
      tube(wood(rgb("#6f5a44"), seed, "y", 1), places("-.5 0 0, -.5 .5 0, -.5 1 0"), 0.014),
      moved(ball(finish([220, 176, 90], { metal: 1, rough: 0.2, gloss: 1 }), 0.028), { at: [-0.5, 1.01, 0] }),
      sheet(
        cloth(tone, seed, 240, {
          soft: 0.6,
          surface: (s) =>
            darken(s, 1 - 0.22 * smoothstep(0.01, 0, Math.min(Math.abs(s.y - 0.93), Math.abs(s.y - 0.47)))),
        }),
        44,
        14,
        (u, v) => {
          const amount = 0.02 + u * 0.075;
          const wave =
            Math.sin(u * 8.5 - turn + v * 1.1) * amount + Math.sin(u * 15 - turn * 2 + v * 2) * amount * 0.25;
          return [-0.49 + u * 0.86, 0.97 - v * 0.5 - u * u * 0.05 - wave * 0.25, wave];
        },
      ),
    ],
    { pitch: 0.06, turn: -0.25, quick: true },
  );
}

export function paintKite(brush: Brush): void {
  const { seed, phase } = brush;
  const { variants } = brush;
  const turn = phase * Math.PI * 2;
  const tone = brush.colour ?? brush.light.accent;
  sculpt(
    brush,
    () => {
      if (variants.has("paper_plane")) {
        const fold = paper([246, 242, 232], seed, 0.05);
        const wing = (s: number): Solid[] => [
          sheet(fold, 10, 6, (u, v) => [0.85 - u * 1.6, 0.52 + v * 0.05 + 0.02 * Math.sin(turn), s * v * u * 0.62]),
          sheet(fold, 10, 4, (u, v) => [0.85 - u * 1.6, 0.52 - v * u * 0.26, s * 0.012 * u * (1 - v)]),
        ];
        return together([...wing(1), ...wing(-1)], { turn: [0.1, 0.5, 0.22], at: [0, 0.08 * Math.sin(turn), 0] });
      }
      const panel = (a: Vec, b: Vec, c: Vec, colour: Rgb): Solid =>
        sheet(cloth(colour, seed, 200, { soft: 0.75 }), 12, 12, (u, v) => {
          const k = u * (1 - v);
          const bulge = Math.sin(Math.PI * v) * Math.sin(Math.PI * u) * 0.04;
          return [
            a[0] + (b[0] - a[0]) * k + (c[0] - a[0]) * v,
            a[1] + (b[1] - a[1]) * k + (c[1] - a[1]) * v,
            a[2] + (b[2] - a[2]) * k + (c[2] - a[2]) * v + bulge,
          ];
        });
      const mid: Vec = [0, 0.72, 0.05];
      const [top, low, left, right]: [Vec, Vec, Vec, Vec] = [
        [0, 1, 0],
        [0, 0.26, 0],
        [-0.27, 0.72, -0.03],
        [0.27, 0.72, -0.03],
      ];
      const pale = mix(tone, [250, 244, 230], 0.65);
      const spar = wood(rgb("#8c6a42"), seed, "y");
      const tail = Array.from({ length: 9 }, (_, i): Vec => {
        const t = i / 8;
        return [0.07 * Math.sin(t * 7 - turn) * t + t * 0.1, 0.26 - t * 0.36, 0.03 * Math.cos(t * 6 - turn)];
      });
      const parts = [
        panel(mid, top, left, pale),
        panel(mid, right, top, tone),
        panel(mid, left, low, tone),
        panel(mid, low, right, pale),
        tube(
          spar,
          [top, mid, low].map(([x, y, z]): Vec => [x, y, z + 0.008]),
          0.006,
        ),
        tube(
          spar,
          [left, mid, right].map(([x, y, z]): Vec => [x, y, z + 0.008]),
          0.006,
        ),
        tube(finish(scale(pale, 0.9), { rough: 0.8 }), tail, 0.004),
      ];
      for (let i = 1; i < 8; i += 2) {
        const at = tail[i]!;
        for (const s of [-1, 1])
          parts.push(
            moved(ball(cloth(i % 4 === 1 ? tone : pale, seed), 0.03), {
              at: [at[0] + s * 0.028, at[1], at[2]],
              stretch: [1, 0.55, 0.3],
              turn: [0, 0, s * 0.3 + Math.sin(turn + i) * 0.3],
            }),
          );
      }
      return together(parts, {
        turn: [0.15, -0.3 + 0.08 * Math.sin(turn), 0.16 + 0.05 * Math.sin(turn)],
        at: [0.08, 0.02, 0],
      });
    },
    { pitch: 0, quick: true },
  );
}

export function paintBall(brush: Brush): void {
  const { seed, variants, phase } = brush;
  const basket = variants.has("basket");
  const tennis = variants.has("tennis");
  const soccer = variants.has("soccer");
  const bubble = variants.has("bubble");
  const rolling =
    brush.motion === "spin" || brush.motion === "drive" || brush.motion === "run" ? phase * Math.PI * 2 : 0.5;
  const phi = (1 + Math.sqrt(5)) / 2;
  const l = Math.hypot(1, phi);
  const centres: Vec[] = [];
  for (const a of [-1, 1])
    for (const b of [-phi, phi]) centres.push([0, a / l, b / l], [a / l, b / l, 0], [b / l, 0, a / l]);
  sculpt(
    brush,
    () => {
      if (bubble)
        return [
          moved(
            ball(
              finish([226, 240, 250], {
                glass: true,
                rough: 0.02,
                gloss: 1,
                surface: (s) =>
                  tint(s, [
                    128 + 120 * Math.sin(s.y * 9),
                    150 + 90 * Math.sin(s.y * 9 + 2),
                    200 + 50 * Math.sin(s.y * 9 + 4),
                  ]),
              }),
              0.48,
            ),
            { at: [0, 0.5, 0] },
          ),
        ];
      const base: Rgb =
        brush.colour ??
        (basket ? [200, 96, 40] : soccer ? [242, 242, 238] : tennis ? [202, 222, 60] : brush.light.accent);
      const skin = finish(base, {
        rough: basket || tennis ? 0.75 : 0.3,
        gloss: basket || tennis ? 0.25 : 0.7,
        surface: (s) => {
          const r = 0.49;
          const p: Vec = [s.x / r, s.y / r, s.z / r];
          if (soccer) {
            let [first, second] = [-2, -2];
            for (const c of centres) {
              const d = c[0] * p[0] + c[1] * p[1] + c[2] * p[2];
              if (d > first) [first, second] = [d, first];
              else if (d > second) second = d;
            }
            if (first > 0.955) tint(s, [26, 26, 30]);
            const seam = Math.min(Math.abs(first - 0.955), (first - second) * 0.8);
            darken(s, 0.62 + 0.38 * smoothstep(0, 0.014, seam));
          } else if (basket) {
            const seam = Math.min(Math.abs(p[0]), Math.abs(p[1]), Math.abs(Math.abs(p[0]) - 0.62 - p[2] * p[2] * 0.12));
            tint(s, [30, 20, 16], smoothstep(0.022, 0.012, seam));
            bump(s, (x, y, z) => speckle(x * 90, y * 90, z * 90, seed), 0.004, 0.005);
          } else if (tennis) {
            const a = Math.atan2(p[1], p[0]);
            const seam = Math.abs(p[2] - 0.55 * Math.sin(a * 2));
            tint(s, [246, 246, 236], smoothstep(0.06, 0.035, seam));
            darken(s, 0.84 + speckle(s.x * 60, s.y * 60, s.z * 60, seed) * 0.3);
          } else if (Math.sin(Math.atan2(p[0], p[1]) * 3) > 0) tint(s, mix(base, [250, 244, 232], 0.85));
        },
      });
      return [moved(ball(skin, 0.49), { turn: [0.5, 0.4, -rolling], at: [0, 0.5, 0] })];
    },
    { pitch: 0.12, quick: brush.motion === "spin" || brush.motion === "run" },
  );
}
