import type { BloomKind } from "#lib/elements/plants/blooms.ts";
import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import { type Brush } from "#lib/render/scene/elements/scene-element.ts";
import { bloomColours, bloomOf, leafBlade, paintHead } from "#lib/render/scene/elements/shapes/blooms.ts";
import { blob, line, oval, type Point } from "#lib/render/scene/elements/shapes/strokes.ts";
import { sunlit } from "#lib/render/scene/elements/shapes/sunlight.ts";

/** Where heads sit in the dome, from the back to the front. */
const heads: readonly (readonly [x: number, y: number, r: number])[] = [
  [-0.2, -0.9, 0.1],
  [0.02, -0.95, 0.11],
  [0.22, -0.89, 0.1],
  [-0.31, -0.76, 0.11],
  [0.32, -0.75, 0.11],
  [-0.11, -0.8, 0.13],
  [0.13, -0.79, 0.13],
  [-0.21, -0.65, 0.12],
  [0.22, -0.64, 0.12],
  [0.01, -0.66, 0.14],
];

export function paintBouquet(brush: Brush): void {
  const { ctx, light, random } = brush;
  const { variants } = brush;
  const kind: BloomKind = bloomOf(variants, "rose");
  const main: Rgb = brush.colour ?? (variants.has("peony") ? rgb("#e79ab4") : rgb(bloomColours[kind]));
  const side = light.side < 0 ? -1 : 1;
  const green = rgb("#4f7a3c");
  // Leaves all around, behind the heads.
  for (let i = 0; i < 15; i++) {
    const a = Math.PI * (0.02 + (i / 14) * 0.96);
    const reach = 0.3 + random() * 0.14;
    const from: Point = [Math.cos(a) * 0.16, -0.62 - Math.sin(a) * 0.12];
    const tip: Point = [Math.cos(a) * (0.16 + reach), -0.6 - Math.sin(a) * (0.16 + reach)];
    const bend: Point = [(from[0] + tip[0]) / 2 + (random() - 0.5) * 0.1, (from[1] + tip[1]) / 2 - 0.06];
    leafBlade(brush, from, bend, tip, 0.045, scale(green, 0.8 + random() * 0.4));
  }
  // Stems below the knot.
  for (let i = 0; i < 9; i++) {
    const x = (i - 4) * 0.022;
    line(ctx, sunlit(light, scale(green, 0.6 + random() * 0.3), 0.4), 0.016, [
      [x * 0.6, -0.3],
      [x * 1.9, -0.01],
    ]);
  }
  // Wrapping paper: the back sheet, then, after the flowers, two folded before it.
  const paper = rgb("#d8c6a4");
  const sheet = (points: readonly Point[], e: number) => blob(ctx, sunlit(light, paper, e), points);
  sheet(
    [
      [-0.06, -0.28],
      [-0.4, -0.7],
      [-0.2, -0.78],
      [0.2, -0.78],
      [0.4, -0.7],
      [0.06, -0.28],
    ],
    0.35,
  );
  for (const [index, [x, y, r]] of heads.entries()) {
    const kindHere: BloomKind = index % 4 === 3 && kind === "rose" ? "cosmos" : kind;
    const shade = mix(index % 3 === 1 ? mix(main, [255, 244, 240], 0.4) : main, scale(main, 0.7), index < 3 ? 0.35 : 0);
    oval(ctx, sunlit(light, scale(green, 0.4), 0.15), x, y + r * 0.3, r * 0.9, r * 0.8);
    paintHead(brush, kindHere, shade, [x, y], r * (kindHere === "rose" ? 1.25 : 1));
  }
  for (const way of [-side, side] as const) {
    const lit = way === side ? 0.85 : 0.5;
    sheet(
      [
        [0.03 * -way, -0.24],
        [0.42 * way, -0.64],
        [0.34 * way, -0.52],
        [0.14 * -way, -0.46],
      ],
      lit,
    );
    line(ctx, sunlit(light, scale(paper, 0.7), lit * 0.7), 0.006, [
      [0.03 * -way, -0.25],
      [0.22 * way, -0.5],
    ]);
  }
  const silk = brush.light.accent;
  blob(ctx, sunlit(light, silk, 0.6), [
    [-0.075, -0.3],
    [0.075, -0.3],
    [0.07, -0.22],
    [-0.07, -0.22],
  ]);
  for (const way of [-1, 1])
    blob(ctx, sunlit(light, silk, way === side ? 0.9 : 0.45), [
      [0, -0.26],
      [0.16 * way, -0.34],
      [0.19 * way, -0.25],
      [0.12 * way, -0.2],
    ]);
  for (const way of [-1, 1])
    line(ctx, sunlit(light, silk, way === side ? 0.8 : 0.4), 0.024, [
      [0.01 * way, -0.24],
      [0.07 * way, -0.14],
      [0.06 * way, -0.06],
    ]);
}
