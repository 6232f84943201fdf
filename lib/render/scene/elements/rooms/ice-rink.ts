import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import {
  along,
  body,
  down,
  facet,
  panel,
  panelAlpha,
  type Chamber,
} from "#lib/render/scene/elements/shapes/chamber.ts";
import { spotlight, strip } from "#lib/render/scene/elements/shapes/luminaires.ts";
import { oval } from "#lib/render/scene/elements/shapes/strokes.ts";

const boards_m = 1.15;
const pane_m = 1.3;

/** Rows of tipped seats that climb into the dark, a few people among them. */
function tiers(c: Chamber): void {
  const { ctx, random } = c;
  const seat = c.brush.colour ?? mix(rgb("#2b4a78"), c.light.primary, 0.35);
  const rows = 13;
  const foot = boards_m + 0.5;
  panel(ctx, down(ctx, -7.4, -foot, scale(seat, 0.12), scale(seat, 0.5)), c.left, -7.4, c.width, 7.4 - foot);
  for (let row = rows - 1; row >= 0; row--) {
    const y = -foot - row * 0.42;
    const dim = 0.62 * (1 - row / (rows + 2));
    panel(ctx, scale(rgb("#3a3f48"), dim * 0.75), c.left, y - 0.04, c.width, 0.26);
    for (let x = c.left + (row % 2) * 0.24; x < c.right - 0.4; x += 0.5) {
      panel(ctx, scale(seat, (0.7 + random() * 0.2) * dim), x, y - 0.36, 0.4, 0.34, 0.06);
      if (random() > 0.42) continue;
      const shirt = mix([90 + random() * 130, 80 + random() * 90, 80 + random() * 100], c.light.accent, 0.25) as Rgb;
      panel(ctx, scale(shirt, 0.75 * dim), x + 0.03, y - 0.5, 0.34, 0.5, 0.13);
      oval(ctx, scale(mix([222, 176, 142], [110, 72, 50], random()), 0.9 * dim), x + 0.2, y - 0.6, 0.09, 0.115);
    }
  }
}

/** White boards with their yellow kick plate and red cap, clear panes above that hold the lamps' gleam. */
function dasher(c: Chamber): void {
  const { ctx } = c;
  panel(ctx, down(ctx, -boards_m, -0.2, [244, 247, 250], [198, 208, 218]), c.left, -boards_m, c.width, boards_m);
  const hue = [c.light.primary, c.light.accent, [60, 84, 120] as Rgb];
  let at = c.left + 0.3;
  for (let i = 0; at < c.right - 2.6; i++, at += 3.4) {
    panelAlpha(ctx, mix(hue[i % 3]!, [70, 80, 100], 0.5), 0.8, at, -0.98, 2.5, 0.55, 0.05);
    panelAlpha(ctx, [255, 255, 255], 0.85, at + 0.35, -0.76, 1.8, 0.1, 0.05);
  }
  panel(ctx, rgb("#e8bf3a"), c.left, -0.24, c.width, 0.24);
  panelAlpha(ctx, [80, 60, 0], 0.25, c.left, -0.08, c.width, 0.08);
  body(c, rgb("#b8333a"), c.left, -boards_m - 0.07, c.width, 0.12);
  panelAlpha(ctx, [206, 228, 244], 0.11, c.left, -boards_m - pane_m, c.width, pane_m);
  for (let x = c.left; x < c.right; x += 1.8) {
    panel(ctx, along(ctx, x, x + 0.05, [210, 216, 222], [110, 118, 126]), x, -boards_m - pane_m, 0.045, pane_m);
    c.shine(() =>
      facet(
        ctx,
        [255, 255, 255],
        [x + 0.4, -boards_m - pane_m, x + 0.75, -boards_m - pane_m, x + 0.35, -boards_m - 0.1, x, -boards_m - 0.1],
        0.07,
      ),
    );
  }
  panelAlpha(ctx, [255, 255, 255], 0.5, c.left, -boards_m - pane_m, c.width, 0.025);
}

function back(c: Chamber): void {
  tiers(c);
  dasher(c);
  strip(c, c.left + 1, -c.height + 0.5, c.width - 2, [226, 240, 255], 0.9, 0.09);
  for (const dx of [-0.3, 0, 0.3])
    spotlight(
      c,
      c.middle + dx * c.width,
      -c.height + 0.7,
      c.middle + dx * c.width * 0.6,
      -0.2,
      3,
      [226, 240, 255],
      0.5,
    );
}

function side(c: Chamber): void {
  tiers(c);
  dasher(c);
  strip(c, c.left, -c.height + 0.5, c.width, [226, 240, 255], 0.8, 0.09);
}

export const iceRinkWalls: Walls = { back, side };
