import {
  anotherAngle,
  anotherSize,
  closer,
  insert,
  lockedCamera,
  longEnough,
  oneAction,
  reword,
  shorter,
  sidewaysMove,
  simplerMove,
  wider,
} from "./remedies.ts";
import {
  bigMoves,
  fieldOf,
  overTime,
  quick,
  sceneShown,
  spanIn,
  spanOfAction,
  underMove,
  type RiskView,
} from "./risk-view.ts";
import { sighting, type RiskSign } from "./sign.ts";

const around =
  /\b(?:orbit\w*|360|all sides|circles? around|reverse angle|turntable|rotat(?:e|es|ing)|revolv(?:e|es|ing))\b/i;
const mirrors = /\b(?:mirrors?|mirrored|reflections?|reflected|reflects?|shop windows?|twins?)\b/i;
const inOrder = /\b(?:then|after that|afterwards|followed by|finally)\b/i;
const physics =
  /\b(?:spill(?:s|ing)?|splash\w*|collid\w*|crash\w*|bounc\w*|throw(?:s|ing)?|toss\w*|catch(?:es|ing)?|kick(?:s|ing)?|punch\w*|stack\w*|balanc\w*|break(?:s|ing)?|shatter\w*|explod\w*|explosion|fall(?:s|ing)?|drop(?:s|ped|ping)|topple\w*|swing(?:s|ing)?|jump(?:s|ing)?|leap(?:s|ing)?|domino\w*|knock\w* over|tips? over|pour(?:s|ing)?)\b/i;
const tools =
  /\b(?:cut(?:s|ting)?|saw(?:s|ing)|hammer\w*|weld\w*|forg(?:e|es|ing)|cooks|cooking|stir(?:s|ring)?|chop\w*|slic(?:e|es|ing)|eat(?:s|ing)?|drink(?:s|ing)?|writ(?:e|es|ing)|paint(?:s|ing)|knead\w*|sew(?:s|ing)?|repair\w*|fix(?:es|ing)|build(?:s|ing)|assembl\w*|t(?:ie|ies|ying)|unscrew\w*|fold(?:s|ing)|wrap(?:s|ping)?|opens|opening)\b/i;
const speed =
  /\b(?:race[sd]?|racing|sprint\w*|gallop\w*|chas(?:e|es|ing)|speed(?:s|ing)|rush\w*|drift(?:s|ing) (?:round|around|through)|outrun\w*|dash(?:es|ing)|whirl\w*|spin(?:s|ning)?|fast|dives?|diving|parkour|ski(?:s|ing|ers?)|surf\w*)\b/i;
const placeChange =
  /\b(?:jumps? (?:on|onto|over|off|into)|climb(?:s|ing)? (?:on|onto|over|into|out)|goes behind|from behind|cross(?:es|ing)?|pass(?:es|ing) (?:under|over|behind|between)|moves? (?:from|to the (?:left|right))|on top of|underneath|ducks? under|slides? (?:along|across|under)|enters?|leaves? through|steps? (?:into|out of|onto))\b/i;
const cuts =
  /\b(?:cuts? to|smash cut|jump cuts?|montage|split[- ]screen|flashbacks?|cross[- ]?cut\w*|intercut\w*|meanwhile|time[- ]lapse|hyperlapse)\b/i;
const scenery =
  /\b(?:mountains?|valleys?|cit(?:y|ies)|skyline|forests?|jungle|coast|cliffs?|deserts?|dunes?|rivers?|sea|ocean|fields?|canyons?|villages?|harbou?r|glaciers?|market|streets?|rooftops?)\b/i;

const second = (view: RiskView): string | null => {
  const [, action] = view.actions;
  return action === undefined ? null : spanOfAction(view, action);
};

