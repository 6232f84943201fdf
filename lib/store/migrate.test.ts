import { createHash } from "node:crypto";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deploy, drift, MigrationFailed, type MigrationTarget, readMigrations } from "./migrate.ts";
import { openDatabase, pgliteTarget } from "./open-database.ts";
import { projectRoot } from "./testing/embedded.ts";
import { startPostgres, type TestPostgres } from "./testing/postgres.ts";
import { startTransactionPooler } from "./testing/transaction-pooler.ts";

/** A copy of the project's schema and migrations that a test may spoil. */
let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "shotwright-migrate-"));
  await cp(join(projectRoot, "prisma"), join(root, "prisma"), { recursive: true });
  await cp(join(projectRoot, "package.json"), join(root, "package.json"));
  await symlink(resolve(projectRoot, "node_modules"), join(root, "node_modules"));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function addMigration(name: string, sql: string): Promise<void> {
  const folder = join(root, "prisma", "migrations", name);
  await mkdir(folder);
  await writeFile(join(folder, "migration.sql"), sql);
}

interface Subject {
  target: MigrationTarget;
  query(sql: string): Promise<Record<string, unknown>[]>;
  end(): Promise<void>;
}

function suite(open: () => Promise<Subject>): void {
  let subject: Subject;
  beforeEach(async () => {
    subject = await open();
  }, 60_000);
  afterEach(() => subject.end());
  const rowsOf = () =>
    subject.query(
      `SELECT migration_name, checksum, finished_at IS NOT NULL AS finished, rolled_back_at IS NULL AS kept,
         applied_steps_count, logs FROM _prisma_migrations ORDER BY started_at`,
    );

  test("applies every migration once, with the rows that Prisma's own deploy writes", async () => {
    const migrations = await readMigrations(root);
    expect(await deploy(subject.target, root)).toEqual(migrations.map(({ name }) => name));
    const rows = await rowsOf();
    for (const [index, { name }] of migrations.entries()) {
      const file = await readFile(join(root, "prisma", "migrations", name, "migration.sql"));
      const checksum = createHash("sha256").update(file).digest("hex");
      const row = { migration_name: name, checksum, finished: true, kept: true, applied_steps_count: 1, logs: null };
      expect(rows[index]).toEqual(row);
    }
    expect(await deploy(subject.target, root)).toEqual([]);
    expect(await rowsOf()).toEqual(rows);
    // The engine itself agrees with the short cut that answered the second time.
    await addMigration("20990101000000_more", "CREATE TABLE more (n int)");
    expect(await deploy(subject.target, root)).toEqual(["20990101000000_more"]);
  });

  test("the migrations lead exactly to the schema, and a changed schema shows as the next migration", async () => {
    expect(await drift(subject.target, root)).toBe("");
    const path = join(root, "prisma", "schema.prisma");
    const schema = await readFile(path, "utf8");
    await writeFile(path, `${schema}\nmodel Extra {\n  id String @id\n}\n`);
    expect(await drift(subject.target, root)).toContain('CREATE TABLE "Extra"');
  });

  test("bodies with semicolons are taken whole", async () => {
    const body = `CREATE FUNCTION two() RETURNS int AS $$ BEGIN PERFORM 1; RETURN 2; END; $$ LANGUAGE plpgsql;`;
    await addMigration("20990101000000_function", `${body}\nCREATE TABLE after (n int DEFAULT two());`);
    await deploy(subject.target, root);
    expect(await subject.query("SELECT two() AS n")).toEqual([{ n: 2 }]);
  });

  test("a broken migration is refused with the database's own words, and so is every later start", async () => {
    await addMigration("20990101000000_broken", "CREATE TABLE half (n int);\nSELECT * FROM nowhere_at_all;");
    const failure = await deploy(subject.target, root).then(
      () => null,
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(MigrationFailed);
    expect((failure as MigrationFailed).message).toContain("nowhere_at_all");
    expect(await subject.query("SELECT to_regclass('half') IS NULL AS gone")).toEqual([{ gone: true }]);
    expect((await rowsOf()).at(-1)).toMatchObject({ migration_name: "20990101000000_broken", finished: false });
    await expect(deploy(subject.target, root)).rejects.toThrow(/20990101000000_broken/);
  });

  test("an applied migration that was edited afterwards is refused by name", async () => {
    await deploy(subject.target, root);
    const [{ name, sql } = { name: "", sql: "" }] = await readMigrations(root);
    await writeFile(join(root, "prisma", "migrations", name, "migration.sql"), `${sql}\n-- changed`);
    await expect(deploy(subject.target, root)).rejects.toThrow(name);
  });
}

describe("embedded", { timeout: 60_000 }, () => {
  suite(async () => {
    const db = await PGlite.create();
    return {
      target: pgliteTarget(db),
      query: async (sql) => (await db.query<Record<string, unknown>>(sql)).rows,
      end: () => db.close(),
    };
  });
});

describe("postgres", { timeout: 60_000 }, () => {
  let server: TestPostgres;
  let count = 0;
  beforeAll(async () => {
    server = await startPostgres();
  }, 60_000);
  afterAll(() => server?.stop());
  const freshDatabase = () => server.createDatabase(`migrate_${(count += 1)}`);

  suite(async () => {
    const pool = new pg.Pool({ connectionString: await freshDatabase() });
    return {
      target: { connect: () => new PrismaPg(pool).connect(), run: (script) => pool.query(script) },
      query: async (sql) => (await pool.query(sql)).rows as Record<string, unknown>[],
      end: () => pool.end(),
    };
  });

  test("replicas that start together migrate once and all come up", async () => {
    const databaseUrl = await freshDatabase();
    const options = { databaseUrl, folder: "unused", projectRoot };
    const replicas = await Promise.all([1, 2, 3].map(() => openDatabase(options)));
    for (const { store } of replicas) expect(await store.healthy()).toBe(true);
    await Promise.all(replicas.map((replica) => replica.close()));
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query("SELECT count(*)::int AS n FROM _prisma_migrations");
    await client.end();
    expect(rows).toEqual([{ n: (await readMigrations(projectRoot)).length }]);
  });

  test("over a pooler that shares connections nothing is migrated, and it is said what to do", async () => {
    const pooler = await startTransactionPooler(await freshDatabase());
    const options = { databaseUrl: pooler.url, folder: "unused", projectRoot };
    await expect(openDatabase(options)).rejects.toThrow("DIRECT_DATABASE_URL");
    await pooler.stop();
  });
});
