"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { Field } from "#components/ui/field.tsx";
import { webhookEvents, type WebhookEvent } from "#lib/contract/vocabulary.ts";
import { service } from "./client.ts";
import { FaultNote } from "./fault-note.tsx";
import { formFaults } from "./form-faults.ts";
import { ShownOnce } from "./shown-once.tsx";
import { eventWords, webhooksKey } from "./webhook-line.tsx";

/** Adds an address that is told of what has finished, and shows its signing secret, once. */
export function NewWebhookDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [url, setUrl] = useState("");
  const [events, setEvents] = useState<WebhookEvent[]>(["generation.finished"]);
  const add = useMutation({
    mutationFn: () => service.add_webhook({ url: url.trim(), events }),
    onSuccess: () => client.invalidateQueries({ queryKey: webhooksKey }),
  });
  const faults = formFaults(add.error, ["/url", "/events"]);
  return (
    <Dialog title="Add webhook" open onOpenChange={(open) => (open ? undefined : onClose())}>
      {add.data === undefined ? (
        <form
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            add.mutate();
          }}
        >
          <Field
            label="Address"
            inputMode="url"
            autoComplete="off"
            value={url}
            onChange={(event) => setUrl(event.target.value)}
            placeholder="https://example.com/hooks/shotwright"
            required
            maxLength={2000}
            dir="ltr"
            error={faults.at("/url")}
          />
          <fieldset className="flex flex-col gap-1.5">
            <legend className="mb-1.5 text-sm text-ink2">Tell it when</legend>
            {webhookEvents.map((event) => (
              <label key={event} className="flex min-h-6 items-center gap-2.5 max-md:min-h-11">
                <input
                  type="checkbox"
                  checked={events.includes(event)}
                  onChange={({ target }) =>
                    setEvents(target.checked ? [...events, event] : events.filter((each) => each !== event))
                  }
                  className="size-4 shrink-0 accent-(--accent)"
                />
                <span>{eventWords[event]}</span>
                <span className="ml-auto font-mono text-xs text-ink3 max-sm:hidden">{event}</span>
              </label>
            ))}
          </fieldset>
          <p className="text-sm text-ink3">
            Messages follow Standard Webhooks. The secret that signs them is shown once, next.
          </p>
          {add.error !== null && faults.rest !== null ? (
            <FaultNote error={faults.rest} doing="add the webhook" />
          ) : null}
          <div className="flex justify-end gap-2">
            <Button onClick={onClose}>Cancel</Button>
            <Button look="primary" type="submit" disabled={url.trim() === "" || events.length === 0 || add.isPending}>
              Add webhook
            </Button>
          </div>
        </form>
      ) : (
        <ShownOnce
          text="Copy it now and verify messages with it. It is sealed here, so it cannot be shown again."
          label="Your signing secret"
          copyLabel="Copy secret"
          secret={add.data.secret}
          onDone={onClose}
        />
      )}
    </Dialog>
  );
}
