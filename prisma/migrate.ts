import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { drift } from "#lib/store/migrate.ts";
import { pgliteTarget } from "#lib/store/open-database.ts";

// Writes the next migration from the difference between the migrations and `schema.prisma`, without a network:
//   npx node prisma/migrate.ts <name>     Without a name it only shows the difference, and fails when there is one.

const projectRoot = fileURLToPath(new URL("..", import.meta.url));
const [name] = process.argv.slice(2);
const db = await PGlite.create();
const sql = await drift(pgliteTarget(db), projectRoot);
await db.close();

if (sql === "") {
  console.log("The migrations lead to schema.prisma: nothing to do.");
} else if (name === undefined) {
  console.log(sql);
  process.exitCode = 2;
} else {
  const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const folder = join(projectRoot, "prisma", "migrations", `${stamp}_${name.replace(/\W+/g, "_")}`);
  await mkdir(folder);
  await writeFile(join(folder, "migration.sql"), sql);
  console.log(`Written: ${folder}/migration.sql. Read it before it is committed.`);
}
