import { stateScales, type StateScale } from "#lib/contract/acts.ts";
import type { ShotStaging } from "#lib/contract/staging.ts";

/** How far along the states of something are; a scale that nothing is told of is absent. */
export type State = Partial<Record<StateScale, number>>;

/** Steps in which a state that changes is painted: a picture each, as a body in motion has. */
const steps = 12;

/** The states of a thing at `t` seconds of its shot. */
export function stateAt(staging: Pick<ShotStaging, "states">, id: string, t: number): State {
  const state: State = {};
  for (const each of staging.states) {
    if (each.id !== id || (state[each.scale] !== undefined && t < each.begin_s)) continue;
    const { from, to, begin_s, end_s } = each;
    state[each.scale] =
      t <= begin_s ? from : t >= end_s ? to : from + ((to - from) * (t - begin_s)) / (end_s - begin_s);
  }
  return state;
}

/** The same in the steps in which it is painted. `gone` is no matter of paint. */
export function paintedState({ gone: _gone, ...state }: State): State {
  return Object.fromEntries(Object.entries(state).map(([scale, value]) => [scale, Math.round(value * steps) / steps]));
}

/** One number for a painted state, another for each: pictures are kept by it. */
export const keyOfState = (state: State): number =>
  stateScales.reduce((key, scale) => {
    const value = state[scale];
    return key * (steps + 2) + (value === undefined ? 0 : 1 + Math.round(value * steps));
  }, 0);

/** The second at which a scale of a thing passes a value upwards; below 0 where it had before the shot, null where not. */
export function passesAt(
  { states }: Pick<ShotStaging, "states">,
  id: string,
  scale: StateScale,
  value: number,
): number | null {
  for (const each of states) {
    if (each.id !== id || each.scale !== scale) continue;
    if (each.from >= value) return -1;
    if (each.to >= value)
      return each.begin_s + ((value - each.from) / (each.to - each.from)) * (each.end_s - each.begin_s);
  }
  return null;
}
