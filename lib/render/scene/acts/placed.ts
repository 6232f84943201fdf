import type { Placed, ShotStaging } from "#lib/contract/staging.ts";
import type { Framing } from "#lib/contract/vocabulary.ts";
import { topOf } from "#lib/places/perches.ts";
import { near } from "#lib/render/scene/lead.ts";
import type { Cast, Setting } from "#lib/render/scene/setting.ts";
import { vessels } from "#lib/render/scene/support.ts";
import type { ShotCamera } from "#lib/render/scene/shot-camera.ts";
import type { Actor } from "#lib/render/scene/staging.ts";
import { castOf } from "./perches.ts";

/** What words set at somebody's feet, beside, before, behind or over them: stood there, and in the frame with them. */

interface Bulk {
  element: { id: string; kind: string; box: { left: number; right: number } };
  height_m: number;
}

/** Half of what somebody or something takes across, metres: of a person the elbows. */
const halfOf = ({ element, height_m }: Bulk): number =>
  height_m * (element.kind === "person" ? 0.17 : ((element.box.right - element.box.left) / 2) * 0.8);

/** What is as broad as this stands behind whoever is at it, and they before its middle. */
const broad_m = 1.1;
const isBroad = (thing: Bulk): boolean => halfOf(thing) > broad_m;

/** Metres from somebody to a thing, to the side and away from the lens. */
function offsetOf(where: Placed["where"], who: Bulk, thing: Bulk): { x_m: number; z_m: number } {
  const aside_m = halfOf(who) + halfOf(thing);
  const isLow = thing.height_m < who.height_m * 0.45;
  switch (where) {
    case "feet":
      return { x_m: halfOf(who) + halfOf(thing) * 0.7, z_m: -0.12 };
    case "beside":
      return isBroad(thing) ? { x_m: halfOf(thing) * 0.5, z_m: 0.45 } : { x_m: aside_m + 0.08, z_m: 0.02 };
    case "before":
      if (thing.element.id === "table") return { x_m: 0, z_m: -0.3 };
      return isLow ? { x_m: halfOf(thing) * 0.6, z_m: -0.3 } : { x_m: aside_m + 0.05, z_m: -0.06 };
    case "behind":
      return { x_m: isBroad(thing) ? halfOf(thing) * 0.3 : aside_m * 0.8, z_m: 0.5 };
    case "midst":
      return { x_m: 0, z_m: isLow ? -0.1 : thing.height_m > who.height_m ? 0.2 + halfOf(thing) : 0.12 };
    case "above":
      return {
        x_m: thing.height_m > who.height_m ? halfOf(thing) * 0.4 : 0.2,
        z_m: thing.height_m > who.height_m ? 1.2 : 0.02,
      };
  }
}

/** Metres to what goes on to both sides. */
const along_m = 0.45;
const over_m = 0.22;
/** Metres over the ground at which a thing begins that hangs over somebody. */
const hungAt_m = (where: Placed["where"], head_m: number, thing: Bulk): number =>
  where === "above" && thing.height_m < head_m ? head_m + over_m : 0;

/** A shot's setting with what words set by somebody at their distance, and a frame that shows both. */
export function castForPlaced(setting: Setting, staging: ShotStaging | undefined, framing: Framing): Setting {
  let seen = setting;
  for (const { id, by, where } of staging?.placed ?? []) {
    const who = seen.casts.find(({ item, distance_m }) => item.id === by && distance_m !== Infinity);
    const own = seen.casts.find(({ item, element }) => item.id === id && element.form !== "room");
    const handled = staging?.handled.find((each) => each.id === id);
    const thing = who === undefined ? undefined : (own ?? (handled && castOf(handled, who)));
    if (who === undefined || thing === undefined || who.element.form !== "figure") continue;
    if (thing.element.stands === "wall") continue;
    // A fence goes on beyond the frame.
    if (thing.element.form === "span") {
      const distance_m = who.distance_m + (where === "before" ? -along_m : along_m);
      seen = {
        ...seen,
        casts: [...seen.casts.filter((cast) => cast !== own), { ...thing, layer: who.layer, distance_m }],
      };
      continue;
    }
    // Close to, what towers over somebody would be all of the picture.
    if (near.has(framing) && thing.item.height_m > who.item.height_m) continue;
    const body: Bulk = { element: who.element, height_m: who.item.height_m };
    const bulk: Bulk = { element: thing.element, height_m: thing.item.height_m };
    const { x_m, z_m } = offsetOf(where, body, bulk);
    const laid: Cast = { ...thing, layer: who.layer, distance_m: Math.max(0.3, who.distance_m + z_m) };
    const shown = seen.act ?? { bottom_m: 0, top_m: body.height_m, wide_m: body.height_m };
    const count = Math.max(1, laid.item.count);
    const reach_m = Math.min(widest_m, x_m + halfOf(bulk) * (isBroad(bulk) ? 0.6 : 1) * count);
    const act =
      near.has(framing) || who.item.motion === "drive"
        ? seen.act
        : {
            ...shown,
            bottom_m: where === "feet" || bulk.height_m < body.height_m * 0.6 ? 0 : shown.bottom_m,
            top_m: Math.max(
              shown.top_m,
              Math.min(bulk.height_m + hungAt_m(where, body.height_m, bulk), body.height_m * 2.2),
            ),
            wide_m: Math.max(shown.wide_m, reach_m * 2),
          };
    seen = { ...seen, ...(act && { act }), casts: [...seen.casts.filter((cast) => cast !== own), laid] };
  }
  return seen;
}
/** Farther than this from somebody nothing is asked for in their frame, metres. */
const widest_m = 2.2;

