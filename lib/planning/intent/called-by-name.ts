import type { NounPhrase } from "./find-subjects.ts";
import type { Unit } from "./units.ts";

const calls = /^(?:named|called|dubbed|nicknamed|llamad[oa]|namens|nommée?|appelée?|chamad[oa]|chiamat[oa])$/u;

/** "a lipstick called Rouge Nine" is one thing: a name that is given outright belongs to what bears it. */
export function withNames(
  phrases: readonly NounPhrase[],
  { raw, units }: { raw: string; units: readonly Unit[] },
): NounPhrase[] {
  const kept: NounPhrase[] = [];
  for (const phrase of phrases) {
    const named = kept.at(-1);
    const first = named !== undefined && named.from > 0 && isApposition(named, phrase, { raw, units });
    if (first) {
      const span = { start: named.span.start, end: phrase.span.end };
      kept[kept.length - 1] = { ...phrase, phrase: raw.slice(span.start, span.end), span, from: named.from };
      continue;
    }
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

/** "Luna, a smart lamp that …": a name is of what stands beside it. */
function isApposition(
  name: NounPhrase,
  phrase: NounPhrase,
  { raw, units }: { raw: string; units: readonly Unit[] },
): boolean {
  const article = units[phrase.from - 1];
  const words = units.slice(name.from, name.to + 1);
  return (
    article?.grammar === "article" &&
    article.gap &&
    name.to === phrase.from - 2 &&
    /^an?$/u.test(article.key) &&
    !phrase.placed &&
    !name.placed &&
    raw.slice((words.at(-1) as Unit).end, article.start).trim() === "," &&
    words.every((unit) => /^\p{Lu}\p{Ll}/u.test(raw.slice(unit.start, unit.end)) && unit.kind !== "number")
  );
}
