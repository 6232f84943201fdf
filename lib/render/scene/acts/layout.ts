import { gripOf } from "#lib/acts/grips.ts";
import type { ActScript } from "#lib/acts/act-script.ts";
import type { SceneElement } from "#lib/render/scene/elements/scene-element.ts";

/** Somebody or something of an act, as far as it takes room. */
export interface Player {
  element: SceneElement;
  height_m: number;
}

/** Where those of an act are, in metres before who does it; null who or what is not there. */
export interface Layout {
  to_m: number | null;
  thing_m: number | null;
  /** Height of what the thing lies on; null where it stands on the ground. */
  table_m: number | null;
}

/** Taller than this a thing stands on the ground by itself. */
export const tallestHandy_m = 0.62;
/** Who is smaller takes what lies on the ground. */
const leastThief_m = 0.3;
/** From one to the next of animals in a row, in their lengths. */
export const inRow = 0.62;
/** Height of a table that an animal is up on. */
const tabletop_m = 0.74;
/** Height of the hooks of a coat stand, in heights of who uses it. */
const hookUp = 0.94;
/** Where a lap is before who sits, and how high on a seat and on the ground, in their heights. */
const onLap = { ahead: 0.2, seated: 0.34, floor: 0.16 } as const;
/** Two grown people to whose heights the distances of the scripts belong. */
const pair_m = 3.4;

export const isPerson = ({ element }: Player): boolean => element.kind === "person";
/** Of a tree the trunk counts, not the crown. */
const trunk = 0.07;

const halfWidth_m = ({ element, height_m }: Player): number =>
  element.kind === "plant" && height_m > 2
    ? trunk * height_m
    : ((element.box.right - element.box.left) / 2) * 0.8 * height_m;

/** Who works on the face of something large stands before it: share of its half width that is beyond them. */
const onFace = ({ height_m }: Player): number => (height_m > 1.6 ? 0.3 : 0.6);

/** From this difference of heights on the taller of two kneels down to the other. */
export const muchTaller = 1.25;

/** Metres between two grown people where a script leaves it open: near enough for one picture, too far to touch. */
const converse_m = 1.15;
const apartIn = ({ apart }: ActScript): number => apart ?? converse_m;

/** Metres between the middles of two: arms' lengths of people, the length of an animal between. */
function apartOf(script: ActScript, by: Player, to: Player): number {
  const apart = Math.abs(apartIn(script)) * ((by.height_m + to.height_m) / pair_m);
  const body = (one: Player) => (isPerson(one) ? one.height_m * 0.13 : one.element.box.right * 0.8 * one.height_m);
  // The knee of who kneels down to somebody small is between the two.
  const kneels = script.level && Math.max(by.height_m, to.height_m) > Math.min(by.height_m, to.height_m) * muchTaller;
  // Who lies takes more room than who stands.
  if (script.to.some(({ body }) => body === "lie")) return apart + 0.42 * to.height_m;
  if (isPerson(by) && isPerson(to)) return apart + (kneels ? 0.16 * Math.max(by.height_m, to.height_m) : 0);
  // Hair of something larger is combed from beside its flank.
  if (script.on && script.way === "same" && isPerson(by) && !isPerson(to) && to.height_m > by.height_m * 0.5)
    return 0.2 * by.height_m;
  if (script.way === "same") return apart * 0.5 + body(by) + body(to);
  return (
    Math.max(Math.min(0.3, apart), apart - 0.25) * (isPerson(by) ? by.height_m / 1.7 : 0.6) +
    body(to) +
    (isPerson(by) ? (kneels ? 0.16 * by.height_m : 0) : body(by))
  );
}

/** Stands an act: who is before whom and where the thing lies. */
export function layoutOf(script: ActScript, by: Player, to: Player | null, thing: Player | null): Layout {
  const isThing = to !== null && to.element.kind !== "person" && to.element.kind !== "animal";
  const stays = (script.apart === null && isThing) || script.bears !== null || script.rides;
  const to_m = to === null || stays ? null : Math.sign(apartIn(script)) * apartOf(script, by, to);
  if (thing === null) return { to_m, thing_m: null, table_m: null };
  const isHandy =
    thing.height_m <= tallestHandy_m && (isPerson(by) || script.upon || (script.steals && by.height_m > leastThief_m));
  const half_m = halfWidth_m(thing);
  // A vehicle is behind who gets out of it, and before who runs after it.
  if (script.leaves) return { to_m, thing_m: -0.12 * half_m, table_m: null };
  if (script.between !== null) return { to_m, thing_m: (to_m ?? 0) / 2, table_m: null };
  if (script.departs) return { to_m, thing_m: 0.3 * by.height_m + half_m * 1.05, table_m: null };
  if (script.hangs)
    return { to_m, thing_m: 0.32 * by.height_m, table_m: Math.max(0, hookUp * by.height_m - thing.height_m) };
  const grip = gripOf(thing.element.id, false);
  // What stands on the floor to be used has its own place for who does.
  if (grip.anchor === "floor") {
    const before_m = 0.24 * by.height_m + Math.abs(grip.at[0]) * thing.height_m;
    return { to_m, thing_m: grip.mirrored ? -before_m : before_m, table_m: null };
  }
  // An axe reaches further than hands.
  if (script.topples) return { to_m, thing_m: 0.46 * by.height_m + trunk * thing.height_m, table_m: null };
  const thing_m = script.behind
    ? half_m * 0.45
    : script.mounts || script.inside || script.rests === "bed"
      ? script.other_rests
        ? (to_m ?? 0)
        : 0
      : isHandy
        ? by.height_m * (script.lies === "table" ? 0.25 : 0.2) + half_m * 0.5
        : by.height_m * (isPerson(by) ? 0.2 : 0.55) + half_m * (script.on && isPerson(by) ? onFace(thing) : 1);
  // Who sits has a table before the breast, who stands a bench at the hip.
  const sits = script.by.some(({ body }) => body === "sit");
  const table_m = isHandy && script.lies === "table" ? by.height_m * (sits ? 0.42 : 0.53) : null;
  if (isHandy && script.lies === "lap")
    return { to_m, thing_m: by.height_m * onLap.ahead, table_m: by.height_m * (sits ? onLap.seated : onLap.floor) };
  // An animal is up on the table itself, beside the thing.
  if (table_m !== null && !isPerson(by))
    return { to_m, thing_m: by.element.box.right * 0.62 * by.height_m + half_m, table_m: tabletop_m };
  return { to_m, thing_m, table_m };
}
