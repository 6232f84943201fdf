import { z } from "#schema";
import { spatialRelations, type SpatialRelation } from "#lib/contract/vocabulary.ts";
import file from "#data/places/relations.json" with { type: "json" };

/** How words stand somebody by a thing: on it, under it, behind it. */

const words = z.array(z.string().min(1)).min(1);
const read = z
  .strictObject({
    relations: z.record(z.string(), z.record(z.enum(spatialRelations), words)),
    /** Where a particle only says where, the verb behind it says how: `椅子に座る`. */
    by_verb: z.record(
      z.string(),
      z.strictObject({ particle: z.string(), on: words.optional(), inside: words.optional() }),
    ),
  })
  .safeParse(file);
if (!read.success) throw new Error(`data/places/relations.json is ill-formed: ${z.prettifyError(read.error)}`);

const postposed = new Set(["ja", "zh", "hi"]);
const escaped = (list: readonly string[]): string =>
  list
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join("|");

/** The particle alone, with one of these verbs behind it before the next particle that ties another thing. */
const verbPattern = (language: string, relation: SpatialRelation): string => {
  const row = read.data.by_verb[language];
  const verbs = relation === "on" || relation === "inside" ? row?.[relation] : undefined;
  return row === undefined || verbs === undefined
    ? ""
    : `|${row.particle}(?=、?(?:並んで|一人で|ひとりで|二人で|黙って|静かに)?[^、。にをでて]{0,18}?(?:${escaped(verbs)}))`;
};

const patterns = new Map(
  Object.entries(read.data.relations).map(([language, table]) => [
    language,
    spatialRelations.map((relation) =>
      postposed.has(language)
        ? new RegExp(`^\\s*(?:${escaped(table[relation])}${verbPattern(language, relation)})`, "u")
        : // An article may stand between: `under the`, `sous l'`.
          new RegExp(`(?:^|[^\\p{L}])(?:${escaped(table[relation])})\\s*(?:\\s\\p{L}{1,5}|\\s?\\p{L}['’])?\\s*$`, "iu"),
    ),
  ]),
);
/** A longer word of place ends as a shorter one does: `in front of`, `al lado de`. */
const order = [
  "in_front_of",
  "between",
  "behind",
  "under",
  "inside",
  "on",
  "beside",
] as const satisfies SpatialRelation[];

interface Span {
  start: number;
  end: number;
}

/** The relation to a phrase of `text` that words before it, or behind it, tell, with the span of these and the phrase. */
function relationAround(
  text: string,
  { start, end }: Span,
  language: string,
): ({ relation: SpatialRelation } & Span) | null {
  const after = postposed.has(language);
  const from = Math.max(0, start - 32);
  const around = after ? text.slice(end, end + 24) : text.slice(from, start);
  const list = patterns.get(language);
  for (const relation of order) {
    const found = list?.[spatialRelations.indexOf(relation)]?.exec(around);
    if (!found) continue;
    return after ? { relation, start, end: end + found[0].length } : { relation, start: from + found.index, end };
  }
  return null;
}

/** The relation to a phrase of `text`; null where no word tells one. */
export const relationSaid = (text: string, phrase: Span, language: string): SpatialRelation | null =>
  relationAround(text, phrase, language)?.relation ?? null;

/** Whether a phrase is nothing but a word of place with another phrase in it: `front of a door`, `木の下`. */
export function isRelational(text: string, outer: Span, inner: Span, language: string): boolean {
  const around = relationAround(text, inner, language);
  return (
    around !== null &&
    outer.start >= around.start &&
    outer.end <= around.end &&
    outer.end - outer.start > inner.end - inner.start
  );
}
