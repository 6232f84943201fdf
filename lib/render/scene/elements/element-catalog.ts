import { elementRows, type ElementRow } from "#lib/elements/element-rows.ts";
import { prospects, roomRows, wallRows } from "#lib/places/room.ts";
import { animals } from "./painters/animals.ts";
import { buildings } from "./painters/buildings.ts";
import { lands } from "./painters/lands.ts";
import { objects } from "./painters/objects.ts";
import { people } from "./painters/people.ts";
import { plants } from "./painters/plants.ts";
import { products } from "./painters/products.ts";
import { sweeps } from "./painters/rooms.ts";
import { skies } from "./painters/skies.ts";
import type { Painter, Painting, SceneElement } from "./scene-element.ts";
import { drawn } from "./drawn/drawn-goods.ts";
import { goods } from "./solids/goods.ts";
import { builtProspect, builtWalls } from "./parts/paint-parts.ts";
import { wallsOf, type Walls } from "./shapes/walls.ts";

const painters: Readonly<Record<string, Painter>> = {
  ...people,
  ...animals,
  ...objects,
  ...goods,
  ...drawn,
  ...products,
  ...plants,
  ...buildings,
  ...lands,
  ...skies,
  ...sweeps,
  ...Object.fromEntries(prospects.map((row) => [row.id, builtProspect(row)])),
};
const walls: Readonly<Record<string, Walls>> = {
  ...Object.fromEntries(roomRows.map((row) => [row.id, builtWalls(row.id, row)])),
  ...Object.fromEntries([...wallRows].map(([id, row]) => [id, builtWalls(id, row)])),
};

/** What paints a row of data. Throws with the id where nothing does. */
function paintingOf(row: ElementRow): Painting {
  const walled = walls[row.id];
  if (row.room && walled) return wallsOf(row, row.room, walled);
  const paint = painters[row.id];
  if (!paint) throw new Error(`scene element ${row.id}: nothing paints it`);
  return { paint, sides: null, ceiling: null };
}

const byId: ReadonlyMap<string, SceneElement> = new Map(
  elementRows.map((row) => [row.id, { ...row, ...paintingOf(row) }]),
);

/** The element with this id. Throws on an unknown one: a plan can only name what the catalog had. */
export function elementOf(id: string): SceneElement {
  const element = byId.get(id);
  if (!element) throw new Error(`no scene element is called ${id}`);
  return element;
}
