import { createHash, randomBytes } from "node:crypto";
import path from "node:path";
import { engineSchema } from "#lib/engine/engine-schema.ts";
import { databaseOf } from "#lib/engine/role-settings.ts";
import type { Environment } from "#lib/environment.ts";
import { idMaker } from "#lib/store/new-id.ts";
import { openDatabase, type Database } from "#lib/store/open-database.ts";

/** What a command works with: the database of the service, whether that runs or not, and nothing that draws. */
export interface Tools {
  env: Environment;
  /** The data folder. */
  folder: string;
  database: Database;
  clock: () => Date;
  newId: ReturnType<typeof idMaker>;
  randomBytes: (length: number) => Uint8Array;
  sha256: (text: Uint8Array | string) => string;
  /** Writes a line for whoever called. */
  say: (line: string) => void;
}

/** Opens them. The embedded database belongs to one process: there a command is refused while the service runs. */
export const openTools = async (env: Environment, projectRoot: string, say: Tools["say"]): Promise<Tools> => {
  const folder = path.resolve(projectRoot, env.SHOTWRIGHT_DATA);
  const clock = () => new Date();
  return {
    env,
    folder,
    database: await openDatabase({ ...databaseOf(env), folder, projectRoot, beside: engineSchema }),
    clock,
    newId: idMaker(clock, randomBytes),
    randomBytes: (length) => randomBytes(length),
    sha256: (text) => createHash("sha256").update(text).digest("hex"),
    say,
  };
};
