import { z } from "zod";
import poseTable from "#data/acts/poses.json" with { type: "json" };
import { acts as actIds, type Act, type StagedAct } from "#lib/contract/acts.ts";
import { scriptOfAct } from "#lib/acts/act-script.ts";
import { poses, type Pose } from "#lib/contract/vocabulary.ts";
import { checkedData } from "#lib/planning/checked-data.ts";
import { isLiving, type ReadAct, type StoryEvent, type Thing } from "#lib/planning/coverage/reading/story.ts";
import type { Beat, BeatFunction } from "./beat.ts";
import type { Ensemble } from "./stage.ts";

/** As many as a shot has time for. */
const most = 3;

const acts = (names: string): ReadonlySet<Act> => new Set(names.split(/\s+/u) as Act[]);

/** Acts that a face tells, or that go on as long as one looks: a near shot of who does them shows them too. */
const goesOn =
  acts(`laugh smile cry shout sing yawn frown be_startled be_disgusted think listen look_up look_at sleep pray
  whisper kiss embrace speak stroke phone read write drink eat comb feed fight dance play_instrument play_game shiver`);

/** What is done again and again is under way in a near shot as well; what is put over or on somebody is seen to be. */
const isRepeated = (act: Act): boolean => (scriptOfAct(act)?.times ?? 1) > 1 || shownTwice.has(act);
const shownTwice =
  acts(`cover high_five put_on take_off swim crawl bow kneel wave shake_hands toast snatch carry_high ride
  push_swing pounce get_up be_thrown make_off dig bury get_out get_in miss knock_off pelt slip lose_hat
  push_over push_in bite conceal put_in take_out hang_on refuse`);

/** The pose that an act is done in, and those in which it finds and leaves a body, where they are not standing. */
const poseRows = checkedData(
  "acts/poses.json",
  z.array(
    z.strictObject({
      act: z.enum(actIds),
      does: z.enum(poses),
      before: z.enum(poses).optional(),
      after: z.enum(poses).optional(),
    }),
  ),
  poseTable,
);
const posesOf = new Map(poseRows.map((row) => [row.act, row]));

const readIn = (event: StoryEvent): ReadAct[] =>
  event.negated ? [] : [...event.joined.flatMap(readIn), ...event.acts];

const without: ReadonlySet<BeatFunction> = new Set(["before", "after", "place", "product"]);

/** The acts that a shot shows, as they were read. */
export function shownIn({ event, fn }: Beat): ReadAct[] {
  if (event === null || without.has(fn)) return [];
  const read = readIn(event);
  return (fn === "react" ? read.filter(({ act }) => goesOn.has(act) || isRepeated(act)) : read).slice(0, most);
}

/** Everybody and everything that plays a part in what a shot shows, who is named first. */
export const playersIn = (beat: Beat): Thing[] => [
  ...new Set(
    shownIn(beat).flatMap(({ by, of, to, with: tool }) => [by, to, of, tool].filter((thing) => thing !== null)),
  ),
];

/** Everybody who takes part in what a shot's event tells, before it happens and after it too. */
export const partakersIn = ({ event, fn }: Beat): Thing[] =>
  event === null || fn === "place" || fn === "product"
    ? []
    : readIn(event).flatMap(({ by, of, to }) => [by, to, of].filter((thing) => thing !== null).filter(isLiving));

/** What is seen to happen in a shot: the acts of its event in their order, by those who are in the film. */
export function actsIn(beat: Beat, ensemble: Ensemble): StagedAct[] {
  const ids = new Set([...ensemble.cast, ...ensemble.props].map(({ id }) => id));
  // A house that burns is where the film plays, and what something happens to.
  const places = new Set(ensemble.places.map(({ id }) => id));
  const known = (thing: Thing | null): string | null => (thing !== null && ids.has(thing.id) ? thing.id : null);
  return shownIn(beat).flatMap(({ act, by, of, to, with: tool }): StagedAct[] => {
    const doer = known(by) ?? (of === null && to === null && by !== null && places.has(by.id) ? by.id : null);
    return doer === null ? [] : [{ act, by: doer, of: known(of), to: known(to), with: known(tool) }];
  });
}

/** How somebody is in a shot by what they do in it, did before it or will do: seated once they sat down. */
export function poseIn(beat: Beat, thing: Thing): Pose | null {
  if (beat.event === null) return null;
  const shown = shownIn(beat).find(({ by }) => by === thing);
  if (shown !== undefined) return posesOf.get(shown.act)?.does ?? null;
  const own = readIn(beat.event).filter(({ by }) => by === thing);
  const [next, last] = [own[0], own.at(-1)];
  if (beat.fn === "before") return next === undefined ? null : (posesOf.get(next.act)?.before ?? null);
  return last === undefined ? null : (posesOf.get(last.act)?.after ?? null);
}
