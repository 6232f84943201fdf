import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { body, facet, panel, panelAlpha, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { globe, sconce } from "#lib/render/scene/elements/shapes/luminaires.ts";
import { doorway, glazing } from "#lib/render/scene/elements/shapes/openings.ts";
import { band, cornice, panelling, plaster, skirting } from "#lib/render/scene/elements/shapes/wall-finishes.ts";
import { picture, pottedPlant } from "#lib/render/scene/elements/shapes/wall-things.ts";
import { oval } from "#lib/render/scene/elements/shapes/strokes.ts";

const wallOf = (c: Chamber): Rgb => c.brush.colour ?? mix(rgb("#8a8f7c"), c.light.primary, 0.16);

/** Steps that rise to a landing, a carpet down their middle, a rail on turned posts. */
function flight(c: Chamber, x: number, w: number, steps: number, rise: number): void {
  const { ctx } = c;
  const wood = rgb("#6b4630");
  const carpet = mix(rgb("#7c2430"), c.light.accent, 0.2);
  for (let i = steps - 1; i >= 0; i--) {
    const y = -(i + 1) * rise;
    const inset = i * 0.045;
    const [sx, sw] = [x + inset, w - inset * 2];
    const bright = 1.15 - i * 0.025;
    panel(ctx, scale(rgb("#d8cdb8"), bright * 0.7), sx, y, sw, rise);
    panel(ctx, scale(wood, bright * 1.3), sx - 0.03, y - 0.03, sw + 0.06, 0.06);
    panel(ctx, scale(carpet, bright * 0.75), sx + sw * 0.28, y, sw * 0.44, rise);
    panel(ctx, scale(carpet, bright * 1.25), sx + sw * 0.28, y - 0.03, sw * 0.44, 0.05);
    panel(ctx, [206, 168, 92], sx + sw * 0.27, y + rise - 0.02, sw * 0.46, 0.018);
  }
  for (const dir of [-1, 1]) {
    const base = dir < 0 ? x : x + w;
    for (let i = 0; i < steps; i++) {
      const at = base - dir * i * 0.045;
      panel(ctx, [232, 224, 206], at - 0.02, -(i + 1) * rise - 0.85, 0.04, 0.85);
    }
    facet(ctx, scale(wood, 1.1), [
      base - 0.05,
      -rise - 0.88,
      base + 0.05,
      -rise - 0.88,
      base - dir * steps * 0.045 + 0.035,
      -steps * rise - 0.9,
      base - dir * steps * 0.045 - 0.035,
      -steps * rise - 0.9,
    ]);
    body(c, wood, base - 0.09, -1.2, 0.18, 1.2, 0.02);
    oval(ctx, scale(wood, 1.4), base, -1.28, 0.11, 0.11);
  }
}

function back(c: Chamber): void {
  const mid = c.middle;
  plaster(c, wallOf(c));
  panelling(c, rgb("#d6ccb6"), band(c, 0, 1.1), 0.7);
  cornice(c, rgb("#d6ccb6"), 0.25);
  glazing(c, mid - 0.9, -5, 1.8, 2.3, {
    panes: [3, 4],
    frame: rgb("#e6decb"),
    head: "round",
    view: "sky",
    strength: 1.2,
    sill: false,
  });
  const landing = 14 * 0.165;
  body(c, rgb("#c9bfa8"), c.left, -landing - 0.22, c.width, 0.24);
  panelAlpha(c.ctx, [0, 0, 0], 0.4, c.left, -landing, c.width, landing);
  for (let at = c.left + 0.1; at < c.right; at += 0.16)
    if (Math.abs(at - mid) > 1.3) panel(c.ctx, [226, 218, 200], at, -landing - 1.1, 0.04, 0.9);
  panel(c.ctx, rgb("#6b4630"), c.left, -landing - 1.16, mid - 1.25 - c.left, 0.08, 0.03);
  panel(c.ctx, rgb("#6b4630"), mid + 1.25, -landing - 1.16, c.right - mid - 1.25, 0.08, 0.03);
  flight(c, mid - 1.8, 3.6, 14, 0.165);
  for (const dx of [-2.5, 2.5]) {
    doorway(c, rgb("#7a5236"), mid + dx - 0.4, 0.8, 1.95);
    picture(c, mid + dx - 0.45, -4.4, 0.9, 1.1, dx < 0 ? c.light.accent : c.light.primary);
  }
  globe(c, mid, -4.6, 0.28);
}

function side(c: Chamber): void {
  plaster(c, wallOf(c));
  panelling(c, rgb("#d6ccb6"), band(c, 0, 1.1), 0.7);
  cornice(c, rgb("#d6ccb6"), 0.25);
  skirting(c, rgb("#b8ae98"), 0.16);
  doorway(c, rgb("#7a5236"), c.left + 0.8, 1.1, 2.3, true);
  picture(c, c.left + 3, -3, 1.3, 1.7, c.light.accent);
  for (const at of [2.5, 4.8]) sconce(c, c.left + at, -2.1);
  glazing(c, c.left + 5.4, -4.4, 1.2, 2.6, {
    panes: [2, 4],
    frame: rgb("#e6decb"),
    view: "garden",
    curtain: mix(rgb("#7c2430"), c.light.accent, 0.2),
  });
  pottedPlant(c, c.left + 2.3, 1.1);
}

export const staircaseWalls: Walls = { back, side };
