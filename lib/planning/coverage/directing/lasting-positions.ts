import type { Act, StagedAct } from "#lib/contract/acts.ts";
import type { Present, ScreenplayShot } from "#lib/contract/screenplay.ts";
import type { Pose } from "#lib/contract/vocabulary.ts";
import { travelPoses } from "#lib/planning/compile/poses.ts";
import {
  apart,
  isLiving,
  isPerson,
  isPlace,
  type Story,
  type StoryEvent,
  type Thing,
} from "#lib/planning/coverage/reading/story.ts";
import { postureSaid } from "#lib/planning/looks/posture-said.ts";
import { isDeniedLater } from "#lib/places/grounds.ts";
import { belongingsIn, type Belongings } from "./belongings.ts";
import { poseSaid } from "./postures.ts";
import type { Ensemble } from "./stage.ts";
import { setTogether } from "./set-together.ts";
import { goes, standsAt, whoIsBy } from "./stands-at.ts";

interface Position {
  pose: Pose | null;
  at: Present["at"];
}

/** Who is in an event with whoever does it, as they are: `sits beside her granddaughter`. */
const companions = (event: StoryEvent, doers: readonly Thing[]): Thing[] =>
  apart(event.things).filter((thing) => isPerson(thing) && !doers.includes(thing));

/** Where everybody is all film long, by id, as far as the words tell it of somebody who does not go anywhere. */
function positionsIn(story: Story, ensemble: Ensemble): Map<string, Position> {
  const { language } = story;
  const ids = new Set([...ensemble.cast, ...ensemble.props].map(({ id }) => id));
  const known = (thing: Thing): string | null => (ids.has(thing.id) ? thing.id : null);
  const found = new Map<string, Position>();
  for (const event of story.events) {
    const acting = event.acts.map(({ by }) => by).filter((thing) => thing !== null);
    const inFilm = (thing: Thing) => isLiving(thing) && ids.has(thing.id);
    const named = apart(event.S === null ? acting : [event.S]).filter(inFilm);
    const doers = named.length > 0 ? named : apart(event.things).filter(inFilm);
    // Where a denial follows its noun it may be of something else that the same sentence names.
    const isDenied = event.negated && !doers.some(({ phrase }) => !isDeniedLater(story.text, phrase.end, language));
    if (isDenied || (goes.has(event.cls) && !event.acts.some(({ act }) => act === "land"))) continue;
    const placed = apart(event.things).flatMap((thing) => {
      const by = event.things.find((each) => whoIsBy(each, event, story.text) === thing && !isPlace(each));
      return by === undefined || !inFilm(thing) || doers.includes(thing)
        ? []
        : [{ thing, words: story.text.slice(thing.phrase.start, by.phrase.start).toLowerCase() }];
    });
    // How a dog is that somebody has with them says nothing of them.
    const own = placed.reduce((text, { words }) => text.replace(words, " "), event.clause.text.toLowerCase());
    const pose = poseSaid(own, language);
    const place = (thing: Thing, own: Pose | null) => {
      const before = found.get(thing.id);
      const at = before?.at ?? standsAt(thing, event, story, known);
      const isAtSelf = at !== null && doers.some(({ id }) => id === at.id);
      found.set(thing.id, { pose: before?.pose ?? own, at: isAtSelf ? null : at });
    };
    for (const thing of doers) place(thing, pose);
    for (const { thing, words } of placed) {
      const by = standsAt(thing, event, story, known);
      if (by !== null && !found.has(thing.id)) found.set(thing.id, { pose: poseSaid(words, language), at: by });
    }
    const at = doers.map(({ id }) => found.get(id)?.at ?? null).find((each) => each !== null) ?? null;
    if (pose === "sit" || pose === "crouch")
      for (const thing of companions(event, doers))
        // Who is sat on is not sitting for it.
        if (!found.has(thing.id) && thing.id !== at?.id && postureSaid(thing.core, language) === null)
          found.set(thing.id, { pose, at });
  }
  // A title tells it without a verb: `Una niña sentada en un banco`.
  for (const thing of apart(story.events.length === 0 ? story.loose : [])) {
    if (!isPerson(thing) || !ids.has(thing.id)) continue;
    const pose = poseSaid(story.text.toLowerCase(), language);
    if (pose !== null) found.set(thing.id, { pose, at: standsAt(thing, null, story, known) });
    break;
  }
  // Who sits beside somebody on a bench sits on it too.
  for (const [id, { pose, at }] of found) {
    const shared = at?.relation === "beside" ? (found.get(at.id)?.at ?? null) : null;
    if (shared?.relation === "on" && shared.id !== id) found.set(id, { pose, at: shared });
  }
  return found;
}

