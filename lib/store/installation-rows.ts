import type { PrismaClient } from "./generated/client.ts";
import type { InstallationStore } from "./installation-records.ts";

export function installationStore(db: PrismaClient): InstallationStore {
  return {
    secrets: () => db.installationSecret.findMany({ orderBy: [{ name: "asc" }, { generation: "asc" }] }),
    async addSecret(row) {
      const { count } = await db.installationSecret.createMany({ data: [row], skipDuplicates: true });
      return count === 1;
    },
    async resealSecret({ name, generation }, from, sealed) {
      const { count } = await db.installationSecret.updateMany({
        where: { name, generation, sealed: from },
        data: { sealed },
      });
      return count === 1;
    },
    async removeSecrets(name, generations) {
      const { count } = await db.installationSecret.deleteMany({
        where: { name, generation: { in: [...generations] } },
      });
      return count;
    },
    signingKeys: () => db.signingKey.findMany({ orderBy: { generation: "desc" } }),
    async addSigningKey(row) {
      const { count } = await db.signingKey.createMany({ data: [row], skipDuplicates: true });
      return count === 1;
    },
    async retireSigningKey(generation) {
      await db.signingKey.updateMany({ where: { generation }, data: { sealed: null } });
    },
    async resealSigningKey(generation, from, sealed) {
      const { count } = await db.signingKey.updateMany({ where: { generation, sealed: from }, data: { sealed } });
      return count === 1;
    },
  };
}
