import type { PrismaClient } from "./generated/client.ts";
import type { Store } from "./store.ts";

/** Secrets of other services, wherever they are kept: connections and webhooks. */
export function resealer(db: PrismaClient): Store["resealSecrets"] {
  return async (again) => {
    let resealed = 0;
    const unreadable: string[] = [];
    const anew = (sealed: string, owner: string): string | null => {
      try {
        return again(sealed, owner);
      } catch {
        // Whoever is told of it has the row's name; the cause says no more than that it does not open.
        unreadable.push(owner);
        return null;
      }
    };
    for (const { connection_id, sealed } of await db.publishConnection.findMany({ where: { sealed: { not: null } } })) {
      const fresh = sealed === null ? null : anew(sealed, connection_id);
      if (fresh === null) continue;
      const { count } = await db.publishConnection.updateMany({
        where: { connection_id, sealed },
        data: { sealed: fresh },
      });
      resealed += count;
    }
    for (const { webhook_id, sealed } of await db.webhook.findMany({ select: { webhook_id: true, sealed: true } })) {
      const fresh = anew(sealed, webhook_id);
      if (fresh === null) continue;
      const { count } = await db.webhook.updateMany({ where: { webhook_id, sealed }, data: { sealed: fresh } });
      resealed += count;
    }
    return { resealed, unreadable };
  };
}
