"use client";

import { ClientProblem } from "#lib/contract/client.ts";
import type { GenerationBody } from "#lib/contract/generation.ts";
import { Chip } from "#components/ui/chip.tsx";
import { wordsFor } from "./client.ts";
import { FilmHead } from "./film-head.tsx";
import { FilmProgress } from "./film-progress.tsx";
import { FilmView } from "./film-view.tsx";
import { StoppedFilm } from "./stopped-film.tsx";
import { atRest, useFilm } from "./use-film.ts";

/** A film: how far it is, then the film itself, or why there is none. */
export function FilmPage({ generationId }: { generationId: string }) {
  const film = useFilm(generationId);
  if (film.data === undefined)
    return (
      <>
        <FilmHead title="Film" planId={null} filmId={generationId} here="Film" />
        <div className="p-6">
          {film.error === null ? (
            <div className="aspect-video max-w-3xl animate-pulse rounded-frame bg-s2" aria-hidden="true" />
          ) : film.error instanceof ClientProblem && film.error.status === 404 ? (
            <p>
              <strong className="font-semibold">There is nothing here.</strong> It may belong to another account.
            </p>
          ) : (
            <p role="alert" className="text-fail">
              {wordsFor(film.error, "load the film")}
            </p>
          )}
        </div>
      </>
    );
  return (
    <>
      <FilmHead
        title={film.data.title}
        planId={film.data.plan_id}
        filmId={generationId}
        here="Film"
        chip={film.data.preview ? <Chip>Preview</Chip> : null}
      />
      <Body film={film.data} />
    </>
  );
}

function Body({ film }: { film: GenerationBody }) {
  if (!atRest(film)) return <FilmProgress film={film} />;
  return film.status === "ok" && film.film !== null ? <FilmView film={film} /> : <StoppedFilm film={film} />;
}
