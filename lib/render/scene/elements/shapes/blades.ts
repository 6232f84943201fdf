import { mix, rgb, smoothstep, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { finish, type Finish } from "./finish.ts";
import { darken, leather, metal, tint, wood } from "./grain.ts";
import { moved, together } from "./placing.ts";
import { sculpt } from "./sculpture.ts";
import { ball, curve, extruded, hoop, places, points, slab, tube, turned, type Solid } from "./solid.ts";

/** Ground steel: two cheeks that meet at a ridge, which catch the light one after the other. */
const ground = (seed: number, ridge: (y: number) => number, slope: number): Finish => {
  const steel = metal([206, 212, 220], seed, 0.12, null);
  return {
    ...steel,
    surface: (s) => {
      steel.surface?.(s);
      const d = s.x - ridge(s.y);
      if (Math.abs(s.nz) > 0.5 || s.nx * s.nx < 0.2) s.nx += (d > 0 ? 1 : -1) * slope;
    },
  };
};

export function paintSword(brush: Brush): void {
  const { seed } = brush;
  const { variants } = brush;
  const gold = metal(brush.colour ?? [222, 172, 82], seed, 0.18);
  const grip: Finish = {
    ...leather(rgb("#4a2a1c"), seed),
    surface: (s) => darken(s, 0.7 + 0.45 * Math.abs(Math.sin((s.y + s.x * 0.6) * 150))),
  };
  const katana = variants.has("katana");
  sculpt(
    brush,
    () => {
      if (katana) {
        const blade = extruded(
          ground(seed, () => 0.004, 0.5),
          curve(
            points(".02 .3, .02 .3, .045 .6, .075 .96, .09 1, .09 1, .03 .94, -.006 .6, -.02 .3, -.02 .3"),
            6,
            true,
          ),
          0.014,
          0.005,
        );
        return together(
          [
            blade,
            moved(turned(gold, points("0 0, .055 0, .06 .008, .055 .016, 0 .016"), 36, 2), { at: [0, 0.285, 0] }),
            tube(grip, places("-.01 .02 0, -.005 .15 0, 0 .29 0"), 0.022),
          ],
          { turn: [0, -0.3, -0.35], at: [-0.22, 0.0, 0] },
        );
      }
      const blade = extruded(
        ground(seed, () => 0, 0.45),
        points(".042 .0, .036 .5, .03 .66, 0 .74, -.03 .66, -.036 .5, -.042 0"),
        0.022,
        0.008,
      );
      const fuller = moved(slab(metal([150, 156, 166], seed, 0.3), 0.016, 0.44, 0.034, 0.007), { at: [0, 0.24, 0] });
      const parts: Solid[] = [
        moved(together([blade, fuller], { turn: [0, 0, Math.PI] })[0]!, { at: [0, 0.74, 0] }),
        moved(fuller, { turn: [0, 0, Math.PI], at: [0, 0.74, 0] }),
        tube(
          gold,
          places("-.17 .775 0, -.1 .75 0, 0 .745 0, .1 .75 0, .17 .775 0"),
          (t) => 0.017 + 0.01 * Math.abs(t - 0.5) * 2,
        ),
        ...[-1, 1].map((s) => moved(ball(gold, 0.027), { at: [s * 0.175, 0.778, 0] })),
        tube(grip, places("0 .75 0, 0 .83 0, 0 .93 0"), (t) => 0.02 + 0.005 * Math.sin(t * 3.1)),
        moved(turned(gold, points("0 0, .02 .005, .036 .03, .036 .04, .02 .065, 0 .07"), 28, 4), { at: [0, 0.925, 0] }),
        moved(ball(finish([170, 24, 40], { rough: 0.05, gloss: 1, soft: 0.4 }), 0.016), { at: [0, 0.962, 0.03] }),
      ];
      return together(parts, { turn: [0, 0, 0.06] });
    },
    { pitch: 0.1, turn: -0.35 },
  );
}

export function paintKnife(brush: Brush): void {
  const { seed } = brush;
  const grip = wood(brush.colour ?? rgb("#5b331f"), seed, "x", 1.4, { gloss: 0.6, rough: 0.35 });
  const steel = metal([208, 212, 218], seed, 0.14, "x");
  const blade: Finish = {
    ...steel,
    surface: (s) => {
      steel.surface?.(s);
      const bevel = smoothstep(-0.04, -0.1, s.y);
      s.ny -= bevel * 0.5;
      tint(s, [240, 244, 248], smoothstep(-0.115, -0.135, s.y) * 0.8);
    },
  };
  sculpt(
    brush,
    () =>
      together(
        [
          extruded(
            blade,
            curve(
              points(
                "-.02 .09, -.02 .09, .5 .085, .8 .04, .98 -.08, 1 -.12, 1 -.12, .9 -.13, .5 -.145, -.02 -.13, -.02 -.13",
              ),
              6,
              true,
            ),
            0.02,
            0.006,
          ),
          slab(metal([170, 172, 178], seed, 0.2), 0.09, 0.17, 0.06, 0.02),
          extruded(
            grip,
            curve(
              points(
                "-.06 .08, -.3 .07, -.6 .085, -.78 .05, -.8 -.05, -.7 -.1, -.62 -.07, -.4 -.055, -.2 -.08, -.06 -.08",
              ),
              5,
              true,
            ),
            0.075,
            0.028,
          ),
          ...[-0.2, -0.4, -0.6].map((x) =>
            moved(ball(metal([214, 190, 130], seed), 0.019), { at: [x, 0.01, 0.036], stretch: [1, 1, 0.3] }),
          ),
        ],
        { turn: [-0.25, -0.2, 0.55], at: [-0.08, 0.46, 0] },
      ),
    { pitch: 0.12 },
  );
}

export function paintScissors(brush: Brush): void {
  const { seed } = brush;
  const open = 0.27;
  const steel = metal([204, 208, 214], seed, 0.16, "x");
  const grip = finish(brush.colour ?? mix(brush.light.accent, [180, 40, 40], 0.5), { rough: 0.25, gloss: 0.7 });
  const half = (sign: number): Solid[] =>
    together(
      [
        extruded(steel, points(".045 -.06, .05 .1, .03 .42, -.005 .56, -.02 .3, -.04 0, -.03 -.06"), 0.018, 0.006),
        tube(grip, places("0 -.05 0, .03 -.14 0, .09 -.22 0"), 0.03),
        moved(tube(grip, hoop(0.1, 1.3), 0.03, { closed: true, sides: 14, steps: 4 }), {
          at: [0.15, -0.33, 0],
          turn: [0, 0, 0.25],
        }),
      ],
      { stretch: [sign, 1, 1], turn: [0, 0, sign * open], at: [0, 0.45, sign * 0.012] },
    );
  sculpt(
    brush,
    () => [
      ...half(1),
      ...half(-1),
      moved(turned(metal([150, 152, 158], seed), points("0 0, .024 0, .02 .012, 0 .016"), 20, 2), {
        turn: [1.57, 0, 0],
        at: [0, 0.45, 0.02],
      }),
    ],
    { pitch: 0.12, turn: -0.25 },
  );
}

export function paintNeedle(brush: Brush): void {
  const { seed } = brush;
  const tone: Rgb = brush.colour ?? rgb("#b8323c");
  const thread = finish(tone, {
    rough: 0.75,
    gloss: 0.25,
    soft: 0.3,
    surface: (s) => darken(s, 0.72 + 0.4 * Math.abs(Math.sin(s.y * 110 + Math.atan2(s.z, s.x)))),
  });
  const steel = metal([214, 218, 224], seed, 0.1);
  const birch = wood(rgb("#c99a62"), seed, "y", 1.6, { gloss: 0.35 });
  sculpt(
    brush,
    () => [
      turned(
        birch,
        points(
          "0 0, .26 0, .28 .02, .28 .07, .2 .1, .2 .1, .2 .72, .2 .72, .28 .75, .28 .8, .26 .82, .26 .82, .05 .82, .04 .8",
        ),
        44,
        2,
      ),
      turned(thread, points(".19 .11, .235 .13, .255 .3, .26 .42, .255 .55, .235 .69, .19 .71"), 56, 6),
      tube(steel, places(".34 .02 .3, .46 .5 .2, .56 .92 .12"), (t) => 0.004 + 0.011 * t, { sides: 12, steps: 14 }),
      moved(tube(steel, places(".012 0 0, 0 .045 0, -.012 0 0, 0 -.045 0"), 0.006, { closed: true }), {
        at: [0.565, 0.955, 0.115],
        turn: [0, 0, -0.22],
      }),
      tube(
        finish(tone, { rough: 0.8, soft: 0.3 }),
        places(
          ".22 .2 .14, .32 .1 .3, .46 .3 .42, .62 .62 .3, .66 .9 .16, .57 .955 .12, .5 .9 .12, .44 .72 .2, .5 .55 .34",
        ),
        0.0075,
        { sides: 8, steps: 10 },
      ),
    ],
    { pitch: 0.24 },
  );
}
