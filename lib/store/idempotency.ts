import type { PrismaClient } from "./generated/client.ts";
import type { Store } from "./store.ts";

export function idempotencyStore(db: PrismaClient): Store["idempotency"] {
  return {
    async claim(record, notBefore) {
      const { account_id, endpoint, key, body_sha256, generation_id, created_at } = record;
      const claim = { body_sha256, generation_id, created_at };
      const inserted = await db.idempotencyKey.createMany({
        data: [{ account_id, endpoint, key, ...claim }],
        skipDuplicates: true,
      });
      if (inserted.count === 1) return { claimed: true, record };
      // Of several callers that find the same old claim, the condition holds for one: the first update ends it.
      const replaced = await db.idempotencyKey.updateMany({
        where: { account_id, endpoint, key, created_at: { lt: notBefore } },
        data: claim,
      });
      if (replaced.count === 1) return { claimed: true, record };
      const first = await db.idempotencyKey.findUniqueOrThrow({
        where: { account_id_endpoint_key: { account_id, endpoint, key } },
      });
      return { claimed: false, record: first };
    },
    get: (account_id, endpoint, key) =>
      db.idempotencyKey.findUnique({ where: { account_id_endpoint_key: { account_id, endpoint, key } } }),
    async point(account_id, endpoint, key, generation_id) {
      await db.idempotencyKey.updateMany({ where: { account_id, endpoint, key }, data: { generation_id } });
    },
  };
}
