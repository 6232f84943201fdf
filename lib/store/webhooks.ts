import type { WebhookEvent } from "#lib/contract/vocabulary.ts";
import type { DeliveryAttempt } from "#lib/contract/webhook.ts";
import type { Prisma, PrismaClient, Webhook, WebhookDelivery } from "./generated/client.ts";
import { json } from "./json-column.ts";
import type { Notice, PublishingStore, StoredDelivery, StoredWebhook } from "./publishing-records.ts";

export function webhookStore(db: PrismaClient): PublishingStore["webhooks"] {
  return {
    async create(webhook) {
      await db.webhook.create({ data: webhook });
    },
    async list(account_id) {
      const rows = await db.webhook.findMany({
        where: { account_id },
        orderBy: [{ created_at: "asc" }, { webhook_id: "asc" }],
      });
      return rows.map(webhookOf);
    },
    async get(account_id, webhook_id) {
      const row = await db.webhook.findFirst({ where: { account_id, webhook_id } });
      return row && webhookOf(row);
    },
    async byId(webhook_id) {
      const row = await db.webhook.findUnique({ where: { webhook_id } });
      return row && webhookOf(row);
    },
    async remove(account_id, webhook_id) {
      const { count } = await db.webhook.deleteMany({ where: { account_id, webhook_id } });
      return count === 1;
    },
    async disable(webhook_id, disabled_at) {
      await db.webhook.updateMany({ where: { webhook_id, disabled_at: null }, data: { disabled_at } });
    },
    async proved(webhook_id, proven_at) {
      await db.webhook.updateMany({ where: { webhook_id, proven_at: null }, data: { proven_at } });
    },
    async failed(webhook_id, disabled_at, most) {
      const unproven = { webhook_id, proven_at: null };
      await db.webhook.updateMany({ where: unproven, data: { failed_tries: { increment: 1 } } });
      await db.webhook.updateMany({
        where: { ...unproven, disabled_at: null, failed_tries: { gte: most } },
        data: { disabled_at },
      });
      return (await db.webhook.count({ where: { webhook_id, disabled_at: { not: null } } })) === 1;
    },
  };
}

export function deliveryStore(db: PrismaClient): PublishingStore["deliveries"] {
  return {
    async list(webhook_id, limit) {
      const rows = await db.webhookDelivery.findMany({
        where: { webhook_id },
        orderBy: [{ created_at: "desc" }, { delivery_id: "desc" }],
        take: limit,
      });
      return rows.map(deliveryOf);
    },
    async byId(delivery_id) {
      const row = await db.webhookDelivery.findUnique({ where: { delivery_id } });
      return row && deliveryOf(row);
    },
    replay: (delivery_id) =>
      db.$transaction(async (tx) => {
        const row = await tx.webhookDelivery.findUnique({ where: { delivery_id } });
        if (row === null) return null;
        const { round, tries } = attemptsOf(row);
        const again = await tx.webhookDelivery.update({
          where: { delivery_id },
          data: { state: "waiting", delivered_at: null, attempts: json({ round: round + 1, tries }) },
        });
        return deliveryOf(again);
      }),
    attempt: (delivery_id, round, attempt, state, delivered_at) =>
      db.$transaction(async (tx) => {
        const row = await tx.webhookDelivery.findUnique({ where: { delivery_id } });
        if (row === null || attemptsOf(row).round !== round) return;
        await tx.webhookDelivery.update({
          where: { delivery_id },
          data: { state, delivered_at, attempts: json({ round, tries: [...attemptsOf(row).tries, attempt] }) },
        });
      }),
    async ofNotice(account_id, key) {
      const webhooks = await db.webhook.findMany({ where: { account_id }, select: { webhook_id: true } });
      const rows = await db.webhookDelivery.findMany({
        where: { delivery_id: { in: webhooks.map(({ webhook_id }) => deliveryId(key, webhook_id)) } },
        select: { delivery_id: true },
      });
      return rows.map((row) => row.delivery_id);
    },
    async waiting() {
      const rows = await db.webhookDelivery.findMany({
        where: { state: "waiting" },
        orderBy: [{ created_at: "asc" }, { delivery_id: "asc" }],
        select: { delivery_id: true },
      });
      return rows.map((row) => row.delivery_id);
    },
  };
}

/** One message for each webhook of the account that asked for such. Telling twice is telling once. */
export async function tellWebhooks(tx: Prisma.TransactionClient, account_id: string, notice: Notice): Promise<void> {
  const { key, type, body, created_at } = notice;
  const webhooks = await tx.webhook.findMany({
    where: { account_id, disabled_at: null, events: { has: type } },
    select: { webhook_id: true },
  });
  await tx.webhookDelivery.createMany({
    data: webhooks.map(({ webhook_id }) => ({
      delivery_id: deliveryId(key, webhook_id),
      webhook_id,
      type,
      body,
      attempts: json({ round: 1, tries: [] } satisfies Attempts),
      created_at,
    })),
    skipDuplicates: true,
  });
}

/** No full stop in it: the signature joins it to what follows by one. */
const deliveryId = (key: string, webhookId: string): string => `msg_${key}_${webhookId}`;

interface Attempts {
  round: number;
  tries: DeliveryAttempt[];
}

const attemptsOf = (row: WebhookDelivery): Attempts => row.attempts as unknown as Attempts;

function webhookOf({ proven_at: _proven, failed_tries: _tries, ...row }: Webhook): StoredWebhook {
  return { ...row, events: row.events as WebhookEvent[] };
}

function deliveryOf(row: WebhookDelivery): StoredDelivery {
  const { round, tries } = attemptsOf(row);
  return { ...row, type: row.type as WebhookEvent, round, attempts: tries };
}
