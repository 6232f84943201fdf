import { gripAt, isHeld } from "#lib/acts/grips.ts";
import { scriptOfAct, scriptOfTimed, type ActScript } from "#lib/acts/act-script.ts";
import { isSeat } from "#lib/acts/seats.ts";
import type { Framing } from "#lib/contract/vocabulary.ts";
import type { Handled, ShotStaging, TimedAct } from "#lib/contract/staging.ts";
import { elementOf } from "#lib/render/scene/elements/element-catalog.ts";
import type { Cast, Setting } from "#lib/render/scene/setting.ts";
import { isUnfurnished } from "#lib/places/surfaces.ts";
import { goesOn, keysOf, laidScript, restingScript, scriptFor } from "./act-scene.ts";
import { actRoomOf, scriptShown, type ActRoom } from "./act-room.ts";
import { inRow, layoutOf, type Player } from "./layout.ts";
import { isServed, servesIn } from "./on-table.ts";
import { isSwingPart, swingParts } from "./swing.ts";

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

/** What was brought in for an act that names no such thing: a bed, a tree to hide behind. */
export const stagedId = "act:staged";

interface Part {
  timed: TimedAct;
  script: ActScript;
  by: Cast;
  to: Cast | null;
  /** What lies or stands in the world for it: what it is done to, what it is done over, behind or upon. */
  laid: Cast | null;
  /** Metres of a thing in hand. */
  held_m: number;
  /** What else stands about it: a swing's frame and seat, the door of a car. */
  around: readonly Cast[];
  /** Metres over the head of who does it that a thing on it takes. */
  over_m: number;
  /** Ids of what is in hands. */
  inHand: readonly (string | null)[];
}

/** The part of a shot that one act is; null where who does it is not seen or is no living being. */
function partOf(timed: TimedAct, setting: Setting, staging: ShotStaging): Part | null {
  const find = (id: string | null): Cast | null =>
    setting.casts.find(({ item, element }) => id !== null && item.id === id && element.form === "figure") ?? null;
  const handled = (id: string | null): Handled | null => staging.handled.find((each) => each.id === id) ?? null;
  const perch = staging.perched?.find(({ id }) => id === timed.by);
  const own = scriptOfTimed(timed);
  const other = staging.perched?.find(({ id }) => id === timed.to && id !== timed.by);
  const script = own === null ? null : restingScript(own, perch?.pose, other?.pose);
  const by = find(timed.by);
  if (script === null || by === null || !living(by) || by.distance_m === Infinity) return null;
  const thing = handled(timed.of);
  const onto = thing === null ? null : handled(timed.to);
  // An animal in somebody's arms plays no part of its own.
  const met =
    [timed.to, handled(timed.of) === null ? timed.of : null]
      .map(find)
      .find((cast) => cast !== null && cast !== by && living(cast)) ?? null;
  const isSeen = thing !== null && onto === null && isEverSeen(script, thing, by);
  const laid = ((): Cast | null => {
    if (onto !== null) return inVessel(find(onto.id) ?? thingCast(onto, by), script);
    if (isSeen && script.act === "tug") return { ...thingCast(thing, by), element: elementOf("taut_rope") };
    if (isSeen) return felled(inVessel(find(thing.id) ?? thingCast(thing, by), script), script, by);
    if (script.vessel !== null) return stagedAs(script.vessel, by, script.broad);
    if (script.behind && (perch === undefined || perch.on === null)) return hiding(setting, by);
    const rester = script.other_rests ? met : by;
    const beds =
      script.rests === "bed" &&
      (perch === undefined || perch.on === null) &&
      rester?.element.kind === "person" &&
      setting.casts.some(({ element }) => bedded.has(element.id));
    return beds ? furniture("bed", by) : null;
  })();
  if (script.rides && !carries(met ?? laid)) return null;
  const told = playedAs(scriptFor(script, by.item, isPerson(met) ? met.item : null), by, met, thing);
  const played = laidScript(told, laid && playerOf(laid), hasTable(setting));
  const held_m = thing !== null && !isSeen && isHeld(thing.element, thing.height_m) ? thing.height_m : 0;
  const around = aroundIn(played, by, laid);
  const tool = handled(timed.with);
  const isOver = [thing, tool].some((each) => each?.borne === "head");
  const over_m = isOver ? (gripAt("head").most ?? 0) * by.item.height_m : 0;
  const bitten = by.element.kind === "animal" && tool !== null ? [find(tool.id) ?? thingCast(tool, by)] : [];
  const inHand = [isSeen ? null : timed.of, bitten.length > 0 ? null : timed.with];
  return { timed, script: played, by, to: met, laid, held_m, over_m, around: [...around, ...bitten], inHand };
}

