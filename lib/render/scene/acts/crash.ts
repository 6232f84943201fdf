import { elementOf } from "#lib/render/scene/elements/element-catalog.ts";
import type { ShotStaging } from "#lib/contract/staging.ts";
import type { Cast, Setting } from "#lib/render/scene/setting.ts";
import type { Actor } from "#lib/render/scene/staging.ts";
import { heading, type Scene } from "./act-scene.ts";
import { shareAt } from "./act-time.ts";
import { stagedId } from "./cast-acts.ts";
import { staysPut, type Play } from "./play.ts";

/** Nothing that is run into is smaller than this to what runs into it, nor so tall that neither is seen. */
const least = 0.5;
const tallest = 3.2;
/** Air about a vehicle in its box, and how far off one is that comes towards another; in heights. */
const air = 0.24;
const comes = 2.6;

/** A shot in which something runs into what stands there, another like it or a tree; null where nothing does. */
export function crashing(setting: Setting, lead: Cast, { acts }: ShotStaging): Setting | null {
  const act = acts.find((each) => each.act === "crash" && each.by === lead.item.id);
  if (act === undefined) return null;
  const figures = setting.casts.filter(
    ({ item, element }) => item.id !== undefined && item.id !== lead.item.id && element.form === "figure",
  );
  // `A lorry and a bus collide`: who is named beside it is what it runs into.
  const told =
    figures.find(({ item }) => [act.of, act.to].includes(item.id ?? null)) ??
    figures.find(({ element }) => element.kind === "vehicle");
  const hits: Cast = { ...lead, item: { ...lead.item, count: 1, across: -0.3, facing: "right", motion: "still" } };
  const { height_m } = hits.item;
  const twin = lead.item.count > 1 ? lead : null;
  // What is told of and drawn nowhere is a wall; what nobody names, a tree.
  const solid = act.of !== null || act.to !== null ? "low_wall" : "tree";
  const met = told ?? twin ?? { ...lead, element: elementOf(solid) };
  const own_m =
    met === lead ? height_m : told === undefined ? height_m * (solid === "tree" ? 2.6 : 1) : met.item.height_m;
  const stands: Cast = {
    ...met,
    layer: lead.layer,
    distance_m: lead.distance_m,
    item: {
      ...met.item,
      ...(told !== undefined && [act.of, act.to].includes(told.item.id ?? null) ? {} : { id: stagedId }),
      ...(met.element === lead.element ? {} : { element: met.element.id, colour: told?.item.colour ?? null }),
      ...(told === undefined && twin === null ? { noun: solid, variants: [] } : {}),
      height_m: Math.min(Math.max(own_m, height_m * least), height_m * tallest),
      count: 1,
      across: 0.3,
      motion: "still",
      facing: twin === null ? "right" : "left",
    },
  };
  const wide_m = [hits, stands].reduce(
    (sum, { element: { box }, item }) => sum + (box.right - box.left) * item.height_m,
    0,
  );
  const others = setting.casts.filter(
    (cast) => cast !== lead && cast !== told && cast.layer.name !== "foreground" && cast.layer !== lead.layer,
  );
  return {
    ...setting,
    act: { bottom_m: 0, top_m: Math.max(stands.item.height_m, height_m) * 1.15, wide_m: wide_m * 1.05 },
    casts: [hits, stands, ...others],
  };
}

/** Puts what crashes and what it runs into against each other, about the middle of the frame. */
export function standAgainst(scene: Scene): { met: Actor; play: Play } | null {
  const { by, timed, script } = scene;
  const met = scene.to ?? scene.lying;
  if (timed.act !== "crash" || met === null) return null;
  // Bodies overlap by a little: boxes have air about them.
  const overlap_m = air * by.height_m;
  by.x_m = -by.element.box.right * by.height_m + overlap_m;
  met.x_m = (heading(met) < 0 ? met.element.box.right : -met.element.box.left) * met.height_m;
  const isTree = met.element.kind === "plant" || met.element.kind === "building";
  if (isTree) met.x_m *= 0.25;
  met.z_m = by.z_m + (isTree ? 0.02 : -0.02);
  const comes_m = met.item.facing === "left" ? comes * met.height_m : 0;
  const give_m = isTree || comes_m > 0 ? 0 : 0.08 * by.height_m;
  const at = (t: number) => {
    const share = shareAt(timed, script, t);
    const hit = Math.min(1, Math.max(0, (share - 0.44) / 0.06));
    const jolt = Math.sin(hit * Math.PI) * 0.04 + hit * (isTree ? 0.06 : 0.02);
    return { ...staysPut, x_m: give_m * hit + comes_m * Math.max(0, 1 - share / 0.44), turn: jolt };
  };
  return { met, play: { at, pictureAt: null } };
}
