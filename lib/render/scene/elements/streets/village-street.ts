import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { rgb } from "#lib/render/scene/colour.ts";
import { panel, panelAlpha, type Chamber } from "#lib/render/scene/elements/shapes/chamber.ts";
import { lampPost, sunAcross } from "#lib/render/scene/elements/shapes/street-fronts.ts";
import { cottage } from "#lib/render/scene/elements/shapes/village-fronts.ts";

function cottages(c: Chamber, wide: number): void {
  const count = Math.max(2, Math.round(c.width / wide));
  const step = c.width / count;
  for (let i = 0; i < count; i++) cottage(c, c.left + i * step + 0.35, step - 0.7, 5.8 + c.random() * 1.6);
  for (let i = 1; i < count; i += 2) lampPost(c, c.left + i * step, 3);
  sunAcross(c, 2.6);
  panel(c.ctx, rgb("#7a7264"), c.left, -0.1, c.width, 0.3);
  panelAlpha(c.ctx, [0, 0, 0], 0.35, c.left, -0.25, c.width, 0.16);
}

export const villageStreetWalls: Walls = { back: (c) => cottages(c, 7.5), side: (c) => cottages(c, 8) };
