import { rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { finish } from "./finish.ts";
import { darken, speckle } from "./grain.ts";
import { letter } from "./lettering.ts";
import { sculpt } from "./sculpture.ts";
import { points, turned } from "./solid.ts";

const clay = rgb("#b9b1a4");

/** A soft, lit volume with the name of what stands there: honest about a thing that nobody has drawn. */
export function paintStandIn(brush: Brush): void {
  const { ctx, seed, noun } = brush;
  const matt = finish(brush.colour ?? clay, {
    rough: 0.95,
    gloss: 0.05,
    soft: 0.5,
    surface: (s) => darken(s, 0.94 + speckle(s.x * 60, s.y * 60, s.z * 60, seed) * 0.06),
  });
  sculpt(brush, () => [turned(matt, points("0 0, .3 0, .36 .04, .38 .14, .38 .7, .34 .86, .22 .96, 0 1"))], {
    pitch: 0.06,
    turn: 0,
  });
  const name = noun.trim().replaceAll(/\s+/gu, " ");
  if (name === "") return;
  const short = [...name].length > 24 ? `${[...name].slice(0, 23).join("")}…` : name;
  // A tag of its own tone: on the shaded side of clay ink could not be read.
  ctx.fillStyle = "rgb(238,232,220)";
  ctx.beginPath();
  ctx.roundRect(-0.36, -0.53, 0.72, 0.14, 0.03);
  ctx.fill();
  letter(ctx, { text: short, x: 0, y: -0.46, width: 0.62, height: 0.09, ink: [58, 52, 46], tracking: 0.08 });
}
