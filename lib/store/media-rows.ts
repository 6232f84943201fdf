import type { PrismaClient } from "./generated/client.ts";
import type { MediaReferences, UploadStore } from "./media-records.ts";

const mostAtOnce = 500;

export function mediaReferences(db: PrismaClient): MediaReferences {
  return {
    async unreferenced(hashes) {
      if (hashes.length === 0) return [];
      const rows = await db.$queryRaw<{ hash: string }[]>`
        SELECT hash FROM unnest(${[...hashes]}::text[]) AS hash
        WHERE NOT EXISTS (SELECT 1 FROM assets WHERE assets.sha256 = hash)
          AND NOT EXISTS (SELECT 1 FROM manifests WHERE manifests.store_sha256 = hash)
          AND NOT EXISTS (SELECT 1 FROM shots WHERE (shots.film_parts::jsonb) -> 'extras' @> to_jsonb(hash))
          AND NOT EXISTS (SELECT 1 FROM shots WHERE shots.film_parts ->> 'miniature' = hash)`;
      return rows.map(({ hash }) => hash);
    },
    async ofAccount(account_id) {
      const rows = await db.$queryRaw<{ hash: string }[]>`
        SELECT sha256 AS hash FROM assets WHERE account_id = ${account_id}
        UNION SELECT store_sha256 FROM manifests WHERE account_id = ${account_id}
        UNION SELECT film_parts ->> 'miniature' FROM shots JOIN generations USING (generation_id)
          WHERE account_id = ${account_id} AND film_parts ->> 'miniature' IS NOT NULL
        UNION SELECT extra FROM shots JOIN generations USING (generation_id),
          jsonb_array_elements_text(CASE jsonb_typeof((film_parts::jsonb) -> 'extras')
            WHEN 'array' THEN (film_parts::jsonb) -> 'extras' ELSE '[]' END) AS extra
          WHERE account_id = ${account_id}`;
      return rows.map(({ hash }) => hash);
    },
    async beginsChore(name, now, everyMs) {
      const rows = await db.$queryRaw<{ name: string }[]>`
        INSERT INTO chores (name, begun_at) VALUES (${name}, ${now})
        ON CONFLICT (name) DO UPDATE SET begun_at = excluded.begun_at
          WHERE chores.begun_at <= ${new Date(now.getTime() - everyMs)}
        RETURNING name`;
      return rows.length === 1;
    },
  };
}

export function uploadStore(db: PrismaClient): UploadStore {
  return {
    async open(upload, most) {
      if ((await db.upload.count({ where: { account_id: upload.account_id } })) >= most) return false;
      await db.upload.create({ data: { ...upload, bytes: BigInt(upload.bytes) } });
      return true;
    },
    async get(account_id, asset_id) {
      const row = await db.upload.findFirst({ where: { account_id, asset_id } });
      return row && { ...row, bytes: Number(row.bytes) };
    },
    async close(asset_id) {
      await db.upload.deleteMany({ where: { asset_id } });
    },
    async expired(before) {
      const rows = await db.upload.findMany({
        where: { expires_at: { lt: before } },
        select: { asset_id: true },
        take: mostAtOnce,
      });
      return rows.map(({ asset_id }) => asset_id);
    },
  };
}
