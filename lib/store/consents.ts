import type { PrismaClient } from "./generated/client.ts";
import type { Store } from "./store.ts";

export function consentStore(db: PrismaClient): Store["consents"] {
  return {
    async create(consent) {
      await db.consent.create({ data: consent });
    },
    list: (account_id) =>
      db.consent.findMany({ where: { account_id }, orderBy: [{ created_at: "desc" }, { consent_id: "desc" }] }),
    get: (account_id, consent_id) => db.consent.findFirst({ where: { account_id, consent_id } }),
    async revoke(account_id, consent_id, revoked_at) {
      await db.consent.updateMany({ where: { account_id, consent_id, revoked_at: null }, data: { revoked_at } });
      return (await db.consent.count({ where: { account_id, consent_id } })) > 0;
    },
  };
}
