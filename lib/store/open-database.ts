import { randomUUID } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { PrismaPg } from "@prisma/adapter-pg";
import type pg from "pg";
import type { PrismaPGlite } from "pglite-prisma-adapter";
import { holdLease, type Joining } from "./executors.ts";
import { fencedClient } from "./fenced-client.ts";
import { lockFolder } from "./folder-lock.ts";
import { PrismaClient } from "./generated/client.ts";
import { loneLease, type Lease } from "./lease.ts";
import { deploy, type MigrationTarget } from "./migrate.ts";
import { pglitePool, type PglitePool, type SharedDatabase } from "./pglite-pool.ts";
import { awaitSchema, bringSchema, type SchemaBeside } from "./postgres-schema.ts";
import { prismaStore } from "./prisma-store.ts";
import type { Store } from "./store.ts";

export interface Database {
  kind: "embedded" | "postgres";
  store: Store;
  /** How the durable engine reaches the embedded database; with Postgres it opens connections of its own. */
  enginePool: pg.Pool | undefined;
  /** The address of Postgres itself, for what needs a connection of its own. */
  databaseUrl: string | undefined;
  /** Takes this process into those that work on this database. Closed before the database is. */
  join: (joining: Joining) => Promise<Membership>;
  close(): Promise<void>;
}

/** A lease, and a store that writes only while nobody has taken it: the check and the write are one transaction. */
export interface Membership {
  lease: Lease;
  store: Store;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A Postgres, or a pooler in front of one. Without it the embedded database in `folder` is used. */
  databaseUrl?: string;
  /** That Postgres without a pooler, where that is another address. */
  directUrl?: string;
  /** `bring`: brings a Postgres to the current schema. `await`: waits so many milliseconds until another process has. */
  schema?: "bring" | { awaitMs: number };
  /** Connections that the store has at most, beside those of leases, notices and the durable engine. Ten by itself. */
  storeConnections?: number;
  /** What else is migrated with it; the embedded database is migrated by whoever opens it. */
  beside?: SchemaBeside;
  /** The data folder. */
  folder: string;
  /** The folder that holds `package.json` and `prisma/`. */
  projectRoot: string;
  /** Takes what the database's client warns of. */
  log?: DatabaseLog;
}

export interface DatabaseLog {
  debug: (message: string) => void;
  warn: (message: string) => void;
}

/** Opens the database, brings it to the current schema and answers the store over it. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, folder, projectRoot, log } = options;
  return databaseUrl ? openPostgres({ ...options, databaseUrl }) : openFolder(folder, projectRoot, log);
}

/** Opens an embedded database that is already running, such as one in memory. `release` runs after it is closed. */
export async function openEmbedded(
  db: PGlite,
  projectRoot: string,
  release: () => Promise<void> = () => Promise.resolve(),
  log?: DatabaseLog,
): Promise<Database> {
  const embedded = pglitePool(db);
  try {
    await deploy(pgliteTarget(embedded.shared), projectRoot);
  } catch (error) {
    await embedded.close();
    throw error;
  }
  const store = prismaStore(clientOver(await embeddedAdapter(embedded.shared), log));
  return {
    kind: "embedded",
    store,
    enginePool: embedded.pool,
    databaseUrl: undefined,
    join: () => Promise.resolve({ lease: loneLease(randomUUID()), store, close: () => Promise.resolve() }),
    close: closing(store, embedded, release),
  };
}

export function pgliteTarget(db: SharedDatabase): MigrationTarget {
  return {
    connect: async () => (await embeddedAdapter(db)).connect(),
    run: (script) => db.exec(script),
  };
}

/**
 * Loaded only where it is used, and hidden from who traces files: a function over Postgres carries no database of its own
 * (scripts/function-files.mjs names it for everybody else).
 */
async function embeddedAdapter(db: SharedDatabase): Promise<PrismaPGlite> {
  const { PrismaPGlite } = await import(/* turbopackIgnore: true */ "pglite-prisma-adapter");
  return new PrismaPGlite(db as PGlite);
}