export const motionSigns: readonly RiskSign[] = [
  {
    factor: "view_changes_around",
    dimension: "Multi-View_Consistency",
    seen: (view) =>
      view.shot.camera.movement.startsWith("arc")
        ? sighting(fieldOf(view, "camera.movement"), 0.28 * overTime(view))
        : sighting(spanIn(view, around), 0.16 * overTime(view) * underMove(view)),
    mitigation: "Use a smaller arc or two static views.",
    remedies: [sidewaysMove, lockedCamera, shorter],
  },
  {
    factor: "mirror_image",
    dimension: "Multi-View_Consistency",
    seen: (view) =>
      sighting(spanIn(view, mirrors), 0.34 * sceneShown[view.shot.framing] * underMove(view) * overTime(view)),
    mitigation: "Keep the mirror empty, or show only the reflection.",
    remedies: [closer, lockedCamera, insert, shorter],
  },
  {
    factor: "hard_camera_move",
    dimension: "Camera_Motion",
    seen: (view) => {
      // A way around the subject is a difficulty of its own, told above.
      const { movement } = view.shot.camera;
      const size = movement.startsWith("arc") ? undefined : bigMoves[movement];
      const busy = [...view.motions].some((motion) => quick.has(motion)) ? 1.25 : 1;
      return size === undefined ? null : sighting(fieldOf(view, "camera.movement"), size * busy);
    },
    mitigation: "One simple move; shorten the shot.",
    remedies: [simplerMove],
  },
  {
    factor: "steps_in_order",
    dimension: "Motion_Order_Understanding",
    seen: (view) => sighting(second(view) ?? spanIn(view, inOrder), 0.2 + 0.06 * Math.min(3, view.actions.length)),
    mitigation: "Split the shot: one action each.",
    remedies: [oneAction],
  },
  {
    factor: "long_story_in_one_shot",
    dimension: "Complex_Plot",
    seen: (view) => {
      const { duration_seconds: seconds } = view.shot;
      const third = view.actions[2];
      if (third !== undefined) return sighting(spanOfAction(view, third), 0.18 + 0.04 * view.actions.length);
      // Most models make clips of 8 to 10 seconds; what is longer is told in fewer of them, and drifts.
      return seconds <= 8
        ? null
        : sighting(fieldOf(view, "duration_seconds"), Math.min(0.34, 0.14 + (seconds - 8) * 0.02));
    },
    mitigation: "Use more, shorter shots.",
    remedies: [oneAction, shorter],
  },
  {
    factor: "everyday_physics",
    dimension: "Mechanics",
    seen: (view) => sighting(spanIn(view, physics), 0.32 * sceneFor(view) * underMove(view) * overTime(view)),
    mitigation: "Show before and after; leave the moment itself off screen.",
    remedies: [lockedCamera, wider, shorter],
  },
  {
    factor: "tool_use",
    dimension: "Motion_Rationality",
    seen: (view) => sighting(spanIn(view, tools), 0.22 * handsFor(view) * overTime(view)),
    mitigation: "Keep the tool at rest, or cut to the result.",
    remedies: [closer, wider, shorter],
  },
  {
    factor: "fast_motion",
    dimension: "Motion_Rationality",
    seen: (view) => {
      const action = view.actions.find((each) => quick.has(each.motion));
      const evidence = spanIn(view, speed) ?? (action === undefined ? null : spanOfAction(view, action));
      const near = {
        ...sceneShown,
        medium: 1,
        medium_close: 1.05,
        close: 1.1,
        wide: 0.65,
        extreme_wide: 0.45,
        full: 0.9,
      };
      return sighting(evidence, 0.24 * near[view.shot.framing] * underMove(view) * overTime(view));
    },
    mitigation: "Show the start or the finish; let the cut carry the speed.",
    remedies: [lockedCamera, wider, shorter],
  },
  {
    factor: "changing_places",
    dimension: "Dynamic_Spatial_Relationship",
    seen: (view) => sighting(spanIn(view, placeChange), 0.2 * sceneFor(view) * underMove(view) * overTime(view)),
    mitigation: "Begin after the change of place.",
    remedies: [lockedCamera, closer, wider, shorter],
  },
  {
    factor: "changing_landscape",
    dimension: "Complex_Landscape",
    seen: (view) => {
      const move = bigMoves[view.shot.camera.movement];
      return move === undefined
        ? null
        : sighting(spanIn(view, scenery), 0.75 * move * sceneShown[view.shot.framing] * overTime(view));
    },
    mitigation: "Keep the move short and one place in view.",
    remedies: [simplerMove, closer, shorter],
  },
  {
    factor: "repeated_set_up",
    dimension: "Diversity",
    seen: ({ shot, neighbours: { before }, ...view }) =>
      before !== null && before.framing === shot.framing && before.camera.angle === shot.camera.angle
        ? sighting(fieldOf({ shot, neighbours: { before, after: null }, ...view }, "framing"), 0.12)
        : null,
    mitigation: "Change size and angle.",
    remedies: [anotherSize, anotherAngle],
  },
  {
    factor: "cut_inside_the_clip",
    dimension: "cut_leak",
    seen: (view) => sighting(spanIn(view, cuts), 0.3),
    mitigation: "One clip per shot: cut in the edit.",
    remedies: [reword("One clip per shot: cut in the edit.", cuts, "then we see"), oneAction],
  },
  {
    factor: "clip_shorter_than_models_make",
    dimension: "cut_leak",
    seen: (view) =>
      view.shot.duration_seconds >= 2
        ? null
        : sighting(fieldOf(view, "duration_seconds"), 0.1 + (2 - view.shot.duration_seconds) * 0.12),
    mitigation: "Models make three seconds and more; the action must fall into the part that is kept.",
    remedies: [longEnough],
  },
];

function sceneFor(view: RiskView): number {
  const shown = {
    ...sceneShown,
    close: 1,
    extreme_close: 1,
    insert: 1,
    medium: 1,
    medium_close: 0.95,
    wide: 0.65,
    extreme_wide: 0.4,
  };
  return shown[view.shot.framing];
}
function handsFor(view: RiskView): number {
  const shown = {
    ...sceneShown,
    insert: 1.15,
    extreme_close: 0.9,
    close: 0.55,
    medium_close: 0.6,
    medium: 1,
    wide: 0.6,
    extreme_wide: 0.4,
  };
  return shown[view.shot.framing];
}
