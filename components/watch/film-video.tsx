import { mediaPath } from "#components/studio/media.ts";
import type { WatchedFilm } from "#lib/contract/watched-film.ts";

/** The film as a browser plays it, without a script. Its captions are burnt in; the track adds their text. */
export function FilmVideo({ film, className }: { film: WatchedFilm; className: string }) {
  return (
    <video
      src={mediaPath(film.film_url)}
      poster={film.poster_url === null ? undefined : mediaPath(film.poster_url)}
      width={film.width}
      height={film.height}
      controls
      playsInline
      preload="metadata"
      aria-label="Film player"
      className={className}
    >
      {film.captions_url === null ? null : (
        <track kind="captions" label="Captions" src={mediaPath(film.captions_url)} />
      )}
    </video>
  );
}
