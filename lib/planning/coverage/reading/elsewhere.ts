import type { SpatialRelation } from "#lib/contract/vocabulary.ts";
import { relationSaid } from "#lib/places/relations.ts";
import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import type { StoryEvent, Thing } from "./story.ts";

const fixed: ReadonlySet<SpatialRelation> = new Set<SpatialRelation>(["on", "under", "behind", "beside"]);
/** Letters between an animal and what it is under. */
const furthest = 40;
/** As many words as a preposition is: what stands there besides tells how the animal is. */
const mereTie = 1;

/** Animals that an event has with it, and of which it tells how they are somewhere: `with a dog asleep under the table`. */
export function elsewhereIn(
  { things, S, O }: StoryEvent,
  text: string,
  { grammar, language }: LanguageTable,
): Set<Thing> {
  const ties = new Set(grammar.prep["with"] ?? []);
  const isWith = ({ phrase }: Thing): boolean =>
    ties.has(text.slice(0, phrase.start).toLowerCase().trimEnd().split(/\s+/u).at(-1) ?? "");
  const isToldOf = ({ phrase }: Thing): boolean =>
    things.some(({ phrase: other }) => {
      const end = text.indexOf(phrase.head, phrase.start) + phrase.head.length;
      const between = text.slice(end, other.start).trim();
      const isTold = between.split(/\s+/u).length > mereTie && between.length < furthest && !/[,;]/u.test(between);
      const relation = other.start > end && isTold ? relationSaid(text, other, language) : null;
      return relation !== null && fixed.has(relation);
    });
  return new Set(
    things.filter((thing) => thing.kind === "animal" && thing !== S && thing !== O && isWith(thing) && isToldOf(thing)),
  );
}
