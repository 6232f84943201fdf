import type { StoryCheck } from "#lib/contract/plan.ts";
import type { PlaceEntry, Present } from "#lib/contract/screenplay.ts";
import type { Angle, Pose, Transition } from "#lib/contract/vocabulary.ts";
import { actBreaches } from "./act-continuity.ts";
import { doubledCast, suddenProps, undoneStates, unknownIds } from "./identity.ts";
import { directed, notAssessed, reported, seen, type Breach } from "./rule.ts";
import { nameOf, type Staged, type Staging } from "./staging.ts";
import { wordsOf } from "./wording.ts";

/** Identity, states, axis, light side, clothes, hour and weather: what must stay as it was. */
export const checkContinuity = (all: Staging): StoryCheck => {
  const [first] = all.shots;
  if (first === undefined || all.names.size === 0)
    return notAssessed("continuity", "Nothing is shown that could stay the same.", "Name who and what is seen.");
  return reported(
    "continuity",
    [
      ...unknownIds(all),
      ...doubledCast(all),
      ...suddenProps(all),
      ...undoneStates(all),
      ...actBreaches(all),
      ...crossed(all),
      ...lightSides(all),
      ...hours(all),
    ],
    [
      seen(
        first.shot.shot_id,
        "present",
        [...first.cast].map((id) => nameOf(id, all)).join(", "),
        "the same in every shot",
      ),
    ],
    "Identity, states, axis, light, clothes, hour and weather hold from first to last.",
  );
};

/** Angles that stand on the other side of the action by their nature, and poses that turn a body round. */
const acrossAngles: ReadonlySet<Angle> = new Set(["over_shoulder", "pov", "overhead"]);
const turning: ReadonlySet<Pose> = new Set(["turn", "spin", "dance", "fight", "jump", "fall"]);
const travelling: ReadonlySet<Pose> = new Set(["walk", "run", "ride", "drive", "fly", "swim", "climb"]);
/** Cuts that say that time or place has moved between two shots. */
const joining: ReadonlySet<Transition> = new Set(["dissolve", "fade_in", "fade_out", "wipe"]);

const otherSide: Readonly<Record<string, string>> = { left: "right", right: "left" };
const opposite = (a: string, b: string): boolean => otherSide[a] === b;

/** Screen direction and who stands left of whom, between neighbours in one place. */
const crossed = (all: Staging): Breach[] =>
  all.shots.slice(1).flatMap((staged, index) => {
    const before = all.shots[index];
    const { shot } = staged;
    if (before === undefined || before.shot.place !== shot.place || joining.has(shot.transition_in)) return [];
    if ([before.shot.angle, shot.angle].some((angle) => acrossAngles.has(angle))) return [];
    const both = shot.present.flatMap((now) => {
      const was = before.shot.present.find(({ cast }) => cast === now.cast);
      return was === undefined ? [] : [{ was, now }];
    });
    const turned = both.filter(
      ({ was, now }) =>
        opposite(was.faces, now.faces) &&
        travelling.has(was.doing) &&
        travelling.has(now.doing) &&
        !turning.has(now.doing),
    );
    const swapped = both.filter(({ was, now }) =>
      both.some(
        (other) =>
          opposite(was.where, now.where) &&
          opposite(other.was.where, other.now.where) &&
          opposite(was.where, other.was.where),
      ),
    );
    const kept = new Map<string, Partial<Present>>([
      ...turned.map(({ was, now }) => [now.cast, { faces: was.faces }] as const),
      ...swapped.map(({ was, now }) => [now.cast, { where: was.where }] as const),
    ]);
    if (kept.size === 0) return [];
    return [
      {
        severity: "warn" as const,
        cost: 25,
        finding: `Shot ${staged.number} crosses the axis.`,
        shot_id: shot.shot_id,
        field: turned.length > 0 ? "present.faces" : "present.where",
        observed: [...turned, ...swapped]
          .map(({ now }) => `${nameOf(now.cast, all)}: ${now.faces}, ${now.where}`)
          .join("; "),
        expected: [...turned, ...swapped]
          .map(({ was, now }) => `${nameOf(now.cast, all)}: ${was.faces}, ${was.where}`)
          .join("; "),
        suggestion: "Keep the direction, or cross it in a shot from behind or from above.",
        patch: directed(shot.shot_id, {
          present: shot.present.map((one) => ({ ...one, ...kept.get(one.cast) })),
        }),
      },
    ];
  });

