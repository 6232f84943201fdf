import {
  apart,
  isLiving,
  isSeen,
  type Story,
  type StoryEvent,
  type Thing,
} from "#lib/planning/coverage/reading/story.ts";
import type { ClassId, LineKey } from "#lib/planning/coverage/table-schema.ts";
import type { Link } from "#lib/planning/coverage/reading/token.ts";
import { linesOf, purposeOf, rowOf, sayFirst, slotsOf, type Beat, type BeatFunction } from "./beat.ts";
import { say, sayWords, type Filler } from "./fill.ts";

/** A shot that is wanted: of which event, and which of its sides. */
interface Want {
  event: StoryEvent;
  fn: LineKey;
}

const isAct = (event: StoryEvent) => event.cls !== "be" && !event.negated;

/** How much an event is worth when there are more events than shots. */
const worth = (event: StoryEvent, index: number, count: number): number =>
  (index === 0 || index === count - 1 ? 3 : 0) +
  (isAct(event) ? 2 : 0) +
  (event.O === null ? 0 : 1) +
  (event.rows.length > 0 ? 1 : 0) +
  (event.spoken.length > 0 ? 4 : 0) +
  (event.cls === "do" ? -1 : 0);

/** Fits events to shots: neighbours of one doer are joined, then the weakest inner ones give way. */
function fitted(events: readonly StoryEvent[], count: number): StoryEvent[] {
  const kept = [...events];
  while (kept.length > count) {
    const joinable = kept.findIndex((event, at) => {
      const next = kept[at + 1];
      return (
        at > 0 &&
        next !== undefined &&
        next.link === "and" &&
        next.S === event.S &&
        event.said.length + next.clause.quote.length < 140
      );
    });
    if (joinable >= 0) {
      const [first, second] = [kept[joinable] as StoryEvent, kept[joinable + 1] as StoryEvent];
      const joined = {
        ...second,
        said: `${first.said} ${second.clause.quote}`,
        things: [...new Set([...first.things, ...second.things])],
        spoken: [...first.spoken, ...second.spoken],
        O: second.O ?? first.O,
      };
      kept.splice(joinable, 2, joined);
      continue;
    }
    const weakest = kept
      .map((event, at) => ({ at, worth: worth(event, at, kept.length) }))
      .toSorted((a, b) => a.worth - b.worth)[0];
    if (weakest === undefined) break;
    const [dropped] = kept.splice(weakest.at, 1);
    const heir = kept[Math.max(0, weakest.at - 1)];
    if (heir !== undefined && dropped !== undefined)
      heir.things.push(...dropped.things.filter((thing) => !heir.things.includes(thing)));
  }
  return kept;
}

/** Clauses that do not own the end of a film. */
const besides = new Set<Link>(["before", "while", "as", "because", "when", "if"]);

/** Which shots a run of events gets. The key act gets coverage first, the end always. */
function wants(events: readonly StoryEvent[], count: number): Want[] {
  const acts = fitted(events, count);
  const list: Want[] = acts.map((event) => ({ event, fn: "act" }));
  const key =
    acts.toReversed().find((event) => isAct(event) && !(event.link !== null && besides.has(event.link))) ??
    (acts.at(-1) as StoryEvent);
  const last = acts.at(-1) as StoryEvent;
  const first = acts[0] as StoryEvent;
  const more: [Want, "start" | "end" | "key"][] = [
    [{ event: key, fn: "after" }, "end"],
    [{ event: first, fn: "before" }, "start"],
    [{ event: key, fn: "detail" }, "key"],
    [{ event: last, fn: "react" }, "key"],
  ];
  for (const [want, where] of more) {
    if (list.length >= count) break;
    if (where === "start") list.unshift(want);
    else if (where === "end") list.push(want);
    else {
      const at = list.findLastIndex((each) => each.event === want.event && each.fn !== "after");
      list.splice(at + 1, 0, want);
    }
  }
  return list;
}

const functionOf = (event: StoryEvent, at: number): BeatFunction =>
  event.link === "because"
    ? "cause"
    : event.link === "so"
      ? "result"
      : event.link === "but" || (event.link === "until" && at > 0)
        ? "turn"
        : "act";

