import { css, mix, rgb, scale } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { bloom, flesh, hairs, onto, trail, tube } from "./anatomy.ts";
import type { Point } from "./strokes.ts";

const bark = rgb("#5a4636");

/** The branch under a bird that sits: what hangs in the air needs something to stand on. */
export function bough(brush: Brush, reach: number, thick: number): void {
  const { ctx, window } = brush;
  const left = Math.max(-reach, window.left);
  const wood = tube(
    [
      [left - 0.1, 0.12],
      [-reach * 0.42, 0.05],
      [0, thick * 0.72],
      [reach * 0.4, thick * 0.5],
      [reach * 0.78, -0.06],
    ],
    [thick * 0.5, thick * 1.1, thick * 0.86, thick * 0.62, thick * 0.2],
    10,
  );
  const twig = (from: Point, mid: Point, to: Point, girth: number) =>
    flesh(ctx, css(scale(bark, 0.85)), tube([from, mid, to], [girth, girth * 0.7, girth * 0.2]));
  twig([reach * 0.36, thick * 0.5], [reach * 0.52, 0.13], [reach * 0.72, 0.16], thick * 0.42);
  twig([-reach * 0.4, 0.04], [-reach * 0.3, -0.1], [-reach * 0.34, -0.22], thick * 0.4);
  flesh(ctx, css(bark), wood);
  onto(ctx, () => {
    ctx.save();
    trail(ctx, wood.outline);
    ctx.clip();
    for (let i = 0; i <= 16; i++) {
      bloom(ctx, mix(bark, [255, 240, 214], 0.5), ...wood.at(i / 16, -0.7), reach * 0.08, thick * 0.36, 0.5);
      bloom(ctx, [10, 8, 8], ...wood.at(i / 16, 0.9), reach * 0.08, thick * 0.5, 0.5);
    }
    hairs(ctx, scale(bark, 0.45), 0.006, 0.5, 90, (i) => {
      const t = (i * 0.618) % 1;
      const v = -0.9 + ((i * 0.377) % 1) * 1.8;
      return [wood.at(t, v), wood.at(t + 0.05, v + 0.06)];
    });
    ctx.restore();
  });
  const leaf = rgb("#6f8240");
  for (const [x, y, angle, size] of [
    [reach * 0.72, 0.16, 0.5, 0.1],
    [reach * 0.6, 0.13, 1.5, 0.08],
    [reach * 0.78, -0.06, -0.5, 0.11],
    [reach * 0.7, -0.03, -1.3, 0.08],
    [-reach * 0.34, -0.22, -1.9, 0.1],
    [-reach * 0.33, -0.17, -0.7, 0.08],
  ] as const) {
    ctx.save();
    ctx.translate(x, y);
    ctx.rotate(angle + Math.sin(brush.phase * Math.PI * 2 + x * 3) * 0.05);
    ctx.beginPath();
    ctx.moveTo(0, 0);
    ctx.quadraticCurveTo(size * 0.5, -size * 0.42, size, 0);
    ctx.quadraticCurveTo(size * 0.5, size * 0.42, 0, 0);
    ctx.fillStyle = css(scale(leaf, 0.8 + (size - 0.08) * 12));
    ctx.fill();
    ctx.restore();
  }
}
