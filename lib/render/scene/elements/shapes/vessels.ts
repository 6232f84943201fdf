import { mix, scale, css } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { lathe } from "./lathe.ts";

/** A cup with its handle and, where it is hot, its steam. */
export function paintCup(brush: Brush): void {
  const { ctx, phase } = brush;
  const ware = brush.colour ?? mix(brush.light.accent, [238, 230, 218], 0.62);
  const side = brush.light.side < 0 ? 1 : -1;
  ctx.strokeStyle = css(scale(ware, 0.62));
  ctx.lineWidth = 0.1;
  ctx.beginPath();
  ctx.ellipse(side * 0.42, -0.42, 0.22, 0.24, 0, 0, 7);
  ctx.stroke();
  ctx.strokeStyle = css(mix(ware, [255, 255, 255], 0.2), 0.8);
  ctx.lineWidth = 0.03;
  ctx.beginPath();
  ctx.ellipse(side * 0.42, -0.43, 0.225, 0.245, 0, Math.PI, Math.PI * 2);
  ctx.stroke();
  lathe({
    profile: [
      [0, 0.26],
      [0.04, 0.3],
      [0.3, 0.42],
      [0.7, 0.47],
      [0.78, 0.48],
    ],
    bands: () => [{ from: 0, to: 1, material: "glossy", colour: ware }],
  })({ ...brush, window: { ...brush.window, top: Math.max(brush.window.top, -0.78) } });
  ctx.fillStyle = css(scale(ware, 0.7));
  ctx.beginPath();
  ctx.ellipse(0, -0.775, 0.478, 0.085, 0, 0, 7);
  ctx.fill();
  ctx.fillStyle = css(mix([74, 40, 22], brush.light.key, 0.08));
  ctx.beginPath();
  ctx.ellipse(0, -0.765, 0.43, 0.066, 0, 0, 7);
  ctx.fill();
  ctx.fillStyle = css([190, 140, 92], 0.7);
  ctx.beginPath();
  ctx.ellipse(0.08, -0.76, 0.2, 0.03, 0, 0, 7);
  ctx.fill();
  for (let wisp = 0; wisp < 4; wisp++) {
    for (let i = 0; i < 22; i++) {
      const rise = (i / 22 + phase) % 1;
      const x = (wisp - 1.5) * 0.13 + Math.sin(rise * 7 + wisp * 2 + phase * 6.28) * 0.07 * rise;
      ctx.fillStyle = css([240, 240, 244], 0.055 * Math.sin(rise * Math.PI));
      ctx.beginPath();
      ctx.ellipse(x, -0.8 - rise * 0.75, 0.05 + rise * 0.07, 0.07 + rise * 0.05, 0, 0, 7);
      ctx.fill();
    }
  }
}
