import { changesOfAct, type Owner, type ThingMove } from "#lib/acts/act-script.ts";
import { clamp, smoothstep } from "#lib/render/scene/colour.ts";
import type { Actor } from "#lib/render/scene/staging.ts";
import { heading, type Scene } from "./act-scene.ts";
import { ownerAt, shareAt } from "./act-time.ts";
import { staysPut, type Play, type Played } from "./play.ts";
import { tipped, tipsOver } from "./topple.ts";

const isHand = (owner: Owner | null): boolean => owner !== null && owner.in.includes(".");

/** Whether the thing of an act is seen by itself: not in a hand, not gone. */
export function inWorld(scene: Scene, t: number): boolean {
  const owner = ownerAt(scene.script.of, shareAt(scene.timed, scene.script, t));
  return owner === null || (!isHand(owner) && owner.in !== "gone" && owner.in !== "on_body");
}

/** Metres over which what falls from an edge is clear of what it stood on. */
const clear_m = 0.3;
/** Share of its own height by which something that lies on its side is higher than its foot. */
const lying = 0.3;

/** How high over the ground what falls by itself begins, metres. */
const falls_m = 0.9;

/** Down from where it stands, over an edge where there is one: faster and faster, and there at the contact of its act. */
function fallingPath({ timed, script, by }: Scene, thing: Actor, drops: number): Play {
  const onEdge = thing.base_m > 0.2;
  if (!onEdge && tipsOver(thing)) return { at: (t) => tipped(shareAt(timed, script, t), thing), pictureAt: null };
  const from_m = onEdge ? thing.base_m : Math.max(falls_m, thing.height_m * 3);
  const ahead = script.upon ? heading(by) : 1;
  const breaks = script.upon || changesOfAct(timed.act, null).some(({ scale }) => scale === "broken");
  return {
    at(t) {
      const share = shareAt(timed, script, t);
      const tips = smoothstep(drops * 0.4, drops + 0.06, share);
      const lands = Math.max(0.5, drops + 0.26);
      const gone = clamp((share - drops) / Math.max(0.05, lands - drops), 0, 1);
      const after = clamp((share - lands) / 0.3, 0, 1);
      // What stays whole bounces once and comes to lie.
      const bounce_m = breaks ? 0 : 0.22 * from_m * Math.sin(Math.PI * after) * (1 - after);
      const turn = 0.25 * tips + (breaks ? 0.6 : 1.1) * gone;
      const lie_m = breaks ? 0 : lying * thing.height_m * smoothstep(0.5, 1, gone);
      return {
        ...staysPut,
        x_m: ahead * ((onEdge ? clear_m * (0.2 * tips + 0.8 * gone) : 0) + (breaks ? 0 : 0.12 * from_m * after)),
        y_m: (onEdge ? 0 : from_m) - from_m * gone * gone + bounce_m + lie_m,
        turn: ahead * (turn + (breaks ? 0 : 0.2 * after)),
      };
    },
    pictureAt: null,
  };
}

/** The way of a thing that moves by itself, or is moved: between the keys of its act. */
export function pathOf(scene: Scene, thing: Actor): Play {
  const { timed, script } = scene;
  const drops = script.of.find((each) => each.in === "falling")?.at ?? null;
  if (drops !== null) return fallingPath(scene, thing, drops);
  const at = (t: number): Played => {
    const share = shareAt(timed, script, t);
    const next = script.moves.findIndex((each) => each.at > share);
    const to = next === -1 ? script.moves.at(-1) : script.moves[next];
    if (to === undefined) return staysPut;
    const from = next === -1 ? to : (script.moves[next - 1] ?? to);
    const part = from === to ? 0 : smoothstep(0, 1, (share - from.at) / (to.at - from.at));
    const mixed = (of: (move: ThingMove) => number) => of(from) + (of(to) - of(from)) * part;
    return {
      x_m: mixed(({ x }) => x) * thing.height_m * heading(thing),
      // What floats on water drifts along it.
      y_m: script.act === "float_away" && thing.element.stands === "water" ? 0 : mixed(({ y }) => y) * thing.height_m,
      turn: mixed(({ turn }) => turn) * (script.topples ? heading(scene.by) : 1),
      wide: mixed(({ wide }) => wide),
      tall: mixed(({ tall }) => tall),
      alpha: mixed(({ alpha }) => alpha),
      lit: mixed((move) => move.lit),
    };
  };
  return { at, pictureAt: null };
}
