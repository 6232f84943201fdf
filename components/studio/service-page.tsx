"use client";

import { useQuery } from "@tanstack/react-query";
import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Chip } from "#components/ui/chip.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { ServiceStateBody } from "#lib/contract/operator-rows.ts";
import { service } from "./client.ts";
import { FaultNote } from "./fault-note.tsx";
import { PageHead } from "./page-head.tsx";
import { ServiceProcesses } from "./service-processes.tsx";
import { filmsIn, queueWords, since, size } from "./service-words.ts";
import { StuckFilms } from "./stuck-films.tsx";
import { usd } from "./words.ts";

const lookAgainMs = 10_000;

/** The service as whoever runs it sees it: whether it is well, what it is at, what it costs and keeps. */
export function ServicePage() {
  const state = useQuery({
    queryKey: ["service"],
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
      <div className="flex max-w-[72rem] flex-col gap-4 p-6 pt-5 max-md:p-4">
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
      <Checks state={state} />
      <div className="grid grid-cols-3 gap-4 max-lg:grid-cols-1">
        <Panel title="Films" note={`Of ${state.accounts} ${state.accounts === 1 ? "account" : "accounts"}`}>
          <Figures
            label="Films"
            none="No film has been asked for."
            lines={state.films.map((each) => ({
              key: `${each.state} ${each.status ?? ""}`,
              name: filmsIn(each),
              note: isUnderWay(each.state) ? `oldest ${since(each.oldest_at, state.at)}` : "",
              figure: each.films.toLocaleString("en"),
            }))}
          />
        </Panel>
        <Panel title="Work in line" note="Waiting, and in hand">
          <Figures
            label="Work in line"
            none="Nothing is waiting, and nothing is in hand."
            lines={state.queues.map(({ queue, waiting, running }) => ({
              key: queue,
              name: queueWords(queue),
              note: `${running} in hand`,
              figure: waiting.toLocaleString("en"),
            }))}
          />
        </Panel>
        <Panel title="Storage" note="As accounts see it">
          <Figures
            label="Storage"
            none=""
            lines={[
              { key: "bytes", name: "Stored", note: "", figure: size(state.storage.bytes) },
              { key: "assets", name: "Files", note: "", figure: state.storage.assets.toLocaleString("en") },
            ]}
          />
        </Panel>
      </div>
      <StuckFilms films={state.stuck} at={state.at} />
      <ServiceProcesses processes={state.processes} at={state.at} />
      <div className="grid grid-cols-2 gap-4 max-lg:grid-cols-1">
        <Panel title="Vendors this month" note="At the prices that were asserted">
          <Figures
            label="Vendors this month"
            none="Nobody was asked for anything that costs money."
            lines={state.vendors.map(({ model, orders, amount_usd }) => ({
              key: model,
              name: model,
              note: `${orders} ${orders === 1 ? "order" : "orders"}`,
              figure: usd(amount_usd),
            }))}
          />
        </Panel>
        <Panel title="Spend this month" note="Of all accounts">
          <Figures label="Spend this month" none="" lines={spendLines(state.spend)} />
        </Panel>
      </div>
      <p className="text-sm text-ink3">
        Version <span className="font-mono">{state.version}</span>. This page looks again every ten seconds.
      </p>
    </>
  );
}

const isUnderWay = (state: string): boolean => state === "queued" || state === "running";

const spendLines = (spend: ServiceStateBody["spend"]): Line[] => [
  {
    key: "spent",
    name: "Charged",
    note: limitWords(spend.total_monthly_usd),
    figure: usd(spend.spent_usd),
  },
  { key: "reserved", name: "Held back", note: "for films under way", figure: usd(spend.reserved_usd) },
  {
    key: "lost",
    name: "Lost",
    note: limitWords(spend.total_loss_monthly_usd),
    figure: usd(spend.lost_usd),
  },
];

const limitWords = (limit: number | null): string => (limit === null ? "no limit" : `of ${usd(limit)} at most`);

function Sign({ holds }: { holds: boolean }) {
  const Icon = holds ? CircleCheck : CircleAlert;
  return <Icon size={14} strokeWidth={1.75} aria-hidden="true" />;
}

/** What must hold for the process that answered to be given work. */
function Checks({ state }: { state: ServiceStateBody }) {
  return (
    <section aria-labelledby="checks" className="rounded-card border border-line bg-s1 p-4">
      <h2 id="checks" className="font-semibold">
        Checks
      </h2>
      <ul aria-label="Checks" className="mt-3 flex flex-wrap gap-2">
        {state.checks.map(({ name, passes, fault }) => (
          <li key={name} className="flex flex-wrap items-center gap-2">
            <Chip tone={passes ? "pass" : "fail"}>
              <Sign holds={passes} /> {name}
              <span className="sr-only">{passes ? " holds" : " does not hold"}</span>
            </Chip>
            {fault === null ? null : <span className="text-fail">{fault}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Panel({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  const id = title.toLowerCase().replaceAll(" ", "-");
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card border border-line bg-s1 p-4">
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      <p className="mt-0.5 text-sm text-ink3">{note}</p>
      {children}
    </section>
  );
}

interface Line {
  key: string;
  name: string;
  note: string;
  figure: string;
}

function Figures({ label, lines, none }: { label: string; lines: readonly Line[]; none: string }) {
  if (lines.length === 0) return <p className="mt-3 text-ink2">{none}</p>;
  return (
    <ul aria-label={label} className="mt-2 divide-y divide-line">
      {lines.map(({ key, name, note, figure }) => (
        <li key={key} className="flex items-baseline gap-3 py-1.5">
          <span className="min-w-0 truncate" title={name}>
            {name}
          </span>
          <span className="text-sm whitespace-nowrap text-ink3">{note}</span>
          <span className="ml-auto font-mono font-medium whitespace-nowrap tabular-nums">{figure}</span>
        </li>
      ))}
    </ul>
  );
}
