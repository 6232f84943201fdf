import { smoothstep, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { finish, type Finish } from "./finish.ts";
import { bump, clouding, darken, glazed, speckle, tint } from "./grain.ts";
import { moved, swollen } from "./placing.ts";
import { sculpt } from "./sculpture.ts";
import { ball, points, sheet, slab, turned, type Solid } from "./solid.ts";

/** Food browned by fire: darker where it met the pan. */
const roasted = (colour: Rgb, seed: number, grain = 8): Finish =>
  finish(colour, {
    rough: 0.42,
    gloss: 0.6,
    soft: 0.25,
    surface: (s) => {
      const n = clouding(s.x * grain, s.y * grain, s.z * grain, seed, 4);
      darken(s, 0.5 + n * 0.95);
      s.rough += (n - 0.5) * 0.4;
      bump(s, (x, y, z) => clouding(x * grain * 3, y * grain * 3, z * grain * 3, seed + 4, 2), 0.02, 0.01);
    },
  });

const half_m = 0.78;

/** A tortilla folded over its filling, its open edge up: a half disc bent round a trough. */
function tortilla(brush: Brush, side: -1 | 1): Solid {
  const { seed } = brush;
  const dough = finish(brush.colour ?? [236, 196, 118], {
    rough: 0.7,
    gloss: 0.18,
    soft: 0.3,
    surface: (s) => {
      darken(s, 0.86 + clouding(s.x * 5, s.y * 5, s.z * 5, seed, 4) * 0.3);
      tint(s, [150, 92, 42], smoothstep(0.62, 0.8, clouding(s.x * 8 + 4, s.y * 8, s.z * 8, seed + 2, 3)) * 0.75);
      bump(s, (x, y, z) => speckle(x * 24, y * 24, z * 24, seed), 0.006, 0.01);
    },
  });
  return sheet(dough, 48, 18, (u, v) => {
    const a = Math.PI * u;
    const reach = half_m * v;
    // From the fold outwards the sheet goes up and leans out.
    const up = Math.sin(a) * reach;
    return [
      Math.cos(a) * half_m * (0.25 + 0.75 * v),
      0.06 + up * 0.98 + (1 - Math.sin(a)) * 0.16 * v,
      side * (0.05 + 0.2 * Math.sin(Math.min(1, up * 1.9) * 1.57)) + Math.sin(a * 9) * 0.012 * v,
    ];
  });
}

/** A taco on its plate: folded tortilla, meat, lettuce, tomato, onion, a wedge of lime. */
export function paintTaco(brush: Brush): void {
  const { seed, random } = brush;
  sculpt(
    brush,
    () => {
      const along = () => (random() * 2 - 1) * 0.6;
      const rim = (x: number) => Math.sqrt(Math.max(0, half_m ** 2 - x * x)) * 0.9;
      const meat = roasted([112, 58, 30], seed, 9);
      const pieces = (count: number, build: (x: number) => Solid, lift: number, spread: number): Solid[] =>
        Array.from({ length: count }, () => {
          const x = along();
          return moved(build(x), {
            at: [x, 0.12 + rim(x) * 0.86 + lift + random() * 0.06, (random() - 0.5) * spread],
            turn: [random() * 3, random() * 3, random() * 3],
          });
        });
      const cube = (colour: Rgb, side: number): Solid =>
        slab(finish(colour, { rough: 0.25, gloss: 0.7, soft: 0.4 }), side, side, side, side * 0.3);
      const lettuce = Array.from({ length: 16 }, (_, i) => {
        const x = -0.62 + (i / 15) * 1.24;
        const tone = 0.75 + random() * 0.4;
        const blade = sheet(
          finish([110 * tone, 168 * tone, 62 * tone], { rough: 0.45, gloss: 0.4, soft: 0.6 }),
          10,
          3,
          (u, v) => [
            (u - 0.5) * 0.24,
            Math.sin(u * 7 + i) * 0.04 * v + v * 0.16,
            (v - 0.4) * 0.16 + Math.sin(u * 9 + i * 2) * 0.03,
          ],
        );
        return moved(blade, {
          at: [x, 0.1 + rim(x) * 0.9, 0.1 - (i % 2) * 0.16],
          turn: [0.5 - random() * 0.7, 0, (random() - 0.5) * 0.5],
        });
      });
      const plate = turned(
        glazed([226, 222, 212], seed + 3, 0.2),
        points("0 .02, .62 .02, .66 0, .7 .02, 1.02 .1, 1.06 .12, 1.04 .135, .72 .07, .5 .06, 0 .06"),
        64,
        4,
      );
      const lime = swollen(ball(finish([122, 164, 52], { rough: 0.35, gloss: 0.6, soft: 0.4 }), 0.13), () => 0);
      const whole = [
        tortilla(brush, -1),
        ...pieces(
          26,
          () => swollen(ball(meat, 0.085), (x, y, z) => (clouding(x * 20, y * 20, z * 20, seed) - 0.5) * 0.06),
          -0.02,
          0.22,
        ),
        ...lettuce,
        ...pieces(16, () => cube([206, 52, 38], 0.085), 0.1, 0.22),
        ...pieces(12, () => cube([248, 242, 236], 0.05), 0.13, 0.2),
        ...pieces(
          14,
          () => moved(ball(finish([250, 214, 110], { rough: 0.4, soft: 0.5 }), 0.02), { stretch: [4, 1, 1] }),
          0.14,
          0.22,
        ),
        tortilla(brush, 1),
      ].map((part) => moved(part, { turn: [-0.16, 0, 0], at: [0, 0.05, 0] }));
      return [plate, ...whole, moved(lime, { at: [0.7, 0.16, 0.42], stretch: [1.2, 1, 1] })];
    },
    { pitch: 0.34, turn: 0.35 },
  );
}
