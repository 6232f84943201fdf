import { isHeld } from "#lib/acts/grips.ts";
import { scriptOfAct, type ActScript } from "#lib/acts/act-script.ts";
import type { Framing } from "#lib/contract/vocabulary.ts";
import type { Handled, ShotStaging, TimedAct } from "#lib/contract/staging.ts";
import { elementOf } from "#lib/render/scene/elements/element-catalog.ts";
import type { Cast, Setting } from "#lib/render/scene/setting.ts";
import { actRoomOf, type ActRoom } from "./act-room.ts";
import { layoutOf, type Player } from "./layout.ts";

const living = ({ element }: Cast): boolean => element.kind === "person" || element.kind === "animal";
const playerOf = ({ element, item }: Cast): Player => ({ element, height_m: item.height_m });

/** Whether a thing is in nobody's hand as its act begins. */
const liesAtFirst = (script: ActScript, thing: Pick<Handled, "element" | "height_m"> | null, by: Cast): boolean => {
  if (by.element.kind !== "person") return true;
  if (thing !== null && !isHeld(thing.element, thing.height_m)) return true;
  const first = script.of[0]?.in;
  return first === undefined || first === "surface" || first === "ground" || first === "falling";
};

/** Owners in whose keeping a thing is seen by itself. */
const world: ReadonlySet<string> = new Set(["surface", "ground", "falling", "flying", "coming"]);
const isEverSeen = (script: ActScript, thing: Handled, by: Cast): boolean =>
  liesAtFirst(script, thing, by) || script.of.some((owner) => world.has(owner.in));

interface Part {
  timed: TimedAct;
  script: ActScript;
  by: Cast;
  to: Cast | null;
  of: Cast | null;
  thing: Handled | null;
}

/**
 * A shot's setting as its acts need it: all who take part at the distance of who does it, what is in a hand not lying
 * about as well, what is needed there, and how much of it the frame must show. Shots without acts stay as they are.
 */
export function castForActs(setting: Setting, staging: ShotStaging | undefined, framing: Framing): Setting {
  const find = (id: string | null): Cast | null =>
    setting.casts.find(({ item, element }) => id !== null && item.id === id && element.form === "figure") ?? null;
  const parts = (staging?.acts ?? []).flatMap((timed): Part[] => {
    const script = scriptOfAct(timed.act);
    const by = find(timed.by);
    if (script === null || by === null || !living(by) || by.distance_m === Infinity) return [];
    const thing = staging?.handled.find(({ id }) => id === timed.of) ?? null;
    const of = find(timed.of);
    const done = find(timed.to) ?? (of !== null && living(of) ? of : null);
    return [{ timed, script, by, to: done === by ? null : done, of: of !== null && living(of) ? null : of, thing }];
  });
  const [first] = parts;
  if (first === undefined) return setting;
  const layer = setting.casts.find((cast) => cast.layer.name === "subject")?.layer ?? first.by.layer;
  const lead = setting.casts.find((cast) => cast.layer === layer && cast.element.form === "figure") ?? first.by;
  const at = (cast: Cast): Cast => ({ ...cast, layer, distance_m: lead.distance_m });
  const inHand = new Set(
    parts.flatMap(({ timed, script, thing, by }) => [
      thing !== null && isEverSeen(script, thing, by) ? null : timed.of,
      timed.with,
    ]),
  );
  const taking = new Set(parts.flatMap(({ by, to }) => [by, to]));
  const lying = parts.flatMap(({ script, thing, of, by }) => {
    const bed =
      script.rests === "bed" &&
      by.element.kind === "person" &&
      setting.casts.some(({ element }) => bedded.has(element.id))
        ? [furniture("bed", first.by)]
        : [];
    if (thing === null || !isEverSeen(script, thing, by) || inHand.has(thing.id)) return bed;
    return [of ?? thingCast(thing, first.by)];
  });
  const wantsTable = parts.some(({ script, by, to, of, thing }) => {
    const laid = of ?? (thing === null ? null : thingCast(thing, by));
    if (laid === null || !liesAtFirst(script, thing, by)) return false;
    return layoutOf(script, playerOf(by), to && playerOf(to), playerOf(laid)).table_m !== null;
  });
  const others = setting.casts.filter(
    (cast) =>
      !taking.has(cast) &&
      !lying.some(({ item }) => item === cast.item) &&
      !(cast.item.id !== undefined && inHand.has(cast.item.id)) &&
      // A table that was set for what is in hand now would stand before everybody.
      !(cast.layer === layer && cast.item.id === undefined && tops.has(cast.element.id)),
  );
  const doers = [...new Set(parts.map(({ by }) => by))];
  const met = [...taking].filter((cast): cast is Cast => cast !== null && !doers.includes(cast));
  const room = roomOfAll(parts, framing);
  return {
    ...setting,
    act: room,
    casts: [
      ...doers.map(at),
      ...met.map(at),
      ...(wantsTable ? [at(furniture("table", first.by))] : []),
      ...lying.map(at),
      // Who only looks on stands behind and to the side.
      ...others.map((cast) => (cast.layer === layer ? aside(cast) : cast)),
    ],
  };
}

const tops = new Set(["table", "anvil", "barrel", "crate"]);

const aside = (cast: Cast): Cast => ({
  ...cast,
  distance_m: cast.distance_m * 1.3,
  item: { ...cast.item, across: (cast.item.across < 0 ? -1 : 1) * Math.max(0.6, Math.abs(cast.item.across)) },
});

const roomOfAll = (parts: readonly Part[], framing: Framing): ActRoom => {
  const rooms = parts.map(({ script, by, to, of, thing }) => {
    const laid = liesAtFirst(script, thing, by) ? (of ?? (thing === null ? null : thingCast(thing, by))) : null;
    const inHand_m = thing !== null && isHeld(thing.element, thing.height_m) ? thing.height_m : 0;
    return actRoomOf(script, playerOf(by), to && playerOf(to), laid && playerOf(laid), framing, inHand_m);
  });
  return {
    bottom_m: Math.min(...rooms.map(({ bottom_m }) => bottom_m)),
    top_m: Math.max(...rooms.map(({ top_m }) => top_m)),
    wide_m: Math.max(...rooms.map(({ wide_m }) => wide_m)),
  };
};

const standing = { count: 1, motion: "still", across: 0, facing: "camera", colour: null } as const;

const thingCast = ({ id, element, noun, variants = [], height_m, colour }: Handled, by: Cast): Cast => ({
  ...by,
  element: elementOf(element),
  item: { ...standing, id, element, noun, variants, height_m, colour },
});

/** Rooms that have a bed; who sleeps in a train has none. */
const bedded: ReadonlySet<string> = new Set(
  "bedroom living_room hospital attic log_cabin_inside ship_cabin prison_cell bare_room cellar castle_hall".split(" "),
);

/** What is needed and nobody named: a table to work at, a bed to sleep in. */
function furniture(id: "table" | "bed", by: Cast): Cast {
  const element = elementOf(id);
  return { ...by, element, item: { ...standing, element: id, noun: id, height_m: element.height_m } };
}
