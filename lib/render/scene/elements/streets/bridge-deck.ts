import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { body, down, panel, panelAlpha, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { lampPost } from "#lib/render/scene/elements/shapes/street-fronts.ts";
import { line } from "#lib/render/scene/elements/shapes/strokes.ts";
import { stones } from "#lib/render/scene/elements/shapes/wall-finishes.ts";

/** What lies beyond the rail: water and the far bank, lost in the air over them. Nothing of the ground is seen there. */
function beyond(c: Chamber, rail_m: number): void {
  const air = mix(c.day.bottom, c.light.haze, 0.5);
  panel(
    c.ctx,
    down(c.ctx, -2.3, 0, air, scale(mix(air, [60, 92, 112], 0.45), 0.8)),
    c.left,
    -rail_m - 0.7,
    c.width,
    rail_m + 0.7,
  );
  for (let i = 0; i < 8; i++)
    panelAlpha(c.ctx, air, 0.5 - i * 0.06, c.left, -rail_m - 0.7 - (i + 1) * 0.09, c.width, 0.09);
}

/** A far bank of trees that closes the view along the deck. */
function bank(c: Chamber): void {
  const leaf = mix(c.light.night > 0.5 ? rgb("#101a26") : rgb("#5a7058"), c.light.haze, 0.55);
  c.ctx.fillStyle = `rgb(${leaf.map(Math.round).join()})`;
  c.ctx.beginPath();
  c.ctx.moveTo(c.left, 0);
  for (let x = c.left; x <= c.right; x += 0.5)
    c.ctx.lineTo(x, -2.2 - Math.sin(((x - c.left) / c.width) * Math.PI * 6) * 0.6 - c.random() * 0.5);
  c.ctx.lineTo(c.right, 0);
  c.ctx.fill();
}

const towerStep_m = 48;

function steelSide(c: Chamber): void {
  const { ctx } = c;
  const steel = rgb("#9c4a38");
  beyond(c, 1.25);
  const tower = c.left + towerStep_m / 2;
  const cableAt = (x: number): number => {
    const t = Math.min(1, Math.abs(x - tower) / (towerStep_m / 2));
    return -1.9 - (1 - t) ** 2 * 13;
  };
  const cable = Array.from({ length: 97 }, (_, i): [number, number] => {
    const x = c.left + (i / 96) * c.width;
    return [x, cableAt(x)];
  });
  for (let x = c.left + 0.8; x < c.right; x += 1.6)
    line(ctx, scale(steel, 0.6), 0.05, [
      [x, cableAt(x)],
      [x, -1.2],
    ]);
  line(ctx, scale(steel, 0.75), 0.34, cable);
  line(
    ctx,
    scale(steel, 1.25),
    0.1,
    cable.map(([x, y]): [number, number] => [x, y - 0.09]),
  );
  body(c, steel, tower - 0.8, -15.6, 1.6, 15.6, 0.05);
  for (const y of [-4, -8, -12]) body(c, scale(steel, 0.85), tower - 1, y, 2, 0.5, 0.04);
  // The rail: posts, bars between them, a hand rail on top.
  for (let x = c.left; x < c.right; x += 0.22) panel(ctx, scale(steel, 0.5), x, -1.2, 0.035, 1);
  for (let x = c.left; x < c.right; x += 2) body(c, scale(steel, 0.9), x, -1.3, 0.13, 1.3);
  for (const [y, h] of [
    [-1.3, 0.1],
    [-0.3, 0.06],
  ] as const)
    body(c, steel, c.left, y, c.width, h);
  body(c, rgb("#8c8a86"), c.left, -0.2, c.width, 0.2);
  for (let x = c.left + 6; x < c.right; x += 12) lampPost(c, x, 5);
}

function stoneSide(c: Chamber): void {
  const stone: Rgb = rgb("#a59a86");
  beyond(c, 1.15);
  stones(c, stone, [c.left, -1, c.width, 1], [0.7, 0.34]);
  body(c, scale(stone, 1.12), c.left, -1.15, c.width, 0.17, 0.02);
  for (let x = c.left + 2; x < c.right; x += 8) {
    body(c, scale(stone, 1.05), x - 0.4, -1.5, 0.8, 1.5, 0.03);
    body(c, scale(stone, 1.18), x - 0.48, -1.62, 0.96, 0.16, 0.02);
  }
  for (let x = c.left + 2; x < c.right; x += 16) lampPost(c, x, 4.4);
}

export const bridgeDeckWalls: Walls = { back: bank, side: steelSide };

export const stoneBridgeDeckWalls: Walls = { back: bank, side: stoneSide };
