import { mix, rgb, scale, css } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { white, toneOf, title } from "./print.ts";
import { blend, blob, line, oval, poly, rect } from "./strokes.ts";

export function paintBook(brush: Brush): void {
  const { ctx, noun } = brush;
  const cover = toneOf(brush);
  if (/map|mapa|carte|karte|mappa|地図|地图|newspaper|magazine/.test(noun) || brush.motion === "open") {
    for (const s of [-1, 1]) {
      blob(ctx, scale(cover, 0.8), [
        [0, -0.1],
        [s * 0.4, -0.3],
        [s * 0.92, -0.26],
        [s * 0.98, -0.02],
        [s * 0.4, -0.04],
        [0, 0.02],
      ]);
      for (let i = 0; i < 4; i++)
        blob(ctx, mix([250, 244, 230], [214, 204, 184], i / 6), [
          [0, -0.14 - i * 0.02],
          [s * 0.4, -0.34 - i * 0.03],
          [s * 0.88, -0.29 - i * 0.02],
          [s * 0.93, -0.06],
          [s * 0.4, -0.09],
          [0, -0.02],
        ]);
      for (let i = 0; i < 5; i++)
        line(
          ctx,
          [120, 108, 92],
          0.008,
          [
            [s * 0.14, -0.28 + i * 0.04],
            [s * 0.45, -0.38 + i * 0.055],
            [s * 0.8, -0.32 + i * 0.05],
          ],
          0.55,
        );
    }
    brush.glow({ x: 0, y: -0.35, radius: 0.6, colour: [255, 236, 190], strength: 0.25 });
    return;
  }
  rect(ctx, [238, 230, 212], -0.33, -0.98, 0.7, 0.97, 0.01);
  for (let i = 0; i < 9; i++) rect(ctx, [206, 196, 176], 0.345, -0.96 + i * 0.001, 0.002 + i * 0.003, 0.93, 0, 0.5);
  ctx.fillStyle = blend(
    ctx,
    [-0.36, -1],
    [0.34, 0],
    [
      [0, mix(cover, white, 0.14)],
      [0.14, scale(cover, 0.7)],
      [0.18, cover],
      [1, scale(cover, 0.78)],
    ],
  );
  ctx.beginPath();
  ctx.roundRect(-0.36, -1, 0.7, 1, 0.015);
  ctx.fill();
  ctx.strokeStyle = css(mix(brush.light.accent, [250, 226, 160], 0.5));
  ctx.lineWidth = 0.01;
  ctx.strokeRect(-0.2, -0.93, 0.48, 0.86);
  title(brush, 0.04, -0.64, 0.4, 0.085, mix(brush.light.accent, [255, 240, 200], 0.7));
  oval(ctx, mix(brush.light.accent, [250, 226, 160], 0.5), 0.04, -0.32, 0.08, 0.08);
}

export function paintLetter(brush: Brush): void {
  const { ctx } = brush;
  const paper = brush.colour ?? rgb("#f1e6cf");
  poly(ctx, paper, [
    [-0.8, -0.86],
    [0.74, -0.98],
    [0.82, -0.1],
    [-0.72, 0],
  ]);
  poly(ctx, scale(paper, 0.9), [
    [-0.72, 0],
    [0.02, -0.5],
    [0.82, -0.1],
  ]);
  poly(ctx, scale(paper, 0.95), [
    [-0.8, -0.86],
    [-0.72, 0],
    [-0.02, -0.46],
  ]);
  poly(ctx, mix(paper, white, 0.4), [
    [-0.8, -0.86],
    [0.74, -0.98],
    [0.0, -0.36],
  ]);
  line(
    ctx,
    scale(paper, 0.68),
    0.012,
    [
      [-0.79, -0.85],
      [0, -0.36],
    ],
    0.9,
  );
  line(
    ctx,
    scale(paper, 0.68),
    0.012,
    [
      [0, -0.36],
      [0.73, -0.97],
    ],
    0.9,
  );
  oval(ctx, rgb("#a8322c"), 0.0, -0.42, 0.11, 0.1);
  oval(ctx, rgb("#d05a4c"), -0.02, -0.45, 0.05, 0.035, -0.4, 0.7);
}

export function paintKey(brush: Brush): void {
  const { ctx, noun } = brush;
  const brass = brush.colour ?? rgb("#d2a64a");
  if (/coin|moneda|münze|moeda|moneta|硬/.test(noun)) {
    oval(ctx, scale(brass, 0.6), 0.03, -0.5, 0.47, 0.48);
    oval(ctx, brass, 0, -0.5, 0.47, 0.48);
    ctx.strokeStyle = css(mix(brass, white, 0.4));
    ctx.lineWidth = 0.03;
    ctx.beginPath();
    ctx.arc(0, -0.5, 0.38, 0, 7);
    ctx.stroke();
    oval(ctx, mix(brass, white, 0.3), 0, -0.5, 0.16, 0.22);
    return;
  }
  ctx.strokeStyle = blend(
    ctx,
    [-0.4, -1],
    [0.4, -0.5],
    [
      [0, mix(brass, white, 0.6)],
      [0.5, brass],
      [1, scale(brass, 0.5)],
    ],
  );
  ctx.lineWidth = 0.09;
  ctx.beginPath();
  ctx.arc(0, -0.78, 0.17, 0, 7);
  ctx.stroke();
  ctx.lineWidth = 0.08;
  ctx.beginPath();
  ctx.moveTo(0, -0.6);
  ctx.lineTo(0, -0.02);
  ctx.stroke();
  rect(ctx, brass, 0.02, -0.14, 0.18, 0.07, 0.01);
  rect(ctx, brass, 0.02, -0.28, 0.13, 0.06, 0.01);
  line(
    ctx,
    mix(brass, white, 0.7),
    0.015,
    [
      [-0.015, -0.58],
      [-0.015, -0.05],
    ],
    0.7,
  );
}

export function paintHeart(brush: Brush): void {
  const { ctx } = brush;
  const red = brush.colour ?? rgb("#d2304a");
  const beat = 1 + 0.04 * Math.sin(brush.phase * Math.PI * 2);
  ctx.save();
  ctx.translate(0, -0.48);
  ctx.scale(beat, beat);
  ctx.beginPath();
  ctx.moveTo(0, 0.46);
  ctx.bezierCurveTo(-0.9, -0.12, -0.46, -0.74, 0, -0.3);
  ctx.bezierCurveTo(0.46, -0.74, 0.9, -0.12, 0, 0.46);
  ctx.fillStyle = blend(
    ctx,
    [-0.3, -0.5],
    [0.3, 0.4],
    [
      [0, mix(red, white, 0.3)],
      [0.5, red],
      [1, scale(red, 0.5)],
    ],
  );
  ctx.fill();
  oval(ctx, white, -0.25, -0.27, 0.1, 0.06, -0.7, 0.55);
  ctx.restore();
  brush.glow({ x: 0, y: -0.5, radius: 0.85, colour: red, strength: 0.4 });
}
