import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { body, panel, panelAlpha, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { strip } from "#lib/render/scene/elements/shapes/luminaires.ts";
import { traceOpening } from "#lib/render/scene/elements/shapes/openings.ts";
import { tiles, whole } from "#lib/render/scene/elements/shapes/wall-finishes.ts";
import { board, column, picture, wallClock } from "#lib/render/scene/elements/shapes/wall-things.ts";
import { oval } from "#lib/render/scene/elements/shapes/strokes.ts";

const line = (c: Chamber): Rgb => c.brush.colour ?? mix(c.light.accent, [40, 90, 160], 0.35);

function nameBand(c: Chamber): void {
  tiles(c, rgb("#d6d0be"), whole(c), [0.3, 0.15], true);
  tiles(c, line(c), [c.left, -2.75, c.width, 0.5], [0.15, 0.125]);
  panel(c.ctx, scale(line(c), 0.5), c.left, -2.79, c.width, 0.05);
  panel(c.ctx, scale(line(c), 0.5), c.left, -2.25, c.width, 0.05);
  tiles(c, scale(line(c), 0.6), [c.left, -0.3, c.width, 0.3], [0.3, 0.15]);
}

/** Lamps of a train that comes out of the dark. */
function tunnelMouth(c: Chamber, x: number): void {
  const { ctx } = c;
  traceOpening(ctx, "round", x - 0.2, -3.4, 3.6, 3.4);
  ctx.fillStyle = "#8a8272";
  ctx.fill();
  traceOpening(ctx, "round", x, -3.2, 3.2, 3.2);
  ctx.fillStyle = "#0b0c10";
  ctx.fill();
  c.shine(() => {
    body(c, [70, 76, 86], x + 0.9, -2.1, 1.4, 1.9, 0.3);
    panel(ctx, [20, 26, 36], x + 1.05, -1.95, 1.1, 0.7, 0.15);
    for (const dx of [1.15, 1.9]) {
      oval(ctx, [255, 250, 226], x + dx + 0.05, -0.75, 0.1, 0.1);
      c.brush.glow({ x: x + dx + 0.05, y: -0.75, radius: 1.5, colour: [255, 238, 190], strength: 0.9 });
    }
    panelAlpha(ctx, line(c), 0.9, x + 0.9, -0.5, 1.4, 0.12);
  });
  c.pool({ x: x + 1.6, y: -0.8, rx: 3, ry: 2, colour: [255, 238, 200], strength: 0.6 });
}

function back(c: Chamber): void {
  nameBand(c);
  tunnelMouth(c, c.middle - 3.4);
  board(c, c.middle + 0.9, -2.1, 1.5, 1.05, rgb("#f0ece0"), rgb("#3c4046"), line(c), 5);
  column(c, rgb("#c9c2b0"), c.middle + 0.35, 0.42, c.height);
  wallClock(c, c.middle + 2.95, -2.95, 0.24);
  body(c, rgb("#7a5634"), c.middle + 1, -0.5, 2.2, 0.08);
  for (const dx of [1.1, 2.9]) body(c, [50, 52, 56], c.middle + dx, -0.42, 0.1, 0.42);
  strip(c, c.left + 0.4, -c.height + 0.35, c.width - 0.8, [236, 244, 240], 0.8, 0.06);
}

function side(c: Chamber): void {
  nameBand(c);
  picture(c, c.left + 0.7, -2, 1.2, 1.5, c.light.accent, rgb("#3c4046"));
  picture(c, c.left + 5, -2, 2, 1.3, c.light.primary, rgb("#3c4046"));
  oval(c.ctx, [230, 226, 214], c.left + 3.4, -2.5, 0.42, 0.42);
  oval(c.ctx, [186, 40, 36], c.left + 3.4, -2.5, 0.36, 0.36);
  oval(c.ctx, [230, 226, 214], c.left + 3.4, -2.5, 0.24, 0.24);
  panel(c.ctx, [30, 50, 110], c.left + 2.85, -2.58, 1.1, 0.17);
  column(c, rgb("#c9c2b0"), c.left + 4.3, 0.4, c.height);
  strip(c, c.left, -c.height + 0.35, c.width, [236, 244, 240], 0.8, 0.06);
}

export const subwayStationWalls: Walls = { back, side };
