import type { Act } from "#lib/contract/acts.ts";
import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import { setOf } from "#lib/planning/coverage/set-of.ts";
import type { Phrase } from "./phrase.ts";
import { isLiving, type Thing } from "./story.ts";
import type { Things } from "./things.ts";
import type { Parts } from "./told-before.ts";

/** Who does what is told, where no word names them: `a snowman is put up`, `flying a kite on the beach`. */

/** A pronoun for somebody that stands nowhere in the text; null where the language has none. */
export function unnamedPhrase({ start }: { start: number }, { grammar }: LanguageTable): Phrase | null {
  const text = Object.entries(grammar.subject_pronouns).find(([, role]) => role === "who")?.[0];
  return text === undefined
    ? null
    : {
        text,
        core: text,
        head: text,
        article: null,
        by: "pronoun",
        noun: null,
        plural: false,
        count: 1,
        gender: null,
        named: false,
        measures: false,
        compounded: false,
        parts: [],
        start,
        end: start,
      };
}

/** Said of a thing these tell how it is, or the wind and its own weight do it. */
const staying = setOf<Act>(
  "catch hide hold hold_close find conceal lock place hang_on tie pack put_out light ignite crack_open tear drop throw close open pour push pull blow knock_off cut",
);
/** What somebody does for another. */
const serving = setOf<Act>("cut_hair bandage photograph feed");

/** Whether an act of hands that nobody is named for has somebody who does it all the same. */
export const isByHand = (act: Act, handled: ReadonlySet<Act>): boolean =>
  serving.has(act) || (handled.has(act) && !staying.has(act));

/** Whose hand somebody's words name; null where nobody has it. */
function ownerIn({ adjuncts, event }: Parts, things: Things): Thing | null {
  const hand = adjuncts.find(({ thing }) => thing.kind === "body")?.thing.phrase;
  if (hand === undefined) return null;
  const isBefore = (thing: Thing) => isLiving(thing) && !thing.plural && thing.phrase.end <= hand.start;
  const owner = event.things.find(
    (thing) => isLiving(thing) && thing.phrase.start >= hand.start && thing.phrase.end <= hand.end,
  );
  return owner ?? (hand.by === "own" ? (things.all.findLast(isBefore) ?? null) : null);
}

/** `a plate slips from Ruth's hand`: whose hand a thing slips out of lets it fall; out of nobody's it falls. */
export function letFall(act: Act, parts: Parts, things: Things): Act {
  const { doer, objects } = parts;
  if (act !== "drop" || doer === null || isLiving(doer) || objects.length > 0) return act;
  const owner = ownerIn(parts, things);
  if (owner === null) return "fall";
  Object.assign(parts, { doer: owner, objects: [doer] });
  return act;
}
