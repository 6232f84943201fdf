"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { KeyRound, Plus, Webhook } from "lucide-react";
import { Suspense, useState } from "react";
import { later } from "#components/ui/later.ts";
import { toast } from "#components/ui/toast.ts";
import { Button, buttonClass } from "#components/ui/button.tsx";
import { Chip } from "#components/ui/chip.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { WhenIdle } from "#components/ui/when-idle.tsx";
import type { Output } from "#lib/contract/endpoints.ts";
import { service } from "./client.ts";
import { FaultNote, wordsOf } from "./fault-note.tsx";
import { dayOf } from "./day-words.ts";
import { LeavingDialog } from "./leaving-dialog.tsx";
import { PageHead } from "./page-head.tsx";
import { UsagePanel } from "./usage-panel.tsx";

const NewKeyDialog = later(() => import("./new-key-dialog.tsx").then((part) => ({ default: part.NewKeyDialog })));
// Below the first view: they come when the page has nothing else to do.
const SpendByModel = later(() => import("./spend-by-model.tsx").then((part) => ({ default: part.SpendByModel })));
const ConnectAgent = later(() => import("./connect-agent.tsx").then((part) => ({ default: part.ConnectAgent })));
const WebhookManager = later(() => import("./webhook-manager.tsx").then((part) => ({ default: part.WebhookManager })));
const ConsentManager = later(() => import("./consent-manager.tsx").then((part) => ({ default: part.ConsentManager })));

type Key = Output<"list_keys">["keys"][number];

/** One grid for the head and every line: name, key, scopes, last used, expires, action. */
const columns =
  "grid grid-cols-[minmax(7.5rem,1.2fr)_minmax(9.375rem,1fr)_minmax(11.25rem,1.6fr)_6.875rem_6.875rem_5.25rem] items-center gap-3 px-4 @max-[60rem]:flex @max-[60rem]:flex-wrap";

