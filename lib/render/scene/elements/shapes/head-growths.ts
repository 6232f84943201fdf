import { animalMarks } from "#lib/elements/animal-marks.ts";
import type { Rgb } from "#lib/render/scene/colour.ts";
import { draw } from "#lib/render/scene/elements/animals/creature.ts";
import { momentOf } from "#lib/render/scene/elements/animals/moment.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";

/** Draws what grows on a head, in the head's own units: horns, tusks, a trunk, masks. Throws where nothing is so named. */
export const growth = (name: string): ((brush: Brush, coat: Rgb) => void) => {
  const parts = animalMarks().heads[name];
  if (parts === undefined) throw new Error(`data/elements/animal-marks.json: no head has ${name}`);
  return (brush, coat) => draw(parts, momentOf(brush, animalMarks(), { coat }), null);
};
