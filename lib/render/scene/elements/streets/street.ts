import type { Walls } from "#lib/render/scene/elements/shapes/walls.ts";
import { mix, scale, type Rgb } from "#lib/render/scene/colour.ts";
import {
  evening,
  body,
  down,
  facet,
  panel,
  panelAlpha,
  type Chamber,
} from "#lib/render/scene/elements/shapes/chamber.ts";
import { lampPost, rowOfHouses, type Manner } from "#lib/render/scene/elements/shapes/street-fronts.ts";
import { stringLights } from "#lib/render/scene/elements/shapes/luminaires.ts";
import { oval } from "#lib/render/scene/elements/shapes/strokes.ts";

/** How a street is built, by the words for it and by the film's mood. */
function mannerOf(c: Chamber): Manner {
  const { variants } = c.brush;
  if (variants.has("neon")) return "neon";
  if (variants.has("new_york_street")) return "brick";
  if (variants.has("downtown")) return "modern";
  if (variants.has("desert")) return "adobe";
  if (variants.has("italy")) return "stucco";
  return (["town", "town", "brick", "stucco"] as const)[c.brush.seed % 4]!;
}

/** A stall under a striped cloth, with fruit in heaps. */
export function stall(c: Chamber, x: number, w: number): void {
  const { ctx, random } = c;
  const cloth = mix(
    (
      [
        [186, 58, 46],
        [52, 110, 96],
        [210, 150, 56],
        [60, 88, 140],
      ] as Rgb[]
    )[Math.floor(random() * 4)]!,
    c.light.accent,
    0.3,
  );
  for (const at of [x + 0.05, x + w - 0.13]) body(c, [96, 68, 44], at, -2.5, 0.08, 2.5);
  panel(ctx, [30, 22, 18], x + 0.1, -2.1, w - 0.2, 1.2);
  if (evening(c) > 0.2) {
    c.pool({ x: x + w / 2, y: -1.4, rx: w * 0.8, ry: 1.2, colour: [255, 196, 118], strength: 0.8 });
    c.shine(() => {
      oval(ctx, [255, 240, 200], x + w / 2, -1.95, 0.07, 0.09);
      c.brush.glow({ x: x + w / 2, y: -1.95, radius: 1.1, colour: [255, 196, 118], strength: 0.75 });
    });
  }
  body(c, [122, 86, 54], x, -0.95, w, 0.95);
  for (let i = 0; i < 5; i++) panelAlpha(ctx, [0, 0, 0], 0.25, x + (i * w) / 5, -0.9, 0.03, 0.9);
  const fruit: Rgb[] = [
    [214, 60, 44],
    [236, 160, 50],
    [126, 160, 62],
    [240, 206, 84],
    [140, 60, 90],
  ];
  for (let bin = 0; bin < 4; bin++) {
    const tone = fruit[Math.floor(random() * 5)]!;
    for (let i = 0; i < 26; i++) {
      const fx = x + 0.14 + ((bin + random() * 0.9) * (w - 0.25)) / 4;
      const fy = -0.98 - random() ** 2 * 0.26;
      oval(ctx, scale(tone, 0.7 + random() * 0.5), fx, fy, 0.06, 0.06);
      oval(ctx, mix(tone, [255, 255, 255], 0.5), fx - 0.02, fy - 0.025, 0.016, 0.014);
    }
  }
  const stripes = Math.max(5, Math.round(w / 0.3));
  for (let i = 0; i < stripes; i++) {
    const [a, b] = [x - 0.2 + (i * (w + 0.4)) / stripes, x - 0.2 + ((i + 1) * (w + 0.4)) / stripes];
    const fill = i % 2 ? cloth : ([236, 228, 212] as Rgb);
    facet(ctx, down(ctx, -2.85, -2.1, scale(fill, 1.15), scale(fill, 0.75)), [
      a,
      -2.85,
      b,
      -2.85,
      b,
      -2.25,
      (a + b) / 2,
      -2.12,
      a,
      -2.25,
    ]);
  }
}

function fronts(c: Chamber, tall: number): void {
  const manner = mannerOf(c);
  const low = manner === "adobe" ? 0.5 : 0.68;
  rowOfHouses(
    c,
    manner,
    manner === "modern" ? 11 : 7,
    tall,
    tall * low,
    c.brush.variants.has("market") ? 0.3 : manner === "adobe" ? 0.4 : 0.75,
  );
  if (c.brush.variants.has("market")) {
    for (let x = c.left + 0.6; x < c.right - 3; x += 3.6) stall(c, x, 2.6);
    stringLights(c, c.left, c.right, -4.4, 0.4);
  } else for (let x = c.left + 3; x < c.right - 1; x += 11) lampPost(c, x);
}

export const streetWalls: Walls = { back: (c) => fronts(c, 13), side: (c) => fronts(c, 13.2) };