const seenOf = (event: StoryEvent): Thing[] =>
  apart([event.S, event.O, event.R, ...event.things].filter((thing) => thing !== null)).filter(isSeen);

/** Whoever has gone is not in the last frame. */
const goes = new Set<ClassId>(["leave", "vanish"]);
const isGone = (event: StoryEvent, fn: LineKey) => fn === "after" && goes.has(event.cls) && !event.negated;

/** What a detail shot of an event looks at: the thing rather than the doer. */
function closeUp(event: StoryEvent, pose: string | undefined): Thing[] {
  const seen = seenOf(event);
  // Of a ride the rider is seen close: the mount is under the edge of the frame.
  if ((pose === "ride" || pose === "drive") && event.S !== null && isLiving(event.S)) return [event.S];
  const thing = event.O !== null && isSeen(event.O) ? event.O : (event.S ?? seen[0]);
  return thing === undefined || thing === null
    ? seen.slice(0, 1)
    : [thing, ...(event.S !== null && event.S !== thing && isLiving(event.S) ? [event.S] : [])];
}

/** Covers a story of events: where and who, the act in the user's words, contact, cost, what is left. */
export function coverEvents(story: Story, count: number, filler: Filler): Beat[] {
  const chief = story.events[0]?.S ?? story.things[0] ?? null;
  const list = wants(story.events, count);
  return list.map(({ event, fn }, at): Beat => {
    const isLast = at === list.length - 1;
    const cls: ClassId = event.negated && story.table.classes.not !== undefined ? "not" : event.cls;
    const slots = slotsOf(story, event, chief, [at === 0 ? "first" : "", isLast ? "last" : ""].filter(Boolean));
    const key = `${at}:${fn}`;
    const lines = (side: LineKey) =>
      cls === "not" ? linesOf(story, null, cls, side) : linesOf(story, event, cls, side);
    const row = rowOf(story, event, cls);
    const isActShot = fn === "act";
    const words = isActShot ? sayWords(event.said, filler) : null;
    if (isActShot) for (const thing of event.things) filler.met.add(thing.id);
    const shape: ClassId = slots.things["X"] !== undefined && isLiving(slots.things["X"]) ? "person" : "thing";
    const covered =
      words === null
        ? (sayFirst(lines(fn), slots, filler, key) ?? sayFirst(linesOf(story, null, shape, fn), slots, filler, key))
        : null;
    const achieved =
      fn === "after" && event.aim !== null && (cls === "teach" || cls === "learn")
        ? sayWords(event.aim.said, filler)
        : null;
    const again = () =>
      linesOf(story, null, "do", fn)
        .map((entry) => say(entry, slots, filler, key, true))
        .find((text) => text !== null);
    const action = words ?? achieved ?? covered ?? again() ?? sayWords(event.said, filler);
    const detail = isActShot
      ? (sayFirst(lines("act"), slots, filler, key) ?? "")
      : achieved === null
        ? ""
        : (covered ?? "");
    const ends = isLast || (isActShot && list[at + 1]?.event !== event);
    const changes = ends ? sayFirst(lines("end"), slots, filler, `${key}:end`) : null;
    const owner = slots.things[row.on ?? "S"] ?? event.O ?? event.S;
    const purpose = purposeOf(cls, isActShot ? functionOf(event, at) : fn, slots, filler, key);
    return {
      fn: isActShot ? functionOf(event, at) : fn,
      cls,
      event,
      action,
      detail,
      purpose,
      things:
        fn === "detail"
          ? closeUp(event, row.pose)
          : fn === "react" && event.S !== null
            ? [event.R ?? event.S]
            : isGone(event, fn)
              ? [story.place.thing ?? [], ...seenOf(event)].flat().filter((thing) => thing !== event.S)
              : seenOf(event),
      changes,
      state:
        ends && row.state !== undefined && owner !== undefined && owner !== null
          ? { thing: owner, word: row.state }
          : null,
      caption: null,
      spoken: [],
    };
  });
}
