import type { CastEntry, CastKind, PlaceEntry, Present, PropEntry } from "#lib/contract/screenplay.ts";
import { screenplayLimits } from "#lib/contract/screenplay.ts";
import type { Pose } from "#lib/contract/vocabulary.ts";
import {
  isLiving,
  isPerson,
  isPlace,
  isSeen,
  isSmall,
  type Story,
  type Thing,
} from "#lib/planning/coverage/reading/story.ts";
import { rowOf, type Beat } from "./beat.ts";

/** Who plays, where, and with what. */
export interface Ensemble {
  cast: CastEntry[];
  props: PropEntry[];
  places: PlaceEntry[];
  /** Ids of things that act or are sold: cast, whatever they are. */
  acting: Set<string>;
}

const cut = (text: string, most: number) => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);

const kindOf = (thing: Thing, isProduct: boolean): CastKind => {
  if (isProduct) return "product";
  if (thing.kind === "group" || (thing.plural && isPerson(thing))) return thing.count > 2 ? "group" : "person";
  if (thing.kind === "person" || thing.kind === "animal" || thing.kind === "vehicle") return thing.kind;
  return "object";
};

const described = (thing: Thing): string => {
  const head = thing.core.toLowerCase().endsWith(thing.head.toLowerCase())
    ? thing.core.slice(0, -thing.head.length).trim()
    : "";
  return cut([head, thing.noun?.stuff ?? ""].filter((part) => part !== "").join(", "), screenplayLimits.line);
};

/** Sorts the things of the beats into cast, props and places, with stable ids. */
export function ensembleOf(story: Story, beats: readonly Beat[], product: Thing | null): Ensemble {
  const named = [...new Set([...beats.flatMap(({ things }) => things), ...story.things.filter(isSeen)])];
  const doers = new Set(story.events.flatMap(({ S }) => (S === null ? [] : [S.id])));
  const places: PlaceEntry[] = [];
  const cast: CastEntry[] = [];
  const props: PropEntry[] = [];
  const acting = new Set<string>();
  const addPlace = (id: string, name: string, looks: string) => {
    if (places.length < screenplayLimits.places && !places.some((place) => place.id === id))
      places.push({
        id,
        name: cut(name, screenplayLimits.name),
        looks,
        time_of_day: story.hour,
        weather: story.weather,
        season: story.season,
        drawn_as: null,
      });
  };
  const { labels } = story.table;
  if (story.place.thing !== null) addPlace(story.place.thing.id, story.place.thing.core, described(story.place.thing));
  else addPlace("place", story.place.name ?? (labels.unknown_place || "—"), "");
  for (const thing of named) {
    const isProduct = thing === product;
    const acts = isProduct || isLiving(thing) || thing.kind === "vehicle" || (doers.has(thing.id) && !isPlace(thing));
    if (isPlace(thing) && !isProduct) addPlace(thing.id, thing.core, described(thing));
    else if (acts && cast.length < screenplayLimits.cast) {
      acting.add(thing.id);
      cast.push({
        id: thing.id,
        name: cut(thing.core, screenplayLimits.name),
        kind: kindOf(thing, isProduct),
        count: thing.count,
        looks: described(thing),
        wardrobe: "",
        drawn_as: null,
      });
    } else if (props.length < screenplayLimits.props)
      props.push({
        id: thing.id,
        name: cut(thing.core, screenplayLimits.name),
        looks: described(thing),
        drawn_as: null,
      });
  }
  return { cast, props, places, acting };
}

const held = new Set<Pose>([
  "hold",
  "carry",
  "give",
  "take",
  "eat",
  "drink",
  "play",
  "read",
  "write",
  "cut",
  "pour",
  "throw",
  "catch",
  "repair",
  "clean",
  "raise",
  "open",
]);
const spots = ["centre", "left", "right"] as const;

/** Who is in the frame of a beat, what they do, hold and look at. */
export function presentIn(beat: Beat, story: Story, ensemble: Ensemble): Present[] {
  const inFrame = beat.things.filter((thing) => ensemble.cast.some(({ id }) => id === thing.id)).slice(0, 4);
  const { event } = beat;
  const row = rowOf(story, event, beat.cls);
  const acts =
    beat.fn === "act" || beat.fn === "turn" || beat.fn === "result" || beat.fn === "cause" || beat.fn === "detail";
  const known = (thing: Thing | null | undefined): string | null =>
    thing === null || thing === undefined
      ? null
      : [...ensemble.cast, ...ensemble.props, ...ensemble.places].some(({ id }) => id === thing.id)
        ? thing.id
        : null;
  return inFrame.map((thing, index): Present => {
    const isDoer = thing === event?.S;
    const pose: Pose =
      isDoer && acts ? (row.pose ?? "stand") : isLiving(thing) ? (beat.fn === "react" ? "look" : "stand") : "still";
    const object = event?.O ?? null;
    const other = isDoer ? (event?.R ?? object) : (event?.S ?? null);
    const gives = beat.cls === "give" && beat.fn === "after";
    const owner = gives ? thing === event?.R : isDoer;
    const holds =
      owner &&
      isPerson(thing) &&
      object !== null &&
      isSmall(object) &&
      (acts ? held.has(pose) : gives || beat.cls === "take" || beat.cls === "find")
        ? known(object)
        : null;
    const looksAt = other === thing ? null : known(other);
    return {
      cast: thing.id,
      doing: pose,
      holds,
      faces: isLiving(thing) ? (index === 0 ? (inFrame.length > 1 ? "right" : "camera") : "left") : "camera",
      looks_at: isLiving(thing) ? (looksAt ?? "away") : null,
      touches:
        isDoer && acts && object !== null && holds === null && row.pose !== "look" && beat.fn === "detail"
          ? known(object)
          : null,
      at: standsAt(event?.where ?? null, event?.place ?? null, story, known, thing),
      where: inFrame.length === 1 ? "centre" : (spots[index + 1 > 2 ? 0 : index + 1] ?? "centre"),
      depth: beat.fn === "detail" || beat.fn === "react" ? "near" : index === 0 ? "mid" : "far",
    };
  });
}

const relations: readonly (readonly [string, "on" | "under" | "inside" | "beside" | "behind" | "in_front_of"])[] = [
  ["in front of", "in_front_of"],
  ["on", "on"],
  ["under", "under"],
  ["inside", "inside"],
  ["in", "inside"],
  ["behind", "behind"],
  ["beside", "beside"],
  ["next to", "beside"],
  ["at", "beside"],
];

function standsAt(
  where: Thing | null,
  phrase: string | null,
  story: Story,
  known: (thing: Thing) => string | null,
  self: Thing,
): Present["at"] {
  if (where === null || phrase === null || where === self || story.table.language !== "en") return null;
  const id = known(where);
  const relation = relations.find(([word]) => phrase.toLowerCase().startsWith(`${word} `))?.[1];
  return id === null || relation === undefined || isPlace(where) ? null : { relation, id };
}
