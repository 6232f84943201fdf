import type { Movement, Pose } from "#lib/contract/vocabulary.ts";
import {
  lastSeen,
  nameOf,
  nameWith,
  shotsWith,
  statesOf,
  type Being,
  type FilmView,
  type ShotView,
} from "./film-view.ts";
import { closer, empty, insert, lockedCamera, settle, shorter, sidewaysMove, stay, wider } from "./remedies.ts";
import {
  actShown,
  bodyShown,
  depthShown,
  everydayActs,
  isAtRest,
  isFast,
  moveRisk,
  overTime,
  sceneShown,
  surfaceShown,
  tells,
  underMove,
} from "./shown.ts";
import { heaviest, type ShotSign, type Sighting } from "./sign.ts";

const isArc = (movement: Movement): boolean => movement === "arc_left" || movement === "arc_right";
const field = (view: ShotView, name: "movement" | "framing"): string => `${name}: ${view.shot[name]}`;

/** Whether nobody and nothing moves by itself in the whole film. */
const isStillLife = ({ shots }: FilmView): boolean => shots.every(({ beings }) => beings.every(isAtRest));

const cameraMove = (view: ShotView): Sighting | null => {
  const { movement } = view.shot;
  if (moveRisk[movement] === 0) return null;
  const moving = view.beings.filter((being) => !isAtRest(being));
  // Where nothing else moves in the film, the move is all that can go wrong, and all that is looked at.
  const alone = isStillLife(view.film) ? 1.5 : moving.some(isFast) ? 1.1 : moving.length > 0 ? 0.85 : 1.1;
  return { evidence: field(view, "movement"), weight: moveRisk[movement] * alone };
};

const physical = new Set(["fall", "spin", "push", "pull", "break", "shake", "throw", "catch", "float", "pour", "jump"]);

/** Things that move by themselves or are moved: weight, momentum, surfaces. */
const mechanics = (view: ShotView, being: Being): Sighting | null => {
  const { present, entry, classes, human } = being;
  const { doing, touches, holds } = present;
  const evidence = tells(being, view);
  if (human || entry.kind === "animal") {
    const ball = view.things.some((thing) => thing.classes.has("mechanism"));
    const throws = doing === "throw" || doing === "catch" || (doing === "fall" && human);
    const base = throws ? 0.34 : doing === "break" ? 0.34 : ball && isFast(being) ? 0.24 : 0;
    return base === 0 ? null : { evidence, weight: base * sceneShown[view.shot.framing] };
  }
  const onThing = view.beings.some((other) => !other.human && other.entry.id === (touches ?? holds));
  const springy = classes.has("mechanism") || classes.has("motion");
  const driven = entry.kind === "vehicle" && isFast(being);
  const base = driven
    ? 0.22 + Math.min(0.14, 0.03 * entry.count)
    : physical.has(doing)
      ? 0.34 + (springy ? 0.06 : 0) + (onThing ? 0.06 : 0)
      : springy && !isAtRest(being)
        ? 0.22
        : 0;
  return base === 0
    ? null
    : { evidence, weight: base * Math.max(0.7, surfaceShown[view.shot.framing]) * depthShown(being) * overTime(view) };
};

const breaking = (view: ShotView): Sighting | null => {
  const state = view.states.find(({ classes }) => classes.has("broken"));
  return state === undefined ? null : { evidence: `now: ${state.state}`, weight: 0.46 * overTime(view) };
};

const thrownUp = (view: ShotView): Sighting | null => {
  const name = nameWith(view, ["grain", "motion"]);
  const fast = view.beings.find(isFast);
  return name === null || fast === undefined
    ? null
    : { evidence: `${name}; ${tells(fast, view)}`, weight: 0.32 * underMove(view) };
};

/** Gaits and everyday acts, whose result must fit what was done. */
const rational = (view: ShotView, being: Being): Sighting | null => {
  const { entry, human, present } = being;
  const { doing } = present;
  if (human) {
    const share = everydayActs[doing];
    const withThing = present.holds !== null || present.touches !== null ? 1 : 0.8;
    return share === undefined
      ? null
      : {
          evidence: tells(being, view),
          weight: 0.34 * share * withThing * actShown[view.shot.framing] * depthShown(being),
        };
  }
  if (entry.kind !== "animal") return null;
  const gait = isFast(being) ? 0.24 : doing === "walk" || doing === "climb" || doing === "eat" ? 0.2 : 0;
  return gait === 0
    ? null
    : {
        evidence: tells(being, view),
        weight: gait * bodyShown[view.shot.framing] * depthShown(being) * (view.film.drawn ? 0.7 : 1),
      };
};

const ways: ReadonlySet<Pose> = new Set([
  "run",
  "walk",
  "jump",
  "climb",
  "fly",
  "swim",
  "fall",
  "rise",
  "drive",
  "ride",
]);
const isOnTheWay = (doing: Pose): boolean => ways.has(doing);

