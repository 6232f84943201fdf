import type { DrawnAs } from "#lib/contract/plan.ts";
import type { Motion } from "#lib/contract/vocabulary.ts";
import { scriptOfAct } from "#lib/acts/act-script.ts";
import { hungHeight_m, isHung } from "#lib/places/hung.ts";
import { type CastMember, type Film, scriptOf } from "#lib/planning/film.ts";
import { isRidden, mounts } from "#lib/planning/shots/partners.ts";
import { peopled } from "./drawn-people.ts";
import type { Stage } from "#lib/planning/shots/stage.ts";

/** Somebody or something of the film as one shot draws it. */

const round3 = (value: number) => Number(value.toFixed(3));
export const acrossFrame = (value: number) => Number(Math.max(-1, Math.min(1, value)).toFixed(3));

export const isLiving = (member: CastMember): boolean =>
  member.animate || member.kind === "person" || member.kind === "animal";
export const isThing = (member: CastMember): boolean =>
  member.kind === "product" || member.kind === "food" || member.kind === "object" || member.kind === "symbol";

/** What is in the air, and drawn there. */
export const aloft: ReadonlySet<string> = new Set(["kite", "drone", "balloon", "feather"]);
const ofThings: ReadonlySet<Motion> = new Set([
  "still",
  "idle",
  "float",
  "fall",
  "rise",
  "spin",
  "open",
  "pour",
  "glow",
  "burn",
  "grow",
  "shake",
  "appear",
]);
const ofVehicles: ReadonlySet<Motion> = new Set([...ofThings, "drive", "fly", "turn"]);

/** What a lifeless thing may do of what its sentence tells of it. */
const motionFor = (member: CastMember, motion: Motion, film: Film): Motion => {
  if (isLiving(member)) {
    // Who drives without a drawn seat, or flies a kite, stays on the ground.
    if (motion === "drive") return film.place.interior ? "idle" : "walk";
    const flown = member.kind === "person" && (motion === "fly" || motion === "float");
    return flown && film.cast.some(({ element, faint }) => !faint && aloft.has(element)) ? "raise" : motion;
  }
  if (member.kind === "vehicle") {
    const wingless = !/^(?:airplane|spaceship|ufo|helicopter|rocket|balloon|satellite)$/u.test(member.element);
    if (motion === "drive" && !wingless) return "float";
    if (ofVehicles.has(motion)) return motion;
    if (!wingless) return "float";
    return film.place.interior ? "still" : "drive";
  }
  if (motion === "turn" || motion === "dance") return "spin";
  return ofThings.has(motion) ? motion : "still";
};

/** A child's bicycle is a small one. */
const scaleOf = (film: Film, member: CastMember): number => {
  if (member.kind !== "vehicle" || !mounts.has(member.element)) return 1;
  const rider = isRidden(film, member) ? film.cast.find(({ kind, faint }) => kind === "person" && !faint) : undefined;
  return rider === undefined ? 1 : Math.min(1, rider.height_m / 1.6);
};

/** Whether something is on the wall of its room in a shot, and in nobody's hands. */
export const hangs = (film: Film, shot_id: string, { id, element, phrase, head }: CastMember): boolean =>
  film.place.interior &&
  isHung(element, [phrase.toLowerCase(), head.toLowerCase()], film.told, film.language) &&
  scriptOf(film, shot_id)?.acts.some(
    ({ act, of }) => of === id && scriptOfAct(act)?.of.some((owner) => owner.in.startsWith("by.")) === true,
  ) !== true;

/** How high over the floor the middle of a thing hangs, and how far behind those who stand before it, metres. */
const eyes_m = 1.5;
const toWall_m = 0.9;

/** A thing as it hangs on a wall. */
const onWall = (item: DrawnAs): DrawnAs => {
  const height_m = hungHeight_m(item.element, item.height_m);
  return { ...item, height_m, rests_m: round3(eyes_m - height_m / 2), behind_m: toWall_m };
};

/** The painters read English best: a foreign noun goes by its English where that is known. */
export const drawnNoun = ({ later, head, phrase, faint }: CastMember): string =>
  faint ? phrase : (/^the (?!.*[“”"])(.+)$/u.exec(later)?.[1] ?? head);

export const castItem = (
  film: Film,
  stage: Stage,
  index: number,
  across: number,
  facing: DrawnAs["facing"],
): DrawnAs | null => {
  const member = film.cast[index];
  if (member === undefined) return null;
  const item: DrawnAs = {
    id: member.id,
    noun: drawnNoun(member),
    element: member.element,
    count: Math.min(40, Math.max(1, member.count)),
    motion: motionFor(member, stage.motions.get(index) ?? "still", film),
    across: acrossFrame(across),
    height_m: round3(member.height_m * scaleOf(film, member)),
    facing,
    look: lookOf(film, stage, member),
    colour: member.colour,
  };
  return peopled(hangs(film, stage.shot_id, member) ? onWall(item) : item, film, stage.shot_id, member);
};

/** Who it is, what it wears, and what it has in hand in this shot. */
const lookOf = (film: Film, { shot_id }: Stage, member: CastMember): string => {
  const held = scriptOf(film, shot_id)?.present.find(({ cast }) => cast === member.id)?.holds;
  const thing = film.cast.find(({ id }) => id === held);
  return [
    member.lock.replace(/, the same in every shot$/u, ""),
    member.wardrobe,
    thing && `holding a ${drawnNoun(thing)}`,
  ]
    .filter(Boolean)
    .join("; ")
    .toLowerCase();
};
