import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { along, body, panel, panelAlpha, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { screen, strip } from "#lib/render/scene/elements/shapes/luminaires.ts";
import { glazing } from "#lib/render/scene/elements/shapes/openings.ts";
import { band, panelling, plates, whole } from "#lib/render/scene/elements/shapes/wall-finishes.ts";
import { oval } from "#lib/render/scene/elements/shapes/strokes.ts";

const cloth = (c: Chamber): Rgb =>
  c.brush.colour ?? mix(rgb(c.brush.variants.has("metro") ? "#3a5a7a" : "#7a2f34"), c.light.primary, 0.16);
const shell = (c: Chamber): Rgb => (c.brush.variants.has("metro") ? rgb("#c2c8ca") : rgb("#6a4228"));

function seat(c: Chamber, x: number, w: number): void {
  const tone = cloth(c);
  body(c, tone, x, -1.2, w, 0.82, 0.12);
  body(c, [232, 226, 214], x + w * 0.14, -1.24, w * 0.72, 0.26, 0.06);
  body(c, scale(tone, 1.15), x - 0.02, -0.5, w + 0.04, 0.16, 0.06);
  panel(c.ctx, [36, 34, 36], x + 0.06, -0.36, w - 0.12, 0.36);
  for (const dx of [-0.07, w - 0.03]) body(c, scale(shell(c), 0.7), x + dx, -0.72, 0.1, 0.36, 0.03);
}

function rack(c: Chamber, x: number, w: number): void {
  panel(c.ctx, along(c.ctx, x, x + w, [206, 170, 100], [240, 214, 150], [180, 140, 80]), x, -1.98, w, 0.035, 0.015);
  for (const [dx, bw, tone] of [
    [0.1, 0.6, "#6a4630"],
    [0.8, 0.45, "#3c5a64"],
  ] as const) {
    if (dx + bw > w) continue;
    body(c, rgb(tone), x + dx, -2.22, bw, 0.24, 0.04);
    panel(c.ctx, [206, 170, 100], x + dx + bw / 2 - 0.05, -2.25, 0.1, 0.035, 0.01);
  }
}

export function cabinEnd(c: Chamber): void {
  const mid = c.middle;
  if (c.brush.variants.has("metro")) plates(c, shell(c), whole(c), [0.8, 2.4]);
  else panelling(c, shell(c), whole(c), 0.5, 2);
  // The door to the next car.
  body(c, scale(shell(c), 0.75), mid - 0.5, -2.1, 1, 2.1);
  glazing(c, mid - 0.32, -1.9, 0.64, 0.95, {
    panes: [1, 1],
    frame: scale(shell(c), 0.6),
    view: "city",
    strength: 0.6,
    sill: false,
  });
  panel(c.ctx, [214, 178, 104], mid + 0.36, -1.05, 0.05, 0.2, 0.02);
  screen(c, mid - 0.45, -2.36, 0.9, 0.18, c.light.accent, false);
  for (const dir of [-1, 1]) {
    seat(c, mid + dir * 0.95 - 0.32, 0.64);
    if (!c.brush.variants.has("metro")) oval(c.ctx, [206, 170, 100], mid + dir * 0.98, -1.75, 0.22, 0.16);
    rack(c, mid + dir * 0.98 - 0.35, 0.7);
  }
  if (c.brush.variants.has("metro"))
    for (let x = c.left + 0.3; x < c.right; x += 0.5) {
      panel(c.ctx, [230, 230, 230], x, -2.1, 0.03, 0.3);
      c.ctx.strokeStyle = "#e8d080";
      c.ctx.lineWidth = 0.03;
      c.ctx.strokeRect(x - 0.07, -1.8, 0.17, 0.15);
    }
}

export function cabinSide(c: Chamber): void {
  if (c.brush.variants.has("metro")) plates(c, shell(c), whole(c), [1.6, 2.4]);
  else panelling(c, shell(c), band(c, 0, 2.5), 0.8, 2);
  for (const at of [0.25, 2.1, 3.95]) {
    glazing(c, c.left + at, -1.85, 1.35, 0.95, {
      panes: [1, 1],
      frame: scale(shell(c), 0.7),
      view: "garden",
      strength: 1,
      sill: false,
    });
    if (!c.brush.variants.has("metro"))
      c.shine(() => {
        for (const dx of [-0.02, 1.21])
          panelAlpha(c.ctx, scale(cloth(c), 0.55), 0.96, c.left + at + dx, -1.9, 0.16, 1.1);
      });
    rack(c, c.left + at, 1.35);
  }
  for (const at of [0.3, 1.2, 2.15, 3.05, 4, 4.9]) seat(c, c.left + at, 0.62);
  strip(c, c.left, -2.4, c.width, [255, 226, 178], 0.8);
  panelAlpha(c.ctx, [0, 0, 0], 0.3, c.left, -0.1, c.width, 0.1);
}

export const trainCabinWalls: Walls = { back: cabinEnd, side: cabinSide };
