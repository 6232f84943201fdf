import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { along, body, panel, panelAlpha, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { archway } from "#lib/render/scene/elements/shapes/openings.ts";
import { cornice, plaster, skirting, whole } from "#lib/render/scene/elements/shapes/wall-finishes.ts";
import { picture } from "#lib/render/scene/elements/shapes/wall-things.ts";
import { oval, trace } from "#lib/render/scene/elements/shapes/strokes.ts";

const wallOf = (c: Chamber): Rgb =>
  c.brush.colour ?? mix(rgb(c.brush.variants.has("gallery") ? "#d6d2ca" : "#6a2f34"), c.light.primary, 0.1);

/** A picture under its own lamp. */
function hung(c: Chamber, x: number, w: number, h: number, hue: Rgb): void {
  const y = -1.75 - h / 2;
  picture(c, x, y, w, h, hue, rgb("#b08a48"));
  c.pool({ x: x + w / 2, y: y + h * 0.35, rx: w * 0.85, ry: h * 0.95, colour: [255, 226, 178], strength: 0.85 });
  c.shine(() => {
    panel(c.ctx, [176, 138, 70], x + w * 0.3, y - 0.16, w * 0.4, 0.05, 0.02);
    panel(c.ctx, [255, 244, 214], x + w * 0.32, y - 0.12, w * 0.36, 0.02);
    c.brush.glow({ x: x + w / 2, y: y - 0.08, radius: w * 0.5, colour: [255, 220, 160], strength: 0.35 });
  });
}

/** A painted amphora on a plinth. */
function amphora(c: Chamber, x: number): void {
  const { ctx } = c;
  const clay: Rgb = [186, 98, 52];
  body(c, [206, 200, 190], x - 0.3, -1, 0.6, 1);
  body(c, [226, 220, 210], x - 0.35, -1.06, 0.7, 0.09);
  c.ctx.lineWidth = 0.045;
  c.ctx.strokeStyle = css(scale(clay, 0.4));
  for (const dir of [-1, 1]) {
    ctx.beginPath();
    ctx.moveTo(x + dir * 0.08, -1.86);
    ctx.quadraticCurveTo(x + dir * 0.32, -1.88, x + dir * 0.22, -1.62);
    ctx.stroke();
  }
  trace(
    ctx,
    [
      [x - 0.13, -1.95],
      [x - 0.08, -1.86],
      [x - 0.09, -1.74],
      [x - 0.27, -1.58],
      [x - 0.25, -1.36],
      [x - 0.1, -1.12],
      [x - 0.13, -1.06],
      [x + 0.13, -1.06],
      [x + 0.1, -1.12],
      [x + 0.25, -1.36],
      [x + 0.27, -1.58],
      [x + 0.09, -1.74],
      [x + 0.08, -1.86],
      [x + 0.13, -1.95],
    ],
    true,
  );
  const [a, b] = c.key > 0 ? [0.4, 1.25] : [1.25, 0.4];
  ctx.fillStyle = along(ctx, x - 0.26, x + 0.26, scale(clay, a), clay, scale(clay, b));
  ctx.fill();
  ctx.save();
  ctx.clip();
  for (const [y, h] of [
    [-1.72, 0.04],
    [-1.6, 0.2],
    [-1.3, 0.05],
    [-1.18, 0.12],
  ] as const)
    panelAlpha(ctx, [24, 16, 14], 0.8, x - 0.3, y, 0.6, h);
  for (let i = 0; i < 8; i++) panelAlpha(ctx, clay, 0.9, x - 0.26 + i * 0.07, -1.56, 0.035, 0.12, 0.015);
  ctx.restore();
  c.pool({ x, y: -1.6, rx: 0.8, ry: 1.1, colour: [255, 236, 206], strength: 0.8 });
}

function back(c: Chamber): void {
  const mid = c.middle;
  plaster(c, wallOf(c), whole(c), 0.25);
  archway(c, rgb("#cfc6b6"), mid + 1.2, 1.7, 3.1, [226, 196, 150], true);
  hung(c, mid - 3.6, 3.1, 1.9, c.light.accent);
  if (c.width > 8.5) hung(c, mid + 3.4, 0.95, 1.25, c.light.primary);
  amphora(c, mid + 0.35);
  // A bench to sit before the large one.
  body(c, rgb("#4a3222"), mid - 3, -0.46, 1.9, 0.12, 0.02);
  for (const dx of [-2.9, -1.3]) body(c, rgb("#3a2618"), mid + dx, -0.36, 0.1, 0.36);
  cornice(c, rgb("#d6cdbc"), 0.3);
  skirting(c, rgb("#d6cdbc"), 0.22);
  for (const dx of [-3.9, -0.3]) {
    panel(c.ctx, along(c.ctx, mid + dx, mid + dx + 0.05, [230, 196, 116], [130, 96, 44]), mid + dx, -0.9, 0.05, 0.9);
    oval(c.ctx, [230, 196, 116], mid + dx + 0.025, -0.92, 0.05, 0.05);
  }
  c.ctx.strokeStyle = "#7c2430";
  c.ctx.lineWidth = 0.05;
  c.ctx.beginPath();
  c.ctx.moveTo(mid - 3.87, -0.85);
  c.ctx.quadraticCurveTo(mid - 2.1, -0.35, mid - 0.27, -0.85);
  c.ctx.stroke();
}

function side(c: Chamber): void {
  plaster(c, wallOf(c), whole(c), 0.25);
  hung(c, c.left + 0.6, 1.5, 1.15, c.light.primary);
  hung(c, c.left + 3, 1, 1.4, c.light.accent);
  hung(c, c.left + 4.9, 2, 1.3, [120, 130, 110]);
  amphora(c, c.left + 7.6);
  cornice(c, rgb("#d6cdbc"), 0.3);
  skirting(c, rgb("#d6cdbc"), 0.22);
}

export const museumWalls: Walls = { back, side };
