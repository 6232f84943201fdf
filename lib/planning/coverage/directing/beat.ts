import { isLiving, isSeen, type Story, type StoryEvent, type Thing } from "#lib/planning/coverage/reading/story.ts";
import type { ClassId, ClassRow, LineEntry, LineKey } from "#lib/planning/coverage/table-schema.ts";
import { say, type Filler, type Slots } from "./fill.ts";

/** What a shot is for. */
export type BeatFunction = LineKey | "cause" | "result" | "turn" | "item" | "place" | "product" | "step" | "plain";

/** One shot before camera and ids: what is seen and why. */
export interface Beat {
  fn: BeatFunction;
  cls: ClassId;
  event: StoryEvent | null;
  action: string;
  detail: string;
  purpose: string;
  /** Who and what is in the frame, the most important first. */
  things: Thing[];
  changes: string | null;
  state: { thing: Thing; word: string } | null;
  caption: string | null;
  spoken: { who: Thing | null; line: string }[];
}

/** Lines of the verb's own rows. */
export const ownLines = (event: StoryEvent, key: LineKey): LineEntry[] =>
  event.rows.flatMap((row) => (row[key] === undefined ? [] : [row[key]]));

/** Where lines are looked for: the verb's own rows, then its class. How an act goes is said of that verb or not at all. */
export function linesOf(story: Story, event: StoryEvent | null, cls: ClassId, key: LineKey): LineEntry[] {
  const ofClass = key === "act" && event !== null ? undefined : story.table.classes[cls]?.[key];
  return [...(event === null ? [] : ownLines(event, key)), ...(ofClass === undefined ? [] : [ofClass])];
}

export const rowOf = (story: Story, event: StoryEvent | null, cls: ClassId): ClassRow =>
  Object.assign({}, story.table.classes[cls], ...(event?.rows ?? []).toReversed()) as ClassRow;

/** The slots of an event's lines. */
export function slotsOf(
  story: Story,
  event: StoryEvent | null,
  chief: Thing | null,
  flags: readonly string[] = [],
): Slots {
  const things: Slots["things"] = {};
  const texts: Slots["texts"] = { Q: story.text };
  const put = (name: string, thing: Thing | null | undefined) => {
    if (thing !== null && thing !== undefined && isNameable(thing, story)) things[name] = thing;
  };
  put("S", event === null ? chief : event.S);
  put("O", event?.O);
  const hearer = event !== null && heard.has(event.cls) && event.O !== null && isLiving(event.O) ? event.O : null;
  put("R", event?.R ?? hearer);
  const seen = event?.things.filter(isSeen) ?? [];
  const candidates = [event?.S, event?.O, seen.find(isLiving), ...seen, chief, story.place.thing];
  put(
    "X",
    candidates.find((thing) => thing != null && isNameable(thing, story)),
  );
  if (story.place.thing !== event?.S && story.place.thing !== event?.O) put("W", story.place.thing);
  const place = event?.place ?? (story.place.thing === things["X"] ? null : usualPlace(event, story));
  if (place !== null) texts["P"] = place;
  if (things["W"] === undefined && story.place.thing === null && story.place.name !== null)
    texts["W"] = story.place.name;
  if (event !== null) {
    if (event.goal !== null) texts["G"] = event.goal;
    if (event.means !== null) texts["I"] = event.means;
    if (event.time !== null) texts["T"] = event.time;
    texts["K"] = quoted(event.said);
  }
  const known = new Set(flags);
  if (story.place.indoors !== null) known.add(story.place.indoors ? "in" : "out");
  if (event?.negated === true) known.add("not");
  return { things, texts, flags: known };
}

/** A sentence as it stands inside quotation marks. */
export const quoted = (said: string): string => said.replace(/[.。।\s]+$/u, "");

/** Classes in which a living object is as well the other one. */
const heard = new Set<ClassId>(["speak", "perform", "contest", "meet", "part", "care"]);

/** What may have been misread, and a pronoun that nobody stands behind, name nothing in a line of its own. */
const isNameable = (thing: Thing, { table }: Story): boolean =>
  thing.phrase.by !== "pronoun" &&
  (isSeen(thing) || thing.kind === "event") &&
  (table.grammar.script === "latin" || thing.kind !== null || thing.named);

/** The place of the film, or where its doer usually is; nothing where the place is itself what it is about. */
function usualPlace(event: StoryEvent | null, story: Story): string | null {
  const { thing, phrase } = story.place;
  if (thing !== null && (thing === event?.S || thing === event?.O)) return null;
  return phrase;
}

/** Says the first of several entries that can be said. */
export function sayFirst(entries: readonly LineEntry[], slots: Slots, filler: Filler, key: string): string | null {
  for (const entry of entries) {
    const text = say(entry, slots, filler, key);
    if (text !== null) return text;
  }
  return null;
}
