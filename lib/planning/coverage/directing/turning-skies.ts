import type { PlaceEntry, Screenplay } from "#lib/contract/screenplay.ts";
import type { TimeOfDay, Weather } from "#lib/contract/vocabulary.ts";
import { setOf } from "#lib/planning/coverage/set-of.ts";
import type { ClassId } from "#lib/planning/coverage/table-schema.ts";
import type { Story, StoryEvent } from "#lib/planning/coverage/reading/story.ts";

/** The air before it rains or snows, and after. */
const airs: Partial<Record<Weather, { before: Weather; after: Weather }>> = {
  rain: { before: "cloudy", after: "clear" },
  storm: { before: "cloudy", after: "clear" },
  snow: { before: "cloudy", after: "clear" },
  fog: { before: "clear", after: "clear" },
  dust: { before: "clear", after: "clear" },
};
/** The hour out of which another one comes. */
const hours: Partial<Record<TimeOfDay, TimeOfDay>> = {
  night: "golden_hour",
  dusk: "afternoon",
  dawn: "night",
  morning: "night",
};
const over = setOf<ClassId>("end vanish leave lose");

/** Whether an event is only of the sky: of the weather or an hour, or of nobody, and nothing is seen to be done. */
const isOfSky = ({ S, acts, clause, negated }: StoryEvent): boolean =>
  acts.length === 0 &&
  !negated &&
  !clause.stative &&
  clause.verb !== null &&
  (S === null ? clause.object === null && clause.doings.length === 1 : S.kind === "weather" || S.kind === "time");

/** A story whose words begin with the rain or the snow is told out of doors where they name no place. */
export function underSky(story: Story): Story {
  const [first] = story.events;
  const isOut =
    first !== undefined && story.place.thing === null && airs[story.weather] !== undefined && isOfSky(first);
  if (!isOut || first.S?.kind === "time") return story;
  const { outdoors, unknown_place } = story.table.labels;
  return { ...story, place: { ...story.place, name: outdoors || unknown_place, indoors: false } };
}

/**
 * The same screenplay with its place as it is before it rains, snows or grows dark in the first shot, where that is what the
 * words tell first; as it is after it in its last shots, where they tell that it is over.
 */
export function withTurningSkies(screenplay: Screenplay, { events }: Story): Screenplay {
  const [first] = events;
  const [place] = screenplay.places;
  if (first === undefined || place === undefined || !isOfSky(first) || screenplay.shots.length < 3) return screenplay;
  const air = airs[place.weather];
  const isHour = first.S?.kind === "time";
  const isOver = over.has(first.cls);
  const hour = hours[place.time_of_day];
  const other = isHour
    ? hour === undefined || isOver
      ? null
      : { time_of_day: hour }
    : air === undefined
      ? null
      : { weather: isOver ? air.after : air.before };
  if (other === null) return screenplay;
  const id = `${place.id.slice(0, 32)}-${isOver ? "after" : "before"}`;
  const turned: PlaceEntry = { ...place, ...other, id };
  const isIn = (at: number) => (isOver ? at >= screenplay.shots.length / 2 : at === 0);
  return {
    ...screenplay,
    places: [...screenplay.places.slice(0, 7), turned],
    shots: screenplay.shots.map((shot, at) =>
      isIn(at) && shot.place === place.id
        ? { ...shot, place: id, focus: shot.focus === place.id ? id : shot.focus }
        : shot,
    ),
  };
}
