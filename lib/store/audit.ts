import type { PrismaClient } from "./generated/client.ts";
import type { AuditEvent, AuditStore } from "./operating-records.ts";

const mostAtOnce = 500;

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
    purge: (before) => db.$executeRaw`
      DELETE FROM audit_events WHERE event_id IN (
        SELECT event_id FROM audit_events WHERE at < ${before} LIMIT ${mostAtOnce})`,
  };
}
