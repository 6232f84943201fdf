import { z } from "#schema";
import { groundMaterials } from "#lib/contract/vocabulary.ts";
import file from "#data/places/rooms.json" with { type: "json" };
import halls from "#data/places/walls/halls.json" with { type: "json" };
import homes from "#data/places/walls/homes.json" with { type: "json" };
import shows from "#data/places/walls/shows.json" with { type: "json" };
import stations from "#data/places/walls/stations.json" with { type: "json" };
import storeys from "#data/places/walls/storeys.json" with { type: "json" };
import trade from "#data/places/walls/trade.json" with { type: "json" };
import streets from "#data/places/walls/streets.json" with { type: "json" };
import ways from "#data/places/walls/ways.json" with { type: "json" };
import work from "#data/places/walls/work.json" with { type: "json" };
import open from "#data/places/prospects.json" with { type: "json" };
import things from "#data/places/things.json" with { type: "json" };
import { prospect, shared, walls, type Prospect, type SharedThing, type WallParts } from "./wall-parts.ts";

/** Rooms as data: what their walls are made of and what stands before them, one row a room. Lengths in metres. */

const colour = z.string().regex(/^#[0-9a-f]{6}$/);

const roomSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9_]*$/),
  height_m: z.number().positive(),
  /** From the middle line to each long wall. */
  half_m: z.number().positive(),
  /** After which a long wall repeats. */
  length_m: z.number().positive(),
  ambient: z.number().min(0).max(1),
  gloom: z.number().min(0).max(1).optional(),
  /** So small that whoever is in it is never seen from afar. */
  snug: z.literal(true).optional(),
  /** Nobody stands in it. */
  seated: z.literal(true).optional(),
  /** It has a table for what is set down. */
  tabled: z.literal(true).optional(),
  ground: z.enum(groundMaterials),
  ceiling: z
    .strictObject({
      kind: z.enum([
        "plaster",
        "beams",
        "boards",
        "panels",
        "concrete",
        "truss",
        "vault",
        "glass",
        "coffers",
        "metal",
        "dark",
        "rock",
        "pipes",
      ]),
      tile_m: z.number().positive(),
      tone: colour,
      second: colour.optional(),
      lamps: z.enum(["none", "tubes", "panels", "spots", "bulbs", "strips"]).optional(),
      colour: colour.optional(),
    })
    .nullable(),
  ...walls.shape,
});
export type RoomRow = z.infer<typeof roomSchema>;

const read = z.strictObject({ rooms: z.array(roomSchema) }).safeParse(file);
if (!read.success) throw new Error(`data/places/rooms.json is ill-formed: ${z.prettifyError(read.error)}`);

/** Every room that is told as data. */
export const roomRows: readonly RoomRow[] = read.data.rooms;

const byId = new Map(roomRows.map((row) => [row.id, row]));

/** The row of a room; null where it is no room that is told as data. */
export const roomRowOf = (id: string): RoomRow | null => byId.get(id) ?? null;

/** What the walls of rooms are made of that are told of in data/elements/interior.json, by the room's id. */
export const wallRows: ReadonlyMap<string, WallParts> = new Map(
  Object.entries({ halls, homes, shows, stations, storeys, streets, trade, ways, work }).flatMap(
    ([name, { rooms }]) => {
      const ids = z.union([z.string(), z.array(z.string())]);
      const rows = z.array(walls.extend({ id: ids })).safeParse(rooms);
      if (!rows.success)
        throw new Error(`data/places/walls/${name}.json is ill-formed: ${z.prettifyError(rows.error)}`);
      return rows.data.flatMap(({ id, ...row }) => [id].flat().map((one): [string, WallParts] => [one, row]));
    },
  ),
);

const sights = z.strictObject({ prospects: z.array(prospect) }).safeParse(open);
if (!sights.success) throw new Error(`data/places/prospects.json is ill-formed: ${z.prettifyError(sights.error)}`);
/** What is seen across the open, one row a sight. */
export const prospects: readonly Prospect[] = sights.data.prospects;

const known = shared.safeParse(things);
if (!known.success) throw new Error(`data/places/things.json is ill-formed: ${z.prettifyError(known.error)}`);
/** Things that every place may put. */
export const sharedThings: Readonly<Record<string, SharedThing>> = known.data;
