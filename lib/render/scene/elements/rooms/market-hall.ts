import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { body, panel, panelAlpha, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { pendant, stringLights } from "#lib/render/scene/elements/shapes/luminaires.ts";
import { glazing } from "#lib/render/scene/elements/shapes/openings.ts";
import { band, bricks, whole } from "#lib/render/scene/elements/shapes/wall-finishes.ts";
import { banner } from "#lib/render/scene/elements/shapes/wall-things.ts";
import { stall } from "#lib/render/scene/elements/streets/street.ts";

const iron: Rgb = [62, 84, 78];

/** A cast post with arched brackets. */
function post(c: Chamber, x: number): void {
  body(c, iron, x - 0.12, -c.height, 0.24, c.height);
  body(c, scale(iron, 1.3), x - 0.22, -5.2, 0.44, 0.25, 0.04);
  body(c, scale(iron, 1.1), x - 0.24, -0.6, 0.48, 0.6, 0.04);
  c.ctx.strokeStyle = `rgb(${iron.join(",")})`;
  c.ctx.lineWidth = 0.12;
  for (const dir of [-1, 1]) {
    c.ctx.beginPath();
    c.ctx.arc(x + dir * 1.5, -5.2, 1.5, dir < 0 ? -Math.PI / 2 : Math.PI, dir < 0 ? 0 : Math.PI * 1.5);
    c.ctx.stroke();
  }
}

function back(c: Chamber): void {
  const mid = c.middle;
  bricks(c, c.brush.colour ?? mix(rgb("#a07a5c"), c.light.primary, 0.08), whole(c));
  // A great fan of glass over the gate.
  glazing(c, mid - c.width * 0.36, -7.6, c.width * 0.72, 4.2, {
    panes: [9, 4],
    frame: iron,
    head: "round",
    view: "sky",
    sill: false,
    strength: 1.2,
  });
  panel(c.ctx, scale(iron, 0.8), c.left, -3.35, c.width, 0.3);
  const count = Math.max(2, Math.round(c.width / 3.3));
  const step = c.width / count;
  for (let i = 0; i < count; i++) stall(c, c.left + i * step + 0.3, step - 0.7);
  for (let i = 0; i < count; i++) pendant(c, c.left + (i + 0.5) * step, -3.9, rgb("#2e4a44"), 0.55);
  for (const dx of [-0.3, 0.3]) post(c, mid + dx * c.width);
  for (const dx of [-0.42, 0.38])
    banner(c, mix(rgb("#a8402c"), c.light.accent, 0.4), mid + dx * c.width, -5, 0.6, 1.3, true);
}

function side(c: Chamber): void {
  bricks(c, c.brush.colour ?? mix(rgb("#a07a5c"), c.light.primary, 0.08), band(c, 0, 8.2));
  for (const at of [0.6, 5])
    glazing(c, c.left + at, -7, 3.2, 2.4, { panes: [6, 3], frame: iron, head: "round", view: "sky", sill: false });
  panelAlpha(c.ctx, [0, 0, 0], 0.3, c.left, -4, c.width, 0.2);
  for (const at of [0.4, 3.3, 6.2]) stall(c, c.left + at, 2.2);
  for (const at of [0, 4.4]) post(c, c.left + at + 0.1);
  stringLights(c, c.left, c.right, -3.6, 0.35);
}

export const marketHallWalls: Walls = { back, side };
