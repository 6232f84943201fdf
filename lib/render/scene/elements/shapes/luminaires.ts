import { css, mix, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { along, down, facet, panel, panelAlpha, type Chamber } from "./chamber.ts";
import { line, oval } from "./strokes.ts";

export const lampLight: Rgb = [255, 196, 118];
export const coolLight: Rgb = [206, 226, 255];

/** Bright heart and soft skirt of a lamp, painted when the light has fallen. */
function bulb(
  c: Chamber,
  x: number,
  y: number,
  r: number,
  colour: Rgb,
  reach: number,
  strength: number,
  flicker = 0.04,
): void {
  c.shine(() => {
    oval(c.ctx, mix(colour, [255, 255, 255], 0.7), x, y, r, r);
    c.brush.glow({ x, y, radius: reach, colour, strength: strength * c.day.lamps, flicker });
  });
}

/** A strip of light under or along something. */
export function strip(
  c: Chamber,
  x: number,
  y: number,
  w: number,
  colour: Rgb = coolLight,
  strength = 0.7,
  thick = 0.03,
): void {
  const count = Math.max(1, Math.round(w / 1.4));
  for (let i = 0; i < count; i++) {
    const at = x + ((i + 0.5) * w) / count;
    c.pool({ x: at, y: y + 0.15, rx: (w / count) * 0.85 + 0.3, ry: 0.8, colour, strength: strength * 0.6 });
    c.shine(() => c.brush.glow({ x: at, y, radius: 0.5 + (w / count) * 0.5, colour, strength: strength * 0.45 }));
  }
  c.shine(() => panel(c.ctx, mix(colour, [255, 255, 255], 0.65), x, y - thick / 2, w, thick, thick / 2));
}

/** A tube of neon bent along points x, y, x, y…: a white core in a coloured bloom. */
export function neon(c: Chamber, colour: Rgb, points: readonly number[], thick = 0.035): void {
  const { ctx } = c;
  const spots: [number, number][] = [];
  for (let i = 2; i < points.length; i += 2) {
    const [ax, ay, bx, by] = [points[i - 2]!, points[i - 1]!, points[i]!, points[i + 1]!];
    const last = spots.at(-1);
    const steps = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / 0.8));
    for (let n = 0; n < steps; n++) {
      const at: [number, number] = [ax + ((bx - ax) * (n + 0.5)) / steps, ay + ((by - ay) * (n + 0.5)) / steps];
      if (!last || Math.hypot(at[0] - last[0], at[1] - last[1]) > 0.45) spots.push(at);
    }
  }
  for (const [x, y] of spots) c.pool({ x, y, rx: 0.95, colour, strength: 0.42 });
  c.shine(() => {
    for (const [width, tone, alpha] of [
      [thick * 3.4, colour, 0.18],
      [thick * 1.7, colour, 0.5],
      [thick, mix(colour, [255, 255, 255], 0.25), 1],
      [thick * 0.42, mix(colour, [255, 255, 255], 0.85), 1],
    ] as const) {
      ctx.beginPath();
      for (let i = 0; i < points.length; i += 2)
        if (i) ctx.lineTo(points[i]!, points[i + 1]!);
        else ctx.moveTo(points[i]!, points[i + 1]!);
      ctx.strokeStyle = css(tone, alpha);
      ctx.lineWidth = width;
      ctx.stroke();
    }
    for (const [x, y] of spots) c.brush.glow({ x, y, radius: 0.7, colour, strength: 0.34, flicker: 0.12 });
  });
}

/** A ring of neon. */
export function neonRing(c: Chamber, colour: Rgb, x: number, y: number, r: number, thick = 0.035): void {
  const points: number[] = [];
  for (let i = 0; i <= 28; i++) points.push(x + Math.cos((i / 14) * Math.PI) * r, y + Math.sin((i / 14) * Math.PI) * r);
  neon(c, colour, points, thick);
}

/** A lamp that throws a cone of light; `x2`, `y2` is where it falls. */
export function spotlight(
  c: Chamber,
  x: number,
  y: number,
  x2: number,
  y2: number,
  wide: number,
  colour: Rgb,
  strength = 0.8,
): void {
  const { ctx } = c;
  c.pool({ x: x2, y: y2, rx: wide * 1.25, ry: wide, colour, strength });
  const nx = (y2 - y) / Math.hypot(x2 - x, y2 - y);
  const ny = -(x2 - x) / Math.hypot(x2 - x, y2 - y);
  c.shine(() => {
    ctx.save();
    ctx.globalCompositeOperation = "lighter";
    // A cone is soft at its edges: several, each narrower.
    for (let i = 0; i < 5; i++) {
      const half = wide * (1 - i * 0.19);
      const beam = ctx.createLinearGradient(x, y, x2, y2);
      beam.addColorStop(0, css(colour, 0.13 * strength));
      beam.addColorStop(0.5, css(colour, 0.05 * strength));
      beam.addColorStop(1, css(colour, 0));
      facet(ctx, beam, [
        x - nx * 0.06,
        y - ny * 0.06,
        x + nx * 0.06,
        y + ny * 0.06,
        x2 + nx * half,
        y2 + ny * half,
        x2 - nx * half,
        y2 - ny * half,
      ]);
    }
    ctx.restore();
    oval(ctx, [18, 18, 22], x, y - 0.05, 0.16, 0.16);
    oval(ctx, mix(colour, [255, 255, 255], 0.75), x, y, 0.09, 0.07);
    c.brush.glow({ x, y, radius: 0.8, colour, strength, flicker: 0.1 });
  });
}

