import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { mix, rgb, scale } from "#lib/render/scene/colour.ts";
import { body, down, panel, panelAlpha, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { neon, sconce } from "#lib/render/scene/elements/shapes/luminaires.ts";
import { doorway, glazing, traceOpening } from "#lib/render/scene/elements/shapes/openings.ts";
import {
  band,
  concrete,
  panelling,
  plates,
  skirting,
  wallpaper,
  whole,
} from "#lib/render/scene/elements/shapes/wall-finishes.ts";
import { picture, pipes, pottedPlant } from "#lib/render/scene/elements/shapes/wall-things.ts";

const wallOf = (c: Chamber) => c.brush.colour ?? mix(rgb("#5f7470"), c.light.primary, 0.18);

function back(c: Chamber): void {
  const mid = c.middle;
  if (c.brush.variants.has("tunnel")) {
    concrete(c, rgb("#7c7a74"));
    // The way out: light at the end.
    c.pool({ x: mid, y: -1.2, rx: 1.8, ry: 1.8, colour: [236, 240, 250], strength: 0.9 });
    c.shine(() => {
      traceOpening(c.ctx, "round", mid - 0.75, -1.9, 1.5, 1.92);
      c.ctx.fillStyle = down(c.ctx, -1.9, 0, [214, 222, 236], [255, 252, 242], [236, 226, 206]);
      c.ctx.fill();
      c.brush.glow({ x: mid, y: -1, radius: 2.6, colour: [255, 246, 226], strength: 0.9 });
    });
    pipes(c, rgb("#6a6864"), -2.75, 2);
    return;
  }
  const wall = wallOf(c);
  if (c.brush.variants.has("elevator")) {
    plates(c, rgb("#a9a39a"), whole(c), [0.9, 1.4]);
    for (const dir of [-1, 1]) body(c, rgb("#b8b4ac"), mid + (dir < 0 ? -1 : 0.01), -2.2, 0.99, 2.2);
    neon(c, c.light.accent, [mid - 0.12, -2.42, mid, -2.56, mid + 0.12, -2.42], 0.025);
    return;
  }
  wallpaper(c, wall, whole(c), 0.2);
  panelling(c, rgb("#4e3826"), band(c, 0, 1), 0.5);
  glazing(c, mid - 0.55, -2.35, 1.1, 1.9, { panes: [2, 4], frame: rgb("#3c2c20"), view: "frosted", strength: 1.1 });
  for (const dx of [-1.05, 1.05]) sconce(c, mid + dx, -1.85);
  pottedPlant(c, mid + 0.95, 1.1);
  skirting(c, rgb("#3c2a1e"));
}

function side(c: Chamber): void {
  if (c.brush.variants.has("tunnel")) {
    concrete(c, rgb("#7c7a74"), whole(c), 2);
    panelAlpha(c.ctx, [60, 54, 48], 0.5, c.left, -0.8, c.width, 0.8);
    pipes(c, rgb("#6a6864"), -2.7, 2, 0.1);
    for (const at of [1.4, 5.2]) {
      c.pool({ x: c.left + at, y: -2.1, rx: 1.5, ry: 1.4, colour: [255, 196, 110], strength: 0.8 });
      c.shine(() => {
        panel(c.ctx, [255, 226, 160], c.left + at - 0.25, -2.3, 0.5, 0.1, 0.05);
        c.brush.glow({ x: c.left + at, y: -2.25, radius: 1, colour: [255, 190, 100], strength: 0.7, flicker: 0.15 });
      });
    }
    return;
  }
  const wall = wallOf(c);
  if (c.brush.variants.has("elevator")) {
    plates(c, rgb("#a9a39a"), whole(c), [0.9, 2.6]);
    body(c, rgb("#d9d4c8"), c.left, -1, c.width, 0.06, 0.02);
    return;
  }
  wallpaper(c, wall, whole(c), 0.2);
  panelling(c, rgb("#4e3826"), band(c, 0, 1), 0.5);
  doorway(c, rgb("#5e4230"), c.left + 0.8, 0.95, 2.1);
  doorway(c, rgb("#5e4230"), c.left + 4.5, 0.95, 2.1);
  for (const at of [2.3, 6]) sconce(c, c.left + at, -1.85);
  picture(c, c.left + 2.75, -2.05, 0.95, 0.7, c.light.accent);
  panel(c.ctx, scale(wall, 1.3), c.left, -2.66, c.width, 0.05);
  skirting(c, rgb("#3c2a1e"));
}

export const corridorWalls: Walls = { back, side };
