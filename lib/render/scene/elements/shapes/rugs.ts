import { mix, rgb, scale, type Rgb } from "#lib/render/scene/colour.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { penOf } from "./pen.ts";

/** Half the length of a rug at its far and its near end, and where these lie, hundredths of its height. */
const far = { half: 118, y: -62 };
const near = { half: 160, y: -4 };
const wool: readonly Rgb[] = ["#8c1d2f", "#1f3b57", "#7a4a26", "#3f5f4a", "#6b2f4f"].map(rgb);
const sand = rgb("#e2c48c");

/** A point of the rug as it lies: u to the right, -1 to 1; v towards the lens, 0 to 1. */
const lying = (u: number, v: number): string => {
  // Rows draw together towards the far end.
  const depth = v ** 1.25;
  const half = far.half + (near.half - far.half) * depth;
  return `${(u * half).toFixed(2)} ${(far.y + (near.y - far.y) * depth).toFixed(2)}`;
};
const field = (u: number, top: number, foot: number): string =>
  `M${lying(-u, top)} L${lying(u, top)} L${lying(u, foot)} L${lying(-u, foot)} Z`;

/** A woven rug that lies on the floor: borders, a field of lozenges, fringes at both ends. */
export function paintRug(brush: Brush): void {
  const pen = penOf(brush);
  const ground = brush.colour ?? wool[brush.seed % wool.length] ?? wool[0]!;
  const second = wool[(brush.seed + 2) % wool.length] ?? wool[1]!;
  pen.soft(0, -3, 164, 7, [6, 6, 10], 0.5);
  for (let i = 0; i <= 40; i++) {
    const v = i / 40;
    for (const side of [-1, 1])
      pen.line(`M${lying(side, v)} L${lying(side * 1.045, v)}`, mix(sand, [255, 255, 255], 0.3), 0.9);
  }
  pen.body(field(1, 0, 1), ground, "cloth", [0, 0, 0, -62], 0.2);
  pen.fill(field(0.95, 0.05, 0.955), sand);
  pen.fill(field(0.91, 0.1, 0.92), second);
  pen.fill(field(0.83, 0.19, 0.84), sand, 0.9);
  pen.fill(field(0.8, 0.22, 0.81), ground);
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 9; i++) {
      const u = -0.69 + (i + (row % 2) / 2) * 0.166;
      const v = 0.32 + row * 0.19;
      if (Math.abs(u) > 0.74) continue;
      const tint = (i + row) % 2 === 0 ? sand : mix(second, sand, 0.25);
      pen.fill(
        `M${lying(u, v - 0.085)} L${lying(u + 0.068, v)} L${lying(u, v + 0.085)} L${lying(u - 0.068, v)} Z`,
        tint,
      );
      pen.fill(`M${lying(u, v - 0.035)} L${lying(u + 0.028, v)} L${lying(u, v + 0.035)} L${lying(u - 0.028, v)} Z`, scale(ground, 0.7)); // prettier-ignore
    }
  pen.grain(field(1, 0, 1), "weave", 0.22, 1.4);
}
