import { PGlite } from "@electric-sql/pglite";
import { deploy } from "#lib/store/migrate.ts";
import { type Database, openEmbedded, pgliteTarget } from "#lib/store/open-database.ts";

/** Root of the project, for tests: they run from it. */
export const projectRoot = process.cwd();

let template: Promise<File | Blob> | undefined;

/** A migrated, empty embedded database in memory. The first costs a few seconds, every further one is a copy. */
export async function embeddedTestDatabase(): Promise<Database> {
  template ??= makeTemplate();
  return openEmbedded(await PGlite.create({ loadDataDir: await template }), projectRoot);
}

async function makeTemplate(): Promise<File | Blob> {
  const db = await PGlite.create();
  await deploy(pgliteTarget(db), projectRoot);
  const dump = await db.dumpDataDir("none");
  await db.close();
  return dump;
}
