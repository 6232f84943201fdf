import { z } from "#schema";
import animals from "#data/elements/animal.json" with { type: "json" };
import buildings from "#data/elements/building.json" with { type: "json" };
import cycles from "#data/elements/cycles.json" with { type: "json" };
import food from "#data/elements/food.json" with { type: "json" };
import interiors from "#data/elements/interior.json" with { type: "json" };
import objects from "#data/elements/object.json" with { type: "json" };
import people from "#data/elements/person.json" with { type: "json" };
import plants from "#data/elements/plant.json" with { type: "json" };
import products from "#data/elements/product.json" with { type: "json" };
import skies from "#data/elements/sky.json" with { type: "json" };
import symbols from "#data/elements/symbol.json" with { type: "json" };
import terrains from "#data/elements/terrain.json" with { type: "json" };
import vehicles from "#data/elements/vehicle.json" with { type: "json" };
import waters from "#data/elements/water.json" with { type: "json" };
import { elementKinds, type ElementKind } from "#lib/contract/element.ts";
import { stateScales, type StateScale } from "#lib/contract/acts.ts";
import { groundMaterials, layerNames, motions, type GroundMaterial, type Motion } from "#lib/contract/vocabulary.ts";
import { isVariant, type Variant } from "./variants.ts";
import { roomRows, type RoomRow } from "#lib/places/room.ts";

const hex = z.string().regex(/^#[0-9a-f]{6}$/, "is no colour as #rrggbb");
const share = z.number().min(0).max(1);
const metres = z.number().positive();

/** Rectangle in units of the element's height; y grows downwards, 0 is the ground, -1 the top. */
const box = z
  .strictObject({ left: z.number(), right: z.number(), top: z.number(), bottom: z.number() })
  .refine(({ left, right, top, bottom }) => right > left && bottom > top, "is an empty box");
export type Box = z.infer<typeof box>;

const cycle = z.strictObject({
  frames: z.int().positive(),
  seconds: z.number().positive(),
  /** It goes to and fro as a sine does: what is seen on the way back was seen on the way there, and is painted once. */
  sways: z.boolean().optional(),
});
/** One turn of a movement: so many pictures in so many seconds. */
export type Cycle = z.infer<typeof cycle>;

/** The turn of each motion; `every` is that of the motions that are not named, null one picture. */
const turns = z.partialRecord(z.enum(["every", ...motions]), cycle.nullable());
type Turns = z.infer<typeof turns>;

const ceiling = z.strictObject({
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
  /** Side of the square that repeats. */
  tile_m: metres,
  tone: hex,
  second: hex.optional(),
  lamps: z.enum(["none", "tubes", "panels", "spots", "bulbs", "strips"]).optional(),
  colour: hex.optional(),
  ambient: share.optional(),
});

/** A room or a street with walls to both sides that run away from the lens. */
const walled = z.strictObject({
  /** Which of its painter's kinds this is, where one painter knows several. */
  as: z.custom<Variant>((id) => typeof id === "string" && isVariant(id), "is no variant").optional(),
  /** Metres from the middle line to each long wall. */
  half_m: metres,
  /** Metres after which a long wall repeats. */
  length_m: metres,
  /** Light that is everywhere. */
  ambient: share.optional(),
  /** How much darker the top and the corners are. */
  gloom: share.optional(),
  /** Colour of the light that is everywhere, where the place has its own. */
  tint: hex.optional(),
  /** More air than wall, as a railing: haze laid over all of it would show where it ends. */
  airy: z.boolean().optional(),
  /** Absent under the open sky. */
  ceiling: ceiling.optional(),
});
export type Walled = z.infer<typeof walled>;

const row = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9_]*$/, "must be snake case"),
  form: z.enum(["figure", "span", "room", "sky"]).optional(),
  height_m: metres,
  layers: z.array(z.enum(layerNames)).min(1),
  surroundings: z.array(z.string()).optional(),
  box: box.optional(),
  ahead: z.strictObject({ box, standing: z.boolean() }).optional(),
  stands: z.enum(["ground", "air", "water", "wall"]).optional(),
  shading: z.enum(["form", "flat", "self"]).optional(),
  ground: z.enum(groundMaterials).optional(),
  /** The name of a family's turns in `cycles.json`, or its own. */
  cycle: z.union([z.string(), turns]).optional(),
  own: z.array(z.enum(stateScales)).optional(),
  room: walled.optional(),
});

