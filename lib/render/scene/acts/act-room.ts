import type { ActKey, ActScript } from "#lib/acts/act-script.ts";
import type { TimedAct } from "#lib/contract/staging.ts";
import type { Framing } from "#lib/contract/vocabulary.ts";
import { near } from "#lib/render/scene/lead.ts";
import { seatOn } from "#lib/acts/seats.ts";
import { astrideHip } from "#lib/render/scene/elements/shapes/figure-acted.ts";
import { isPerson, layoutOf, type Player } from "./layout.ts";
import { reachOf } from "./pose-reach.ts";

/** The part of the world that must be in the frame for an act to be seen; metres over the ground, and across. */
export interface ActRoom {
  bottom_m: number;
  top_m: number;
  wide_m: number;
  /** Whether somebody in it is on or in something. */
  perched?: boolean;
  /** Metres from who does it, to where they look, to the middle of all who take part. */
  middle_m?: number;
}

/** Of a body that is cut by the frame, the part below it: the cut goes through the thighs, never through a joint. */
const cut = 0.42;

/** Air for whatever is worn on a head that nearly fills the frame. */
const hat = 0.05;

/** Where a hand has nothing to do that must be seen. */
const idle: ReadonlySet<ActKey["left"]> = new Set(["rest", "hip"]);

/** Room that somebody takes through all keys of a part. */
function roomOf(
  { element, height_m }: Player,
  keys: readonly ActKey[],
  framing: "full" | "medium" | "close",
  held: number,
) {
  const reaches = keys.map((key) => ({ key, reach: reachOf(key, element.id === "child") }));
  const contact = reaches.toSorted((a, b) => Math.abs(a.key.at - 0.5) - Math.abs(b.key.at - 0.5)).slice(0, 1);
  const counted = framing === "close" ? contact : reaches;
  // What is lifted over the head is seen as well.
  const top = Math.max(
    ...counted.map(({ reach, key }) => reach.top + key.rise + (key.right === "up" || key.right === "crown" ? held : 0)),
  );
  const hands = counted.flatMap(({ reach, key }) =>
    [key.left, key.right].flatMap((place, side) => (idle.has(place) ? [] : [reach.hands[side]!])),
  );
  const lowest = Math.min(cut, ...hands.map((high) => high - 0.08));
  const bottom =
    framing === "full"
      ? 0
      : framing === "medium"
        ? Math.max(0, lowest)
        : hands.length === 0
          ? 0.66
          : Math.min(0.62, Math.min(...hands) - 0.08 - held * 0.5);
  return {
    back_m: Math.min(...counted.map(({ reach }) => reach.back)) * height_m,
    front_m: Math.max(...counted.map(({ reach }) => reach.front)) * height_m,
    bottom_m: bottom * height_m,
    top_m: (Math.max(top, framing === "close" ? 0.8 : 0) + (framing === "full" ? 0 : hat)) * height_m,
  };
}

/** Height of a bed's mattress, metres. */
const bedHeight_m = 0.42;

/** Metres that somebody goes to and fro of where the act is, where they do not go through the frame. */
const stepsOf = (script: ActScript): number =>
  script.across || script.by.length === 0 ? 0 : Math.max(...script.by.map(({ step }) => Math.abs(step)), 0);

/** As much of a script as a shot of some seconds shows: one key where its act is over as it begins, or still to come. */
export function scriptShown(script: ActScript, { begin_s, end_s }: TimedAct, shot_s: number): ActScript {
  if (end_s > begin_s && begin_s < shot_s) return script;
  const seen = end_s <= begin_s ? ([-1] as const) : ([0, 1] as const);
  return { ...script, by: script.by.slice(...seen), to: script.to.slice(...seen) };
}

