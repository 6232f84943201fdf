import type { StrokeOf } from "#lib/elements/drawn-strokes.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import type { Pen } from "#lib/render/scene/elements/shapes/pen.ts";
import type { Making } from "#lib/render/scene/elements/solids/making.ts";

const flecks = 16;

/** Broken water along a waterline, which rocks with what lies in it. */
export function foam(brush: Brush, pen: Pen, from: number, to: number): void {
  const sway = Math.sin(brush.phase * Math.PI * 2);
  const white = pen.tone([236, 242, 246], "matte", 0, 0.6);
  for (let i = 0; i < flecks; i++) {
    const x = from + ((to - from) * (i + 0.5)) / flecks + sway * 1.4;
    pen.soft(x, 0.6 + Math.sin(i * 2.1 + brush.phase * 6.28) * 0.6, (to - from) / 18, 1.3, white, 0.5);
  }
}

/** Smoke or steam: the oldest puff first, each with its lit side over its shaded one. */
export function puffs(stroke: StrokeOf<"puffs">, pen: Pen, making: Making, [x, y]: readonly [number, number]): void {
  const { brush, colour, number } = making;
  const [dx, dy] = [number(stroke.by[0]), number(stroke.by[1])];
  for (let i = stroke.count - 1; i >= 0; i--) {
    const age = i + brush.phase;
    const r = stroke.radius[0] + age * stroke.radius[1];
    const alpha = stroke.alpha * (1 - age / (stroke.count + 1));
    const sway = Math.sin(i * 2.4 + brush.seed) * r * 0.3;
    // What rises slows down.
    const [px, py] = [x + age * dx + sway, y + Math.sqrt(age) * dy + sway * 0.4];
    pen.soft(px, py, r * 1.25, r, colour(stroke.of), alpha);
    if (stroke.lit)
      pen.soft(px + brush.light.side * r * 0.3, py - r * 0.3, r * 0.9, r * 0.7, colour(stroke.lit), alpha);
  }
}
