"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { toast } from "#components/ui/toast.ts";
import { Button } from "#components/ui/button.tsx";
import { Chip, type Tone } from "#components/ui/chip.tsx";
import type { Output } from "#lib/contract/endpoints.ts";
import type { WebhookEvent } from "#lib/contract/vocabulary.ts";
import type { DeliveryBody } from "#lib/contract/webhook.ts";
import { service } from "./client.ts";
import { wordsOf } from "./fault-note.tsx";
import { dayOf } from "./day-words.ts";

export type Webhook = Output<"list_webhooks">["webhooks"][number];

/** Key of the cache's entry that holds every webhook. */
export const webhooksKey = ["webhooks"] as const;

export const eventWords: Record<WebhookEvent, string> = {
  "generation.finished": "A film has come to rest",
  "publication.finished": "A publication has come to rest",
};

const deliveryLooks: Record<DeliveryBody["state"], { word: string; tone: Tone }> = {
  waiting: { word: "On its way", tone: "accent" },
  delivered: { word: "Delivered", tone: "pass" },
  failed: { word: "Failed", tone: "fail" },
};

const deliveryStanding = ({ state, attempts }: DeliveryBody): { word: string; tone: Tone } =>
  state === "waiting" && attempts.length > 0 ? { word: "Trying again", tone: "warn" } : deliveryLooks[state];

/** How an address does: turned off, or as its last message went. */
const standing = ({ disabled_at, deliveries }: Webhook): { word: string; tone: Tone } => {
  if (disabled_at !== null) return { word: "Turned off", tone: "warn" };
  const [last] = deliveries;
  if (last === undefined) return { word: "Nothing sent yet", tone: "plain" };
  return deliveryStanding(last);
};

/** An address that is told of what has finished, with its last messages. */
export function WebhookLine({ webhook, onRemove }: { webhook: Webhook; onRemove: () => void }) {
  const { webhook_id, url, events, deliveries, disabled_at } = webhook;
  const [now] = useState(() => new Date());
  const { word, tone } = standing(webhook);
  return (
    <li className="px-4 py-2.5">
      <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="min-w-0 flex-1 basis-60">
          <span className="figures block truncate font-medium" title={url}>
            {url}
          </span>
          <span className="block text-sm text-ink3">{events.map((event) => eventWords[event]).join(" · ")}</span>
        </span>
        <Chip tone={tone}>{word}</Chip>
        <Button size="small" look="danger" aria-label={`Remove ${url}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
      {disabled_at === null ? null : (
        <p className="mt-1 text-sm text-ink2">
          Its receiver answered on {dayOf(disabled_at, now)} that it is gone (410). Add it anew to go on.
        </p>
      )}
      {deliveries.length === 0 ? null : (
        <details className="group mt-1">
          <summary className="inline-flex min-h-6 list-none items-center gap-1 text-sm text-ink2 hover:text-ink max-md:min-h-11 [&::-webkit-details-marker]:hidden">
            <ChevronRight size={14} strokeWidth={1.75} aria-hidden="true" className="group-open:rotate-90" />
            {deliveries.length === 1 ? "The last message" : `The last ${deliveries.length} messages`}
          </summary>
          <ul aria-label={`Messages to ${url}`} className="mt-1 divide-y divide-line border-t border-line">
            {deliveries.map((each) => (
              <DeliveryLine key={each.delivery_id} webhookId={webhook_id} delivery={each} now={now} />
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

function DeliveryLine({ webhookId, delivery, now }: { webhookId: string; delivery: DeliveryBody; now: Date }) {
  const client = useQueryClient();
  const { delivery_id, type, state, attempts, created_at } = delivery;
  const replay = useMutation({
    mutationFn: () => service.replay_delivery({ webhook_id: webhookId, delivery_id }),
    onSuccess: () => toast("The message is sent again, under the same id."),
    onError: (error) => {
      const { strong, rest } = wordsOf(error, "send the message again");
      toast.error(`${strong} ${rest}`);
    },
    onSettled: () => client.invalidateQueries({ queryKey: webhooksKey }),
  });
  const { word, tone } = deliveryStanding(delivery);
  const last = attempts.at(-1);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5 text-sm">
      <Chip tone={tone}>{word}</Chip>
      <span>{eventWords[type]}</span>
      <span className="min-w-0 flex-1 basis-32 text-ink3">
        {attempts.length < 2 ? "" : `${attempts.length} tries. `}
        {last?.message}
      </span>
      <time dateTime={created_at} className="text-ink3">
        {dayOf(created_at, now)}
      </time>
      {state === "waiting" ? null : (
        <Button
          size="small"
          aria-label={`Send again: ${delivery_id}`}
          disabled={replay.isPending}
          onClick={() => replay.mutate()}
        >
          Send again
        </Button>
      )}
    </li>
  );
}
