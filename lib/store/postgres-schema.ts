import { setTimeout as pause } from "node:timers/promises";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { deploy, hasEvery, type MigrationTarget } from "./migrate.ts";

/** Tables that another part of the product keeps in the same database, migrated under the same lock as ours. */
export interface SchemaBeside {
  /** Brings them up to date; nobody else does so meanwhile. */
  bring: (url: string) => Promise<void>;
  /** False where they are older than this program needs. Throws where the database cannot be asked. */
  isCurrent: (url: string) => Promise<boolean>;
}

export interface SchemaOptions {
  /** The address of a Postgres itself, not of a pooler that shares connections between transactions. */
  url: string;
  /** The folder that holds `prisma/`. */
  projectRoot: string;
  beside?: SchemaBeside;
}

/** A schema that did not become current in time, or a database that cannot be migrated over this address. */
export class SchemaNotCurrent extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "SchemaNotCurrent";
  }
}

/** Any number that is nobody else's: Prisma takes one of its own (72707369) inside. */
const migrationLock = 5_301_207_369;
const tryAgainMs = 200;
const lookAgainMs = 500;

/**
 * Brings a Postgres to the current schema, and what stands beside it; processes that start together wait for each
 * other. Answers the names of the migrations that were applied.
 */
export async function bringSchema({ url, projectRoot, beside }: SchemaOptions): Promise<string[]> {
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  try {
    await refusePooler(holder, url);
    await lockForMigrations(holder);
    const applied = await migrated(url, projectRoot);
    await beside?.bring(url);
    await holder.query("COMMIT");
    return applied;
  } finally {
    await holder.end();
  }
}

/**
 * A lock of the transaction, which nothing can leak. It is asked for again and again: whoever waits inside a statement
 * would hold a snapshot, and an index that is built beside the traffic waits for those.
 */
async function lockForMigrations(holder: pg.Client): Promise<void> {
  for (;;) {
    await holder.query("BEGIN");
    await holder.query("SET LOCAL idle_in_transaction_session_timeout = 0");
    // Without parameters: what was bound would keep its snapshot for as long as the transaction lasts.
    const sql = `SELECT pg_try_advisory_xact_lock(${migrationLock}) AS locked`;
    const { rows } = await holder.query<{ locked: boolean }>(sql);
    if (rows[0]?.locked === true) return;
    await holder.query("ROLLBACK");
    await pause(tryAgainMs);
  }
}

async function migrated(url: string, projectRoot: string): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  try {
    return await deploy(targetOf(pool), projectRoot);
  } finally {
    await pool.end();
  }
}

/**
 * Waits until the schema is as new as this program needs it, newer too. Throws `SchemaNotCurrent` after `waitMs`, with
 * what the database said last as its cause.
 */
export async function awaitSchema(options: SchemaOptions & { waitMs: number }): Promise<void> {
  const deadline = Date.now() + options.waitMs;
  for (;;) {
    const found = await lookAtSchema(options);
    if (found.isCurrent) return;
    if (Date.now() + lookAgainMs > deadline)
      throw new SchemaNotCurrent(
        `The database ${found.cause === undefined ? "has an older schema than this program needs" : "could not be asked for its schema"}, ` +
          `and nothing changed that within ${Math.round(options.waitMs / 1000)} s. ` +
          "Bring it up to date with `npm run migrate`, or start a process whose SHOTWRIGHT_ROLE is all.",
        { cause: found.cause },
      );
    await pause(lookAgainMs);
  }
}

async function lookAtSchema({
  url,
  projectRoot,
  beside,
}: SchemaOptions): Promise<{ isCurrent: boolean; cause?: unknown }> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  // A connection that breaks while it rests is made again with the next look.
  pool.on("error", () => undefined);
  try {
    const isCurrent = (await hasEvery(targetOf(pool), projectRoot)) && ((await beside?.isCurrent(url)) ?? true);
    return { isCurrent };
  } catch (cause) {
    return { isCurrent: false, cause };
  } finally {
    await pool.end();
  }
}

const targetOf = (pool: pg.Pool): MigrationTarget => ({
  connect: () => new PrismaPg(pool).connect(),
  run: (script: string) => pool.query(script),
});

/**
 * Through a pooler that shares connections between transactions, what belongs to a connection stays with a stranger:
 * locks, and what is listened for. A second client meets the first one's server process only there.
 */
async function refusePooler(first: pg.Client, url: string): Promise<void> {
  const before = await serverProcess(first);
  const second = new pg.Client({ connectionString: url });
  await second.connect();
  try {
    await second.query("BEGIN");
    const between = await serverProcess(second);
    const after = await serverProcess(first);
    await second.query("ROLLBACK");
    if (before === after && before !== between) return;
  } finally {
    await second.end();
  }
  throw new SchemaNotCurrent(
    "This address of the database leads to a pooler that shares connections between transactions. " +
      "Set DIRECT_DATABASE_URL to the address of Postgres itself; DATABASE_URL may stay as it is.",
  );
}

async function serverProcess(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  const [row] = rows;
  if (row === undefined) throw new Error("The database did not say which of its processes answers.");
  return row.pid;
}
