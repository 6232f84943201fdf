import { contextOf, imageOf } from "#lib/render/scene/canvas.ts";
import { css, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";

export type Point = readonly [x: number, y: number];
type Ctx = CanvasRenderingContext2D;

/** Goes on from the first of some points through all others in a smooth curve (Catmull-Rom as Béziers). */
export function curveThrough(ctx: Ctx, points: readonly Point[], closed = false): void {
  const n = points.length;
  const at = (i: number): Point => (closed ? points[(i + n) % n]! : points[Math.max(0, Math.min(n - 1, i))]!);
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    ctx.bezierCurveTo(
      p1[0] + (p2[0] - p0[0]) / 6,
      p1[1] + (p2[1] - p0[1]) / 6,
      p2[0] - (p3[0] - p1[0]) / 6,
      p2[1] - (p3[1] - p1[1]) / 6,
      p2[0],
      p2[1],
    );
  }
}

/** Traces a smooth curve through points. */
export function trace(ctx: Ctx, points: readonly Point[], closed: boolean): void {
  ctx.beginPath();
  ctx.moveTo(...points[0]!);
  curveThrough(ctx, points, closed);
  if (closed) ctx.closePath();
}

/** A filled smooth shape. */
export function blob(ctx: Ctx, colour: Rgb, points: readonly Point[]): void {
  trace(ctx, points, true);
  ctx.fillStyle = css(colour);
  ctx.fill();
}

/** A filled shape with straight edges. */
export function poly(ctx: Ctx, colour: Rgb, points: readonly Point[]): void {
  ctx.beginPath();
  points.forEach(([x, y], i) => (i ? ctx.lineTo(x, y) : ctx.moveTo(x, y)));
  ctx.closePath();
  ctx.fillStyle = css(colour);
  ctx.fill();
}

export function oval(ctx: Ctx, colour: Rgb, x: number, y: number, rx: number, ry: number, angle = 0, alpha = 1): void {
  ctx.beginPath();
  ctx.ellipse(x, y, Math.max(1e-4, rx), Math.max(1e-4, ry), angle, 0, Math.PI * 2);
  ctx.fillStyle = css(colour, alpha);
  ctx.fill();
}

export function rect(
  ctx: Ctx,
  colour: Rgb,
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 0,
  alpha = 1,
): void {
  ctx.beginPath();
  if (radius > 0) ctx.roundRect(x, y, width, height, radius);
  else ctx.rect(x, y, width, height);
  ctx.fillStyle = css(colour, alpha);
  ctx.fill();
}

export function line(ctx: Ctx, colour: Rgb, width: number, points: readonly Point[], alpha = 1): void {
  trace(ctx, points, false);
  ctx.strokeStyle = css(colour, alpha);
  ctx.lineWidth = width;
  ctx.stroke();
}

/** A limb: a tube through points whose width changes along it. */
export function limb(ctx: Ctx, colour: Rgb, points: readonly Point[], widths: readonly number[]): void {
  ctx.fillStyle = css(colour);
  for (let i = 0; i < points.length - 1; i++) {
    const [ax, ay] = points[i]!;
    const [bx, by] = points[i + 1]!;
    const wa = widths[i]! / 2;
    const wb = widths[i + 1]! / 2;
    const length = Math.hypot(bx - ax, by - ay) || 1e-6;
    const nx = -(by - ay) / length;
    const ny = (bx - ax) / length;
    ctx.beginPath();
    ctx.moveTo(ax + nx * wa, ay + ny * wa);
    ctx.lineTo(bx + nx * wb, by + ny * wb);
    ctx.lineTo(bx - nx * wb, by - ny * wb);
    ctx.lineTo(ax - nx * wa, ay - ny * wa);
    ctx.closePath();
    ctx.fill();
    for (const [x, y, w] of [
      [ax, ay, wa],
      [bx, by, wb],
    ] as const) {
      ctx.beginPath();
      ctx.arc(x, y, w, 0, Math.PI * 2);
      ctx.fill();
    }
  }
}

/** A linear gradient between two points as a fill style. */
export function blend(
  ctx: Ctx,
  from: Point,
  to: Point,
  stops: readonly (readonly [number, Rgb, number?])[],
): CanvasGradient {
  const gradient = ctx.createLinearGradient(...from, ...to);
  for (const [at, colour, alpha] of stops) gradient.addColorStop(at, css(colour, alpha ?? 1));
  return gradient;
}

/** Paints pixel by pixel in units; `detail` below 1 computes fewer pixels and stretches them. */
export function pixels(brush: Brush, shadeAt: (x: number, y: number, out: Float32Array) => void, detail = 1): void {
  const { window, ctx, px_per_unit } = brush;
  const width = Math.max(2, Math.round((window.right - window.left) * px_per_unit * detail));
  const height = Math.max(2, Math.round((window.bottom - window.top) * px_per_unit * detail));
  const dx = (window.right - window.left) / width;
  const dy = (window.bottom - window.top) / height;
  const canvas = brush.createCanvas(width, height);
  const page = contextOf(canvas);
  const image = page.createImageData(width, height);
  const { data } = image;
  const out = new Float32Array(4);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) {
      out[0] = out[1] = out[2] = out[3] = 0;
      shadeAt(window.left + (x + 0.5) * dx, window.top + (y + 0.5) * dy, out);
      data[at] = out[0];
      data[at + 1] = out[1];
      data[at + 2] = out[2];
      data[at + 3] = out[3];
    }
  page.putImageData(image, 0, 0);
  ctx.drawImage(imageOf(canvas), window.left, window.top, window.right - window.left, window.bottom - window.top);
}
