import type { Screenplay } from "#lib/contract/screenplay.ts";
import { elsewhereIn } from "#lib/planning/refine/other-place.ts";

/** One shot in the place that its own words move it to; the screenplay as it is where they name none. */
export const relocated = (screenplay: Screenplay, shot_id: string): Screenplay => {
  const shot = screenplay.shots.find((each) => each.shot_id === shot_id);
  const name = shot === undefined ? null : elsewhereIn(`${shot.action} ${shot.detail}`);
  if (shot === undefined || name === null) return screenplay;
  const known = screenplay.places.find((place) => place.name === name);
  const id = known?.id ?? `place_${screenplay.places.length + 1}`;
  const here = screenplay.places.find((place) => place.id === shot.place);
  const place = {
    id,
    name,
    looks: "",
    time_of_day: here?.time_of_day ?? "unspecified",
    weather: here?.weather ?? "unspecified",
    season: here?.season ?? "unspecified",
    drawn_as: null,
  } as const;
  return {
    ...screenplay,
    places: known === undefined ? [...screenplay.places, place] : screenplay.places,
    shots: screenplay.shots.map((each) =>
      each.shot_id === shot_id ? { ...each, place: id, focus: each.focus === shot.place ? id : each.focus } : each,
    ),
  };
};
