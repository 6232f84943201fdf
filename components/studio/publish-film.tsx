"use client";

import { Send } from "lucide-react";
import { useId } from "react";
import { Button } from "#components/ui/button.tsx";
import { Chip } from "#components/ui/chip.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { GenerationBody } from "#lib/contract/generation.ts";
import { FaultNote } from "./fault-note.tsx";
import { FilmHead } from "./film-head.tsx";
import { standing } from "./film-standing.ts";
import { stillOf } from "./media.ts";
import { PublishForm } from "./publish-form.tsx";
import { usePublishing, type Publishing } from "./use-publishing.ts";
import { WatchPreview } from "./watch-preview.tsx";

/** Publishes a finished film: the place, what is said of it, a dry run; beside it what its viewers will see. */
export function PublishFilm({ film }: { film: GenerationBody }) {
  const form = useId();
  const publishing = usePublishing(film);
  const { places, connection } = publishing;
  const { word, tone } = standing(film);
  return (
    <>
      <FilmHead
        title={film.title}
        planId={film.plan_id}
        filmId={film.generation_id}
        here="Publish"
        hero={film.hero_frames !== undefined && film.hero_frames.length > 0}
        publishable
        chip={<Chip tone={tone}>{word}</Chip>}
      >
        <span className="flex gap-2.5 max-lg:hidden">
          <Ways form={form} publishing={publishing} />
        </span>
      </FilmHead>
      <div className="grid grid-cols-[minmax(0,1fr)_436px] max-xl:grid-cols-[minmax(0,1fr)_388px] max-lg:grid-cols-1">
        <div className="p-6 pt-4 max-md:p-4">
          {places.error !== null ? (
            <FaultNote error={places.error} doing="load the places" onRetry={() => void places.refetch()} />
          ) : connection === undefined ? (
            <Skeleton className="h-80" />
          ) : (
            <PublishForm id={form} publishing={publishing} connection={connection} />
          )}
        </div>
        <aside
          aria-label="How viewers will see it"
          className="border-line bg-s1 p-5 pt-4 max-lg:border-t max-md:p-4 lg:sticky lg:top-[52px] lg:h-[calc(100dvh-52px)] lg:overflow-y-auto lg:border-l"
        >
          <WatchPreview film={film} poster={stillOf(film.shots[0])} publishing={publishing} />
        </aside>
      </div>
      {publishing.settled || connection === undefined ? null : (
        <div className="sticky bottom-0 z-20 flex gap-2.5 border-t border-line bg-bg px-4 py-2.5 lg:hidden [&_button]:flex-1">
          <Ways form={form} publishing={publishing} />
        </div>
      )}
    </>
  );
}

function Ways({ form, publishing }: { form: string; publishing: Publishing }) {
  const { publish, settled, connection, text } = publishing;
  if (settled || connection === undefined) return null;
  const off = publish.isPending || text.title.trim() === "";
  return (
    <>
      <Button onClick={() => publish.mutate({ dry_run: true })} disabled={off}>
        Dry run
      </Button>
      <Button type="submit" form={form} look="primary" disabled={off}>
        <Send size={14} strokeWidth={1.75} aria-hidden="true" /> Publish
      </Button>
    </>
  );
}
