import type { PrismaClient } from "./generated/client.ts";
import type { AuditEvent, AuditStore } from "./operating-records.ts";

export function auditStore(db: PrismaClient): AuditStore {
  return {
    async add(event) {
      await db.auditEvent.create({ data: event });
    },
    list: async (account_id, take) =>
      (await db.auditEvent.findMany({
        ...(account_id === null ? {} : { where: { account_id } }),
        orderBy: [{ at: "desc" }, { event_id: "desc" }],
        take,
      })) as AuditEvent[],
  };
}
