import {
  apart,
  isLiving,
  isPerson,
  isPlace,
  isSeen,
  type Moment,
  type Story,
  type StoryEvent,
  type Thing,
} from "#lib/planning/coverage/reading/story.ts";
import type { ClassId, LineEntry, LineKey } from "#lib/planning/coverage/table-schema.ts";
import { linesOf, ownLines, quoted, rowOf, sayFirst, slotsOf, type Beat } from "./beat.ts";
import { sayWords, withHow, type Filler, type Slots } from "./fill.ts";
import {
  shotReason,
  besides,
  fitted,
  functions,
  gathered,
  roomFor,
  withBeside,
  type Side,
  type Want,
} from "./shots-wanted.ts";
import { nearLine, nearWords } from "./sights.ts";
import { whyOf } from "./why.ts";

const seenOf = (event: StoryEvent): Thing[] =>
  apart([event.S, event.O, event.R, ...event.things].filter((thing) => thing !== null)).filter(isSeen);

/** Whoever has gone is not in the last frame. */
const goes = new Set<ClassId>(["leave", "vanish"]);

/** The thing rather than its doer; the doer where the words name no thing. */
const thingOf = ({ O, S, things }: StoryEvent): Thing | null =>
  [O, ...things.filter((thing) => thing !== S && !isLiving(thing)), S].find(
    (thing) => thing != null && isSeen(thing),
  ) ?? null;

function framed(event: StoryEvent, side: Side, story: Story): Thing[] {
  switch (side) {
    case "close": {
      const thing = thingOf(event);
      const { pose } = rowOf(story, event, event.cls);
      // Of a ride the rider is seen close: the mount is under the edge of the frame.
      if ((pose === "ride" || pose === "drive") && event.S !== null && isLiving(event.S)) return [event.S];
      const isBody = event.O === null && event.S !== null && isLiving(event.S);
      if (isBody || thing === null || !isSeen(thing)) return event.S === null ? [] : [event.S];
      return thing === event.O && event.S !== null && isSeen(event.S) ? [thing, event.S] : [thing];
    }
    case "face":
      return [event.R !== null && isLiving(event.R) ? event.R : event.S].filter((thing) => thing !== null);
    case "reaction":
      return [firstDoer(story) ?? [], ...seenOf(event)].flat();
    case "after":
      return goes.has(event.cls) && !event.negated
        ? [story.place.thing ?? [], ...seenOf(event)].flat().filter((thing) => thing !== event.S)
        : seenOf(event);
    default:
      return seenOf(event);
  }
}

/** The side of an event's lines, by the lines of a negation where nothing happens. */
function lineOf(
  event: StoryEvent,
  key: LineKey,
  story: Story,
  slots: Slots,
  filler: Filler,
  id: string,
): string | null {
  const cls: ClassId = event.negated ? "not" : event.cls;
  const own = event.negated ? linesOf(story, null, cls, key) : linesOf(story, event, cls, key);
  return sayFirst(bodied(own, slots, story), slots, filler, id);
}

/** Lines of hands and faces are true of people only. */
function bodied(entries: readonly LineEntry[], slots: Slots, story: Story): LineEntry[] {
  const doer = slots.things["S"] ?? null;
  return doer === null || isPerson(doer) || doer.kind === null
    ? [...entries]
    : entries.filter((entry) => !speaksOfHands(entry, story));
}

/** Whether a line names a part of a body: it is not true of a snail or a gnome. */
function speaksOfHands(entry: LineEntry, { table }: Story): boolean {
  const text = JSON.stringify(entry).toLowerCase();
  if (table.grammar.script === "cjk") return table.body.some((word) => text.includes(word));
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.some(
    (word) => table.nouns.find(word)?.kind === "body" || table.nouns.find(word.replace(/s$/u, ""))?.kind === "body",
  );
}

