import { rgb } from "#lib/render/scene/colour.ts";
import { panel, panelAlpha, type Chamber } from "./shapes/chamber.ts";
import { lampPost, sunAcross } from "./shapes/street-fronts.ts";
import { cottage } from "./shapes/village-fronts.ts";
import { streetOf } from "./shapes/street-of.ts";

function cottages(c: Chamber, wide: number): void {
  const count = Math.max(2, Math.round(c.width / wide));
  const step = c.width / count;
  for (let i = 0; i < count; i++) cottage(c, c.left + i * step + 0.35, step - 0.7, 5.8 + c.random() * 1.6);
  for (let i = 1; i < count; i += 2) lampPost(c, c.left + i * step, 3);
  sunAcross(c, 2.6);
  panel(c.ctx, rgb("#7a7264"), c.left, -0.1, c.width, 0.3);
  panelAlpha(c.ctx, [0, 0, 0], 0.35, c.left, -0.25, c.width, 0.16);
}

export const villageStreet = streetOf({
  id: "village_street",
  words: [
    "village street",
    "village square",
    "hamlet",
    "old town",
    "medieval street",
    "cobbled street",
    "aldea",
    "casco antiguo",
    "vieille ville",
    "altstadt",
    "aldeia",
    "borgo",
    "centro storico",
    "集落",
    "古镇",
    "老街",
    "पुराना शहर",
    "البلدة القديمة",
    "古い町並み",
  ],
  height_m: 8.5,
  half_m: 5,
  length_m: 24,
  ground: "paving",
  end: (c) => cottages(c, 7.5),
  side: (c) => cottages(c, 8),
});
