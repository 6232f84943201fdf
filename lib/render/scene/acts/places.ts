import type { Actor } from "#lib/render/scene/staging.ts";
import { heading, type Part, type Scene } from "./act-scene.ts";
import type { ReachedPlaces } from "./performed.ts";

/** A place in metres as a body sees it: from its foot in its heights, x to where it faces, y down. */
const seenBy = (actor: Actor, x_m: number, y_m: number): readonly [number, number] => [
  ((x_m - actor.x_m) * heading(actor)) / actor.height_m,
  -(y_m - actor.base_m) / actor.height_m,
];

/** Where hands go to in an act, as the body of a part of it sees it. */
export function placesFor({ script, by, to }: Scene, part: Part): ReachedPlaces {
  const me = part === "by" ? by : to!;
  const other = part === "by" ? to : by;
  const before = (far_m: number, y_m: number) =>
    seenBy(me, me.x_m + heading(me) * far_m * me.height_m, me.base_m + y_m);
  const common = {
    ground: before(0.22, 0.04),
    thing: before(0.3, 0.42 * me.height_m),
    tool: before(0.26, 0.5 * me.height_m),
  };
  if (other === null || script.apart === null) return common;
  const low = Math.min(by.height_m, other.height_m);
  const toMe = heading(other);
  return {
    ...common,
    meeting: seenBy(me, (by.x_m + to!.x_m) / 2, me.base_m + low * 0.69),
    other_face: seenBy(me, other.x_m + toMe * 0.07 * other.height_m, other.base_m + other.height_m * 0.9),
    other_shoulder: seenBy(me, other.x_m + toMe * 0.02, other.base_m + other.height_m * 0.8),
    other_back: seenBy(me, other.x_m - toMe * 0.07 * other.height_m, other.base_m + other.height_m * 0.72),
  };
}