/** Somebody or something that is elsewhere now than it was, by relation or by side. */
const moved = (view: ShotView, being: Being): Sighting | null => {
  const before = lastSeen(view, being.entry.id);
  const { at, where, doing } = being.present;
  const crossing = at !== null && isOnTheWay(doing);
  if (before === null)
    return crossing ? { evidence: `at: ${at.relation} ${nameOf(view.film, at.id)}`, weight: 0.24 } : null;
  const was = before.present.at;
  const related = at !== null && was !== null && (at.relation !== was.relation || at.id !== was.id);
  const reached = (at === null) !== (was === null) && isOnTheWay(doing);
  const side = where !== before.present.where && view.shot.place === view.film.shots[view.index - 1]?.shot.place;
  const base = related ? 0.45 : reached ? 0.42 : side && at !== null ? 0.22 : crossing ? 0.26 : side ? 0.14 : 0;
  const from = was === null ? before.present.where : `${was.relation} ${nameOf(view.film, was.id)}`;
  return base === 0
    ? null
    : {
        evidence: `${being.entry.name}: ${from} → ${at === null ? where : `${at.relation} ${nameOf(view.film, at.id)}`}`,
        weight: base * Math.max(0.8, sceneShown[view.shot.framing]) * depthShown(being) * (being.human ? 0.7 : 1),
      };
};

const travelling = (view: ShotView): Sighting | null => {
  const { shot, place, placeClasses, beings } = view;
  const wide = shot.framing === "extreme_wide" ? 1.1 : shot.framing === "wide" ? 1 : 0;
  const outdoors = placeClasses.has("landscape");
  if (wide === 0 || place === null || place.time_of_day === "interior") return null;
  const travel = moveRisk[shot.movement] / 0.3;
  const still = beings.every((being) => isAtRest(being) || being.present.depth === "far");
  const base = (outdoors ? 0.24 : 0.06) + (outdoors ? 0.2 : 0.1) * travel;
  return { evidence: `${place.name}, ${field(view, "movement")}`, weight: base * wide * (still ? 1 : 0.7) };
};

/** Every further arc must agree with the ones before. */
const aroundIt = (view: ShotView): Sighting | null => {
  const arcs = view.film.shots.filter(({ shot }) => isArc(shot.movement)).length;
  return isArc(view.shot.movement)
    ? {
        evidence: field(view, "movement"),
        // Round somebody who moves, the act is looked at more than the view.
        weight: Math.min(0.44, 0.24 + 0.07 * arcs) * overTime(view) * (view.beings.every(isAtRest) ? 1 : 0.75),
      }
    : null;
};

/** A thing that is looked at from many sides must be the same from each. */
const manyViews = (view: ShotView): Sighting | null => {
  const thing = view.beings.find(({ entry }) => !["person", "group", "animal"].includes(entry.kind));
  if (thing === undefined || shotsWith(view.film, thing.entry.id) < 3) return null;
  if (statesOf(view.film, thing.entry.id).length > 1) return null;
  const angles = new Set(view.film.shots.map(({ shot }) => `${shot.angle} ${shot.movement}`)).size;
  return angles < 3 ? null : { evidence: `${thing.entry.name}: ${angles} views`, weight: 0.18 };
};

export const motionSigns: readonly ShotSign[] = [
  {
    factor: "view_changes_around",
    dimension: "Multi-View_Consistency",
    seen: (view) => heaviest([aroundIt(view), manyViews(view)]),
    mitigation: "A smaller arc, or two static views.",
    remedies: [sidewaysMove, lockedCamera],
  },
  {
    factor: "mirror_image",
    dimension: "Multi-View_Consistency",
    seen: (view) => {
      const name = nameWith(view, ["mirror"]);
      return name === null
        ? null
        : { evidence: name, weight: 0.38 * Math.max(0.6, sceneShown[view.shot.framing]) * underMove(view) };
    },
    mitigation: "Keep the mirror empty, or show the reflection alone.",
    remedies: [closer, empty, lockedCamera],
  },
  {
    factor: "camera_move",
    dimension: "Camera_Motion",
    seen: cameraMove,
    mitigation: "One simple move, or a locked camera.",
    remedies: [lockedCamera],
  },
  {
    factor: "everyday_physics",
    dimension: "Mechanics",
    seen: (view) => heaviest([...view.beings.map((being) => mechanics(view, being)), breaking(view), thrownUp(view)]),
    mitigation: "Show before and after instead of the moment itself.",
    remedies: [settle, empty, insert, wider, lockedCamera],
  },
  {
    factor: "act_and_result",
    dimension: "Motion_Rationality",
    seen: (view) => heaviest(view.beings.map((being) => rational(view, being))),
    mitigation: "Show the thing before and after the act.",
    remedies: [settle, closer, wider],
  },
  {
    factor: "changing_places",
    dimension: "Dynamic_Spatial_Relationship",
    seen: (view) => heaviest(view.beings.map((being) => moved(view, being))),
    mitigation: "Cut between the two places instead of showing the way.",
    remedies: [stay, closer, insert],
  },
  {
    factor: "travel_through_landscape",
    dimension: "Complex_Landscape",
    seen: travelling,
    mitigation: "Hold one view; let the cut do the travelling.",
    remedies: [lockedCamera, closer],
  },
  {
    factor: "clip_too_short_or_long",
    dimension: "cut_leak",
    seen: (view) =>
      view.seconds < 1.5
        ? { evidence: `duration_seconds: ${view.seconds.toFixed(2)}`, weight: 0.2 }
        : view.seconds > 12
          ? {
              evidence: `duration_seconds: ${view.seconds.toFixed(2)}`,
              weight: Math.min(0.3, 0.15 + 0.01 * view.seconds),
            }
          : null,
    mitigation: "Give each clip between two and ten seconds.",
    remedies: [shorter],
  },
];
