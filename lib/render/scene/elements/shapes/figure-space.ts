import type { Point } from "./strokes.ts";

/** A place in a figure's own space: forward, up, towards its right; in units of its height. */
export type Spot = readonly [forward: number, up: number, right: number];

/** A joint on the picture; `near` grows towards the lens. */
export interface Joint {
  x: number;
  y: number;
  near: number;
}

/** How a figure stands to the lens: 0 shows its right side as it faces right, a quarter turn shows its front. */
export interface View {
  yaw: number;
  /** How much nearer things sink in the picture: the lens looks slightly down. */
  pitch: number;
}

export const add = (a: Spot, b: Spot, share = 1): Spot => [
  a[0] + b[0] * share,
  a[1] + b[1] * share,
  a[2] + b[2] * share,
];
const dot = (a: Spot, b: Spot) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export function project([forward, up, right]: Spot, { yaw, pitch }: View): Joint {
  const near = forward * Math.sin(yaw) + right * Math.cos(yaw);
  return { x: forward * Math.cos(yaw) - right * Math.sin(yaw), y: -up + near * pitch, near };
}

export const flat = ({ x, y }: Joint): Point => [x, y];

/** Direction of a hanging limb swung forward and outward (radians); `side` is -1 for the left. */
export function swung(forward: number, outward: number, side: number): Spot {
  return [Math.sin(forward) * Math.cos(outward), -Math.cos(forward) * Math.cos(outward), Math.sin(outward) * side];
}

/** The middle joint of a limb of two bones between root and target; it bends towards `pole`. The target is pulled into reach. */
export function bent(root: Spot, target: Spot, first: number, second: number, pole: Spot): { middle: Spot; end: Spot } {
  const way = add(target, root, -1);
  const length = Math.max(1e-4, Math.hypot(...way));
  const reach = Math.min(length, (first + second) * 0.998);
  const along: Spot = [way[0] / length, way[1] / length, way[2] / length];
  const at = (first * first - second * second + reach * reach) / (2 * reach);
  const out = Math.sqrt(Math.max(0, first * first - at * at));
  const square = add(pole, along, -dot(pole, along));
  const size = Math.max(1e-4, Math.hypot(...square));
  return { middle: add(add(root, along, at), square, out / size), end: add(root, along, reach) };
}
