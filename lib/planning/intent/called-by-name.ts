import type { NounPhrase } from "./find-subjects.ts";
import type { Unit } from "./units.ts";

const calls =
  /^(?:named|called|dubbed|nicknamed|llamad[oa]|namens|nommée?|appelée?|chamad[oa]|chiamat[oa])$/u;

/** "a lipstick called Rouge Nine" is one thing: a name that is given outright belongs to what bears it. */
export function withNames(
  phrases: readonly NounPhrase[],
  { raw, units }: { raw: string; units: readonly Unit[] },
): NounPhrase[] {
  const kept: NounPhrase[] = [];
  for (const phrase of phrases) {
    const bearer = kept.at(-1);
    const between = bearer === undefined ? [] : units.slice(bearer.to + 1, phrase.from);
    const [only] = between;
    const given = between.length === 1 && only !== undefined && !only.gap && calls.test(only.key);
    const name = /^\p{Lu}/u.test(phrase.phrase) && units[phrase.from]?.gap !== true;
    if (bearer === undefined || !given || !name || phrase.stands_for !== null) {
      kept.push(phrase);
      continue;
    }
    const span = { start: bearer.span.start, end: phrase.span.end };
    kept[kept.length - 1] = { ...bearer, phrase: raw.slice(span.start, span.end), span, to: phrase.to };
  }
  return kept;
}
