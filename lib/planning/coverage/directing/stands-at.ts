import type { Act } from "#lib/contract/acts.ts";
import type { Present } from "#lib/contract/screenplay.ts";
import { setOf } from "#lib/planning/coverage/set-of.ts";
import { poseSaid } from "./postures.ts";
import { isWithin, spanOf } from "./belongings.ts";
import { isDenied, isDeniedLater, isDenying, isUnderfoot } from "#lib/places/grounds.ts";
import { namesLap } from "#lib/places/on-body.ts";
import { isRelational, relationSaid } from "#lib/places/relations.ts";
import { perchSaid } from "#lib/planning/coverage/reading/perch-said.ts";
import type { ClassId } from "#lib/planning/coverage/table-schema.ts";
import {
  apart,
  isLiving,
  isPerson,
  isPlace,
  isSmall,
  type Story,
  type StoryEvent,
  type Thing,
} from "#lib/planning/coverage/reading/story.ts";

/** What is named only to say where something is: the ground, a word of place around another thing, what is not there. */
export function isOnlyWhere(thing: Thing, story: Story): boolean {
  const { text, language, things, events } = story;
  const { phrase, core } = thing;
  if (isDenied(text, phrase, language) || isSaidMissing(thing, story)) return true;
  // `男の人` is one man: the noun that his name begins with is nobody else.
  if (isPerson(thing) && things.some((whole) => isPerson(whole) && beginsWith(whole.phrase, phrase))) return true;
  // Of `Grandpa's dog barks` the dog is there, and he only where something is told of him as well.
  const isOnLap = things.some(({ kind, core: part }) => kind === "body" && namesLap(part, language));
  const isPlayed = events.some(({ S, O, R, acts }) =>
    [S, O, R, ...acts.flatMap(({ by, of, to }) => [by, of, to])].includes(thing),
  );
  const ownsAnimal = things.some((whole) => whole.kind === "animal" && beginsWith(whole.phrase, phrase));
  if (isPerson(thing) && ownsAnimal && !isPlayed && !isOnLap) return true;
  if (things.some((inner) => inner !== thing && isRelational(text, phrase, inner.phrase, language))) return true;
  if (perchSaid(thing, text, language) !== null) return false;
  const underfoot =
    isUnderfoot(core, language) && (relationSaid(text, phrase, language) !== null || isAt(text, phrase.end, language));
  return underfoot && !isLiving(thing) && !events.some(({ O, R }) => O === thing || R === thing);
}

/** Acts at what somebody has by them: a beggar's cup, a lady's bag. */
const vessels: ReadonlySet<string> = new Set(["put_in", "take_out", "pour"]);
/** Whose hat a coin is put into is there behind it. */
export const isByVessel = (owner: Thing, { events }: Story): boolean =>
  events.some(({ acts }) =>
    acts.some(({ act, to }) => vessels.has(act) && to !== null && isSmall(to) && isWithin(owner, to)),
  );

