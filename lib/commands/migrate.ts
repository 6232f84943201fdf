import { engineSchema } from "#lib/engine/engine-schema.ts";
import { bringSchema } from "#lib/store/postgres-schema.ts";
import { misused, type BareCommand } from "./command.ts";

/** Brings the Postgres that the environment names to the schema of this program, its own tables and the engine's. */
export const migrate: BareCommand = {
  name: "migrate",
  usage: ["migrate"],
  async runBare(args, { env, projectRoot, say }) {
    if (args.length > 0) throw misused(migrate, "It takes nothing.");
    const url = env.DIRECT_DATABASE_URL ?? env.DATABASE_URL;
    if (url === undefined) {
      say("DATABASE_URL is not set: the embedded database is migrated by whoever opens it.");
      return;
    }
    const applied = await bringSchema({ url, projectRoot, beside: engineSchema });
    say(applied.length === 0 ? "The database is up to date." : `Applied: ${applied.join(", ")}.`);
  },
};
