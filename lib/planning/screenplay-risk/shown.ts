import type { Framing, Movement, Pose } from "#lib/contract/vocabulary.ts";
import type { Being, ShotView } from "./film-view.ts";

type Share = Readonly<Record<Framing, number>>;

/** How much of moving arms and legs a framing puts up for judgement. */
export const bodyShown: Share = {
  extreme_wide: 0.4,
  wide: 0.75,
  full: 1.1,
  medium: 1,
  medium_close: 0.55,
  close: 0.45,
  extreme_close: 0.4,
  insert: 0.95,
};
export const handsShown: Share = {
  extreme_wide: 0.15,
  wide: 0.5,
  full: 0.75,
  medium: 1,
  medium_close: 0.75,
  close: 0.95,
  extreme_close: 1.2,
  insert: 1.25,
};
export const faceShown: Share = {
  extreme_wide: 0.2,
  wide: 0.45,
  full: 0.75,
  medium: 0.95,
  medium_close: 1.1,
  close: 1.15,
  extreme_close: 1,
  insert: 0.35,
};
/** How much of a place and of everything in it. */
export const sceneShown: Share = {
  extreme_wide: 1.1,
  wide: 1.05,
  full: 1,
  medium: 0.9,
  medium_close: 0.65,
  close: 0.5,
  extreme_close: 0.35,
  insert: 0.35,
};
/** How well an act and what it leaves can be compared: a bite is judged near, a walk as a whole. */
export const actShown: Share = { ...bodyShown, insert: 1, extreme_close: 1, close: 0.95, medium_close: 0.9 };
/** How near a surface is looked at. */
export const surfaceShown: Share = {
  extreme_wide: 0.4,
  wide: 0.6,
  full: 0.75,
  medium: 0.9,
  medium_close: 1,
  close: 1.1,
  extreme_close: 1.15,
  insert: 1.1,
};

/** How often a move of the camera alone comes out wrong. */
export const moveRisk: Readonly<Record<Movement, number>> = {
  static: 0,
  rack_focus: 0.1,
  push_in: 0.12,
  pull_out: 0.14,
  zoom_in: 0.16,
  zoom_out: 0.16,
  pan_left: 0.15,
  pan_right: 0.15,
  tilt_up: 0.15,
  tilt_down: 0.15,
  truck_left: 0.14,
  truck_right: 0.14,
  pedestal_up: 0.14,
  pedestal_down: 0.14,
  handheld: 0.13,
  arc_left: 0.16,
  arc_right: 0.16,
  crane_up: 0.22,
  crane_down: 0.22,
  tracking_follow: 0.2,
  tracking_lead: 0.2,
  drone_rise: 0.28,
  whip_pan: 0.3,
};
export const locked = (movement: Movement): boolean => movement === "static" || movement === "rack_focus";

/** What hands do, against working with a tool. */
export const handWork: Partial<Record<Pose, number>> = {
  work: 1,
  repair: 1,
  play: 1,
  write: 1,
  build: 1,
  cut: 1,
  cook: 0.95,
  push: 0.9,
  pull: 0.9,
  turn: 0.6,
  pour: 0.75,
  open: 0.8,
  close: 0.9,
  clean: 0.9,
  touch: 0.8,
  reach: 0.7,
  take: 0.85,
  give: 0.85,
  hold: 0.8,
  carry: 0.6,
  throw: 0.9,
  catch: 0.9,
  raise: 0.6,
  wave: 0.7,
  eat: 0.6,
  drink: 0.6,
  spin: 0.5,
};
/** What whole bodies do, against dancing. */
export const limbWork: Partial<Record<Pose, number>> = {
  dance: 1,
  jump: 1,
  fight: 1,
  run: 0.95,
  climb: 0.9,
  spin: 0.9,
  swim: 0.85,
  throw: 0.85,
  catch: 0.85,
  fall: 0.85,
  ride: 0.85,
  play: 0.7,
  lean: 0.65,
  crouch: 0.55,
  kneel: 0.5,
  lie: 0.5,
  walk: 0.5,
  embrace: 0.5,
  raise: 0.5,
  turn: 0.4,
  reach: 0.5,
};
/** Everyday acts whose result must fit what was done, against eating. */
export const everydayActs: Partial<Record<Pose, number>> = {
  eat: 1,
  drink: 1,
  cut: 0.8,
  clean: 0.9,
  cook: 0.75,
  open: 0.7,
  close: 0.8,
  carry: 0.8,
  walk: 0.65,
  climb: 0.6,
  ride: 0.6,
  pull: 0.6,
  push: 0.6,
  repair: 0.6,
  work: 0.5,
  take: 0.5,
  build: 0.6,
};
const fastPoses: ReadonlySet<Pose> = new Set([
  "run",
  "jump",
  "dance",
  "ride",
  "drive",
  "fly",
  "fall",
  "spin",
  "throw",
  "catch",
  "fight",
  "shake",
]);
const restPoses: ReadonlySet<Pose> = new Set(["still", "stand", "sit", "lie", "sleep", "look", "lean"]);

export const isFast = ({ present }: Being): boolean => fastPoses.has(present.doing);
export const isAtRest = ({ present }: Being): boolean => restPoses.has(present.doing);

/** The longer a clip, the more of it can go wrong. */
export const overTime = ({ seconds }: ShotView): number => Math.min(1.2, Math.max(0.85, 0.88 + (seconds - 2) * 0.04));
/** A locked camera leaves the model one thing to keep right, a large move two. */
export const underMove = ({ shot: { movement } }: ShotView): number =>
  locked(movement) ? 0.92 : moveRisk[movement] > 0.18 ? 1.12 : 1;

/** Far away things are small, near ones are looked at. */
export const depthShown = ({ present }: Being): number => (present.depth === "far" ? 0.7 : 1);
/** Evidence that names who does what, and in which size of picture. */
export const tells = ({ entry, present }: Being, { shot }: ShotView): string =>
  `${entry.name}: ${present.doing}, framing: ${shot.framing}`;
