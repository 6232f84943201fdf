import { told } from "#lib/render/scene/states/told.ts";
import { mix, rgb, smoothstep, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { leaf } from "./foliage.ts";
import { finish, type Finish } from "./finish.ts";
import { clouding, darken, metal, paper, speckle, tint, wood } from "./grain.ts";
import { moved, swollen, together } from "./placing.ts";
import { sculpt } from "./sculpture.ts";
import { ball, extruded, places, points, slab, tube, turned, type Solid, type Vec } from "./solid.ts";

/** Strands laid round each other. */
const twisted = (colour: Rgb, seed: number): Finish =>
  finish(colour, {
    rough: 0.9,
    gloss: 0.1,
    soft: 0.2,
    surface: (s) => darken(s, 0.75 + speckle(s.x * 160, s.y * 160, s.z * 160, seed) * 0.35),
  });

/** A rope of three strands along a path. */
function ropeAlong(
  colour: Rgb,
  seed: number,
  path: (t: number) => Vec,
  radius: number,
  twists: number,
  steps = 160,
): Solid[] {
  const strand = twisted(colour, seed);
  return [0, 1, 2].map((k) =>
    tube(
      strand,
      Array.from({ length: steps + 1 }, (_, i): Vec => {
        const t = i / steps;
        const p = path(t);
        const q = path(Math.min(1, t + 0.002));
        const d: Vec = [q[0] - p[0], q[1] - p[1], q[2] - p[2]];
        const l = Math.hypot(...d) || 1;
        const side: Vec = Math.abs(d[1] / l) > 0.8 ? [1, 0, 0] : [-d[2] / l, 0, d[0] / l];
        const up: Vec = [
          (d[1] * side[2] - d[2] * side[1]) / l,
          (d[2] * side[0] - d[0] * side[2]) / l,
          (d[0] * side[1] - d[1] * side[0]) / l,
        ];
        const a = t * twists * Math.PI * 2 + (k * Math.PI * 2) / 3;
        const [c, s] = [Math.cos(a) * radius * 0.55, Math.sin(a) * radius * 0.55];
        return [p[0] + side[0] * c + up[0] * s, p[1] + side[1] * c + up[1] * s, p[2] + side[2] * c + up[2] * s];
      }),
      radius * 0.62,
      { sides: 8, steps: 1 },
    ),
  );
}

export function paintRope(brush: Brush): void {
  const colour = brush.colour ?? rgb("#c49a5c");
  sculpt(
    brush,
    () =>
      ropeAlong(
        colour,
        brush.seed,
        (t) => {
          if (t > 0.93) {
            const k = (t - 0.93) / 0.07;
            return [Math.cos(0.9) * 0.62 + k * 0.55, 0.82 - k * 0.78, Math.sin(0.9) * 0.62 + k * 0.35];
          }
          const turns = (t / 0.93) * 6 + 0.9 / (Math.PI * 2) - 6;
          const a = turns * Math.PI * 2;
          const level = Math.floor((t / 0.93) * 6 * 0.999);
          const r = 0.62 - (level % 2) * 0.05 + Math.sin(level * 2.3) * 0.02;
          return [Math.cos(a) * r, 0.09 + (t / 0.93) * 0.75, Math.sin(a) * r];
        },
        0.085,
        86,
        520,
      ),
    { pitch: 0.42, keep: "rope" },
  );
}

const weave = (colour: Rgb, seed: number): Finish =>
  finish(colour, {
    rough: 0.7,
    gloss: 0.3,
    surface: (s) => {
      const a = (Math.atan2(s.z, s.x) / Math.PI) * 22;
      const row = s.y * 26;
      const over = Math.sin(a * Math.PI + Math.floor(row) * Math.PI);
      const band = Math.sin((row - Math.floor(row)) * Math.PI);
      darken(s, (0.5 + 0.5 * band) * (0.72 + 0.3 * over) + 0.12 * speckle(s.x * 90, s.y * 20, s.z * 90, seed));
      s.ny += Math.cos((row - Math.floor(row)) * Math.PI) * 0.55;
      s.nx += Math.cos(a * Math.PI) * 0.12;
    },
  });

export function paintBasket(brush: Brush): void {
  const { seed, variants } = brush;
  const wicker = brush.colour ?? rgb("#b98248");
  sculpt(
    brush,
    () => {
      const rim = (y: number, r: number): Solid[] =>
        ropeAlong(wicker, seed, (t) => [Math.cos(t * 6.2832) * r, y, Math.sin(t * 6.2832) * r], 0.04, 26, 120);
      const parts: Solid[] = [
        turned(
          weave(wicker, seed),
          points("0 .02, .5 .02, .56 .05, .64 .25, .7 .5, .68 .5, .6 .25, .5 .1, 0 .08"),
          64,
          4,
        ),
        ...rim(0.52, 0.7),
        ...rim(0.05, 0.55),
        ...ropeAlong(
          wicker,
          seed,
          (t) => [Math.cos(Math.PI * t) * 0.69, 0.5 + Math.sin(Math.PI * t) * 0.48, 0],
          0.036,
          22,
          120,
        ),
      ];
      const apple = (x: number, z: number, y: number, tone: Rgb): Solid =>
        moved(
          swollen(
            ball(
              finish(tone, {
                rough: 0.2,
                gloss: 0.8,
                soft: 0.15,
                surface: (s) =>
                  tint(s, [232, 190, 80], smoothstep(0.45, 0.75, clouding(s.x * 9, s.y * 3, s.z * 9, seed)) * 0.7),
              }),
              0.19,
            ),
            (_x, b) => (b > 0.15 ? -0.03 : 0),
          ),
          { at: [x, y, z] },
        );
      if (!variants.has("empty"))
        parts.push(
          apple(-0.3, 0.2, 0.5, [186, 36, 30]),
          apple(0.12, 0.34, 0.5, [206, 60, 34]),
          apple(0.38, 0, 0.52, [150, 168, 54]),
          apple(-0.05, -0.05, 0.6, [196, 42, 34]),
          apple(-0.38, -0.22, 0.5, [208, 140, 44]),
          apple(0.2, -0.36, 0.52, [186, 36, 30]),
          moved(leaf([84, 132, 52], 0.22, 0.12, seed), { at: [-0.05, 0.78, -0.05] }),
        );
      return parts;
    },
    { pitch: 0.34, turn: 0.45, keep: "basket" },
  );
}

export function paintBucket(brush: Brush): void {
  const { seed } = brush;
  const full = told(brush, "full", 1);
  sculpt(
    brush,
    () => {
      const zinc = brush.colour
        ? finish(brush.colour, { rough: 0.35, gloss: 0.5 })
        : metal([172, 178, 184], seed, 0.38);
      return [
        turned(
          zinc,
          points(
            "0 .03, .3 .03, .31 0, .33 0, .34 .03, .37 .2, .375 .22, .39 .24, .39 .25, .43 .58, .435 .6, .45 .61, .45 .63, .47 .8, .49 .82, .47 .835, .45 .81, .34 .1, 0 .09",
          ),
          60,
          3,
        ),
        ...(full > 0.04
          ? [
              moved(turned(finish([64, 104, 122], { rough: 0.04, gloss: 1 }), points("0 0, .2 0, .43 0"), 44, 2), {
                at: [0, 0.13 + 0.53 * full, 0],
                stretch: [0.79 + 0.21 * full, 1, 0.79 + 0.21 * full],
              }),
            ]
          : []),
        tube(
          metal([120, 124, 130], seed),
          places("-.48 .78 0, -.47 .62 .2, -.3 .42 .42, 0 .36 .5, .3 .42 .42, .47 .62 .2, .48 .78 0"),
          0.016,
        ),
        tube(wood(rgb("#8f5a33"), seed, "x", 1.4), places("-.1 .365 .495, 0 .36 .5, .1 .365 .495"), 0.035),
        ...[-1, 1].map((s) => moved(ball(zinc, 0.05), { at: [s * 0.48, 0.78, 0], stretch: [0.5, 1, 1] })),
      ];
    },
    { pitch: 0.36 },
  );
}

export function paintLadder(brush: Brush): void {
  const { seed } = brush;
  const timber = wood(brush.colour ?? rgb("#a67440"), seed, "y", 0.9);
  const parts: Solid[] = [];
  for (const s of [-1, 1])
    parts.push(moved(slab(timber, 0.035, 1, 0.05, 0.01), { turn: [0, 0, s * 0.025], at: [s * 0.125, 0.5, 0] }));
  for (let i = 0; i < 9; i++)
    parts.push(
      tube(
        wood(brush.colour ?? rgb("#b5824a"), seed + i, "x", 1.2),
        [
          [-0.14, 0.08 + i * 0.108, 0],
          [0, 0.08 + i * 0.108, 0],
          [0.14, 0.08 + i * 0.108, 0],
        ],
        0.013,
      ),
    );
  sculpt(brush, () => together(parts, { turn: [-0.22, 0, 0] }), { pitch: 0.12, turn: -0.4 });
}

export function paintCrate(brush: Brush): void {
  const { seed } = brush;
  const { variants } = brush;
  const board = variants.has("cardboard");
  sculpt(
    brush,
    () => {
      if (board) {
        const card = paper(brush.colour ?? rgb("#b98a58"), seed, 0.15);
        const tape = finish([206, 172, 118], { rough: 0.3, gloss: 0.5 });
        return [
          moved(slab(card, 1.1, 0.86, 0.9, 0.012), { at: [0, 0.43, 0] }),
          moved(slab(tape, 0.12, 0.012, 0.905, 0.004), { at: [0, 0.861, 0] }),
          moved(slab(tape, 0.12, 0.16, 0.01, 0.003), { at: [0, 0.785, 0.452] }),
          moved(slab(card, 0.54, 0.012, 0.9, 0.004), { turn: [0, 0, 0.02], at: [-0.28, 0.866, 0] }),
          moved(slab(card, 0.54, 0.012, 0.9, 0.004), { turn: [0, 0, -0.02], at: [0.28, 0.866, 0] }),
        ];
      }
      const parts: Solid[] = [
        moved(slab(finish([44, 30, 20], { rough: 0.9 }), 1, 0.84, 0.8, 0.01), { at: [0, 0.44, 0] }),
      ];
      const plank = (k: number) =>
        wood(mix(brush.colour ?? rgb("#a4733f"), [120, 84, 52], (k * 0.37) % 0.5), seed + k, "x", 0.9);
      for (let i = 0; i < 5; i++) {
        parts.push(moved(slab(plank(i), 1.08, 0.155, 0.03, 0.008), { at: [0, 0.1 + i * 0.175, 0.42] }));
        for (const x of [-0.52, 0.52])
          parts.push(
            moved(slab(plank(i + 7), 0.88, 0.155, 0.03, 0.008), {
              turn: [0, Math.PI / 2, 0],
              at: [x, 0.1 + i * 0.175, 0],
            }),
          );
        parts.push(
          moved(slab(plank(i + 14), 1.1, 0.16, 0.03, 0.008), {
            turn: [Math.PI / 2, 0, 0],
            at: [0, 0.885, -0.36 + i * 0.18],
          }),
        );
      }
      const post = wood(mix(brush.colour ?? rgb("#8c5f33"), [80, 54, 34], 0.3), seed + 30, "y", 0.9);
      for (const x of [-0.48, 0.48]) parts.push(moved(slab(post, 0.12, 0.86, 0.03, 0.008), { at: [x, 0.44, 0.45] }));
      for (const z of [-0.38, 0.38])
        for (const x of [-0.55, 0.55])
          parts.push(moved(slab(post, 0.12, 0.86, 0.03, 0.008), { turn: [0, Math.PI / 2, 0], at: [x, 0.44, z] }));
      parts.push(
        moved(slab(wood(brush.colour ?? rgb("#8c5f33"), seed + 31, "x", 0.9), 1.12, 0.11, 0.026, 0.008), {
          turn: [0, 0, 0.66],
          at: [0, 0.45, 0.45],
        }),
      );
      const nail = metal([120, 116, 112], seed);
      for (const x of [-0.48, 0.48])
        for (let i = 0; i < 5; i++) parts.push(moved(ball(nail, 0.011), { at: [x, 0.1 + i * 0.175, 0.465] }));
      return parts;
    },
    { pitch: 0.32, turn: -0.55 },
  );
}

export function paintBarrel(brush: Brush): void {
  const { seed } = brush;
  const oak = wood(brush.colour ?? rgb("#8d5a30"), seed, "y", 0.8);
  const staves: Finish = {
    ...oak,
    surface: (s) => {
      oak.surface?.(s);
      if (Math.abs(s.ny) > 0.8)
        return darken(s, 0.9 - 0.5 * smoothstep(0.46, 0.5, Math.abs((((s.x + 2) * 7) % 1) - 0.5)));
      const a = (Math.atan2(s.z, s.x) / (Math.PI * 2) + 0.5) * 22;
      const seam = Math.abs(a - Math.round(a));
      darken(s, (0.9 + 0.25 * speckle(Math.round(a - 0.5), 0, 0, seed)) * (0.45 + 0.55 * smoothstep(0.01, 0.06, seam)));
    },
  };
  const hoop = metal([98, 100, 106], seed, 0.4);
  const r = (y: number) => 0.31 + 0.09 * Math.sin(Math.PI * y);
  sculpt(
    brush,
    () => [
      turned(
        staves,
        points(
          "0 .0, .3 0, .31 0, .31 0, .352 .15, .385 .32, .4 .5, .385 .68, .352 .85, .31 1, .31 1, .28 1, .28 1, .28 .95, .28 .95, 0 .95",
        ),
        66,
        5,
      ),
      ...[0.04, 0.2, 0.34, 0.66, 0.8, 0.96].map((y) =>
        turned(
          hoop,
          [
            [r(y - 0.025) + 0.004, y - 0.025],
            [r(y) + 0.01, y - 0.02],
            [r(y) + 0.01, y + 0.02],
            [r(y + 0.025) + 0.004, y + 0.025],
          ],
          60,
          2,
        ),
      ),
      ...[0.2, 0.8].map((y) => moved(ball(hoop, 0.012), { at: [0.05, y, r(y) + 0.012] })),
      moved(turned(wood(rgb("#6a4526"), seed, "y"), points("0 0, .03 0, .025 .02, 0 .024"), 18, 2), {
        turn: [1.57, 0, 0],
        at: [0, 0.5, 0.4],
      }),
    ],
    { pitch: 0.3 },
  );
}

export function paintFeather(brush: Brush): void {
  const { seed } = brush;
  const tone = brush.colour ?? rgb("#e9e4dc");
  const vane = (s: number): Solid => {
    const edge: [number, number][] = [[0, 0.2]];
    for (let i = 0; i <= 46; i++) {
      const t = i / 46;
      const w = 0.12 * Math.sin(Math.PI * t ** 0.75) ** 0.65 * (s > 0 ? 1 : 0.8);
      const gap = speckle(t * 9, s * 4 + 8, 0, seed) > 0.74 ? 0.55 : 1;
      edge.push([s * w * (gap + 0.04 * Math.sin(i * 2.1)), 0.2 + t * 0.8 - (1 - gap) * 0.02]);
    }
    return extruded(
      finish(tone, {
        rough: 0.8,
        gloss: 0.2,
        soft: 0.6,
        surface: (p) => {
          const barb = Math.sin((p.y - Math.abs(p.x) * 1.1) * 420);
          darken(p, 0.9 + barb * 0.07);
          tint(p, mix(tone, brush.light.accent, 0.35), smoothstep(0.55, 1, p.y) * 0.55);
          tint(p, [96, 84, 76], smoothstep(0.5, 0.7, speckle(p.x * 12, p.y * 14, 0, seed + 2)) * 0.25);
          p.nx += p.x * 2 + barb * 0.05;
        },
      }),
      edge,
      0.006,
      0.001,
    );
  };
  sculpt(
    brush,
    () => {
      const parts = [
        vane(1),
        vane(-1),
        tube(
          finish([240, 230, 210], { rough: 0.4, gloss: 0.5 }),
          places("0 0 0, 0 .3 .004, 0 .7 .004, 0 .98 .002"),
          (t) => 0.011 * (1 - t * 0.85),
        ),
      ];
      const bend = (solid: Solid): Solid => ({
        ...solid,
        position: solid.position.map((v, i) => (i % 3 === 0 ? v + 0.22 * solid.position[i + 1]! ** 2 : v)),
      });
      return together(parts.map(bend), { turn: [0, 0, -0.12], at: [-0.05, 0, 0] });
    },
    { pitch: 0.1, turn: -0.3 },
  );
}
