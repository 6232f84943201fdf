import { css, mix, rgb, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { finish, type Finish } from "./finish.ts";
import { clouding, darken, metal, speckle, tint, wood } from "./grain.ts";
import { moved } from "./placing.ts";
import { sculpt } from "./sculpture.ts";
import { slab, type Solid, type Vec } from "./solid.ts";

/** Boards under old paint: it has gone grey at the edges and chalky where the sun stood. */
const paintedBoards = (colour: Rgb, seed: number, half: number): Finish =>
  finish(colour, {
    rough: 0.82,
    gloss: 0.16,
    surface: (s) => {
      const worn = clouding(s.x * 9, s.y * 24, s.z * 9, seed);
      darken(s, 0.86 + 0.2 * speckle(s.x * 6, s.y * 120, s.z * 6, seed));
      const edge = Math.max(0, Math.abs(s.y) - half * 0.86) / (half * 0.14);
      tint(s, [126, 104, 80], Math.min(0.75, edge * 0.45 * worn + Math.max(0, worn - 0.64) * 1.9));
    },
  });

const at = (solid: Solid, place: Vec): Solid => moved(solid, { at: place });

/** Boxes on a stand under a tin roof, a slit with a landing board, bees in the air before it. */
export function paintBeehive(brush: Brush): void {
  const { seed, ctx, phase } = brush;
  const white = brush.colour ?? rgb("#e6dfc9");
  const tones = [white, mix(white, rgb("#d9a441"), 0.45), mix(white, rgb("#8fb0b8"), 0.4)];
  const timber = wood(rgb("#8a6238"), seed, "x", 1.2, { gloss: 0.2 });
  const legs: Solid[] = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => at(slab(timber, 0.055, 0.2, 0.055, 0.008), [x * 0.24, 0.1, z * 0.2])),
  );
  const boxes: Solid[] = [
    [0.27, 0.25],
    [0.52, 0.24],
    [0.74, 0.19],
  ].flatMap(([y = 0, tall = 0], i) => {
    const tone = tones[i % tones.length] ?? white;
    const grip = finish(rgb("#2c2119"), { rough: 1, gloss: 0 });
    return [
      at(slab(paintedBoards(tone, seed + i * 7, tall / 2), 0.64, tall - 0.012, 0.54, 0.012), [0, y + 0.075, 0]),
      at(slab(grip, 0.16, 0.035, 0.01, 0.016), [0, y + 0.1, 0.272]),
    ];
  });
  const entrance = [
    at(slab(finish(rgb("#15100c"), { rough: 1, gloss: 0 }), 0.34, 0.028, 0.012, 0.01), [0, 0.235, 0.272]),
    at(slab(timber, 0.66, 0.03, 0.72, 0.01), [0, 0.205, 0.08]),
  ];
  const roof = [
    at(slab(metal(rgb("#c3c8c9"), seed + 3, 0.4, "x"), 0.72, 0.075, 0.62, 0.014), [0, 0.955, 0]),
    at(slab(timber, 0.67, 0.04, 0.57, 0.01), [0, 0.9, 0]),
    at(slab(finish(rgb("#7d756a"), { rough: 0.95, surface: (s) => darken(s, 0.7 + 0.5 * clouding(s.x * 20, s.y * 20, s.z * 20, seed)) }), 0.2, 0.07, 0.15, 0.034), [0.08, 1.02, 0.02]),
  ]; // prettier-ignore
  sculpt(brush, () => [...legs, ...boxes, ...entrance, ...roof], { pitch: 0.2, turn: -0.45, keep: "beehive" });
  // Bees come and go by one way through the air.
  for (let i = 0; i < 16; i++) {
    const way = (i / 16 + phase) % 1;
    const lane = Math.sin(i * 12.9898 + seed) * 0.5 + 0.5;
    const side = brush.light.side < 0 ? -1 : 1;
    const x = side * (0.12 + way * (0.25 + lane * 0.5)) + Math.sin(way * 17 + i) * 0.03;
    const y = -0.26 - way * (0.1 + lane * 0.75) + Math.sin(way * 23 + i * 2) * 0.03;
    const size = 0.0075 + 0.004 * lane;
    ctx.fillStyle = css(mix(brush.light.key, [255, 255, 255], 0.3), 0.35);
    ctx.beginPath();
    ctx.ellipse(x, y - size * 0.9, size * 1.5, size * 0.6, 0.5, 0, Math.PI * 2);
    ctx.fill();
    ctx.fillStyle = css(mix(rgb("#5a3a10"), brush.light.key, 0.18));
    ctx.beginPath();
    ctx.ellipse(x, y, size * 1.25, size * 0.75, Math.sin(i) * 0.6, 0, Math.PI * 2);
    ctx.fill();
  }
}
