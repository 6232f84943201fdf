import { told } from "#lib/render/scene/states/told.ts";
import { mix, rgb, scale, smoothstep, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { leaf } from "./foliage.ts";
import { finish, type Finish } from "./finish.ts";
import { bump, clouding, darken, glass, glazed, metal, speckle, tint, wood } from "./grain.ts";
import { moved, swollen } from "./placing.ts";
import { sculpt } from "./sculpture.ts";
import { ball, places, points, slab, tube, turned, type Solid } from "./solid.ts";
import { steam } from "./steam.ts";

/** A drink in its glass: light gathers low and on the side away from the key, the brim is thin and bright. */
const drink = (brush: Brush, colour: Rgb, top: number): Finish => {
  const side = brush.light.side < 0 ? -1 : 1;
  return finish(colour, {
    rough: 0.05,
    gloss: 0.7,
    soft: 0.5,
    surface: (s) => {
      if (s.ny > 0.7) return tint(s, mix(colour, [255, 250, 240], 0.25));
      const through = smoothstep(0.7, -0.7, s.nx * side) * 0.55 + smoothstep(0.25, 0.9, s.nz) * 0.2;
      tint(s, mix(colour, [255, 232, 190], 0.4), through * 0.6);
      darken(s, 0.7 + 0.3 * smoothstep(top, top - 0.2, s.y) + through * 0.25);
      s.glow = 0.12 + through * 0.35;
    },
  });
};

export function paintWineGlass(brush: Brush): void {
  const { variants } = brush;
  const sparkling = variants.has("champagne");
  const wine =
    brush.colour ??
    (sparkling
      ? rgb("#e8b84e")
      : variants.has("white")
        ? rgb("#dcc368")
        : variants.has("rose_drinks")
          ? rgb("#e2808a")
          : rgb("#7a1024"));
  sculpt(
    brush,
    () => {
      const stem = "0 .012, .2 .012, .215 .004, .21 0, .12 .012, .03 .03, .014 .06, .013 .2, .014 .34, .03 .39,";
      const bowl = sparkling
        ? points(`${stem} .075 .46, .1 .6, .1 .8, .085 .99, .08 1, .078 .99`)
        : points(`${stem} .12 .43, .2 .52, .235 .64, .225 .78, .185 .97, .18 1, .176 .98`);
      const fill = sparkling
        ? points("0 .41, .03 .415, .068 .47, .09 .6, .094 .82, .094 .82, 0 .82")
        : points("0 .405, .06 .415, .14 .46, .2 .55, .222 .64, .222 .67, .222 .67, 0 .67");
      const full = told(brush, "full", 1);
      const foot = sparkling ? 0.41 : 0.405;
      const level = foot + ((sparkling ? 0.82 : 0.67) - foot) * full;
      const below = fill.filter(([r, y]) => r > 0 && y <= level);
      const rim = below.at(-1)?.[0] ?? 0.02;
      const poured: [number, number][] = [
        [0, foot],
        ...below.map(([r, y]): [number, number] => [r, y]),
        [rim, level],
        [rim, level],
        [0, level],
      ];
      const parts: Solid[] = [
        ...(full > 0.04 ? [turned(drink(brush, wine, level), poured, 56, 6)] : []),
        turned(glass(), bowl, 64, 6),
      ];
      if (sparkling && full > 0.5)
        for (let i = 0; i < 60; i++) {
          const a = brush.random() * 6.28;
          parts.push(
            moved(ball(finish([255, 244, 210], { rough: 0.1, gloss: 1, glow: 0.3 }), 0.003 + brush.random() * 0.003), {
              at: [Math.cos(a) * 0.091, 0.5 + brush.random() * 0.31, Math.abs(Math.sin(a)) * 0.091],
            }),
          );
        }
      return parts;
    },
    { pitch: 0.13 },
  );
}

export function paintCocktail(brush: Brush): void {
  const { seed } = brush;
  const colour = brush.colour ?? mix(brush.light.accent, [236, 120, 60], 0.6);
  const { variants } = brush;
  const tall = variants.has("glass");
  sculpt(
    brush,
    () => {
      const parts: Solid[] = [];
      const slice = (x: number, y: number, z: number, r: number): Solid =>
        moved(
          turned(
            finish([246, 196, 60], {
              rough: 0.2,
              gloss: 0.7,
              soft: 0.6,
              surface: (s) => {
                const d = Math.hypot(s.x, s.z) / r;
                tint(s, [255, 244, 214], smoothstep(0.82, 0.88, d) * smoothstep(0.96, 0.92, d));
                if (d < 0.84)
                  tint(s, [255, 240, 200], smoothstep(0.14, 0.02, Math.abs(Math.sin(Math.atan2(s.z, s.x) * 4))) * 0.85);
              },
            }),
            points(`0 -.012, ${r} -.012, ${r} .012, 0 .012`),
            40,
            1,
          ),
          { turn: [1.45, 0, 0.5], at: [x, y, z] },
        );
      if (tall) {
        parts.push(
          turned(
            drink(brush, tall && variants.has("mojito") ? [206, 220, 150] : colour, 0.8),
            points("0 .04, .2 .04, .215 .08, .245 .8, .245 .8, 0 .8"),
            56,
            3,
          ),
        );
        for (let i = 0; i < 5; i++)
          parts.push(
            moved(slab(glass([244, 250, 252]), 0.16, 0.16, 0.16, 0.03), {
              at: [Math.cos(i * 2.3) * 0.1, 0.74 + (i % 2) * 0.1, Math.sin(i * 2.3) * 0.1],
              turn: [i, i * 2, i],
            }),
          );
        parts.push(
          slice(0.24, 0.95, 0.05, 0.13),
          turned(glass(), points("0 0, .215 0, .225 .03, .265 .98, .262 1, .255 .98"), 60, 4),
        );
        for (let i = 0; i < 4; i++)
          parts.push(
            moved(leaf([70, 140, 60], 0.2, 0.12, seed + i), { at: [-0.1, 0.88, 0.02], turn: [0, i * 1.5, 0.8] }),
          );
        parts.push(
          tube(finish([236, 232, 224], { rough: 0.4 }), places("-.05 .3 0, -.14 .8 0, -.2 1.1 0"), 0.02, { sides: 10 }),
        );
        return parts;
      }
      parts.push(
        turned(drink(brush, colour, 0.9), points("0 .53, .02 .55, .17 .68, .3 .79, .355 .9, .355 .9, 0 .9"), 60, 4),
        turned(
          glass(),
          points(
            "0 .012, .24 .012, .255 .004, .25 0, .1 .014, .025 .03, .013 .06, .013 .46, .03 .5, .18 .65, .31 .76, .38 .93, .385 .97, .378 .97",
          ),
          64,
          5,
        ),
        slice(0.34, 0.97, 0.06, 0.12),
      );
      return parts;
    },
    { pitch: 0.26 },
  );
}

export function paintBeer(brush: Brush): void {
  const { seed } = brush;
  const amber = brush.colour ?? rgb("#d98a1c");
  sculpt(
    brush,
    () => {
      const foam = finish([252, 244, 226], {
        rough: 0.7,
        gloss: 0.2,
        soft: 0.6,
        surface: (s) => {
          darken(s, 0.9 + speckle(s.x * 60, s.y * 60, s.z * 60, seed) * 0.12);
          bump(s, (x, y, z) => speckle(x * 50, y * 50, z * 50, seed), 0.004, 0.005);
        },
      });
      const head = swollen(
        turned(foam, points("0 .76, .31 .76, .318 .86, .33 .9, .3 .97, .18 1.02, 0 1.03"), 56, 5),
        (x, y, z) => (clouding(x * 6, y * 6, z * 6, seed) - 0.5) * 0.07 * smoothstep(0.86, 0.94, y),
      );
      const bubbles = Array.from({ length: 70 }, () => {
        const a = brush.random() * Math.PI;
        return moved(
          ball(finish([255, 236, 180], { rough: 0.1, gloss: 1, glow: 0.25 }), 0.004 + brush.random() * 0.004),
          { at: [Math.cos(a) * 0.306, 0.12 + brush.random() * 0.62, Math.sin(a) * 0.306] },
        );
      });
      return [
        turned(drink(brush, amber, 0.8), points("0 .06, .28 .06, .303 .1, .303 .77, .303 .77, 0 .77"), 56, 4),
        head,
        ...bubbles,
        turned(glass(), points("0 0, .3 0, .335 .02, .345 .06, .33 .12, .33 .9, .336 .93, .32 .92"), 60, 5),
        tube(glass(), places(".32 .78 0, .45 .8 0, .58 .7 0, .6 .48 0, .54 .28 0, .42 .2 0, .32 .22 0"), 0.042, {
          sides: 14,
        }),
      ];
    },
    { pitch: 0.2, turn: brush.light.side < 0 ? -0.25 : Math.PI + 0.25 },
  );
}

export function paintTeapot(brush: Brush): void {
  const { seed } = brush;
  const { variants } = brush;
  const steel = variants.has("kettle");
  sculpt(
    brush,
    () => {
      const body = steel
        ? metal(brush.colour ?? [206, 208, 210], seed, 0.14)
        : glazed(brush.colour ?? rgb("#3f6a6e"), seed, 0.7);
      const grip = steel ? finish([34, 30, 30], { rough: 0.45, gloss: 0.4 }) : body;
      return [
        turned(
          body,
          points(
            "0 .02, .3 .02, .32 0, .35 .02, .46 .12, .54 .3, .52 .48, .4 .63, .24 .69, .22 .7, .22 .7, .24 .72, .235 .735, .16 .78, .06 .81, 0 .815",
          ),
          64,
          6,
        ),
        moved(turned(grip, points("0 0, .035 0, .03 .03, .06 .06, .07 .09, .045 .12, 0 .13"), 28, 4), {
          at: [0, 0.8, 0],
        }),
        tube(body, places(".44 .26 0, .6 .32 0, .7 .46 0, .78 .62 0, .88 .7 0"), (t) => 0.12 - t * 0.075, {
          sides: 20,
          steps: 8,
        }),
        steel
          ? tube(grip, places("-.36 .66 0, -.34 .9 0, -.16 1.03 0, .12 1.03 0, .32 .9 0, .36 .66 0"), 0.036)
          : tube(grip, places("-.4 .58 0, -.58 .68 0, -.78 .6 0, -.82 .4 0, -.7 .24 0, -.5 .2 0"), 0.045),
      ];
    },
    { pitch: 0.3, turn: 0.3, keep: "teapot" },
  );
  steam(brush, { x: 0.86, y: -0.72, height: 0.7, half: 0.16 }, 0.4);
}

export function paintPan(brush: Brush): void {
  const { seed } = brush;
  const { variants } = brush;
  const pot = variants.has("cooking_pot");
  sculpt(
    brush,
    () => {
      const iron = brush.colour
        ? glazed(brush.colour, seed, 0.1)
        : pot
          ? metal([196, 198, 202], seed, 0.2, null)
          : finish([38, 38, 42], {
              rough: 0.42,
              gloss: 0.6,
              surface: (s) => bump(s, (x, y, z) => speckle(x * 60, y * 60, z * 60, seed), 0.002, 0.006),
            });
      if (pot)
        return [
          turned(iron, points("0 0, .6 0, .64 .03, .65 .1, .65 .66, .68 .68, .67 .7, .64 .69")),
          turned(iron, points(".69 .7, .68 .72, .5 .78, .2 .84, 0 .85")),
          moved(
            turned(
              finish([30, 28, 28], { rough: 0.4 }),
              points("0 0, .05 0, .04 .05, .09 .09, .09 .13, .05 .15, 0 .15"),
              28,
              4,
            ),
            { at: [0, 0.85, 0] },
          ),
          ...[-1, 1].map((s) =>
            tube(
              iron,
              [
                [s * 0.64, 0.56, 0.14],
                [s * 0.8, 0.56, 0.12],
                [s * 0.84, 0.56, 0],
                [s * 0.8, 0.56, -0.12],
                [s * 0.64, 0.56, -0.14],
              ],
              0.035,
            ),
          ),
        ];
      const white = finish([250, 247, 238], { rough: 0.3, gloss: 0.6, soft: 0.4 });
      const egg = swollen(
        turned(white, points("0 .06, .3 .06, .4 .045, .42 .03"), 48, 3),
        (x, _y, z) => (clouding(x * 5, 0, z * 5, seed) - 0.5) * 0.05,
      );
      return [
        turned(iron, points("0 0, .72 0, .76 .03, .92 .3, .94 .32, .915 .33, .9 .3, .75 .06, .7 .05, 0 .05")),
        moved(egg, { at: [-0.12, 0.03, 0.1], stretch: [1.1, 1, 1] }),
        moved(ball(finish([246, 164, 26], { rough: 0.1, gloss: 1, soft: 0.4 }), 0.15), {
          stretch: [1, 0.55, 1],
          at: [-0.08, 0.1, 0.1],
        }),
        tube(iron, places(".88 .28 0, 1.1 .36 0, 1.3 .4 0"), (t) => 0.05 - 0.02 * Math.sin(t * 3), { sides: 14 }),
        tube(
          wood(rgb("#4a2b1a"), seed, "x", 1.2, { gloss: 0.5 }),
          places("1.25 .39 0, 1.6 .46 0, 2 .52 0"),
          (t) => 0.05 + 0.02 * Math.sin(t * 3.1),
          { sides: 16 },
        ),
        moved(ball(metal([200, 200, 204], seed), 0.02), { at: [1.95, 0.55, 0.02] }),
      ];
    },
    { pitch: 0.5, turn: pot ? 0 : 0.35, keep: "pan" },
  );
  steam(brush, { x: -0.05, y: pot ? -0.8 : -0.35, height: 0.8, half: 0.3 }, 0.28);
}

export function paintHoney(brush: Brush): void {
  const { seed } = brush;
  const gold = brush.colour ?? rgb("#e0940f");
  sculpt(
    brush,
    () => {
      const syrup = drink(brush, gold, 0.7);
      const stick = wood(rgb("#a06a34"), seed, "y", 1.4, { gloss: 0.4 });
      const grooves = points(
        "0 0, .05 .02, .1 .04, .06 .06, .115 .09, .065 .115, .12 .145, .065 .17, .115 .2, .065 .225, .1 .25, .05 .28, .025 .32, .022 .7, .035 .78, .02 .84, 0 .85",
      );
      const dipper = turned(
        {
          ...stick,
          surface: (s) => {
            stick.surface?.(s);
            if (s.y < 0.27) {
              tint(s, gold, 0.5);
              s.gloss = 0.9;
              s.rough = 0.1;
            }
          },
        },
        grooves,
        32,
        4,
      );
      return [
        turned(syrup, points("0 .03, .38 .03, .42 .08, .42 .7, .42 .7, 0 .7"), 56, 3),
        turned(
          glass(),
          points("0 0, .4 0, .45 .04, .455 .3, .45 .7, .38 .8, .385 .86, .4 .88, .385 .9, .365 .88"),
          60,
          5,
        ),
        moved(dipper, { turn: [0, 0, -0.42], at: [-0.1, 0.6, 0.02] }),
        moved(
          turned(
            finish(scale(gold, 0.95), { rough: 0.05, gloss: 1, soft: 0.6, glow: 0.15 }),
            points("0 0, .05 .01, .09 .04, .1 .09, .06 .15, .02 .2, 0 .21"),
            24,
            4,
          ),
          { at: [-0.08, 0.52, 0.1] },
        ),
      ];
    },
    { pitch: 0.28 },
  );
}
