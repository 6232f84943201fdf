import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { finish, type Finish } from "./finish.ts";
import { clouding, darken, speckle, tint } from "./grain.ts";
import { moved, swollen } from "./placing.ts";
import { sculpt } from "./sculpture.ts";
import { extruded, points, slab, turned, type Solid, type Vec } from "./solid.ts";

/** Damp sand, dark at the foot, every grain of its own. */
const dampSand = (colour: Rgb, seed: number): Finish =>
  finish(colour, {
    rough: 0.96,
    gloss: 0.06,
    surface: (s) => {
      darken(s, 0.72 + 0.36 * speckle(s.x * 150, s.y * 150, s.z * 150, seed));
      darken(s, 0.86 + 0.24 * clouding(s.x * 9, s.y * 9, s.z * 9, seed + 2));
      s.nx += (speckle(s.x * 70, s.y * 70, s.z * 70, seed + 8) - 0.5) * 0.5;
      s.ny += (speckle(s.x * 70, s.y * 70, s.z * 70, seed + 9) - 0.5) * 0.5;
    },
  });

const crumbled = (solid: Solid, seed: number, by = 0.016): Solid =>
  swollen(solid, (x, y, z) => (clouding(x * 11, y * 11, z * 11, seed) - 0.5) * by * 2);

/** Towers from a bucket with battlements, a wall and a gate, a shell or two and a paper flag. */
export function paintSandcastle(brush: Brush): void {
  const { seed } = brush;
  const sand = dampSand(brush.colour ?? rgb("#cda468"), seed);
  const hollow = finish(rgb("#4a3520"), { rough: 1, gloss: 0 });
  const tower = (at: Vec, tall: number, r: number): Solid[] => {
    const body = turned(
      sand,
      [
        [0, 0],
        [r * 1.2, 0],
        [r, tall * 0.5],
        [r * 0.86, tall],
        [r * 0.86, tall],
        [0, tall],
      ],
      40,
      6,
    );
    const teeth = Array.from({ length: 6 }, (_, i): Solid => {
      const a = (i / 6) * Math.PI * 2 + 0.3;
      return moved(slab(sand, r * 0.42, r * 0.42, r * 0.36, 0.012), {
        turn: [0, -a + Math.PI / 2, 0],
        at: [Math.cos(a) * r * 0.68, tall + r * 0.16, Math.sin(a) * r * 0.68],
      });
    });
    return [crumbled(body, seed + tall * 100), ...teeth.map((tooth, i) => crumbled(tooth, seed + i, 0.008))].map((s) =>
      moved(s, { at }),
    );
  };
  const keep = [
    ...tower([0, 0.16, -0.1], 0.5, 0.21),
    moved(
      turned(sand, points("0 0, .15 0, .1 .1, .02 .2, 0 .2"), 32, 5),
      { at: [0, 0.7, -0.1] },
    ),
  ]; // prettier-ignore
  const wall = (from: Vec, to: Vec): Solid => {
    const length = Math.hypot(to[0] - from[0], to[2] - from[2]);
    return moved(crumbled(slab(sand, length, 0.26, 0.09, 0.02), seed + length * 50, 0.012), {
      turn: [0, -Math.atan2(to[2] - from[2], to[0] - from[0]), 0],
      at: [(from[0] + to[0]) / 2, 0.15, (from[2] + to[2]) / 2],
    });
  };
  const mound = crumbled(
    turned(sand, points("0 .16, .5 .15, .72 .06, .86 0, .86 -.02, 0 -.02"), 56, 6),
    seed + 3,
    0.035,
  );
  const gate = moved(
    extruded(hollow, points("-.07 0, .07 0, .07 .09, .05 .13, 0 .15, -.05 .13, -.07 .09"), 0.02, 0.004),
    { at: [0, 0.1, 0.375] },
  );
  const windows = [-0.09, 0.09].map((x) => moved(slab(hollow, 0.035, 0.07, 0.02, 0.015), { at: [x, 0.48, 0.085] }));
  const shells = [
    [-0.25, 0.16, 0.36],
    [0.28, 0.17, 0.33],
    [-0.52, 0.13, 0.2],
  ].map(([x = 0, y = 0, z = 0], i) =>
    moved(turned(finish(mix(rgb("#f2e2d2"), rgb("#d98f78"), i * 0.3), { rough: 0.4, gloss: 0.5, surface: (s) => darken(s, 0.85 + 0.15 * Math.sin(Math.atan2(s.z, s.x) * 14)) }), points("0 0, .05 .01, .045 .03, 0 .045"), 28, 4), { at: [x, y, z], turn: [0.7, 0, 0.2] }),
  ); // prettier-ignore
  sculpt(
    brush,
    () => [
      mound,
      ...keep,
      ...tower([-0.42, 0.1, 0.28], 0.32, 0.14),
      ...tower([0.42, 0.1, 0.28], 0.32, 0.14),
      ...tower([-0.4, 0.1, -0.36], 0.3, 0.13),
      ...tower([0.4, 0.1, -0.36], 0.3, 0.13),
      wall([-0.42, 0, 0.32], [0.42, 0, 0.32]),
      wall([-0.42, 0, 0.28], [-0.4, 0, -0.36]),
      wall([0.42, 0, 0.28], [0.4, 0, -0.36]),
      gate,
      ...windows,
      ...shells,
    ],
    { pitch: 0.3, turn: -0.3, keep: "sandcastle" },
  );
  const { ctx, light } = brush;
  ctx.strokeStyle = css(mix(rgb("#7a5a38"), light.shadow, 0.3));
  ctx.lineWidth = 0.014;
  ctx.beginPath();
  ctx.moveTo(0, -0.8);
  ctx.lineTo(0, -1.12);
  ctx.stroke();
  const wave = Math.sin(brush.phase * Math.PI * 2) * 0.015;
  const cloth = ctx.createLinearGradient(0, 0, 0.22, 0);
  cloth.addColorStop(0, css(mix(rgb("#b3262c"), light.key, 0.1)));
  cloth.addColorStop(0.5, css(scale(rgb("#b3262c"), 0.75)));
  cloth.addColorStop(1, css(mix(rgb("#cf3a34"), light.key, 0.2)));
  ctx.fillStyle = cloth;
  ctx.beginPath();
  ctx.moveTo(0, -1.12);
  ctx.quadraticCurveTo(0.1, -1.1 + wave, 0.22, -1.055);
  ctx.quadraticCurveTo(0.1, -1.03 - wave, 0, -1);
  ctx.fill();
}

