import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

/** Tells the processes on one database from each other, and the living from the dead. */
export interface Presence {
  /** This process's own name among them. */
  name: string;
  /** Whether others may be at work on the same database at the same time. */
  isShared: boolean;
  /** Runs `work` while no process of that name lives, nor can begin to; false where one does, or where nobody can tell. */
  ifGone: (name: string, work: () => Promise<void>) => Promise<boolean>;
  close: () => Promise<void>;
}

/** On the embedded database, which belongs to one process at a time: whoever was there before is gone. */
export const alonePresence = (name: string): Presence => ({
  name,
  isShared: false,
  ifGone: async (_name, work) => {
    await work();
    return true;
  },
  close: () => Promise.resolve(),
});

const [firstRetryMs, lastRetryMs] = [100, 2000];

/**
 * A lock on the name that lasts as long as a connection of its own to Postgres: the server frees it when the process dies.
 * A name that another process lives under gets `suffix` behind it. Where the connection breaks it is made again, at once
 * and then every two seconds; until then `ifGone` cannot tell. `report` is told of that.
 */
export async function postgresPresence(
  databaseUrl: string,
  about: { name: string; suffix: string; report: (message: string, cause: unknown) => void },
): Promise<Presence> {
  let name = about.name;
  let closed = false;
  let client: pg.Client | null = null;

  const connected = async (): Promise<pg.Client> => {
    const fresh = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
    fresh.on("error", (cause) => lost(fresh, cause));
    fresh.on("end", () => lost(fresh, new Error("The connection was closed.")));
    await fresh.connect();
    return fresh;
  };
  const lost = (whose: pg.Client, cause: unknown): void => {
    if (closed || client !== whose) return;
    client = null;
    about.report(`The database no longer knows that ${name} lives.`, cause);
    void returning();
  };
  const returning = async (): Promise<void> => {
    for (let retryMs = firstRetryMs; !closed && client === null; retryMs = Math.min(lastRetryMs, retryMs * 2)) {
      await pause(retryMs);
      try {
        const fresh = await connected();
        if (await locked(fresh, name)) client = fresh;
        else await fresh.end();
      } catch (cause) {
        about.report(`The database cannot be told that ${name} lives.`, cause);
      }
    }
    if (closed) await client?.end();
  };

  client = await connected();
  if (!(await locked(client, name))) {
    name = `${name}-${about.suffix}`;
    if (!(await locked(client, name))) throw new Error(`Another process is already called ${name}.`);
  }
  return {
    get name() {
      return name;
    },
    isShared: true,
    async ifGone(other, work) {
      const mine = client;
      if (mine === null || other === name || !(await locked(mine, other))) return false;
      try {
        await work();
      } finally {
        await mine.query("SELECT pg_advisory_unlock(hashtextextended($1, 0))", [lockOf(other)]);
      }
      return true;
    },
    async close() {
      closed = true;
      await client?.end();
    },
  };
}

const lockOf = (name: string): string => `shotwright process ${name}`;

async function locked(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    "SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS locked",
    [lockOf(name)],
  );
  return rows[0]?.locked === true;
}
