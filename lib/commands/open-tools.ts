import { createHash, randomBytes } from "node:crypto";
import path from "node:path";
import type { Requeued } from "#lib/engine/engine.ts";
import { engineSchema } from "#lib/engine/engine-schema.ts";
import { requeueFilm } from "#lib/engine/requeue-film.ts";
import { databaseOf } from "#lib/engine/role-settings.ts";
import { givenUp, settle } from "#lib/engine/settle.ts";
import type { Environment } from "#lib/environment.ts";
import type { StoredGeneration } from "#lib/store/store.ts";
import { idMaker } from "#lib/store/new-id.ts";
import { openDatabase, type Database } from "#lib/store/open-database.ts";

/** What a command works with, beside the service or within it: nothing that draws. */
export interface Tools {
  database: Pick<Database, "kind" | "store">;
  clock: () => Date;
  newId: ReturnType<typeof idMaker>;
  randomBytes: (length: number) => Uint8Array;
  sha256: (text: Uint8Array | string) => string;
  /** Puts a film that has not come to rest in line again. */
  requeue: (film: StoredGeneration) => Promise<Requeued>;
  /** Ends a film as failed, nothing charged. False when it had come to rest. */
  giveUp: (film: StoredGeneration) => Promise<boolean>;
  /** Writes a line for whoever called. */
  say: (line: string) => void;
}

/** What a command has beside the service: the settings and the database, whether that runs or not. */
export interface OwnTools extends Tools {
  env: Environment;
  /** The data folder. */
  folder: string;
  close: () => Promise<void>;
}

/** Where the data folder is. */
export const dataFolder = (env: Environment, projectRoot: string): string =>
  path.resolve(projectRoot, env.SHOTWRIGHT_DATA);

/** Opens them. Throws `FolderInUse` on the embedded database while the service runs: that belongs to one process. */
export const openTools = async (env: Environment, projectRoot: string, say: Tools["say"]): Promise<OwnTools> => {
  const folder = dataFolder(env, projectRoot);
  const clock = () => new Date();
  const database = await openDatabase({ ...databaseOf(env), folder, projectRoot, beside: engineSchema });
  const { store, databaseUrl, enginePool } = database;
  const origin = env.NEXTAUTH_URL ?? `http://localhost:${env.PORT}`;
  return {
    env,
    folder,
    database,
    clock,
    newId: idMaker(clock, randomBytes),
    randomBytes: (length) => randomBytes(length),
    sha256: (text) => createHash("sha256").update(text).digest("hex"),
    requeue: (film) => requeueFilm(film, { databaseUrl, pool: enginePool }),
    giveUp: (film) =>
      settle(
        { store, report: say },
        film,
        { ...givenUp, round: film.round, charged_usd: 0, finished_at: clock() },
        origin,
      ),
    say,
    close: () => database.close(),
  };
};
