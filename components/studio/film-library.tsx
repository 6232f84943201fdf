"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { Chip, type Tone } from "#components/ui/chip.tsx";
import type { GenerationSummary } from "#lib/contract/generation.ts";
import { service, wordsFor } from "./client.ts";
import { PageHead } from "./page-head.tsx";

const pageSize = 24;

/** How a film stands, in one word and a tone. */
export const standing = (film: Pick<GenerationSummary, "state" | "status">): { word: string; tone: Tone } => {
  if (film.state === "cancelled") return { word: "Cancelled", tone: "plain" };
  if (film.state !== "finished") return { word: film.state === "queued" ? "Waiting" : "Rendering", tone: "accent" };
  if (film.status === "blocked") return { word: "Blocked", tone: "warn" };
  return film.status === "render_failed" ? { word: "Failed", tone: "fail" } : { word: "Ready", tone: "pass" };
};

export function FilmLibrary() {
  const [search, setSearch] = useState("");
  const pages = useInfiniteQuery({
    queryKey: ["films"],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      service.list_generations({ limit: pageSize, ...(pageParam === null ? {} : { cursor: pageParam }) }, { signal }),
    getNextPageParam: (page) => page.next_cursor,
    // A list with work in it keeps itself up to date.
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

  return (
    <>
      <PageHead title="Films">
        <div className="flex items-center gap-3">
          <input
            type="search"
            aria-label="Search films"
            placeholder="Search films"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            className="h-8 w-56 rounded-control border border-ctl bg-s1 px-2.5 placeholder:text-ink3 max-md:h-11 max-sm:w-36"
          />
          <Link href="/films/new" className={buttonClass("primary")}>
            <Plus size={15} strokeWidth={1.75} aria-hidden="true" /> New film
          </Link>
        </div>
      </PageHead>
      <div className="p-6 max-md:p-4">
        {pages.error === null ? null : (
          <p role="alert" className="rounded-control bg-fail-bg px-3 py-2 text-fail">
            {wordsFor(pages.error, "load your films")}
          </p>
        )}
        {pages.isSuccess && films.length === 0 ? (
          <div className="mx-auto max-w-md py-24 text-center">
            <p className="text-[20px] leading-7 font-semibold">Make your first film.</p>
            <p className="mt-2 mb-6 text-ink2">
              Write one sentence and watch the plan appear. Planning is free, and so are previews.
            </p>
            <Link href="/films/new" className={buttonClass("outline", true)}>
              Start with a sentence
            </Link>
          </div>
        ) : null}
        <ul aria-label="Films" className="grid grid-cols-[repeat(auto-fill,minmax(260px,1fr))] gap-5">
          {shown.map((film) => (
            <FilmCard key={film.generation_id} film={film} />
          ))}
        </ul>
        {films.length > 0 && shown.length === 0 ? (
          <p className="py-12 text-center text-ink2">No film holds these words.</p>
        ) : null}
        {pages.hasNextPage ? (
          <div className="mt-6 text-center">
            <Button disabled={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
              Show older films
            </Button>
          </div>
        ) : null}
      </div>
    </>
  );
}

function FilmCard({ film }: { film: GenerationSummary }) {
  const { word, tone } = standing(film);
  return (
    <li>
      <Link
        href={`/films/${film.generation_id}`}
        className="group block rounded-card border border-line bg-s1 hover:border-line2"
      >
        <div className="relative aspect-video overflow-hidden rounded-t-[9px] bg-well">
          {film.thumbnail_url === null ? null : (
            // Signed addresses change by the hour; there is nothing for an image optimiser to keep.
            <img src={film.thumbnail_url} alt="" className="h-full w-full object-contain" loading="lazy" />
          )}
          <span className="money absolute right-2 bottom-2 rounded-chip bg-black/70 px-1.5 py-0.5 text-[12px] leading-4 text-white">
            {film.duration_seconds.toFixed(1)} s
          </span>
        </div>
        <div className="flex items-start justify-between gap-3 px-3.5 py-3">
          <div className="min-w-0">
            <p className="truncate font-medium">{film.title}</p>
            <p className="truncate text-[12px] text-ink3">{film.raw_intent ?? ""}</p>
          </div>
          <span className="flex shrink-0 gap-1.5">
            {film.preview && film.status === "ok" ? <Chip>Preview</Chip> : null}
            <Chip tone={tone}>{word}</Chip>
          </span>
        </div>
      </Link>
    </li>
  );
}
