import type { Scope } from "#lib/contract/vocabulary.ts";
import type { ApiKey as Row, PrismaClient } from "./generated/client.ts";
import type { ApiKey } from "./account-records.ts";
import type { Store } from "./store.ts";

export function keyStore(db: PrismaClient): Store["keys"] {
  return {
    create: ({ key_id, account_id, name, prefix, secret_sha256, scopes, ...times }, most) =>
      db.$transaction(async (tx) => {
        const { expires_at, revoked_at, last_used_at, created_at } = times;
        if (most !== undefined) {
          // The account's row orders those who come together.
          await tx.$queryRaw`SELECT account_id FROM accounts WHERE account_id = ${account_id} FOR UPDATE`;
          const OR = [{ expires_at: null }, { expires_at: { gt: created_at } }];
          if ((await tx.apiKey.count({ where: { account_id, revoked_at: null, OR } })) >= most) return false;
        }
        const secret = { prefix, secret_sha256, scopes };
        const data = { key_id, account_id, name, ...secret, expires_at, revoked_at, last_used_at, created_at };
        await tx.apiKey.create({ data });
        return true;
      }),
    async byPrefix(prefix) {
      const row = await db.apiKey.findUnique({ where: { prefix, account: { disabled_at: null } } });
      return row && keyOf(row);
    },
    async list(account_id) {
      const rows = await db.apiKey.findMany({
        where: { account_id },
        orderBy: [{ created_at: "desc" }, { key_id: "desc" }],
      });
      return rows.map(keyOf);
    },
    async revoke(account_id, key_id, at) {
      const { count } = await db.apiKey.updateMany({
        where: { account_id, key_id, revoked_at: null },
        data: { revoked_at: at },
      });
      return count === 1 || (await db.apiKey.count({ where: { account_id, key_id } })) === 1;
    },
    async touch(key_id, at) {
      await db.apiKey.updateMany({
        where: { key_id, OR: [{ last_used_at: null }, { last_used_at: { lt: at } }] },
        data: { last_used_at: at },
      });
    },
  };
}

function keyOf(row: Row): ApiKey {
  return { ...row, scopes: row.scopes as Scope[] };
}
