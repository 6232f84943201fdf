"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "#components/ui/toast.ts";
import { Button } from "#components/ui/button.tsx";
import { Chip } from "#components/ui/chip.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { Output } from "#lib/contract/endpoints.ts";
import type { ConnectionBody } from "#lib/contract/publishing.ts";
import { service } from "./client.ts";
import { FaultNote, wordsOf } from "./fault-note.tsx";
import { dayOf } from "./day-words.ts";
import { LeavingDialog } from "./leaving-dialog.tsx";
import { PublicationChecks } from "./publication-checks.tsx";
import { kindIcons, kindWords } from "./publish-words.ts";

export type ConnectionList = Output<"list_publish_connections">;

/** Key of the cache's entry that holds every connection. */
export const connectionsKey = ["publish-connections"] as const;

/** Where films can go: each place, whether it would take a film now, and the way to forget it. */
export function ConnectionLines({ connections }: { connections: readonly ConnectionBody[] | undefined }) {
  const client = useQueryClient();
  const [leaving, setLeaving] = useState<ConnectionBody | null>(null);
  const disconnect = useMutation({
    mutationFn: ({ connection_id }: ConnectionBody) => service.disconnect_publisher({ connection_id }),
    onMutate: async ({ connection_id }) => {
      await client.cancelQueries({ queryKey: connectionsKey });
      const before = client.getQueryData<ConnectionList>(connectionsKey);
      if (before !== undefined)
        client.setQueryData<ConnectionList>(connectionsKey, {
          ...before,
          connections: before.connections.filter((each) => each.connection_id !== connection_id),
        });
      return before;
    },
    onSuccess: (_, { display_name }) => toast(`${display_name} is disconnected. What is there stays there.`),
    onError: (error, _, before) => {
      if (before !== undefined) client.setQueryData(connectionsKey, before);
      const { strong, rest } = wordsOf(error, "disconnect it");
      toast.error(`${strong} ${rest} It is connected as before.`);
    },
    onSettled: () => client.invalidateQueries({ queryKey: connectionsKey }),
  });
  return (
    <section aria-labelledby="connections">
      <h2 id="connections" className="mb-2.5 font-semibold">
        Connections
      </h2>
      {connections === undefined ? (
        <Skeleton className="h-24 rounded-card" />
      ) : (
        <ul
          aria-label="Connections"
          className="grid grid-cols-3 items-start gap-3 max-xl:grid-cols-2 max-lg:grid-cols-1"
        >
          {connections.map((each) => (
            <ConnectionLine key={each.connection_id} connection={each} onDisconnect={() => setLeaving(each)} />
          ))}
        </ul>
      )}
      <LeavingDialog
        leaving={leaving}
        title={`Disconnect ${leaving?.display_name ?? ""}?`}
        text="Its secrets are forgotten and no film goes there any more. What was published there stays there."
        verb="Disconnect"
        onLeave={(thing) => disconnect.mutate(thing)}
        onClose={() => setLeaving(null)}
      />
    </section>
  );
}

function ConnectionLine({ connection, onDisconnect }: { connection: ConnectionBody; onDisconnect: () => void }) {
  const { connection_id, kind, display_name, created_at } = connection;
  const [now] = useState(() => new Date());
  // A place is tried with the newest finished film: all checks are made, and nothing is sent.
  const test = useMutation({
    mutationFn: async () => {
      const { generations } = await service.list_generations({ state: "finished", limit: 50 });
      const film = generations.find(({ status }) => status === "ok");
      if (film === undefined) return null;
      const { checks } = await service.publish_video({
        generation_id: film.generation_id,
        connection_id,
        title: film.title,
        dry_run: true,
      });
      return { title: film.title, checks };
    },
  });
  const Icon = kindIcons[kind];
  const found = test.data?.checks ?? [];
  const notable = found.filter(({ status }) => status !== "pass");
  const passed = found.length - notable.length;
  const outcome = notable.some(({ status }) => status === "fail")
    ? ({ tone: "fail", word: "Refuses" } as const)
    : notable.length > 0
      ? ({ tone: "warn", word: "To note" } as const)
      : ({ tone: "pass", word: "Ready" } as const);
  return (
    <li className="rounded-card border border-line bg-s1 p-3.5">
      <div className="flex items-start gap-3">
        <span className="grid size-8 shrink-0 place-items-center rounded-control bg-s2 text-ink2">
          <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
        </span>
        <div className="min-w-0 flex-1">
          <h3 dir="auto" className="truncate font-semibold" title={display_name}>
            {display_name}
          </h3>
          <p className="text-sm text-ink3">{kindWords[kind]}</p>
        </div>
        {test.data === undefined || test.data === null ? (
          <Chip tone={kind === "watch_page" ? "plain" : "pass"}>
            {kind === "watch_page" ? "Built in" : "Connected"}
          </Chip>
        ) : (
          <Chip tone={outcome.tone}>{outcome.word}</Chip>
        )}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <span className="mr-auto text-sm text-ink3">
          {kind === "watch_page" ? "Always there" : `Since ${dayOf(created_at, now).replace("Today", "today")}`}
        </span>
        <Button
          size="small"
          aria-label={`Test ${display_name}`}
          disabled={test.isPending}
          onClick={() => test.mutate()}
        >
          {test.isPending ? "Testing" : "Test"}
        </Button>
        {kind === "watch_page" ? null : (
          <Button size="small" look="danger" aria-label={`Disconnect ${display_name}`} onClick={onDisconnect}>
            Disconnect
          </Button>
        )}
      </div>
      <div role="status">
        {test.data === null ? (
          <p className="mt-3 text-sm text-ink2">Make a film first: a place is tried with the newest one.</p>
        ) : test.data === undefined ? null : (
          <div className="mt-3 border-t border-line pt-2.5 text-sm">
            <p className="text-ink3">
              Tried with <span dir="auto">{test.data.title}</span>. Nothing was sent.{" "}
              {notable.length === 0 ? `All ${passed} checks passed.` : `${passed} of ${found.length} checks passed.`}
            </p>
            {notable.length === 0 ? null : <PublicationChecks checks={notable} />}
          </div>
        )}
      </div>
      {test.error === null ? null : (
        <div className="mt-3">
          <FaultNote error={test.error} doing="test it" />
        </div>
      )}
    </li>
  );
}
