"use client";

import { Link } from "#components/ui/link.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { ClientProblem } from "#lib/contract/client.ts";
import { FaultNote } from "./fault-note.tsx";
import { FilmHead } from "./film-head.tsx";
import { NothingHere } from "./nothing-here.tsx";
import { PublishFilm } from "./publish-film.tsx";
import { useFilm } from "./use-film.ts";
import { usePageTitle } from "./use-page-title.ts";

/** Where one film goes: the place, what is said of it there, the checks. */
export function PublishPage({ generationId }: { generationId: string }) {
  const query = useFilm(generationId);
  const film = query.data;
  usePageTitle(film === undefined ? undefined : `Publish ${film.title}`);
  if (film?.status === "ok" && film.film !== null) return <PublishFilm film={film} />;
  const missing = query.error instanceof ClientProblem && query.error.status === 404;
  return (
    <>
      <FilmHead
        title={film?.title ?? "Film"}
        planId={film?.plan_id ?? null}
        filmId={generationId}
        here="Publish"
        hero={film?.hero_frames !== undefined && film.hero_frames.length > 0}
      />
      <div className="max-w-[720px] p-6 max-md:p-4">
        {film !== undefined ? (
          <p className="text-ink2">
            Only a finished film can be published.{" "}
            <Link href={`/films/${generationId}`} className="text-accent underline">
              Go to the film
            </Link>
          </p>
        ) : missing ? (
          <NothingHere />
        ) : query.error === null ? (
          <Skeleton className="h-80" />
        ) : (
          <FaultNote error={query.error} doing="load the film" onRetry={() => void query.refetch()} />
        )}
      </div>
    </>
  );
}
