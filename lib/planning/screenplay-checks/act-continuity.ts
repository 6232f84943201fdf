import type { Act } from "#lib/contract/acts.ts";
import { changesOfAct } from "#lib/acts/act-script.ts";
import type { Present, ScreenplayShot } from "#lib/contract/screenplay.ts";
import {
  actMoments,
  type ActMoment,
  changedBy,
  holderAfter,
  holderBefore,
  isSeenAgain,
  partOf,
  scaleKey,
} from "./act-history.ts";
import { directed, type Breach } from "./rule.ts";
import { nameOf, type Staging } from "./staging.ts";

/** Whether acts follow from what was there: who does them is seen, who gives has, what is broken, out or gone stays so. */
export const actBreaches = (all: Staging): Breach[] => {
  const moments = actMoments(all);
  return [
    ...moments.flatMap((moment) => unseen(moment, all)),
    ...moments
      .filter((moment) => !isSeenAgain(moment, all))
      .flatMap((moment) => [...emptyHands(moment, all), ...undoneAlready(moment, all), ...useless(moment, all)]),
  ];
};

const told = ({ act }: { act: Act }): string => act.replaceAll("_", " ");

const breach = (
  { staged: { shot }, act }: ActMoment,
  more: Pick<Breach, "severity" | "cost" | "finding" | "expected" | "suggestion" | "patch">,
): Breach => ({ shot_id: shot.shot_id, field: "acts", observed: `${act.by}: ${told(act)}`, ...more });

const standing: Omit<Present, "cast"> = {
  doing: "still",
  holds: null,
  faces: "camera",
  looks_at: null,
  touches: null,
  at: null,
  where: "centre",
  depth: "mid",
  feels: null,
};

/** The shot with somebody in it, or something among its things. */
const shownIn = (shot: ScreenplayShot, id: string, { screenplay }: Staging): Partial<ScreenplayShot> =>
  screenplay.cast.some((each) => each.id === id)
    ? { present: [...shot.present, { ...standing, cast: id }] }
    : { props: [...shot.props, id] };

/** Who acts, and what is acted with, is in the picture. */
const unseen = (moment: ActMoment, all: Staging): Breach[] => {
  const { staged, act } = moment;
  const places = new Set(all.screenplay.places.map(({ id }) => id));
  const here = (id: string) => staged.things.has(id) || places.has(id);
  const parts = (["by", "of", "with"] as const).flatMap((part) => {
    const id = partOf(act, part);
    return id === null || !all.names.has(id) || here(id) ? [] : [{ part, id }];
  });
  return parts.map(({ part, id }) =>
    breach(moment, {
      severity: part === "by" ? "warn" : "note",
      cost: part === "by" ? 15 : 4,
      finding:
        part === "by"
          ? `${nameOf(id, all)} does something in shot ${staged.number} and is not in it.`
          : `${nameOf(id, all)} is acted upon in shot ${staged.number}, which does not list it.`,
      expected: `${id} in the shot`,
      suggestion: "Show who acts and what is acted with.",
      patch: directed(staged.shot.shot_id, shownIn(staged.shot, id, all)),
    }),
  );
};

/** What begins in somebody's hands is in theirs, and in nobody else's. */
const emptyHands = (moment: ActMoment, all: Staging): Breach[] => {
  const { staged, act, before } = moment;
  const needed = holderBefore(moment);
  if (act.of === null || needed === undefined || needed === null) return [];
  const other = staged.shot.present.find(({ cast, holds }) => holds === act.of && cast !== needed)?.cast;
  // Hands at the beginning of a shot are known from its own list, later from what was done in it.
  const first = staged.shot.acts.findIndex(({ of }) => of === act.of) === moment.at;
  if (first && other !== undefined && other !== holderAfter(moment))
    return [
      breach(moment, {
        severity: "warn",
        cost: 15,
        finding: `${nameOf(act.of, all)} is in other hands in shot ${staged.number} than those that ${told(act)} it.`,
        expected: `${needed} holds ${act.of}`,
        suggestion: "Put it into the hands of who acts with it.",
        patch: directed(staged.shot.shot_id, {
          present: staged.shot.present.map((one) =>
            one.cast === needed ? { ...one, holds: act.of } : one.holds === act.of ? { ...one, holds: null } : one,
          ),
        }),
      }),
    ];
  const had = before.owner.get(act.of);
  return had === undefined || had === null || had === needed
    ? []
    : [
        breach(moment, {
          severity: "note",
          cost: 6,
          finding: `${nameOf(had, all)} had ${nameOf(act.of, all)} before shot ${staged.number}, and nobody hands it on.`,
          expected: `${needed} has ${act.of}`,
          suggestion: "Let it be given or taken first.",
          patch: null,
        }),
      ];
};

/** Nearer than this to where an act leads is there already. */
const near = 0.25;

/** What is out cannot go out: an act whose end another one has reached already comes too late, or once too often. */
const undoneAlready = (moment: ActMoment, all: Staging): Breach[] => {
  const { act, before, staged } = moment;
  return changesOfAct(act.act, null).flatMap(({ of, scale, from, to }) => {
    const id = changedBy(act, of);
    const share = id === null ? undefined : before.share.get(scaleKey(id, scale));
    if (id === null || share === undefined || Math.abs(to - from) < 2 * near || Math.abs(share - to) >= near) return [];
    return [
      breach(moment, {
        severity: "warn",
        cost: 15,
        finding: `${nameOf(id, all)} is ${scale === "lit" && to === 0 ? "out" : to === 0 ? `no longer ${scale}` : scale} already before shot ${staged.number}.`,
        expected: `${scale} ${from} before it`,
        suggestion: "Put the act before what it leads to, or let something undo it first.",
        patch: null,
      }),
    ];
  });
};

/** What can only be done by, or with, something that is whole and there. */
const whole: ReadonlySet<Act> = new Set([
  "open",
  "close",
  "pour",
  "drink",
  "light",
  "ignite",
  "phone",
  "photograph",
  "play_instrument",
  "come_on",
  "go_out",
  "swing",
  "fall",
  "drop",
  "break",
  "boil_over",
  "hatch",
  "drive_off",
]);
/** Least share of `broken`, `burnt` or `melted` at which a thing is of no more use. */
const ruined = 0.7;
const ruins = ["broken", "burnt", "melted"] as const;

const useless = (moment: ActMoment, all: Staging): Breach[] => {
  const { act, before, staged } = moment;
  return [act.by, act.of, act.with].flatMap((id): Breach[] => {
    if (id === null) return [];
    const went = before.gone.get(id);
    const isGone = went !== undefined && went.shot.place === staged.shot.place && !returns.has(act.act);
    const ruin = ruins.find((scale) => (before.share.get(scaleKey(id, scale)) ?? 0) >= ruined);
    if (!isGone && !(ruin !== undefined && whole.has(act.act))) return [];
    return [
      breach(moment, {
        severity: "warn",
        cost: 20,
        finding: `${nameOf(id, all)} is ${isGone ? "gone" : ruin} when it should ${told(act)} in shot ${staged.number}.`,
        expected: isGone ? "something that is still there" : "something whole",
        suggestion: "Let it happen before, or to something else.",
        patch: null,
      }),
    ];
  });
};

/** What may be told of something that has gone: that it comes, or goes on going. */
const returns: ReadonlySet<Act> = new Set([
  "appear",
  "arrive",
  "land",
  "enter",
  "find",
  "catch",
  "look_at",
  "look_up",
  "search",
  "wave",
  "point",
  "chase",
  "follow",
  "vanish",
  "float_away",
  "fly_off",
  "drive_off",
]);
