import { mix, rgb, smoothstep, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { finish, type Finish } from "./finish.ts";
import { bump, clouding, darken, glazed, speckle, tint, wood } from "./grain.ts";
import { moved, swollen } from "./placing.ts";
import { sculpt } from "./sculpture.ts";
import { ball, points, slab, tube, turned, type Solid, type Vec } from "./solid.ts";
import { steam } from "./steam.ts";
import { leaf } from "./foliage.ts";

const wareOf = (brush: Brush): Finish =>
  glazed(brush.colour ?? mix([244, 240, 232], brush.light.accent, 0.06), brush.seed, 0.5);

const plate = (ware: Finish, radius: number): Solid =>
  moved(
    turned(
      ware,
      points("0 .02, .6 .02, .66 .03, .9 .085, 1 .12, 1.01 .135, .99 .138, .88 .1, .66 .052, .6 .045, 0 .045"),
    ),
    { stretch: [radius, radius, radius] },
  );

/** Food browned by fire: darker where it met the pan. */
export const roasted = (colour: Rgb, seed: number, grain = 8): Finish =>
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

export function paintMeal(brush: Brush): void {
  const { seed, random } = brush;
  sculpt(
    brush,
    () => {
      const steak: Finish = {
        ...roasted(rgb("#96502c"), seed, 10),
        surface: (s) => {
          const n = clouding(s.x * 9, s.y * 9, s.z * 9, seed, 4);
          darken(s, 0.62 + n * 0.7);
          tint(
            s,
            [34, 16, 8],
            smoothstep(0.7, 0.92, Math.sin((s.x + s.z * 0.8) * 40)) * smoothstep(0, 0.06, s.ny) * 0.85,
          );
          bump(s, (x, y, z) => clouding(x * 26, y * 26, z * 26, seed, 2), 0.02, 0.01);
        },
      };
      const piece = moved(
        swollen(ball(steak, 0.4), (x, _y, z) => clouding(x * 4, 0, z * 4, seed) * 0.1),
        {
          stretch: [1.15, 0.36, 0.8],
          turn: [0.12, 0.5, 0.05],
          at: [-0.22, 0.22, 0.1],
        },
      );
      const potatoes = Array.from({ length: 6 }, (_, i) =>
        moved(
          swollen(
            ball(roasted([226, 168, 74], seed + i, 12), 0.15),
            (x, y, z) => (clouding(x * 7, y * 7, z * 7, seed + i) - 0.5) * 0.06,
          ),
          {
            at: [0.32 + (i % 3) * 0.2 + random() * 0.05, 0.16 + (i > 4 ? 0.15 : 0), -0.3 + Math.floor(i / 3) * 0.24],
            turn: [random() * 3, random() * 3, 0],
          },
        ),
      );
      const beans = Array.from({ length: 9 }, (_, i) =>
        tube(
          finish([72, 120, 44], { rough: 0.35, gloss: 0.6 }),
          [
            [0.1 + i * 0.05, 0.1 + (i % 2) * 0.045, 0.55],
            [0.3 + i * 0.035, 0.13 + (i % 3) * 0.03, 0.34 + random() * 0.1],
            [0.55 + i * 0.02, 0.1, 0.16 + random() * 0.14],
          ],
          0.028,
        ),
      );
      const herbs = Array.from({ length: 4 }, (_, i) =>
        moved(leaf([58, 116, 42], 0.26, 0.12, seed + i), { turn: [0, i * 1.4 + 0.4, 0.35], at: [-0.26, 0.37, 0.12] }),
      );
      return [plate(wareOf(brush), 1.05), piece, ...potatoes, ...beans, ...herbs];
    },
    { pitch: 0.55, keep: "meal" },
  );
  steam(brush, { x: -0.15, y: -0.4, height: 0.8, half: 0.3 }, 0.22);
}

const bowlProfile = points(
  "0 .03, .3 .03, .31 0, .36 0, .37 .04, .4 .08, .62 .2, .84 .42, .95 .66, .975 .69, .95 .7, .92 .66, .86 .54",
);

export function paintSoup(brush: Brush): void {
  const { seed, random } = brush;
  const { variants } = brush;
  const ramen = variants.has("ramen");
  sculpt(
    brush,
    () => {
      const ware = ramen ? glazed(brush.colour ?? rgb("#24303a"), seed, 1) : wareOf(brush);
      const level = 0.57;
      const broth = finish(ramen ? [150, 82, 30] : variants.has("tomato") ? [186, 52, 26] : [214, 126, 38], {
        rough: 0.12,
        gloss: 0.9,
        soft: 0.35,
        surface: (s) => {
          const n = clouding(s.x * 7, 0, s.z * 7, seed);
          if (ramen) {
            // Noodles lie in strands just under the broth.
            const bend = clouding(s.x * 2.2, 0, s.z * 2.2, seed + 3) * 9;
            const strand = Math.abs(
              Math.sin((s.x * Math.cos(bend * 0.4) + s.z * Math.sin(bend * 0.4)) * 34 + bend * 3),
            );
            tint(
              s,
              [236, 198, 112],
              smoothstep(0.25, 0.8, strand) * smoothstep(0.86, 0.5, Math.hypot(s.x, s.z)) * 0.85,
            );
            const oil = speckle(s.x * 16, s.z * 16, 0, seed + 9);
            tint(s, [224, 150, 46], smoothstep(0.78, 0.84, oil) * 0.8);
            bump(
              s,
              (x, _y, z) => Math.abs(Math.sin((x * Math.cos(bend * 0.4) + z * Math.sin(bend * 0.4)) * 34 + bend * 3)),
              0.008,
              0.004,
            );
          } else {
            const a = Math.atan2(s.z, s.x);
            const d = Math.hypot(s.x, s.z);
            const swirl = Math.abs(Math.sin(a * 0.5 + d * 9 + n * 1.6));
            tint(
              s,
              [252, 240, 214],
              smoothstep(0.34, 0.1, swirl) * smoothstep(0.62, 0.5, d) * smoothstep(0.06, 0.14, d) * 0.95,
            );
            const herb = speckle(s.x * 26, s.z * 26, 0, seed + 5);
            tint(s, [62, 104, 32], smoothstep(0.86, 0.9, herb) * 0.9);
            darken(s, 0.9 + n * 0.2);
          }
        },
      });
      const parts: Solid[] = [
        turned(ware, bowlProfile),
        moved(turned(broth, points("0 0, .5 0, .89 0"), 56, 2), { at: [0, level, 0] }),
      ];
      if (!ramen) {
        for (let i = 0; i < 3; i++)
          parts.push(
            moved(leaf([58, 122, 40], 0.24, 0.14, seed + i), {
              turn: [0, i * 2.1, 0.3],
              at: [0.04, level + 0.02, 0.02],
            }),
          );
        return parts;
      }
      for (const [x, z, turn] of [
        [-0.34, 0.2, 0.4],
        [-0.02, 0.42, -0.5],
      ] as const) {
        const half = turned(
          finish([250, 246, 234], {
            rough: 0.3,
            gloss: 0.5,
            soft: 0.5,
            surface: (s) => {
              if (s.y > 0.058) tint(s, [236, 140, 22], smoothstep(0.115, 0.1, Math.hypot(s.x, s.z)));
            },
          }),
          points("0 -.12, .1 -.09, .18 .0, .19 .06, .19 .06, .1 .062, 0 .062"),
          32,
          4,
        );
        parts.push(moved(half, { stretch: [1.2, 1, 0.9], turn: [0.35, turn, 0.12], at: [x, level + 0.03, z] }));
      }
      parts.push(
        moved(
          slab(
            finish([22, 36, 26], {
              rough: 0.7,
              gloss: 0.3,
              surface: (s) => darken(s, 0.7 + speckle(s.x * 60, s.y * 30, s.z * 60, seed) * 0.7),
            }),
            0.4,
            0.52,
            0.012,
            0.01,
          ),
          {
            turn: [-0.3, 0.5, -0.12],
            at: [0.38, level + 0.18, -0.42],
          },
        ),
      );
      for (let i = 0; i < 3; i++)
        parts.push(
          moved(ball(roasted([176, 104, 62], seed + i, 9), 0.2), {
            stretch: [1.2, 0.28, 0.8],
            turn: [0.25, 0.7, 0],
            at: [0.36 + i * 0.09, level + 0.06 + i * 0.02, 0.02 + i * 0.12],
          }),
        );
      for (let i = 0; i < 22; i++) {
        const a = random() * 6.28;
        const r = random() * 0.3;
        parts.push(
          moved(
            turned(
              finish([124, 168, 62], { rough: 0.4, gloss: 0.5 }),
              points(".018 -.012, .034 -.012, .036 .012, .018 .012"),
              10,
              1,
            ),
            {
              at: [-0.1 + Math.cos(a) * r, level + 0.03, -0.16 + Math.sin(a) * r * 0.7],
              turn: [random(), 0, random()],
            },
          ),
        );
      }
      const stick = wood(rgb("#6c3420"), seed, "x", 1, { gloss: 0.7, rough: 0.25 });
      for (const dz of [0, 0.1])
        parts.push(
          tube(
            stick,
            [
              [-1.25, 0.86, 0.5 + dz],
              [0.1, 0.75, 0.2 + dz],
              [1.1, 0.68, -0.1 + dz * 1.6],
            ] as Vec[],
            (t) => 0.024 - t * 0.01,
          ),
        );
      return parts;
    },
    { pitch: 0.62, keep: "soup" },
  );
  steam(brush, { y: -0.66, height: 0.9, half: 0.42 }, 0.36);
}

export function paintPizza(brush: Brush): void {
  const { seed, random } = brush;
  sculpt(
    brush,
    () => {
      const crust = roasted([222, 160, 84], seed, 5);
      const base = swollen(
        turned(crust, points("0 0, .9 0, 1 .03, 1.03 .09, 1 .16, .94 .17, .86 .11, .84 .07"), 72, 4),
        (x, y, z) => (clouding(x * 5, y * 5, z * 5, seed) - 0.45) * 0.09 * smoothstep(0.6, 0.95, Math.hypot(x, z)),
      );
      const top = finish([244, 206, 116], {
        rough: 0.32,
        gloss: 0.65,
        soft: 0.35,
        surface: (s) => {
          const n = clouding(s.x * 5, 0, s.z * 5, seed + 2, 4);
          tint(s, [196, 48, 22], smoothstep(0.53, 0.4, n));
          tint(s, [158, 84, 30], smoothstep(0.62, 0.78, clouding(s.x * 13, 0, s.z * 13, seed + 6)) * 0.8);
          tint(s, [186, 46, 22], smoothstep(0.78, 0.86, Math.hypot(s.x, s.z)) * 0.8);
          bump(s, (x, _y, z) => clouding(x * 9, 0, z * 9, seed + 2), 0.045, 0.01);
        },
      });
      const parts: Solid[] = [
        moved(
          turned(
            wood(rgb("#a8743f"), seed, "x", 1.2),
            points("0 0, 1.18 0, 1.2 .015, 1.2 .045, 1.18 .06, 0 .06"),
            64,
            2,
          ),
          { at: [0, 0, 0] },
        ),
        moved(base, { at: [0, 0.06, 0] }),
        moved(turned(top, points("0 .105, .4 .105, .88 .095"), 64, 3), { at: [0, 0.06, 0] }),
      ];
      const salami = finish([168, 44, 30], {
        rough: 0.3,
        gloss: 0.7,
        surface: (s) => {
          tint(s, [226, 138, 106], smoothstep(0.7, 0.8, speckle(s.x * 60, s.y * 60, s.z * 60, seed)) * 0.7);
          tint(s, [88, 18, 12], smoothstep(0.11, 0.145, Math.hypot(s.x, s.z)) * 0.7);
        },
      });
      for (let i = 0; i < 9; i++) {
        const a = i * 2.4;
        const r = 0.2 + 0.56 * Math.sqrt(i / 9);
        parts.push(
          moved(turned(salami, points("0 .0, .11 .004, .145 .028, .15 .02, .145 0"), 28, 2), {
            at: [Math.cos(a) * r, 0.172, Math.sin(a) * r],
            turn: [random() * 0.16 - 0.08, 0, random() * 0.16 - 0.08],
          }),
        );
      }
      for (let i = 0; i < 6; i++) {
        const a = i * 2.4 + 1.1;
        const r = 0.1 + 0.5 * Math.sqrt(i / 6);
        parts.push(
          moved(leaf([48, 118, 38], 0.26, 0.17, seed + i), {
            at: [Math.cos(a) * r, 0.185, Math.sin(a) * r],
            turn: [0, a * 1.7, 0.12],
          }),
        );
      }
      return parts;
    },
    { pitch: 0.68, distance: 6, keep: "pizza" },
  );
  steam(brush, { y: -0.3, height: 0.75, half: 0.42 }, 0.22);
}
