import { mix, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { along, down, mottle, panel, panelAlpha, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { line, oval } from "#lib/render/scene/elements/shapes/strokes.ts";
import type { Part } from "#lib/render/scene/elements/shapes/wall-finishes.ts";

/** Cloth stretched between seams: light soaks through it from above. */
export function canvas(c: Chamber, tone: Rgb, [x, y, w, h]: Part): void {
  const { ctx } = c;
  const glow = mix(tone, c.day.beam, 0.35 * c.day.strength);
  panel(ctx, down(ctx, y, y + h, glow, tone, scale(tone, 0.62)), x, y, w, h);
  const seams = Math.max(2, Math.round(w / 0.95));
  for (let i = 0; i < seams; i++) {
    const at = x + (i * w) / seams;
    panelAlpha(ctx, [0, 0, 0], 0.24, at, y, 0.03, h);
    panelAlpha(ctx, [255, 244, 220], 0.16, at + 0.035, y, 0.02, h);
    panel(ctx, along(ctx, at + 0.05, at + w / seams, scale(glow, 1.06), scale(glow, 0.94)), at + 0.05, y, 0.012, h);
  }
  mottle(c, 0.5, 1.1, x, y, w, h);
  c.pool({
    x: c.middle,
    y: y + h * 0.2,
    rx: w * 0.6,
    ry: h * 0.8,
    colour: mix(tone, c.day.beam, 0.6),
    strength: 0.75 * c.day.strength,
  });
}

/** Round timber on timber. */
export function logs(c: Chamber, tone: Rgb, [x, y, w, h]: Part): void {
  const { ctx } = c;
  const count = Math.max(2, Math.round(h / 0.27));
  const thick = h / count;
  for (let i = 0; i < count; i++) {
    const at = y + i * thick;
    const shade = scale(tone, 0.88 + c.random() * 0.24);
    panel(
      ctx,
      down(ctx, at, at + thick, scale(shade, 0.7), scale(shade, 1.25), shade, scale(shade, 0.42)),
      x,
      at,
      w,
      thick,
    );
    for (let n = 0; n < w * 1.4; n++)
      oval(ctx, scale(shade, 0.6), x + c.random() * w, at + thick * (0.3 + c.random() * 0.4), 0.035, 0.025);
  }
  mottle(c, 0.4, 2, x, y, w, h);
}

/** What one steers by. */
export function wheel(c: Chamber, [x, y, w, h]: Part): void {
  const { ctx } = c;
  c.shine(() => {
    ctx.strokeStyle = "#1c1c20";
    ctx.lineWidth = w * 0.09;
    ctx.beginPath();
    ctx.ellipse(x + w / 2, y + h / 2, w / 2, h / 2, 0, 0, 7);
    ctx.stroke();
    line(ctx, [40, 40, 44], w * 0.09, [
      [x, y + h / 2],
      [x + w, y + h / 2],
    ]);
    oval(ctx, [52, 52, 58], x + w / 2, y + h / 2, w * 0.17, w * 0.17);
  });
}
