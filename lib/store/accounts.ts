import type { Account as Row, PrismaClient } from "./generated/client.ts";
import type { Account, Store } from "./store.ts";

export function accountStore(db: PrismaClient): Store["accounts"] {
  return {
    async create(account) {
      const { account_id, email, name, password_hash, created_at } = account;
      const { count } = await db.account.createMany({
        data: [{ account_id, email, email_key: keyOf(email), name, password_hash, created_at }],
        skipDuplicates: true,
      });
      return count === 1 ? { ...account, sample_generation_id: null } : null;
    },
    async byEmail(email) {
      const row = await db.account.findUnique({ where: { email_key: keyOf(email) } });
      return row && accountOf(row);
    },
    async byId(account_id) {
      const row = await db.account.findUnique({ where: { account_id } });
      return row && accountOf(row);
    },
    count: () => db.account.count(),
    async claimSample(account_id, sample_generation_id) {
      const { count } = await db.account.updateMany({
        where: { account_id, sample_generation_id: null },
        data: { sample_generation_id },
      });
      return count === 1;
    },
  };
}

function keyOf(email: string): string {
  return email.trim().normalize("NFC").toLowerCase();
}

function accountOf({ email_key: _, ...account }: Row): Account {
  return account;
}