/** The words that lines of a shot may speak of: the moment's own, and the moments beside it. */
function slotsIn(list: readonly Want[], at: number, story: Story): Slots {
  const { moment, side } = list[at] as Want;
  const told = list.flatMap((want) => (want.side === "told" ? [want.moment] : []));
  const chief = story.events[0]?.S ?? story.things.find(isSeen) ?? null;
  const flags = [at === 0 ? "first" : "", at === list.length - 1 ? "last" : ""].filter(Boolean);
  const slots = slotsOf(
    story,
    moment.event,
    moment.event === null ? (moment.things.find(isSeen) ?? chief) : chief,
    flags,
  );
  const index = told.indexOf(moment);
  const beside = {
    N: told[side === "open" ? index : index + 1],
    B: told[side === "told" || side === "open" ? index - 1 : index],
    L: side !== "open" && told.at(-1) === moment ? undefined : told.at(-1),
  };
  // A sentence with marks of its own, or a long one, is not quoted again.
  const quote = (name: string, text: string) => {
    if (/["“”„«»「」『』]/u.test(text) || text.length > 110) delete slots.texts[name];
    else slots.texts[name] = quoted(text);
  };
  for (const [name, other] of Object.entries(beside)) if (other !== undefined) quote(name, other.text);
  quote("K", moment.text);
  return slots;
}

/** Classes that say too little of what is done for a line of theirs to be true of it. */
const vague = new Set<ClassId>(["do", "be", "feel"]);

/** What is seen in a shot beside the told ones; null where the tables know nothing that is true and not said yet. */
function besideAction({ moment, side }: Want, slots: Slots, story: Story, filler: Filler, id: string): string | null {
  const { event } = moment;
  const key = functions[side] as LineKey;
  if (event === null) {
    if (side === "after") return null;
    const near = moment.things.map((thing) => nearLine(thing, filler, id)).find((line) => line !== null);
    return near ?? sayFirst(linesOf(story, null, shapeOf(slots.things["X"] ?? null), key), slots, filler, id);
  }
  if (side === "reaction") return reactionLine(event, story, filler, id);
  // What the tables know of this very verb, then what is near, then what is true of its class.
  const own = event.negated ? null : sayFirst(bodied(ownLines(event, key), slots, story), slots, filler, id);
  if (own !== null) return own;
  const isVague = vague.has(event.cls) && !event.negated;
  const ofClass = () => (isVague ? null : lineOf(event, key, story, slots, filler, id));
  if (side === "after") return ofClass();
  const near = side === "face" ? [event.S] : side === "open" ? [story.place.thing] : [thingOf(event), ...event.things];
  const first = side === "open" ? ofClass() : null;
  return (
    first ??
    near.map((thing) => nearLine(thing, filler, id)).find((found) => found !== null) ??
    (side === "open" ? nearLine(event.S, filler, id) : ofClass()) ??
    sayFirst(linesOf(story, null, shapeOf(slots.things["X"] ?? null), key), slots, filler, id)
  );
}

const firstDoer = (story: Story): Thing | null =>
  story.events.map(({ S }) => S).find((thing) => thing !== null && isLiving(thing)) ?? null;

/** Who was there from the first stops before what has changed; nothing where nobody was, or where it is all their own doing. */
function reactionLine(event: StoryEvent, story: Story, filler: Filler, id: string): string | null {
  const who = firstDoer(story);
  if (who === null || who.phrase.by === "pronoun" || event.things.includes(who)) return null;
  const thing =
    [event.S, event.O, ...event.things].find(
      (each) => each !== null && each !== who && isSeen(each) && each.phrase.by !== "pronoun",
    ) ?? null;
  const slots: Slots = {
    things: { S: who, X: who, ...(thing === null ? {} : { O: thing }) },
    texts: {},
    flags: new Set(),
  };
  return sayFirst(story.table.labels.reactions, slots, filler, id);
}

const shapeOf = (thing: Thing | null): ClassId =>
  thing !== null && isLiving(thing) ? "person" : thing !== null && isPlace(thing) ? "place" : "thing";

/** Covers what the words tell: every moment in the user's words and order, before it how things stand, after it what is left. */
export function coverMoments(story: Story, fewest: number, most: number, filler: Filler): Beat[] {
  const told = fitted(gathered(story.moments), most);
  let list = told.map((moment): Want => ({ moment, side: "told" }));
  const last = told.at(-1)?.event ?? null;
  const calls =
    last !== null &&
    (last.turn || last.clause.stative) &&
    reactionLine(last, story, { ...filler, used: new Set() }, "calls") !== null;
  const room = roomFor(told.length + (calls ? 1 : 0), fewest, most);
  for (const want of besides(told)) {
    const isClosed = list.some(({ side }) => side === "after" || side === "reaction");
    if (list.length >= room) break;
    if (isClosed && (want.side === "after" || want.side === "reaction")) continue;
    const more = withBeside(list, want);
    const trial = { ...filler, met: new Set(filler.met), used: new Set(filler.used) };
    if (besideAction(want, slotsIn(more, more.indexOf(want), story), story, trial, "trial") !== null) list = more;
  }
  // Where nothing true can be added the last moment is looked at again, from each side once.
  for (const side of ["close", "face", "after", "close"] as const)
    if (list.length < fewest) list.push({ moment: told.at(-1) as Moment, side });
  return list.map((_, at) => beatOf(list, at, story, filler));
}

/** An image of nouns alone: what it names, and how that looks from near. */
function imageBeat(list: readonly Want[], at: number, story: Story, filler: Filler): Beat {
  const { moment, side } = list[at] as Want;
  const slots = slotsIn(list, at, story);
  const id = `${at}:${side}`;
  const near = () => moment.things.map((thing) => nearWords(thing, filler, id)).find((words) => words !== null) ?? null;
  const action =
    side === "told"
      ? withHow(sayWords(moment.text, filler), near(), filler)
      : (besideAction(list[at] as Want, slots, story, filler, id) ?? sayWords(moment.text, filler));
  if (side === "told") for (const thing of moment.things) filler.met.add(thing.id);
  return {
    caption: null,
    spoken: [],
    event: null,
    fn: side === "told" ? "item" : "detail",
    cls: "list",
    action,
    detail: "",
    purpose: whyOf(side === "told" ? shotReason(list, at) : "close", slots, filler),
    things: moment.things.filter(isSeen),
    changes: null,
    state: null,
  };
}

function beatOf(list: readonly Want[], at: number, story: Story, filler: Filler): Beat {
  const { moment, side } = list[at] as Want;
  const { event } = moment;
  if (event === null) return imageBeat(list, at, story, filler);
  const isTold = side === "told";
  const isLast = at === list.length - 1;
  const slots = slotsIn(list, at, story);
  const id = `${at}:${side}`;
  if (isTold) for (const thing of moment.things) filler.met.add(thing.id);
  const inside = { ...slots, flags: new Set([...slots.flags, "inside"]) };
  const how = isTold ? lineOf(event, "act", story, inside, filler, `${id}:act`) : null;
  const action = isTold
    ? withHow(sayWords(moment.text, filler), how, filler)
    : (besideAction(list[at] as Want, slots, story, filler, id) ?? sayWords(moment.text, filler));
  const thing = thingOf(event);
  const cls: ClassId = event.negated && story.table.classes.not !== undefined ? "not" : event.cls;
  const row = rowOf(story, event, cls);
  const ends = isLast || (isTold && list[at + 1]?.moment !== moment);
  const owner = slots.things[row.on ?? "S"] ?? event.O ?? event.S;
  const reason = shotReason(list, at);
  const shown = framed(event, side, story);
  const living = event.S !== null && isLiving(event.S) ? event.S : null;
  const focus =
    reason === "face" && side !== "reaction"
      ? (living ?? thing)
      : side === "close"
        ? thing
        : side === "reaction"
          ? firstDoer(story)
          : (slots.things["X"] ?? null);
  const seen = focus === null ? slots : { ...slots, things: { ...slots.things, X: focus } };
  return {
    caption: null,
    spoken: [],
    event,
    fn: isTold && event.turn && at > 0 ? "turn" : side === "close" && shown.every(isLiving) ? "react" : functions[side],
    cls,
    action,
    detail: detailOf(list[at] as Want, story, filler, id),
    purpose: whyOf(reason === "face" && (focus === null || !isLiving(focus)) ? "close" : reason, seen, filler),
    things: shown,
    changes: ends ? lineOf(event, "end", story, slots, filler, `${id}:end`) : null,
    state:
      ends && row.state !== undefined && owner != null && !event.negated ? { thing: owner, word: row.state } : null,
  };
}

/** What else is seen: of the thing that is dealt with, of the place; of somebody only where the shot is about a face. */
function detailOf({ moment, side }: Want, story: Story, filler: Filler, id: string): string {
  const { event } = moment;
  if (event === null) return "";
  const things = [thingOf(event), ...event.things].filter((thing) => thing === null || !isLiving(thing));
  const near =
    side === "face"
      ? [event.S]
      : side === "open"
        ? [story.place.thing, event.S, ...things]
        : [...things, event.where, story.place.thing];
  return near.map((each) => nearLine(each, filler, id)).find((line) => line !== null) ?? "";
}
