"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus, Webhook as WebhookIcon } from "lucide-react";
import { Suspense, useState } from "react";
import { later } from "#components/ui/later.ts";
import { toast } from "#components/ui/toast.ts";
import { Button } from "#components/ui/button.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import type { Output } from "#lib/contract/endpoints.ts";
import { service } from "./client.ts";
import { FaultNote, wordsOf } from "./fault-note.tsx";
import { LeavingDialog } from "./leaving-dialog.tsx";
import { WebhookLine, webhooksKey, type Webhook } from "./webhook-line.tsx";

const NewWebhookDialog = later(() =>
  import("./new-webhook-dialog.tsx").then((part) => ({ default: part.NewWebhookDialog })),
);

/** While a message is on its way, the list is looked at this often, ms. */
const lookEveryMs = 3000;

/** Who is told of what has finished, and how that went. */
export function WebhookManager() {
  const client = useQueryClient();
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<Webhook | null>(null);
  const webhooks = useQuery({
    queryKey: webhooksKey,
    queryFn: ({ signal }) => service.list_webhooks({}, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.webhooks.some(({ deliveries }) => deliveries[0]?.state === "waiting") ? lookEveryMs : false,
  });
  const remove = useMutation({
    mutationFn: ({ webhook_id }: Webhook) => service.remove_webhook({ webhook_id }),
    onMutate: async ({ webhook_id }) => {
      await client.cancelQueries({ queryKey: webhooksKey });
      const before = client.getQueryData<Output<"list_webhooks">>(webhooksKey);
      if (before !== undefined)
        client.setQueryData<Output<"list_webhooks">>(webhooksKey, {
          webhooks: before.webhooks.filter((each) => each.webhook_id !== webhook_id),
        });
      return before;
    },
    onSuccess: (_, { url }) => toast(`${url} is told nothing more.`),
    onError: (error, _, before) => {
      if (before !== undefined) client.setQueryData(webhooksKey, before);
      const { strong, rest } = wordsOf(error, "remove the webhook");
      toast.error(`${strong} ${rest} It is there as before.`);
    },
    onSettled: () => client.invalidateQueries({ queryKey: webhooksKey }),
  });
  const listed = webhooks.data?.webhooks;
  return (
    <section aria-labelledby="webhooks-title" className="rounded-card border border-line bg-s1">
      <div className="flex flex-wrap items-center justify-between gap-2 px-4 pt-3.5 pb-3">
        <div>
          <h2 id="webhooks-title" className="font-semibold">
            Webhooks
          </h2>
          <p className="text-sm text-ink3">Addresses that are told, signed, what has finished.</p>
        </div>
        <Button onClick={() => setAdding(true)}>
          <Plus size={15} strokeWidth={1.75} aria-hidden="true" /> Add webhook
        </Button>
      </div>
      {webhooks.error === null ? null : (
        <div className="px-4 pb-4">
          <FaultNote error={webhooks.error} doing="load your webhooks" onRetry={() => void webhooks.refetch()} />
        </div>
      )}
      {webhooks.isPending ? <Skeleton className="mx-4 mb-4 h-16" /> : null}
      {listed?.length === 0 ? (
        <div className="flex items-start gap-3.5 border-t border-line px-4 py-5">
          <span className="grid size-8 shrink-0 place-items-center rounded-control bg-s2 text-ink2">
            <WebhookIcon size={16} strokeWidth={1.75} aria-hidden="true" />
          </span>
          <div>
            <h3 className="text-md font-semibold">No webhooks yet.</h3>
            <p className="text-ink2">Add one to hear of a finished film without asking.</p>
          </div>
        </div>
      ) : null}
      {listed === undefined || listed.length === 0 ? null : (
        <ul aria-label="Webhooks" className="divide-y divide-line border-t border-line">
          {listed.map((each) => (
            <WebhookLine key={each.webhook_id} webhook={each} onRemove={() => setLeaving(each)} />
          ))}
        </ul>
      )}
      <Suspense>{adding ? <NewWebhookDialog onClose={() => setAdding(false)} /> : null}</Suspense>
      <LeavingDialog
        leaving={leaving}
        title="Remove this webhook?"
        text={`${leaving?.url ?? ""} is told nothing more. What is on its way is not delivered, and the secret is forgotten.`}
        verb="Remove webhook"
        onLeave={(thing) => remove.mutate(thing)}
        onClose={() => setLeaving(null)}
      />
    </section>
  );
}
