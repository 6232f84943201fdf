import { told } from "#lib/render/scene/states/told.ts";
import { mix, rgb, scale, smoothstep, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { finish, type Finish } from "./finish.ts";
import { bump, clouding, darken, paper, speckle, tint, wood } from "./grain.ts";
import { moved, swollen } from "./placing.ts";
import { sculpt } from "./sculpture.ts";
import { ball, curve, extruded, points, sheet, slab, turned, type Solid } from "./solid.ts";

export function paintIceCream(brush: Brush): void {
  const { seed } = brush;
  sculpt(
    brush,
    () => {
      const flavours: readonly Rgb[] = [brush.colour ?? rgb("#f3c6cf"), rgb("#f5e7c8"), rgb("#7a4a30")];
      const scoop = (i: number, y: number, r: number): Solid =>
        moved(
          swollen(
            ball(
              finish(flavours[i]!, {
                rough: 0.5,
                gloss: 0.4,
                soft: 0.5,
                surface: (s) => {
                  const n = clouding(s.x * 9, s.y * 9, s.z * 9, seed + i, 4);
                  darken(s, 0.86 + n * 0.26);
                  if (i === 1)
                    tint(s, [70, 40, 24], smoothstep(0.84, 0.88, speckle(s.x * 44, s.y * 44, s.z * 44, seed)) * 0.7);
                  bump(s, (x, y2, z) => clouding(x * 22, y2 * 22, z * 22, seed, 3), 0.035, 0.008);
                },
              }),
              r,
            ),
            (x, y2, z) =>
              (clouding(x * 8, y2 * 8, z * 8, seed + i) - 0.5) * 0.05 +
              (y2 < -r * 0.4 ? 0.03 + 0.035 * Math.sin(Math.atan2(z, x) * 7 + i) : 0),
          ),
          { at: [i === 1 ? 0.02 : 0, y, 0], stretch: [1, 0.94, 1] },
        );
      const waffle = finish([214, 152, 82], {
        rough: 0.6,
        gloss: 0.25,
        surface: (s) => {
          const a = Math.atan2(s.z, s.x) * 3.2;
          const h = s.y * 26;
          const g = Math.min(Math.abs(Math.sin(a + h * 0.5)), Math.abs(Math.sin(a - h * 0.5)));
          darken(s, 0.68 + 0.4 * smoothstep(0.04, 0.3, g));
          tint(s, [244, 200, 132], smoothstep(0.5, 0.1, g) * 0.3);
          s.ny += smoothstep(0.3, 0.05, g) * 0.4;
        },
      });
      return [
        turned(waffle, points("0 0, .03 .01, .2 .5, .215 .52, .205 .53, .17 .5"), 48, 6),
        scoop(0, 0.6, 0.215),
        scoop(1, 0.86, 0.165),
      ];
    },
    { pitch: 0.12 },
  );
}

export function paintCheese(brush: Brush): void {
  const { seed, random } = brush;
  sculpt(
    brush,
    () => {
      // Place and radius of each.
      const holes = new Float64Array(60 * 4);
      for (let i = 0; i < holes.length; i += 4)
        holes.set([random() * 1.9 - 0.9, random() * 1.1 - 0.55, random() * 0.7 - 0.35, 0.06 + random() ** 2 * 0.12], i);
      const body = finish(brush.colour ?? [244, 198, 84], {
        rough: 0.42,
        gloss: 0.4,
        soft: 0.5,
        surface: (s) => {
          darken(s, 0.93 + clouding(s.x * 6, s.y * 6, s.z * 6, seed) * 0.14);
          for (let i = 0; i < holes.length; i += 4) {
            const r = holes[i + 3]!;
            const dx = s.x - holes[i]!;
            if (dx >= r || dx <= -r) continue;
            const dy = s.y - holes[i + 1]!;
            const dz = s.z - holes[i + 2]!;
            const d = Math.sqrt(dx * dx + dy * dy + dz * dz) / r;
            if (d >= 1) continue;
            const deep = smoothstep(1, 0.75, d);
            darken(s, 1 - deep * 0.38);
            s.nx -= (dx / r) * deep * 1.3;
            s.ny -= (dz / r) * deep * -1.3 * 0.6;
            s.nz += (dy / r) * deep * 1.1;
            s.rough += 0.2 * deep;
          }
          if (s.x > 0.9) tint(s, [196, 120, 44], 0.8);
        },
      });
      const wedge = moved(
        extruded(
          body,
          curve(
            points("-1 -.02, .62 -.52, .62 -.52, .86 -.3, .95 0, .86 .3, .62 .52, .62 .52, -1 .02, -1 .02"),
            5,
            true,
          ),
          0.74,
          0.03,
        ),
        {
          turn: [-Math.PI / 2, 0.5, 0],
          at: [0.05, 0.45, 0],
        },
      );
      return [
        moved(
          turned(wood(rgb("#7d5230"), seed, "x", 1.2), points("0 0, 1.2 0, 1.22 .02, 1.22 .06, 1.2 .08, 0 .08"), 64, 2),
          {},
        ),
        wedge,
      ];
    },
    { pitch: 0.4 },
  );
}

/** One egg that comes apart: a cap lifts off it and a chick looks out; broken by a hand it spills its yolk. */
function paintHatching(brush: Brush, shell: Finish, broken: number): void {
  const hatches = broken < 0.5;
  const apart = smoothstep(0.12, 0.45, broken);
  sculpt(
    brush,
    () => {
      const teeth = (side: number): [number, number][] => [
        [0.36, side * 0.02],
        [0.33, side * 0.02],
      ];
      const cup = turned(shell, [...points("0 -.5, .14 -.47, .29 -.33, .355 -.12"), ...teeth(1)], 44, 4);
      const cap = turned(shell, [...teeth(-1), ...points(".335 .12, .25 .33, .12 .47, 0 .5")], 44, 4);
      const yellow = finish([250, 206, 70], { rough: 0.9, gloss: 0.1, soft: 0.7 });
      const dark = finish([20, 16, 14], { rough: 0.1, gloss: 1 });
      const beak = finish([236, 120, 30], { rough: 0.4, gloss: 0.4 });
      const up = 0.5 + 0.26 * apart;
      const chick = [
        moved(ball(yellow, 0.25), { at: [0, up - 0.12, 0] }),
        moved(ball(yellow, 0.2), { at: [0, up + 0.12, 0.03] }),
        ...[-0.08, 0.08].map((x) => moved(ball(dark, 0.03), { at: [x, up + 0.17, 0.205] })),
        moved(ball(beak, 0.05), { at: [0, up + 0.1, 0.24], stretch: [0.9, 0.6, 1.5] }),
      ];
      const yolk = [
        moved(ball(finish([250, 170, 30], { rough: 0.1, gloss: 1, soft: 0.4 }), 0.2), {
          at: [0, 0.16, 0.1],
          stretch: [1.2, 0.5, 1],
        }),
      ];
      if (!hatches)
        return [
          moved(cup, { at: [-0.42, 0.4, 0], turn: [0, 0, 0.95] }),
          moved(cap, { at: [0.44, 0.36, 0], turn: [0, 0, -1.1] }),
          ...yolk,
        ];
      return [
        moved(cup, { at: [0, 0.5, 0] }),
        moved(cap, { at: [0.34 * apart, 0.52 + 0.2 * apart - 0.1 * apart * apart, 0], turn: [0, 0, -1.25 * apart] }),
        ...(apart > 0.1 ? chick : []),
      ];
    },
    { pitch: 0.2 },
  );
}

export function paintEgg(brush: Brush): void {
  const { seed } = brush;
  const shell = (colour: Rgb, k: number): Finish =>
    finish(colour, {
      rough: 0.6,
      gloss: 0.3,
      soft: 0.35,
      surface: (s) => {
        tint(s, scale(colour, 0.55), smoothstep(0.76, 0.86, speckle(s.x * 34, s.y * 34, s.z * 34, seed + k)) * 0.5);
        bump(s, (x, y, z) => speckle(x * 80, y * 80, z * 80, seed), 0.0012, 0.006);
      },
    });
  const egg = (colour: Rgb, k: number): Solid =>
    turned(shell(colour, k), points("0 -.5, .14 -.47, .29 -.33, .36 -.1, .34 .1, .25 .33, .12 .47, 0 .5"), 44, 6);
  const base = brush.colour ?? rgb("#d9a277");
  const broken = told(brush, "broken", 0);
  if (broken > 0.02) return paintHatching(brush, shell(mix(base, [250, 240, 226], 0.5), 1), broken);
  sculpt(
    brush,
    () => [
      moved(egg(base, 1), { at: [-0.16, 0.52, 0.05], turn: [0.1, 0, 0.1] }),
      moved(egg(mix(base, [250, 240, 226], 0.6), 2), { at: [0.42, 0.35, 0.3], turn: [0.2, 0.5, -1.25] }),
      moved(egg(scale(base, 0.9), 3), { at: [0.36, 0.44, -0.4], turn: [0.5, 0, -0.45] }),
    ],
    { pitch: 0.3 },
  );
}

export function paintChocolate(brush: Brush): void {
  const { seed } = brush;
  const cocoa = brush.colour ?? rgb("#4d2715");
  const bar = finish(cocoa, {
    rough: 0.26,
    gloss: 0.75,
    soft: 0.1,
    surface: (s) => darken(s, 0.92 + clouding(s.x * 5, s.y * 5, s.z * 5, seed) * 0.16),
  });
  const foil = finish([214, 182, 112], {
    rough: 0.22,
    metal: 1,
    gloss: 1,
    surface: (s) => bump(s, (x, y, z) => clouding(x * 9, y * 9, z * 9, seed, 2), 0.07, 0.02),
  });
  sculpt(
    brush,
    () => {
      const parts: Solid[] = [slab(bar, 0.84, 1.1, 0.06, 0.02)];
      for (let i = 0; i < 3; i++)
        for (let j = 0; j < 4; j++) {
          if (i === 2 && j === 3) continue;
          parts.push(moved(slab(bar, 0.25, 0.24, 0.12, 0.035), { at: [(i - 1) * 0.275, -0.4 + j * 0.27, 0.03] }));
        }
      const wrap = paper(mix(brush.light.accent, [120, 30, 40], 0.5), seed, 0.1);
      parts.push(moved(slab(wrap, 0.92, 0.5, 0.2, 0.03), { at: [0, -0.36, 0.02] }));
      parts.push(moved(slab(wrap, 0.94, 0.1, 0.205, 0.03), { at: [0, -0.2, 0.02] }));
      parts.push(
        sheet(foil, 40, 8, (u, v) => [
          (u - 0.5) * 0.98,
          -0.12 + v * 0.16 * (0.6 + 0.6 * speckle(u * 12, 0, 0, seed)),
          0.13 + v * 0.05 + (speckle(u * 16, v * 3, 5, seed) - 0.5) * 0.06,
        ]),
      );
      return parts.map((solid) => moved(solid, { turn: [-0.5, 0, 0.12], at: [0, 0.52, 0] }));
    },
    { pitch: 0.25, turn: -0.3 },
  );
}
