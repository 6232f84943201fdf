import { css, mix, rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";

/** Bees come and go by one way through the air. */
export function bees({ seed, ctx, phase, light }: Brush): void {
  for (let i = 0; i < 16; i++) {
    const way = (i / 16 + phase) % 1;
    const lane = Math.sin(i * 12.9898 + seed) * 0.5 + 0.5;
    const side = light.side < 0 ? -1 : 1;
    const x = side * (0.12 + way * (0.25 + lane * 0.5)) + Math.sin(way * 17 + i) * 0.03;
    const y = -0.26 - way * (0.1 + lane * 0.75) + Math.sin(way * 23 + i * 2) * 0.03;
    const size = 0.0075 + 0.004 * lane;
    ctx.fillStyle = css(mix(light.key, [255, 255, 255], 0.3), 0.35);
    ctx.beginPath();
    ctx.ellipse(x, y - size * 0.9, size * 1.5, size * 0.6, 0.5, 0, Math.PI * 2);
    ctx.fill();
    ctx.fillStyle = css(mix(rgb("#5a3a10"), light.key, 0.18));
    ctx.beginPath();
    ctx.ellipse(x, y, size * 1.25, size * 0.75, Math.sin(i) * 0.6, 0, Math.PI * 2);
    ctx.fill();
  }
}
