import { execFile } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { PGlite } from "@electric-sql/pglite";
import { deploy } from "#lib/store/migrate.ts";
import { type Database, openEmbedded, pgliteTarget } from "#lib/store/open-database.ts";

/** Root of the project, for tests: they run from it. */
export const projectRoot = process.cwd();

const templates = path.join(projectRoot, "node_modules", ".cache", "shotwright-tests");
/** What a migrated database comes of; where any of it changes, another one is made. */
const sources = ["package-lock.json", "lib/store/migrate.ts", "lib/store/testing/embedded.ts", "prisma/migrations"];

let template: Promise<string> | undefined;

/** A migrated, empty embedded database in memory. The first of a checkout costs a few seconds, every further one is a copy. */
export async function embeddedTestDatabase(): Promise<Database> {
  template ??= findTemplate();
  const dump = new Blob([await readFile(await template)]);
  return openEmbedded(await PGlite.create({ loadDataDir: dump }), projectRoot);
}

/** Puts a migrated, empty embedded database into a data folder that has none, for tests of which a first start is no part. */
export async function seedDataFolder(folder: string): Promise<void> {
  template ??= findTemplate();
  const database = path.join(folder, "database");
  await mkdir(database, { recursive: true });
  await promisify(execFile)("tar", ["-xf", await template, "-C", database]);
}

/** Processes that find none each make one, and the last name stands: they are all alike. */
async function findTemplate(): Promise<string> {
  const file = path.join(templates, `${await hashOfSources()}.tar`);
  if (existsSync(file)) return file;
  const db = await PGlite.create();
  await deploy(pgliteTarget(db), projectRoot);
  const dump = await db.dumpDataDir("none");
  await db.close();
  await mkdir(templates, { recursive: true });
  const begun = path.join(templates, `${randomUUID()}.part`);
  await writeFile(begun, new Uint8Array(await dump.arrayBuffer()));
  await rename(begun, file);
  return file;
}

async function hashOfSources(): Promise<string> {
  const hash = createHash("sha256");
  for (const source of sources) {
    const names = statSync(source).isDirectory() ? await readdir(source, { recursive: true }) : [""];
    const files = names.map((name) => path.join(source, name)).filter((file) => statSync(file).isFile());
    for (const file of files.toSorted()) hash.update(`${file}\0`).update(await readFile(file));
  }
  return hash.digest("hex");
}
