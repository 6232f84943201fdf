import type { Act } from "#lib/contract/acts.ts";
import { seenAt } from "#lib/planning/looks/seen-on.ts";
import { isPerson, isSmall, type Story, type StoryEvent, type Thing } from "./story.ts";

const taken: ReadonlySet<Act> = new Set(["drink", "eat"]);

/** `drinks from a mug`: of what nobody names, its vessel is in the hand. */
export function takeFromVessels(
  events: readonly StoryEvent[],
  { text, table, language }: Pick<Story, "text" | "table" | "language">,
): void {
  const ties = [...(table.grammar.prep["from"] ?? []), ...(table.grammar.prep["of"] ?? [])];
  const isTied = ({ phrase }: Thing): boolean => {
    const before = ` ${text.slice(0, phrase.start).trimEnd().toLowerCase()}`;
    return ties.some((tie) => before.endsWith(` ${tie}`));
  };
  for (const event of events)
    for (const act of event.acts) {
      if (!taken.has(act.act) || act.of !== null || !isPerson(act.by)) continue;
      const vessel = event.things.find(
        (thing) => isSmall(thing) && isTied(thing) && seenAt(text, thing.core, thing.phrase, language) === null,
      );
      if (vessel !== undefined) act.of = vessel;
    }
}
