import type { DraftShot } from "#lib/planning/draft.ts";
import type { CastMember, Film } from "#lib/planning/film.ts";

/** The way somebody looks in a film in which something is done: as told, so that nobody turns round from shot to shot. */
export const actingWay = (
  { screenplay }: Film,
  { shot_id }: DraftShot,
  { id }: CastMember,
): "left" | "right" | "camera" | null => {
  const acts = screenplay.shots.some((shot) => shot.acts.length > 0);
  const said = screenplay.shots
    .find((shot) => shot.shot_id === shot_id)
    ?.present.find(({ cast }) => cast === id)?.faces;
  return acts && said !== undefined && said !== "away" ? said : null;
};
