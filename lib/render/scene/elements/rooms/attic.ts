import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { body, facet, panel, panelAlpha, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { shadedLamp } from "#lib/render/scene/elements/shapes/luminaires.ts";
import { glazing } from "#lib/render/scene/elements/shapes/openings.ts";
import { row } from "#lib/render/scene/elements/shapes/shelving.ts";
import { planks, whole } from "#lib/render/scene/elements/shapes/wall-finishes.ts";
import { mirror, picture } from "#lib/render/scene/elements/shapes/wall-things.ts";

const timber = (c: Chamber): Rgb => c.brush.colour ?? rgb("#7a5a3c");

function trunk(c: Chamber, x: number, w: number, base = 0): void {
  const hide = rgb("#5e3a26");
  body(c, hide, x, base - 0.55, w, 0.55, 0.04);
  body(c, scale(hide, 1.2), x - 0.02, base - 0.62, w + 0.04, 0.2, 0.08);
  for (const dx of [0.12, w - 0.2]) panel(c.ctx, [176, 140, 80], x + dx, base - 0.62, 0.07, 0.62);
  panel(c.ctx, [206, 170, 100], x + w / 2 - 0.05, base - 0.46, 0.1, 0.12, 0.02);
}

/** Dust that drifts in a shaft of light. */
function shaft(c: Chamber, x: number, y: number, w: number, h: number): void {
  if (c.day.strength < 0.3) return;
  const to = x - c.key * 1.6;
  c.patch(c.day.beam, c.day.strength * 0.5, [to - 0.5, -0.35, to + w + 0.6, -0.35, to + w + 0.7, 0, to - 0.6, 0]);
  c.shine(() => {
    const beam = c.ctx.createLinearGradient(x, y, to, 0);
    const [r, g, b] = c.day.beam.map(Math.round);
    beam.addColorStop(0, `rgba(${r},${g},${b},${0.34 * c.day.strength})`);
    beam.addColorStop(1, `rgba(${r},${g},${b},0)`);
    c.ctx.save();
    c.ctx.globalCompositeOperation = "lighter";
    for (let i = 0; i < 4; i++) {
      const n = i * 0.09 * w;
      facet(c.ctx, beam, [x + n, y, x + w - n, y, x + w, y + h, to + w + 0.5 - n, 0, to - 0.4 + n, 0, x, y + h], 1);
    }
    for (let i = 0; i < 60; i++) {
      const t = c.random();
      panelAlpha(
        c.ctx,
        [255, 244, 220],
        c.random() * 0.5,
        x + (to - x) * t + c.random() * w,
        y + (0 - y) * t,
        0.014,
        0.014,
        0.007,
      );
    }
    c.ctx.restore();
  });
}

function back(c: Chamber): void {
  const mid = c.middle;
  const wood = timber(c);
  planks(c, wood, whole(c), 0.2, true);
  // The slopes of the roof cut the corners.
  for (const dir of [-1, 1]) {
    const edge = dir < 0 ? c.left : c.right;
    facet(c.ctx, scale(wood, 0.5), [edge, -1.2, edge, -c.height - 0.1, mid + dir * 0.9, -c.height - 0.1]);
    for (let i = 0; i < 5; i++)
      facet(c.ctx, scale(wood, 0.36), [
        edge - dir * i * 0.5,
        -1.2 - i * 0.32,
        edge - dir * (i * 0.5 + 0.12),
        -1.28 - i * 0.32,
        edge - dir * (i * 0.5 + 0.12),
        -c.height,
        edge - dir * i * 0.5,
        -c.height,
      ]);
    facet(c.ctx, scale(wood, 1.25), [
      edge,
      -1.35,
      edge,
      -1.15,
      mid + dir * 0.75,
      -c.height,
      mid + dir * 0.95,
      -c.height,
    ]);
  }
  body(c, scale(wood, 0.8), c.left, -2.75, c.width, 0.16);
  glazing(c, mid - 0.55, -2.45, 1.1, 1.1, {
    panes: [2, 2],
    frame: rgb("#c9b58e"),
    head: "round",
    view: "sky",
    strength: 1.2,
    sill: false,
  });
  shaft(c, mid - 0.5, -2.3, 1, 0.9);
  trunk(c, mid - 2.2, 1.2);
  trunk(c, mid - 2, 0.8, -0.62);
  body(c, rgb("#a98a5a"), mid + 1.5, -0.5, 0.6, 0.5);
  body(c, rgb("#b9986a"), mid + 1.6, -0.9, 0.45, 0.4);
  mirror(c, mid + 0.9, -1.7, 0.6, 1.5, rgb("#a98448"), true);
  picture(c, mid - 1.05, -0.75, 0.9, 0.7, c.light.accent);
  row(c, "books", mid + 2.2, mid + 2.7, 0, 0.26);
  shadedLamp(c, mid - 2.45, 0, 1.35, [230, 196, 150], 0.4);
}

function side(c: Chamber): void {
  const wood = timber(c);
  planks(c, scale(wood, 0.85), whole(c), 0.2, true);
  for (let i = 0; i < 6; i++) body(c, scale(wood, 1.15), c.left + i * 1.1, -c.height, 0.16, c.height);
  glazing(c, c.left + 2.4, -2.1, 0.8, 0.8, { panes: [1, 1], frame: rgb("#c9b58e"), view: "sky", sill: false });
  trunk(c, c.left + 0.4, 1.3);
  row(c, "crates", c.left + 2.2, c.left + 4, 0, 0.8);
  picture(c, c.left + 4.4, -0.9, 0.9, 0.8, c.light.primary);
  body(c, rgb("#d8ccb4"), c.left + 5.5, -1.3, 0.8, 1.3, 0.25);
}

export const atticWalls: Walls = { back, side };
