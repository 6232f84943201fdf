import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { mix, rgb, scale } from "#lib/render/scene/colour.ts";
import { along, body, down, panel, panelAlpha, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { screen, strip } from "#lib/render/scene/elements/shapes/luminaires.ts";
import { counter, cupboards, stool } from "#lib/render/scene/elements/shapes/seating.ts";
import { row, shelf } from "#lib/render/scene/elements/shapes/shelving.ts";
import { plates, whole } from "#lib/render/scene/elements/shapes/wall-finishes.ts";
import { oval } from "#lib/render/scene/elements/shapes/strokes.ts";

const cyan = (c: Chamber) => mix([96, 214, 226], c.light.primary, 0.3);

/** Cabinets of computers with rows of small lights. */
function racks(c: Chamber, x: number, count: number): void {
  const { ctx, random } = c;
  for (let i = 0; i < count; i++) {
    const at = x + i * 0.72;
    body(c, [34, 38, 46], at, -2.3, 0.7, 2.3);
    for (let y = 0.12; y < 2.1; y += 0.14) panel(ctx, [20, 22, 28], at + 0.06, -2.3 + y, 0.58, 0.11);
    c.pool({ x: at + 0.35, y: -1.2, rx: 0.6, ry: 1.4, colour: cyan(c), strength: 0.3 });
    c.shine(() => {
      for (let y = 0.16; y < 2.1; y += 0.14)
        for (let n = 0; n < 5; n++)
          if (random() > 0.4)
            panelAlpha(
              ctx,
              random() > 0.2 ? cyan(c) : c.light.accent,
              0.9,
              at + 0.1 + n * 0.07,
              -2.3 + y,
              0.03,
              0.025,
              0.01,
            );
    });
  }
}

/** Flasks on a bench, with liquids that catch the light. */
function flasks(c: Chamber, x: number, y: number): void {
  const { ctx } = c;
  [cyan(c), [250, 176, 70] as const, c.light.accent].forEach((liquid, i) => {
    const at = x + i * 0.34;
    ctx.beginPath();
    ctx.moveTo(at - 0.03, y - 0.36);
    ctx.lineTo(at - 0.03, y - 0.22);
    ctx.lineTo(at - 0.13, y - 0.02);
    ctx.lineTo(at + 0.13, y - 0.02);
    ctx.lineTo(at + 0.03, y - 0.22);
    ctx.lineTo(at + 0.03, y - 0.36);
    ctx.fillStyle = "rgba(226,240,244,.55)";
    ctx.fill();
    c.shine(() => {
      ctx.beginPath();
      ctx.moveTo(at - 0.08, y - 0.12);
      ctx.lineTo(at + 0.08, y - 0.12);
      ctx.lineTo(at + 0.125, y - 0.025);
      ctx.lineTo(at - 0.125, y - 0.025);
      ctx.fillStyle = down(ctx, y - 0.12, y, mix(liquid, [255, 255, 255], 0.4), liquid);
      ctx.fill();
      c.brush.glow({ x: at, y: y - 0.08, radius: 0.36, colour: liquid, strength: 0.5 });
    });
  });
}

/** Microscope in profile. */
function microscope(c: Chamber, x: number, y: number): void {
  const { ctx } = c;
  body(c, [52, 56, 64], x, y - 0.05, 0.3, 0.05, 0.02);
  panel(ctx, [70, 76, 84], x + 0.02, y - 0.4, 0.06, 0.36, 0.02);
  panel(
    ctx,
    along(ctx, x + 0.1, x + 0.2, [90, 96, 104], [220, 226, 230], [80, 86, 94]),
    x + 0.12,
    y - 0.46,
    0.08,
    0.26,
    0.02,
  );
  panel(ctx, [60, 64, 72], x + 0.02, y - 0.42, 0.18, 0.06, 0.02);
  panel(ctx, [30, 32, 38], x + 0.08, y - 0.18, 0.18, 0.03);
}

function back(c: Chamber): void {
  const mid = c.middle;
  const wall = c.brush.colour ?? mix(rgb("#b4c2c8"), c.light.primary, 0.1);
  plates(c, c.brush.variants.has("server") ? scale(wall, 0.5) : wall, whole(c), [1.2, 1]);
  if (c.brush.variants.has("server")) {
    racks(c, c.left + 0.2, Math.floor((c.width * 0.36) / 0.72));
    racks(c, c.right - c.width * 0.36, Math.floor((c.width * 0.36) / 0.72));
    for (let i = 0; i < 3; i++) screen(c, mid - 0.85 + i * 0.6, -1.9, 0.56, 0.4, i === 1 ? c.light.accent : cyan(c));
    counter(c, rgb("#4a525a"), rgb("#8c979e"), mid - 1, 2, 0.85);
    return;
  }
  cupboards(c, rgb("#dde4e6"), c.left + 0.3, 2.7, -2.5, 0.7, 0.55, [150, 158, 164]);
  strip(c, c.left + 0.35, -1.74, 2.6, [226, 242, 255], 0.9);
  shelf(c, ["glassware", "jars"], mid - 0.2, 2.2, 2.35, 1.5, 2, rgb("#9aa8ae"), false);
  counter(c, rgb("#d4dde0"), rgb("#3c464c"), c.left, c.width, 0.92, 0.6);
  flasks(c, c.left + 0.8, -0.92);
  microscope(c, mid - 0.9, -0.92);
  screen(c, mid + 0.35, -1.42, 0.6, 0.4, cyan(c));
  row(c, "glassware", mid + 1.2, mid + 1.9, -0.92, 0.3);
  // A fume cupboard, lit within.
  const x = c.right - 1.35;
  body(c, rgb("#cfd8dc"), x, -2.5, 1.2, 1.6);
  c.pool({ x: x + 0.6, y: -1.6, rx: 0.9, colour: cyan(c), strength: 0.7 });
  c.shine(() => {
    panel(
      c.ctx,
      down(c.ctx, -2.2, -1.1, mix(cyan(c), [255, 255, 255], 0.6), scale(cyan(c), 0.5)),
      x + 0.1,
      -2.2,
      1,
      1.1,
      0.02,
    );
    for (const dx of [0.3, 0.55, 0.8]) oval(c.ctx, [20, 50, 60], x + dx, -1.2, 0.08, 0.14);
    panelAlpha(c.ctx, [255, 255, 255], 0.25, x + 0.1, -2.2, 0.3, 1.1);
  });
  stool(c, [60, 66, 74], mid - 0.4, 0.65);
}

function side(c: Chamber): void {
  const wall = c.brush.colour ?? mix(rgb("#b4c2c8"), c.light.primary, 0.1);
  plates(c, c.brush.variants.has("server") ? scale(wall, 0.5) : wall, whole(c), [1.2, 1]);
  if (c.brush.variants.has("server")) {
    racks(c, c.left + 0.2, 8);
    return;
  }
  counter(c, rgb("#d4dde0"), rgb("#3c464c"), c.left, 4, 0.92, 0.6);
  shelf(c, ["glassware", "jars", "glassware"], c.left + 0.3, 3.2, 2.4, 1.4, 3, rgb("#9aa8ae"), false);
  strip(c, c.left + 0.4, -1.36, 3, [226, 242, 255], 0.7);
  flasks(c, c.left + 0.9, -0.92);
  screen(c, c.left + 2.2, -1.36, 0.5, 0.36, cyan(c));
  cupboards(c, rgb("#dde4e6"), c.left + 4.3, 1.4, -2.3, 2.25, 0.7, [150, 158, 164]);
}

export const labWalls: Walls = { back, side };
