import { css, mix, rgb, scale } from "#lib/render/scene/colour.ts";
import { type Brush } from "#lib/render/scene/elements/scene-element.ts";
import { bloom, eye, flesh, onto, trail, tube } from "#lib/render/scene/elements/shapes/anatomy.ts";
import { scales } from "#lib/render/scene/elements/shapes/scaly.ts";
import type { Point } from "#lib/render/scene/elements/shapes/strokes.ts";

/** It flows along the ground in one wave; at rest it lifts its head over its coils. */
export function paintSnake(brush: Brush): void {
  const { ctx, phase, random, light, motion, variants } = brush;
  const tone = brush.colour ?? mix(rgb("#6b7a36"), rgb("#8a6238"), random());
  const pale = mix(tone, rgb("#ecdcae"), 0.62);
  const dark = scale(tone, 0.42);
  const turn = phase * Math.PI * 2;
  const going = motion === "walk" || motion === "run" || motion === "swim" || motion === "fly";
  const hood = variants.has("cobra") && !going;
  const points: Point[] = [];
  const girths: number[] = [];
  const count = 15;
  for (let i = 0; i < count; i++) {
    const s = i / (count - 1);
    // Near bends lie lower in the picture than far ones.
    const wave = Math.sin(s * 11 - turn);
    const x = -1.55 + s * (going ? 2.75 : 2.1);
    points.push([x, -0.1 - (wave * 0.5 + 0.5) * 0.16 * Math.min(1, (1 - s) * 4 + 0.15)]);
    girths.push(0.012 + 0.092 * Math.sin(Math.PI * Math.min(1, 0.04 + s * 0.86)) ** 0.8);
  }
  const last = points[count - 1]!;
  const sway = Math.sin(turn) * 0.03;
  const head: Point = going ? [last[0] + 0.2, last[1] - 0.06] : [last[0] + 0.24 + sway, -0.86 + Math.abs(sway)];
  if (going) points.push([head[0] - 0.06, head[1] + 0.01]);
  else
    points.push(
      [last[0] + 0.2, -0.16],
      [last[0] + 0.22 + sway * 0.2, -0.4],
      [last[0] + 0.12 + sway * 0.7, -0.66],
      [head[0] - 0.1, head[1] + 0.0],
    );
  while (girths.length < points.length) girths.push(0.074 - 0.004 * (girths.length - count));
  if (hood) girths[girths.length - 2] = 0.17;
  const body = tube(points, girths, 7);
  flesh(ctx, css(tone), body);
  onto(ctx, () => {
    ctx.save();
    trail(ctx, body.outline);
    ctx.clip();
    const steps = 46;
    for (let i = 0; i <= steps; i++) {
      const t = i / steps;
      bloom(ctx, pale, ...body.at(t, 0.95), 0.08, 0.06, 0.7);
      if (i % 2) bloom(ctx, dark, ...body.at(t, -0.35), 0.05, 0.05, 0.75);
      else bloom(ctx, mix(tone, pale, 0.5), ...body.at(t, -0.4), 0.03, 0.03, 0.4);
    }
    ctx.restore();
    scales(ctx, body, tone, 84, 6, random);
    ctx.save();
    trail(ctx, body.outline);
    ctx.clip();
    for (let i = 0; i <= steps; i++) bloom(ctx, [255, 252, 236], ...body.at(i / steps, -0.66), 0.04, 0.012, 0.4);
    for (let i = 0; i <= steps; i++) bloom(ctx, [10, 8, 8], ...body.at(i / steps, 1.05), 0.06, 0.035, 0.5);
    ctx.restore();
  });
  const flick = Math.max(0, Math.sin(turn * 2 + 1));
  if (flick > 0.2) {
    ctx.beginPath();
    ctx.moveTo(head[0] + 0.12, head[1] + 0.03);
    ctx.lineTo(head[0] + 0.12 + flick * 0.14, head[1] + 0.045);
    for (const fork of [-0.02, 0.03]) {
      ctx.moveTo(head[0] + 0.12 + flick * 0.14, head[1] + 0.045);
      ctx.lineTo(head[0] + 0.12 + flick * 0.2, head[1] + 0.045 + fork);
    }
    ctx.strokeStyle = "rgb(140,32,38)";
    ctx.lineWidth = 0.011;
    ctx.stroke();
  }
  const skull = tube(
    [
      [head[0] - 0.14, head[1]],
      [head[0] - 0.04, head[1] - 0.005],
      [head[0] + 0.07, head[1] + 0.012],
      [head[0] + 0.14, head[1] + 0.026],
    ],
    [0.075, [0.092, 0.085], [0.066, 0.058], 0.032],
    8,
  );
  flesh(ctx, css(mix(tone, dark, 0.15)), skull);
  onto(ctx, () => {
    ctx.save();
    trail(ctx, skull.outline);
    ctx.clip();
    bloom(ctx, pale, head[0] + 0.02, head[1] + 0.08, 0.18, 0.06, 0.9);
    bloom(ctx, dark, head[0] - 0.08, head[1] + 0.0, 0.1, 0.022, 0.8, 0.1);
    bloom(ctx, [255, 252, 236], head[0] + 0.0, head[1] - 0.06, 0.09, 0.018, 0.6, 0.15);
    ctx.beginPath();
    ctx.moveTo(head[0] + 0.165, head[1] + 0.036);
    ctx.quadraticCurveTo(head[0] + 0.06, head[1] + 0.056, head[0] - 0.07, head[1] + 0.04);
    ctx.strokeStyle = css(dark, 0.9);
    ctx.lineWidth = 0.009;
    ctx.stroke();
    ctx.restore();
  });
  eye(ctx, rgb("#d8a53a"), head[0] + 0.03, head[1] - 0.022, 0.02, light.side);
}