/** Whether a shot has a table: its place has one, or one is named. */
const hasTable = ({ surroundings, casts }: Setting): boolean =>
  (surroundings === "room" && !casts.some(({ element }) => isUnfurnished(element.id))) ||
  casts.some(({ item, element }) => item.id !== undefined && element.id === "table");

/** What an act takes about it that nobody names. */
function aroundIn({ swings, leaves, hangs }: ActScript, by: Cast, laid: Cast | null): Cast[] {
  const marked = (id: string, colour: string | null = null): Cast => {
    const cast = furniture(id, by);
    return { ...cast, item: { ...cast.item, id: `${stagedId}:${id}`, colour } };
  };
  if (swings !== null) return [marked(swingParts.seat), marked(swingParts.frame)];
  if (hangs) return [marked("coat_rack")];
  return leaves && laid !== null && doored.has(laid.element.id) ? [marked("car_door", laid.item.colour)] : [];
}
const doored: ReadonlySet<string> = new Set(["car", "truck", "race_car"]);

const isPerson = (cast: Cast | null): cast is Cast => cast?.element.kind === "person";

/** Whether somebody can sit upon it: within a bus or a boat nobody is set anew. */
const carries = (mount: Cast | null): boolean => mount !== null && isSeat(mount.element.id, mount.element.kind);

/** A vessel as it stands before somebody: of a jar of jam the pot that it is cooked in, and never so large as to hide who stirs. */
function inVessel(cast: Cast, { vessel, keeps, broad }: ActScript): Cast {
  if (vessel === null) return cast;
  const { element, item } = cast;
  const [id = "", kind] = vessel.split(":");
  if (element.id === id || keeps.includes(element.id))
    return { ...cast, item: { ...item, height_m: Math.min(item.height_m, broad ? Infinity : widestVessel_m) } };
  return { ...cast, element: elementOf(id), item: { ...item, ...vesselItem(id, kind, broad) } };
}
const widestVessel_m = 0.3;

const vesselItem = (id: string, kind: string | undefined, broad: boolean) => ({
  element: id,
  noun: kind ?? id,
  variants: kind === undefined ? [] : [kind],
  height_m: broad ? elementOf(id).height_m : widestVessel_m * 0.7,
  colour: null,
});

/** What is felled is no taller than a frame holds in which who does it is still seen; one of many is. */
const felled = (cast: Cast, { topples }: ActScript, by: Cast): Cast =>
  topples
    ? { ...cast, item: { ...cast.item, count: 1, height_m: Math.min(cast.item.height_m, tallest * by.item.height_m) } }
    : cast;
const tallest = 2.6;

/** A vessel that nobody named. */
const stagedAs = (vessel: string, by: Cast, broad: boolean): Cast => {
  const [id = "", kind] = vessel.split(":");
  const cast = furniture(id, by);
  return { ...cast, item: { ...cast.item, ...vesselItem(id, kind, broad), id: stagedId } };
};

/** An act as these play it: who sits down for it is seen to the feet. */
function playedAs(script: ActScript, by: Cast, to: Cast | null, thing: Handled | null): ActScript {
  if (script.floor.length === 0 && script.pair.length === 0) return script;
  const keys = keysOf({ script, by: by.item, to: to?.item ?? null, thing }, "by");
  return { ...script, by: [...keys], ...(keys === script.floor ? { frame: "full" as const } : {}) };
}

/** What of a place somebody can hide behind: what is named before what only stands there, the nearest to their height. */
function hiding({ casts }: Setting, by: Cast): Cast | null {
  const large = casts.filter(
    ({ element, item, distance_m }) =>
      element.form === "figure" &&
      element.stands === "ground" &&
      !living({ element } as Cast) &&
      distance_m !== Infinity &&
      item.height_m > by.item.height_m * 0.6,
  );
  const [best] = large.toSorted((a, b) => Number(b.item.id !== undefined) - Number(a.item.id !== undefined));
  return best === undefined ? null : { ...best, item: { ...best.item, id: stagedId, count: 1 } };
}

const layoutIn = ({ script, by, to, laid }: Part) =>
  layoutOf(script, playerOf(by), to && playerOf(to), laid && playerOf(laid));

/**
 * A shot's setting as its acts need it: all who take part at the distance of who does it, what is in a hand not lying
 * about as well, what is needed there, and how much of it the frame must show. Shots without acts stay as they are.
 */
