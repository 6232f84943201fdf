"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { Plus, Search } from "lucide-react";
import Link from "next/link";
import { useEffect, useState } from "react";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { Kbd } from "#components/ui/kbd.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { service } from "./client.ts";
import { FaultNote } from "./fault-note.tsx";
import { FilmCard } from "./film-card.tsx";
import { FirstFilm } from "./first-film.tsx";
import { PageHead } from "./page-head.tsx";

const pageSize = 24;

/** All films, newest first. A list with work in it keeps itself up to date. */
export function FilmLibrary() {
  const [search, setSearch] = useState("");
  const pages = useInfiniteQuery({
    queryKey: ["films"],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      service.list_generations({ limit: pageSize, ...(pageParam === null ? {} : { cursor: pageParam }) }, { signal }),
    getNextPageParam: (page) => page.next_cursor,
    refetchInterval: (query) =>
      query.state.data?.pages.some((page) =>
        page.generations.some((film) => film.state === "running" || film.state === "queued"),
      )
        ? 3000
        : false,
  });
  const films = pages.data?.pages.flatMap((page) => page.generations) ?? [];
  const wanted = search.trim().toLowerCase();
  const shown = films.filter((film) => `${film.title} ${film.raw_intent ?? ""}`.toLowerCase().includes(wanted));
  const { hasNextPage, isFetching, fetchNextPage } = pages;
  // What one searches for may be older than what is loaded.
  useEffect(() => {
    if (wanted !== "" && hasNextPage && !isFetching) void fetchNextPage();
  }, [wanted, hasNextPage, isFetching, fetchNextPage]);

  const empty = pages.isSuccess && films.length === 0;
  const [now] = useState(() => new Date());
  const field = empty ? null : (
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
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        className="h-8 w-full rounded-control border border-ctl bg-s1 pr-9 pl-8 placeholder:text-ink3 max-md:h-11"
      />
      {search === "" ? (
        <span className="pointer-events-none absolute top-1/2 right-2 -translate-y-1/2">
          <Kbd>/</Kbd>
        </span>
      ) : null}
    </label>
  );
  return (
    <>
      <PageHead title="Films">
        {field}
        <Link href="/films/new" className={buttonClass("primary")}>
          <Plus size={15} strokeWidth={1.75} aria-hidden="true" /> New film
        </Link>
      </PageHead>
      {empty ? (
        <FirstFilm />
      ) : (
        <div className="p-6 pt-5 max-md:p-4">
          {pages.error === null ? null : (
            <div className="mb-5 max-w-2xl">
              <FaultNote error={pages.error} doing="load your films" onRetry={() => void pages.refetch()} />
            </div>
          )}
          {films.length > 0 ? (
            <p className="mb-3 text-right text-sm text-ink3" aria-live="polite">
              {wanted === "" ? "Newest first" : `${shown.length} found`}
            </p>
          ) : null}
          <ul
            aria-label="Films"
            aria-busy={pages.isPending}
            className="grid grid-cols-[repeat(auto-fill,minmax(min(300px,100%),1fr))] gap-x-[18px] gap-y-6"
          >
            {pages.isPending
              ? [0, 1, 2].map((i) => (
                  <li key={i}>
                    <Skeleton className="aspect-video" />
                  </li>
                ))
              : shown.map((film) => <FilmCard key={film.generation_id} film={film} now={now} />)}
          </ul>
          {films.length > 0 && shown.length === 0 && !hasNextPage ? (
            <p className="py-12 text-center text-md text-ink2">No film holds these words.</p>
          ) : null}
          {hasNextPage && wanted === "" ? (
            <div className="mt-6 text-center">
              <Button disabled={pages.isFetchingNextPage} onClick={() => void fetchNextPage()}>
                Show older films
              </Button>
            </div>
          ) : null}
        </div>
      )}
    </>
  );
}
