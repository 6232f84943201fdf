import type { Brief } from "#lib/planning/screenplay/brief.ts";
import {
  isLiving,
  isPerson,
  isPlace,
  isSeen,
  type Moment,
  type Story,
  type StoryEvent,
  type Thing,
} from "#lib/planning/coverage/reading/story.ts";
import type { ClassId, LineKey } from "#lib/planning/coverage/table-schema.ts";
import { linesOf, rowOf, sayFirst, slotsOf, type Beat } from "./beat.ts";
import { sayWords, withHow, type Filler, type Slots } from "./fill.ts";
import { nearLine } from "./sights.ts";
import { whyOf } from "./why.ts";

const sides: Record<number, readonly LineKey[]> = {
  3: ["before", "detail", "after"],
  4: ["before", "act", "detail", "after"],
  5: ["before", "act", "detail", "react", "after"],
};

/** Why each shot of a shape is in the film: the key of its reason. */
const reasons: Partial<Record<ClassId, Partial<Record<LineKey, string>>>> = {
  place: { before: "place.whole", act: "place.life", detail: "place.near", react: "place.near", after: "place.last" },
  thing: { before: "thing.whole", act: "thing.light", detail: "thing.near", react: "thing.light", after: "thing.last" },
  person: { before: "person.whole", act: "person.work", detail: "person.near", react: "face", after: "person.last" },
  product: {
    before: "product.first",
    act: "product.use",
    detail: "product.near",
    react: "product.near",
    after: "product.last",
  },
  explain: {
    before: "explain.whole",
    act: "explain.near",
    detail: "explain.near",
    react: "explain.near",
    after: "explain.last",
  },
  feeling: {
    before: "feeling.first",
    act: "feeling.next",
    detail: "feeling.next",
    react: "feeling.next",
    after: "feeling.last",
  },
  pair: { before: "list.item", act: "list.item", detail: "list.item", react: "list.item", after: "list.last" },
  quote: { before: "quote", act: "quote", detail: "quote", react: "quote", after: "quote" },
};
const reasonOf = (cls: ClassId, fn: LineKey): string => reasons[cls]?.[fn] ?? "list.item";

const empty = { event: null, detail: "", changes: null, state: null, caption: null, spoken: [] } as const;

/** Covers something that no verb is said of, by the lines of its shape. */
export function coverShape(
  story: Story,
  cls: ClassId,
  chief: Thing | null,
  items: readonly Thing[],
  count: number,
  filler: Filler,
): Beat[] {
  const list = sides[count] ?? (sides[4] as readonly LineKey[]);
  return list.map((fn, at): Beat => {
    const isLast = at === list.length - 1;
    const slots: Slots = slotsOf(story, null, chief, [at === 0 ? "first" : "", isLast ? "last" : ""].filter(Boolean));
    for (const [index, item] of items.entries()) if (index < 9) slots.things[String(index + 1)] = item;
    const key = `${cls}:${fn}`;
    const action =
      sayFirst(linesOf(story, null, cls, fn), slots, filler, key) ?? sayWords(story.text.slice(0, 400), filler);
    const row = rowOf(story, null, cls);
    const changes = isLast ? sayFirst(linesOf(story, null, cls, "end"), slots, filler, `${key}:end`) : null;
    const seen = [chief, ...items, story.place.thing];
    const detail =
      seen.map((each) => nearLine(each, filler, key)).find((near) => near !== null && near !== action) ?? "";
    return {
      ...empty,
      fn,
      cls,
      action,
      detail,
      purpose: whyOf(reasonOf(cls, fn), slots, filler),
      changes,
      things: [chief, ...(at === 0 || isLast ? items : [])].filter((thing): thing is Thing => thing !== null),
      state: isLast && row.state !== undefined && chief !== null ? { thing: chief, word: row.state } : null,
      spoken: [],
    };
  });
}

/** An authored scene for a single feeling. */
export function coverFeeling(
  story: Story,
  lines: readonly string[],
  count: number,
  filler: Filler,
  chief: Thing | null,
): Beat[] {
  const order = count === 3 ? [0, 2, 4] : count === 4 ? [0, 1, 3, 4] : [0, 1, 2, 3, 4];
  return order.map((line, at): Beat => {
    const slots = slotsOf(story, null, chief, []);
    const isLast = at === order.length - 1;
    const text = sayWords(lines[line] ?? "", filler);
    return {
      ...empty,
      fn: (["before", "act", "detail", "react", "after"] as const)[line] ?? "act",
      cls: "feeling",
      action: text,
      purpose: whyOf(at === 0 ? "feeling.first" : isLast ? "feeling.last" : "feeling.next", slots, filler),
      things: chief === null ? [] : [chief],
      changes: isLast ? text : null,
      spoken: [],
    };
  });
}

