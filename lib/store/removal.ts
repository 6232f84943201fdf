import type { Prisma, PrismaClient } from "./generated/client.ts";
import type { Removal } from "./removal-records.ts";

type Db = Prisma.TransactionClient;

/** Under it stands what removed accounts were charged, so that the service's own sums stay true. It is nobody's. */
const nobodysAccount = "acc_removed";
/** Rows that one step takes: nobody else waits long for it. */
const mostAtOnce = 200;
/** One lock, so that two last operators cannot both go at once. */
const operatorLock = 72_707_371;

export function removalStore(db: PrismaClient): Removal {
  return {
    mayClose: (account_id) => mayClose(db, account_id),
    close: (account_id, at) =>
      db.$transaction(async (tx) => {
        await tx.$executeRaw`SELECT pg_advisory_xact_lock(${operatorLock})`;
        if (!(await mayClose(tx, account_id))) return "last_operator";
        const { count } = await tx.account.updateMany({
          where: { account_id, deleted_at: null },
          data: {
            email: "",
            email_key: `removed ${account_id}`,
            name: null,
            password_hash: null,
            operator: false,
            disabled_at: at,
            deleted_at: at,
            session_epoch: { increment: 1 },
          },
        });
        if (count === 0) return "closed";
        await tx.identity.deleteMany({ where: { account_id } });
        await tx.apiKey.deleteMany({ where: { account_id } });
        await tx.webhook.deleteMany({ where: { account_id } });
        const open = { account_id, status: { not: "withdrawn" } } as const;
        await tx.publication.updateMany({ where: open, data: { status: "withdrawn" } });
        await tx.publishConnection.updateMany({ where: { account_id }, data: { sealed: null, disconnected_at: at } });
        return "closed";
      }),
    async notEnded(account_id) {
      const where = { account_id, state: { notIn: ["finished", "cancelled"] } } satisfies Prisma.GenerationWhereInput;
      return (await db.generation.findMany({ where, select: { generation_id: true } })).map((row) => row.generation_id);
    },
    async closed() {
      const rows = await db.account.findMany({ where: { deleted_at: { not: null } }, select: { account_id: true } });
      return rows.map(({ account_id }) => account_id).filter((account_id) => account_id !== nobodysAccount);
    },
    async isQuiet(account_id) {
      const of = { account_id };
      const open = await Promise.all([
        db.generation.count({ where: { account_id, state: { in: ["queued", "running", "awaiting_decision"] } } }),
        db.shotAttempt.count({ where: { ended_at: null, shot: { generation: of } } }),
        db.heroAttempt.count({ where: { ended_at: null, generation: of } }),
      ]);
      return open.every((count) => count === 0);
    },
    async removeSome(account_id) {
      const isClosed = await db.account.count({ where: { account_id, deleted_at: { not: null } } });
      if (isClosed === 0) return { done: true, media: [] };
      return db.$transaction(async (tx) => {
        await keepLedger(tx, account_id);
        return (
          (await takeGenerations(tx, account_id)) ??
          (await takeManifests(tx, account_id)) ??
          (await takeAssets(tx, account_id)) ??
          (await takePlans(tx, account_id)) ??
          (await takeAccount(tx, account_id))
        );
      });
    },
  };
}

interface Taken {
  done: boolean;
  /** What the rows that went referred to. */
  media: string[];
}

/** Where nobody was made an operator, the oldest account runs the service. */
const mayClose = async (db: Db, account_id: string): Promise<boolean> => {
  const account = await db.account.findUnique({ where: { account_id } });
  if (account === null || account.deleted_at !== null) return true;
  const others = { operator: true, disabled_at: null, account_id: { not: account_id } };
  if ((await db.account.count({ where: others })) > 0) return true;
  if (account.operator) return false;
  const orderBy = [{ created_at: "asc" }, { account_id: "asc" }] satisfies Prisma.AccountOrderByWithRelationInput[];
  return (await db.account.findFirst({ where: { deleted_at: null }, orderBy }))?.account_id !== account_id;
};

/** What was charged and lost stays in the sums of all accounts, and says of nobody whose it was. */
const keepLedger = async (tx: Db, account_id: string): Promise<void> => {
  if ((await tx.ledgerEntry.count({ where: { account_id } })) === 0) return;
  const at = new Date(0);
  await tx.account.createMany({
    data: [
      {
        account_id: nobodysAccount,
        email: "",
        email_key: `removed ${nobodysAccount}`,
        created_at: new Date("9999-01-01T00:00:00.000Z"),
        disabled_at: at,
        deleted_at: at,
      },
    ],
    skipDuplicates: true,
  });
  await tx.$executeRaw`
    UPDATE ledger_entries SET account_id = ${nobodysAccount}, generation_id = NULL, publication_id = NULL,
      entry_key = 'removed ' || gen_random_uuid()::text
    WHERE account_id = ${account_id}`;
};

const takeGenerations = async (tx: Db, account_id: string): Promise<Taken | null> => {
  const rows = await tx.generation.findMany({
    where: { account_id },
    take: mostAtOnce,
    select: { generation_id: true },
  });
  if (rows.length === 0) return null;
  const ids = rows.map(({ generation_id }) => generation_id);
  const media = await tx.$queryRaw<{ sha256: string }[]>`
    SELECT (regexp_matches(film_parts::text, '"([0-9a-f]{64})"', 'g'))[1] AS sha256
    FROM shots WHERE film_parts IS NOT NULL AND generation_id = ANY(${ids})`;
  // Publications go with them, before the connections that they name.
  await tx.generation.deleteMany({ where: { generation_id: { in: ids } } });
  return { done: false, media: media.map(({ sha256 }) => sha256) };
};

const takeManifests = async (tx: Db, account_id: string): Promise<Taken | null> => {
  const rows = await tx.manifest.findMany({ where: { account_id }, take: mostAtOnce });
  if (rows.length === 0) return null;
  await tx.manifest.deleteMany({ where: { manifest_id: { in: rows.map(({ manifest_id }) => manifest_id) } } });
  return { done: false, media: rows.map(({ store_sha256 }) => store_sha256) };
};

const takeAssets = async (tx: Db, account_id: string): Promise<Taken | null> => {
  const rows = await tx.asset.findMany({ where: { account_id }, take: mostAtOnce });
  if (rows.length === 0) return null;
  await tx.asset.deleteMany({ where: { asset_id: { in: rows.map(({ asset_id }) => asset_id) } } });
  return { done: false, media: rows.map(({ sha256 }) => sha256) };
};

const takePlans = async (tx: Db, account_id: string): Promise<Taken | null> => {
  const rows = await tx.plan.findMany({ where: { account_id }, take: mostAtOnce, select: { plan_id: true } });
  if (rows.length === 0) return null;
  await tx.plan.deleteMany({ where: { plan_id: { in: rows.map(({ plan_id }) => plan_id) } } });
  return { done: false, media: [] };
};

const takeAccount = async (tx: Db, account_id: string): Promise<Taken> => {
  await tx.account.deleteMany({ where: { account_id } });
  return { done: true, media: [] };
};
