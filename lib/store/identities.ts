import { accountOf } from "./accounts.ts";
import type { PrismaClient } from "./generated/client.ts";
import type { Identity } from "./account-records.ts";
import type { Store } from "./store.ts";

export function identityStore(db: PrismaClient): Store["identities"] {
  return {
    async find(provider, subject) {
      const row = await db.identity.findUnique({
        where: { provider_subject: { provider, subject } },
        include: { account: true },
      });
      return row && accountOf(row.account);
    },
    async list(account_id) {
      const rows = await db.identity.findMany({
        where: { account_id },
        orderBy: [{ created_at: "asc" }, { provider: "asc" }],
      });
      return rows.map((row) => ({ ...row, provider: row.provider as Identity["provider"] }));
    },
    async link(identity) {
      await db.identity.createMany({ data: [identity], skipDuplicates: true });
      const { provider, subject } = identity;
      const row = await db.identity.findUnique({ where: { provider_subject: { provider, subject } } });
      return row?.account_id === identity.account_id;
    },
  };
}
