import type { Act } from "#lib/contract/acts.ts";
import type { ClassId } from "#lib/planning/coverage/table-schema.ts";
import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import { isOnlyLook, seenAt } from "#lib/planning/looks/seen-on.ts";
import { isHad, isTiedOn, whose, type Span } from "#lib/planning/looks/whose.ts";
import { materialWords } from "#lib/elements/variant-words.ts";
import { apart, isLiving, isPerson, type ReadAct, type Story, type StoryEvent, type Thing } from "./story.ts";

/** Where somebody's own name stands in a phrase that may tell more of them. */
function nameOf({ phrase, head }: Thing, text: string): Span {
  const low = text.toLowerCase();
  const whole = low.indexOf(phrase.core.toLowerCase(), phrase.start);
  const at = whole < 0 ? low.indexOf(head, phrase.start) : whole;
  const size = whole < 0 ? head.length : phrase.core.length;
  return at < 0 || at >= phrase.end ? phrase : { start: phrase.start, end: Math.min(phrase.end, at + size) };
}

/** Whether words have a garment on somebody, whatever act their verb was read as: `trägt einen Hut` carries none. */
function isOnAlready(
  { phrase }: Thing,
  act: Act,
  { events, text, language }: Pick<Story, "events" | "text" | "language">,
): boolean {
  if (isHad(text, language, phrase)) return true;
  // Who does nothing else is seen to put it on.
  const isAside = act === "put_on" && events.flatMap(({ acts }) => acts).length > 1;
  return (act === "carry" || isAside) && isTiedOn(text, language, phrase);
}

/** Who has a garment or a mark on them, by the words that tie the two; null where none do, or something is done with it. */
export function wearerOf(
  thing: Thing,
  { things, events, text, language }: Pick<Story, "things" | "events" | "text" | "language">,
): Thing | null {
  const people = things
    .filter((each) => isPerson(each) && each.parts.length === 0 && each.phrase.by !== "pronoun")
    .toSorted((a, b) => a.phrase.start - b.phrase.start);
  const at = whose(
    text,
    language,
    thing.phrase,
    people.map((each) => nameOf(each, text)),
  );
  const owner = at === null ? null : (people[at] ?? null);
  const isOn = isHad(text, language, thing.phrase);
  const isHandled =
    !isOn &&
    events.some(
      ({ S, acts }) =>
        S !== thing &&
        acts.some(
          ({ act, of, to }) => (of === thing || to === thing) && !isOnAlready(thing, act, { events, text, language }),
        ),
    );
  // A backpack that lies in the grass is on nobody, but a cap may sit on a head.
  const liesAbout =
    !isOn &&
    events.some(
      ({ S, cls, acts, things: named }) =>
        S === thing && still.has(cls) && acts.length === 0 && !named.some(({ kind }) => kind === "body"),
    );
  return isHandled || liesAbout ? null : owner;
}

/** What only tells that something is there. */
const still: ReadonlySet<ClassId> = new Set<ClassId>(["rest", "be", "do"]);

/** How what is worn goes off by itself. */
const blown: ReadonlySet<Act> = new Set<Act>(["float_away", "fly_off", "fall", "roll"]);

/** Clothes do nothing: what a sentence was read to have them do, whoever wears them does. */
export function giveToWearers(
  events: readonly StoryEvent[],
  story: Pick<Story, "things" | "events" | "text" | "language">,
): void {
  const worn = new Map<Thing, Thing>();
  for (const thing of story.things) {
    if (
      isPerson(thing) ||
      thing.parts.length > 0 ||
      seenAt(story.text, thing.core, thing.phrase, story.language) === null
    )
      continue;
    const owner = wearerOf(thing, story);
    if (owner !== null) worn.set(thing, owner);
  }
  if (worn.size === 0) return;
  const livingOf = (thing: Thing | null): Thing | null => {
    if (thing === null) return null;
    if (thing.parts.length === 0) return worn.get(thing) ?? thing;
    if (!thing.parts.some((part) => worn.has(part))) return thing;
    thing.parts = apart([thing]).filter((part) => !worn.has(part));
    return thing.parts.length === 1 ? (thing.parts[0] ?? thing) : thing;
  };
  for (const event of events) {
    // `कमीज़ पहने`: what is on somebody already is nothing that they do.
    const isOn = ({ act, of }: ReadAct) => of !== null && worn.has(of) && isOnAlready(of, act, story);
    event.acts = event.acts.filter((act) => !isOn(act));
    event.S = livingOf(event.S);
    event.O = event.O !== null && worn.has(event.O) ? event.O : livingOf(event.O);
    event.R = livingOf(event.R);
    event.acts = event.acts.map((act) => ({
      ...act,
      // A hat that the wind takes is gone off the head of whoever wears it.
      ...(worn.has(act.by) && blown.has(act.act) ? { act: "lose_hat" as const, to: null } : {}),
      by: livingOf(act.by) ?? act.by,
    }));
  }
}

