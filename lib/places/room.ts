import { z } from "zod";
import { groundMaterials } from "#lib/contract/vocabulary.ts";
import file from "#data/places/rooms.json" with { type: "json" };

/** Rooms as data: what their walls are made of and what stands before them, one row a room. Lengths in metres. */

/** What a wall is covered with, over its whole width. */
export const finishes = [
  "plaster",
  "wallpaper",
  "planks",
  "boards",
  "logs",
  "bricks",
  "stones",
  "ice",
  "tiles",
  "concrete",
  "plates",
  "panelling",
  "drape",
  "canvas",
  "paper",
] as const;

/** What stands or hangs before a wall. */
export const fittings = [
  "window",
  "door",
  "arch",
  "opening",
  "counter",
  "cupboards",
  "sofa",
  "bed",
  "stool",
  "chair",
  "table",
  "benches",
  "desk",
  "shelf",
  "row",
  "pendant",
  "globe",
  "sconce",
  "strip",
  "lamp",
  "candles",
  "bulbs",
  "lantern",
  "screen",
  "picture",
  "mirror",
  "plant",
  "pipes",
  "column",
  "banner",
  "box",
  "seat",
  "bars",
  "rail",
  "hay",
  "wheel",
  "telephone",
] as const;

const colour = z.string().regex(/^#[0-9a-f]{6}$/);

const partSchema = z.strictObject({
  put: z.enum([...finishes, ...fittings]),
  /** From the middle of the end wall, from the beginning of a long wall: its left edge; its middle of a lamp. */
  at: z.number().optional(),
  /** Lower edge over the floor. */
  up: z.number().optional(),
  /** The whole width where it is absent. */
  w: z.number().positive().optional(),
  h: z.number().positive().optional(),
  tone: colour.optional(),
  second: colour.optional(),
  /** The room's own colour, where words give it one, takes the place of its tone. */
  own: z.boolean().optional(),
  rows: z.number().int().positive().optional(),
  across: z.number().int().positive().optional(),
  /** One after this many metres, to the end of the wall. */
  every: z.number().positive().optional(),
  view: z.enum(["garden", "city", "sky", "stained", "stars", "frosted", "field", "river"]).optional(),
  head: z.enum(["flat", "round", "pointed"]).optional(),
  goods: z
    .array(
      z.enum([
        "books",
        "bottles",
        "jars",
        "bread",
        "cups",
        "boxes",
        "glassware",
        "crates",
        "clothes",
        "plates",
        "tins",
        "plants",
      ]),
    )
    .optional(),
});
export type RoomPart = z.infer<typeof partSchema>;

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
  back: z.array(partSchema).min(1),
  side: z.array(partSchema).min(1),
});
export type RoomRow = z.infer<typeof roomSchema>;

const read = z.strictObject({ rooms: z.array(roomSchema) }).safeParse(file);
if (!read.success) throw new Error(`data/places/rooms.json is ill-formed: ${z.prettifyError(read.error)}`);

/** Every room that is told as data. */
export const roomRows: readonly RoomRow[] = read.data.rooms;

const byId = new Map(roomRows.map((row) => [row.id, row]));

/** The row of a room; null where it is no room that is told as data. */
export const roomRowOf = (id: string): RoomRow | null => byId.get(id) ?? null;
