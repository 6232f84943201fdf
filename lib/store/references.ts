import type { PrismaClient } from "./generated/client.ts";
import type { StoredReference } from "./film-records.ts";
import type { Store } from "./store.ts";

const most = 100;

export function referenceStore(db: PrismaClient): Store["references"] {
  return {
    async create(references) {
      await db.reference.createMany({ data: [...references], skipDuplicates: true });
    },
    async list(account_id, ref_id) {
      const rows = await db.reference.findMany({
        where: { account_id, ref_id },
        orderBy: [{ created_at: "desc" }, { plan_id: "desc" }],
        take: most,
      });
      return rows.map((row) => ({ ...row, kind: row.kind as StoredReference["kind"] }));
    },
  };
}
