import type { PrismaClient, PublishConnection as Row } from "./generated/client.ts";
import { json } from "./json-column.ts";
import type { PublishingStore, StoredConnection } from "./publishing-records.ts";

export function connectionStore(db: PrismaClient): PublishingStore["connections"] {
  return {
    async create(connection) {
      await db.publishConnection.createMany({
        data: [{ ...connection, config: json(connection.config) }],
        skipDuplicates: true,
      });
    },
    async list(account_id) {
      const rows = await db.publishConnection.findMany({
        where: { account_id, disconnected_at: null },
        orderBy: [{ created_at: "asc" }, { connection_id: "asc" }],
      });
      return rows.map(connectionOf);
    },
    async get(account_id, connection_id) {
      const row = await db.publishConnection.findFirst({ where: { account_id, connection_id, disconnected_at: null } });
      return row && connectionOf(row);
    },
    async disconnect(account_id, connection_id, disconnected_at) {
      const { count } = await db.publishConnection.updateMany({
        where: { account_id, connection_id, disconnected_at: null },
        data: { disconnected_at, sealed: null },
      });
      return count === 1;
    },
  };
}

function connectionOf({ disconnected_at: _, ...row }: Row): StoredConnection {
  return { ...row, config: row.config as StoredConnection["config"] };
}
