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
    async versions(account_id, brand_id, limit) {
      const rows = await db.brandVersion.findMany({
        where: { account_id, brand_id },
        orderBy: { version: "desc" },
        take: limit,
      });
      return rows.map((row) => row.block as BrandBlock);
    },
    async version(account_id, brand_id, version) {
      const row = await db.brandVersion.findUnique({
        where: { account_id_brand_id_version: { account_id, brand_id, version } },
      });
      return row && (row.block as BrandBlock);
    },
    put: (account_id, block, ifVersion) =>
      db.$transaction(async (tx) => {
        const { brand_id, version, block_hash } = block;
        const content = { version, block_hash, block: json(block) };
        const { count } =
          ifVersion === null
            ? await tx.brandProfile.createMany({
                data: [{ account_id, brand_id, ...content }],
                skipDuplicates: true,
              })
            : await tx.brandProfile.updateMany({
                where: { account_id, brand_id, version: ifVersion },
                data: content,
              });
        if (count !== 1) return false;
        await tx.brandVersion.create({
          data: { account_id, brand_id, ...content, saved_at: new Date(block.updated_at) },
        });
        return true;
      }),
    async remove(account_id, brand_id) {
      const { count } = await db.brandProfile.deleteMany({ where: { account_id, brand_id } });
      return count === 1;
    },
  };
}
