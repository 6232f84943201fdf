import type { ShotStaging } from "#lib/contract/staging.ts";
import { clamp } from "#lib/render/scene/colour.ts";
import type { Cast } from "#lib/render/scene/setting.ts";
import { stateAt } from "./states.ts";

/** A land without its sun is darker than a room at night without its lamp. */
const sunless = 1.7;

/** How dark what has gone out or down leaves its place, from 0, at a moment; null where nothing is told of any light. */
export function darkAt(
  staging: ShotStaging | undefined,
  casts: readonly Pick<Cast, "item" | "element">[],
): ((t: number) => number) | null {
  const lamps = [...new Set(staging?.states.flatMap(({ id, scale }) => (scale === "lit" ? [id] : [])))];
  const sun = casts.find(({ item, element }) => element.id === "sun" && item.id !== undefined)?.item.id;
  if (staging === undefined || (lamps.length === 0 && sun === undefined)) return null;
  // As long as one of them burns the room is seen by it.
  const unlit = (t: number) => 1 - Math.max(...lamps.map((id) => stateAt(staging, id, t).lit ?? 1));
  return (t) => Math.max(lamps.length > 0 ? unlit(t) : 0, sunless * sunkenAt(staging, sun, t));
}

/** How far something of the sky has gone down at a moment, 0 to 1: it moves for as long as its act lasts. */
export function sunkenAt(staging: ShotStaging | undefined, id: string | undefined, t: number): number {
  const state = staging?.states.find((each) => each.id === id && each.scale === "gone");
  if (state === undefined) return 0;
  const act = staging?.acts.find(({ by }) => by === id);
  const [begin_s, end_s] = act === undefined ? [state.begin_s, state.end_s] : [act.begin_s, act.end_s];
  return end_s <= begin_s
    ? state.to
    : state.from + (state.to - state.from) * clamp((t - begin_s) / (end_s - begin_s), 0, 1);
}
