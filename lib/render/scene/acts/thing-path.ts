import type { Owner, ThingMove } from "#lib/acts/act-script.ts";
import { clamp, smoothstep } from "#lib/render/scene/colour.ts";
import type { Actor } from "#lib/render/scene/staging.ts";
import { heading, type Scene } from "./act-scene.ts";
import { ownerAt, shareAt } from "./act-time.ts";
import { staysPut, type Play, type Played } from "./play.ts";

const isHand = (owner: Owner | null): boolean => owner !== null && owner.in.includes(".");

/** Whether the thing of an act is seen by itself: not in a hand, not gone. */
export function inWorld(scene: Scene, t: number): boolean {
  const owner = ownerAt(scene.script.of, shareAt(scene.timed, scene.script, t));
  return owner === null || (!isHand(owner) && owner.in !== "gone" && owner.in !== "on_body");
}

/** The way of a thing that moves by itself, or is moved: between the keys of its act. */
export function pathOf({ timed, script }: Scene, thing: Actor): Play {
  const from_m = thing.base_m > 0.2 ? thing.base_m : Math.max(0.7, thing.height_m * 3);
  const drops =
    ownerAt(script.of, 1)?.in === "falling" ? (script.of.find((each) => each.in === "falling")?.at ?? 0) : null;
  const at = (t: number): Played => {
    const share = shareAt(timed, script, t);
    if (drops !== null) {
      // It falls faster and faster, and lies at the contact of its act.
      const gone = clamp((share - drops) / Math.max(0.05, 0.5 - drops), 0, 1);
      const fallen_m = from_m * gone * gone;
      return { ...staysPut, y_m: (thing.base_m > 0.2 ? 0 : from_m) - fallen_m, turn: gone * 0.7 };
    }
    const next = script.moves.findIndex((each) => each.at > share);
    const to = next === -1 ? script.moves.at(-1) : script.moves[next];
    if (to === undefined) return staysPut;
    const from = next === -1 ? to : (script.moves[next - 1] ?? to);
    const part = from === to ? 0 : smoothstep(0, 1, (share - from.at) / (to.at - from.at));
    const mixed = (of: (move: ThingMove) => number) => of(from) + (of(to) - of(from)) * part;
    return {
      x_m: mixed(({ x }) => x) * thing.height_m * heading(thing),
      y_m: mixed(({ y }) => y) * thing.height_m,
      turn: mixed(({ turn }) => turn),
      wide: mixed(({ wide }) => wide),
      tall: mixed(({ tall }) => tall),
      alpha: mixed(({ alpha }) => alpha),
      lit: mixed((move) => move.lit),
    };
  };
  return { at, pictures: null };
}
