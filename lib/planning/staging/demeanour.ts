import { z } from "zod";
import moodTable from "#data/looks/moods.json" with { type: "json" };
import reactionTable from "#data/looks/reactions.json" with { type: "json" };
import { acts, expressions, type Expression } from "#lib/contract/acts.ts";
import type { CastEntry, Present, Screenplay, ScreenplayShot } from "#lib/contract/screenplay.ts";
import type { ShotStaging, TimedAct } from "#lib/contract/staging.ts";
import { scriptOfAct } from "#lib/acts/act-script.ts";
import { checkedData } from "#lib/planning/checked-data.ts";
import { saidAt, wordsByLanguage } from "#lib/planning/looks/words-said.ts";

const moods = checkedData(
  "looks/moods.json",
  z.array(z.strictObject({ id: z.enum(expressions), words: wordsByLanguage })),
  moodTable,
);
const felt = z.strictObject({
  by: z.enum(expressions).optional(),
  to: z.enum(expressions).optional(),
  /** Whoever else is there and sees it. */
  others: z.enum(expressions).optional(),
});
const reactions = new Map(
  checkedData(
    "looks/reactions.json",
    z.array(
      z.strictObject({ act: z.enum(acts), before: felt.optional(), contact: felt.optional(), after: felt.optional() }),
    ),
    reactionTable,
  ).map((row) => [row.act, row]),
);

type Faces = ShotStaging["faces"];
type Gaze = ShotStaging["gaze"];

/** Words of mood in a text with where they stand, in their order. */
const moodsIn = (text: string, language: string): { mood: Expression; at: number; word: string }[] =>
  moods
    .flatMap(({ id, words }) =>
      saidAt(words, text.toLowerCase(), language).map(({ start, end }) => ({
        mood: id,
        at: start,
        word: text.toLowerCase().slice(start, end),
      })),
    )
    .toSorted((a, b) => a.at - b.at);

/** The noun that somebody is called by: the last word of a name, or the whole of it where words are not divided. */
const calledBy = ({ name }: CastEntry): string => name.toLowerCase().split(/\s+/u).at(-1) ?? name;

/**
 * Whose mood a word of a sentence is: of whoever's name or looks have it (a crying child), else of who was named last
 * before it, else of the first who is there.
 */
const ownerOf = (text: string, at: number, word: string, people: readonly CastEntry[]): CastEntry | undefined => {
  const described = people.find(({ name, looks }) => `${name} ${looks}`.toLowerCase().includes(word));
  if (described !== undefined) return described;
  const before = people
    .map((entry) => ({ entry, found: text.toLowerCase().lastIndexOf(calledBy(entry), at) }))
    .filter(({ found }) => found >= 0);
  return before.toSorted((a, b) => b.found - a.found)[0]?.entry ?? people[0];
};

/** A mood that a text says of somebody before it names them, as an adjective stands: it lasts through the film. */
const lastingMood = (entry: CastEntry, { logline, language }: Screenplay): Expression | null => {
  const named = logline.toLowerCase().indexOf(calledBy(entry));
  const said = moodsIn(logline, language).findLast(({ at }) => at < named && named - at < adjective);
  return said?.mood ?? null;
};
/** Letters between an adjective and the end of what it is said of, at most. */
const adjective = 12;

/** What somebody feels in a shot before anything happens: as the director says, else by the words of shot, name and looks. */
const feltBy = (
  { cast: id, feels }: Present,
  script: ScreenplayShot,
  screenplay: Screenplay,
  left: Feelings,
): Expression | null => {
  if (feels !== null) return feels;
  const { cast, language } = screenplay;
  const entry = cast.find((each) => each.id === id);
  if (entry === undefined) return null;
  const people = script.present.flatMap(({ cast: other }) => cast.find((each) => each.id === other) ?? []);
  const told = moodsIn(script.action, language).findLast(
    ({ at, word }) => ownerOf(script.action, at, word, people)?.id === id,
  );
  const described = moodsIn(`${entry.name}, ${entry.looks}`, language)[0];
  const lasting = left.get(id) ?? described?.mood ?? lastingMood(entry, screenplay);
  // What somebody is called by (a crying child) holds until something happens to them.
  return told === undefined || told.word === described?.word ? lasting : told.mood;
};

