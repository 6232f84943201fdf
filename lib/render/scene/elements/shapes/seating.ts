import { mix, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { along, body, down, facet, panel, panelAlpha, shadeBehind, type Chamber } from "./chamber.ts";
import { sunk } from "./wall-finishes.ts";
import { oval } from "./strokes.ts";

const leg = (c: Chamber, tone: Rgb, x: number, y: number, h: number, w = 0.045): void =>
  panel(c.ctx, along(c.ctx, x, x + w, scale(tone, 0.8), scale(tone, 0.45)), x, y, w, h);

/** A table seen from the front. */
export function table(c: Chamber, tone: Rgb, x: number, w: number, h = 0.75, cloth: Rgb | null = null): void {
  shadeBehind(c, x, -h, w, h, 0.1);
  if (cloth) {
    panel(c.ctx, down(c.ctx, -h, -0.1, cloth, scale(cloth, 0.6)), x - 0.02, -h, w + 0.04, h * 0.72, 0.02);
    for (let i = 1; i < 5; i++) panelAlpha(c.ctx, [0, 0, 0], 0.14, x + (i * w) / 5, -h + 0.05, 0.03, h * 0.64);
  } else for (const at of [x + 0.05, x + w - 0.1]) leg(c, tone, at, -h + 0.04, h - 0.04, 0.055);
  body(c, cloth ?? scale(tone, 1.1), x, -h, w, 0.05, 0.012);
}

/** A chair from the front or behind: a back, a seat, legs. */
export function chair(c: Chamber, tone: Rgb, x: number, w = 0.44, padded = false): void {
  const { ctx } = c;
  for (const at of [x, x + w - 0.04]) leg(c, tone, at, -0.9, 0.9, 0.04);
  if (padded) body(c, tone, x + 0.01, -0.95, w - 0.02, 0.42, 0.06);
  else
    for (let i = 0; i < 4; i++)
      panel(ctx, scale(tone, 0.9 - i * 0.05), x + 0.03, -0.9 + i * 0.1, w - 0.06, 0.045, 0.015);
  body(c, scale(tone, 1.12), x - 0.02, -0.48, w + 0.04, 0.06, 0.02);
}

export function stool(c: Chamber, tone: Rgb, x: number, h = 0.72): void {
  const { ctx } = c;
  for (const [a, b] of [
    [-0.05, -0.15],
    [0.05, 0.15],
  ] as const)
    facet(ctx, scale(tone, 0.5), [x + a - 0.014, -h, x + a + 0.014, -h, x + b + 0.014, 0, x + b - 0.014, 0]);
  panel(ctx, scale(tone, 0.45), x - 0.12, -h * 0.36, 0.24, 0.018);
  body(c, tone, x - 0.18, -h - 0.05, 0.36, 0.07, 0.03);
}

/** A sofa: arms, back cushions, seat cushions, a throw pillow of the accent colour. */
export function sofa(c: Chamber, tone: Rgb, x: number, w: number, accent: Rgb): void {
  const { ctx } = c;
  shadeBehind(c, x, -0.85, w, 0.85, 0.16);
  const seats = Math.max(1, Math.round((w - 0.4) / 0.75));
  const sw = (w - 0.4) / seats;
  for (let i = 0; i < seats; i++) body(c, scale(tone, 0.86), x + 0.2 + i * sw, -0.86, sw - 0.012, 0.52, 0.1);
  for (let i = 0; i < seats; i++) body(c, scale(tone, 1.1), x + 0.2 + i * sw, -0.46, sw - 0.01, 0.2, 0.06);
  body(c, scale(tone, 0.72), x + 0.16, -0.28, w - 0.32, 0.2, 0.02);
  for (const at of [x, x + w - 0.22]) body(c, tone, at, -0.64, 0.22, 0.56, 0.09);
  for (const at of [x + 0.06, x + w - 0.12]) panel(ctx, [52, 36, 28], at, -0.09, 0.06, 0.09);
  body(c, accent, x + 0.3, -0.72, 0.4, 0.34, 0.09);
  body(c, mix(accent, [240, 226, 200], 0.6), x + w - 0.72, -0.7, 0.36, 0.32, 0.09);
}

/** A bed with its head against the wall, seen from its foot. */
export function bed(c: Chamber, wood: Rgb, linen: Rgb, blanket: Rgb, x: number, w: number): void {
  const { ctx } = c;
  shadeBehind(c, x, -1.25, w, 1.25, 0.2);
  body(c, wood, x, -1.25, w, 1.1, 0.05);
  sunk(c, wood, x + 0.1, -1.16, w - 0.2, 0.5);
  for (const at of [x + w * 0.07, x + w * 0.52]) {
    body(c, scale(linen, 0.94), at, -0.94, w * 0.41, 0.3, 0.12);
    panelAlpha(ctx, [0, 0, 0], 0.12, at + w * 0.05, -0.72, w * 0.31, 0.05, 0.02);
  }
  panel(ctx, down(ctx, -0.72, -0.2, linen, scale(linen, 0.8)), x + 0.02, -0.7, w - 0.04, 0.5, 0.12);
  panel(
    ctx,
    down(ctx, -0.6, -0.1, mix(blanket, [255, 255, 255], 0.16), blanket, scale(blanket, 0.6)),
    x - 0.03,
    -0.58,
    w + 0.06,
    0.5,
    0.1,
  );
  for (let i = 0; i < 6; i++)
    oval(ctx, scale(blanket, 0.72), x + w * (0.1 + i * 0.16), -0.34, 0.02, 0.2, 0.25 * (i - 2.5), 0.35);
  panel(ctx, scale(wood, 0.5), x + 0.06, -0.1, 0.07, 0.1);
  panel(ctx, scale(wood, 0.5), x + w - 0.13, -0.1, 0.07, 0.1);
}

/** Rows of benches one behind the other, the nearest last. */
export function benches(c: Chamber, tone: Rgb, x: number, w: number, rows = 3): void {
  for (let i = rows - 1; i >= 0; i--) {
    const lift = i * 0.16;
    const inset = i * 0.07 * w * 0.4;
    body(c, scale(tone, 1 - i * 0.14), x + inset, -0.92 - lift, w - inset * 2, 0.5, 0.02);
    body(c, scale(tone, 1.2 - i * 0.14), x + inset - 0.02, -0.96 - lift, w - inset * 2 + 0.04, 0.06, 0.02);
    for (const at of [x + inset, x + w - inset - 0.08])
      body(c, scale(tone, 0.8 - i * 0.1), at, -1 - lift, 0.08, 1, 0.02);
  }
}

/** A counter with framed fronts and a slab on top. */
export function counter(c: Chamber, tone: Rgb, slab: Rgb, x: number, w: number, h = 1.05, wide = 0.7): void {
  const { ctx } = c;
  shadeBehind(c, x, -h, w, h, 0.14);
  body(c, tone, x, -h + 0.05, w, h - 0.05);
  const count = Math.max(1, Math.round(w / wide));
  const step = w / count;
  for (let i = 0; i < count; i++) sunk(c, tone, x + i * step + 0.05, -h + 0.15, step - 0.1, h - 0.33);
  panel(ctx, scale(tone, 0.35), x, -0.1, w, 0.1);
  panel(
    ctx,
    down(ctx, -h, -h + 0.06, mix(slab, [255, 255, 255], 0.35), slab, scale(slab, 0.55)),
    x - 0.04,
    -h,
    w + 0.08,
    0.06,
    0.012,
  );
}

/** Kitchen or laboratory cupboards: doors with handles; hung on the wall where `y` is given. */
export function cupboards(
  c: Chamber,
  tone: Rgb,
  x: number,
  w: number,
  y: number,
  h: number,
  wide = 0.5,
  metal: Rgb = [206, 180, 128],
): void {
  shadeBehind(c, x, y, w, h, 0.1);
  const count = Math.max(1, Math.round(w / wide));
  const step = w / count;
  for (let i = 0; i < count; i++) {
    body(c, tone, x + i * step + 0.004, y, step - 0.008, h);
    sunk(c, tone, x + i * step + 0.055, y + 0.055, step - 0.11, h - 0.11);
    panel(
      c.ctx,
      metal,
      x + i * step + (i % 2 ? 0.07 : step - 0.085),
      y < -1.2 ? y + h - 0.22 : y + 0.1,
      0.014,
      0.12,
      0.006,
    );
  }
}

/** A desk with a screen on it. */
export function desk(c: Chamber, tone: Rgb, x: number, w: number, drawers = true): void {
  table(c, tone, x, w, 0.74);
  if (!drawers) return;
  body(c, scale(tone, 0.9), x + w - 0.48, -0.68, 0.4, 0.62);
  for (let i = 0; i < 3; i++) {
    sunk(c, tone, x + w - 0.46, -0.66 + i * 0.2, 0.36, 0.18);
    panel(c.ctx, [40, 40, 44], x + w - 0.33, -0.585 + i * 0.2, 0.1, 0.016, 0.006);
  }
}
