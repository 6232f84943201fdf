import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import type { PrismaPGlite } from "pglite-prisma-adapter";
import { lockFolder } from "./folder-lock.ts";
import { PrismaClient } from "./generated/client.ts";
import { deploy, type MigrationTarget } from "./migrate.ts";
import { pglitePool, type PglitePool, type SharedDatabase } from "./pglite-pool.ts";
import { alonePresence, postgresPresence, type Presence } from "./presence.ts";
import { prismaStore } from "./prisma-store.ts";
import type { Store } from "./store.ts";

export interface Database {
  kind: "embedded" | "postgres";
  store: Store;
  /** How the durable engine reaches the embedded database; with Postgres it opens connections of its own. */
  enginePool: pg.Pool | undefined;
  databaseUrl: string | undefined;
  /** Takes a name among the processes on this database; see `Presence`. */
  presence: (about: Parameters<typeof postgresPresence>[1]) => Promise<Presence>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A Postgres. Without it the embedded database in `folder` is used. */
  databaseUrl?: string;
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
export async function openDatabase({ databaseUrl, folder, projectRoot, log }: DatabaseOptions): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl, projectRoot, log) : openFolder(folder, projectRoot, log);
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
  const store = storeOver(await embeddedAdapter(embedded.shared), log);
  return {
    kind: "embedded",
    store,
    enginePool: embedded.pool,
    databaseUrl: undefined,
    presence: ({ name }) => Promise.resolve(alonePresence(name)),
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

async function openFolder(folder: string, projectRoot: string, log?: DatabaseLog): Promise<Database> {
  const lock = await lockFolder(folder);
  try {
    const dataDir = join(folder, "database");
    await mkdir(dataDir, { recursive: true });
    const { PGlite } = await import(/* turbopackIgnore: true */ "@electric-sql/pglite");
    return await openEmbedded(await PGlite.create({ dataDir }), projectRoot, () => lock.release(), log);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function openPostgres(databaseUrl: string, projectRoot: string, log?: DatabaseLog): Promise<Database> {
  await migratePostgres(databaseUrl, projectRoot);
  const store = storeOver(new PrismaPg({ connectionString: databaseUrl }), log);
  return {
    kind: "postgres",
    store,
    enginePool: undefined,
    databaseUrl,
    presence: (about) => postgresPresence(databaseUrl, about),
    close: () => store.close(),
  };
}

/** Prisma's own number, so that `prisma migrate deploy` waits too. */
const migrationLock = 72_707_369;

/** Brings a Postgres to the current schema. Replicas that start together wait for each other. */
async function migratePostgres(databaseUrl: string, projectRoot: string): Promise<string[]> {
  // One connection that is never idled away: the advisory lock belongs to it.
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, idleTimeoutMillis: 0 });
  try {
    await pool.query("SELECT pg_advisory_lock($1)", [migrationLock]);
    const target = {
      connect: () => new PrismaPg(pool).connect(),
      run: (script: string) => pool.query(script),
    };
    return await deploy(target, projectRoot);
  } finally {
    await pool.end();
  }
}

function storeOver(adapter: PrismaPg | PrismaPGlite, log?: DatabaseLog): Store {
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
  return prismaStore(client);
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