/** Keys, what was spent, who is told, whose likeness may be shown. */
export function KeyManager() {
  const client = useQueryClient();
  const [making, setMaking] = useState(false);
  const [leaving, setLeaving] = useState<Key | null>(null);
  const keys = useQuery({ queryKey: ["keys"], queryFn: ({ signal }) => service.list_keys({}, { signal }) });
  const revoke = useMutation({
    mutationFn: (key: Key) => service.revoke_key({ key_id: key.key_id }),
    onSuccess: (_, key) => {
      toast(`${key.name} is revoked. It stopped working at once.`);
      return client.invalidateQueries({ queryKey: ["keys"] });
    },
    onError: (error) => {
      const { strong, rest } = wordsOf(error, "revoke the key");
      toast.error(`${strong} ${rest}`);
    },
  });
  const listed = keys.data?.keys.toSorted(
    (a, b) => Number(a.revoked_at !== null) - Number(b.revoked_at !== null) || b.created_at.localeCompare(a.created_at),
  );

  return (
    <>
      <PageHead title="Keys and usage">
        <a href="#webhooks" className={`${buttonClass()} max-sm:hidden`}>
          <Webhook size={15} strokeWidth={1.75} aria-hidden="true" /> Webhooks
        </a>
        <Button look="primary" onClick={() => setMaking(true)}>
          <Plus size={15} strokeWidth={1.75} aria-hidden="true" /> New key
        </Button>
      </PageHead>
      <div className="flex flex-col gap-4 p-6 pt-5 max-md:p-4">
        <UsagePanel />
        {keys.error === null ? null : (
          <FaultNote error={keys.error} doing="load your keys" onRetry={() => void keys.refetch()} />
        )}
        <section aria-labelledby="api-keys" className="@container rounded-card border border-line bg-s1">
          <div className="flex flex-wrap items-baseline justify-between gap-2 px-4 pt-3.5 pb-3">
            <h2 id="api-keys" className="font-semibold">
              API keys
            </h2>
            <p className="text-sm text-ink3">A key is shown once. We keep only its hash.</p>
          </div>
          <div className="min-h-28">
            {keys.isPending ? <Skeleton className="mx-4 mb-4 h-24" /> : null}
            {listed?.length === 0 ? (
              <div className="flex items-start gap-3.5 border-t border-line px-4 py-5">
                <span className="grid size-8 place-items-center rounded-control bg-s2 text-ink2">
                  <KeyRound size={16} strokeWidth={1.75} aria-hidden="true" />
                </span>
                <div>
                  <h3 className="text-md font-semibold">No keys yet.</h3>
                  <p className="text-ink2">Make one to use the API or connect an agent.</p>
                </div>
              </div>
            ) : null}
            {listed === undefined || listed.length === 0 ? null : (
              <>
                <div
                  aria-hidden="true"
                  className={`${columns} border-b border-line pb-2.5 text-sm text-ink2 @max-[60rem]:hidden`}
                >
                  <span>Name</span>
                  <span>Key</span>
                  <span>Scopes</span>
                  <span>Last used</span>
                  <span>Expires</span>
                </div>
                <ul
                  aria-label="API keys"
                  className="divide-y divide-line @max-[60rem]:border-t @max-[60rem]:border-line"
                >
                  {listed.map((key) => (
                    <KeyLine key={key.key_id} line={key} onRevoke={() => setLeaving(key)} />
                  ))}
                </ul>
              </>
            )}
          </div>
        </section>
        <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4 max-xl:grid-cols-1">
          <WhenIdle meanwhile={<Skeleton className="h-full min-h-20" />}>
            <SpendByModel />
          </WhenIdle>
          <WhenIdle meanwhile={<Skeleton className="h-56" />}>
            <ConnectAgent />
          </WhenIdle>
        </div>
        {/* The way to it stands in the head: it is there from the start. */}
        <div id="webhooks" className="scroll-mt-16">
          <WhenIdle meanwhile={<Skeleton className="h-40" />}>
            <WebhookManager />
          </WhenIdle>
        </div>
        <WhenIdle meanwhile={<Skeleton className="h-40" />}>
          <ConsentManager />
        </WhenIdle>
      </div>
      <Suspense>{making ? <NewKeyDialog onClose={() => setMaking(false)} /> : null}</Suspense>
      <LeavingDialog
        leaving={leaving}
        title={`Revoke ${leaving?.name ?? ""}?`}
        text="Whoever uses this key is refused from the next request on. This cannot be undone."
        verb="Revoke key"
        onLeave={(thing) => revoke.mutate(thing)}
        onClose={() => setLeaving(null)}
      />
    </>
  );
}

function KeyLine({ line, onRevoke }: { line: Key; onRevoke: () => void }) {
  const [now] = useState(() => new Date());
  const expired = line.expires_at !== null && new Date(line.expires_at) < now;
  const dead = line.revoked_at !== null;
  return (
    <li className={`${columns} min-h-12 py-2 @max-[60rem]:gap-y-1.5 ${dead || expired ? "text-ink3" : ""}`}>
      <span className="font-semibold @max-[60rem]:basis-full">{line.name}</span>
      <span className="figures truncate text-sm">sw_live_{line.prefix}…</span>
      <span className="flex flex-wrap gap-1">
        {line.scopes.map((scope) => (
          <Chip key={scope}>{scope}</Chip>
        ))}
      </span>
      <span className="text-sm">
        <span className="@min-[60rem]:sr-only">Last used </span>
        {line.last_used_at === null ? "Never" : dayOf(line.last_used_at, now)}
      </span>
      <span className={`text-sm ${expired && !dead ? "text-fail" : ""}`}>
        <span className="@min-[60rem]:sr-only">Expires </span>
        {expired ? "Expired" : line.expires_at === null ? "Never" : dayOf(line.expires_at, now)}
      </span>
      {dead ? (
        <span className="text-right text-sm @max-[60rem]:ml-auto">Revoked</span>
      ) : (
        <Button
          look="danger"
          size="small"
          aria-label={`Revoke ${line.name}`}
          onClick={onRevoke}
          className="justify-self-end @max-[60rem]:ml-auto"
        >
          Revoke
        </Button>
      )}
    </li>
  );
}
