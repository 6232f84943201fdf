import type { ActKey } from "#lib/acts/act-script.ts";
import { keysAt, momentsOf, shareAt } from "./act-time.ts";
import type { Scene } from "./act-scene.ts";

/** One of the poses that a body is drawn in: between two keys of its part. */
export interface Posed {
  from: ActKey;
  to: ActKey;
  /** How far from the one to the other, 0 to 1. */
  share: number;
  /** Of a pair of steps that is gone, 0 to 1. */
  stride: number;
  /** The same of two equal poses. */
  key: string;
}

/** Poses of a body in motion for a second: drawn on threes where it is slow and on twos where it is fast. */
const poses_per_s = 10;
/** Change of a body's angles that is seen, radians. */
const seen_rad = 0.05;
/** Pictures of a pair of steps. */
const strides = 12;

const goes: ReadonlySet<ActKey["body"]> = new Set(["walk", "run", "crawl", "climb", "swim", "sway", "dance"]);
const angles = ["lean", "nod", "twist", "tilt", "turn"] as const;

/** What of a key is seen in the pose itself. */
const shapeOf = ({ at: _at, step: _step, face: _face, ...shape }: ActKey): string => JSON.stringify(shape);

/** How many steps there are between two poses that take `seconds` from one to the other. */
function stepsBetween(from: ActKey, to: ActKey, seconds: number): number {
  const apart =
    angles.reduce((sum, name) => sum + Math.abs(to[name] - from[name]), 0) + Math.abs(to.rise - from.rise) * 3;
  const limbs = from.body !== to.body || from.left !== to.left || from.right !== to.right || from.back !== to.back;
  const most = Math.max(2, Math.round(seconds * poses_per_s));
  return limbs ? most : Math.min(most, Math.max(1, Math.ceil(apart / seen_rad)));
}

/**
 * The pose of a part at a moment of its shot, in steps that can be told apart: to and fro are the same poses, and so is
 * every time of what is done again and again. It follows from the moment alone. `pairs` of steps are gone by then.
 */
export function poseAt({ timed, script }: Scene, keys: readonly ActKey[], t: number, pairs: number): Posed {
  const around = keysAt(keys, shareAt(timed, script, t));
  const [one, other] = [shapeOf(around.from), shapeOf(around.to)];
  const stride = goes.has(around.from.body) || goes.has(around.to.body) ? strideOf(pairs) : 0;
  if (one === other) return { ...around, share: 0, stride, key: `${one}/${stride}` };
  const [begin_s = 0] = momentsOf(timed, script.times, around.from.at);
  const [end_s = 0] = momentsOf(timed, script.times, around.to.at);
  const steps = stepsBetween(around.from, around.to, end_s - begin_s);
  const step = Math.round(around.share * steps);
  if (step === 0) return { ...around, to: around.from, share: 0, stride, key: `${one}/${stride}` };
  if (step === steps) return { ...around, from: around.to, share: 0, stride, key: `${other}/${stride}` };
  // The same way back is the same poses.
  const back = one > other && around.from.body === around.to.body;
  const [from, to] = back ? [around.to, around.from] : [around.from, around.to];
  const share = (back ? steps - step : step) / steps;
  return { from, to, share, stride, key: `${back ? other : one}/${back ? one : other}/${share}/${stride}` };
}

const strideOf = (pairs: number): number => Math.floor((pairs - Math.floor(pairs)) * strides) / strides;
