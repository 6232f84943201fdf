import type { ShotStaging } from "#lib/contract/staging.ts";
import { clamp } from "#lib/render/scene/colour.ts";
import type { Cast } from "#lib/render/scene/setting.ts";
import type { Actor } from "#lib/render/scene/staging.ts";
import { least, seenSize } from "./held-size.ts";
import { tallestHandy_m } from "./layout.ts";

/** Who sits with small things about them has those on the table before them, whether words name the table or not. */

const small: ReadonlySet<string> = new Set(["product", "food", "object"]);

/** Whether a thing is one of those that a table has on it. */
const isLaidOut = ({ element, height_m }: Pick<Actor, "element" | "height_m">): boolean =>
  small.has(element.kind) &&
  element.form === "figure" &&
  element.stands === "ground" &&
  element.id !== "table" &&
  height_m <= tallestHandy_m;

/** Whether a thing of a shot is the table of who sits in it, or lies there. */
export const servesIn = ({ element, item: { height_m } }: Cast): boolean =>
  element.id === "table" || isLaidOut({ element, height_m });

/** Whether somebody who sits in a shot has small things about them that nobody has in hand. */
export const isServed = (
  { perched = [] }: ShotStaging,
  casts: readonly Cast[],
  inHand: ReadonlySet<string | null>,
): boolean =>
  perched.some(({ on, pose }) => pose === "sit" && on === null) &&
  casts.some(
    ({ layer, item: { id, height_m }, element }) =>
      layer.name === "subject" && id !== undefined && !inHand.has(id) && isLaidOut({ element, height_m }),
  );

const halfOf = ({ element, height_m }: Actor): number => ((element.box.right - element.box.left) / 2) * 0.8 * height_m;

/** Where the near edge of a table is before who sits at it, and where their hands reach on it, in their heights. */
const edge = 0.2;
const reach = 0.42;
/** Metres by which a table is nearer than who sits behind it and looks into the lens. */
const nearer_m = 0.3;
const top = 0.97;
/** A table is no taller than this for who sits at it, in their heights. */
const tall = 0.45;
/** No thing on a table is broader than this, in heights of who sits there. */
const broadest = 0.16;

/** Lays small things on the table of somebody who sits, after everybody has come to where they are. */
export function layOnTable({ perched = [], placed = [] }: ShotStaging, actors: readonly Actor[]): void {
  const sits = (id: string | undefined) => perched.some((perch) => perch.id === id && perch.pose === "sit");
  const who = actors.find(({ element, item }) => element.kind === "person" && sits(item.id));
  const table = actors.find(({ element, layer }) => element.id === "table" && layer.name === "subject");
  if (who === undefined || table === undefined || perched.some(({ on }) => on !== null && on === table.item.id)) return;
  const isElsewhere = ({ item }: Actor) =>
    placed.some(({ id, by, where }) => id === item.id && by === who.item.id && where !== "before");
  const things = actors.filter(
    (actor) => actor.layer === table.layer && actor.play === null && isLaidOut(actor) && !isElsewhere(actor),
  );
  if (things.length === 0) return;
  const way = who.item.facing === "left" ? -1 : who.item.facing === "right" ? 1 : 0;
  const half_m = () => halfOf(table);
  if (!placed.some(({ id }) => id === table.item.id)) {
    table.height_m = Math.min(table.height_m, tall * who.height_m);
    table.x_m = who.x_m + way * (edge * who.height_m + half_m());
    table.z_m = way === 0 ? who.z_m - nearer_m : who.z_m + 0.02;
    table.base_m = who.base_m > 0.2 ? 0 : who.base_m;
  }
  const most_m = half_m() * 0.8;
  let from_m = clamp(who.x_m + way * reach * who.height_m, table.x_m - most_m, table.x_m + most_m);
  const side = way === 0 ? (from_m > table.x_m ? -1 : 1) : way;
  const first = things.filter(({ item }, at) => things.findIndex((other) => other.item.id === item.id) === at);
  for (const thing of new Set([...first, ...things])) {
    const broad = thing.element.box.right - thing.element.box.left;
    const wanted_m = who.height_m * seenSize(Math.max(least, thing.height_m / who.height_m));
    thing.height_m = Math.max(thing.height_m, Math.min(wanted_m, (broadest * who.height_m) / broad));
    const own_m = halfOf(thing);
    thing.x_m = clamp(from_m + side * own_m, table.x_m - most_m, table.x_m + most_m);
    from_m = thing.x_m + side * (own_m + 0.04);
    thing.z_m = table.z_m - 0.05;
    thing.base_m = table.base_m + table.height_m * top;
    thing.velocity_mps = 0;
    thing.follows = who.follows;
  }
}
