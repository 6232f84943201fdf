import { css, mix, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { along, down, mottle, panel, panelAlpha, type Chamber } from "./chamber.ts";

/** A part of a surface in metres; `y` is its upper edge, below zero. */
export type Part = readonly [x: number, y: number, w: number, h: number];

export const whole = (c: Chamber): Part => [
  c.left,
  c.brush.window.top - 0.02,
  c.width,
  c.brush.window.bottom - c.brush.window.top + 0.04,
];
/** The strip of a wall between two heights above the floor. */
export const band = (c: Chamber, from_m: number, to_m: number): Part => [c.left, -to_m, c.width, to_m - from_m];

/** Painted plaster, uneven and a little stained. */
export function plaster(c: Chamber, tone: Rgb, part: Part = whole(c), wear = 0.4): void {
  const [x, y, w, h] = part;
  panel(c.ctx, tone, x, y, w, h);
  mottle(c, wear, 0.9, x, y, w, h);
  mottle(c, wear * 0.5, 5, x, y, w, h);
}

/** Lower courses than this are no longer seen one by one, px. */
const finest_px = 1.2;
const meanOf = (tones: readonly Rgb[]): Rgb => {
  const [r, g, b] = tones.reduce((sum, tone) => [sum[0] + tone[0], sum[1] + tone[1], sum[2] + tone[2]], [0, 0, 0]);
  return scale([r, g, b], 1 / Math.max(1, tones.length));
};

/** Courses of one size of brick or tile, every one its own shade; every second course is shifted by half. */
function courses(
  c: Chamber,
  part: Part,
  size: readonly [w: number, h: number],
  gap: number,
  bonded: boolean,
  shadeOf: () => Rgb,
  edge: number,
): void {
  const { ctx } = c;
  const [x, y, w, h] = part;
  const across = Math.max(1, Math.round(w / size[0]));
  const rows = Math.max(1, Math.round(h / size[1]));
  const bw = w / across;
  const bh = h / rows;
  if (bh * c.px_per_m < finest_px) {
    // What is seen of them is one tone; chance goes on as if each had been laid.
    const shades = Array.from({ length: rows * (across + 1) - (bonded ? rows >> 1 : 0) }, shadeOf);
    panel(ctx, meanOf(shades), ...part);
    return;
  }
  ctx.save();
  ctx.beginPath();
  ctx.rect(x, y, w, h);
  ctx.clip();
  for (let row = 0; row < rows; row++) {
    const shift = bonded && row % 2 ? bw / 2 : 0;
    // The brick on the seam is painted twice in one shade.
    const first = shadeOf();
    for (let i = shift ? -1 : 0; i < across; i++) {
      const tone = shift && (i === -1 || i === across - 1) ? first : shadeOf();
      const bx = x + i * bw + shift;
      const by = y + row * bh;
      panel(ctx, tone, bx + gap / 2, by + gap / 2, bw - gap, bh - gap);
      if (edge > 0 && c.px_per_m * bh > 5) {
        panelAlpha(ctx, [255, 250, 240], edge, bx + gap / 2, by + gap / 2, bw - gap, Math.min(0.012, bh * 0.14));
        panelAlpha(
          ctx,
          [0, 0, 0],
          edge,
          bx + gap / 2,
          by + bh - gap / 2 - Math.min(0.012, bh * 0.16),
          bw - gap,
          Math.min(0.012, bh * 0.16),
        );
      }
    }
  }
  ctx.restore();
}

export function bricks(c: Chamber, tone: Rgb, part: Part = whole(c)): void {
  panel(c.ctx, scale(mix(tone, [150, 140, 130], 0.5), 0.62), ...part);
  const other = mix(tone, [90, 60, 60], 0.4);
  courses(
    c,
    part,
    [0.23, 0.075],
    0.012,
    true,
    () => scale(mix(tone, other, c.random() * 0.8), 0.78 + c.random() * 0.36),
    0.12,
  );
  mottle(c, 0.5, 1.2, ...part);
}

/** Glazed tiles with a sheen. */
export function tiles(
  c: Chamber,
  tone: Rgb,
  part: Part,
  size: readonly [number, number] = [0.15, 0.15],
  bonded = false,
): void {
  panel(c.ctx, scale(tone, 0.66), ...part);
  courses(c, part, size, 0.007, bonded, () => scale(tone, 0.92 + c.random() * 0.14), 0.3);
  mottle(c, 0.22, 0.8, ...part);
}

/** Large dressed stones. */
export function stones(
  c: Chamber,
  tone: Rgb,
  part: Part = whole(c),
  size: readonly [number, number] = [0.7, 0.34],
): void {
  panel(c.ctx, scale(tone, 0.58), ...part);
  courses(c, part, size, 0.022, true, () => scale(tone, 0.84 + c.random() * 0.26), 0.16);
  mottle(c, 0.7, 1.4, ...part);
  mottle(c, 0.4, 6, ...part);
}

/** Poured concrete: panels with tie holes. */
export function concrete(c: Chamber, tone: Rgb, part: Part = whole(c), board = 1.2): void {
  const [x, y, w, h] = part;
  panel(c.ctx, tone, ...part);
  mottle(c, 0.55, 0.8, ...part);
  mottle(c, 0.4, 7, ...part);
  const count = Math.max(1, Math.round(w / board));
  const step = w / count;
  for (let i = 0; i < count; i++) {
    panelAlpha(c.ctx, [0, 0, 0], 0.3, x + i * step, y, 0.012, h);
    for (let row = 0.3; row < h; row += 0.9)
      for (const dx of [0.2, 0.8])
        panelAlpha(c.ctx, [0, 0, 0], 0.4, x + (i + dx) * step, y + h - row, 0.03, 0.03, 0.015);
  }
}

/** Boards side by side, upright or lying, each with its own grain. */
export function planks(c: Chamber, tone: Rgb, part: Part = whole(c), wide = 0.14, lying = false): void {
  const [x, y, w, h] = part;
  const { ctx } = c;
  const count = Math.max(1, Math.round((lying ? h : w) / wide));
  const step = (lying ? h : w) / count;
  for (let i = 0; i < count; i++) {
    const shade = scale(tone, 0.8 + c.random() * 0.34);
    const at = (lying ? y : x) + i * step;
    if (lying) panel(ctx, shade, x, at, w, step);
    else panel(ctx, shade, at, y, step, h);
    const grain = Math.min(5, Math.round((c.px_per_m * step) / 5));
    for (let g = 0; g < grain; g++) {
      const off = at + c.random() * step;
      if (lying)
        panelAlpha(ctx, scale(shade, 0.66), 0.35, x + c.random() * w * 0.6, off, w * (0.15 + c.random() * 0.4), 0.005);
      else
        panelAlpha(ctx, scale(shade, 0.66), 0.35, off, y + c.random() * h * 0.6, 0.005, h * (0.15 + c.random() * 0.4));
    }
    if (lying) panelAlpha(ctx, [0, 0, 0], 0.45, x, at + step - 0.008, w, 0.008);
    else panelAlpha(ctx, [0, 0, 0], 0.45, at + step - 0.008, y, 0.008, h);
  }
  mottle(c, 0.35, 1.2, ...part);
}

/** Framed wooden panels as in old houses; a rail on top. */
export function panelling(c: Chamber, tone: Rgb, part: Part, wide = 0.6, rows = 1): void {
  const [x, y, w, h] = part;
  const { ctx } = c;
  panel(ctx, down(ctx, y, y + h, scale(tone, 1.08), scale(tone, 0.9)), ...part);
  const count = Math.max(1, Math.round(w / wide));
  const step = w / count;
  const rail = Math.min(0.1, wide * 0.16);
  for (let i = 0; i < count; i++)
    for (let row = 0; row < rows; row++)
      sunk(c, tone, x + i * step + rail / 2, y + (row * h) / rows + rail * 0.7, step - rail, h / rows - rail * 1.2);
  panel(ctx, scale(tone, 1.28), x, y, w, 0.03);
  panelAlpha(ctx, [0, 0, 0], 0.35, x, y + 0.03, w, 0.022);
  panel(ctx, scale(tone, 0.82), x, y + h - 0.11, w, 0.11);
  panelAlpha(ctx, [255, 245, 230], 0.16, x, y + h - 0.11, w, 0.01);
  mottle(c, 0.25, 1.5, ...part);
}

/** One sunk panel: shadow above, light below. */
export function sunk(c: Chamber, tone: Rgb, x: number, y: number, w: number, h: number): void {
  const d = Math.min(0.022, w * 0.06);
  const { ctx } = c;
  panel(ctx, scale(tone, 0.5), x, y, w, h);
  panel(ctx, scale(tone, 1.3), x + d * 0.6, y + d, w - d * 0.6, h - d);
  panel(ctx, down(ctx, y, y + h, scale(tone, 0.84), scale(tone, 0.98)), x + d * 0.8, y + d, w - d * 1.7, h - d * 1.8);
}

/** Wallpaper in stripes of two tones. */
export function wallpaper(c: Chamber, tone: Rgb, part: Part, stripe = 0.16): void {
  const [x, y, w, h] = part;
  panel(c.ctx, tone, ...part);
  const count = Math.max(2, Math.round(w / stripe / 2) * 2);
  const step = w / count;
  for (let i = 0; i < count; i += 2) panelAlpha(c.ctx, scale(tone, 0.84), 0.6, x + i * step, y, step, h);
  mottle(c, 0.3, 1, ...part);
}

/** Heavy cloth in folds that fall from a rail. */
export function drape(c: Chamber, tone: Rgb, part: Part, fold = 0.2): void {
  const [x, y, w, h] = part;
  const { ctx } = c;
  const count = Math.max(2, Math.round(w / fold));
  const step = w / count;
  for (let i = 0; i < count; i++) {
    const turn = 0.72 + ((i * 7919) % 5) * 0.08;
    const at = x + i * step;
    panel(
      ctx,
      along(ctx, at, at + step, scale(tone, 0.4), scale(tone, 0.9 * turn), scale(tone, 1.25 * turn), scale(tone, 0.62)),
      at,
      y,
      step + 0.004,
      h,
    );
  }
  const fall = ctx.createLinearGradient(0, y, 0, y + h);
  fall.addColorStop(0, css([0, 0, 0], 0.45));
  fall.addColorStop(0.2, css([0, 0, 0], 0));
  fall.addColorStop(0.85, css([0, 0, 0], 0));
  fall.addColorStop(1, css([0, 0, 0], 0.35));
  panel(ctx, fall, ...part);
}

/** Sheet metal or composite panels with seams and bolts. */
export function plates(c: Chamber, tone: Rgb, part: Part, size: readonly [number, number] = [1.2, 0.8]): void {
  const [x, y, w, h] = part;
  const { ctx } = c;
  const across = Math.max(1, Math.round(w / size[0]));
  const rows = Math.max(1, Math.round(h / size[1]));
  for (let i = 0; i < across; i++)
    for (let row = 0; row < rows; row++) {
      const shade = scale(tone, 0.9 + c.random() * 0.18);
      const px = x + (i * w) / across;
      const py = y + (row * h) / rows;
      panel(ctx, down(ctx, py, py + h / rows, scale(shade, 1.1), scale(shade, 0.9)), px, py, w / across, h / rows);
      panelAlpha(ctx, [255, 255, 255], 0.2, px, py, w / across, 0.01);
      panelAlpha(ctx, [0, 0, 0], 0.45, px, py + h / rows - 0.014, w / across, 0.014);
      panelAlpha(ctx, [0, 0, 0], 0.45, px + w / across - 0.014, py, 0.014, h / rows);
    }
  mottle(c, 0.2, 1.5, ...part);
}

/** Skirting board along the floor. */
export function skirting(c: Chamber, tone: Rgb, high = 0.12): void {
  panel(c.ctx, down(c.ctx, -high, 0, scale(tone, 1.15), scale(tone, 0.75)), c.left, -high, c.width, high + 0.06);
  panelAlpha(c.ctx, [0, 0, 0], 0.3, c.left, -high - 0.012, c.width, 0.012);
}

/** A moulding under the ceiling. */
export function cornice(c: Chamber, tone: Rgb, deep = 0.16): void {
  panel(
    c.ctx,
    down(c.ctx, -c.height, -c.height + deep, scale(tone, 0.8), scale(tone, 1.2), scale(tone, 0.7)),
    c.left,
    -c.height - 0.05,
    c.width,
    deep + 0.05,
  );
}
