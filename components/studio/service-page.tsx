"use client";

import { useQuery } from "@tanstack/react-query";
import { CircleAlert, CircleCheck } from "lucide-react";
import { Chip } from "#components/ui/chip.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { ServiceStateBody } from "#lib/contract/operator-rows.ts";
import { service } from "./client.ts";
import { FaultNote } from "./fault-note.tsx";
import { PageHead } from "./page-head.tsx";
import { ServiceFilms } from "./service-films.tsx";
import { ServiceMoney } from "./service-money.tsx";
import { ServiceProcesses } from "./service-processes.tsx";
import { Panel, Sums } from "./service-sums.tsx";
import { count, oldestOf, plural, since, size, sumLately, sumOf, workInLine } from "./service-words.ts";
import { sentenceCase } from "./words.ts";

const lookAgainMs = 10_000;
export const serviceKey = ["service"] as const;

/** The service as whoever runs it sees it: whether it is well, what it is at, what it costs and keeps. */
export function ServicePage() {
  const state = useQuery({
    queryKey: serviceKey,
    queryFn: ({ signal }) => service.get_service_state({}, { signal }),
    refetchInterval: lookAgainMs,
  });
  const { data } = state;
  return (
    <>
      <PageHead title="Service">
        {data === undefined ? null : (
          <Chip tone={data.ready ? "pass" : "fail"}>
            <Sign holds={data.ready} /> {data.ready ? "Ready" : "Not ready"}
          </Chip>
        )}
      </PageHead>
      <div className="flex flex-col gap-4 p-6 pt-5 max-md:p-4">
        {state.error === null ? null : (
          <FaultNote error={state.error} doing="load the service's state" onRetry={() => void state.refetch()} />
        )}
        {state.isPending ? <Skeleton className="h-96" /> : null}
        {data === undefined ? null : <State state={data} />}
      </div>
    </>
  );
}

function State({ state }: { state: ServiceStateBody }) {
  return (
    <>
      <Now state={state} />
      <ServiceFilms state={state} />
      <ServiceProcesses state={state} />
      <div className="grid grid-cols-3 gap-4 max-lg:grid-cols-1">
        <Panel title="Work in line">
          <Sums
            label="Work in line"
            heads={["Waiting", "In hand"]}
            none="Nothing is waiting, and nothing is in hand."
            lines={workInLine(state.queues).map(({ name, waiting, running }) => ({
              key: name,
              name,
              figures: [count(waiting), count(running)],
            }))}
          />
        </Panel>
        <Panel title="Publications and messages" note="under way, and this month">
          <Sums
            label="Publications and messages"
            none="Nothing went out, and nothing is to."
            lines={[
              ...state.publications.map(({ status, publications }) => ({
                key: status,
                name: `Publications ${status}`,
                tone: status === "failed" ? ("fail" as const) : undefined,
                figures: [count(publications)],
              })),
              ...state.messages.map((each) => ({
                key: `message ${each.state}`,
                name: `Messages ${each.state}`,
                tone: each.state === "failed" ? ("fail" as const) : undefined,
                figures: [count(each.messages)],
              })),
            ]}
          />
        </Panel>
        <Panel title="Storage" note="as accounts see it">
          <Sums
            label="Storage"
            none=""
            lines={[
              { key: "bytes", name: "Stored", figures: [size(state.storage.bytes)] },
              { key: "assets", name: "Files", figures: [count(state.storage.assets)] },
              { key: "accounts", name: "Accounts", figures: [count(state.accounts)] },
            ]}
          />
        </Panel>
      </div>
      <ServiceMoney state={state} />
      <p className="text-sm text-ink3">
        Version <span className="font-mono">{state.version}</span>. This page looks again every ten seconds.
      </p>
    </>
  );
}

function Sign({ holds }: { holds: boolean }) {
  const Icon = holds ? CircleCheck : CircleAlert;
  return <Icon size={14} strokeWidth={1.75} aria-hidden="true" className={holds ? "text-pass" : "text-fail"} />;
}

/** What one looks for first: what is under way, what became of the last day's films, and what does not hold. */
function Now({ state }: { state: ServiceStateBody }) {
  const waiting = sumOf(state.films, "queued");
  const running = sumOf(state.films, "running");
  const failed = sumLately(state.ended_lately, "render_failed");
  const decisions = sumOf(state.films, "awaiting_decision");
  const figures = [
    {
      term: "Waiting",
      figure: waiting,
      note: waiting === 0 ? "no film is in line" : `the oldest ${since(oldestOf(state.films, "queued"), state.at)}`,
    },
    {
      term: "Being made",
      figure: running,
      note:
        running === 0
          ? plural(decisions, "still waits for a decision", "stills wait for decisions")
          : `the oldest ${since(oldestOf(state.films, "running"), state.at)}`,
    },
    { term: "Finished", figure: sumLately(state.ended_lately, "ok"), note: "in the last 24 hours" },
    {
      term: "Failed",
      figure: failed,
      note: `${sumLately(state.ended_lately, "blocked")} blocked, ${sumLately(state.ended_lately, "cancelled")} cancelled`,
      isBad: failed > 0,
    },
  ];
  return (
    <section aria-labelledby="now" className="rounded-card border border-line bg-s1">
      <h2 id="now" className="sr-only">
        Now
      </h2>
      <dl aria-label="Films now" className="grid grid-cols-4 gap-y-4 p-4 max-lg:grid-cols-2">
        {figures.map(({ term, figure, note, isBad = false }) => (
          <div key={term} className="flex flex-col">
            <dt className="font-semibold">{term}</dt>
            <dd className={`text-2xl font-semibold tabular-nums ${isBad ? "text-fail" : ""}`}>{count(figure)}</dd>
            <dd className="text-sm text-ink3">{note}</dd>
          </div>
        ))}
      </dl>
      <ul aria-label="Checks" className="flex flex-wrap gap-x-5 gap-y-1.5 border-t border-line px-4 py-3">
        {state.checks.map(({ name, passes, fault }) => (
          <li key={name} className={`flex flex-wrap items-center gap-1.5 ${passes ? "text-ink2" : "text-fail"}`}>
            <Sign holds={passes} />
            <span className={passes ? "" : "font-semibold"}>{sentenceCase(name)}</span>
            <span className="sr-only">{passes ? "holds" : "does not hold"}</span>
            {fault === null ? null : <span>{fault}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
