import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { rgb } from "#lib/render/scene/colour.ts";
import { bloomColours, bloomOf, paintBloom } from "#lib/render/scene/elements/shapes/blooms.ts";

export const paintFlower = (brush: Brush): void => {
  const { random } = brush;
  const other = (["cosmos", "daisy", "poppy"] as const)[Math.floor(random() * 3)]!;
  const kind = bloomOf(brush.variants, other);
  const colour = brush.colour ?? rgb(bloomColours[kind]);
  const lone = kind === "sunflower" || kind === "rose" || kind === "lotus" || kind === "sprout";
  const r = kind === "sunflower" ? 0.23 : kind === "rose" || kind === "lotus" ? 0.19 : kind === "tulip" ? 0.11 : 0.14;
  if (!lone) {
    paintBloom(brush, kind, colour, [-0.26, -0.6], r * 0.78);
    paintBloom(brush, kind, colour, [0.25, -0.66], r * 0.84);
  }
  paintBloom(brush, kind, colour, [0.03, lone ? -0.76 : -0.84], r);
};
