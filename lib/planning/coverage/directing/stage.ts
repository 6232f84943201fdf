import { namesLap } from "#lib/places/on-body.ts";
import { setOf } from "#lib/planning/coverage/set-of.ts";
import type { CastEntry, CastKind, Drawing, PlaceEntry, Present, PropEntry } from "#lib/contract/screenplay.ts";
import { screenplayLimits } from "#lib/contract/screenplay.ts";
import type { Pose } from "#lib/contract/vocabulary.ts";
import {
  apart,
  isLiving,
  isPerson,
  isPlace,
  isSeen,
  isSmall,
  isThing,
  type Story,
  type Thing,
} from "#lib/planning/coverage/reading/story.ts";
import { travelPoses } from "#lib/planning/compile/poses.ts";
import { mounts } from "#lib/planning/shots/partners.ts";
import type { ClassId } from "#lib/planning/coverage/table-schema.ts";
import { lacksIn } from "#lib/planning/looks/told-of.ts";
import { postureSaid } from "#lib/planning/looks/posture-said.ts";
import { isOnlySaid } from "#lib/planning/coverage/reading/worn.ts";
import { colourBehind, cut, described, isMeasured, nameOf } from "./called.ts";
import { partakersIn, playersIn, poseIn } from "./acts.ts";
import { belongingsIn, isWithin } from "./belongings.ts";
import { isRelational, relationSaid } from "#lib/places/relations.ts";
import { isOnSomebody } from "#lib/planning/coverage/reading/on-somebody.ts";
import { besidesIn, isPartOfWhere, perchSaid, roomSaid } from "#lib/planning/coverage/reading/perch-said.ts";
import type { Perch } from "#lib/places/perches.ts";
import { rowOf, type Beat } from "./beat.ts";
import { isClausePiece, isDrinkingGlass } from "./prop-senses.ts";
import { isRoomSurface } from "#lib/planning/coverage/reading/room-surfaces.ts";
import { isByVessel, isOnlyWhere, isOwning, standsAt } from "./stands-at.ts";

/** Who plays, where, and with what. */
export interface Ensemble {
  cast: CastEntry[];
  props: PropEntry[];
  places: PlaceEntry[];
  /** Ids of things that act or are sold: cast, whatever they are. */
  acting: Set<string>;
}

const kindOf = (thing: Thing, isProduct: boolean): CastKind => {
  if (isProduct) return "product";
  // Hands that knead with nobody named are somebody's.
  if (thing.kind === "body") return "person";
  if (thing.kind === "group" || (thing.plural && isPerson(thing))) return thing.count > 2 ? "group" : "person";
  if (thing.kind === "person" || thing.kind === "animal" || thing.kind === "vehicle") return thing.kind;
  return "object";
};

/** Orders that say what somebody does without (`sin ramo en las manos`) hold for whoever comes first. */
export function doWithout({ cast }: Ensemble, orders: readonly string[], language: string): void {
  const first = cast.find(({ kind }) => kind === "person");
  if (first === undefined) return;
  const said = orders
    .map((words) => words.replaceAll(/^[\s,;]+|[\s,;.]+$/gu, ""))
    .filter((words) => lacksIn(words, language) !== "");
  first.looks = cut([first.looks, ...said].filter(Boolean).join(", "), screenplayLimits.line);
}

const drawing = (element: string, carries: readonly string[] = []): Drawing => ({
  element,
  variant: null,
  wears: [],
  carries: [...carries],
  material: null,
});
const drawnPerch = (perch: Perch | null): Drawing | null => perch && drawing(perch.element);

