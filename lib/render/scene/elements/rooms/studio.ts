import { css, mix, scale } from "#lib/render/scene/colour.ts";
import { litColour } from "#lib/render/scene/light.ts";
import { type Brush } from "#lib/render/scene/elements/scene-element.ts";

/** A seamless sweep: bright where the lamps look, dark above. */
export function paintStudio(brush: Brush): void {
  const { ctx, window, light } = brush;
  const tone = litColour(light, mix(light.primary, [200, 200, 204], 0.35), 0.45);
  const sweep = ctx.createLinearGradient(0, -1.02, 0, 0);
  sweep.addColorStop(0, css(scale(tone, 0.35)));
  sweep.addColorStop(0.6, css(tone));
  sweep.addColorStop(1, css(scale(tone, 1.12)));
  ctx.fillStyle = sweep;
  ctx.fillRect(window.left, window.top, window.right - window.left, window.bottom - window.top);
  brush.glow({ x: (window.left + window.right) / 2, y: -0.6, radius: 1, colour: light.halo, strength: 0.35 });
}
