import type { Present } from "#lib/contract/screenplay.ts";
import { isDenied, isUnderfoot } from "#lib/places/grounds.ts";
import { isRelational, relationSaid } from "#lib/places/relations.ts";
import type { ClassId } from "#lib/planning/coverage/table-schema.ts";
import {
  isLiving,
  isPerson,
  isPlace,
  type Story,
  type StoryEvent,
  type Thing,
} from "#lib/planning/coverage/reading/story.ts";

/** What is named only to say where something is: the ground, a word of place around another thing, what is not there. */
export function isOnlyWhere(thing: Thing, { text, language, things, events }: Story): boolean {
  const { phrase, core } = thing;
  if (isDenied(text, phrase, language)) return true;
  // `男の人` is one man: the noun that his name begins with is nobody else.
  if (isPerson(thing) && things.some((whole) => isPerson(whole) && beginsWith(whole.phrase, phrase))) return true;
  if (things.some((inner) => inner !== thing && isRelational(text, phrase, inner.phrase, language))) return true;
  const underfoot = isUnderfoot(core, language) && relationSaid(text, phrase, language) !== null;
  return underfoot && !isLiving(thing) && !events.some(({ O, R }) => O === thing || R === thing);
}

const beginsWith = (whole: Thing["phrase"], part: Thing["phrase"]): boolean =>
  whole.parts.length === 0 && whole.start === part.start && whole.end > part.end;

/** Who gets out of a car is in it no more. */
const goes: ReadonlySet<ClassId> = new Set(["travel", "arrive", "leave", "part", "chase"]);

/** Who fishes from a boat is in it. */
function fromWithin({ kind, phrase }: Thing, text: string, { grammar }: Story["table"]): "inside" | null {
  const before = text
    .slice(Math.max(0, phrase.start - 16), phrase.start)
    .trimEnd()
    .toLowerCase();
  const of = new Set(grammar.prep["of"] ?? []);
  const from = (grammar.prep["from"] ?? []).filter((word) => !of.has(word));
  return kind === "vehicle" && from.some((word) => before.endsWith(` ${word}`)) ? "inside" : null;
}

/** Where somebody is by a thing that the event names; null where its words do not tell. */
export function standsAt(
  self: Thing,
  event: StoryEvent | null,
  { text, language, loose, table }: Story,
  known: (thing: Thing) => string | null,
): Present["at"] {
  for (const thing of event?.things ?? loose) {
    if (thing === self || isPlace(thing)) continue;
    const stays = event !== null && !goes.has(event.cls);
    const relation = relationSaid(text, thing.phrase, language) ?? (stays ? fromWithin(thing, text, table) : null);
    const id = known(thing);
    if (relation !== null && id !== null) return { relation, id };
  }
  return null;
}
