import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import * as glue from "@prisma/schema-engine-wasm/schema_engine_bg";
import type { MigrationList, SchemaEngine } from "@prisma/schema-engine-wasm/schema_engine_bg";

/** Prisma's schema engine as WebAssembly: migrations run inside the process and need no downloaded binary. */

export interface Migration {
  name: string;
  sql: string;
  sha256: string;
}

/** A database to migrate: its adapter, and a way to run a whole script that fails when any statement of it fails. */
export interface MigrationTarget {
  connect(): Promise<SqlDriverAdapter>;
  run(script: string): Promise<unknown>;
}

export class MigrationFailed extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "MigrationFailed";
  }
}

const filters = { externalTables: [], externalEnums: [] };

/** The migrations of the project, oldest first. `projectRoot` is the folder that holds `prisma/`. */
export async function readMigrations(projectRoot: string): Promise<Migration[]> {
  const folder = join(projectRoot, "prisma", "migrations");
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(join(folder, name, "migration.sql"), "utf8");
      return { name, sql, sha256: createHash("sha256").update(sql).digest("hex") };
    }),
  );
}

/**
 * Applies what is missing, of those alone that `only` names where it is given, and answers its names. Throws
 * `MigrationFailed`, with the database's own error as cause.
 */
export async function deploy(
  target: MigrationTarget,
  projectRoot: string,
  only?: readonly string[],
): Promise<string[]> {
  const migrations = (await readMigrations(projectRoot)).filter(({ name }) => only?.includes(name) ?? true);
  const adapter = await target.connect();
  try {
    if (await isCurrent(adapter, migrations)) return [];
  } finally {
    await adapter.dispose();
  }
  const list = await migrationList(projectRoot, migrations);
  return withEngine(target, projectRoot, async (engine) => {
    const { editedMigrationNames } = await engine.diagnoseMigrationHistory({
      migrationsList: list,
      optInToShadowDatabase: false,
      filters,
    });
    if (editedMigrationNames.length > 0)
      throw new MigrationFailed(`Applied migrations were edited afterwards: ${editedMigrationNames.join(", ")}.`);
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: list,
      filters,
    });
    return appliedMigrationNames;
  });
}

/** SQL that leads from the migrations to `schema.prisma`: the next migration, or "" when there is nothing to do. */
export async function drift(target: MigrationTarget, projectRoot: string): Promise<string> {
  const list = await migrationList(projectRoot, await readMigrations(projectRoot));
  const files = await schemaFiles(projectRoot);
  return withEngine(target, projectRoot, async (engine) => {
    const difference = {
      from: { tag: "migrations", ...list },
      to: { tag: "schemaDatamodel", files },
      script: true,
      exitCode: true,
      filters,
      shadowDatabaseUrl: null,
    } as const;
    const { exitCode, stdout } = await engine.diff(difference);
    return exitCode === 0 ? "" : (stdout ?? "");
  });
}

/** True when every migration, and no other, stands finished in the database: then the engine need not be loaded. */
async function isCurrent(adapter: SqlDriverAdapter, migrations: Migration[]): Promise<boolean> {
  const ask = async (sql: string) => (await adapter.queryRaw({ sql, args: [], argTypes: [] })).rows;
  const [[exists] = []] = await ask(`SELECT to_regclass('_prisma_migrations') IS NOT NULL`);
  if (exists !== true) return false;
  const rows = await ask(
    `SELECT migration_name, checksum, (finished_at IS NOT NULL)::int FROM _prisma_migrations
     WHERE rolled_back_at IS NULL ORDER BY migration_name`,
  );
  const wanted = migrations.map(({ name, sha256 }) => `${name} ${sha256} 1`);
  return rows.map((row) => row.join(" ")).join("\n") === wanted.join("\n");
}

/** True when every migration of this program stands finished in the database; there may be others of a newer one. */
export async function hasEvery(target: MigrationTarget, projectRoot: string): Promise<boolean> {
  const migrations = await readMigrations(projectRoot);
  const adapter = await target.connect();
  try {
    const applied = new Set(await finishedMigrations(adapter));
    return migrations.every(({ name }) => applied.has(name));
  } finally {
    await adapter.dispose();
  }
}

