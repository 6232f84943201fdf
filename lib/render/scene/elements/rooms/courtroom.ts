import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { mix, rgb, scale } from "#lib/render/scene/colour.ts";
import { body, panel, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { shadedLamp } from "#lib/render/scene/elements/shapes/luminaires.ts";
import { doorway, glazing } from "#lib/render/scene/elements/shapes/openings.ts";
import { benches, chair, table } from "#lib/render/scene/elements/shapes/seating.ts";
import { row } from "#lib/render/scene/elements/shapes/shelving.ts";
import { band, cornice, panelling, plaster, sunk } from "#lib/render/scene/elements/shapes/wall-finishes.ts";
import { banner, column } from "#lib/render/scene/elements/shapes/wall-things.ts";
import { oval } from "#lib/render/scene/elements/shapes/strokes.ts";

const oak = rgb("#6a4028");

/** A seal: a gilt disc with a pair of scales. */
function seal(c: Chamber, x: number, y: number, r: number): void {
  const { ctx } = c;
  const gold = rgb("#c9a050");
  oval(ctx, scale(gold, 0.6), x, y, r, r);
  oval(ctx, gold, x - r * 0.03, y - r * 0.03, r * 0.93, r * 0.93);
  oval(ctx, scale(gold, 0.5), x, y, r * 0.78, r * 0.78);
  panel(ctx, scale(gold, 1.25), x - r * 0.03, y - r * 0.5, r * 0.06, r * 1);
  panel(ctx, scale(gold, 1.25), x - r * 0.5, y - r * 0.38, r, r * 0.06);
  for (const dx of [-0.48, 0.48]) {
    panel(ctx, scale(gold, 1.25), x + r * dx - r * 0.01, y - r * 0.36, r * 0.02, r * 0.4);
    ctx.beginPath();
    ctx.ellipse(x + r * dx, y + r * 0.04, r * 0.2, r * 0.14, 0, 0, Math.PI);
    ctx.fillStyle = `rgb(${gold.map((v) => Math.min(255, v * 1.25)).join(",")})`;
    ctx.fill();
  }
}

function back(c: Chamber): void {
  const mid = c.middle;
  plaster(c, mix(rgb("#b8a888"), c.light.primary, 0.08));
  panelling(c, c.brush.colour ?? oak, band(c, 0, 3.6), 0.9, 3);
  for (const dx of [-3.4, -1.75, 1.75, 3.4]) column(c, rgb("#8a5c3a"), mid + dx, 0.36, 4.5, true);
  body(c, rgb("#8a5c3a"), mid - 3.7, -4.8, 7.4, 0.36);
  seal(c, mid, -3.3, 0.62);
  c.pool({ x: mid, y: -3, rx: 2.4, ry: 2.4, colour: [255, 222, 170], strength: 0.6 });
  // The bench, higher than everyone.
  body(c, scale(oak, 0.9), mid - 2.9, -0.6, 5.8, 0.6);
  body(c, oak, mid - 2.3, -1.75, 4.6, 1.2, 0.02);
  for (let i = 0; i < 4; i++) sunk(c, oak, mid - 2.2 + i * 1.12, -1.55, 1.04, 0.85);
  body(c, scale(oak, 1.4), mid - 2.4, -1.82, 4.8, 0.1, 0.02);
  body(c, rgb("#3a2a26"), mid - 0.4, -2.75, 0.8, 0.95, 0.12);
  shadedLamp(c, mid - 1.4, -1.82, 0.36, [54, 120, 84], 0.34);
  row(c, "books", mid + 0.8, mid + 1.3, -1.82, 0.26);
  body(c, oak, mid + 2.6, -1.2, 1.1, 1.2, 0.02);
  banner(c, mix(rgb("#2a3c66"), c.light.primary, 0.2), mid - 4.1, -3.4, 0.7, 2.2);
  banner(c, mix(rgb("#8a2430"), c.light.accent, 0.2), mid + 3.5, -3.4, 0.7, 2.2);
  table(c, oak, mid - 3.7, 1.6, 0.78);
  chair(c, rgb("#4a2c20"), mid - 3.2, 0.46, true);
  cornice(c, rgb("#c9bb9c"), 0.3);
}

function side(c: Chamber): void {
  plaster(c, mix(rgb("#b8a888"), c.light.primary, 0.08));
  panelling(c, c.brush.colour ?? oak, band(c, 0, 2), 0.9, 2);
  for (const at of [0.8, 3.8])
    glazing(c, c.left + at, -4.6, 1.4, 2.3, {
      panes: [2, 4],
      frame: rgb("#5a3a26"),
      head: "round",
      view: "sky",
      sill: false,
    });
  for (const at of [0.2, 3.2, 6.2]) column(c, rgb("#8a5c3a"), c.left + at, 0.34, 5, true);
  benches(c, oak, c.left + 0.6, 5, 2);
  doorway(c, rgb("#7a4c30"), c.left + 6.8, 1.1, 2.3);
  cornice(c, rgb("#c9bb9c"), 0.3);
}

export const courtroomWalls: Walls = { back, side };
