import type { Account as Row, PrismaClient } from "./generated/client.ts";
import { microsOf, usdOf } from "./money.ts";
import type { Account } from "./account-records.ts";
import type { Store } from "./store.ts";

/** What nobody has set yet. */
const untouched = {
  sample_generation_id: null,
  budget_usd: null,
  session_epoch: 0,
  operator: false,
  disabled_at: null,
};

export function accountStore(db: PrismaClient): Store["accounts"] {
  return {
    async create(account) {
      const { account_id, email, name, password_hash, created_at } = account;
      const { count } = await db.account.createMany({
        data: [{ account_id, email, email_key: keyOf(email), name, password_hash, created_at }],
        skipDuplicates: true,
      });
      return count === 1 ? { ...account, ...untouched } : null;
    },
    async byEmail(email) {
      const row = await db.account.findUnique({ where: { email_key: keyOf(email) } });
      return row && accountOf(row);
    },
    async byId(account_id) {
      const row = await db.account.findUnique({ where: { account_id } });
      return row && accountOf(row);
    },
    async setBudget(account_id, budget_usd) {
      const budget_micros = budget_usd === null ? null : microsOf(budget_usd);
      await db.account.update({ where: { account_id }, data: { budget_micros } });
    },
    async setPassword(account_id, from, password_hash) {
      const { count } = await db.account.updateMany({
        where: { account_id, password_hash: from },
        data: { password_hash, session_epoch: { increment: 1 } },
      });
      return count === 1;
    },
    async endSessions(account_id) {
      await db.account.update({ where: { account_id }, data: { session_epoch: { increment: 1 } } });
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

export function accountOf({ email_key: _, deleted_at: __, budget_micros, ...account }: Row): Account {
  return { ...account, budget_usd: budget_micros === null ? null : usdOf(budget_micros) };
}