async function finishedMigrations(adapter: SqlDriverAdapter): Promise<string[]> {
  const ask = async (sql: string) => (await adapter.queryRaw({ sql, args: [], argTypes: [] })).rows;
  const [[exists] = []] = await ask(`SELECT to_regclass('_prisma_migrations') IS NOT NULL`);
  if (exists !== true) return [];
  const rows = await ask(
    `SELECT migration_name FROM _prisma_migrations WHERE rolled_back_at IS NULL AND finished_at IS NOT NULL`,
  );
  return rows.map(([name]) => String(name));
}

async function withEngine<T>(
  target: MigrationTarget,
  projectRoot: string,
  use: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  await loadEngine(projectRoot);
  // The engine reports a driver's error as a number only, so the error itself is kept here.
  let cause: unknown;
  const keeping = async (run: () => Promise<unknown>): Promise<void> => {
    try {
      await run();
    } catch (error) {
      cause ??= error;
      throw error;
    }
  };
  // Both adapters' own `executeScript` are unfit: one drops errors, the other splits function bodies at semicolons.
  const wholeScripts = (adapter: SqlDriverAdapter, run: MigrationTarget["run"]) =>
    Object.assign(adapter, { executeScript: (script: string) => keeping(() => run(script)) });
  const shadows: PGlite[] = [];
  const factory: SqlMigrationAwareDriverAdapterFactory = {
    provider: "postgres",
    adapterName: "schema-engine",
    connect: async () => wholeScripts(await target.connect(), (script) => target.run(script)),
    connectToShadowDb: async () => {
      const [{ PGlite }, { PrismaPGlite }] = await Promise.all([
        import(/* turbopackIgnore: true */ "@electric-sql/pglite"),
        import(/* turbopackIgnore: true */ "pglite-prisma-adapter"),
      ]);
      const shadow = await PGlite.create();
      shadows.push(shadow);
      return wholeScripts(await new PrismaPGlite(shadow).connect(), (script) => shadow.exec(script));
    },
  };
  const files = await schemaFiles(projectRoot);
  const engine = await glue.SchemaEngine.new(
    { datamodels: files.map((file) => [file.path, file.content]) },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(factory),
  );
  try {
    return await use(engine);
  } catch (error) {
    if (error instanceof MigrationFailed) throw error;
    const found = cause ?? error;
    throw new MigrationFailed(`The database could not be migrated: ${messageOf(found)}`, {
      cause: found,
    });
  } finally {
    engine.free();
    await Promise.all(shadows.map((shadow) => shadow.close()));
  }
}

let loaded = false;

/** The package's own entry imports its `.wasm` as a module, which neither Node nor a bundler takes: it is read by hand. */
async function loadEngine(projectRoot: string): Promise<void> {
  if (loaded) return;
  const require = createRequire(join(projectRoot, "package.json"));
  const folder = dirname(require.resolve("@prisma/schema-engine-wasm"));
  const binary = await readFile(join(folder, "schema_engine_bg.wasm"));
  const imports = { "./schema_engine_bg.js": { ...glue } } as WebAssembly.Imports;
  const { instance } = await WebAssembly.instantiate(binary, imports);
  glue.__wbg_set_wasm(instance.exports);
  (instance.exports as { __wbindgen_start(): void }).__wbindgen_start();
  loaded = true;
}

async function schemaFiles(projectRoot: string): Promise<{ path: string; content: string }[]> {
  const path = join(projectRoot, "prisma", "schema.prisma");
  return [{ path, content: await readFile(path, "utf8") }];
}

async function migrationList(projectRoot: string, migrations: Migration[]): Promise<MigrationList> {
  const baseDir = join(projectRoot, "prisma", "migrations");
  return {
    baseDir,
    shadowDbInitScript: "",
    lockfile: {
      path: "migration_lock.toml",
      content: await readFile(join(baseDir, "migration_lock.toml"), "utf8"),
    },
    migrationDirectories: migrations.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: "migration.sql", content: { tag: "ok", value: sql } },
    })),
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
