import type { PlaceEntry, Screenplay } from "#lib/contract/screenplay.ts";
import type { PlanEdits } from "#lib/contract/revision.ts";
import type { TimeOfDay, Weather } from "#lib/contract/vocabulary.ts";

interface Conditions {
  time_of_day?: TimeOfDay | undefined;
  weather?: Weather | undefined;
}

/** One shot in another hour or weather: its place under those conditions, made where the screenplay has none such. */
const movedIn = (screenplay: Screenplay, shot_id: string, wanted: Conditions): Screenplay => {
  const shot = screenplay.shots.find((each) => each.shot_id === shot_id);
  const place = screenplay.places.find(({ id }) => id === shot?.place);
  if (shot === undefined || place === undefined) return screenplay;
  const changed: PlaceEntry = {
    ...place,
    time_of_day: wanted.time_of_day ?? place.time_of_day,
    weather: wanted.weather ?? place.weather,
  };
  const alone = screenplay.shots.every((each) => each.shot_id === shot_id || each.place !== place.id);
  if (alone) return { ...screenplay, places: screenplay.places.map((each) => (each === place ? changed : each)) };
  const known = screenplay.places.find(
    (each) =>
      each.name === changed.name && each.time_of_day === changed.time_of_day && each.weather === changed.weather,
  );
  const entry = known ?? { ...changed, id: freeId(screenplay, place.id) };
  return {
    ...screenplay,
    places: known === undefined ? [...screenplay.places, entry] : screenplay.places,
    shots: screenplay.shots.map((each) => (each.shot_id === shot_id ? { ...each, place: entry.id } : each)),
  };
};

const freeId = ({ places }: Screenplay, id: string): string => {
  const base = id.slice(0, 34);
  for (let turn = 2; ; turn++) if (!places.some((each) => each.id === `${base}_${turn}`)) return `${base}_${turn}`;
};

/** The screenplay with every shot in the hour and weather that edits give it; the whole film's places where all shots move. */
export const withConditions = (screenplay: Screenplay, edits: PlanEdits): Screenplay =>
  Object.entries(edits.shots ?? {}).reduce((film, [shot_id, edit]) => {
    const { time_of_day, weather } = edit?.continuity ?? {};
    return time_of_day === undefined && weather === undefined ? film : movedIn(film, shot_id, { time_of_day, weather });
  }, screenplay);