/** How something works: whole, each step in the words, the spot where it happens, whole again. */
export function coverExplained(story: Story, count: number, filler: Filler): Beat[] {
  const asked = story.events;
  const chief = asked[0]?.S ?? asked[0]?.O ?? story.loose.find(isSeen) ?? null;
  if (chief === null && asked.length === 0) return coverShape(story, "quote", null, [], count, filler);
  const frame = coverShape(story, "explain", chief, story.loose.slice(1), count, filler);
  // A question is asked over the first shot and answered by what is seen: no camera can show it.
  const isAsked = ({ said }: StoryEvent) => /[?？؟]$/u.test(said);
  const [opening] = frame;
  for (const { said } of asked.filter(isAsked)) opening?.spoken.push({ who: null, line: said });
  const steps = asked.filter((event) => !isAsked(event));
  const inner = steps.length === 0 ? 0 : Math.min(steps.length, count - (steps.length > 1 ? 1 : 2));
  const first = steps.length > 1 && inner === count - 1 ? 0 : 1;
  for (let step = 0; step < inner; step++) {
    const event = steps[step];
    const beat = frame[first + step];
    if (event === undefined || beat === undefined) continue;
    const slots = slotsOf(story, event, chief);
    const inside = { ...slots, flags: new Set([...slots.flags, "inside"]) };
    const own = sayFirst(linesOf(story, event, event.cls, "act"), inside, filler, `step:${step}`);
    const isThing = event.S !== null && !isLiving(event.S);
    const near = nearLine(event.O ?? event.S, filler, `step:${step}`) ?? "";
    frame[first + step] = {
      ...beat,
      fn: "step",
      event,
      cls: isThing ? "explain" : event.cls,
      action: withHow(sayWords(event.said, filler), own, filler),
      detail: near,
      purpose: whyOf("step", slots, filler),
      things: [...new Set([...event.things.filter(isSeen), ...beat.things])],
    };
    for (const thing of event.things) filler.met.add(thing.id);
  }
  return frame;
}

/** Words that no table can read: the first of them, all of them once, and the rest closer. */
export function coverQuoted(text: string, count: number): Beat[] {
  const parts = text.match(/[^,;:.!?…、，。；：،؛।\n]+[,;:.!?…、，。；：،؛।\n]*/gu)?.map((part) => part.trim()) ?? [
    text,
  ];
  const words = text.split(/\s+/u);
  const half = Math.ceil(words.length / 2);
  const pieces =
    parts.length >= count
      ? Array.from({ length: count }, (_, at) =>
          parts.slice(Math.floor((at * parts.length) / count), Math.floor(((at + 1) * parts.length) / count)).join(" "),
        )
      : [
          `${words.slice(0, half).join(" ")}…`,
          text,
          `…${words.slice(half).join(" ")}`,
          `…${words.slice(-Math.ceil(half / 2)).join(" ")}`,
          `…${words.at(-1) ?? ""}`,
        ].slice(0, count);
  const fns = ["before", "act", "detail", "react", "after"] as const;
  return pieces.map((piece, at): Beat => {
    const fn = at === count - 1 ? "after" : (fns[at] ?? "plain");
    const action = piece.replaceAll("…", "").trim() === "" ? text : piece;
    return { ...empty, fn, cls: "quote", action, purpose: `“${action}”`, things: [], spoken: [] };
  });
}

/** One state or one thing: its shape, the words themselves in the first shot that can tell them. */
export function coverAlone(story: Story, moment: Moment, chief: Thing, count: number, filler: Filler): Beat[] {
  const cls: ClassId = isPlace(chief) ? "place" : isPerson(chief) ? "person" : "thing";
  const list = coverShape(story, cls, chief, [], count, filler);
  const at = Math.max(
    0,
    list.findIndex(({ fn }) => fn === "act"),
  );
  // Whoever and whatever the words name is there in every shot that looks at no single spot.
  const things = (beat: Beat) => [...new Set([...moment.things.filter(isSeen), ...beat.things])];
  return list.map((beat, index) =>
    index === at
      ? { ...beat, event: moment.event, action: sayWords(moment.text, filler), things: things(beat) }
      : beat.fn === "before" || beat.fn === "after"
        ? { ...beat, things: things(beat) }
        : beat,
  );
}

/** What shape a story without events has. */
export function coverLoose(story: Story, brief: Brief, count: number, filler: Filler): Beat[] {
  const feeling = feelingOf(story);
  const seen = story.loose.filter(isSeen);
  if (feeling !== null && seen.length === 0) return coverFeeling(story, feeling, count, filler, null);
  const hours = Object.values(story.table.grammar.hours).flat();
  const items = seen.filter((thing) => thing !== story.place.thing && !hours.includes(thing.core.toLowerCase()));
  const place = story.place.thing;
  if (place !== null && place === story.loose[0] && items.length < 3)
    return coverShape(story, "place", place, items, count, filler);
  const chief = items[0] ?? seen[0] ?? story.loose[0] ?? null;
  // Several words of which no table knows one are no thing to look at.
  const isBabble =
    chief !== null &&
    chief.kind === null &&
    !chief.named &&
    chief.core.split(/\s+/u).length > 2 &&
    story.things.every(({ noun }) => noun === null);
  if (chief === null || isBabble) return coverShape(story, "quote", null, [], count, filler);
  const isAir = items.some(({ kind }) => kind === "weather" || kind === "light" || kind === "time");
  if (
    brief.orders.product === null &&
    !isAir &&
    items.length === 2 &&
    items.every((item) => isLiving(item) === isLiving(chief))
  )
    return coverShape(story, "pair", chief, items, count, filler);
  const others = items.filter((item) => item !== chief);
  const cls: ClassId = isPlace(chief) ? "place" : isPerson(chief) ? "person" : isSeen(chief) ? "thing" : "feeling";
  return coverShape(story, brief.orders.product === null ? cls : "product", chief, others, count, filler);
}

function feelingOf(story: Story): readonly string[] | null {
  const { feelings } = story.table;
  for (const word of story.text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []) {
    const row = feelings.find(word);
    if (row !== null) return row.lines;
  }
  return null;
}