export function castForActs(
  setting: Setting,
  staging: ShotStaging | undefined,
  framing: Framing,
  shot_s: number,
): Setting {
  const parts = (staging?.acts ?? []).flatMap((timed) => partOf(timed, setting, staging!) ?? []);
  const [first] = parts;
  if (first === undefined) return setting;
  const layer = setting.casts.find((cast) => cast.layer.name === "subject")?.layer ?? first.by.layer;
  const lead = setting.casts.find((cast) => cast.layer === layer && cast.element.form === "figure") ?? first.by;
  const at = (cast: Cast): Cast => ({ ...cast, layer, distance_m: lead.distance_m });
  if (first.script.inside && first.laid !== null) return hatching(setting, first.script, at(first.by), at(first.laid));
  const inHand = new Set(parts.flatMap((part) => part.inHand));
  const laid = parts
    .flatMap((part) => part.laid ?? [])
    .filter(({ item }) => item.id === undefined || !inHand.has(item.id));
  // Two of one name are two of the cast.
  const ids = new Set(parts.map(({ by }) => by.item.id));
  const doers = setting.casts.filter(
    ({ item, element }) => item.id !== undefined && ids.has(item.id) && element.form === "figure",
  );
  const met = [...new Set(parts.flatMap(({ to }) => to ?? []))].filter((cast) => !doers.includes(cast));
  const around = parts.flatMap((part) => part.around);
  const placed = new Set([...doers, ...met, ...laid, ...around].map(({ item }) => item.id));
  const tabled = parts.some((part) => part.script.lies === "table" && layoutIn(part).table_m !== null);
  const swings = parts.some(({ script }) => script.swings !== null);
  const upon = parts.some(({ script }) => script.upon);
  const isTable = (cast: Cast) => cast.layer === layer && cast.element.id === "table";
  const served = !tabled && hasTable(setting) && isServed(staging!, setting.casts, inHand);
  const serves = (cast: Cast) => served && cast.layer === layer && servesIn(cast);
  const others = setting.casts.filter(
    (cast) =>
      !(swings && isSwingPart(cast.element.id)) &&
      !(upon && tops.has(cast.element.id)) &&
      !(cast.item.id !== undefined && (placed.has(cast.item.id) || inHand.has(cast.item.id))) &&
      !laid.some(({ element, item }) => item.id === stagedId && element === cast.element) &&
      // The table that is named is the one at which it is done; one set for what is in hand would stand before everybody.
      !(cast.layer === layer && (tabled ? cast.element.id === "table" : false)) &&
      !(cast.layer === layer && cast.item.id === undefined && tops.has(cast.element.id) && !serves(cast)),
  );
  const isOfHeld = lead.item.id !== undefined && inHand.has(lead.item.id);
  if (parts.every(({ timed }) => goesOn(timed)) && !isOfHeld)
    return { ...setting, casts: setting.casts.filter((c) => [...others, ...doers, ...met].includes(c)) };
  const passes = ({ item, element }: Cast): boolean =>
    element.form === "figure" &&
    staging!.acts.some(({ act, by }) => by === item.id && scriptOfAct(act)?.meanwhile === true);
  const alone = (cast: Cast) =>
    parts.some(({ script, by, to }) => script.mutual && by.item.id === cast.item.id && to === null);
  const swims = parts.some(({ script }) => script.wet) && setting.surroundings === "outdoor";
  return {
    ...setting,
    // Who swims is out in the water, not before it.
    ...(swims ? { shore_m: 0, ground: [{ material: "water", near_m: 0, far_m: Infinity }] } : {}),
    act: roomOfAll(parts, framing, shot_s),
    casts: [
      ...doers
        .map((told) => frightening(told, parts))
        .map((cast) =>
          at(
            doers.length === 1 && alone(cast)
              ? { ...cast, item: { ...cast.item, count: Math.max(2, cast.item.count) } }
              : cast,
          ),
        ),
      ...met.map((cast) => at(frightening(cast, parts))),
      ...(tabled || (served && !setting.casts.some(isTable)) ? [at(furniture("table", first.by))] : []),
      ...laid.map(at),
      ...around.map(at),
      // Who only looks on stands behind and to the side.
      ...others.map((cast) =>
        serves(cast) ? at(cast) : passes(cast) ? behind(cast) : cast.layer === layer ? aside(cast) : cast,
      ),
    ],
  };
}

