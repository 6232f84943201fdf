import { mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { FolderInUse, lockFolder } from "#lib/store/folder-lock.ts";
import type { MigrationTarget } from "#lib/store/migrate.ts";

/** Either database as rows of text: what is backed up and restored is the same whichever it is. */
export interface RowDatabase {
  kind: "embedded" | "postgres";
  /** Rows of one statement. Whoever needs a number or a date asks for its text. */
  query(sql: string, values?: readonly unknown[]): Promise<Record<string, string | null>[]>;
  /** A script of several statements. */
  run(script: string): Promise<void>;
  /** How the schema is brought in, over a connection of its own. */
  migrations: MigrationTarget;
  close(): Promise<void>;
}

/** What was asked for cannot be done as things stand; the message says what to do. */
export class BackupRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "BackupRefused";
  }
}

export interface DatabasePlace {
  /** A Postgres. Without it the embedded database in `folder` is meant. */
  databaseUrl?: string | undefined;
  /** The data folder. */
  folder: string;
}

/**
 * Opens the database as it stands, without migrating it. Throws `BackupRefused` where the embedded one belongs to a running
 * server, and, unless it may be `made`, where there is none.
 */
export async function openRows({ databaseUrl, folder }: DatabasePlace, made = false): Promise<RowDatabase> {
  return databaseUrl === undefined ? openFolder(folder, made) : openPostgres(databaseUrl);
}

async function openPostgres(databaseUrl: string): Promise<RowDatabase> {
  const { PrismaPg } = await import("@prisma/adapter-pg");
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  return {
    kind: "postgres",
    query: async (sql, values = []) => (await client.query<Record<string, string | null>>(sql, [...values])).rows,
    run: async (script) => void (await client.query(script)),
    migrations: { connect: () => new PrismaPg(pool).connect(), run: (script) => pool.query(script) },
    close: async () => {
      await pool.end();
      await client.end();
    },
  };
}

async function openFolder(folder: string, made: boolean): Promise<RowDatabase> {
  const dataDir = join(folder, "database");
  if (!made && !(await isThere(dataDir)))
    throw new BackupRefused(`There is no database in ${folder}. Say where it is with SHOTWRIGHT_DATA or DATABASE_URL.`);
  const lock = await lockFolder(folder).catch((cause: unknown) => {
    if (!(cause instanceof FolderInUse)) throw cause;
    const rest = "An embedded database belongs to one process; a Postgres is backed up while it is used.";
    throw new BackupRefused(`${cause.message} Stop the server, run this again and start it: ${rest}`, { cause });
  });
  try {
    await mkdir(dataDir, { recursive: true });
    const [{ PGlite }, { PrismaPGlite }] = await Promise.all([
      import("@electric-sql/pglite"),
      import("pglite-prisma-adapter"),
    ]);
    const db = await PGlite.create({ dataDir });
    return {
      kind: "embedded",
      query: async (sql, values = []) => (await db.query<Record<string, string | null>>(sql, [...values])).rows,
      run: async (script) => void (await db.exec(script)),
      migrations: { connect: () => new PrismaPGlite(db).connect(), run: (script) => db.exec(script) },
      close: async () => {
        await db.close();
        await lock.release();
      },
    };
  } catch (cause) {
    await lock.release();
    throw cause;
  }
}

/** Whether there is such a file or folder. */
export async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (cause: NodeJS.ErrnoException) => {
      if (cause.code === "ENOENT") return false;
      throw cause;
    },
  );
}
