import type { ShotStaging } from "#lib/contract/staging.ts";
import { scriptOfAct } from "#lib/acts/act-script.ts";
import { elementOf } from "#lib/render/scene/elements/element-catalog.ts";
import { leading } from "#lib/render/scene/lead.ts";
import type { Cast, Setting } from "#lib/render/scene/setting.ts";
import type { Actor } from "#lib/render/scene/staging.ts";

/** Where something falls from, so that the edge, the way down and the floor are seen in one frame. */
const ledge_m = 0.5;
/** A small thing is shown larger than it is: a cup must be seen to be one from the edge to the floor. */
const leastFalling_m = 0.17;
const tallestFalling_m = 0.6;
const falling: ReadonlySet<string> = new Set(["product", "food", "object", "plant", "symbol"]);
/** What marks the furniture that something falls from among the things of a shot. */
const ledgeId = "ledge:";

/** How a small thing of a shot comes to the floor: it falls here, it lies there, or nothing of the kind. */
export function fallIn(staging: ShotStaging | undefined, setting: Setting): "falls" | "lies" | null {
  const lead = leading(setting);
  const id = lead?.item.id;
  if (staging === undefined || lead === undefined || id === undefined) return null;
  if (!falling.has(lead.element.kind) || lead.element.stands !== "ground") return null;
  if (lead.item.height_m > tallestFalling_m) return null;
  const fall = staging.acts.find(
    ({ act, by }) => by === id && scriptOfAct(act)?.of.some((owner) => owner.in === "falling"),
  );
  if (fall !== undefined) return fall.end_s > 0 ? "falls" : "lies";
  return staging.states.some((each) => each.id === id && each.scale === "broken" && each.from > 0.5) ? "lies" : null;
}

const standsAlone = ({ casts }: Setting): boolean =>
  !casts.some(({ layer, element }) => layer.name === "subject" && ["person", "animal"].includes(element.kind));

/** A shot in which something lies on the floor, as large as it was when it fell. */
export function onFloor(setting: Setting): Setting {
  const lead = leading(setting)!;
  const item = { ...lead.item, height_m: Math.max(leastFalling_m, lead.item.height_m) };
  return { ...setting, casts: setting.casts.map((cast) => (cast === lead ? { ...lead, item } : cast)) };
}

/** What of the air over the ground is seen as something comes down, metres. */
const fromAbove_m = 1.1;

/** A tree from which something small falls is so low that both are seen. */
const tree_m = 1.9;
const overIt = (cast: Cast, { layer, distance_m }: Cast): Cast => ({
  ...cast,
  layer,
  distance_m: distance_m + 0.25,
  item: { ...cast.item, height_m: tree_m, count: 1, across: 0, motion: "still" },
});

/** A shot in which something falls, with the table that it falls from in a room, seen from as far as that takes. */
export function onLedge(setting: Setting): Setting {
  const lead = leading(setting)!;
  const height_m = Math.max(leastFalling_m, lead.item.height_m);
  const fallen: Cast = { ...lead, item: { ...lead.item, height_m, across: 0.12, motion: "still" } };
  const others = setting.casts.filter((cast) => cast !== lead && cast.layer.name !== "foreground");
  if (!standsAlone(setting)) return { ...setting, floor: true, casts: [fallen, ...others] };
  // Outdoors it comes down from above, out of a tree where one is told of.
  const grown =
    others.find(({ item, element }) => item.id !== undefined && element.kind === "plant" && item.height_m > tree_m) ??
    null;
  if (setting.surroundings !== "room")
    return {
      ...setting,
      floor: true,
      act: { bottom_m: 0, top_m: fromAbove_m * (grown === null ? 1 : 1.75), wide_m: grown === null ? 1.2 : 2.4 },
      casts: [fallen, ...others.map((cast) => (cast === grown ? overIt(cast, lead) : cast))],
    };
  const id = "table";
  const ledge: Cast = {
    ...lead,
    element: elementOf(id),
    item: {
      ...lead.item,
      id: `${ledgeId}${lead.item.id}`,
      noun: id,
      element: id,
      height_m: ledge_m,
      across: -0.34,
      count: 1,
      motion: "still",
      facing: "camera",
      colour: null,
    },
  };
  return {
    ...setting,
    floor: true,
    act: { bottom_m: 0, top_m: ledge_m + height_m, wide_m: 1.5 },
    casts: [ledge, fallen, ...others.filter(({ layer }) => layer.name !== "midground")],
  };
}

/** Puts what falls at the edge that it falls over, before what it stands on. */
export function standOnLedge(actors: readonly Actor[]): void {
  for (const ledge of actors) {
    if (ledge.item.id?.startsWith(ledgeId) !== true) continue;
    const thing = actors.find((actor) => ledge.item.id === `${ledgeId}${actor.item.id}` && actor !== ledge);
    if (thing === undefined) continue;
    thing.x_m = ledge.x_m + halfTop * ledge.height_m - 0.06;
    thing.z_m = ledge.z_m - 0.02;
    thing.base_m = ledge.height_m * 0.97;
  }
}

/** From the middle of the top of a table to its right edge, in its heights. */
const halfTop = 1.05;