const living = (screenplay: Screenplay, id: string): boolean => {
  const kind = screenplay.cast.find((each) => each.id === id)?.kind;
  return kind === "person" || kind === "group" || kind === "animal";
};

/** Seconds after the contact of an act at which surprise gives way to what one thinks of it. */
const settles_s = 0.55;

/** What is left of a feeling once its moment is over: a laugh leaves a smile. */
const leaves: Readonly<Partial<Record<Expression, Expression>>> = {
  laughing: "happy",
  crying: "sad",
  happy: "happy",
  sad: "sad",
  angry: "angry",
  afraid: "worried",
  worried: "worried",
  proud: "proud",
  tired: "tired",
};

/** What people are left with by the shots that are over, by id. */
export type Feelings = ReadonlyMap<string, Expression>;

/** What people feel after a shot: what it leaves them with, else what they felt before it. */
export const feelingsAfter = (faces: Faces, timed: readonly TimedAct[], left: Feelings): Feelings => {
  const after = new Map(left);
  for (const { by, act } of timed) {
    const shown = scriptOfAct(act)?.by.findLast(({ face }) => face !== undefined)?.face;
    const feels = shown === undefined ? undefined : leaves[shown];
    if (feels !== undefined) after.set(by, feels);
  }
  for (const { id, expression, begin_s } of faces) {
    const feels = leaves[expression];
    if (begin_s > 0 && feels !== undefined) after.set(id, feels);
  }
  return after;
};

/** What faces show over a shot: what they feel, changed by what happens. */
export const facesOf = (
  script: ScreenplayShot,
  timed: readonly TimedAct[],
  screenplay: Screenplay,
  left: Feelings,
): Faces => {
  const faces: Faces = [];
  for (const present of script.present) {
    const id = present.cast;
    if (!living(screenplay, id)) continue;
    const own = feltBy(present, script, screenplay, left);
    if (own !== null) faces.push({ id, expression: own, begin_s: 0 });
    for (const act of timed) {
      const row = reactions.get(act.act);
      const part = act.by === id ? "by" : act.to === id || act.of === id ? "to" : "others";
      const before = row?.before?.[part];
      const contact = row?.contact?.[part];
      const after = row?.after?.[part];
      // Who is sad and gets something is glad of it: what happens is stronger than what was felt, but only as it happens.
      if (before !== undefined && own === null) faces.push({ id, expression: before, begin_s: 0 });
      if (contact !== undefined) faces.push({ id, expression: contact, begin_s: act.contact_s });
      if (after !== undefined && (own === null || part !== "by" || own === "calm"))
        faces.push({ id, expression: after, begin_s: Number((act.contact_s + settles_s).toFixed(3)) });
    }
  }
  return faces.toSorted((a, b) => a.id.localeCompare(b.id) || a.begin_s - b.begin_s);
};

/** What eyes are on: as the director says, else the act's partner or thing, else past the lens. */
export const gazesOf = (script: ScreenplayShot, timed: readonly TimedAct[], screenplay: Screenplay): Gaze => {
  const gaze: Gaze = [];
  for (const { cast: id, looks_at, holds } of script.present) {
    if (!living(screenplay, id)) continue;
    gaze.push({ id, at: looks_at ?? holds ?? "away", begin_s: 0 });
    for (const act of timed) {
      const at =
        act.by === id
          ? (act.to ?? act.of)
          : act.to === id || act.of === id
            ? act.by
            : looks_at === null || looks_at === "away"
              ? act.by
              : null;
      if (at !== null && at !== id) gaze.push({ id, at, begin_s: act.begin_s });
    }
  }
  return gaze;
};
