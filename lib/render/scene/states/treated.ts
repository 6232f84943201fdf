import type { StateScale } from "#lib/contract/acts.ts";
import { contextOf, imageOf } from "#lib/render/scene/canvas.ts";
import type { Box } from "#lib/elements/element-rows.ts";
import type { Brush, SceneElement } from "#lib/render/scene/elements/scene-element.ts";
import { bodyOf, type Painted } from "./painted.ts";
import { blaze, crack, dirty, green, mossy, rusty, scorch, soak, turnBrown, unlight } from "./coats.ts";
import { bud, deflate, droop, melt, unlid } from "./shapes.ts";

/** Below this nothing of a state is seen. */
const least = 0.02;

type Way = readonly [StateScale, (painted: Painted, value: number) => void];

const ways: readonly Way[] = [
  ["open", unlid],
  ["withered", droop],
  ["withered", turnBrown],
  ["folded", deflate],
  ["broken", crack],
  ["rusty", rusty],
  ["mossy", mossy],
  ["dirty", dirty],
  ["wet", soak],
  ["melted", melt],
  ["burnt", scorch],
];

/** A flower that is folded is a bud. */
const waysOfPlants: readonly Way[] = [
  ...ways.filter(([, draw]) => draw !== deflate),
  ["folded", bud],
  ["folded", green],
];

/** What is large burns and stands. */
const waysOfLarge: readonly Way[] = [...ways.filter(([, draw]) => draw !== scorch), ["burnt", blaze]];
const large: ReadonlySet<string> = new Set(["building", "vehicle"]);

/** The states of a thing that are drawn on its picture: what its painter has no way of its own for. */
export function treatedStates(element: SceneElement, state: Brush["state"] = {}): StateScale[] {
  return ways.flatMap(([scale], at) =>
    (state[scale] ?? 0) > least && !element.own.includes(scale) && ways.findIndex(([each]) => each === scale) === at
      ? [scale]
      : [],
  );
}

const waysOf = ({ kind }: SceneElement): readonly Way[] =>
  kind === "plant" ? waysOfPlants : large.has(kind) ? waysOfLarge : ways;

/** Draws states on a painted picture, one after the other: its form first, then what is on it. */
export function treat(whole: Painted, element: SceneElement, state: Brush["state"] = {}): void {
  if (treatedStates(element, state).length === 0 && (state.lit === undefined || element.own.includes("lit"))) return;
  const painted = { ...whole, box: bodyOf(whole) };
  for (const [scale, draw] of waysOf(element)) {
    const value = state[scale] ?? 0;
    if (value > least && !element.own.includes(scale)) draw(painted, value);
  }
  if (state.lit !== undefined && state.lit < 0.98 && !element.own.includes("lit")) unlight(painted, 1 - state.lit);
}

/** Room that a state takes about a thing, in its own units: flames over it, a puddle to both sides of it. */
export function roomFor(box: Box, states: readonly StateScale[]): Box {
  const melts = states.includes("melted");
  const burns = states.includes("burnt");
  const droops = states.includes("withered") || states.includes("open");
  const wide = (box.right - box.left) * (melts ? 0.45 : droops ? 0.3 : burns ? 0.08 : 0);
  return {
    left: box.left - wide,
    right: box.right + wide,
    top: box.top - (burns ? 0.7 : states.includes("open") ? 0.35 : 0),
    bottom: box.bottom + (melts ? 0.1 : 0),
  };
}

/** Paints a thing in its states onto what else is on a canvas: on one of its own where they are drawn on its picture. */
export function paintInState(element: SceneElement, brush: Brush): void {
  const states = treatedStates(element, brush.state);
  if (states.length === 0) return element.paint(brush);
  const window = roomFor(element.box, states);
  const [wide, tall] = [window.right - window.left, window.bottom - window.top];
  const { createCanvas, px_per_unit, seed, phase } = brush;
  const canvas = createCanvas(Math.max(2, Math.ceil(wide * px_per_unit)), Math.max(2, Math.ceil(tall * px_per_unit)));
  const ctx = contextOf(canvas);
  ctx.scale(canvas.width / wide, canvas.height / tall);
  ctx.translate(-window.left, -window.top);
  const own = { ...brush, ctx, window };
  element.paint(own);
  treat({ canvas, ctx, createCanvas, box: element.box, window, seed, phase, brush: own }, element, brush.state);
  brush.ctx.drawImage(imageOf(canvas), window.left, window.top, wide, tall);
}