const isWithin = (thing: Thing, things: readonly Thing[]): boolean =>
  things.some(
    (other) =>
      other !== thing &&
      other.parts.length === 0 &&
      other.head !== thing.head &&
      other.phrase.start <= thing.phrase.start &&
      other.phrase.end >= thing.phrase.end,
  );

/** Words that only count, size or colour what they stand by, and what a thing is only made of: nothing by themselves. */
export function isOnlySaid(thing: Thing, { things, text, table, language }: Story): boolean {
  if (thing.parts.length > 0 || thing.named) return false;
  const words = thing.core.toLowerCase().split(/\s+/u);
  const { colours, numbers } = table.grammar;
  if (thing.kind === null && words.every((word) => word in numbers)) return true;
  if (thing.kind === null && isOnlyLook(thing.core, language)) return true;
  const isBeside = things.some(
    (other) =>
      other !== thing &&
      /^\s$/u.test(text.slice(other.phrase.end, thing.phrase.start)) &&
      other.phrase.end < thing.phrase.start,
  );
  if (
    (isBeside || isWithin(thing, things)) &&
    thing.phrase.by === "bare" &&
    words.every((word) => colours.includes(word))
  )
    return true;
  if (
    thing.kind === "material" &&
    things.some((other) => other !== thing && matterOf(other, { things, text }) === thing)
  )
    return true;
  const inside = things.some(
    ({ phrase, parts, head }) =>
      parts.length === 0 && head !== thing.head && phrase.start <= thing.phrase.start && phrase.end > thing.phrase.end,
  );
  return inside && thing.kind === null && thing.phrase.by === "bare" && isBeforeNoun(thing, text, table);
}

const genitives = /^\s*(?:का|के|की|の|製の|的|制的)\s*/u;
const outOf = /^\s*(?:aus|of|made of|out of|de|en|hecho de|hecha de|di|in|feito de|feita de|من)\s+$/u;
const isMatterWord = (core: string): boolean =>
  Object.values(materialWords.made_of).some((words) => words.includes(core.toLowerCase()));

/** What a thing is made of where that was read as a thing beside it: `मिट्टी के तीन घड़े`, `木の船`, `ein Eimer aus Kupfer`. */
export function matterOf(thing: Thing, { things, text }: Pick<Story, "things" | "text">): Thing | null {
  if (isLiving(thing) || isMatterWord(thing.core)) return null;
  const found = things.find((matter) => {
    if (matter === thing || matter.parts.length > 0 || !isMatterWord(matter.core)) return false;
    const { start, end } = matter.phrase;
    if (start >= thing.phrase.start && end < thing.phrase.end) return genitives.test(text.slice(end));
    if (end < thing.phrase.start) {
      const between = text.slice(end, thing.phrase.start);
      return genitives.test(between) && between.trim().split(/\s+/u).length <= 3;
    }
    return start > thing.phrase.end && outOf.test(text.slice(thing.phrase.end, start));
  });
  return found ?? null;
}

/** What stands inside a longer name before its noun says which one it is. */
function isBeforeNoun({ phrase }: Thing, text: string, { grammar }: LanguageTable): boolean {
  const next = text.slice(phrase.end).trimStart();
  const isEnd = next === "" || /^[.,;:!?。、]/u.test(next);
  return !isEnd && !grammar.adjectives_follow;
}

/** `साड़ी पहने`: an event that tells nothing but what somebody has on is none. */
export const isOnlyWorn = ({ O, acts, cls }: StoryEvent, story: Pick<Story, "text" | "language">): boolean =>
  cls === "wear" && acts.length === 0 && O !== null && isHad(story.text, story.language, O.phrase);
