import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { engineSchema } from "#lib/engine/engine-schema.ts";
import { readEnvironment } from "#lib/environment.ts";
import { bringSchema } from "#lib/store/postgres-schema.ts";

// Brings the Postgres that the environment names to the schema of this program, its own tables and the engine's:
//   npm run migrate     Before new processes are started; several at once wait for each other.

const { DIRECT_DATABASE_URL, DATABASE_URL } = readEnvironment(process.env, (file) => readFileSync(file, "utf8"));
const url = DIRECT_DATABASE_URL ?? DATABASE_URL;
if (url === undefined) {
  console.log("DATABASE_URL is not set: the embedded database is migrated by whoever opens it.");
} else {
  const projectRoot = fileURLToPath(new URL("..", import.meta.url));
  try {
    const applied = await bringSchema({ url, projectRoot, beside: engineSchema });
    console.log(applied.length === 0 ? "The database is up to date." : `Applied: ${applied.join(", ")}.`);
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : String(cause));
    process.exitCode = 1;
  }
}
