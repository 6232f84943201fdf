import type { Film } from "#lib/planning/film.ts";

/** Ids of the screenplay's cast and props that the renderer's catalog has no drawing for. */
export const undrawnIn = ({ cast }: Film): string[] => cast.filter(({ faint }) => faint).map(({ id }) => id);
