import { mix, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { body, down, panel, shadeBehind, type Chamber } from "./chamber.ts";
import { sunk } from "./wall-finishes.ts";

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
