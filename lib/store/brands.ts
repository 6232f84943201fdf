import type { BrandBlock } from "#lib/contract/brand.ts";
import type { PrismaClient } from "./generated/client.ts";
import { json } from "./json-column.ts";
import type { Store } from "./store.ts";

export function brandStore(db: PrismaClient): Store["brands"] {
  return {
    async list(account_id) {
      const rows = await db.brandProfile.findMany({
        where: { account_id },
        orderBy: { brand_id: "asc" },
      });
      return rows.map((row) => row.block as BrandBlock);
    },
    async get(account_id, brand_id) {
      const row = await db.brandProfile.findUnique({
        where: { account_id_brand_id: { account_id, brand_id } },
      });
      return row && (row.block as BrandBlock);
    },
    async put(account_id, block, ifVersion) {
      const { brand_id, version, block_hash } = block;
      const content = { version, block_hash, block: json(block) };
      const { count } =
        ifVersion === null
          ? await db.brandProfile.createMany({
              data: [{ account_id, brand_id, ...content }],
              skipDuplicates: true,
            })
          : await db.brandProfile.updateMany({
              where: { account_id, brand_id, version: ifVersion },
              data: content,
            });
      return count === 1;
    },
    async remove(account_id, brand_id) {
      const { count } = await db.brandProfile.deleteMany({ where: { account_id, brand_id } });
      return count === 1;
    },
  };
}
