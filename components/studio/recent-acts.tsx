"use client";

import { useQuery } from "@tanstack/react-query";
import { Button } from "#components/ui/button.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { AuditEventBody } from "#lib/contract/audit.ts";
import { useState } from "react";
import { actorWords, actWords } from "./act-words.ts";
import { service } from "./client.ts";
import { dayOf } from "./day-words.ts";
import { FaultNote } from "./fault-note.tsx";

const [shownFirst, shownAll] = [8, 200];

/** What was done of consequence in this account: whoever reads it sees what they did not do. */
export function RecentActs({ accountId }: { accountId: string }) {
  const [limit, setLimit] = useState(shownFirst);
  const acts = useQuery({
    queryKey: ["account-events", limit],
    queryFn: ({ signal }) => service.list_account_events({ limit }, { signal }),
    placeholderData: (before) => before,
  });
  const [now] = useState(() => new Date());
  const events = acts.data?.events ?? [];
  return (
    <section aria-labelledby="recent-acts" className="rounded-card border border-line bg-s1 p-4">
      <h2 id="recent-acts" className="font-semibold">
        Recent activity
      </h2>
      <p className="mt-0.5 text-ink2">What you do not recognise was somebody else: change the password, revoke keys.</p>
      {acts.error === null ? null : (
        <FaultNote error={acts.error} doing="load the activity" onRetry={() => void acts.refetch()} />
      )}
      {acts.isPending ? <Skeleton className="mt-3 h-40" /> : null}
      {acts.isSuccess && events.length === 0 ? <p className="mt-3 text-ink2">Nothing yet.</p> : null}
      {events.length === 0 ? null : (
        <ul aria-label="Recent activity" className="mt-2 divide-y divide-line">
          {events.map((event) => (
            <Line key={event.event_id} event={event} accountId={accountId} now={now} />
          ))}
        </ul>
      )}
      {limit === shownFirst && events.length === shownFirst ? (
        <Button size="small" className="mt-2" onClick={() => setLimit(shownAll)}>
          Show more
        </Button>
      ) : null}
    </section>
  );
}

function Line({ event, accountId, now }: { event: AuditEventBody; accountId: string; now: Date }) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 py-2">
      <span className="min-w-48 flex-1 font-medium">{actWords(event.act)}</span>
      <span className="text-ink2">{actorWords(event.actor, accountId)}</span>
      {event.network === null ? null : <span className="font-mono text-sm text-ink3">{event.network}</span>}
      <time dateTime={event.at} className="ml-auto font-mono text-sm text-ink3">
        {dayOf(event.at, now)}
      </time>
    </li>
  );
}
