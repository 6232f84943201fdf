import { jsonOrNull } from "./json-column.ts";
import type { Asset as Row, PrismaClient } from "./generated/client.ts";
import type { Store, StoredAsset } from "./store.ts";

export function assetStore(db: PrismaClient): Store["assets"] {
  return {
    async create({
      asset_id,
      account_id,
      kind,
      sha256,
      bytes,
      media_type,
      width,
      height,
      duration_seconds,
      faces,
      nudity,
      created_at,
    }) {
      const row = {
        faces: jsonOrNull(faces),
        nudity: jsonOrNull(nudity),
        kind,
        sha256,
        bytes: BigInt(bytes),
        media_type,
        width,
        height,
        duration_seconds,
        created_at,
      };
      await db.asset.upsert({ where: { asset_id }, create: { asset_id, account_id, ...row }, update: row });
    },
    async get(account_id, asset_id) {
      const row = await db.asset.findFirst({ where: { account_id, asset_id } });
      return row && assetOf(row);
    },
    async byId(asset_id) {
      const row = await db.asset.findUnique({ where: { asset_id } });
      return row && assetOf(row);
    },
  };
}

function assetOf(row: Row): StoredAsset {
  return {
    ...row,
    bytes: Number(row.bytes),
    faces: row.faces as StoredAsset["faces"],
    nudity: row.nudity as StoredAsset["nudity"],
  };
}