/** Courses of stone blocks that step back to a worn top, one face in the sun and one in shade. */
export function paintPyramid(brush: Brush): void {
  const { seed } = brush;
  const courses = 44;
  const stone = finish(brush.colour ?? rgb("#c9a871"), {
    rough: 1,
    gloss: 0,
    surface: (s) => {
      const row = Math.floor(s.y * courses);
      const within = s.y * courses - row;
      const along = (Math.abs(s.nx) > Math.abs(s.nz) ? s.z : s.x) * 30 + (row % 2) * 0.5;
      const block = Math.floor(along);
      darken(s, 0.82 + 0.26 * speckle(block, row, 3, seed));
      if (within < 0.16 || along - block < 0.07) darken(s, 0.84);
      darken(s, 0.86 + 0.26 * clouding(s.x * 8, s.y * 8, s.z * 8, seed));
      // What is left of the smooth casing near the top.
      if (s.y > 0.83 + 0.06 * clouding(s.x * 12, s.y * 4, s.z * 12, seed + 5)) tint(s, [226, 208, 170], 0.5);
      s.ny += within < 0.3 ? 0.5 : 0;
    },
  });
  const steps: Solid[] = Array.from({ length: courses }, (_, i) => {
    const y = (i + 0.5) / courses;
    const wide = (1 - i / courses) * 1.57 + 0.012;
    const rough = 1 + (speckle(i, 7, 2, seed) - 0.5) * 0.006;
    return moved(slab(stone, wide * rough, 1 / courses + 0.002, wide, 0.003), { at: [0, y, 0] });
  }).map((solid, i) => ({
    ...solid,
    local: solid.local.map((value, k) => (k % 3 === 1 ? value + (i + 0.5) / courses : value)),
  }));
  sculpt(brush, () => steps, { pitch: 0.04, turn: -0.62, distance: 9 });
}