/** What an element is, without its names and without what paints it. */
export interface ElementRow {
  /** Snake case, unique: `lighthouse`, `person`, `city_street`. */
  id: string;
  kind: ElementKind;
  /** `figure` stands alone, `span` repeats across the frame, `room` is a wall with its floor, `sky` hangs at infinity. */
  form: "figure" | "span" | "room" | "sky";
  height_m: number;
  layers: readonly (typeof layerNames)[number][];
  surroundings?: readonly string[];
  box: Box;
  /**
   * The same where it comes towards the lens or goes away from it, and whether it is seen so where it only stands
   * there; null where it is painted alike.
   */
  ahead: { box: Box; standing: boolean } | null;
  stands: "ground" | "air" | "water" | "wall";
  /** `form` is shaded as a rounded body, `flat` by haze only, `self` arrives lit. */
  shading: "form" | "flat" | "self";
  ground: GroundMaterial | null;
  /** One turn of the movement for a motion; null when one picture will do. */
  cycle: (motion: Motion) => Cycle | null;
  /** States that its painter draws itself; the others are drawn on its finished picture. */
  own: readonly StateScale[];
  room: Walled | null;
}

const families = z.record(z.string(), turns).parse(cycles);
const formOf = (kind: ElementKind): ElementRow["form"] =>
  kind === "interior" ? "room" : kind === "sky" ? "sky" : "figure";
const shadingOf = { figure: "form", span: "flat", room: "flat", sky: "self" } as const;
/** What is seen of the end of a room, and of what closes a street. */
const roomBox: Box = { left: 0, right: 3.8, top: -1.02, bottom: 0.03 };
const streetBox: Box = { left: 0, right: 3, top: -1.15, bottom: 0.05 };

const turned =
  (table: Turns) =>
  (motion: Motion): Cycle | null => {
    const own = table[motion];
    return (own === undefined ? table.every : own) ?? null;
  };

/** Rows of one file under `data/elements`. Throws with the kind and the id where one is ill-formed. */
export function rowsOf(kind: ElementKind, content: unknown): ElementRow[] {
  const { success, data, error } = z.array(row).safeParse(content);
  if (!success) throw new Error(`data/elements/${kind}.json is ill-formed: ${z.prettifyError(error)}`);
  return data.map((given): ElementRow => {
    const form = given.form ?? (given.room && kind !== "interior" ? "span" : formOf(kind));
    const seen = given.box ?? (given.room ? (form === "room" ? roomBox : streetBox) : undefined);
    const table = typeof given.cycle === "string" ? families[given.cycle] : (given.cycle ?? {});
    if (!seen) throw new Error(`scene element ${given.id}: needs a box`);
    if (!table) throw new Error(`scene element ${given.id}: cycles.json has no ${JSON.stringify(given.cycle)}`);
    return {
      id: given.id,
      kind,
      form,
      height_m: given.height_m,
      layers: given.layers,
      ...(given.surroundings ? { surroundings: given.surroundings } : {}),
      box: seen,
      ahead: given.ahead ?? null,
      stands: given.stands ?? "ground",
      shading: given.shading ?? shadingOf[form],
      ground: given.ground ?? null,
      cycle: turned(table),
      own: given.own ?? [],
      room: given.room ?? null,
    };
  });
}

/** Checks that ids are unique and that surroundings exist. Throws with the id. */
export function checkedTogether(rows: readonly ElementRow[]): readonly ElementRow[] {
  const ids = new Set<string>();
  for (const { id } of rows) {
    if (ids.has(id)) throw new Error(`scene element ${id}: defined twice`);
    ids.add(id);
  }
  for (const { id, surroundings = [] } of rows) {
    const unknown = surroundings.find((each) => !ids.has(each));
    if (unknown !== undefined) throw new Error(`scene element ${id}: unknown surroundings ${unknown}`);
  }
  return rows;
}

/** A room whose walls are told as data. */
const builtRoom = ({ id, height_m, half_m, length_m, ambient, gloom, ground, ceiling: above }: RoomRow) => ({
  id,
  height_m,
  layers: ["background"],
  ground,
  room: { half_m, length_m, ambient, gloom, ...(above ? { ceiling: above } : {}) },
});

const files: Readonly<Partial<Record<ElementKind, unknown>>> = {
  person: people,
  animal: animals,
  vehicle: vehicles,
  object: objects,
  product: products,
  food,
  plant: plants,
  building: buildings,
  terrain: terrains,
  water: waters,
  interior: [...interiors, ...roomRows.map(builtRoom)],
  sky: skies,
  symbol: symbols,
};

/** Everything that can be drawn, kind by kind. */
export const elementRows: readonly ElementRow[] = checkedTogether(
  elementKinds.flatMap((kind) => rowsOf(kind, files[kind] ?? [])),
);