/** Whether two shots of one place see the people that both show from the same side: at least half of them face alike. */
const sameView = (a: Staged, b: Staged): boolean => {
  const both = b.shot.present.flatMap(({ cast, faces }) => {
    const other = a.shot.present.find((one) => one.cast === cast);
    return other === undefined ? [] : [other.faces === faces];
  });
  return both.length > 0 && both.filter((alike) => alike).length * 2 >= both.length;
};

/** The side that most of these shots are lit from; of as many on each, the first one's. */
const usualSide = (shots: readonly Staged[]): string | undefined => {
  const left = shots.filter(({ shot }) => shot.key_side === "left").length;
  return left * 2 === shots.length ? shots[0]?.shot.key_side : left * 2 > shots.length ? "left" : "right";
};

/**
 * A place has one sun. A shot is lit like those that see its people from the same side; where no other does, like most
 * of the place, whatever the angle: experts keep the side over a shoulder and through somebody's eyes too.
 */
const lightSides = (all: Staging): Breach[] =>
  all.screenplay.places.flatMap(({ id, name }) => {
    const here = all.shots.filter(({ shot }) => shot.place === id && shot.key_side in otherSide);
    return here.flatMap((staged): Breach[] => {
      const alike = here.filter((other) => other === staged || sameView(other, staged));
      const usual = usualSide(alike.length > 1 ? alike : here);
      const { shot, number } = staged;
      return shot.key_side === usual || usual === undefined
        ? []
        : [
            {
              severity: "warn",
              cost: 20,
              finding: `The key light changes sides in shot ${number}.`,
              shot_id: shot.shot_id,
              field: "key_side",
              observed: shot.key_side,
              expected: `${usual}, as in the other shots of ${name}`,
              suggestion: "Keep the key on its side within one place.",
              patch: directed(shot.shot_id, { key_side: usual }),
            },
          ];
    });
  });

const placeOf = ({ shot }: Staged, all: Staging): PlaceEntry | undefined =>
  all.screenplay.places.find(({ id }) => id === shot.place);
const sameName = (a: PlaceEntry, b: PlaceEntry): boolean =>
  a.id === b.id || wordsOf(a.name).join(" ") === wordsOf(b.name).join(" ");
const open: ReadonlySet<string> = new Set(["unspecified", "interior"]);

/** An hour or weather that comes, goes and comes again within three cuts, in one place or around the same people. */
const hours = (all: Staging): Breach[] =>
  all.shots.slice(1, -1).flatMap((staged, index) => {
    const around = [all.shots[index], staged, all.shots[index + 2]] as const;
    const [then, here, next] = around.map((each) => (each === undefined ? undefined : placeOf(each, all)));
    if (then === undefined || here === undefined || next === undefined) return [];
    const onePlace = sameName(then, here) && sameName(here, next);
    const onePeople = [...staged.cast].some((id) => around.every((each) => each?.cast.has(id) === true));
    if ((!onePlace && !onePeople) || joining.has(staged.shot.transition_in)) return [];
    // Between two different places weather differs by right, and nights may pass; in one place a cut says they do not.
    const fields = onePlace ? (["time_of_day", "weather"] as const) : (["time_of_day"] as const);
    return fields
      .filter(
        (field) =>
          then[field] === next[field] &&
          then[field] !== here[field] &&
          !open.has(then[field]) &&
          !open.has(here[field]),
      )
      .map((field) => ({
        severity: onePlace ? "warn" : "note",
        cost: onePlace ? 25 : 8,
        finding: `${field === "weather" ? "The weather" : "The hour"} jumps in shot ${staged.number} and back after it.`,
        shot_id: staged.shot.shot_id,
        field: "place",
        observed: `${here.name}: ${here[field].replaceAll("_", " ")}`,
        expected: then[field].replaceAll("_", " "),
        suggestion: "Keep the hour and the weather within one stretch of time, or dissolve.",
        patch: directed(staged.shot.shot_id, onePlace ? { place: then.id } : { transition_in: "dissolve" }),
      }));
  });
