import { filmPage } from "#app/film-page.tsx";
import { EmbedView } from "#components/watch/embed-view.tsx";

export const GET = filmPage((film) => ({
  title: film.title,
  // The watch page is the one to be found.
  head: <meta name="robots" content="noindex" />,
  body: <EmbedView film={film} />,
}));