/** Candles in a row. */
export function candles(c: Chamber, x: number, y: number, count: number, step: number): void {
  for (let i = 0; i < count; i++) {
    const at = x + i * step;
    const high = 0.16 + c.random() * 0.16;
    panel(
      c.ctx,
      along(c.ctx, at - 0.025, at + 0.025, [232, 218, 186], [250, 242, 220], [190, 170, 140]),
      at - 0.025,
      y - high,
      0.05,
      high,
    );
    c.shine(() => {
      oval(c.ctx, [255, 214, 120], at, y - high - 0.045, 0.02, 0.05);
      oval(c.ctx, [255, 248, 220], at, y - high - 0.032, 0.01, 0.026);
      c.brush.glow({ x: at, y: y - high - 0.04, radius: 0.42, colour: [255, 176, 86], strength: 0.7, flicker: 0.5 });
    });
    c.pool({ x: at, y: y - high - 0.1, rx: 1, colour: [255, 170, 86], strength: 0.34 });
  }
}

/** Small bulbs on a sagging wire. */
export function stringLights(
  c: Chamber,
  x0: number,
  x1: number,
  y: number,
  sag: number,
  colour: Rgb = lampLight,
): void {
  const count = Math.max(4, Math.round((x1 - x0) / 0.42));
  const at = (t: number): [number, number] => [x0 + (x1 - x0) * t, y + sag * 4 * t * (1 - t)];
  line(
    c.ctx,
    [20, 18, 18],
    0.012,
    Array.from({ length: 13 }, (_, i) => at(i / 12)),
  );
  for (let i = 1; i < count; i++) {
    const [bx, by] = at(i / count);
    c.pool({ x: bx, y: by + 0.1, rx: 0.7, colour, strength: 0.3 * c.day.lamps });
    bulb(c, bx, by + 0.05, 0.035, colour, 0.34, 0.7, 0.1);
  }
}

/** A paper lantern, round or long, lit from inside. */
export function paperLantern(c: Chamber, x: number, y: number, w: number, h: number, tone: Rgb): void {
  const { ctx } = c;
  panel(ctx, [20, 16, 16], x - 0.01, y - h / 2 - 0.3, 0.02, 0.3);
  c.pool({ x, y, rx: w * 2.4 + 0.5, colour: mix(tone, lampLight, 0.5), strength: 0.65 });
  c.shine(() => {
    const glow = 0.5 + 0.5 * c.day.lamps;
    const fill = ctx.createRadialGradient(x, y + h * 0.1, 0, x, y, Math.max(w, h) * 0.62);
    fill.addColorStop(0, css(mix(scale(tone, 1.3 * glow), [255, 236, 190], 0.55 * glow)));
    fill.addColorStop(1, css(scale(tone, 0.75 * glow)));
    ctx.fillStyle = fill;
    ctx.beginPath();
    ctx.roundRect(x - w / 2, y - h / 2, w, h, [Math.min(w, h) * 0.46]);
    ctx.fill();
    for (let i = 1; i < 7; i++)
      panelAlpha(ctx, scale(tone, 0.4), 0.35, x - w * 0.48, y - h / 2 + (i * h) / 7, w * 0.96, 0.012);
    panel(ctx, [26, 20, 18], x - w * 0.26, y - h / 2 - 0.02, w * 0.52, 0.05);
    panel(ctx, [26, 20, 18], x - w * 0.26, y + h / 2 - 0.03, w * 0.52, 0.05);
    c.brush.glow({
      x,
      y,
      radius: Math.max(w, h) * 1.5,
      colour: mix(tone, lampLight, 0.5),
      strength: 0.6 * glow,
      flicker: 0.08,
    });
  });
}

/** A screen: a picture of light with a frame. */
export function screen(c: Chamber, x: number, y: number, w: number, h: number, hue: Rgb, lines = true): void {
  const { ctx, random } = c;
  panel(ctx, [16, 18, 24], x, y, w, h, Math.min(0.03, w * 0.03));
  c.pool({ x: x + w / 2, y: y + h / 2, rx: w * 1.1 + 0.3, ry: h * 1.1 + 0.3, colour: hue, strength: 0.5 });
  c.shine(() => {
    const b = Math.min(0.025, w * 0.04);
    panel(
      ctx,
      down(ctx, y, y + h, mix(hue, [8, 12, 26], 0.55), mix(hue, [14, 20, 36], 0.72)),
      x + b,
      y + b,
      w - b * 2,
      h - b * 2,
    );
    if (lines)
      for (let i = 0; i < 7; i++) {
        const bright = mix(hue, [255, 255, 255], 0.3 + random() * 0.5);
        panelAlpha(
          ctx,
          bright,
          0.35 + random() * 0.5,
          x + w * (0.08 + random() * 0.1),
          y + h * (0.12 + i * 0.11),
          w * (0.12 + random() * 0.6),
          h * 0.035,
        );
      }
    c.brush.glow({ x: x + w / 2, y: y + h / 2, radius: Math.max(w, h) * 0.85, colour: hue, strength: 0.4 });
  });
}
