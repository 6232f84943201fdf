import { mix, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { penOf } from "./pen.ts";

const white: Rgb = [255, 255, 255];

/** Keys in rows that draw together towards their far end. */
export function paintKeyboard(brush: Brush): void {
  const pen = penOf(brush);
  const shell = brush.colour ?? ([62, 64, 72] as Rgb);
  pen.soft(0, -2, 330, 10, [8, 8, 12], 0.55);
  const deck = "M-262 -96 L262 -96 L300 -18 L-300 -18 Z";
  pen.body(
    "M-300 -20 L300 -20 L298 -2 Q297 0 294 0 L-294 0 Q-297 0 -298 -2 Z",
    scale(shell, 0.8),
    "satin",
    [0, 0, 0, -22],
  );
  pen.fill(
    deck,
    pen.blend([0, -96, 0, -18], [0, pen.tone(shell, "satin", 0, 0.4)], [1, pen.tone(shell, "satin", 0, 0.75)]),
  );
  for (let row = 0; row < 5; row++) {
    const y0 = -90 + row * 14.4 - (4 - row) * 0.3;
    const y1 = y0 + 12.6;
    const at = (y: number) => 256 + ((y + 96) / 78) * 36;
    const keys = row === 4 ? 9 : 15;
    for (let i = 0; i < keys; i++) {
      const [a, b] = [i, i + 1];
      const k = (n: number, y: number) => -at(y) + (n / keys) * 2 * at(y);
      const key = `M${k(a, y0) + 2} ${y0} L${k(b, y0) - 2} ${y0} L${k(b, y1) - 2} ${y1} L${k(a, y1) + 2} ${y1} Z`;
      const hot = (i === keys - 1 && row === 2) || (i === 0 && row === 0);
      const cap = hot ? brush.light.accent : mix(shell, white, 0.12);
      pen.fill(
        `M${k(a, y0) + 1} ${y0 + 2} L${k(b, y0) - 1} ${y0 + 2} L${k(b, y1) - 0.6} ${y1 + 2.6} L${k(a, y1) + 0.6} ${y1 + 2.6} Z`,
        scale(cap, 0.4),
      );
      pen.fill(
        key,
        pen.blend([0, y0, 0, y1], [0, pen.tone(cap, "satin", 0.2, 0.35)], [1, pen.tone(cap, "satin", 0.2, 0.8)]),
      );
    }
  }
  pen.bevel(deck, 1.4, 0.4);
}
