import { connection } from "next/server";
import { cache } from "react";
import type { WatchedFilm } from "#lib/contract/watched-film.ts";
import { currentApi } from "./current-api.ts";
import { currentAccount } from "./session.ts";
import { watchedFilm } from "./watched-film.ts";

/** The film of a watch page for whoever opened it, read once a request; null where there is none for them. */
export const filmToWatch = cache(async (publicationId: string): Promise<WatchedFilm | null> => {
  // A page per request: a build does not open the database, and media addresses are of now.
  await connection();
  return watchedFilm(await currentApi(), publicationId, async () => (await currentAccount())?.account_id ?? null);
});
