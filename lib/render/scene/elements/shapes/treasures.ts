import { told } from "#lib/render/scene/states/told.ts";
import { rgb, smoothstep, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { finish, type Finish } from "./finish.ts";
import { bump, clouding, darken, metal, tint, wood } from "./grain.ts";
import { moved, swollen, together } from "./placing.ts";
import { sculpt } from "./sculpture.ts";
import { ball, hoop, points, sheet, slab, tube, turned, type Solid, type Vec } from "./solid.ts";
import { gem } from "./gems.ts";

export const goldOf = (brush: Brush, rough = 0.16): Finish => metal(brush.colour ?? [232, 182, 84], brush.seed, rough);

export function paintCrown(brush: Brush): void {
  const { seed } = brush;
  sculpt(
    brush,
    () => {
      const gold = goldOf(brush);
      const velvet = finish(rgb("#7d1630"), {
        rough: 0.95,
        gloss: 0.25,
        soft: 0.6,
        surface: (s) => darken(s, 0.7 + clouding(s.x * 6, s.y * 6, s.z * 6, seed) * 0.6),
      });
      const tall = (a: number) => 0.42 + 0.36 * Math.abs(Math.cos(a * 4)) ** 3;
      const wall = sheet(gold, 160, 10, (u, v) => {
        const a = u * Math.PI * 2;
        const r = 0.55 + v * 0.12;
        return [Math.cos(a) * r, 0.12 + v * (tall(a) - 0.12), Math.sin(a) * r];
      });
      const parts: Solid[] = [
        wall,
        turned(gold, points(".55 .0, .585 .01, .595 .05, .58 .1, .595 .15, .585 .19, .56 .2, .53 .18"), 80, 3),
        swollen(
          turned(velvet, points("0 .55, .3 .5, .47 .36, .54 .2"), 56, 5),
          (x, y, z) => 0.03 * Math.cos(Math.atan2(z, x) * 8) * smoothstep(0.2, 0.4, y),
        ),
        swollen(
          turned(
            finish([244, 240, 230], {
              rough: 1,
              soft: 0.6,
              surface: (s) => {
                const n = clouding(s.x * 24, s.y * 24, s.z * 24, seed);
                darken(s, 0.82 + n * 0.3);
                if (Math.abs(Math.sin(Math.atan2(s.z, s.x) * 9)) > 0.985) tint(s, [40, 34, 34], 0.9);
              },
            }),
            points(".5 .0, .6 -.01, .64 .04, .6 .1, .5 .1"),
            80,
            4,
          ),
          (x, y, z) => clouding(x * 14, y * 14, z * 14, seed) * 0.03,
        ),
      ];
      for (let i = 0; i < 8; i++) {
        const a = (i / 8) * Math.PI * 2;
        parts.push(
          moved(ball(i % 2 ? finish([244, 240, 232], { rough: 0.12, gloss: 1, soft: 0.4 }) : gold, 0.042), {
            at: [Math.cos(a) * 0.68, 0.81, Math.sin(a) * 0.68],
          }),
        );
        const stone = (
          [
            [190, 20, 46],
            [28, 84, 190],
            [22, 140, 84],
          ] as const
        )[i % 3]!;
        parts.push(
          ...gem(stone, 0.058)
            .map((s) => moved(s, { turn: [Math.PI / 2, 0, 0], at: [0, 0.15, 0.575] }))
            .map((s) => moved(s, { turn: [0, a + 0.39, 0] })),
        );
        parts.push(
          ...gem(
            (
              [
                [28, 84, 190],
                [190, 20, 46],
              ] as const
            )[i % 2]!,
            0.045,
          )
            .map((s) => moved(s, { turn: [Math.PI / 2 - 0.2, 0, 0], at: [0, 0.42, 0.615] }))
            .map((s) => moved(s, { turn: [0, a + Math.PI / 2, 0] })),
        );
      }
      return parts;
    },
    { pitch: 0.24 },
  );
}

export function paintRing(brush: Brush): void {
  const { variants } = brush;
  sculpt(
    brush,
    () => {
      const gold = goldOf(brush, 0.1);
      const stone: Rgb = variants.has("ruby")
        ? [204, 16, 46]
        : variants.has("emerald")
          ? [14, 150, 84]
          : variants.has("sapphire")
            ? [22, 70, 200]
            : [226, 240, 250];
      if (variants.has("jewel"))
        return gem(stone, 0.58, 9).map((s) =>
          moved(s, { at: [0, 0.52, 0], stretch: [1, 1.15, 1], turn: [0.45, 0.2, 0.1] }),
        );
      const band = together([tube(gold, hoop(0.34, 1, 16), 0.05, { closed: true, sides: 20, steps: 4 })], {
        stretch: [1, 1, 1.15],
        turn: [0, -0.55, 0],
        at: [0, 0.385, 0],
      });
      return [
        ...band,
        ...gem(stone, 0.17, 8).map((s) => moved(s, { at: [0, 0.86, 0], turn: [0.25, 0, 0] })),
        ...[0.4, 1.97, 3.54, 5.11].map((a) =>
          tube(
            gold,
            [
              [Math.cos(a) * 0.05, 0.73, Math.sin(a) * 0.05],
              [Math.cos(a) * 0.13, 0.8, Math.sin(a) * 0.13],
              [Math.cos(a) * 0.155, 0.9, Math.sin(a) * 0.155],
            ],
            0.018,
          ),
        ),
      ];
    },
    { pitch: 0.3 },
  );
  brush.glow({
    x: 0.06 * (brush.light.side < 0 ? -1 : 1),
    y: -0.9,
    radius: 0.28,
    colour: [255, 250, 240],
    strength: 0.45,
    flicker: 0.3,
  });
}

/** A struck coin: milled edge, raised rim, a profile of rays. */
const coinOf = (brush: Brush): Finish => {
  const gold = goldOf(brush, 0.22);
  return {
    ...gold,
    surface: (s) => {
      gold.surface?.(s);
      const r = Math.hypot(s.x, s.z);
      const a = Math.atan2(s.z, s.x);
      if (Math.abs(s.ny) < 0.4 && Math.abs(s.y) < 0.5) darken(s, 0.8 + 0.3 * Math.sin(a * 90));
      const relief = (x: number, _y: number, z: number): number => {
        const d = Math.hypot(x, z);
        const b = Math.atan2(z, x);
        const star = smoothstep(0.02, -0.02, d - (0.16 + 0.1 * Math.abs(Math.cos(b * 2.5)) ** 3));
        const beads = smoothstep(0.01, -0.01, Math.abs(d - 0.35) - 0.012) * smoothstep(0, 0.6, Math.sin(b * 44));
        return star + beads * 0.8 + 0.15 * smoothstep(0.02, -0.02, d - 0.08);
      };
      if (r < 0.41) bump(s, relief, 0.025, 0.006);
    },
  };
};

const coinShape = points("0 0, .4 0, .42 0, .45 -.015, .48 -.005, .49 .03, .48 .065, .45 .075, .42 .06, .4 .06, 0 .06");

export function paintCoin(brush: Brush): void {
  const { random } = brush;
  sculpt(
    brush,
    () => {
      const coin = turned(coinOf(brush), coinShape, 72, 2);
      const parts: Solid[] = [moved(coin, { turn: [Math.PI / 2 - 0.2, -0.35, 0], at: [0.05, 0.55, 0.1] })];
      for (let i = 0; i < 5; i++)
        parts.push(moved(coin, { at: [-0.5 + random() * 0.03, i * 0.075, -0.3 + random() * 0.04], turn: [0, i, 0] }));
      parts.push(
        moved(coin, { at: [0.5, 0.0, 0.0], turn: [0, 1, 0] }),
        moved(coin, { at: [-0.15, 0.05, 0.42], turn: [0.12, 0.6, 0.06] }),
      );
      return parts;
    },
    { pitch: 0.3 },
  );
}

export function paintTreasureChest(brush: Brush): void {
  const { seed, random } = brush;
  const open = told(brush, "open", 1);
  sculpt(
    brush,
    () => {
      const oak = wood(brush.colour ?? rgb("#7a4a26"), seed, "x", 0.9);
      const iron = metal([112, 104, 98], seed, 0.4);
      const gold = goldOf(brush, 0.2);
      const lid = together(
        Array.from({ length: 7 }, (_, i): Solid[] => {
          const a = -0.15 + (i / 6) * (Math.PI + 0.3);
          return [
            moved(slab(oak, 1.2, 0.17, 0.035, 0.008), {
              turn: [-a, 0, 0],
              at: [0, Math.sin(a) * 0.3, Math.cos(a) * 0.36],
            }),
          ];
        })
          .flat()
          .concat(
            [-0.5, 0, 0.5].map((x) =>
              tube(
                iron,
                Array.from({ length: 9 }, (_, i): Vec => [
                  x,
                  Math.sin((i / 8) * Math.PI) * 0.33,
                  Math.cos((i / 8) * Math.PI) * 0.39,
                ]),
                0.03,
                { sides: 6 },
              ),
            ),
          ),
        { turn: [-open, 0, 0], at: [0, 0.5 + 0.22 * open, -0.5 * open] },
      );
      const parts: Solid[] = [
        ...lid,
        moved(slab(finish([30, 20, 14], { rough: 1 }), 1.1, 0.44, 0.68, 0.01), { at: [0, 0.24, 0] }),
      ];
      for (let i = 0; i < 3; i++) {
        parts.push(moved(slab(oak, 1.2, 0.155, 0.04, 0.008), { at: [0, 0.1 + i * 0.16, 0.37] }));
        for (const x of [-0.59, 0.59])
          parts.push(
            moved(slab(oak, 0.76, 0.155, 0.04, 0.008), { turn: [0, Math.PI / 2, 0], at: [x, 0.1 + i * 0.16, 0] }),
          );
      }
      for (const x of [-0.5, 0, 0.5]) parts.push(moved(slab(iron, 0.1, 0.5, 0.03, 0.008), { at: [x, 0.26, 0.385] }));
      parts.push(
        moved(slab(gold, 0.2, 0.2, 0.04, 0.03), { at: [0, 0.44, 0.41] }),
        moved(ball(finish([16, 12, 10]), 0.028), { at: [0, 0.45, 0.43] }),
      );
      const coin = turned(gold, points("0 0, .06 0, .07 .008, .07 .016, .06 .02, 0 .02"), 22, 1);
      for (let i = 0; i < 130; i++) {
        const x = (random() - 0.5) * 1.02;
        const z = (random() - 0.5) * 0.62;
        const h = 0.46 + 0.17 * Math.cos(x * 1.9) * Math.cos(z * 2.4) * random() ** 0.4;
        parts.push(
          moved(coin, { at: [x, h, z], turn: [(random() - 0.3) * 1.3, random() * 3, (random() - 0.5) * 1.2] }),
        );
      }
      for (const [x, z, c] of [
        [-0.25, 0.2, [200, 20, 50]],
        [0.2, 0.12, [30, 90, 210]],
        [0.4, 0.22, [20, 160, 90]],
        [-0.42, 0.02, [230, 240, 250]],
      ] as const)
        parts.push(...gem(c, 0.08).map((s) => moved(s, { at: [x, 0.66, z], turn: [0.5, x * 5, 0.3] })));
      for (let i = 0; i < 22; i++)
        parts.push(
          moved(ball(finish([246, 240, 230], { rough: 0.12, gloss: 1, soft: 0.4 }), 0.03), {
            at: [
              0.15 + i * 0.02,
              0.6 + 0.05 * Math.sin(i * 0.6) - Math.max(0, i - 12) * 0.028,
              0.26 + Math.min(i, 10) * 0.018,
            ],
          }),
        );
      return parts;
    },
    { pitch: 0.34, turn: -0.35 },
  );
  brush.glow({ x: 0, y: -0.62, radius: 0.9, colour: [255, 206, 110], strength: 0.4 * open, flicker: 0.15 });
}
