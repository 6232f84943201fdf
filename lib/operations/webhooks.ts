import { Problem } from "#lib/contract/errors.ts";
import type { DeliveryBody } from "#lib/contract/webhook.ts";
import { webhookSecretOf } from "#lib/publishers/webhook-signature.ts";
import type { StoredDelivery, StoredWebhook } from "#lib/store/publishing-records.ts";
import type { Context, Operation } from "./operation.ts";
import { demandAllowed } from "./publish-connections.ts";

const webhooksMax = 50;
const webhooksPerHostMax = 5;
const deliveriesShown = 10;
const secretBytes = 32;

export const listWebhooks: Operation<"list_webhooks"> = async (ctx) => {
  const webhooks = [];
  for (const { webhook_id, url, events, disabled_at, created_at } of await ctx.store.webhooks.list(ctx.accountId))
    webhooks.push({
      webhook_id,
      url,
      events,
      disabled_at: disabled_at?.toISOString() ?? null,
      created_at: created_at.toISOString(),
      deliveries: (await ctx.store.deliveries.list(webhook_id, deliveriesShown)).map(shown),
    });
  return { webhooks };
};

/** The answer is the only time the secret is shown. */
export const addWebhook: Operation<"add_webhook"> = async (ctx, { url, events }) => {
  await demandAllowed(ctx, "/url", url);
  const known = await ctx.store.webhooks.list(ctx.accountId);
  if (known.length >= webhooksMax)
    throw new Problem("conflict", `There are ${webhooksMax} webhooks already; remove one first.`);
  const host = hostOf(url);
  if (known.filter((each) => hostOf(each.url) === host).length >= webhooksPerHostMax)
    throw new Problem(
      "conflict",
      `There are ${webhooksPerHostMax} webhooks at ${host} already; one can be told of every kind of event. Remove one first.`,
    );
  const webhook_id = ctx.newId("wh");
  const secret = webhookSecretOf(ctx.randomBytes(secretBytes));
  await ctx.store.webhooks.create({
    webhook_id,
    account_id: ctx.accountId,
    url,
    events,
    sealed: ctx.sealer.seal(secret, webhook_id),
    disabled_at: null,
    created_at: ctx.clock(),
  });
  return { webhook_id, url, events, secret };
};

export const removeWebhook: Operation<"remove_webhook"> = async (ctx, { webhook_id }) => {
  if (!(await ctx.store.webhooks.remove(ctx.accountId, webhook_id))) throw noSuchWebhook();
};

export const replayDelivery: Operation<"replay_delivery"> = async (ctx, { webhook_id, delivery_id }) => {
  const webhook = await webhookNamed(ctx, webhook_id);
  const delivery = await ctx.store.deliveries.byId(delivery_id);
  if (delivery === null || delivery.webhook_id !== webhook_id)
    throw new Problem("not_found", "This webhook was sent no such message.");
  if (webhook.disabled_at !== null)
    throw new Problem(
      "conflict",
      "The webhook is turned off, because its receiver answered 410 or never took a message; add it anew.",
    );
  const again = await ctx.store.deliveries.replay(delivery_id);
  if (again === null) throw new Problem("not_found", "This webhook was sent no such message.");
  await ctx.engine.deliver(delivery_id);
  return shown(again);
};

/** The host of an address; of what is none, itself. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : url);

const webhookNamed = async (ctx: Context, webhookId: string): Promise<StoredWebhook> => {
  const webhook = await ctx.store.webhooks.get(ctx.accountId, webhookId);
  if (webhook === null) throw noSuchWebhook();
  return webhook;
};

const noSuchWebhook = (): Problem => new Problem("not_found", "There is no such webhook in this account.");

const shown = (delivery: StoredDelivery): DeliveryBody => ({
  delivery_id: delivery.delivery_id,
  type: delivery.type,
  state: delivery.state,
  attempts: delivery.attempts,
  created_at: delivery.created_at.toISOString(),
  delivered_at: delivery.delivered_at?.toISOString() ?? null,
});