/** Stands things where words set them, after everybody has come to where they are. */
export function standPlaced({ placed = [] }: ShotStaging, actors: readonly Actor[], camera: ShotCamera): void {
  const middle_m = camera.view(camera.duration_s / 2).pose.x_m;
  const taken = new Map<string, number>();
  for (const { id, by, where } of placed) {
    const all = (own: string) => actors.filter(({ item, element }) => item.id === own && element.form === "figure");
    const [people, things] = [all(by), all(id)];
    const [who] = people;
    if (who === undefined || things[0] === undefined) continue;
    const boat = actors.find(
      (one) => vessels.has(one.element.id) && Math.abs(one.x_m - who.x_m) < halfOf(one) && sits(who),
    );
    if (who.velocity_mps !== 0 && boat === undefined) continue;
    if (things[0].element.stands === "wall") continue;
    const mean_m = people.reduce((sum, { x_m }) => sum + x_m, 0) / people.length;
    const nearest_m = Math.min(...people.map(({ z_m }) => z_m));
    if (where === "midst" || (people.length > 1 && where === "beside")) openUp(people, things[0], mean_m);
    for (const thing of things) {
      const at = taken.get(by) ?? 0;
      taken.set(by, at + 1);
      // One on the side where the frame has more room, the next on the other.
      const side = (mean_m > middle_m ? -1 : 1) * (at % 2 === 0 ? 1 : -1);
      const { x_m, z_m } = offsetOf(where, who, thing);
      const isMidst = where === "midst" || (people.length > 1 && where === "beside");
      const edge_m =
        people.length > 1 && !isMidst && !isBroad(thing)
          ? Math.max(...people.map((one) => Math.abs(one.x_m - mean_m)))
          : 0;
      thing.x_m = mean_m + (isMidst ? 0 : side * (x_m + edge_m + Math.floor(at / 2) * halfOf(thing) * 2));
      thing.z_m = nearest_m + (isMidst ? offsetOf("midst", who, thing).z_m : z_m);
      // What is by something on a table is on the table too.
      thing.base_m = hungAt_m(where, who.base_m + who.height_m, thing) || (who.alive ? 0 : who.base_m);
      if (boat !== undefined) putAboard(thing, who, boat, side);
      thing.velocity_mps = who.velocity_mps;
      thing.follows = who.follows;
    }
  }
}

/** Whether somebody is rowed: they sit at the height of their boat. */
const sits = ({ item, base_m }: Actor): boolean => item.motion === "drive" || base_m > 0;

/** What is by somebody in a boat is in it too, and seen over its side. */
function putAboard(thing: Actor, who: Actor, boat: Actor, side: number): void {
  thing.x_m = who.x_m + side * (halfOf(who) + halfOf(thing));
  thing.z_m = Math.max(who.z_m, boat.z_m) + 0.02;
  thing.base_m = (topOf(boat.element.id) ?? 0.6) * boat.height_m - thing.height_m * 0.2;
}

/** Several around a thing leave it free in their midst. */
function openUp(people: readonly Actor[], thing: Actor, mean_m: number): void {
  const sorted = people.toSorted((a, b) => a.x_m - b.x_m);
  for (const [at, one] of sorted.entries()) {
    const side = at < sorted.length / 2 ? -1 : 1;
    const least_m = Math.min(1.2, halfOf(thing)) + halfOf(one) * 1.2;
    if (sorted.length > 1 && (one.x_m - mean_m) * side < least_m) one.x_m = mean_m + side * least_m;
  }
}
