import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { mix, rgb, scale } from "#lib/render/scene/colour.ts";
import { body, panel, panelAlpha, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { screen, strip } from "#lib/render/scene/elements/shapes/luminaires.ts";
import { doorway, glazing } from "#lib/render/scene/elements/shapes/openings.ts";
import { chair } from "#lib/render/scene/elements/shapes/seating.ts";
import { planks, plaster, whole } from "#lib/render/scene/elements/shapes/wall-finishes.ts";
import { picture, pottedPlant } from "#lib/render/scene/elements/shapes/wall-things.ts";
import { oval } from "#lib/render/scene/elements/shapes/strokes.ts";

const walnut = rgb("#6a4a34");

/** Rising bars and a line, as a slide shows them. */
function chart(c: Chamber, x: number, y: number, w: number, h: number): void {
  const hue = mix([90, 160, 240], c.light.primary, 0.4);
  screen(c, x, y, w, h, hue, false);
  c.shine(() => {
    for (let i = 0; i < 8; i++) {
      const high = h * (0.14 + i * 0.07 + ((i * 37) % 5) * 0.02);
      panelAlpha(
        c.ctx,
        i === 6 ? mix(c.light.accent, [255, 255, 255], 0.2) : mix(hue, [255, 255, 255], 0.5),
        0.9,
        x + w * (0.1 + i * 0.1),
        y + h * 0.86 - high,
        w * 0.06,
        high,
      );
    }
    panelAlpha(c.ctx, [255, 255, 255], 0.85, x + w * 0.1, y + h * 0.1, w * 0.34, h * 0.05);
    panelAlpha(c.ctx, [255, 255, 255], 0.5, x + w * 0.1, y + h * 0.19, w * 0.22, h * 0.03);
  });
}

function back(c: Chamber): void {
  const mid = c.middle;
  planks(c, c.brush.colour ?? walnut, whole(c), 0.55);
  panelAlpha(c.ctx, [0, 0, 0], 0.25, c.left, -c.height, c.width, 0.3);
  chart(c, mid - 1.9, -2.6, 2.9, 1.5);
  strip(c, c.left + 0.2, -2.86, c.width - 0.4, [255, 226, 180], 0.7);
  picture(c, mid + 1.7, -2.3, 1.3, 1, c.light.accent, rgb("#2c2a2a"));
  // The table comes towards the lens; chairs along both flanks.
  for (let i = 0; i < 3; i++) {
    chair(c, rgb("#2a2c32"), mid - 2.5 + i * 0.34, 0.5, true);
    chair(c, rgb("#2a2c32"), mid + 1.5 + i * 0.34, 0.5, true);
  }
  chair(c, rgb("#1e2026"), mid - 0.35, 0.6, true);
  body(c, scale(walnut, 1.2), mid - 1.9, -0.78, 3.8, 0.1, 0.03);
  body(c, scale(walnut, 0.5), mid - 1.1, -0.68, 2.2, 0.68);
  for (let i = 0; i < 4; i++) {
    panel(c.ctx, [236, 232, 222], mid - 1.5 + i * 0.85, -0.8, 0.3, 0.02);
    oval(c.ctx, [206, 220, 226], mid - 1.1 + i * 0.85, -0.84, 0.04, 0.06);
  }
  pottedPlant(c, c.right - 0.5, 1.6, rgb("#d8d4cc"));
}

function side(c: Chamber): void {
  plaster(c, rgb("#9a948a"));
  glazing(c, c.left + 0.1, -2.75, c.width * 0.62, 2.6, {
    panes: [4, 1],
    frame: rgb("#2c2e34"),
    view: "city",
    sill: false,
  });
  planks(c, c.brush.colour ?? walnut, [c.left + c.width * 0.65, -3, c.width * 0.35, 3], 0.55);
  doorway(c, rgb("#4a3426"), c.left + c.width * 0.72, 1, 2.2);
  for (let i = 0; i < 5; i++)
    c.shine(() => panelAlpha(c.ctx, [22, 24, 30], 0.92, c.left + 0.6 + i * 0.9, -0.98, 0.5, 0.98, 0.08));
}

export const boardroomWalls: Walls = { back, side };
