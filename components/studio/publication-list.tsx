"use client";

import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { ChevronRight, ExternalLink, Send } from "lucide-react";
import { Link } from "#components/ui/link.tsx";
import { useState } from "react";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { Chip } from "#components/ui/chip.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { ConnectionBody, PublicationBody } from "#lib/contract/publishing.ts";
import { newRequestKey, service } from "./client.ts";
import { CopyButton } from "./copy-button.tsx";
import { FaultNote } from "./fault-note.tsx";
import { dayOf } from "./day-words.ts";
import { kindIcons, publicationStanding, visibilityWord, watchPathOf } from "./publish-words.ts";
import { WithdrawButton } from "./withdraw-button.tsx";

const pageSize = 25;
/** While one is on its way the list is looked at this often, ms. */
const lookEveryMs = 2000;
/** One grid for the head and every line: film, place, state, when, ways. It wraps by its own room, in letters. */
const columns =
  "grid grid-cols-[minmax(11.25rem,2fr)_minmax(7.5rem,1fr)_8.75rem_6.25rem_20.375rem] items-center gap-3 px-4 @max-[60rem]:flex @max-[60rem]:flex-wrap";

/** What was published, newest first, how it went and where it is. */
export function PublicationLines({ connections }: { connections: readonly ConnectionBody[] | undefined }) {
  const pages = useInfiniteQuery({
    queryKey: ["publications"],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      service.list_publications({ limit: pageSize, ...(pageParam === null ? {} : { cursor: pageParam }) }, { signal }),
    getNextPageParam: (page) => page.next_cursor,
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.publications.some(({ status }) => status === "processing"))
        ? lookEveryMs
        : false,
  });
  const listed = pages.data?.pages.flatMap(({ publications }) => publications);
  return (
    <section aria-labelledby="publications" className="@container rounded-card border border-line bg-s1">
      <h2 id="publications" className="px-4 pt-3.5 pb-3 font-semibold">
        Publications
      </h2>
      {pages.error === null ? null : (
        <div className="px-4 pb-4">
          <FaultNote error={pages.error} doing="load your publications" onRetry={() => void pages.refetch()} />
        </div>
      )}
      {pages.isPending ? <Skeleton className="mx-4 mb-4 h-32" /> : null}
      {listed?.length === 0 ? <NothingYet /> : null}
      {listed === undefined || listed.length === 0 ? null : (
        <>
          <div
            aria-hidden="true"
            className={`${columns} border-b border-line pb-2.5 text-sm text-ink2 @max-[60rem]:hidden`}
          >
            <span>Film</span>
            <span>Place</span>
            <span>State</span>
            <span>When</span>
          </div>
          <ul aria-label="Publications" className="divide-y divide-line @max-[60rem]:border-t @max-[60rem]:border-line">
            {listed.map((each) => (
              <PublicationLine
                key={each.publication_id}
                publication={each}
                connection={connections?.find(({ connection_id }) => connection_id === each.connection_id)}
              />
            ))}
          </ul>
        </>
      )}
      {pages.hasNextPage ? (
        <div className="border-t border-line p-3 text-center">
          <Button disabled={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            Show older
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function NothingYet() {
  return (
    <div className="flex items-start gap-3.5 border-t border-line px-4 py-5">
      <span className="grid size-8 shrink-0 place-items-center rounded-control bg-s2 text-ink2">
        <Send size={16} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div>
        <h3 className="text-md font-semibold">Nothing published yet.</h3>
        <p className="text-ink2">Finished films can go to a watch page in one step.</p>
        <Link href="/films" className={`${buttonClass()} mt-3`}>
          Go to films
        </Link>
      </div>
    </div>
  );
}

function PublicationLine({
  publication,
  connection,
}: {
  publication: PublicationBody;
  connection: ConnectionBody | undefined;
}) {
  const client = useQueryClient();
  const [now] = useState(() => new Date());
  const { publication_id, generation_id, connection_id, title, visibility, status, url, attempts } = publication;
  const [key, setKey] = useState(newRequestKey);
  const again = useMutation({
    mutationFn: () => {
      const { description, tags } = publication;
      return service.publish_video(
        {
          generation_id,
          connection_id,
          title,
          visibility,
          ...(description === null ? {} : { description }),
          ...(tags.length === 0 ? {} : { tags }),
        },
        { idempotencyKey: key },
      );
    },
    onSettled: () => {
      setKey(newRequestKey());
      return client.invalidateQueries({ queryKey: ["publications"] });
    },
  });
  const { word, tone } = publicationStanding(publication);
  const watchPath = watchPathOf(publication);
  const Icon = connection === undefined ? Send : kindIcons[connection.kind];
  const trouble = attempts.some(({ outcome }) => outcome !== "done");
  return (
    <li className="py-2.5" id={publication_id}>
      <div className={`${columns} @max-[60rem]:gap-y-1.5`}>
        <Link
          href={`/films/${generation_id}`}
          dir="auto"
          className="min-w-0 truncate font-semibold hover:underline @max-[60rem]:basis-full max-md:py-3"
        >
          {title}
        </Link>
        <span className="flex min-w-0 items-center gap-2 text-ink2">
          <Icon size={15} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink3" />
          <span dir="auto" className="truncate">
            {connection?.display_name ?? "Disconnected place"}
          </span>
        </span>
        <span className="flex items-center gap-2">
          <Chip tone={tone}>{word}</Chip>
          <span className="text-sm text-ink3 @min-[60rem]:sr-only">{visibilityWord(visibility)}</span>
        </span>
        <time dateTime={publication.created_at} className="text-sm text-ink2">
          {dayOf(publication.finished_at ?? publication.created_at, now)}
        </time>
        <span className="flex flex-wrap items-center justify-end gap-2 @max-[60rem]:basis-full @max-[60rem]:justify-start">
          {url === null ? null : (
            <>
              <CopyButton label="Copy address" text={url} compact />
              <a
                href={watchPath ?? url}
                target="_blank"
                rel="noreferrer"
                className={buttonClass("outline", "small")}
                {...(watchPath === null ? { "aria-label": `Open ${title}` } : {})}
              >
                <ExternalLink size={14} strokeWidth={1.75} aria-hidden="true" />
                {watchPath === null ? "Open" : "Open watch page"}
              </a>
            </>
          )}
          {status === "published" && watchPath !== null ? <WithdrawButton publication={publication} /> : null}
          {(status === "failed" || status === "withdrawn") && connection !== undefined ? (
            <Button
              size="small"
              aria-label={`${status === "failed" ? "Try again" : "Publish again"}: ${title}`}
              disabled={again.isPending}
              onClick={() => again.mutate()}
            >
              {status === "failed" ? "Try again" : "Publish again"}
            </Button>
          ) : null}
        </span>
      </div>
      {trouble ? <AttemptList attempts={attempts} open={status !== "published"} /> : null}
      {again.error === null ? null : (
        <div className="mx-4 mt-2">
          <FaultNote error={again.error} doing="publish it again" />
        </div>
      )}
    </li>
  );
}

/** `21 Nov, 23:27:09`: tries follow each other by seconds. */
const momentOf = (time: string): string =>
  new Date(time).toLocaleString("en-GB", {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });

const outcomeWords = { done: "Done", retry: "Tried again later", failed: "Gave up" } as const;

function AttemptList({ attempts, open }: { attempts: PublicationBody["attempts"]; open: boolean }) {
  return (
    <details open={open} className="group mx-4 mt-1">
      <summary className="inline-flex min-h-6 list-none items-center gap-1 text-sm text-ink2 hover:text-ink max-md:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight size={14} strokeWidth={1.75} aria-hidden="true" className="group-open:rotate-90" />
        What happened
      </summary>
      <ol aria-label="Attempts" className="mt-1 flex flex-col gap-1 border-l-2 border-line2 pl-3.5 text-sm">
        {attempts.map((attempt) => (
          <li key={`${attempt.at} ${attempt.step}`} className="flex flex-wrap gap-x-2.5">
            <time dateTime={attempt.at} className="figures text-ink3">
              {momentOf(attempt.at)}
            </time>
            <span
              className={`font-medium ${attempt.outcome === "done" ? "text-pass" : attempt.outcome === "retry" ? "text-warn" : "text-fail"}`}
            >
              {outcomeWords[attempt.outcome]}
            </span>
            <span className="text-ink2">{attempt.message}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
