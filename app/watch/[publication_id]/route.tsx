import { filmPage } from "#app/film-page.tsx";
import { WatchHead } from "#components/watch/watch-head.tsx";
import { WatchView } from "#components/watch/watch-view.tsx";

/** Public: strangers watch it without an account, and without a script. */
export const GET = filmPage((film) => ({
  title: film.title,
  description: film.description ?? film.disclosure,
  head: <WatchHead film={film} />,
  body: <WatchView film={film} />,
}));
