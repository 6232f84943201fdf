import type { Act } from "#lib/contract/acts.ts";
import type { ElementCard } from "#lib/contract/element.ts";
import type { Screenplay, ScreenplayShot } from "#lib/contract/screenplay.ts";
import type { TimeOfDay } from "#lib/contract/vocabulary.ts";
import { readName } from "./read-name.ts";

/** At which hours what hangs in the sky comes and goes. */
const hours: Record<string, { comes: TimeOfDay; goes: TimeOfDay }> = {
  sun: { comes: "dawn", goes: "golden_hour" },
  moon: { comes: "night", goes: "night" },
  stars: { comes: "night", goes: "night" },
  rainbow: { comes: "afternoon", goes: "afternoon" },
};
const comings: ReadonlySet<Act> = new Set(["appear"]);
const goings: ReadonlySet<Act> = new Set(["vanish"]);

/** What of the sky comes up or goes down in the shots of a screenplay: its element by its id. */
export const skyBodiesIn = (
  { cast, props, places, shots, language }: Screenplay,
  elements: ReadonlyMap<string, ElementCard>,
): ReadonlyMap<string, string> =>
  new Map(
    [...places, ...cast, ...props].flatMap(({ id, name }): [string, string][] => {
      if (!shots.some(({ acts }) => acts.some((each) => each.by === id && isSeen(each.act)))) return [];
      const element = readName(name, listOf(elements), language).subjects.find((each) =>
        Object.hasOwn(hours, each.element),
      )?.element;
      return element === undefined ? [] : [[id, element]];
    }),
  );

/** The bodies as one list that stays the same object, by which readings are kept. */
const listOf = (elements: ReadonlyMap<string, ElementCard>): readonly ElementCard[] => {
  const list = lists.get(elements) ?? Object.keys(hours).flatMap((id) => elements.get(id) ?? []);
  lists.set(elements, list);
  return list;
};
const lists = new WeakMap<ReadonlyMap<string, ElementCard>, readonly ElementCard[]>();

const isSeen = (act: Act): boolean => comings.has(act) || goings.has(act);

const openLand = { element: "hills", variant: null, wears: [], carries: [], material: null };

/**
 * The same screenplay with the horizon in view wherever the sun, the moon or the stars come or go, and at the hour at
 * which they do: such a shot is of the place below them.
 */
export const underSkyBodies = (screenplay: Screenplay, elements: ReadonlyMap<string, ElementCard>): Screenplay => {
  const bodies = skyBodiesIn(screenplay, elements);
  if (bodies.size === 0) return screenplay;
  const moves = screenplay.shots.flatMap(({ acts }) => acts.filter(({ act, by }) => bodies.has(by) && isSeen(act)));
  const [first] = moves;
  const hour = first && hours[bodies.get(first.by) ?? ""]?.[comings.has(first.act) ? "comes" : "goes"];
  const below = screenplay.places.find(({ id }) => !bodies.has(id));
  const inView = (shot: ScreenplayShot): ScreenplayShot => {
    const place = bodies.has(shot.place) ? (below?.id ?? shot.place) : shot.place;
    const isOfBody =
      bodies.has(shot.focus ?? "") || (shot.acts.length > 0 && shot.acts.every(({ by }) => bodies.has(by)));
    const present = shot.present.filter(({ cast }) => !bodies.has(cast));
    if (!isOfBody) return { ...shot, place, present };
    const acts = shot.acts.filter(({ by }) => bodies.has(by));
    const alone = { place, focus: place, present: [], props: [], acts };
    return { ...shot, ...alone, framing: "wide", movement: "static", angle: "eye_level" };
  };
  return {
    ...screenplay,
    places: screenplay.places.map((place) => ({
      ...place,
      // Where no more is said than that the sun goes down, it goes down over open land.
      drawn_as: below === undefined ? openLand : place.drawn_as,
      time_of_day: place.time_of_day === "unspecified" ? (hour ?? "unspecified") : place.time_of_day,
    })),
    shots: screenplay.shots.map(inView),
  };
};
