import type { Crop } from "#lib/elements/plants/crops.ts";
import { cropOf } from "#lib/elements/plants/crops.ts";
import { css, mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { bloomColours, leafBlade, paintBloom } from "./blooms.ts";
import { paintBlades } from "./grasses.ts";
import { cuttings, plantRow, type Cutting } from "./groves.ts";
import { line, oval } from "./strokes.ts";
import { sunlit } from "./sunlight.ts";
import { paintShrub } from "./undergrowth.ts";

/** A tall stalk whose long leaves arch to both sides; maize has its ears and its tassel, cane has neither. */
function paintStalk(brush: Brush, colour: Rgb, eared: boolean): void {
  const { ctx, random, light } = brush;
  const lean = (random() - 0.5) * 0.06;
  line(ctx, sunlit(light, scale(colour, 0.7), 0.5), 0.022, [
    [0, 0.02],
    [lean * 0.6, -0.5],
    [lean, -0.92],
  ]);
  for (let i = 0; i < 11; i++) {
    const side = i % 2 ? 1 : -1;
    const y = -0.1 - i * 0.072;
    const long = (0.2 + random() * 0.12) * (1 - Math.abs(i - 5) * 0.05);
    const tip: [number, number] = [side * long, y + (i < 7 ? 0.06 : -0.1)];
    leafBlade(
      brush,
      [lean, y],
      [side * long * 0.5, y - 0.14],
      tip,
      0.036,
      mix(colour, rgb("#a8b25c"), random() * 0.35),
    );
  }
  if (!eared) return;
  oval(ctx, sunlit(light, rgb("#e3bd45"), 0.8), 0.045, -0.47, 0.024, 0.075, 0.25);
  for (let i = -2; i <= 2; i++)
    line(ctx, sunlit(light, rgb("#c9a860"), 0.8), 0.009, [
      [lean, -0.9],
      [lean + i * 0.035, -1.04 + Math.abs(i) * 0.03],
    ]);
}

/** A vine on its stake, with its grapes. */
function paintVine(brush: Brush, colour: Rgb): void {
  const { ctx, random, light } = brush;
  line(ctx, sunlit(light, rgb("#6a4c32"), 0.6), 0.05, [
    [0.02, 0.02],
    [-0.02, -0.5],
  ]);
  line(ctx, sunlit(light, rgb("#8c7a62"), 0.7), 0.04, [
    [0.3, 0.02],
    [0.3, -1.08],
  ]);
  ctx.save();
  ctx.translate(0, -0.26);
  ctx.scale(0.6, 0.72);
  paintShrub(brush, colour, 0.09);
  ctx.restore();
  for (let i = 0; i < 7; i++) {
    const [x, y] = [(random() - 0.5) * 0.9, -0.34 - random() * 0.3];
    for (let k = 0; k < 12; k++)
      oval(
        ctx,
        sunlit(light, rgb(k % 3 ? "#4a2a5c" : "#7a5290"), 0.3 + random() * 0.5),
        x + (random() - 0.5) * 0.07 * (1 - k / 16),
        y + k * 0.011,
        0.02,
        0.02,
      );
  }
}

const box = { left: -0.75, right: 0.75, top: -1.18, bottom: 0.05 };

/** Some plants of a crop, each a height of 1. */
export function cropPlants(brush: Brush, crop: Crop, px_per_unit: number): Cutting[] {
  const colour = rgb(crop.colour ?? "#6f9038");
  return cuttings(brush, crop.form === "bloom" ? 6 : 4, box, px_per_unit, (own, index) => {
    if (crop.form === "wheat") paintBlades({ ...own, colour: null }, own.random, "wheat", -0.55, 0.55, 1, 70);
    else if (crop.form === "grass") paintBlades({ ...own, colour }, own.random, "grass", -0.5, 0.5, 1, 70);
    else if (crop.form === "stalk" || crop.form === "cane") paintStalk(own, colour, crop.form === "stalk");
    else if (crop.form === "vine") paintVine(own, colour);
    else if (crop.form === "shrub") paintShrub(own, colour, 0.08);
    else {
      const kind = crop.bloom ?? "daisy";
      const head = crop.colour === undefined ? rgb(bloomColours[kind]) : colour;
      for (const [x, y] of [
        [(index % 3) * 0.06 - 0.06, -0.86],
        ...(kind === "sunflower" ? [] : [[-0.2, -0.72] as const, [0.22, -0.78] as const]),
      ] as const)
        paintBloom(own, kind, head, [x, y], kind === "sunflower" ? 0.2 : 0.14);
    }
  });
}

/** How far apart plants of a form stand, in their heights. */
const gaps: Readonly<Record<Crop["form"], number>> = {
  wheat: 0.3,
  grass: 0.34,
  bloom: 0.26,
  shrub: 1.1,
  vine: 0.55,
  stalk: 0.2,
  cane: 0.16,
};

/** One row of a crop across the picture. */
export function paintCropRow(brush: Brush): void {
  const crop = cropOf(brush.variants);
  if (crop === null) return paintBlades(brush, brush.random, "wheat", 0, 6, 1, 400);
  const { ctx, window } = brush;
  const foot = ctx.createLinearGradient(0, -0.3, 0, 0.03);
  foot.addColorStop(0, css(rgb(crop.low), 0));
  foot.addColorStop(1, css(sunlit(brush.light, scale(rgb(crop.low), 0.6), 0.3), 0.55));
  if (crop.form !== "shrub" && crop.form !== "vine") {
    ctx.fillStyle = foot;
    ctx.fillRect(window.left, -0.3, window.right - window.left, 0.33);
  }
  plantRow(brush, cropPlants(brush, crop, brush.px_per_unit), gaps[crop.form], [0.86, 1.04]);
}
