import { told } from "#lib/render/scene/states/told.ts";
import { mix, rgb, smoothstep, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { finish, type Finish } from "./finish.ts";
import { clouding, darken, glass, metal, tint, wood } from "./grain.ts";
import { moved, together } from "./placing.ts";
import { sculpt } from "./sculpture.ts";
import { ball, places, points, slab, tube, turned, type Solid } from "./solid.ts";

/** Oil paint on boards: the grain still shows, worn to the wood at corners. */
const painted = (colour: Rgb, seed: number): Finish => {
  const board = wood(colour, seed, "y", 0.8, { rough: 0.45, gloss: 0.45 });
  return finish(colour, {
    rough: 0.42,
    gloss: 0.5,
    surface: (s) => {
      const [r, g, b] = [s.r, s.g, s.b];
      board.surface?.(s);
      tint(s, [r, g, b], 0.65);
      const worn = clouding(s.x * 14, s.y * 9, s.z * 14, seed + 4);
      tint(s, [126, 96, 68], smoothstep(0.76, 0.84, worn) * 0.6);
      darken(s, 0.94 + clouding(s.x * 3, s.y * 3, s.z * 3, seed) * 0.12);
    },
  });
};

export function paintDoor(brush: Brush): void {
  const { seed, light, phase } = brush;
  const moves = brush.motion === "open" || brush.state?.open !== undefined;
  const swing = 1.25 * told(brush, "open", brush.motion === "open" ? smoothstep(0.05, 0.6, phase) : 0);
  const tone = brush.colour ?? mix(rgb("#3d5a57"), light.accent, 0.12);
  const within: Rgb = light.night > 0.4 || swing > 0 ? [255, 206, 128] : [46, 38, 34];
  sculpt(
    brush,
    () => {
      const leafWood = painted(tone, seed);
      const frame = painted(mix(tone, [236, 230, 218], 0.78), seed + 2);
      const brass = metal([216, 170, 88], seed, 0.2);
      const leaf: Solid[] = [moved(slab(leafWood, 0.42, 0.92, 0.035, 0.006), { at: [0.21, 0.47, 0] })];
      for (const x of [0.115, 0.305])
        for (const [y, h] of [
          [0.22, 0.26],
          [0.53, 0.24],
          [0.78, 0.15],
        ] as const)
          leaf.push(
            moved(slab(leafWood, 0.145, h, 0.05, 0.008), { at: [x, y, 0.0] }),
            moved(slab(painted(mix(tone, [0, 0, 0], 0.22), seed), 0.118, h - 0.027, 0.053, 0.003), { at: [x, y, 0] }),
            moved(slab(leafWood, 0.09, h - 0.055, 0.06, 0.012), { at: [x, y, 0] }),
          );
      leaf.push(
        moved(
          turned(
            brass,
            points("0 0, .022 0, .022 .006, .009 .008, .009 .03, .02 .036, .025 .05, .018 .062, 0 .065"),
            30,
            4,
          ),
          { turn: [Math.PI / 2, 0, 0], at: [0.385, 0.45, 0.02] },
        ),
        moved(slab(brass, 0.03, 0.1, 0.045, 0.006), { at: [0.385, 0.42, 0] }),
        moved(slab(brass, 0.13, 0.028, 0.06, 0.008), { at: [0.21, 0.63, 0] }),
      );
      const lintel = moved(slab(frame, 0.6, 0.07, 0.1, 0.012), { at: [0, 0.965, 0] });
      return [
        ...[-1, 1].map((s) => moved(slab(frame, 0.07, 0.94, 0.08, 0.01), { at: [s * 0.25, 0.47, 0] })),
        lintel,
        moved(slab(frame, 0.66, 0.03, 0.14, 0.01), { at: [0, 0.99, 0.01] }),
        moved(
          slab(
            finish([128, 122, 116], {
              rough: 0.85,
              surface: (s) => darken(s, 0.8 + clouding(s.x * 20, s.y * 20, s.z * 20, seed) * 0.4),
            }),
            0.68,
            0.025,
            0.2,
            0.006,
          ),
          { at: [0, 0.012, 0.04] },
        ),
        moved(
          slab(
            finish(within, {
              rough: 1,
              gloss: 0,
              glow: swing > 0 ? 0.9 : 0.2,
              surface: (s) => darken(s, 0.62 + 0.4 * smoothstep(-0.5, 0.3, s.y)),
            }),
            0.44,
            0.93,
            0.01,
            0.002,
          ),
          { at: [0, 0.47, -0.05] },
        ),
        ...together(leaf, { turn: [0, -swing, 0], at: [-0.21, 0, 0] }),
      ];
    },
    { pitch: 0.06, turn: moves ? 0 : -0.2, quick: moves && swing > 0 },
  );
  if (swing > 0.05)
    brush.glow({ x: 0.05, y: -0.5, radius: 0.7, colour: [255, 206, 128], strength: 0.5 * smoothstep(0, 1, swing) });
}

export function paintWindow(brush: Brush): void {
  const { seed, light } = brush;
  const lit = told(brush, "lit", light.night > 0.5 && !light.interior ? 1 : 0) > 0.5;
  const open = told(brush, "open", 0);
  sculpt(
    brush,
    () => {
      const frame = painted(brush.colour ?? [234, 228, 216], seed);
      const view = finish([160, 180, 200], {
        rough: 1,
        gloss: 0,
        surface: (s) => {
          const h = s.y / 0.84 + 0.5;
          if (lit) {
            tint(s, mix([255, 190, 96], [255, 232, 170], smoothstep(0.9, 0.2, Math.hypot(s.x * 1.4, s.y + 0.1))));
            s.glow = 0.6;
            return;
          }
          tint(s, mix(light.horizon, light.upper, smoothstep(0.2, 1, h)));
          if (h < 0.3 + (clouding(s.x * 3, 1, 0, seed) - 0.5) * 0.25) tint(s, mix(light.haze, [70, 90, 84], 0.55));
          if (h < 0.17 + (clouding(s.x * 7, 4, 0, seed + 2, 2) - 0.5) * 0.24)
            tint(s, mix([52, 70, 50], light.ambient, 0.2));
          s.glow = 0.45;
        },
      });
      const bar = (w: number, h: number, x: number, y: number, deep = 0.06): Solid =>
        moved(slab(frame, w, h, deep, 0.008), { at: [x, y, 0] });
      const clear = glass([226, 236, 244]);
      /** Half of the window, which swings in about its outer edge. */
      const sash = (side: 1 | -1): Solid[] =>
        together(
          [
            ...[0, 0.4].map((x) => bar(0.035, 0.86, -side * x, 0.53)),
            ...[0.11, 0.36, 0.68, 0.95].map((y) => bar(0.42, 0.026, -side * 0.2, y, 0.04)),
            moved(slab(clear, 0.4, 0.84, 0.004, 0.001), { at: [-side * 0.2, 0.53, -0.01] }),
          ],
          { turn: [0, side * 1.25 * open, 0], at: [side * 0.41, 0, 0.02] },
        );
      const casement = [
        moved(slab(view, 0.84, 0.86, 0.005, 0.002), { at: [0, 0.53, -0.05] }),
        bar(0.06, 0.94, -0.44, 0.53, 0.1),
        bar(0.06, 0.94, 0.44, 0.53, 0.1),
        bar(0.94, 0.06, 0, 0.97, 0.1),
        bar(0.94, 0.06, 0, 0.08, 0.1),
        moved(slab(frame, 1.06, 0.035, 0.24, 0.01), { at: [0, 0.035, 0.08] }),
      ];
      if (open > 0.02) return [...casement, ...sash(1), ...sash(-1)];
      return [
        moved(slab(view, 0.84, 0.86, 0.005, 0.002), { at: [0, 0.53, -0.05] }),
        bar(0.06, 0.94, -0.44, 0.53, 0.1),
        bar(0.06, 0.94, 0.44, 0.53, 0.1),
        bar(0.94, 0.06, 0, 0.97, 0.1),
        bar(0.94, 0.06, 0, 0.08, 0.1),
        bar(0.035, 0.86, 0, 0.53),
        ...[0.36, 0.68].map((y) => bar(0.84, 0.022, 0, y, 0.04)),
        ...[-0.215, 0.215].map((x) => bar(0.022, 0.86, x, 0.53, 0.04)),
        moved(slab(frame, 1.06, 0.035, 0.24, 0.01), { at: [0, 0.035, 0.08] }),
        moved(slab(glass([226, 236, 244]), 0.84, 0.86, 0.004, 0.001), { at: [0, 0.53, -0.01] }),
        tube(metal([206, 170, 96], seed, 0.2), places("0.02 .5 .04, .02 .47 .06, .02 .43 .05"), 0.009),
        moved(ball(metal([206, 170, 96], seed, 0.2), 0.014), { at: [0.02, 0.5, 0.045] }),
      ];
    },
    { pitch: 0.06, turn: -0.16 },
  );
  if (lit) brush.glow({ x: 0, y: -0.5, radius: 0.8, colour: [255, 206, 128], strength: 0.4 });
}