/**
 * All of its buffers are written to when it opens: its usual 128 MB were held by every process, and took a third of a
 * second. What it reads again is also in the system's own cache of files.
 */
const small = ["-c", "shared_buffers=16MB"];

async function openFolder(folder: string, projectRoot: string, log?: DatabaseLog): Promise<Database> {
  const lock = await lockFolder(folder);
  try {
    const dataDir = join(folder, "database");
    await mkdir(dataDir, { recursive: true });
    const { PGlite } = await import(/* turbopackIgnore: true */ "@electric-sql/pglite");
    const startParams = [...PGlite.defaultStartParams, ...small];
    const db = await PGlite.create({ dataDir, startParams });
    const opened = await openEmbedded(db, projectRoot, () => lock.release(), log);
    return {
      ...opened,
      join: (joining) => {
        lock.watch(joining.onLost);
        return opened.join(joining);
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function openPostgres(options: DatabaseOptions & { databaseUrl: string }): Promise<Database> {
  const { databaseUrl, directUrl = databaseUrl, projectRoot, schema = "bring", beside, log } = options;
  const { storeConnections: max = 10 } = options;
  const about = { url: directUrl, projectRoot, ...(beside === undefined ? {} : { beside }) };
  if (schema === "bring") await bringSchema(about);
  else await awaitSchema({ ...about, waitMs: schema.awaitMs });
  const pool = { connectionString: databaseUrl, application_name: "shotwright_store", max };
  const client = clientOver(new PrismaPg({ ...pool, onConnect }), log);
  const store = prismaStore(client);
  return {
    kind: "postgres",
    store,
    enginePool: undefined,
    databaseUrl: directUrl,
    join: (joining) => joined(client, directUrl, joining),
    close: () => store.close(),
  };
}

/** What a process holds locked that stands still within a transaction is free again before others take it for dead. */
const idleTransactionMs = 15_000;
const onConnect = async (client: pg.ClientBase): Promise<void> => {
  client.on("error", nameLostConnection);
  await client.query(`SET idle_in_transaction_session_timeout = ${idleTransactionMs}`);
};

/** A connection that breaks is told of in words alone, by the same error that whoever waits for an answer is given. */
const nameLostConnection = (error: Error): void => {
  if (!("code" in error)) Object.assign(error, { code: "ECONNRESET" });
};

async function joined(client: PrismaClient, databaseUrl: string, joining: Joining): Promise<Membership> {
  const lease = await holdLease(databaseUrl, joining);
  const fenced = fencedClient(client, async (tx) => {
    // Whoever takes the lease waits for this lock, and a renewal does not.
    const rows = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM executors WHERE executor_id = ${lease.id} AND taken_by IS NULL FOR KEY SHARE`;
    lease.found(rows.length > 0);
  });
  return { lease, store: prismaStore(fenced), close: () => lease.close() };
}

function clientOver(adapter: PrismaPg | PrismaPGlite, log?: DatabaseLog): PrismaClient {
  // On the embedded database a transaction waits for the engine's; Prisma's own 2 s would refuse it under load.
  // Of a failed query its error would print the lines of the program around it.
  const errorFormat = "minimal";
  const client = new PrismaClient({
    adapter,
    errorFormat,
    transactionOptions: { maxWait: 30_000, timeout: 30_000 },
    log: [
      { emit: "event", level: "warn" },
      { emit: "event", level: "error" },
    ],
  });
  client.$on("warn", ({ message }) => log?.warn(message));
  // Whoever asked is thrown the same, and knows whether it is a fault at all.
  client.$on("error", ({ message }) => log?.debug(message));
  return client;
}

function closing(store: Store, embedded: PglitePool, release: () => Promise<void>): () => Promise<void> {
  let closed: Promise<void> | undefined;
  return () => {
    closed ??= store
      .close()
      .then(() => embedded.close())
      .finally(release);
    return closed;
  };
}
