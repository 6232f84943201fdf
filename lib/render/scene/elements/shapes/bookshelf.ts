import { rgb, scale } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { penOf, roundedBox } from "./pen.ts";

/** Shelves of books of all heights, with a vase here and there. */
export function paintBookshelf(brush: Brush): void {
  const pen = penOf(brush);
  const wood = brush.colour ?? rgb("#7c5232");
  const hues = ["#8c3b2e", "#2f5a6a", "#c49a4a", "#4e6b4a", "#d8cdb4", "#5a4468", "#22384f", "#b5652f"];
  pen.soft(0, -0.6, 30, 2, [8, 8, 12], 0.5);
  pen.face("M-24 -100 L24 -100 L24 0 L-24 0 Z", scale(wood, 0.42), "matte", 0, 0);
  for (let row = 0; row < 5; row++) {
    const floor = -4 - row * 19;
    let x = -21.4;
    for (let i = 0; x < 20.6; i++) {
      const pick = (brush.seed + row * 17 + i * 7) % 97;
      if (pick % 11 === 0) {
        const w = 5;
        if (x + w < 21)
          pen.body(
            `M${x + 0.6} ${floor} C${x - 0.4} ${floor - 6} ${x + 1.6} ${floor - 7} ${x + 1.8} ${floor - 9} L${x + 3.2} ${floor - 9} C${x + 3.4} ${floor - 7} ${x + 5.4} ${floor - 6} ${x + 4.4} ${floor} Z`,
            rgb(hues[pick % 8]!),
            "gloss",
            [x, 0, x + 5, 0],
          );
        x += w + 0.8;
        continue;
      }
      const w = 1.5 + (pick % 5) * 0.34;
      const h = 10.4 + (pick % 7) * 0.62;
      const c = rgb(hues[(pick * 3 + i) % 8]!);
      if (x + w < 21.4) {
        pen.body(
          `M${x} ${floor} L${x} ${floor - h} L${x + w} ${floor - h} L${x + w} ${floor} Z`,
          c,
          "satin",
          [x, 0, x + w, 0],
          0.8,
        );
        if (pick % 2)
          pen.line(
            `M${x} ${floor - h + 2} L${x + w} ${floor - h + 2} M${x} ${floor - 2.4} L${x + w} ${floor - 2.4}`,
            [222, 190, 120],
            0.24,
            0.8,
          );
      }
      x += w + 0.08;
    }
    pen.fill(
      `M-22 ${floor - 15} L22 ${floor - 15} L22 ${floor - 10} L-22 ${floor - 10} Z`,
      pen.blend([0, floor - 15, 0, floor - 10], [0, [4, 3, 3], 0.6], [1, [4, 3, 3], 0]),
    );
    pen.body(`M-22 ${floor} L22 ${floor} L22 ${floor + 2} L-22 ${floor + 2} Z`, wood, "satin", [
      0,
      floor + 3,
      0,
      floor - 1,
    ]);
  }
  for (const d of [
    roundedBox(-24, -100, 2.6, 100, 0.4),
    roundedBox(21.4, -100, 2.6, 100, 0.4),
    roundedBox(-25, -101, 50, 3, 0.5),
  ]) {
    pen.body(d, wood, "satin", [-24, 0, 24, -100]);
    pen.grain(d, "wood", 0.4);
    pen.bevel(d, 0.5, 0.4);
  }
}
