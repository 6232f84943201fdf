import { mix, rgb, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { finish, type Finish } from "./finish.ts";
import { clouding, darken, metal, speckle, tint, wood } from "./grain.ts";
import { moved } from "./placing.ts";
import { sculpt } from "./sculpture.ts";
import { points, slab, turned, type Solid } from "./solid.ts";

/** Wet clay with the rings that fingers leave. */
const wetClay = (colour: Rgb, seed: number): Finish =>
  finish(colour, {
    rough: 0.34,
    gloss: 0.75,
    soft: 0.25,
    surface: (s) => {
      const ring = Math.sin(s.y * 230 + Math.atan2(s.z, s.x) * 1.5 + seed);
      darken(s, 0.9 + 0.1 * ring);
      s.ny += ring * 0.2;
      tint(s, [236, 214, 190], Math.max(0, clouding(s.x * 14, s.y * 30, s.z * 14, seed) - 0.62) * 1.1);
    },
  });

const splashed = (base: Finish, clay: Rgb, seed: number): Finish => ({
  ...base,
  surface: (s) => {
    base.surface?.(s);
    tint(s, clay, Math.min(0.85, Math.max(0, clouding(s.x * 16, s.y * 9, s.z * 16, seed) - 0.54) * 4));
  },
});

/** A pot that grows on the disc of a kick wheel: frame of timber, splash pan, shaft and flywheel below. */
export function paintPottersWheel(brush: Brush): void {
  const { seed } = brush;
  const clay = brush.colour ?? rgb("#a8603c");
  const timber = splashed(wood(rgb("#7d5a38"), seed, "y", 1.2, { gloss: 0.2 }), mix(clay, [232, 216, 196], 0.4), seed);
  const steel = splashed(metal(rgb("#9aa0a4"), seed, 0.34), mix(clay, [232, 216, 196], 0.3), seed + 4);
  const stone = finish(rgb("#77716a"), {
    rough: 0.95,
    surface: (s) => darken(s, 0.75 + 0.4 * speckle(s.x * 60, s.y * 60, s.z * 60, seed)),
  });
  const legs: Solid[] = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => moved(slab(timber, 0.07, 0.62, 0.07, 0.01), { at: [x * 0.42, 0.31, z * 0.3] })),
  );
  const rails: Solid[] = [-1, 1].flatMap((side) => [
    moved(slab(timber, 0.9, 0.08, 0.05, 0.01), { at: [0, 0.58, side * 0.3] }),
    moved(slab(timber, 0.05, 0.07, 0.6, 0.01), { at: [side * 0.42, 0.2, 0] }),
  ]);
  const flywheel = turned(stone, points("0 .08, .36 .08, .36 .08, .38 .1, .38 .16, .36 .18, .36 .18, 0 .18"), 56, 3);
  const shaft = turned(steel, points("0 .1, .03 .1, .03 .6, 0 .6"), 20, 2);
  const pan = turned(
    steel,
    points("0 .6, .4 .6, .42 .61, .46 .72, .46 .72, .44 .72, .44 .72, .4 .63, .4 .63, 0 .625"),
    60,
    3,
  );
  const disc = turned(steel, points("0 .68, .25 .68, .25 .68, .255 .69, .255 .705, .25 .71, .25 .71, 0 .71"), 48, 3);
  const pot = turned(
    wetClay(clay, seed),
    points(
      "0 .708, .13 .708, .15 .72, .185 .79, .2 .86, .17 .93, .125 .965, .13 1, .13 1, .118 .998, .112 .965, .15 .92, .18 .86, .16 .79, .1 .735, 0 .73",
    ),
    56,
    6,
  );
  sculpt(brush, () => [...legs, ...rails, flywheel, shaft, pan, disc, pot], {
    pitch: 0.34,
    turn: -0.5,
    keep: "potters wheel",
  });
}
