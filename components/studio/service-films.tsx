"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { RotateCcw, X } from "lucide-react";
import { useState } from "react";
import { toast } from "#components/ui/toast.ts";
import { Button } from "#components/ui/button.tsx";
import { Chip } from "#components/ui/chip.tsx";
import type { ServiceStateBody } from "#lib/contract/operator-rows.ts";
import { service } from "./client.ts";
import { CopyButton } from "./copy-button.tsx";
import { wordsOf } from "./fault-note.tsx";
import { LeavingDialog } from "./leaving-dialog.tsx";
import { placeOf, plural, since, sumOf } from "./service-words.ts";

/** A long line does not push the rest of the page away. */
const shownAtFirst = 8;

type Film = ServiceStateBody["under_way"][number];

/** One grid for the head and every line: film, account, where it is, who has it, for how long, what may be done. */
const columns =
  "grid grid-cols-[minmax(14rem,1.2fr)_minmax(8rem,1fr)_minmax(8rem,1fr)_7rem_10.5rem] items-center gap-3 px-4 @max-[64rem]:flex @max-[64rem]:flex-wrap @max-[64rem]:gap-y-1.5";

/** Films under way, the longest first, and what may be done about one that does not come to an end. */
export function ServiceFilms({ state }: { state: ServiceStateBody }) {
  const { films, under_way, at } = state;
  const client = useQueryClient();
  const [leaving, setLeaving] = useState<Film | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? under_way : under_way.slice(0, shownAtFirst);
  const long = under_way.filter(({ takes_long }) => takes_long).length;
  const more = sumOf(films, "queued") + sumOf(films, "running") - under_way.length;
  const after = {
    onError: (error: Error) => {
      const { strong, rest } = wordsOf(error, "do that");
      toast.error(`${strong} ${rest}`);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["service"] }),
  };
  const requeue = useMutation({
    mutationFn: ({ generation_id }: Film) => service.requeue_film({ generation_id }),
    onSuccess: ({ outcome }) =>
      toast(
        outcome === "in_line"
          ? "The film is in line again. A worker goes on after its last finished step."
          : "The film was never begun. Workers look for such films every half minute.",
      ),
    ...after,
  });
  const fail = useMutation({
    mutationFn: ({ generation_id }: Film) => service.fail_film({ generation_id }),
    onSuccess: () => toast("The film was given up. Nothing is charged, and its account is told."),
    ...after,
  });
  return (
    <section aria-labelledby="under-way" className="@container rounded-card border border-line bg-s1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 px-4 pt-3.5 pb-3">
        <h2 id="under-way" className="flex items-center gap-2 font-semibold">
          Films under way
          {long === 0 ? null : <Chip tone="warn">{plural(long, "takes long", "take long")}</Chip>}
        </h2>
        {under_way.length === 0 ? null : (
          <p className="text-sm text-ink3">
            the longest first{more > 0 ? `; ${more.toLocaleString("en")} more are younger` : ""}
          </p>
        )}
      </div>
      {under_way.length === 0 ? (
        <p className="border-t border-line px-4 py-3 text-ink2">No film is under way.</p>
      ) : (
        <>
          <div
            aria-hidden="true"
            className={`${columns} border-b border-line pb-2.5 text-sm text-ink2 @max-[64rem]:hidden`}
          >
            <span>Film</span>
            <span>Where it is</span>
            <span>Who has it</span>
            <span>For</span>
          </div>
          <ul
            aria-label="Films under way"
            className="divide-y divide-line @max-[64rem]:border-t @max-[64rem]:border-line"
          >
            {shown.map((film) => (
              <li key={film.generation_id} className={`${columns} py-2`}>
                <span className="flex min-w-0 items-center gap-1 @max-[64rem]:basis-full">
                  <span className="min-w-0">
                    <span className="block font-mono text-sm break-all">{film.generation_id}</span>
                    <span className="block font-mono text-sm break-all text-ink3">{film.account_id}</span>
                  </span>
                  <CopyButton text={film.generation_id} label={`Copy ${film.generation_id}`} compact />
                </span>
                <span className="text-sm">{placeOf(film)}</span>
                <span className="min-w-0 font-mono text-sm break-all text-ink2">{holderOf(film, state)}</span>
                <span className="text-sm tabular-nums">
                  {film.takes_long ? <Chip tone="warn">{since(film.since, at)}</Chip> : since(film.since, at)}
                </span>
                <span className="flex gap-2 justify-self-end @max-[64rem]:ml-auto">
                  <Button
                    size="small"
                    aria-label={`Requeue ${film.generation_id}`}
                    title="Put it in line again"
                    disabled={requeue.isPending}
                    onClick={() => requeue.mutate(film)}
                  >
                    <RotateCcw size={14} strokeWidth={1.75} aria-hidden="true" /> Requeue
                  </Button>
                  <Button
                    look="danger"
                    size="small"
                    aria-label={`Give up ${film.generation_id}`}
                    onClick={() => setLeaving(film)}
                  >
                    <X size={14} strokeWidth={1.75} aria-hidden="true" /> Give up
                  </Button>
                </span>
              </li>
            ))}
          </ul>
          {shown.length === under_way.length ? null : (
            <div className="border-t border-line px-4 py-2.5">
              <Button size="small" look="plain" onClick={() => setShowsAll(true)}>
                Show all {under_way.length}
              </Button>
            </div>
          )}
        </>
      )}
      <LeavingDialog
        leaving={leaving}
        title="Give this film up?"
        text={`${leaving?.generation_id ?? ""} ends as failed. Nothing is charged, what is open with vendors is taken back, and its account may resume it.`}
        verb="Give up"
        onLeave={(film) => fail.mutate(film)}
        onClose={() => setLeaving(null)}
      />
    </section>
  );
}

/** The process that has a film in hand, as the list of processes names it. */
const holderOf = ({ executor_id }: Film, { processes }: ServiceStateBody): string => {
  if (executor_id === null) return "nobody";
  const process = processes.find((each) => each.executor_id === executor_id);
  return process === undefined ? "this process" : `${process.host} · ${process.pid}`;
};
