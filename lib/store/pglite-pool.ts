import { EventEmitter } from "node:events";
import { setImmediate as breathe } from "node:timers/promises";
import type { PGlite, Results } from "@electric-sql/pglite";
import type { Pool, QueryConfig } from "pg";

type Callback = (error: Error | null, result?: PoolResult) => void;
type Values = unknown[] | undefined;

interface PoolResult {
  rows: unknown[];
  fields: Results["fields"];
  rowCount: number;
  command: string;
}

/** The part of PGlite that Prisma's adapter uses. */
export type SharedDatabase = Pick<PGlite, "query" | "exec" | "transaction">;

export interface PglitePool {
  /** A `pg.Pool` look-alike with one client at a time, for the durable engine. */
  pool: Pool;
  /** The same database under the same lock, for Prisma: a write waits until the engine's transaction is over. */
  shared: SharedDatabase;
  close(): Promise<void>;
}

/** `pg` answers int8 as text; the engine counts on it. */
const likePg = { parsers: { 20: (value: string) => value } };

/**
 * PGlite has one connection. Whoever held it without the lock would write inside somebody else's open transaction and
 * lose that write to their rollback. Never take the lock twice in one call chain: the second waits for the first.
 */
export function pglitePool(db: PGlite): PglitePool {
  const lock = fairLock();
  const locked = async <T>(run: () => Promise<T>): Promise<T> => {
    const free = await lock();
    try {
      return await run();
    } finally {
      free();
    }
  };

  const run = async (query: string | QueryConfig, values: Values): Promise<PoolResult> => {
    const text = typeof query === "string" ? query : query.text;
    await breathe();
    const given = values ?? (typeof query === "string" ? undefined : query.values);
    // Without values a text may hold several statements, as it may with pg.
    const result = given?.length
      ? await db.query(
          text,
          given.map((value) => value ?? null),
          likePg,
        )
      : (await db.exec(text, likePg)).at(-1);
    const rows = result?.rows ?? [];
    return {
      rows,
      fields: result?.fields ?? [],
      rowCount: result?.affectedRows || rows.length,
      command: "",
    };
  };

  const connect = async () => {
    const free = await lock();
    let queue: Promise<unknown> = Promise.resolve();
    let inTransaction = false;
    let released = false;
    const query = (text: string | QueryConfig, ...rest: [(Values | Callback)?, Callback?]) => {
      const [values, callback] = valuesAndCallback(rest);
      const result = queue.then(() => run(text, values));
      inTransaction = transactionAfter(typeof text === "string" ? text : text.text, inTransaction);
      queue = result.catch(() => undefined);
      return answer(result, callback);
    };
    const release = () => {
      if (released) return;
      released = true;
      // A client given back in the middle of a transaction must not leave it open for the next holder.
      const tidy = inTransaction ? queue.then(() => db.exec("ROLLBACK")).catch(() => undefined) : queue;
      void tidy.then(free);
    };
    return Object.assign(new EventEmitter(), { query, release });
  };

  const pool = Object.assign(new EventEmitter(), {
    options: { max: 1 },
    totalCount: 1,
    idleCount: 1,
    waitingCount: 0,
    connect,
    query: (text: string | QueryConfig, ...rest: [(Values | Callback)?, Callback?]) => {
      const [values, callback] = valuesAndCallback(rest);
      return answer(
        locked(() => run(text, values)),
        callback,
      );
    },
    // The database belongs to whoever opened it; the engine only stops using it.
    end: () => Promise.resolve(),
  });

  const shared = {
    query: (...args: Parameters<PGlite["query"]>) => locked(() => db.query(...args)),
    exec: (...args: Parameters<PGlite["exec"]>) => locked(() => db.exec(...args)),
    transaction: (...args: Parameters<PGlite["transaction"]>) => locked(() => db.transaction(...args)),
  };

  return {
    pool: pool as unknown as Pool,
    shared: shared as SharedDatabase,
    close: () => locked(() => db.close()),
  };
}

/**
 * First come, first served; the answer of the wait is the function that frees the lock. The database works on the
 * thread of its caller: each turn with it begins after whatever else waits for that thread.
 */
function fairLock(): () => Promise<() => void> {
  let tail: Promise<void> = Promise.resolve();
  return () => {
    const before = tail;
    let free = () => {};
    tail = new Promise((resolve) => (free = resolve));
    return before.then(() => breathe(free));
  };
}

function transactionAfter(sql: string, before: boolean): boolean {
  if (/^\s*(begin|start\s+transaction)\b/i.test(sql)) return true;
  if (/^\s*(commit|end|abort|rollback(?!\s+to\b))\b/i.test(sql)) return false;
  return before;
}

function valuesAndCallback([first, second]: [(Values | Callback)?, Callback?]): [Values, Callback | undefined] {
  return typeof first === "function" ? [undefined, first] : [first, second];
}

function answer(result: Promise<PoolResult>, callback: Callback | undefined): Promise<PoolResult> | undefined {
  if (!callback) return result;
  result.then(
    (value) => callback(null, value),
    (error: unknown) => callback(error as Error),
  );
  return undefined;
}
