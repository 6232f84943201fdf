import type { ShotStaging } from "#lib/contract/staging.ts";
import { stateAt } from "./states.ts";

/** How dark what has gone out leaves its room, 0 to 1, at a moment; null where nothing is told of any light. */
export function darkAt(staging: ShotStaging | undefined): ((t: number) => number) | null {
  const lamps = [...new Set(staging?.states.flatMap(({ id, scale }) => (scale === "lit" ? [id] : [])))];
  if (staging === undefined || lamps.length === 0) return null;
  // As long as one of them burns the room is seen by it.
  return (t) => 1 - Math.max(...lamps.map((id) => stateAt(staging, id, t).lit ?? 1));
}
