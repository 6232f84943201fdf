import type { Scope } from "#lib/contract/vocabulary.ts";
import type { ApiKey as Row, PrismaClient } from "./generated/client.ts";
import type { ApiKey, Store } from "./store.ts";

export function keyStore(db: PrismaClient): Store["keys"] {
  return {
    async create({ key_id, account_id, name, prefix, secret_sha256, scopes, ...times }) {
      const { expires_at, revoked_at, last_used_at, created_at } = times;
      await db.apiKey.create({
        data: {
          key_id,
          account_id,
          name,
          prefix,
          secret_sha256,
          scopes,
          expires_at,
          revoked_at,
          last_used_at,
          created_at,
        },
      });
    },
    async byPrefix(prefix) {
      const row = await db.apiKey.findUnique({ where: { prefix } });
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
