import { knownPlace } from "#lib/places/known-by.ts";
import { isOpenHull, isUnderSky, roomNamed, withinSaid } from "#lib/places/insides.ts";
import { perchNamed, type Perch } from "#lib/places/perches.ts";
import { isRelational, relationSaid } from "#lib/places/relations.ts";
import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import { poseSaid } from "#lib/planning/coverage/directing/postures.ts";
import { isLiving, type Thing } from "./story.ts";

/** What words stand somebody on or in: a wall, a rock, a stall; the inside of something; an open boat. */

/** `縁側で`: a particle that only says where leaves it to the thing how. */
const isAt = (text: string, { phrase }: Thing, language: string): boolean =>
  language === "ja" && /^(?:で|に)(?!い)/u.test(text.slice(phrase.end));

/** The wall, rock or stall that a thing is because words stand somebody on or in it; null where it is none. */
export function perchSaid(thing: Thing, text: string, language: string): Perch | null {
  if (isLiving(thing)) return null;
  const relation = relationSaid(text, thing.phrase, language) ?? (isAt(text, thing, language) ? "on" : null);
  return relation === null ? null : perchNamed(thing.core.toLowerCase(), relation, language);
}

/** Whether a place is a house with what it is called over its door. */
const isSigned = (known: ReturnType<typeof knownPlace>): boolean =>
  (known?.near ?? []).some(({ signed }) => signed === true);

/** Letters before and behind a thing in which words tell that somebody leans on it. */
const leaning = 16;

/** The room that somebody is in of whom words say that they are in or on something; null where it has none. */
export function roomSaid(
  thing: Thing,
  { things, text, language }: { things: readonly Thing[]; text: string; language: string },
): string | null {
  // `花屋で`: a shop that is called after who keeps it.
  if (isLiving(thing) && !(language === "ja" && text.startsWith("で", thing.phrase.end))) return null;
  const { phrase, core } = thing;
  // A bazaar's lane is more than a lane.
  const known = knownPlace(core, language);
  // One is in a house that has a front, and before it.
  if (known?.elements !== undefined && !isSigned(known)) return null;
  const relation = relationSaid(text, phrase, language);
  const isIn = relation === "inside" || isAt(text, thing, language) || withinSaid(text, phrase, language) === "in";
  if (!isIn && relation !== "on") return null;
  // Who leans on a car is not in it.
  const around = text.slice(Math.max(0, phrase.start - leaning), phrase.end + leaning).toLowerCase();
  if (poseSaid(around, language) === "lean") return null;
  const isPeopled = things.some(({ kind }) => kind === "person" || kind === "group");
  return roomNamed(core.toLowerCase(), language, isIn ? "in" : "on", isPeopled);
}

const holds = (whole: Thing, part: Thing): boolean =>
  whole !== part &&
  whole.parts.length === 0 &&
  part.phrase.start >= whole.phrase.start &&
  part.phrase.end <= whole.phrase.end &&
  part.phrase.end - part.phrase.start < whole.phrase.end - whole.phrase.start;

/** `神社の石段`: a building that one sees from outside stands behind the steps that lead up to it. */
const isLedTo = (part: Thing, whole: Thing, text: string, language: string): boolean => {
  if (part.kind !== "building" || perchSaid(whole, text, language)?.leads_up !== true) return false;
  const core = part.core.toLowerCase();
  return knownPlace(core, language)?.elements !== undefined || roomNamed(core, language) === null;
};

/** The basket of `on a bench with a basket` is somebody's who is there. */
const isBesides = ({ phrase }: Thing, text: string, besides: readonly string[]): boolean =>
  besides.includes(
    /(\S+)\s+$/u.exec(text.slice(Math.max(0, phrase.start - 16), phrase.start))?.[1]?.toLowerCase() ?? "",
  );

/**
 * Whether a noun only tells which wall, room or boat another one is: the truck of its cab, the wood of a boat. `besides`
 * are words that name one more thing: with, and.
 */
export const isPartOfWhere = (
  part: Thing,
  {
    things,
    text,
    language,
    besides,
  }: { things: readonly Thing[]; text: string; language: string; besides: readonly string[] },
): boolean =>
  !isLiving(part) &&
  !isBesides(part, text, besides) &&
  things.some(
    (whole) =>
      holds(whole, part) &&
      !isRelational(text, whole.phrase, part.phrase, language) &&
      !isLedTo(part, whole, text, language) &&
      (perchSaid(whole, text, language) !== null ||
        roomSaid(whole, { things, text, language }) !== null ||
        isOpenHull(whole.core.toLowerCase(), language)) &&
      // The shore of the rocks by the shore is where they are.
      (part.kind !== "outdoors" ||
        (isOpenHull(whole.core.toLowerCase(), language) && relationSaid(text, part.phrase, language) === null)) &&
      part.kind !== "water",
  );

/** Words that name one more thing beside another, as a table of grammar has them. */
export const besidesIn = ({ prep, and }: LanguageTable["grammar"]): string[] => [...(prep["with"] ?? []), ...and];

/** Sorts what words stand somebody on or in: a room is a place, a wall or a boat a thing in one, and their own nouns nothing. */
export function sortWhere(told: Parameters<typeof isPartOfWhere>[1]): void {
  const { things, text, language } = told;
  for (const thing of things) {
    // `パン屋の前で`: who is named like a shop is one where somebody else is before it or in it.
    const relation = thing.kind === "person" ? relationSaid(text, thing.phrase, language) : null;
    const isShop =
      language === "ja" && (relation === "in_front_of" || relation === "inside") && thing.parts.length === 0;
    if (isShop && isSigned(knownPlace(thing.core.toLowerCase(), language))) thing.kind = "building";
    const room = roomSaid(thing, told);
    if (perchSaid(thing, text, language) !== null) thing.kind = "furniture";
    else if (room !== null) thing.kind = isUnderSky(room) ? "outdoors" : "indoors";
  }
  const isAround = (thing: Thing) =>
    things.some(
      (inner) =>
        inner !== thing &&
        perchSaid(inner, text, language) !== null &&
        isRelational(text, thing.phrase, inner.phrase, language),
    );
  for (const thing of things) if (isAround(thing) || isPartOfWhere(thing, told)) thing.kind = "part";
}
