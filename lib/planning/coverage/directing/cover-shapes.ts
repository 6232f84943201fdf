import type { Brief } from "#lib/planning/screenplay/brief.ts";
import { isLiving, isPerson, isPlace, isSeen, type Story, type Thing } from "#lib/planning/coverage/reading/story.ts";
import type { ClassId, LineKey } from "#lib/planning/coverage/table-schema.ts";
import { linesOf, purposeOf, rowOf, sayFirst, slotsOf, type Beat } from "./beat.ts";
import { sayWords, type Filler, type Slots } from "./fill.ts";

const sides: Record<number, readonly LineKey[]> = {
  3: ["before", "detail", "after"],
  4: ["before", "act", "detail", "after"],
  5: ["before", "act", "detail", "react", "after"],
};

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
    const purpose = purposeOf(cls, fn, slots, filler, key);
    return {
      ...empty,
      fn: fn === "act" ? "act" : fn,
      cls,
      action,
      purpose,
      changes,
      things: [chief, ...(at === 0 || isLast ? items : [])].filter((thing): thing is Thing => thing !== null),
      state: isLast && row.state !== undefined && chief !== null ? { thing: chief, word: row.state } : null,
      spoken: [],
    };
  });
}

/** One image of a list: its words and what they name, the chief thing first. */
interface Image {
  text: string;
  things: Thing[];
}

/** What stands between two marks is one image, in the user's words. */
function imagesOf(story: Story): Image[] {
  const images: Image[] = [];
  for (const found of story.text.matchAll(/[^,;:.!?…、，。；：،؛।\n–—]+/gu)) {
    const [from, to] = [found.index, found.index + found[0].length];
    const things = story.loose.filter((thing) => thing.phrase.start >= from && thing.phrase.end <= to && isSeen(thing));
    if (things.length > 0) images.push({ text: found[0].trim(), things });
  }
  return images;
}

/** Several images: each its own shot; what is left over joins its neighbours. */
export function coverList(story: Story, items: readonly Image[], count: number, filler: Filler): Beat[] {
  if (items.length < count) {
    const alone = coverShots(story, items, items.length < count - 1 ? count - 1 : items.length, filler);
    const chiefs = items.flatMap(({ things }) => things.slice(0, 1));
    const [closing] = coverShape(story, "list", chiefs[0] ?? null, chiefs, 3, filler).slice(-1);
    return closing === undefined ? alone : [...alone, closing];
  }
  return coverShots(story, items, count, filler);
}

function coverShots(story: Story, items: readonly Image[], count: number, filler: Filler): Beat[] {
  return Array.from({ length: count }, (_, at): Beat => {
    const from = Math.floor((at * items.length) / count);
    const to = Math.max(from + 1, Math.floor(((at + 1) * items.length) / count));
    const images = items.slice(from, to);
    const own = images.flatMap(({ things }) => things);
    const chief = own[0] as Thing;
    const slots = slotsOf(story, null, chief, at === count - 1 ? ["last"] : []);
    for (const thing of own) filler.met.add(thing.id);
    const cls: ClassId = isPlace(chief) ? "place" : isPerson(chief) ? "person" : "thing";
    const isRepeat = at > 0 && Math.floor(((at - 1) * items.length) / count) === from;
    const side: LineKey = isRepeat ? "detail" : "act";
    const lines = sayFirst(linesOf(story, null, cls, side), slots, filler, `item:${at}`) ?? "";
    const named = sayWords(images.map(({ text }) => text).join(", "), filler);
    const isLast = at === count - 1;
    return {
      ...empty,
      fn: "item",
      cls,
      action: isRepeat && lines !== "" ? lines : named,
      detail: isRepeat ? "" : lines,
      purpose: purposeOf("list", "item", slots, filler, `item:${at}`),
      things: [...own],
      changes: isLast ? sayFirst(linesOf(story, null, "list", "end"), slots, filler, "list:end") : null,
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
      purpose: purposeOf(
        "feeling",
        (["before", "act", "detail", "react", "after"] as const)[line] ?? "act",
        slots,
        filler,
        `feeling:${at}`,
      ),
      things: chief === null ? [] : [chief],
      changes: isLast ? text : null,
      spoken: [],
    };
  });
}

/** How something works: whole, each step in the words, the spot where it happens, whole again. */
export function coverExplained(story: Story, count: number, filler: Filler): Beat[] {
  const steps = story.events;
  const chief = steps[0]?.S ?? steps[0]?.O ?? story.loose.find(isSeen) ?? null;
  if (chief === null && steps.length === 0) return coverShape(story, "quote", null, [], count, filler);
  const frame = coverShape(story, "explain", chief, story.loose.slice(1), count, filler);
  const inner = steps.length === 0 ? 0 : Math.min(steps.length, count - (steps.length > 1 ? 1 : 2));
  const first = steps.length > 1 && inner === count - 1 ? 0 : 1;
  for (let step = 0; step < inner; step++) {
    const event = steps[step];
    const beat = frame[first + step];
    if (event === undefined || beat === undefined) continue;
    const own = sayFirst(linesOf(story, event, event.cls, "act"), slotsOf(story, event, chief), filler, `step:${step}`);
    const isThing = event.S !== null && !isLiving(event.S);
    const detail = steps.length === 1 && isThing ? beat.action : (own ?? "");
    frame[first + step] = {
      ...beat,
      fn: "step",
      event,
      cls: isThing ? "explain" : event.cls,
      action: sayWords(event.said, filler),
      detail,
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
  const images = imagesOf(story);
  if (images.length >= 3) return coverList(story, images, count, filler);
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
