import type { WatchedFilm } from "#lib/contract/watched-film.ts";
import { FilmVideo } from "./film-video.tsx";

/** The film alone, to stand in somebody's page, with its disclosure. */
export function EmbedView({ film }: { film: WatchedFilm }) {
  return (
    <main className="relative h-dvh bg-black">
      <h1 className="sr-only">{film.title}</h1>
      <FilmVideo film={film} className="h-full w-full object-contain" />
      <a
        href={film.page_url}
        target="_blank"
        rel="noreferrer"
        title={film.disclosure}
        className="absolute top-2 left-2 rounded-chip bg-black/72 px-2 py-1 text-sm text-white"
      >
        Made with AI
      </a>
    </main>
  );
}
