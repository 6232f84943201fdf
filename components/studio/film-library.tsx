"use client";

import { useQuery } from "@tanstack/react-query";
import { Plus, Search } from "lucide-react";
import { Link } from "#components/ui/link.tsx";
import { Suspense, useState } from "react";
import { later } from "#components/ui/later.ts";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { Kbd } from "#components/ui/kbd.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { GenerationSummary } from "#lib/contract/generation.ts";
import { service } from "./client.ts";
import { FaultNote } from "./fault-note.tsx";
import { FilmCard } from "./film-card.tsx";
import { asksForAll } from "./film-search.ts";
import { LibraryFilters } from "./library-filters.tsx";
import { PageHead } from "./page-head.tsx";
import { useFilms, useFilmSearch } from "./use-films.ts";

const FirstFilm = later(() => import("./first-film.tsx").then((part) => ({ default: part.FirstFilm })));
const BulkBar = later(() => import("./bulk-bar.tsx").then((part) => ({ default: part.BulkBar })));

/** All films, newest first; found by words, shelf, brand and mode; several chosen at once. */
export function FilmLibrary() {
  const [search, setSearch] = useFilmSearch();
  const pages = useFilms(search);
  const [choosing, setChoosing] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [now] = useState(() => new Date());
  const films = pages.data?.pages.flatMap((page) => page.generations) ?? [];
  const counts = pages.data?.pages[0]?.counts;
  const empty = pages.isSuccess && !pages.isPlaceholderData && films.length === 0;
  const first = empty && asksForAll(search);
  const brands = useQuery({
    queryKey: ["brands"],
    queryFn: ({ signal }) => service.list_brand_profiles({}, { signal }),
    enabled: films.some((film) => film.brand_id !== null),
  });
  const brandOf = ({ brand_id }: GenerationSummary) =>
    brand_id === null ? undefined : brands.data?.brand_profiles.find((brand) => brand.brand_id === brand_id)?.name;
  const choose = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const done = () => {
    setChoosing(false);
    setChosen(new Set());
  };
  return (
    <div className="flex min-h-dvh flex-col">
      <PageHead title="Films">
        {first ? null : <SearchField words={search.words} onChange={(words) => setSearch({ words })} />}
        <Link href="/films/new" className={buttonClass("primary")}>
          <Plus size={15} strokeWidth={1.75} aria-hidden="true" /> New film
        </Link>
      </PageHead>
      {first ? (
        <Suspense>
          <FirstFilm />
        </Suspense>
      ) : (
        <div className="flex-1 p-6 pt-4 max-md:p-4">
          {pages.error === null ? null : (
            <div className="mb-5 max-w-2xl">
              <FaultNote error={pages.error} doing="load your films" onRetry={() => void pages.refetch()} />
            </div>
          )}
          <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
            <LibraryFilters search={search} counts={counts} onChange={setSearch} />
            <p className="text-sm text-ink3 max-md:sr-only" aria-live="polite">
              {search.words.trim() === "" ? "Newest first" : `${counts?.[search.shelf] ?? films.length} found`}
            </p>
            <Button
              aria-pressed={choosing}
              className="max-md:ml-auto"
              onClick={() => (choosing ? done() : setChoosing(true))}
            >
              Select
            </Button>
          </div>
          <ul
            aria-label="Films"
            aria-busy={pages.isPending || pages.isPlaceholderData}
            className="grid grid-cols-[repeat(auto-fill,minmax(min(300px,100%),1fr))] gap-x-[18px] gap-y-6"
          >
            {pages.isPending
              ? [0, 1, 2].map((i) => (
                  <li key={i}>
                    <Skeleton className="aspect-video" />
                    <Skeleton className="mt-2 h-10" />
                  </li>
                ))
              : films.map((film) => (
                  <FilmCard
                    key={film.generation_id}
                    film={film}
                    brand={brandOf(film)}
                    now={now}
                    searching={search.words.trim() !== ""}
                    choosing={choosing}
                    chosen={chosen.has(film.generation_id)}
                    onChoose={() => choose(film.generation_id)}
                  />
                ))}
          </ul>
          {empty ? (
            <div className="grid justify-items-center gap-3 py-16 text-center text-md text-ink2">
              {search.words.trim() === "" ? "No film stands here." : "No film holds these words."}
              <Button onClick={() => setSearch({ words: "", shelf: "all", brand: null, mode: null })}>
                Show all films
              </Button>
            </div>
          ) : null}
          {pages.hasNextPage ? (
            <div className="mt-6 text-center">
              <Button disabled={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
                Show older films
              </Button>
            </div>
          ) : null}
        </div>
      )}
      <Suspense>
        {choosing ? <BulkBar films={films.filter((film) => chosen.has(film.generation_id))} onDone={done} /> : null}
      </Suspense>
    </div>
  );
}

function SearchField({ words, onChange }: { words: string; onChange: (words: string) => void }) {
  return (
    <label className="relative block w-[260px] max-md:order-last max-md:mb-1.5 max-md:w-auto max-md:basis-full">
      <Search
        size={15}
        strokeWidth={1.75}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-ink3"
      />
      <input
        type="search"
        aria-label="Search films"
        placeholder="Search films"
        maxLength={200}
        value={words}
        onChange={(event) => onChange(event.target.value)}
        className="h-8 w-full rounded-control border border-ctl bg-s1 pr-9 pl-8 placeholder:text-ink3 max-md:h-11"
      />
      {words === "" ? (
        <span className="pointer-events-none absolute top-1/2 right-2 -translate-y-1/2">
          <Kbd>/</Kbd>
        </span>
      ) : null}
    </label>
  );
}