/** Whether a thing only says whose or of what another is: the tea of `चाय के बागान`, the father of `die Werkstatt seines Vaters`. */
export const isOwning = ({ phrase }: Thing, { text, language }: Story): boolean =>
  /^(?:['’]|\s?(?:の|的|का |की |के ))/u.test(text.slice(phrase.end)) ||
  (language === "de" && /^(?:des|\p{L}+es)$/u.test(phrase.article ?? ""));

const isAt = (text: string, end: number, language: string): boolean =>
  language === "ja" && /^[にで]/u.test(text.slice(end));

/** `There are no hives`, `कोई इंसान नहीं है`: what a sentence names only to say that it is not there. */
const isSaidMissing = (thing: Thing, { events, language, text }: Story): boolean => {
  const own = events.filter(({ things }) => things.includes(thing));
  const { by, article } = thing.phrase;
  const isAny = by === "bare" || by === "number" || by === "pronoun" || isDenying(article ?? "", language);
  const isNone = isDenying(article ?? "", language) || isDeniedLater(text, thing.phrase.end, language);
  return isAny && isNone && own.length > 0 && own.every(({ negated }) => negated);
};

const beginsWith = (whole: Thing["phrase"], part: Thing["phrase"]): boolean =>
  whole.parts.length === 0 && whole.start === part.start && whole.end > part.end;

/** Who gets out of a car is in it no more. */
export const goes: ReadonlySet<ClassId> = new Set(["travel", "arrive", "leave", "part", "chase"]);

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

/**
 * Who is on, under or behind a thing by the words right before it: of `sells fruit, with a dog asleep under the table` the
 * dog, and not who sells. Null where these tell of nobody named behind the verb.
 */
export function whoIsBy(thing: Thing, event: StoryEvent, text: string): Thing | null {
  const told = event.clause.verb?.start ?? Infinity;
  const near = apart(event.things)
    .filter((each) => isLiving(each) && each !== thing && each.phrase.start > told)
    .map((each) => ({ each, end: spanOf(each, text).end }))
    .filter(({ end }) => end <= thing.phrase.start)
    .toSorted((a, b) => b.end - a.end)[0];
  return near === undefined || /[,;:]/u.test(text.slice(near.end, thing.phrase.start)) ? null : near.each;
}

/** Acts whose words name the thing behind `on` as what they are done to. */
const struck = setOf<Act>("rage hammer hit knock place put_down spill drop knock_off wipe");

/** Whether a thing is only where a hand goes: the desk of `slams his fist on the desk`, the door of `bangs on the door`. */
function isWhereHandGoes(
  thing: Thing,
  { acts, things, clause }: StoryEvent,
  { text, language }: Pick<Story, "text" | "language">,
): boolean {
  if (relationSaid(text, thing.phrase, language) !== "on" || clause.stative) return false;
  const isOfHand =
    acts.some(({ act }) => struck.has(act)) ||
    things.some((each) => each !== thing && each.kind === "body" && each.phrase.end <= clause.end);
  return isOfHand && poseSaid(clause.text.toLowerCase(), language) === null;
}

/** Whose lap or shoulders a part of a body is. */
const ownerOf = (body: Thing, things: readonly Thing[]): Thing | undefined =>
  body.kind === "body" ? things.find((other) => isLiving(other) && other !== body && isInside(other, body)) : undefined;
/** `hops onto his knees`: what an animal is on is somebody's who is there. */
const ownerMeant = ({ kind, phrase, core }: Thing, things: readonly Thing[], language: string): Thing | undefined =>
  kind === "body" && phrase.by === "own" && namesLap(core, language) ? things.find(isPerson) : undefined;
const isInside = ({ phrase }: Thing, { phrase: outer }: Thing): boolean =>
  phrase.start >= outer.start && phrase.end <= outer.end;

/** Where somebody is by a thing that the event names; null where its words do not tell. */
export function standsAt(
  self: Thing,
  event: StoryEvent | null,
  { text, language, loose, things, table }: Story,
  known: (thing: Thing) => string | null,
): Present["at"] {
  const byWhom = new Map(event?.things.map((thing) => [thing, whoIsBy(thing, event, text)]));
  const isOwn = [...byWhom.values()].includes(self);
  const found = (event?.things ?? loose).flatMap((thing): NonNullable<Present["at"]>[] => {
    if (thing === self || isPlace(thing) || thing.kind === "clothing") return [];
    if ((byWhom.get(thing) ?? (isOwn ? null : self)) !== self) return [];
    if (event !== null && isWhereHandGoes(thing, event, { text, language })) return [];
    const stays = event !== null && !goes.has(event.cls);
    const relation =
      relationSaid(text, thing.phrase, language) ??
      (perchSaid(thing, text, language) !== null ? "on" : stays ? fromWithin(thing, text, table) : null);
    const owner =
      ownerOf(thing, things) ?? (isPerson(self) ? undefined : ownerMeant(thing, event?.things ?? [], language));
    const id = known(thing) ?? known(owner ?? thing);
    return relation === null || id === null ? [] : [{ relation, id }];
  });
  // On a wall beside a dog, or under a tree, one is on the wall.
  return (
    found.find(({ relation }) => carrying.has(relation)) ??
    found.find(({ relation }) => relation === "under") ??
    found[0] ??
    null
  );
}
const carrying: ReadonlySet<string> = new Set(["on", "inside"]);
