import type { Brush } from "#lib/render/scene/elements/scene-element.ts";
import { lowland } from "#lib/render/scene/elements/shapes/lands.ts";
import { paintMarram } from "#lib/render/scene/elements/shapes/seas.ts";

const sand = lowland({ low: "#c09a68", high: "#ecd3a2", tuft: "#d8b47e", swell: 0.4, perUnit: 0.25 });

export const paintBeach = (brush: Brush): void => {
  sand(brush);
  paintMarram(brush);
};
