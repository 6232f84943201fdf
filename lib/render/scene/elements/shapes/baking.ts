import { mix, rgb, smoothstep, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { roasted } from "./dishes.ts";
import { leaf } from "./foliage.ts";
import { finish, type Finish } from "./finish.ts";
import { bump, clouding, darken, glazed, speckle, tint, wood } from "./grain.ts";
import { moved, swollen } from "./placing.ts";
import { sculpt } from "./sculpture.ts";
import { ball, places, points, sheet, slab, tube, turned, type Solid } from "./solid.ts";
import { steam } from "./steam.ts";

/** Crust: flour-dusted, dark where it rose. */
const crustOf = (colour: Rgb, seed: number): Finish =>
  finish(colour, {
    rough: 0.62,
    gloss: 0.35,
    soft: 0.15,
    surface: (s) => {
      const n = clouding(s.x * 5, s.y * 5, s.z * 5, seed, 4);
      darken(s, 0.55 + n * 0.9);
      tint(s, [244, 228, 196], smoothstep(0.62, 0.9, clouding(s.x * 11, s.y * 11, s.z * 11, seed + 4)) * 0.5);
      bump(s, (x, y, z) => clouding(x * 18, y * 18, z * 18, seed + 7, 2), 0.018, 0.008);
    },
  });

export function paintBread(brush: Brush): void {
  const { seed } = brush;
  const { variants } = brush;
  const colour = brush.colour ?? rgb("#b8722e");
  const board = (): Solid =>
    moved(slab(wood(rgb("#8f6238"), seed, "x", 1.1), 2.3, 0.07, 1.2, 0.03), { at: [0, 0.035, 0] });
  sculpt(
    brush,
    () => {
      if (variants.has("croissant")) {
        const dough: Finish = {
          ...roasted(rgb("#c98236"), seed, 6),
          surface: (s) => {
            const n = clouding(s.x * 6, s.y * 6, s.z * 6, seed, 4);
            const fold = Math.abs(Math.sin(s.x * 9.5));
            darken(s, 0.62 + n * 0.5 + fold * 0.25);
            tint(s, [250, 214, 140], smoothstep(0.75, 1, fold) * 0.5);
            bump(s, (x, y, z) => speckle(x * 60, y * 14, z * 14, seed), 0.008, 0.006);
          },
        };
        const body = swollen(
          tube(
            dough,
            places("-1 .16 .36, -.72 .24 .08, -.3 .36 -.1, 0 .4 -.14, .3 .36 -.1, .72 .24 .08, 1 .16 .36"),
            (t) => 0.09 + 0.3 * Math.sin(Math.PI * t) ** 0.8,
            { sides: 28, steps: 14 },
          ),
          (x) => Math.abs(Math.sin(x * 9.5)) * 0.06 - 0.03,
        );
        return [board(), moved(body, { at: [0, 0.05, 0] })];
      }
      if (variants.has("cookie")) {
        const dough = crustOf(rgb("#c68a48"), seed);
        const chip = finish([48, 24, 14], { rough: 0.35, gloss: 0.5 });
        const parts: Solid[] = [board()];
        for (const [x, z, y, k] of [
          [-0.45, 0, 0.08, 1],
          [0.4, 0.1, 0.08, 2],
          [-0.08, -0.05, 0.26, 3],
        ] as const) {
          parts.push(
            moved(
              swollen(
                turned(dough, points("0 0, .42 0, .5 .05, .47 .12, .3 .18, 0 .2"), 40, 4),
                (a, b, c) => (clouding(a * 6, b * 6, c * 6, seed + k) - 0.5) * 0.07,
              ),
              { at: [x, y, z] },
            ),
          );
          for (let i = 0; i < 8; i++) {
            const a = i * 2.4 + k;
            const r = 0.38 * Math.sqrt(i / 8);
            parts.push(
              moved(ball(chip, 0.05), {
                stretch: [1.2, 0.8, 1],
                at: [x + Math.cos(a) * r, y + 0.19 - r * r * 0.3, z + Math.sin(a) * r],
              }),
            );
          }
        }
        return parts;
      }
      if (variants.has("donut")) {
        const ring = [0, 1, 2, 3, 4, 5, 6, 7].map((i): [number, number, number] => [
          Math.cos((i * Math.PI) / 4) * 0.5,
          0.33,
          Math.sin((i * Math.PI) / 4) * 0.5,
        ]);
        const dough = tube(roasted(rgb("#c98a44"), seed, 5), ring, 0.28, { closed: true, sides: 26 });
        const icing = brush.colour ?? rgb("#e48aa4");
        const glaze = swollen(
          tube(
            finish(icing, { rough: 0.14, gloss: 0.95, soft: 0.3 }),
            ring.map(([x, y, z]) => [x, y + 0.035, z] as const),
            0.285,
            { closed: true, sides: 30, steps: 10 },
          ),
          (x, y, z) => (y < 0.33 + (clouding(x * 4, 0, z * 4, seed) - 0.5) * 0.26 ? -0.07 : 0),
        );
        if (variants.has("bagel")) return [board(), dough];
        const sprinkles = Array.from({ length: 46 }, (_, i) => {
          const a = i * 2.399;
          const b = ((i * 0.618) % 1) * 1.5 - 0.75;
          const r = 0.5 + Math.sin(b) * 0.29;
          const tone = (
            [
              [250, 240, 220],
              [240, 190, 60],
              [90, 170, 200],
              [220, 70, 70],
            ] as const
          )[i % 4]!;
          return moved(
            tube(
              finish(tone, { rough: 0.3, gloss: 0.6 }),
              [
                [-0.035, 0, 0],
                [0.035, 0, 0],
              ],
              0.014,
              { sides: 6, steps: 2 },
            ),
            {
              turn: [0, i * 1.7, 0.3 * Math.sin(i)],
              at: [Math.cos(a) * r, 0.362 + Math.cos(b) * 0.297, Math.sin(a) * r],
            },
          );
        });
        return [board(), dough, glaze, ...sprinkles];
      }
      const long = variants.has("baguette");
      const slash = (x: number, z: number): number => {
        const t = long ? x * 5.2 + z * 1.6 : x * 4.4 + z * 1.2;
        const near = Math.abs(t - Math.round(t));
        return smoothstep(0.2, 0.04, near) * smoothstep(0.46, 0.36, Math.abs(x)) * smoothstep(0.5, 0.3, Math.abs(z));
      };
      const crust: Finish = {
        ...crustOf(colour, seed),
        surface: (s) => {
          const n = clouding(s.x * 5, s.y * 5, s.z * 5, seed, 4);
          darken(s, 0.62 + n * 0.75);
          const open = s.ny > 0.05 ? slash(s.x, s.z) : 0;
          tint(s, [236, 196, 132], open * 0.85);
          tint(s, [84, 40, 14], smoothstep(0.1, 0.4, open) * smoothstep(0.75, 0.45, open) * 0.8);
          tint(
            s,
            [246, 232, 204],
            smoothstep(0.52, 0.8, clouding(s.x * 9, s.y * 3, s.z * 9, seed + 4)) * 0.55 * (1 - open),
          );
          s.rough += open * 0.3;
          bump(s, (x, y, z) => clouding(x * 16, y * 16, z * 16, seed + 7, 2), 0.02, 0.008);
        },
      };
      const loaf = swollen(
        ball(crust, 0.5),
        (x, y, z) => (clouding(x * 3, y * 3, z * 3, seed) - 0.5) * 0.05 + (y > 0 ? slash(x, z) * 0.03 : 0),
      );
      return [
        board(),
        moved(loaf, {
          stretch: long ? [2.15, 0.5, 0.55] : [1.75, 0.84, 1.1],
          at: [0, long ? 0.3 : 0.43, 0],
          turn: [0, long ? 0.2 : 0, 0],
        }),
      ];
    },
    { pitch: 0.36, keep: "bread" },
  );
  if (variants.has("bread")) steam(brush, { y: -0.85, height: 0.75, half: 0.36 }, 0.2);
}

export function paintBurger(brush: Brush): void {
  const { seed, random } = brush;
  sculpt(
    brush,
    () => {
      const bun = finish([206, 128, 52], {
        rough: 0.3,
        gloss: 0.65,
        soft: 0.2,
        surface: (s) => {
          const n = clouding(s.x * 4, s.y * 4, s.z * 4, seed, 4);
          darken(s, 0.78 + n * 0.45);
          tint(s, [246, 216, 160], smoothstep(0.1, -0.02, s.y) * 0.75);
        },
      });
      const frill = (y: number, r: number, green: Rgb, waves: number, drop: number): Solid =>
        sheet(
          finish(green, {
            rough: 0.4,
            gloss: 0.5,
            soft: 0.6,
            surface: (s) => darken(s, 0.75 + speckle(s.x * 16, s.y * 16, s.z * 16, seed) * 0.45),
          }),
          120,
          6,
          (u, v) => {
            const a = u * Math.PI * 2;
            const wave = Math.sin(a * waves + Math.sin(a * 3) * 2) * v;
            return [
              Math.cos(a) * (0.2 + (r - 0.2) * v + wave * 0.03),
              y + wave * 0.05 - drop * v * v,
              Math.sin(a) * (0.2 + (r - 0.2) * v + wave * 0.03),
            ];
          },
        );
      const patty = swollen(
        turned(roasted([92, 48, 26], seed, 11), points("0 0, .56 0, .63 .04, .64 .1, .58 .15, 0 .16"), 56, 4),
        (x, y, z) => (clouding(x * 12, y * 12, z * 12, seed) - 0.5) * 0.07,
      );
      const cheese = sheet(finish([248, 178, 44], { rough: 0.3, gloss: 0.55, soft: 0.5 }), 30, 30, (u, v) => {
        const [x, z] = [(u - 0.5) * 1.22, (v - 0.5) * 1.22];
        const over = Math.max(0, Math.hypot(x, z) - 0.6);
        return [x * (1 - over * 0.42), 0.47 - over * 1.0, z * (1 - over * 0.42)];
      });
      const seeds = Array.from({ length: 44 }, () => {
        const a = random() * 6.28;
        const t = Math.sqrt(random()) * 1.05;
        return moved(ball(finish([255, 226, 160], { rough: 0.8, gloss: 0.1, soft: 0.5 }), 0.022), {
          stretch: [1.5, 0.7, 0.9],
          turn: [0, random() * 3, 0],
          at: [
            Math.cos(a) * Math.sin(t) * 0.63,
            0.562 + 0.45 * (1 - (Math.sin(t) * 0.926) ** 3) ** 0.6,
            Math.sin(a) * Math.sin(t) * 0.63,
          ],
        });
      });
      const tomato = finish([196, 42, 28], { rough: 0.2, gloss: 0.8, soft: 0.3 });
      return [
        turned(bun, points("0 0, .5 0, .6 .03, .64 .1, .6 .17, .6 .17, 0 .17")),
        frill(0.22, 0.74, [112, 166, 54], 11, 0.08),
        moved(patty, { at: [0, 0.25, 0] }),
        moved(cheese, { turn: [0, 0.55, 0], at: [0, -0.05, 0] }),
        ...[-0.25, 0.25].map((x) =>
          moved(turned(tomato, points("0 0, .32 0, .34 .03, .32 .06, 0 .06"), 36, 3), { at: [x, 0.45, 0.2] }),
        ),
        frill(0.56, 0.7, [134, 186, 66], 13, 0.07),
        moved(turned(bun, points("0 0, .6 0, .66 .05, .65 .14, .54 .3, .3 .41, 0 .44")), { at: [0, 0.56, 0] }),
        ...seeds,
      ];
    },
    { pitch: 0.2, keep: "burger" },
  );
}

export function paintCake(brush: Brush): void {
  const { seed } = brush;
  const chocolate = brush.variants.has("chocolate");
  sculpt(
    brush,
    () => {
      const cream = brush.colour ?? (chocolate ? rgb("#6e4129") : mix([250, 238, 222], brush.light.accent, 0.12));
      const icing = finish(cream, {
        rough: 0.42,
        gloss: 0.45,
        soft: 0.4,
        surface: (s) => bump(s, (x, y, z) => speckle(x * 3, y * 34, z * 3, seed), 0.006, 0.006),
      });
      const sauce = finish(chocolate ? rgb("#2c140a") : rgb("#b02a3c"), { rough: 0.08, gloss: 1, soft: 0.1 });
      const drip = (a: number): number =>
        0.08 + 0.2 * speckle(a * 4.2 + 20, 3, 0, seed) ** 1.4 * (0.5 + 0.5 * Math.cos(a * 15));
      const drips = sheet(sauce, 150, 8, (u, v) => {
        const a = u * Math.PI * 2;
        const down = drip(Math.cos(a) * 3 + Math.sin(a) * 2);
        const r = v < 0.4 ? 0.6 * (v / 0.4) : 0.6 + Math.sin(((v - 0.4) / 0.6) * Math.PI) * 0.022 + 0.012;
        return [Math.cos(a) * r, v < 0.4 ? 0.902 : 0.902 - Math.max(0, (v - 0.4) / 0.6) * down, Math.sin(a) * r];
      });
      const berry = finish([206, 32, 38], {
        rough: 0.16,
        gloss: 0.9,
        soft: 0.3,
        surface: (s) => {
          const pip = Math.sin(s.y * 70) * Math.sin(Math.atan2(s.z, s.x) * 9 + Math.round((s.y * 70) / Math.PI) * 1.57);
          tint(s, [250, 206, 110], smoothstep(0.75, 0.92, pip));
        },
      });
      const berries = Array.from({ length: 7 }, (_, i): Solid[] => {
        const a = (i / 7) * Math.PI * 2 + 0.3;
        const at = [Math.cos(a) * 0.4, 0.91, Math.sin(a) * 0.4] as const;
        return [
          moved(turned(berry, points("0 .15, .04 .13, .09 .06, .1 0, .06 -.03, 0 -.04"), 24, 3), {
            at: [at[0], at[1] + 0.03, at[2]],
            turn: [0.12 * Math.sin(i * 3), 0, 0.14 * Math.cos(i * 2)],
          }),
        ];
      }).flat();
      const puffs = Array.from({ length: 26 }, (_, i) => {
        const a = (i / 26) * Math.PI * 2;
        return moved(
          turned(
            finish(mix(cream, [255, 255, 255], 0.4), { rough: 0.45, gloss: 0.4, soft: 0.5 }),
            points("0 .11, .02 .08, .05 .05, .075 0, .06 -.04, 0 -.05"),
            16,
            2,
          ),
          { at: [Math.cos(a) * 0.63, 0.2, Math.sin(a) * 0.63] },
        );
      });
      return [
        turned(
          glazed([240, 238, 232], seed, 0.1),
          points("0 .0, .26 0, .3 .015, .12 .05, .07 .09, .1 .13, .5 .145, .86 .15, .87 .165, .86 .175, 0 .175"),
        ),
        turned(icing, points("0 .17, .58 .17, .61 .19, .61 .87, .59 .9, .5 .905, 0 .905")),
        drips,
        ...puffs,
        ...berries,
        ...[0.3, 2.5, 4.4].map((a, i) =>
          moved(leaf([76, 128, 48], 0.16, 0.09, seed + i), {
            at: [Math.cos(a) * 0.2, 0.91, Math.sin(a) * 0.2],
            turn: [0, a, 0.5],
          }),
        ),
      ];
    },
    { pitch: 0.32, keep: "cake" },
  );
}
