import type { DeliveryAttempt } from "#lib/contract/webhook.ts";
import { webhookHeaders } from "#lib/publishers/webhook-signature.ts";
import type { StoredDelivery } from "#lib/store/publishing-records.ts";
import type { Effects } from "./effects.ts";
import { openHostPace } from "./host-pace.ts";
import { over, withJitter, type Turn } from "./reach.ts";

type DeliveryState = StoredDelivery["state"];

const timeoutMs = 10_000;
const gone = 410;
/** Messages that one host is sent in a minute. */
const pace = openHostPace(60);
/** Tries at an address that never took a message: one message's worth. */
const unprovenTries = 7;

/**
 * Sends a message to its webhook once: the `index`th try (from 0) of its `round`. A 2xx answer is delivery; 410 turns the
 * webhook off, and so do a few failures where nothing was ever taken; everything else, redirects too, is tried again. A run that is repeated after a crash sends the same
 * message under the same `webhook-id`.
 */
export const deliverMessage = async (
  effects: Effects,
  deliveryId: string,
  round: number,
  index: number,
): Promise<Turn> => {
  const { store, reach } = effects;
  const delivery = await store.deliveries.byId(deliveryId);
  if (delivery === null || delivery.round !== round || delivery.state !== "waiting") return over;
  const webhook = await store.webhooks.byId(delivery.webhook_id);
  if (webhook === null) return over;
  await effects.demandLease?.();
  const at = effects.clock();
  const write = async (attempt: Omit<DeliveryAttempt, "at">, state: DeliveryState): Promise<void> => {
    const deliveredAt = state === "delivered" ? effects.clock() : null;
    await store.deliveries.attempt(deliveryId, round, { at: at.toISOString(), ...attempt }, state, deliveredAt);
  };
  if (webhook.disabled_at !== null) {
    const message = "The webhook is turned off: its receiver said that it is gone, or never took a message.";
    await write({ status: null, message }, "failed");
    return over;
  }
  const again = async (said: { status: number | null; message: string }): Promise<Turn> => {
    const next = reach.deliveryDelaysMs[index + 1];
    await write(said, next === undefined ? "failed" : "waiting");
    return next === undefined ? over : { over: false, waitMs: withJitter(next, reach) };
  };
  if (!pace.take(webhook.url, at))
    return again({
      status: null,
      message: "This host gets as many messages as it may in a minute; it is tried later.",
    });
  const { status, message } = await answerTo(effects, webhook, { id: deliveryId, at, body: delivery.body });
  if (status !== null && status >= 200 && status <= 299) {
    await store.webhooks.proved(webhook.webhook_id, effects.clock());
    await write({ status, message }, "delivered");
    return over;
  }
  if (status === gone) await store.webhooks.disable(webhook.webhook_id, effects.clock());
  if (status === gone || (await store.webhooks.failed(webhook.webhook_id, effects.clock(), unprovenTries))) {
    await write({ status, message }, "failed");
    return over;
  }
  return again({ status, message });
};

/** Gives up a message that nothing sends any more; it may be sent again. */
export const failDelivery = (
  { store, clock }: Pick<Effects, "store" | "clock">,
  { delivery_id, round }: Pick<StoredDelivery, "delivery_id" | "round">,
): Promise<void> => {
  const message = "The message was given up: the service failed at it. Send it again.";
  return store.deliveries.attempt(
    delivery_id,
    round,
    { at: clock().toISOString(), status: null, message },
    "failed",
    null,
  );
};

const answerTo = async (
  { reach }: Effects,
  webhook: { webhook_id: string; url: string; sealed: string },
  message: { id: string; at: Date; body: string },
): Promise<{ status: number | null; message: string }> => {
  try {
    const headers = webhookHeaders(message, reach.unseal(webhook.sealed, webhook.webhook_id));
    const { status } = await reach.send(webhook.url, { method: "POST", headers, body: message.body, timeoutMs });
    return { status, message: `The receiver answered ${status}.` };
  } catch (cause) {
    return { status: null, message: cause instanceof Error ? cause.message : "There was no answer." };
  }
};