/** Sorts the things of the beats into cast, props and places, with stable ids. */
export function ensembleOf(story: Story, beats: readonly Beat[], product: Thing | null): Ensemble {
  const { worn, looks, carried } = belongingsIn(story);
  const inArms = new Set([...carried.values()].filter(isPerson));
  // Rain and wind are of the place and no things in it: what they do is seen on what they do it to.
  const skies = new Set(Object.values(story.table.grammar.weathers).flat());
  const hours = new Set(Object.values(story.table.grammar.hours).flat());
  const seasons = new Set(Object.values(story.table.grammar.seasons).flat());
  const isAir = (thing: Thing) =>
    (thing.kind === "weather" ||
      thing.kind === "time" ||
      skies.has(thing.head.toLowerCase()) ||
      seasons.has(thing.head.toLowerCase()) ||
      (thing.kind === "sky" && hours.has(thing.core.toLowerCase()))) &&
    !isLiving(thing) &&
    thing !== product &&
    !story.events.some(({ acts }) => acts.some(({ by }) => by === thing));
  // `a dress of silk`, `a plate of rice`: what something is made or full of is nothing beside it.
  const of = new Set(story.table.grammar.prep["of"] ?? []);
  const isOfSomething = ({ phrase }: Thing) =>
    of.has(
      story.text
        .slice(0, phrase.start)
        .trimEnd()
        .split(/[\s’']/u)
        .at(-1)
        ?.toLowerCase() ?? "",
    );
  const isMatter = (thing: Thing) =>
    thing.phrase.by === "bare" &&
    isOfSomething(thing) &&
    story.things.some(
      (other) => isWithin(thing, other) && other.parts.length === 0 && (!isLiving(thing) || isThing(other)),
    );
  const isSure = ({ kind, named }: Thing) => story.table.grammar.script === "latin" || kind !== null || named;
  // The green walls of a room are how the room looks.
  const isOfPlace = (thing: Thing) =>
    (thing.kind === "material" || thing.kind === "part" || (isThing(thing) && isOwning(thing, story))) &&
    story.things.some((other) => isPlace(other) && isWithin(thing, other));
  // The smoked of `smoked sauce` and the house of `House Granola` are words of a name.
  const isOfName = (thing: Thing) =>
    product !== null && thing !== product && (isWithin(thing, product) || product.text.includes(thing.text));
  // The teacher of the teacher's desk is not there.
  const isOwner = (thing: Thing) =>
    isLiving(thing) &&
    (isOwning(thing, story) || isOfSomething(thing)) &&
    story.things.some(
      (other) =>
        !isLiving(other) &&
        isWithin(thing, other) &&
        other.parts.length === 0 &&
        !(other.kind === "body" && relationSaid(story.text, other.phrase, story.language) !== null) &&
        !isRelational(story.text, other.phrase, thing.phrase, story.language),
    ) &&
    !isByVessel(thing, story) &&
    !story.events.some(({ S, O, R, acts }) =>
      [S, O, R, ...acts.flatMap(({ by, of, to }) => [by, of, to])].some(
        (each) => each !== null && apart([each]).includes(thing),
      ),
    );
  // `手をつなぐ`: a part of somebody's body is on them, and nothing beside them.
  const isOnBody = (thing: Thing) =>
    thing.kind === "body" &&
    story.table.grammar.script !== "latin" &&
    story.things.some(isLiving) &&
    !story.events.some(({ S }) => S === thing);
  const besides = besidesIn(story.table.grammar);
  const onBodies = new Set([...worn.values(), ...looks.values()].flat());
  const named = apart([
    ...beats.flatMap(({ things }) => things),
    ...story.things.filter((thing) => isSeen(thing) && isSure(thing)),
  ]).filter(
    (thing) =>
      !onBodies.has(thing) &&
      !isAir(thing) &&
      !isOnBody(thing) &&
      !isOnSomebody(thing, story) &&
      !isClausePiece(thing, story) &&
      !isMatter(thing) &&
      !isMeasured(thing, story) &&
      !isOfPlace(thing) &&
      !isOfName(thing) &&
      !isOnlySaid(thing, story) &&
      !isOnlyWhere(thing, story) &&
      !isRoomSurface(thing, story) &&
      !isPartOfWhere(thing, { ...story, besides }) &&
      !isOwner(thing),
  );
  const doers = new Set(apart(story.events.flatMap(({ S }) => S ?? [])).map(({ id }) => id));
  const places: PlaceEntry[] = [];
  const cast: CastEntry[] = [];
  const props: PropEntry[] = [];
  const acting = new Set<string>();
  const perchOf = (thing: Thing) => perchSaid(thing, story.text, story.language);
  const perch = named.map(perchOf).find((each) => each !== null) ?? null;
  // The open of which no more is said is where a wall or a rock is that somebody is on, else a green place.
  const drawnOpen = (name: string): Drawing | null => {
    const { outdoors, indoors } = story.table.labels;
    if (story.place.thing !== null || (name !== outdoors && (perch === null || name !== indoors))) return null;
    // In rain or snow one is wherever one would be out of doors.
    const around = perch?.around ?? (story.weather === "unspecified" ? ["garden"] : []);
    return around.length === 0 ? null : drawing(around.at(-1) ?? "garden", around.slice(0, -1));
  };
  const addPlace = (id: string, name: string, looks: string) => {
    if (places.length < screenplayLimits.places && !places.some((place) => place.id === id))
      places.push({
        id,
        name: cut(name, screenplayLimits.name),
        looks,
        time_of_day: story.hour === "unspecified" && story.place.indoors === true ? "interior" : story.hour,
        weather: story.weather,
        season: story.season,
        drawn_as: drawnOpen(name) ?? drawnRoom(id),
      });
  };
  const drawnRoom = (id: string): Drawing | null => {
    const thing = story.things.find((each) => each.id === id);
    const room = thing === undefined ? null : roomSaid(thing, story);
    return room === null ? null : drawing(room);
  };
  const { labels } = story.table;
  const told = story.place.thing;
  const setting = told !== null && isOfName(told) ? (named.find(isPlace) ?? null) : told;
  // A house that burns on a hill is on it in every shot.
  const isActor = (thing: Thing): boolean =>
    thing.kind === "building" &&
    setting !== null &&
    thing !== setting &&
    story.events.some(({ acts }) => acts.some(({ by }) => by === thing));
  if (setting !== null) addPlace(setting.id, setting.core, described(setting));
  else addPlace("place", story.place.name ?? (labels.unknown_place || "—"), "");
  for (const thing of named) {
    const isProduct = thing === product;
    // A baby in the arms is held as a thing is.
    const isBorne = inArms.has(thing);
    const acts =
      isProduct ||
      (isLiving(thing) && !isBorne) ||
      isActor(thing) ||
      thing.kind === "vehicle" ||
      (doers.has(thing.id) && !isPlace(thing));
    if (isPlace(thing) && !isProduct && !isActor(thing)) addPlace(thing.id, thing.core, described(thing));
    // The steps of a church are where it happens, and nothing that stands there.
    else if (thing === story.place.thing && named.some((part) => isPlace(part) && isWithin(part, thing))) continue;
    else if (acts && cast.length < screenplayLimits.cast) {
      acting.add(thing.id);
      cast.push({
        id: thing.id,
        name: cut(thing.core, screenplayLimits.name),
        kind: kindOf(thing, isProduct),
        count: thing.kind === "body" ? 1 : thing.count,
        looks: cut(
          [described(thing), ...(looks.get(thing) ?? []).map(({ text }) => text)].filter(Boolean).join(", "),
          screenplayLimits.line,
        ),
        wardrobe: cut(
          (worn.get(thing) ?? []).map((each) => each.text + colourBehind(each, story)).join(", "),
          screenplayLimits.line,
        ),
        drawn_as: null,
      });
    } else if (props.length < screenplayLimits.props)
      props.push({
        id: thing.id,
        name: cut(nameOf(thing, story), screenplayLimits.name),
        looks: described(thing),
        drawn_as: isBorne
          ? drawing("swaddled_baby")
          : isDrinkingGlass(thing, story)
            ? drawing("wine_glass")
            : drawnPerch(perchOf(thing)),
      });
  }
  return { cast, props, places, acting };
}

const held = setOf<Pose>("hold carry give take eat drink play read write cut pour throw catch repair clean raise open");
/** Poses that two have together, face to face. */
const mutual = new Set<Pose>(["fight", "embrace", "kiss", "dance", "speak"]);
const mounted = new Set<Pose>(["ride", "drive"]);
const touching = new Set<Pose>(
  "touch push pull clean repair open close reach embrace kiss fight build cut lean climb".split(" ") as Pose[],
);
const spots = ["centre", "left", "right"] as const;

/** Going somewhere, and whatever four legs do, is told by the outline of a body and not by its face. */
const seenFromTheSide = (thing: Thing, pose: Pose): boolean =>
  travelPoses.has(pose) || (!isPerson(thing) && isLiving(thing) && !restful.has(pose));
const restful = new Set<Pose>(["still", "stand", "look", "sit", "lie", "sleep"]);

/** Who is in the frame of a beat, what they do, hold and look at. */
export function presentIn(beat: Beat, story: Story, ensemble: Ensemble): Present[] {
  const { event } = beat;
  const doers = event?.S === null || event === null ? [] : apart([event.S]);
  const { carried } = belongingsIn(story);
  // Whose lap an animal is on is there.
  const isOnLap = event?.S?.kind === "animal" && event.things.some((each) => isLap(each, story));
  const had = isOnLap ? event.things.filter(isPerson) : [];
  const inFrame = apart([...new Set([...beat.things, ...playersIn(beat), ...thereIn(beat, story), ...had])])
    .filter((thing) => ensemble.cast.some(({ id }) => id === thing.id))
    .slice(0, 6);
  const row = rowOf(story, event, beat.cls);
  // Who comes first in the film looks to the right in all of it, whoever a shot is about.
  const first = (inFrame.some(({ id }) => id === leader(ensemble)) ? leader(ensemble) : null) ?? inFrame[0]?.id;
  const acts =
    beat.fn === "act" || beat.fn === "turn" || beat.fn === "result" || beat.fn === "cause" || beat.fn === "detail";
  const known = (thing: Thing | null | undefined): string | null =>
    thing === null || thing === undefined
      ? null
      : [...ensemble.cast, ...ensemble.props, ...ensemble.places].some(({ id }) => id === thing.id)
        ? thing.id
        : null;
  return inFrame.map((thing, index): Present => {
    const seat = seatOf(thing, beat, story);
    const shares = mutual.has(row.pose ?? "still") && (thing === event?.R || thing === event?.O) && isLiving(thing);
    const isDoer = doers.includes(thing) || shares;
    // Who fights another fights as long as both are in the frame.
    const fights = row.pose === "fight" && isDoer && (thing.count > 1 || inFrame.length > 1);
    const played = poseIn(beat, thing);
    const own = (isDoer && acts) || fights ? (row.pose ?? "stand") : null;
    const pose: Pose =
      seat?.pose ??
      played ??
      own ??
      (isLiving(thing) ? postureSaid(thing.core, story.language) : null) ??
      (isLiving(thing) ? (beat.fn === "react" ? "look" : "stand") : "still");
    const object = event?.O ?? null;
    const partner = doers.length > 1 && isDoer ? (doers.find((each) => each !== thing) ?? null) : null;
    const other = shares ? (event?.S ?? null) : isDoer ? (event?.R ?? partner ?? object) : (doers[0] ?? null);
    const mount = seat?.mount ?? null;
    const gives = beat.cls === "give" && beat.fn === "after";
    const owner = gives ? thing === event?.R : isDoer;
    const holds =
      owner &&
      isPerson(thing) &&
      object !== null &&
      isSmall(object) &&
      (acts ? held.has(own ?? pose) : gives || beat.cls === "take" || beat.cls === "find")
        ? known(object)
        : known(carried.get(thing));
    const looksAt = other === thing ? null : known(other);
    return {
      cast: thing.id,
      doing: pose,
      holds,
      faces: isLiving(thing)
        ? thing.id === first || mountedBy(inFrame, beat, story) === thing
          ? inFrame.length > 1 || fights || holds !== null || seenFromTheSide(thing, pose)
            ? "right"
            : "camera"
          : "left"
        : "camera",
      looks_at: isLiving(thing) ? (looksAt ?? "away") : null,
      touches:
        mount !== null
          ? known(mount)
          : isDoer && acts && holds === null && touching.has(pose)
            ? known(mutual.has(pose) ? other : object)
            : null,
      at:
        mount !== null && known(mount) !== null
          ? { relation: isSatOn(mount) ? "on" : "inside", id: known(mount) ?? "" }
          : event === null || isDoer || event.S === null || (thing === event.R && isPerson(thing))
            ? standsAt(thing, event, story, known)
            : null,
      where: inFrame.length === 1 ? "centre" : (spots[index + 1 > 2 ? 0 : index + 1] ?? "centre"),
      depth: beat.fn === "detail" || beat.fn === "react" ? "near" : index === 0 ? "mid" : "far",
      feels: null,
    };
  });
}

const isLap = ({ kind, core }: Thing, { language }: Story): boolean => kind === "body" && namesLap(core, language);

/** Who is there though the shot's own words name nobody: a film in which somebody does something has no empty picture. */
function thereIn(beat: Beat, { events }: Story): Thing[] {
  const isGone = beat.fn === "after" && (beat.cls === "leave" || beat.cls === "vanish");
  const partakers = partakersIn(beat).filter((thing) => !(isGone && thing === beat.event?.S));
  if (isGone || partakers.length > 0 || beat.event === null || beat.fn === "place" || beat.fn === "product")
    return partakers;
  if (apart(beat.things).some(isLiving)) return [];
  const until = events.slice(0, events.indexOf(beat.event) + 1);
  const doer = until.findLast(({ S }) => S !== null && isLiving(S))?.S ?? null;
  return doer === null ? [] : [doer];
}

const living: ReadonlySet<CastKind> = new Set(["person", "group", "animal"]);
const leader = ({ cast }: Ensemble): string | null => cast.find(({ kind }) => living.has(kind))?.id ?? null;
/** What the first of those present who rides sits on. */
const mountedBy = (inFrame: readonly Thing[], beat: Beat, story: Story): Thing | null =>
  inFrame.map((thing) => seatOf(thing, beat, story)?.mount ?? null).find((mount) => mount !== null) ?? null;

const isSatOn = ({ kind, head }: Thing) => kind === "animal" || mounts.has(head.toLowerCase().replace(/s$/u, ""));
const isMount = (thing: Thing | null): thing is Thing => thing?.kind === "animal" || thing?.kind === "vehicle";

/** What goes on without anybody getting off. */
const seated = setOf<ClassId>("travel arrive leave chase perceive find search contest win lose wait feel be");

/** Whether somebody rides in a shot, and on what: from the ride on, until they do what is done on foot. */
function seatOf(thing: Thing, beat: Beat, story: Story): { pose: Pose; mount: Thing | null } | null {
  if (!isLiving(thing)) return null;
  const acts = beat.fn !== "before" && beat.fn !== "after" && beat.fn !== "react";
  // `a wheelchair racer`, `a bicycle courier`: called after what they ride.
  const words = thing.core.toLowerCase().split(/[\s-]+/u);
  if (isPerson(thing) && words.slice(0, -1).some((word) => mounts.has(word)) && beat.event !== null)
    return { pose: acts && seated.has(beat.cls) ? "ride" : "sit", mount: null };
  let mount: Thing | null = null;
  let pose: Pose = "ride";
  for (const event of story.events) {
    const isNow = event === beat.event;
    const row = rowOf(story, event, event.cls);
    const isDoer = event.S !== null && apart([event.S]).includes(thing);
    const rides = isDoer && !event.negated && mounted.has(row.pose ?? "still") && isMount(event.O);
    const isBefore = isNow && beat.fn === "before" && !event.rows.some((own) => own.mounted === true);
    if (rides && !isBefore) {
      mount = event.O;
      pose = row.pose ?? "ride";
    } else if (isDoer && !seated.has(event.cls) && !(isNow && beat.fn === "before")) mount = null;
    if (isNow) break;
  }
  return mount === null || !beat.things.includes(mount) ? null : { pose, mount };
}
