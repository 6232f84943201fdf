import { animalPainting, type AnimalFact, type AnimalMeasures } from "#lib/elements/animal-painting.ts";
import type { Rgb } from "#lib/render/scene/colour.ts";
import { momentOf, type Moment } from "#lib/render/scene/elements/animals/moment.ts";
import type { Brush } from "#lib/render/scene/elements/scene-element.ts";

interface Told {
  nose: string;
  iris: string;
  /** Null where the coat runs on. */
  muzzle: string | null;
  cheek?: string | undefined;
}

/** An animal as the shared rows see it, with colours of its own. */
export function animalMoment(
  brush: Brush,
  coat: Rgb,
  own: Readonly<Record<string, string>>,
  measures: AnimalMeasures,
  facts: readonly AnimalFact[] = [],
): Moment {
  const { colours, ways = {}, moves = {}, motifs = {} } = animalPainting();
  return momentOf(brush, { ways, moves, motifs, colours: { ...colours, ...own } }, { coat, measures, facts });
}

/** The head of a kind as its shared rows see it. */
export function headMoment(
  brush: Brush,
  coat: Rgb,
  { nose, iris, muzzle, cheek }: Told,
  measures: AnimalMeasures,
  facts: readonly AnimalFact[],
): Moment {
  const own = { nose, iris, muzzle: muzzle ?? nose, cheek: cheek ?? nose };
  const has: AnimalFact[] = [...(muzzle === null ? [] : ["muzzle" as const]), ...(cheek ? ["cheek" as const] : [])];
  return animalMoment(brush, coat, own, measures, [...facts, ...has]);
}
