import { isLiving, isSeen, type Story, type StoryEvent, type Thing } from "#lib/planning/coverage/reading/story.ts";
import type { ClassId, ClassRow, LineEntry, LineKey } from "#lib/planning/coverage/table-schema.ts";
import { say, type Filler, type Slots } from "./fill.ts";

/** What a shot is for. */
export type BeatFunction =
  | LineKey
  | "cause"
  | "result"
  | "turn"
  | "item"
  | "place"
  | "product"
  | "step"
  | "plain"
  | "hold";

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

/** Where lines are looked for: the verb's own rows, then its class, then the class of everything. */
export function linesOf(story: Story, event: StoryEvent | null, cls: ClassId, key: LineKey): LineEntry[] {
  // How an act goes is said of that act or not at all.
  const plain = key === "act" ? undefined : story.table.classes.do;
  const rows: (ClassRow | undefined)[] = [...(event?.rows ?? []), story.table.classes[cls], plain];
  return rows.flatMap((row) => (row?.[key] === undefined ? [] : [row[key]]));
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
    if (thing !== null && thing !== undefined) things[name] = thing;
  };
  put("S", event?.S ?? (event === null ? chief : null));
  // What may have been misread is not put into lines; the user's own words still say it.
  const sure = (thing: Thing | null | undefined) => (thing != null && isSure(thing, story) ? thing : null);
  put("O", sure(event?.O));
  const hearer = event !== null && heard.has(event.cls) && event.O !== null && isLiving(event.O) ? event.O : null;
  put("R", sure(event?.R ?? hearer));
  const seen = event?.things.filter(isSeen) ?? [];
  put("X", event?.S ?? (event?.negated === true ? (seen.find(isLiving) ?? seen[0]) : undefined) ?? event?.O ?? chief);
  if (story.place.thing !== event?.S && story.place.thing !== event?.O) put("W", story.place.thing);
  const isNobody = event?.negated === true && event.clause.subject !== null && event.S === null;
  if (event?.S === null && event.O === null && !isNobody) put("S", chief);
  const place = event?.place ?? usualPlace(event, story);
  if (place !== null) texts["P"] = place;
  if (things["W"] === undefined && story.place.thing === null && story.place.name !== null)
    texts["W"] = story.place.name;
  if (event !== null) {
    if (event.goal !== null) texts["G"] = event.goal;
    if (event.means !== null) texts["I"] = event.means;
    if (event.time !== null) texts["T"] = event.time;
    texts["K"] = event.said;
  }
  const known = new Set(flags);
  if (story.place.indoors !== null) known.add(story.place.indoors ? "in" : "out");
  if (event?.negated === true) known.add("not");
  return { things, texts, flags: known };
}

/** Classes in which a living object is as well the other one. */
const heard = new Set<ClassId>(["speak", "perform", "contest", "meet", "part", "care"]);

/** Whether a phrase is read well enough to stand in a line of its own. */
function isSure(thing: Thing, { table }: Story): boolean {
  if (table.language === "en" || thing.noun !== null || thing.named || thing.phrase.by === "pronoun") return true;
  const short = table.grammar.script === "cjk" ? thing.text.length <= 6 : thing.text.split(/\s+/u).length <= 3;
  return short && (table.grammar.script === "cjk" || thing.phrase.article !== null);
}

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

const always = (slots: Slots, filler: Filler, key: string, fn: string): string => {
  const own = filler.table.labels.purposes[fn];
  return own === undefined ? "" : (say([own], slots, filler, key) ?? say([own], slots, filler, key, true) ?? "");
};

/** Why a shot is in the film: by class and function, else by function, never the same line twice. */
export function purposeOf(cls: ClassId, fn: string, slots: Slots, filler: Filler, key: string): string {
  const { purposes } = filler.table.labels;
  const own = purposes[`${cls}.${fn}`];
  const spoken: Slots = { ...slots, flags: new Set([...slots.flags, "why"]) };
  const shape = purposes[cls];
  const found =
    (own === undefined ? null : say([own], spoken, filler, key)) ??
    (shape === undefined ? null : say([shape], spoken, filler, key)) ??
    always(spoken, filler, key, fn);
  return found === "" ? always(spoken, filler, key, "plain") : found;
}
