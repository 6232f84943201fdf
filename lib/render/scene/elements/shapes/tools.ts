import { mix, rgb, scale, smoothstep, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { finish, type Finish } from "./finish.ts";
import { clouding, darken, metal, speckle, tint, wood } from "./grain.ts";
import { moved, together, type Move } from "./placing.ts";
import { sculpt } from "./sculpture.ts";
import { curve, extruded, hoop, places, points, slab, sheet, tube, turned, type Solid } from "./solid.ts";

const ash: Rgb = rgb("#b07c46");

/** Steel that has worked: dark scale with bright worn edges. */
export const wornSteel = (colour: Rgb, seed: number, rough = 0.32): Finish => {
  const base = metal(colour, seed, rough);
  return {
    ...base,
    surface: (s) => {
      base.surface?.(s);
      const stain = clouding(s.x * 12, s.y * 12, s.z * 12, seed + 5);
      tint(s, [92, 62, 42], smoothstep(0.62, 0.85, stain) * 0.45);
      s.rough += smoothstep(0.55, 0.8, stain) * 0.25;
    },
  };
};

const handle = (brush: Brush, from: number, to: number, thick: number, colour: Rgb = ash): Solid =>
  moved(
    turned(
      wood(brush.colour ?? colour, brush.seed, "y", 1.3, { gloss: 0.45 }),
      [
        [0, from],
        [thick * 0.9, from],
        [thick * 1.12, from + 0.02],
        [thick * 1.1, from + (to - from) * 0.18],
        [thick * 0.82, from + (to - from) * 0.5],
        [thick * 0.94, to],
        [0, to],
      ],
      28,
      6,
    ),
    { stretch: [1, 1, 0.72] },
  );

const shown = (brush: Brush, parts: readonly Solid[], move: Move, keepPitch = 0.18): void =>
  sculpt(brush, () => together(parts, move), { pitch: keepPitch, turn: -0.4 });

export function paintHammer(brush: Brush): void {
  const { seed } = brush;
  const steel = wornSteel([150, 152, 158], seed);
  const face = moved(
    turned(steel, points("0 0, .062 0, .072 .012, .072 .05, .06 .07, .05 .1, .056 .16, .056 .16, 0 .16"), 36, 4),
    { turn: [0, 0, -Math.PI / 2], at: [-0.01, 0.89, 0] },
  );
  const claw = extruded(
    steel,
    curve(points("-.01 .95, -.12 .96, -.24 .92, -.33 .82, -.35 .79, -.31 .8, -.22 .86, -.12 .87, -.01 .83"), 6, true),
    0.085,
    0.02,
  );
  shown(
    brush,
    [handle(brush, 0, 0.9, 0.036), slab(steel, 0.1, 0.15, 0.1, 0.02), face, claw].map((s, i) =>
      i === 1 ? moved(s, { at: [0, 0.89, 0] }) : i === 2 ? moved(s, { turn: [0, Math.PI, 0], at: [0.005, 0, 0] }) : s,
    ),
    { turn: [0, 0, -0.18], at: [-0.08, 0.01, 0] },
  );
}

export function paintAxe(brush: Brush): void {
  const { seed } = brush;
  const steel = wornSteel([134, 138, 146], seed, 0.28);
  const head: Finish = {
    ...steel,
    surface: (s) => {
      steel.surface?.(s);
      const edge = smoothstep(0.27, 0.31, s.x);
      tint(s, [226, 230, 236], edge);
      s.rough -= edge * 0.15;
      // Ground to an edge: the cheeks turn away from the eye.
      s.nx += smoothstep(0.05, 0.34, s.x) * 0.25;
      if (s.x < 0.1)
        tint(
          s,
          [150, 40, 34],
          0.75 * smoothstep(0.1, 0.07, s.x) * (0.6 + 0.4 * speckle(s.x * 40, s.y * 40, s.z * 40, seed)),
        );
    },
  };
  const blade = extruded(
    head,
    curve(
      points(
        "-.09 .8, -.09 .92, -.09 .92, .05 .92, .2 .955, .31 1, .31 1, .35 .9, .35 .78, .3 .64, .3 .64, .22 .72, .1 .785, .02 .8, .02 .8",
      ),
      6,
      true,
    ),
    0.075,
    0.012,
  );
  const shaft = tube(
    wood(brush.colour ?? ash, seed, "y", 1.2, { gloss: 0.4 }),
    places("-.06 0 0, 0 .12 0, .03 .4 0, 0 .7 0, 0 .97 0"),
    (t) => 0.04 - 0.012 * Math.sin(t * 3.1),
    { sides: 16, steps: 10 },
  );
  shown(brush, [moved(shaft, { stretch: [1, 1, 0.65] }), blade], { turn: [0, 0, -0.16], at: [-0.06, 0.01, 0] });
}

export function paintSaw(brush: Brush): void {
  const { seed } = brush;
  const teeth: [number, number][] = [];
  for (let i = 0; i < 44; i++)
    teeth.push([-0.62 + i * 0.032, 0.1 + i * 0.0005], [-0.62 + i * 0.032 + 0.024, 0.066 + i * 0.0005]);
  const blade = extruded(
    metal([196, 200, 206], seed, 0.2, "y"),
    [...teeth, [0.8, 0.12], [0.8, 0.2], [-0.62, 0.42], [-0.66, 0.3]],
    0.012,
    0.003,
  );
  const grip = tube(
    wood(brush.colour ?? rgb("#8a4f2a"), seed, "y", 1.5, { gloss: 0.6 }),
    places("-.62 .42 0, -.78 .48 0, -.96 .42 0, -1 .26 0, -.9 .1 0, -.72 .06 0, -.62 .12 0, -.68 .26 0"),
    0.058,
    { closed: true, sides: 16 },
  );
  shown(brush, [moved(blade, {}), moved(grip, { stretch: [1, 1, 0.7] })], { turn: [0, 0, 0.5], at: [0.12, 0.42, 0] });
}

export function paintShovel(brush: Brush): void {
  const { seed } = brush;
  const { variants } = brush;
  const steel = wornSteel([120, 124, 130], seed);
  const rake = variants.has("rake");
  const parts: Solid[] = [
    tube(wood(brush.colour ?? ash, seed, "y", 1, { gloss: 0.35 }), places("0 .3 0, .005 .6 0, 0 .92 0"), 0.021, {
      sides: 14,
    }),
  ];
  if (rake) {
    parts.push(
      tube(steel, places("-.2 .08 0, 0 .1 0, .2 .08 0"), 0.014),
      tube(steel, places("0 .1 0, 0 .2 0, 0 .34 0"), 0.016),
    );
    for (let i = -6; i <= 6; i++)
      parts.push(
        tube(
          steel,
          [
            [i * 0.033, 0.085, 0],
            [i * 0.033, 0.04, 0.02],
            [i * 0.033, 0.005, 0.05],
          ],
          0.007,
        ),
      );
  } else {
    parts.push(
      sheet(steel, 20, 24, (u, v) => {
        const half =
          0.125 * (v < 0.12 ? 0.9 + v * 0.8 : 1) * Math.sqrt(Math.max(0, 1 - Math.max(0, (v - 0.5) / 0.5) ** 2.2));
        const x = (u - 0.5) * 2;
        return [x * half, 0.32 - v * 0.32, -0.02 - x * x * -0.05 + Math.sin(v * 3) * 0.02];
      }),
      tube(steel, places("0 .22 .0, 0 .32 .0, 0 .42 0"), (t) => 0.034 - t * 0.008),
      tube(wood(brush.colour ?? ash, seed, "x", 1.3, { gloss: 0.4 }), places("-.07 .99 0, 0 .995 0, .07 .99 0"), 0.02),
      tube(steel, places("-.06 .985 0, -.045 .93 0, 0 .9 0, .045 .93 0, .06 .985 0"), 0.011),
    );
  }
  shown(brush, parts, { turn: [0, 0, -0.12], at: [-0.05, 0.005, 0] });
}

export function paintBroom(brush: Brush): void {
  const { seed, random } = brush;
  const straw = finish(brush.colour ?? rgb("#d0a355"), {
    rough: 0.85,
    gloss: 0.15,
    soft: 0.3,
    surface: (s) => darken(s, 0.6 + speckle(s.x * 300, s.y * 4, s.z * 300, seed) * 0.6),
  });
  const parts: Solid[] = [
    tube(wood(rgb("#8d5f38"), seed, "y", 1, { gloss: 0.35 }), places("0 .34 0, .004 .7 0, 0 1 0"), 0.016, {
      sides: 12,
    }),
  ];
  parts.push(
    moved(turned(straw, points("0 .02, .15 .0, .13 .14, .09 .25, .03 .35, 0 .37"), 40, 4), { stretch: [1, 1, 0.4] }),
  );
  for (let i = 0; i < 90; i++) {
    const a = (random() - 0.5) * 2;
    const z = (random() - 0.3) * 0.06;
    parts.push(
      tube(
        straw,
        [
          [a * 0.035, 0.35, z * 0.3 + 0.015],
          [a * 0.1, 0.2, z * 0.8 + 0.015],
          [a * 0.165, 0.0 + random() * 0.03, z + 0.01],
        ],
        0.0042,
        { sides: 5, steps: 3 },
      ),
    );
  }
  for (const y of [0.235, 0.275])
    parts.push(
      moved(
        tube(finish([160, 44, 36], { rough: 0.8 }), places(`.09 ${y} 0, 0 ${y} .09, -.09 ${y} 0, 0 ${y} -.09`), 0.006, {
          closed: true,
        }),
        { stretch: [0.96 - (y - 0.235) * 4, 1, 0.48] },
      ),
    );
  shown(brush, parts, { turn: [0, 0, -0.14], at: [-0.05, 0.005, 0] });
}

const cog = (teeth: number, outer: number, inner: number): [number, number][] => {
  const ring: [number, number][] = [];
  for (let i = 0; i < teeth; i++)
    for (const [t, r] of [
      [0, inner],
      [0.2, inner],
      [0.3, outer],
      [0.7, outer],
      [0.8, inner],
    ] as const) {
      const a = ((i + t) / teeth) * Math.PI * 2;
      ring.push([Math.cos(a) * r, Math.sin(a) * r]);
    }
  return ring;
};

export function paintGear(brush: Brush): void {
  const { seed, phase } = brush;
  const brass = wornSteel(brush.colour ?? [206, 160, 84], seed, 0.26);
  const iron = wornSteel([128, 130, 138], seed + 2, 0.3);
  const turn = phase * Math.PI * 2;
  const wheel = (
    metalOf: Finish,
    teeth: number,
    r: number,
    x: number,
    y: number,
    z: number,
    angle: number,
  ): Solid[] => {
    const k = r / 0.5;
    return [
      extruded(metalOf, cog(teeth, r, r - 0.06), 0.1, 0.012),
      moved(
        turned(
          metalOf,
          points(
            `0 0, ${0.34 * k} 0, ${0.35 * k} .012, ${0.35 * k} .02, ${0.2 * k} .02, ${0.19 * k} .045, ${0.1 * k} .05, ${0.09 * k} .03, 0 .03`,
          ),
          40,
          3,
        ),
        { turn: [Math.PI / 2, 0, 0], at: [0, 0, 0.05] },
      ),
      ...Array.from({ length: 5 }, (_, i) =>
        moved(
          turned(
            finish([26, 24, 26], { rough: 0.8, gloss: 0.1 }),
            points(`0 0, ${0.055 * k} 0, ${0.055 * k} .004, 0 .004`),
            20,
            1,
          ),
          {
            turn: [Math.PI / 2, 0, 0],
            at: [Math.cos(i * 1.2566) * 0.27 * k, Math.sin(i * 1.2566) * 0.27 * k, 0.07],
          },
        ),
      ),
    ].map((s) => moved(s, { turn: [0, 0, angle], at: [x, y, z] }));
  };
  sculpt(
    brush,
    () => [
      ...wheel(brass, 16, 0.42, -0.16, 0.44, 0, turn / 16),
      ...wheel(iron, 10, 0.27, 0.475, 0.66, 0.02, -turn / 10 + 0.31),
    ],
    { pitch: 0.1, turn: -0.5 },
  );
}

export function paintWrench(brush: Brush): void {
  const { seed } = brush;
  const steel = metal(brush.colour ?? [188, 192, 200], seed, 0.2);
  const body = extruded(
    steel,
    curve(
      points(
        ".05 .1, .05 .75, .13 .84, .14 .95, .09 1, .09 1, .065 .9, 0 .86, -.065 .9, -.065 .9, -.09 1, -.14 .95, -.13 .84, -.05 .75, -.05 .1",
      ),
      5,
      true,
    ),
    0.07,
    0.022,
  );
  const ring = moved(tube(steel, hoop(0.1), 0.042, { closed: true, sides: 16, steps: 4 }), {
    at: [0, 0.13, 0],
    stretch: [1, 1, 0.9],
  });
  const screw = moved(
    turned(
      finish(mix([120, 60, 40], scale(steel.colour, 0.5), 0.5), { rough: 0.5 }),
      points("0 0, .03 0, .03 .01, 0 .01"),
      12,
      1,
    ),
    { at: [0, 0.5, 0.03], turn: [1.57, 0, 0] },
  );
  shown(brush, [body, ring, screw], { turn: [0, 0, -0.3], at: [-0.14, 0.02, 0] });
}
