import type { CarriedThing } from "#lib/contract/looks.ts";
import { rgb, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import type { Easel } from "./figure-limbs.ts";
import { fillTube, tubeAlong, type Tube } from "./figure-tube.ts";
import type { Point } from "./strokes.ts";

/** Pen of one held thing: its origin lies in the hand, x points where the figure looks. */
export interface Hold {
  easel: Easel;
  brush: Brush;
  /** Direction of the forearm, radians on the picture. */
  arm: number;
  /** Height of the hand above the ground. */
  height: number;
}

export interface Prop {
  id: CarriedThing;
  carry: "hang" | "up" | "lantern" | "staff" | "both" | "guitar";
  draw(hold: Hold): void;
}

export const wood = rgb("#7a5232");
export const steel = rgb("#aeb6bf");
export const straight = (from: Point, to: Point, from_half: number, to_half: number): Tube =>
  tubeAlong([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], to], (t) => {
    const half = from_half + (to_half - from_half) * t;
    return [half, half];
  });

export function rod({ easel }: Hold, colour: Rgb, from: Point, to: Point, half: number, tip = half, gloss = 0): void {
  fillTube(easel.ctx, straight(from, to, half, tip), colour, easel.lamp, gloss);
}

export function block(
  { easel }: Hold,
  colour: Rgb,
  x: number,
  y: number,
  width: number,
  height: number,
  gloss = 0,
): void {
  fillTube(
    easel.ctx,
    straight([x + width / 2, y], [x + width / 2, y + height], width / 2, width / 2),
    colour,
    easel.lamp,
    gloss,
  );
}

/** Turns what follows so that x runs along `angle`. */
export function turned({ easel }: Hold, angle: number, draw: () => void): void {
  easel.ctx.save();
  easel.ctx.rotate(angle);
  draw();
  easel.ctx.restore();
}
