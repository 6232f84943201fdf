import { creaturePainters } from "#lib/render/scene/elements/animals/creature.ts";
import { fourLegs } from "#lib/render/scene/elements/shapes/four-legs.ts";
import type { Painter } from "#lib/render/scene/elements/scene-element.ts";
import { birdPainters } from "#lib/render/scene/elements/shapes/bird-kinds.ts";
import { swimmerPainters } from "#lib/render/scene/elements/shapes/fish-body.ts";

export const animals: Readonly<Record<string, Painter>> = {
  ...fourLegs,
  ...creaturePainters,
  ...birdPainters,
  ...swimmerPainters,
};
