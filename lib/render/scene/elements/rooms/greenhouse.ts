import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { body, panel, panelAlpha, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { stringLights } from "#lib/render/scene/elements/shapes/luminaires.ts";
import { glazing } from "#lib/render/scene/elements/shapes/openings.ts";
import { table } from "#lib/render/scene/elements/shapes/seating.ts";
import { row } from "#lib/render/scene/elements/shapes/shelving.ts";
import { band, bricks } from "#lib/render/scene/elements/shapes/wall-finishes.ts";
import { hangingPlant, pottedPlant } from "#lib/render/scene/elements/shapes/wall-things.ts";
import { oval } from "#lib/render/scene/elements/shapes/strokes.ts";

const iron: Rgb = [58, 78, 68];

/** A bank of leaves: dark behind, light in front, a few flowers of the accent colour. */
export function foliage(c: Chamber, x: number, w: number, high: number, base = 0): void {
  const { ctx, random } = c;
  const dim = 0.45 + c.day.strength * 0.55;
  for (let depth = 0; depth < 3; depth++) {
    const count = Math.round(w * 60);
    for (let i = 0; i < count; i++) {
      const at = x + random() * w;
      const rise = random() ** 0.7 * high * (1 - depth * 0.22) * (0.6 + 0.4 * Math.sin((at - x) * 2.1 + depth * 2));
      const leaf = scale(mix([22, 44, 30], [126, 164, 78], depth * 0.28 + random() * 0.34), dim);
      const long = 0.14 + random() * 0.26;
      ctx.save();
      ctx.translate(at, base - rise);
      ctx.rotate((random() - 0.5) * 2.6);
      ctx.beginPath();
      ctx.moveTo(0, 0);
      ctx.quadraticCurveTo(long * 0.32, -long * 0.5, 0, -long);
      ctx.quadraticCurveTo(-long * 0.32, -long * 0.5, 0, 0);
      ctx.fillStyle = css(leaf);
      ctx.fill();
      ctx.restore();
    }
  }
  for (let i = 0; i < w * 4; i++)
    oval(
      ctx,
      mix(c.light.accent, [255, 240, 230], random() * 0.6),
      x + random() * w,
      base - random() * high * 0.8,
      0.035,
      0.03,
    );
}

function glassWall(c: Chamber): void {
  const bays = Math.max(2, Math.round(c.width / 1.2));
  const step = c.width / bays;
  panel(c.ctx, iron, c.left, -c.height, c.width, c.height);
  bricks(c, rgb("#8a6a58"), band(c, 0, 0.6));
  for (let i = 0; i < bays; i++)
    glazing(c, c.left + i * step + 0.04, -c.height + 0.1, step - 0.08, c.height - 0.74, {
      panes: [2, 5],
      frame: iron,
      view: "garden",
      sill: false,
      strength: 0.7,
    });
}

function back(c: Chamber): void {
  const mid = c.middle;
  glassWall(c);
  c.shine(() => {
    foliage(c, c.left, c.width * 0.34, 2.3, -0.1);
    foliage(c, c.right - c.width * 0.26, c.width * 0.26, 2.9, -0.1);
    for (const [dx, h] of [
      [-c.width * 0.2, 1],
      [c.width * 0.27, 1.3],
      [-1.6, 0.8],
    ] as const)
      pottedPlant(c, mid + dx, h);
    hangingPlant(c, mid - 1.9, -2.6, 0.9);
    hangingPlant(c, mid + 1.3, -2.9, 0.7);
  });
  table(c, rgb("#7a5a3c"), mid - 0.4, 2.2, 0.85);
  row(c, "plants", mid - 0.3, mid + 1.7, -0.85, 0.4);
  stringLights(c, c.left, c.right, -3.1, 0.3);
}

function side(c: Chamber): void {
  glassWall(c);
  body(c, rgb("#7a5a3c"), c.left, -0.8, c.width, 0.08);
  c.shine(() => {
    foliage(c, c.left + 0.1, 2.6, 1, -0.75);
    foliage(c, c.left + 3.6, 1.2, 1.5, -0.4);
    for (let at = 0.3; at < c.width - 0.4; at += 0.55)
      pottedPlant(c, c.left + at, 0.4 + c.random() * 0.5, [176, 104, 72], -0.78);
    panelAlpha(c.ctx, scale(rgb("#7a5a3c"), 0.6), 1, c.left, -0.8, c.width, 0.09);
    hangingPlant(c, c.left + 4.9, -2.7, 0.8);
  });
}

export const greenhouseWalls: Walls = { back, side };