/** Poses in which somebody is as they were: nothing else is told of them. */
const quiet: ReadonlySet<Pose> = new Set(["stand", "still", "rise", "look", "sit", "lie", "crouch", "hold", "lean"]);
/** Acts of coming to be in a posture: who is told to be in one is not told to come to it. */
const settling: ReadonlySet<Act> = new Set(["sit_down", "lie_down", "stand_up"]);

/** Shots of a place alone in a film that only tells how somebody is there: they are there in all of it. */
function peopled(
  shot: ScreenplayShot,
  shots: readonly ScreenplayShot[],
  positions: ReadonlyMap<string, Position>,
  { places }: Ensemble,
): ScreenplayShot {
  const told = shots.find(({ present }) => present.some(({ cast }) => positions.has(cast)));
  const isOfPlace = shot.present.length === 0 && shot.acts.length === 0 && shot.place === told?.place;
  const isStill = shots.every(
    ({ acts, present }) =>
      acts.every(({ act }) => settling.has(act)) && present.every(({ doing }) => !travelPoses.has(doing)),
  );
  const lead = told?.present.find(({ cast }) => positions.has(cast));
  if (!isOfPlace || !isStill || told === undefined || lead === undefined) return shot;
  const framing = shot.framing === "insert" || shot.framing === "extreme_close" ? "medium_close" : shot.framing;
  const isAtPlace = places.some(({ id }) => id === shot.focus);
  return { ...shot, framing, present: told.present, props: told.props, focus: isAtPlace ? lead.cast : shot.focus };
}

/** Those of a shot who do nothing and have something in each hand: one act for the two things. */
const bothHands = (
  { acts, present }: ScreenplayShot,
  besides: Belongings["besides"],
  { props }: Ensemble,
): StagedAct[] =>
  [...besides].flatMap(([owner, other]) => {
    const holds = present.find(({ cast }) => cast === owner.id)?.holds ?? null;
    const isFree = holds !== null && !acts.some(({ by, to }) => by === owner.id || to === owner.id);
    return isFree && props.some(({ id }) => id === other.id)
      ? [{ act: "hold" as const, by: owner.id, of: holds, to: null, with: other.id }]
      : [];
  });

/**
 * Shots in which everybody stays where and as the words have them: on the wall in the first shot and in the last. What
 * only tells of being there is no act.
 */
export function lastingPositions(told: readonly ScreenplayShot[], story: Story, ensemble: Ensemble): ScreenplayShot[] {
  const positions = positionsIn(story, ensemble);
  const shots = setTogether(told, story, ensemble);
  const { besides } = belongingsIn(story);
  return shots.map((empty) => {
    const shot = peopled(empty, shots, positions, ensemble);
    return {
      ...shot,
      present: shot.present.map((each) => {
        const position = positions.get(each.cast);
        if (position === undefined || travelPoses.has(each.doing) || each.touches !== null) return each;
        const doing = position.pose !== null && quiet.has(each.doing) ? position.pose : each.doing;
        return {
          ...each,
          doing,
          at: each.at === null || each.at.relation === "beside" ? (position.at ?? each.at) : each.at,
        };
      }),
      acts: [
        ...shot.acts.filter(({ act, by }) => !settling.has(act) || (positions.get(by)?.pose ?? null) === null),
        ...bothHands(shot, besides, ensemble),
      ],
    };
  });
}
