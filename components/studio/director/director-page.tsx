"use client";

import { Skeleton } from "#components/ui/skeleton.tsx";
import type { DirectorDescription } from "#lib/contract/director-rows.ts";
import { FaultNote } from "#components/studio/fault-note.tsx";
import { PageHead } from "#components/studio/page-head.tsx";
import { AskTimeChoice } from "./ask-time.tsx";
import { ConnectModel } from "./connect-model.tsx";
import { standingWords } from "./director-words.ts";
import { TestModel } from "./test-model.tsx";
import { useDirector } from "./use-director.ts";

/** Who directs films here, whether it answers, how to connect a model, and when that is asked. */
export function DirectorPage() {
  const director = useDirector();
  return (
    <>
      <PageHead title="Director" />
      <div className="flex flex-col gap-4 p-6 pt-5 max-md:p-4">
        {director.error === null ? null : (
          <FaultNote error={director.error} doing="ask who directs" onRetry={() => void director.refetch()} />
        )}
        {director.isPending ? <Skeleton className="h-40" /> : null}
        {director.data === undefined ? null : <Standing director={director.data} />}
        <AskTimeChoice />
        {director.data === undefined ? null : <ConnectModel choices={director.data.choices} />}
      </div>
    </>
  );
}

function Standing({ director }: { director: DirectorDescription }) {
  const { language_model: model, timeout_seconds, calls_per_day, calls_today } = director;
  const { line, more } = standingWords(director);
  return (
    <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,1fr)] gap-4 max-lg:grid-cols-1">
      <section aria-labelledby="directs-now" className="rounded-card border border-line bg-s1 p-4">
        <h2 id="directs-now" className="font-semibold">
          Directs now
        </h2>
        <p className="mt-2 text-xl font-semibold break-words">{line}</p>
        {model === null ? null : <p className="figures mt-0.5 text-sm break-all text-ink3">{model.name}</p>}
        <p className="mt-1 max-w-prose text-ink2">{more}</p>
        {model === null ? (
          <p className="mt-2 max-w-prose text-ink2">
            With a language model, the whole film is written for your idea: who, where, why each shot is there and what
            comes back at the end. Connect one below.
          </p>
        ) : (
          <TestModel />
        )}
      </section>
      <section aria-labelledby="calls-today" className="rounded-card border border-line bg-s1 p-4">
        <h2 id="calls-today" className="font-semibold">
          Today
        </h2>
        <p className="mt-2">
          <span className="figures text-2xl font-semibold">{calls_today}</span>{" "}
          <span className="text-ink2">of {calls_per_day.toLocaleString("en")} calls</span>
        </p>
        <div aria-hidden="true" className="mt-2 h-1 overflow-hidden rounded-full bg-s3">
          <div
            className="h-full bg-accent"
            style={{ width: `${Math.min(1, calls_today / Math.max(1, calls_per_day)) * 100}%` }}
          />
        </div>
        <p className="mt-2 text-sm leading-5 text-ink3">
          Counted by the day, UTC. A plan takes one to three calls and at most {timeout_seconds} s. It costs you
          nothing; whoever runs this service pays for the model.
        </p>
      </section>
    </div>
  );
}