/** The room of one act of people or animals, as close as its framing and its script allow. */
export function actRoomOf(
  script: ActScript,
  by: Player,
  to: Player | null,
  thing: Player | null,
  told: Framing,
  held_m = 0,
): ActRoom {
  const layout = layoutOf(script, by, to, thing);
  const wide = told === "extreme_wide" || told === "wide" || told === "full";
  const framing =
    script.frame === "full" || wide
      ? "full"
      : (near.has(told) || script.frame === "close") && (to === null || script.on)
        ? "close"
        : "medium";
  const bodies = [
    { player: by, at_m: 0, keys: script.by, ahead: 1 },
    ...(to === null || layout.to_m === null
      ? []
      : [{ player: to, at_m: layout.to_m, keys: script.to, ahead: script.way === "same" ? 1 : -1 }]),
  ].map(({ player, at_m, keys, ahead }) => {
    if (!isPerson(player) || keys.length === 0) {
      const { left, right, top } = player.element.box;
      // Of an animal's leap or flight the beginning is in the frame.
      const flights = isPerson(player) ? [] : script.animal;
      const up = Math.min(1.4, Math.max(0, ...flights.map(({ rise }) => rise)));
      const steps = script.across ? [] : flights.map(({ step }) => Math.max(-1, Math.min(1, step)) * 1.2);
      const tall_m = isPerson(player) ? player.height_m : Math.min(player.height_m * 1.05, -top * player.height_m);
      return {
        left_m: at_m + (left * 0.8 + Math.min(0, ...steps)) * player.height_m,
        right_m: at_m + (right * 0.8 + Math.max(0, ...steps)) * player.height_m,
        bottom_m: isPerson(player) && framing !== "full" ? cut * player.height_m : 0,
        top_m: tall_m + up * player.height_m,
      };
    }
    const { back_m, front_m, ...tall } = roomOf(player, keys, framing, player === by ? held_m / by.height_m : 0);
    const reach = ahead > 0 ? [back_m, front_m] : [-front_m, -back_m];
    return { left_m: at_m + reach[0]!, right_m: at_m + reach[1]!, ...tall };
  });
  const mount = script.rides ? (to ?? thing) : null;
  if (mount !== null) {
    const { x, up } = seatOn(mount.element.id, mount.element.kind);
    const { left, right } = mount.element.box;
    bodies.splice(0, bodies.length, {
      left_m: (left - x) * 0.8 * mount.height_m,
      right_m: (right - x) * 0.8 * mount.height_m,
      bottom_m: 0,
      top_m: up * mount.height_m + (1.05 - astrideHip) * by.height_m,
    });
  }
  if (script.bears !== null && to !== null)
    bodies.push({
      left_m: (script.bears.x - 0.3) * by.height_m,
      right_m: (script.bears.x + 0.3) * by.height_m,
      bottom_m: 0,
      top_m: script.bears.up * by.height_m + 0.75 * to.height_m,
    });
  if (thing !== null && mount === null && layout.thing_m !== null) {
    const { left, right } = thing.element.box;
    const stands_m = layout.table_m ?? 0;
    const most = script.leaves || script.departs ? 1.7 : script.behind ? 0.8 : 0.6;
    const half_m = Math.min(((right - left) / 2) * 0.8 * thing.height_m, by.height_m * most);
    const all = thing.height_m < by.height_m * 0.8 || script.topples;
    bodies.push({
      left_m: layout.thing_m - half_m,
      right_m: layout.thing_m + (script.topples ? thing.height_m * 0.75 : half_m),
      bottom_m: script.upon
        ? 0
        : layout.table_m === null
          ? all
            ? 0
            : bodies[0]!.bottom_m
          : stands_m - 0.06 * by.height_m,
      top_m: all ? stands_m + thing.height_m : 0,
    });
  }
  if (script.swings !== null) {
    const at_m = script.swings === "to" ? (layout.to_m ?? 0) : 0;
    bodies.push({ left_m: at_m - 1.15, right_m: at_m + 1.15, bottom_m: 0, top_m: 2.35 });
  }
  // What falls off a table falls beside it; an animal on it is as high.
  if (script.upon && layout.thing_m !== null && layout.table_m !== null) {
    const high_m = isPerson(by) ? 0 : layout.table_m;
    for (const body of bodies.slice(0, 1)) body.top_m += high_m;
    bodies.push({ left_m: 0, right_m: layout.thing_m + 0.55, bottom_m: 0, top_m: layout.table_m });
  }
  const top_m = Math.max(...bodies.map((body) => body.top_m));
  const right_m = Math.max(...bodies.map((body) => body.right_m));
  const left_m = Math.min(...bodies.map((body) => body.left_m));
  const wide_m = right_m - left_m;
  // What flies needs air about it; who lies on a bed lies above the floor; who crawls through a frame does not fill it.
  const flies = script.of.some((owner) => owner.in === "flying" || owner.in === "coming");
  const lifted_m = script.rests === "bed" && isPerson(by) && framing === "full" ? bedHeight_m : 0;
  const air = flies ? 1.3 : framing === "full" ? 0.8 + (script.over > 0 ? script.over + 0.2 : 0) : 0;
  return {
    bottom_m: Math.min(...bodies.map(({ bottom_m }) => bottom_m)),
    top_m: Math.max(top_m + lifted_m, air * by.height_m),
    middle_m: (left_m + right_m) / 2,
    wide_m: wide_m + (flies || script.over > 0 ? by.height_m * 0.9 : 0) + (isPerson(by) ? stepsOf(script) : 0),
  };
}
