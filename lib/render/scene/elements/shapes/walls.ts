import type { ElementRow, Walled } from "#lib/elements/element-rows.ts";
import type { Variant } from "#lib/elements/variants.ts";
import { rgb } from "#lib/render/scene/colour.ts";
import type { Painting } from "#lib/render/scene/elements/scene-element.ts";
import { ceilingOf, type CeilingLook } from "./ceilings.ts";
import { chamber, type Chamber } from "./chamber.ts";
import { coolLight, lampLight } from "./luminaires.ts";

/** What paints a place with walls to both sides, in metres: what closes it far away, and its long walls. */
export interface Walls {
  back: (c: Chamber) => void;
  side: (c: Chamber) => void;
}

type CeilingRow = NonNullable<Walled["ceiling"]>;

const lookOf = ({ kind, tone, second, lamps, colour, ambient }: CeilingRow): CeilingLook => ({
  kind,
  tone: rgb(tone),
  ...(second ? { second: rgb(second) } : {}),
  ...(lamps ? { lamps } : {}),
  ...(colour ? { colour: rgb(colour) } : {}),
  ...(ambient === undefined ? {} : { ambient }),
});

/** What the lamps of the ceiling leave on the walls. */
function washed(c: Chamber, { lamps = "none", colour }: CeilingLook, tile_m: number): void {
  if (lamps === "none") return;
  const warm = lamps === "bulbs" || lamps === "spots";
  const count = Math.max(1, Math.round(c.width / tile_m));
  for (let i = 0; i < count; i++)
    c.pool({
      x: c.left + ((i + 0.5) * c.width) / count,
      y: -c.height * 0.72,
      rx: c.width / count,
      ry: c.height * 0.75,
      colour: colour ?? (warm ? lampLight : coolLight),
      strength: 0.42 * c.day.lamps,
    });
}

/** The same surface painted as one kind of its place, whatever the plan calls it. */
const painted = (kind: Variant | undefined, paint: (c: Chamber) => void): ((c: Chamber) => void) =>
  kind === undefined ? paint : (c) => paint({ ...c, brush: { ...c.brush, variants: new Set([kind]) } });

/** A room or a street: its end, its long walls and what closes it from above. */
export function wallsOf({ form, height_m }: ElementRow, room: Walled, walls: Walls): Painting {
  const open = form !== "room";
  const back = painted(room.as, walls.back);
  const side = painted(room.as, walls.side);
  const look = room.ceiling && lookOf(room.ceiling);
  const tile_m = room.ceiling?.tile_m ?? 1;
  const lit = {
    unit_m: height_m,
    ambient: room.ambient ?? streetAmbient,
    gloom: room.gloom ?? (open ? 0.25 : 0.6),
    ...(open ? { tiles: true, open } : {}),
    ...(room.tint ? { tint: rgb(room.tint) } : {}),
  };
  const washing = (paint: (c: Chamber) => void) => (c: Chamber) => {
    paint(c);
    if (look) washed(c, look, tile_m);
  };
  return {
    paint: chamber(lit, washing(back)),
    sides: {
      offset_m: room.half_m,
      height_m,
      length_m: room.length_m,
      ...(open ? { airy: room.airy ?? false } : {}),
      paint: chamber({ ...lit, tiles: true }, washing(side)),
    },
    ceiling: look ? ceilingOf(height_m, tile_m, look) : null,
  };
}
const streetAmbient = 0.41;
