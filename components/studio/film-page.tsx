"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Ban, Send } from "lucide-react";
import { Link } from "#components/ui/link.tsx";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { Chip } from "#components/ui/chip.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { ClientProblem } from "#lib/contract/client.ts";
import type { GenerationBody } from "#lib/contract/generation.ts";
import { service } from "./client.ts";
import { ExtendButton } from "./extend-button.tsx";
import { FaultNote } from "./fault-note.tsx";
import { FilmHead } from "./film-head.tsx";
import { FilmProgress } from "./film-progress.tsx";
import { standing } from "./film-standing.ts";
import { FilmView } from "./film-view.tsx";
import { drawsAgain, HeroView } from "./hero-view.tsx";
import { NothingHere } from "./nothing-here.tsx";
import { StoppedFilm } from "./stopped-film.tsx";
import { atRest, useFilm } from "./use-film.ts";
import { usePageTitle } from "./use-page-title.ts";

/** A film: the still it starts from, how far it is, then the film itself, or why there is none. */
export function FilmPage({ generationId, view = "film" }: { generationId: string; view?: "film" | "hero" }) {
  const query = useFilm(generationId);
  const film = query.data;
  usePageTitle(film?.title);
  if (film === undefined) {
    const missing = query.error instanceof ClientProblem && query.error.status === 404;
    return (
      <>
        <FilmHead title="Film" planId={null} filmId={generationId} here={view === "hero" ? "Hero frame" : "Film"} />
        {missing ? (
          <NothingHere />
        ) : query.error === null ? (
          <div className="p-5">
            <Skeleton className="aspect-video max-h-[72vh]" />
          </div>
        ) : (
          <div className="max-w-2xl p-5">
            <FaultNote error={query.error} doing="load the film" onRetry={() => void query.refetch()} />
          </div>
        )}
      </>
    );
  }
  const { word, tone } = standing(film);
  const hero = view === "hero" || film.state === "awaiting_decision" || drawsAgain(film);
  return (
    <>
      <FilmHead
        title={film.title}
        planId={film.plan_id}
        filmId={generationId}
        here={hero ? "Hero frame" : "Film"}
        hero={film.hero_frames !== undefined && film.hero_frames.length > 0}
        publishable={film.status === "ok" && film.film !== null}
        chip={<Chip tone={tone}>{word}</Chip>}
      >
        {!atRest(film) ? (
          <CancelButton film={film} />
        ) : film.status === "ok" && film.film !== null && !hero ? (
          <span className="flex gap-2 max-md:hidden">
            <ExtendButton film={film} />
            <Link href={`/films/${generationId}/publish`} className={buttonClass("primary")}>
              <Send size={14} strokeWidth={1.75} aria-hidden="true" /> Publish
            </Link>
          </span>
        ) : null}
      </FilmHead>
      {hero ? (
        <HeroView film={film} />
      ) : !atRest(film) ? (
        <FilmProgress film={film} />
      ) : film.status === "ok" && film.film !== null ? (
        <FilmView film={film} />
      ) : (
        <StoppedFilm film={film} />
      )}
    </>
  );
}

function CancelButton({ film }: { film: GenerationBody }) {
  const client = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => service.cancel_generation({ generation_id: film.generation_id }),
    // A film that has just finished cannot be cancelled any more: then the page shows the film.
    onSettled: () => client.invalidateQueries({ queryKey: ["film", film.generation_id] }),
  });
  return (
    <Button onClick={() => cancel.mutate()} disabled={cancel.isPending} className="max-md:w-11 max-md:px-0">
      <Ban size={14} strokeWidth={1.75} aria-hidden="true" /> <span className="max-md:sr-only">Cancel</span>
    </Button>
  );
}
