import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { mix, rgb, scale } from "#lib/render/scene/colour.ts";
import { along, body, down, panel, panelAlpha, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { pendant } from "#lib/render/scene/elements/shapes/luminaires.ts";
import { glazing } from "#lib/render/scene/elements/shapes/openings.ts";
import { row } from "#lib/render/scene/elements/shapes/shelving.ts";
import { band, bricks, concrete, plates, whole } from "#lib/render/scene/elements/shapes/wall-finishes.ts";
import { pipes } from "#lib/render/scene/elements/shapes/wall-things.ts";
import { oval } from "#lib/render/scene/elements/shapes/strokes.ts";

/** Tall racks of pallets: blue posts, orange beams. */
function racks(c: Chamber, x: number, w: number, levels: number): void {
  const bays = Math.max(1, Math.round(w / 2.7));
  const step = w / bays;
  for (let level = 0; level < levels; level++) {
    const y = -0.1 - level * 1.6;
    panelAlpha(c.ctx, [0, 0, 0], 0.45, x, y - 1.5, w, 1.5);
    row(c, "crates", x + 0.15, x + w - 0.15, y, 1.4);
    body(c, rgb("#c8702c"), x, y, w, 0.14);
  }
  for (let i = 0; i <= bays; i++)
    body(c, rgb("#2f5478"), x + i * step - 0.06, -levels * 1.6 - 0.2, 0.12, levels * 1.6 + 0.2);
}

/** A boiler on feet with gauges and a stack. */
function boiler(c: Chamber, x: number, tone: readonly [number, number, number]): void {
  const { ctx } = c;
  panel(
    ctx,
    along(ctx, x + 0.6, x + 1.1, scale(tone, 0.4), scale(tone, 1.2), scale(tone, 0.4)),
    x + 0.6,
    -c.height,
    0.5,
    c.height - 2.6,
  );
  panel(
    ctx,
    along(ctx, x, x + 1.9, scale(tone, 0.35), tone, scale(tone, 1.35), scale(tone, 0.8), scale(tone, 0.3)),
    x,
    -3.2,
    1.9,
    2.9,
    0.5,
  );
  for (const y of [-2.7, -1.75, -0.8]) {
    panelAlpha(ctx, [0, 0, 0], 0.35, x, y, 1.9, 0.09);
    for (let i = 0; i < 9; i++) oval(ctx, scale(tone, 1.4), x + 0.12 + i * 0.21, y + 0.045, 0.025, 0.025);
  }
  oval(ctx, [176, 138, 70], x + 0.5, -2.2, 0.2, 0.2);
  oval(ctx, [240, 236, 224], x + 0.5, -2.2, 0.16, 0.16);
  panel(ctx, [160, 30, 24], x + 0.5, -2.21, 0.12, 0.02);
  panel(ctx, [150, 110, 60], x + 1.35, -3.6, 0.09, 2.2, 0.04);
  panel(ctx, [176, 52, 40], x + 1.22, -1.7, 0.34, 0.07, 0.03);
  panel(ctx, [20, 18, 18], x + 0.55, -1.35, 0.8, 0.6, 0.08);
  c.shine(() => {
    panelAlpha(ctx, [255, 140, 60], 0.9, x + 0.65, -1.25, 0.6, 0.12, 0.04);
    c.brush.glow({ x: x + 0.95, y: -1.15, radius: 0.9, colour: [255, 140, 60], strength: 0.7, flicker: 0.4 });
  });
  c.pool({ x: x + 0.95, y: -0.9, rx: 1.5, colour: [255, 140, 60], strength: 0.6 });
}

function windows(c: Chamber, x: number, w: number): void {
  glazing(c, x, -7.2, w, 3, { panes: [6, 5], frame: rgb("#33363a"), view: "frosted", sill: false, strength: 1 });
}

function back(c: Chamber): void {
  const mid = c.middle;
  if (c.brush.variants.has("warehouse")) {
    plates(c, c.brush.colour ?? mix(rgb("#8a9094"), c.light.primary, 0.1), whole(c), [0.5, 9]);
    windows(c, c.left + 0.8, c.width - 1.6);
    racks(c, c.left + 0.2, c.width * 0.46, 2);
    racks(c, c.right - c.width * 0.28, c.width * 0.27, 2);
    for (const dx of [-3, 2.5]) pendant(c, mid + dx, -5.2, rgb("#3a3e42"), 0.8);
    return;
  }
  bricks(c, c.brush.colour ?? mix(rgb("#7a5648"), c.light.primary, 0.08));
  concrete(c, rgb("#7c7a74"), band(c, 0, 1), 2);
  for (let i = 0; i < 3; i++) windows(c, c.left + c.width * (0.05 + i * 0.32), c.width * 0.26);
  pipes(c, rgb("#8a6a4e"), -4, 2, 0.26);
  boiler(c, mid - 4.2, rgb("#4f6a68"));
  boiler(c, mid - 2.1, rgb("#7a5a46"));
  // A belt with goods on it.
  body(c, rgb("#4a4e54"), mid + 0.4, -0.95, c.right - mid - 0.6, 0.22, 0.08);
  for (let x = mid + 0.6; x < c.right - 0.4; x += 0.9) panel(c.ctx, [52, 56, 62], x, -0.75, 0.12, 0.75);
  row(c, "boxes", mid + 0.6, c.right - 0.5, -0.95, 0.5);
  for (const dx of [-3, 0.5, 3.2]) pendant(c, mid + dx, -4.6, rgb("#2e4a44"), 0.7);
  panelAlpha(c.ctx, [226, 178, 50], 0.8, c.left, -1.06, c.width, 0.07);
}

function side(c: Chamber): void {
  if (c.brush.variants.has("warehouse")) {
    plates(c, c.brush.colour ?? mix(rgb("#8a9094"), c.light.primary, 0.1), whole(c), [0.5, 9]);
    racks(c, c.left, c.width, 4);
    return;
  }
  bricks(c, c.brush.colour ?? mix(rgb("#7a5648"), c.light.primary, 0.08));
  for (const at of [0.6, 6]) windows(c, c.left + at, 4);
  pipes(c, rgb("#8a6a4e"), -3.9, 2, 0.26);
  for (const at of [0, 5.3]) body(c, rgb("#4c545a"), c.left + at, -9, 0.4, 9);
  boiler(c, c.left + 1.6, rgb("#4f6a68"));
  body(c, rgb("#5a6068"), c.left + 6.4, -1.9, 3, 1.9, 0.04);
  for (let i = 0; i < 5; i++)
    panel(c.ctx, down(c.ctx, -1.6, -0.6, [120, 126, 132], [60, 64, 70]), c.left + 6.6 + i * 0.55, -1.6, 0.4, 1);
  pendant(c, c.left + 4.6, -4.8, rgb("#2e4a44"), 0.7);
}

export const factoryWalls: Walls = { back, side };
