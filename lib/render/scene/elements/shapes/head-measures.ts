import { animalHeads, type HeadFact, type HeadMeasures } from "#lib/elements/animal-heads.ts";
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

/** The head of a kind as its shared rows see it. */
export function headMoment(
  brush: Brush,
  coat: Rgb,
  { nose, iris, muzzle, cheek }: Told,
  measures: HeadMeasures,
  facts: readonly HeadFact[],
): Moment {
  const own = { nose, iris, muzzle: muzzle ?? nose, cheek: cheek ?? nose };
  const has: HeadFact[] = [...(muzzle === null ? [] : ["muzzle" as const]), ...(cheek ? ["cheek" as const] : [])];
  const { colours, ...rest } = animalHeads();
  return momentOf(brush, { ...rest, colours: { ...colours, ...own } }, { coat, measures, facts: [...facts, ...has] });
}
