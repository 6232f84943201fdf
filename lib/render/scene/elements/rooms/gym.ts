import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { mix, rgb, scale } from "#lib/render/scene/colour.ts";
import { along, body, down, panel, panelAlpha, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { strip } from "#lib/render/scene/elements/shapes/luminaires.ts";
import { glazing } from "#lib/render/scene/elements/shapes/openings.ts";
import { band, bricks, planks, plaster, whole } from "#lib/render/scene/elements/shapes/wall-finishes.ts";
import { mirror, pipes } from "#lib/render/scene/elements/shapes/wall-things.ts";
import { oval } from "#lib/render/scene/elements/shapes/strokes.ts";

function dumbbells(c: Chamber, x: number, w: number): void {
  const { ctx } = c;
  for (const at of [x, x + w - 0.07]) body(c, [44, 46, 52], at, -0.95, 0.07, 0.95);
  for (let level = 0; level < 3; level++) {
    const y = -0.12 - level * 0.35;
    body(c, [60, 62, 70], x, y, w, 0.06);
    const r = 0.12 - level * 0.02;
    for (let at = x + 0.2; at < x + w - 0.15; at += r * 2.9)
      for (const dx of [-r * 0.55, r * 0.55]) {
        oval(ctx, [22, 22, 26], at + dx, y - r, r * 0.55, r);
        oval(ctx, [70, 72, 80], at + dx - r * 0.1, y - r * 1.1, r * 0.32, r * 0.7);
      }
  }
}

function punchbag(c: Chamber, x: number): void {
  const { ctx } = c;
  panel(ctx, [120, 122, 126], x - 0.012, -c.height, 0.024, c.height - 2.1);
  const leather = mix(rgb("#8e2a24"), c.light.accent, 0.2);
  panel(
    ctx,
    along(ctx, x - 0.2, x + 0.2, scale(leather, 0.45), scale(leather, 1.3), scale(leather, 0.85), scale(leather, 0.35)),
    x - 0.2,
    -2.1,
    0.4,
    1.35,
    0.08,
  );
  for (const y of [-1.95, -1]) panelAlpha(ctx, [0, 0, 0], 0.4, x - 0.2, y, 0.4, 0.05);
}

/** A loaded bar on a rack. */
function barbell(c: Chamber, x: number): void {
  const { ctx } = c;
  for (const dx of [-0.6, 0.6]) {
    body(c, scale(c.light.accent, 0.6), x + dx - 0.05, -2.2, 0.1, 2.2);
    body(c, [40, 42, 48], x + dx - 0.25, -0.08, 0.5, 0.08);
  }
  body(c, scale(c.light.accent, 0.6), x - 0.65, -2.25, 1.3, 0.1);
  panel(ctx, down(ctx, -1.32, -1.28, [230, 232, 236], [110, 112, 118]), x - 1.1, -1.32, 2.2, 0.045);
  for (const dir of [-1, 1])
    for (const [dx, r] of [
      [0.72, 0.32],
      [0.8, 0.32],
      [0.88, 0.24],
    ] as const)
      panel(
        ctx,
        along(ctx, x + dir * dx, x + dir * dx + 0.07, [66, 68, 74], [20, 20, 24]),
        x + dir * dx - 0.035,
        -1.3 - r,
        0.07,
        r * 2,
        0.03,
      );
}

function back(c: Chamber): void {
  const mid = c.middle;
  if (c.brush.variants.has("dojo")) {
    planks(c, rgb("#b08a5c"), band(c, 0, 1.2), 0.3);
    plaster(c, rgb("#cfc2a6"), band(c, 1.2, 4.1));
    for (const x of [c.left + 0.1, mid - 2, mid + 1.8, c.right - 0.3]) body(c, rgb("#5a3c26"), x, -4, 0.2, 4);
    body(c, rgb("#5a3c26"), c.left, -1.3, c.width, 0.14);
    glazing(c, mid - 1.6, -3.3, 3.2, 1.7, { panes: [6, 3], frame: rgb("#5a3c26"), view: "frosted" });
    body(c, rgb("#e6dcc4"), c.right - 1.4, -3.2, 0.6, 1.6);
    oval(c.ctx, [180, 40, 34], c.right - 1.1, -2.6, 0.18, 0.18);
    return;
  }
  bricks(c, c.brush.colour ?? mix(rgb("#5d6068"), c.light.primary, 0.12));
  panel(c.ctx, mix(c.light.accent, [40, 40, 44], 0.25), c.left, -3.15, c.width, 0.18);
  glazing(c, c.left + 0.6, -3.9, c.width - 1.2, 0.62, {
    panes: [8, 1],
    frame: rgb("#2c2e32"),
    view: "frosted",
    sill: false,
  });
  mirror(c, mid - 3.3, -2.5, 3.3, 2.3, rgb("#3a3c42"));
  dumbbells(c, mid - 3.2, 2.9);
  barbell(c, mid + 1.4);
  punchbag(c, mid + 3.3);
  strip(c, mid - 3.3, -2.68, 3.3, [226, 238, 255], 0.7);
}

function side(c: Chamber): void {
  if (c.brush.variants.has("dojo")) {
    planks(c, rgb("#b08a5c"), band(c, 0, 1.2), 0.3);
    plaster(c, rgb("#cfc2a6"), band(c, 1.2, 4.1));
    for (const at of [0, 2.1, 4.2]) body(c, rgb("#5a3c26"), c.left + at, -4, 0.2, 4);
    for (const at of [0.5, 2.6, 4.7])
      glazing(c, c.left + at, -3.2, 1.4, 1.8, { panes: [4, 4], frame: rgb("#5a3c26"), view: "frosted" });
    return;
  }
  bricks(c, c.brush.colour ?? mix(rgb("#5d6068"), c.light.primary, 0.12), whole(c));
  panel(c.ctx, mix(c.light.accent, [40, 40, 44], 0.25), c.left, -3.15, c.width, 0.18);
  pipes(c, rgb("#777c84"), -3.7, 2, 0.1);
  barbell(c, c.left + 1.5);
  dumbbells(c, c.left + 3.4, 2.2);
  for (let i = 0; i < 3; i++) {
    oval(c.ctx, mix(c.light.accent, [60, 60, 66], i * 0.3), c.left + 4 + i * 0.55, -1.6, 0.26, 0.26);
    oval(c.ctx, [30, 30, 34], c.left + 4 + i * 0.55, -1.6, 0.06, 0.06);
  }
  punchbag(c, c.left + 6);
  strip(c, c.left + 3.4, -2.5, 2, [226, 238, 255], 0.6);
}

export const gymWalls: Walls = { back, side };
