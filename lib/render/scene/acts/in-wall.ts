import type { ShotStaging } from "#lib/contract/staging.ts";
import { elementOf } from "#lib/render/scene/elements/element-catalog.ts";
import type { Cast, Setting } from "#lib/render/scene/setting.ts";
import type { Actor } from "#lib/render/scene/staging.ts";

/** What marks the house front that a door or a window outdoors is in. */
const facadeId = "act:facade";
const doors: ReadonlySet<string> = new Set(["door", "window"]);
const hangs = ({ element, item }: Pick<Cast, "element" | "item">): boolean =>
  item.id !== undefined && (doors.has(element.id) || element.stands === "wall");

/** Metres from what is in a wall to the wall, and of a house whose front is behind it. */
const gap_m = 0.4;
const facade_m = 7;
/** How far aside of what is named a house stands, so that it covers the painted door or window: in the house's heights. */
const beside: Readonly<Record<string, number>> = { door: 0.22, window: -0.107 };

/**
 * A shot's setting with every door and window in a wall: a room's wall comes up to what is used of it, and outdoors a
 * house stands behind it.
 */
export function inWall(setting: Setting, staging: ShotStaging | undefined): Setting {
  const used = new Set(
    [
      ...(staging?.acts.flatMap(({ by, of, to }) => [by, of, to]) ?? []),
      ...(staging?.states.map(({ id }) => id) ?? []),
    ].filter((id) => id !== null),
  );
  const hung = setting.casts.find(
    (cast) => hangs(cast) && cast.distance_m !== Infinity && (used.has(cast.item.id!) || setting.wall_m === null),
  );
  if (hung === undefined) return setting;
  if (setting.wall_m !== null)
    return used.has(hung.item.id!)
      ? { ...setting, wall_m: Math.min(setting.wall_m, hung.distance_m + gap_m * 1.5) }
      : setting;
  // A train has windows of its own.
  const rides = setting.casts.some(({ element }) => element.kind === "vehicle");
  if (setting.surroundings !== "outdoor" || !doors.has(hung.element.id) || rides) return setting;
  const facade: Cast = {
    ...hung,
    element: elementOf("house"),
    distance_m: hung.distance_m + gap_m,
    item: {
      ...hung.item,
      id: facadeId,
      element: "house",
      noun: "house",
      variants: [],
      height_m: facade_m,
      facing: "camera",
      motion: "still",
      colour: null,
      count: 1,
    },
  };
  const others = setting.casts.filter(({ element }) => element.id !== "house" || element.form !== "figure");
  return { ...setting, casts: [...others, facade] };
}

/** Stands the house front behind the door or window that an act has moved. */
export function standFacade(actors: readonly Actor[]): void {
  const facade = actors.find(({ item }) => item.id === facadeId);
  const hung = actors.find((actor) => actor !== facade && hangs(actor) && doors.has(actor.element.id));
  if (facade === undefined || hung === undefined) return;
  facade.x_m = hung.x_m + (beside[hung.element.id] ?? 0) * facade_m;
  facade.z_m = hung.z_m + gap_m;
  facade.base_m = 0;
}