/** Who comes out of something is as small as that, and nothing else is looked at. */
function hatching(setting: Setting, script: ActScript, by: Cast, shell: Cast): Setting {
  const long = by.element.box.right - by.element.box.left;
  const young: Cast = {
    ...by,
    item: { ...by.item, count: 1, height_m: Math.min(shell_m * 1.4, (shell_m * 2) / long), across: 0 },
  };
  const egg: Cast = { ...shell, item: { ...shell.item, count: 1, height_m: shell_m, across: 0 } };
  const room = actRoomOf(script, playerOf(young), null, null, "full");
  const near = setting.casts.filter(
    ({ item, layer }) => layer !== by.layer && item.id !== by.item.id && item.id !== shell.item.id,
  );
  return {
    ...setting,
    act: { bottom_m: -shell_m * 0.25, top_m: shell_m * 2.1, wide_m: Math.max(room.wide_m, shell_m * 3) },
    casts: [young, egg, ...near],
  };
}
/** An egg that is looked at, metres. */
const shell_m = 0.3;

const tops = new Set(["table", "anvil", "barrel", "crate"]);

/** What frightens somebody is large enough to be seen: share of their height. */
const leastFright = 0.2;
const frightening = (cast: Cast, parts: readonly Part[]): Cast => {
  const from = parts.find(({ script, to }) => script.act === "be_startled" && to === cast);
  const height_m = Math.max(cast.item.height_m, leastFright * (from?.by.item.height_m ?? 0));
  return { ...cast, item: { ...cast.item, height_m } };
};

const aside = (cast: Cast): Cast => ({
  ...cast,
  distance_m: cast.distance_m * 1.5,
  item: { ...cast.item, across: (cast.item.across < 0 ? -1 : 1) * Math.max(0.75, Math.abs(cast.item.across)) },
});

/** What comes or goes while others do something does it along the picture behind them, large enough to be read. */
const behind = (cast: Cast): Cast => ({
  ...cast,
  // A ship is further off than a bus.
  distance_m: cast.distance_m * Math.max(1.3, cast.item.height_m / 3.2),
  item: {
    ...cast.item,
    count: 1,
    across: 0.2,
    ...(cast.element.kind === "vehicle" ? { facing: "right" as const } : {}),
  },
});

const roomOfAll = (parts: readonly Part[], framing: Framing, shot_s: number): ActRoom => {
  const rooms = parts.map(({ script, timed, by, to, laid, held_m, over_m }) => {
    const shown = scriptShown(script, timed, shot_s);
    const room = actRoomOf(shown, playerOf(by), to && playerOf(to), laid && playerOf(laid), framing, held_m);
    return over_m === 0 ? room : { ...room, top_m: Math.max(room.top_m, by.item.height_m + over_m) };
  });
  const bottom_m = Math.min(...rooms.map((room) => room.bottom_m));
  const top_m = Math.max(...rooms.map((room) => room.top_m));
  return {
    bottom_m,
    top_m: bottom_m + (top_m - bottom_m) * (airOver[framing] ?? 1),
    wide_m: Math.max(...rooms.map(({ wide_m }, at) => wide_m + rowOf_m(parts[at]!))),
  };
};

/** Metres that those of a row take behind its first. */
const rowOf_m = ({ script, by, to }: Part): number =>
  script.way === "same" && to !== null && by.element.kind === "animal"
    ? (by.item.count - 1) * inRow * (by.element.box.right - by.element.box.left) * by.item.height_m
    : 0;

/** A wide view shows its place about what happens. */
const airOver: Partial<Record<Framing, number>> = { extreme_wide: 1.9, wide: 1.4 };

const standing = { count: 1, motion: "still", across: 0, facing: "camera", colour: null } as const;

const thingCast = ({ id, element, noun, variants = [], height_m, colour }: Handled, by: Cast): Cast => ({
  ...by,
  element: elementOf(element),
  item: { ...standing, id, element, noun, variants, height_m, colour },
});

/** Rooms that have a bed; who sleeps in a train has none. */
const bedded: ReadonlySet<string> = new Set(
  "bedroom living_room hospital attic log_cabin_inside ship_cabin prison_cell bare_room cellar castle_hall nursery_room monks_cell".split(
    " ",
  ),
);

/** What is needed and nobody named: a table to work at, a bed to sleep in. */
function furniture(id: string, by: Cast): Cast {
  const element = elementOf(id);
  const own = id === "bed" ? { id: stagedId } : {};
  return { ...by, element, item: { ...standing, ...own, element: id, noun: id, height_m: element.height_m } };
}
