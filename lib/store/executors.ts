import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { isDatabaseAway } from "./database-away.ts";
import type { FolderGone } from "./folder-lock.ts";
import { LeaseLost, type Lease } from "./lease.ts";
import { isRunning, machineName, startOf } from "./this-machine.ts";

export interface LeaseTimes {
  /** Between two renewals. */
  beatMs: number;
  /** Without a renewal for so long, a process may be taken for dead. */
  leaseMs: number;
  /** Without one for so long, it takes itself for dead: well before others do. */
  fenceMs: number;
  /** After so long one that was taken over is answered once more. */
  againMs: number;
}

const usualTimes: LeaseTimes = { beatMs: 3000, leaseMs: 20_000, fenceMs: 12_000, againMs: 5000 };
/** A lease that ran out is also seen to stand still for so many beats: a database whose clock jumps kills nobody. */
const stillBeats = 2.5;
/** Longest that the database may take to answer: a connection that was cut off says nothing for ever. */
const answerMs = 3000;
/** Between two looks for a database that is away. */
const lookAgainMs = 500;
const forgottenAfter = "10 minutes";
/** Beside the locks of migrations and of money. */
const sweepLock = 72_707_371;

/**
 * Who joins. `onLost` is told once, when the process must end: others go on with its work, or the folder of the embedded
 * database is gone.
 */
export interface Joining {
  role: string;
  version: string;
  onLost: (cause: LeaseLost | FolderGone) => void;
  report: (message: string, cause: unknown) => void;
  times?: Partial<LeaseTimes>;
}

/** The lease of a process on a shared Postgres: a row that it renews from a connection of its own, by the database's clock. */
export interface HeldLease extends Lease {
  /** Says whether a write found the lease untaken; throws `LeaseLost` where it did not. */
  found(untaken: boolean): void;
  close(): Promise<void>;
}

interface Row {
  executor_id: string;
  machine: string | null;
  pid: number;
  started: string | null;
  seen: string;
  leaving: boolean;
  late: boolean;
  taken: boolean;
}

/** Takes a lease for this process, and renews it until `leave` or `close`. */
export async function holdLease(databaseUrl: string, joining: Joining): Promise<HeldLease> {
  const times = { ...usualTimes, ...joining.times };
  const id = `${hostname()}-${process.pid}-${randomUUID()}`;
  const machine = await machineName();
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: "shotwright_lease",
    max: 3,
    keepAlive: true,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
  });
  let absences = 0;
  // One connection idles here between two renewals: it breaks when the database goes away.
  pool.on("error", (cause) => {
    absences++;
    joining.report("A connection to the database was lost.", cause);
  });

  const lost = new AbortController();
  let renewedAt = performance.now();
  let failures = 0;
  let leaving = false;
  let beating: Promise<void> | null = null;
  let next: NodeJS.Timeout | undefined;
  let watch: NodeJS.Timeout | undefined;

  const stop = (): void => {
    clearTimeout(next);
    clearTimeout(watch);
  };
  const lose = (cause: unknown): void => {
    if (lost.signal.aborted) return;
    stop();
    const loss = new LeaseLost({ cause });
    lost.abort(loss);
    joining.onLost(loss);
  };
  const isStale = (): boolean => performance.now() - renewedAt > times.fenceMs;

  /** Never throws: what fails is tried again by whoever needs it. */
  const beat = (): Promise<void> =>
    (beating ??= renew().finally(() => {
      beating = null;
    }));
  const renew = async (): Promise<void> => {
    const sentAt = performance.now();
    try {
      const { rowCount } = await pool.query(
        "UPDATE executors SET seen_at = clock_timestamp() WHERE executor_id = $1 AND taken_by IS NULL",
        [id],
      );
      if (rowCount === 0) return lose(new Error(`The lease of ${id} was taken.`));
      // It holds from when it was asked for: the answer may have lain unread while this process stood still.
      renewedAt = sentAt;
      failures = 0;
      if (!lost.signal.aborted && !leaving) watchOver();
    } catch (cause) {
      failures++;
      absences++;
      joining.report("The database cannot be told that this process lives.", cause);
    }
  };
  /** Where it stood still itself, it asks once more, and goes on where nobody has missed it. */
  const prove = async (): Promise<void> => {
    for (let tries = 0; tries < 2 && isStale() && !lost.signal.aborted; tries++) await beat();
    if (isStale()) lose(new Error("The database could not be told in time that this process lives."));
  };
  const watchOver = (): void => {
    clearTimeout(watch);
    watch = setTimeout(
      () => {
        if (!isStale()) watchOver();
        else if (failures > 0) lose(new Error("The database could not be reached for too long."));
        else void prove();
      },
      Math.max(1, renewedAt + times.fenceMs - performance.now() + 1),
    ).unref();
  };
  const keepBeating = (): void => {
    next = setTimeout(() => void beat().then(() => !lost.signal.aborted && !leaving && keepBeating()), times.beatMs);
    next.unref();
  };

  await pool.query(
    `INSERT INTO executors (executor_id, role, version, host, machine, pid, started, started_at, seen_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, clock_timestamp(), clock_timestamp())`,
    [id, joining.role, joining.version, hostname(), machine, process.pid, await startOf(process.pid)],
  );
  renewedAt = performance.now();
  watchOver();
  keepBeating();

  const watched = openWatch(machine, times.beatMs * stillBeats);
  return {
    id,
    isShared: true,
    lost: lost.signal,
    ageMs: () => performance.now() - renewedAt,
    async demand() {
      if (isStale()) await prove();
      if (lost.signal.aborted) throw new LeaseLost({ cause: lost.signal.reason });
    },
    found(untaken) {
      if (untaken) return;
      lose(new Error(`A write of ${id} was refused.`));
      throw new LeaseLost();
    },
    get absences() {
      return absences;
    },
    async wasAway(before, cause) {
      await beat();
      if (absences === before && !isDatabaseAway(cause)) return false;
      do {
        await pause(Math.min(times.beatMs, lookAgainMs));
        await beat();
      } while (failures > 0 && !lost.signal.aborted);
      return !lost.signal.aborted;
    },
    async takeOver() {
      if (lost.signal.aborted || isStale()) return [];
      const given = [id, times.leaseMs / 1000, times.againMs / 1000];
      const { rows } = await pool.query<Row>(
        `SELECT executor_id, machine, pid, started, seen_at::text AS seen, leaving, taken_by IS NOT NULL AS taken,
           abs(extract(epoch FROM clock_timestamp() - seen_at)) > $2 AS late
         FROM executors
         WHERE executor_id <> $1 AND (taken_at IS NULL OR taken_at < clock_timestamp() - $3 * interval '1 second')`,
        given,
      );
      const { gone, others } = await watched.judge(rows);
      if (gone.length + others.length === 0) return [];
      // Locked as a writer's guard locks it against: no write of theirs is under way when they are taken.
      const taken = await pool.query<{ executor_id: string }>(
        `UPDATE executors SET taken_by = $1, taken_at = clock_timestamp()
         WHERE executor_id IN (
           SELECT executor_id FROM executors
           WHERE (taken_at IS NULL OR taken_at < clock_timestamp() - $3 * interval '1 second')
             AND (executor_id = ANY($4) OR (executor_id = ANY($5) AND (leaving OR taken_by IS NOT NULL
               OR abs(extract(epoch FROM clock_timestamp() - seen_at)) > $2)))
           FOR UPDATE SKIP LOCKED
         ) AND EXISTS (SELECT 1 FROM executors WHERE executor_id = $1 AND taken_by IS NULL)
         RETURNING executor_id`,
        [...given, gone, others],
      );
      return taken.rows.map(({ executor_id }) => executor_id);
    },
    async adopt(ids) {
      await pool.query(
        `INSERT INTO executors (executor_id, role, version, host, pid, started_at, seen_at)
         SELECT unknown, 'unknown', '', '', 0, clock_timestamp(), clock_timestamp() FROM unnest($1::text[]) AS unknown
         ON CONFLICT DO NOTHING`,
        [ids],
      );
      await pool.query(
        `DELETE FROM executors WHERE taken_by IS NOT NULL AND seen_at < clock_timestamp() - interval '${forgottenAfter}'`,
      );
    },
    alone: (work) => underLock(pool, work, joining.report),
    async leave() {
      if (leaving || lost.signal.aborted) return;
      leaving = true;
      stop();
      try {
        await pool.query("UPDATE executors SET leaving = true WHERE executor_id = $1", [id]);
      } catch (cause) {
        joining.report("Its work is taken up only when its lease has run out: the database is away.", cause);
      }
    },
    async close() {
      leaving = true;
      stop();
      await beating;
      await pool.end();
    },
  };
}

/** Remembers since when each of the others stands still, as this process saw it. */
function openWatch(machine: string | null, stillMs: number) {
  let seen = new Map<string, { at: string; since: number }>();
  return {
    /** `gone`: processes of this machine that run no more. `others`: those that the database is to judge by its clock. */
    async judge(rows: readonly Row[]): Promise<{ gone: string[]; others: string[] }> {
      const now = performance.now();
      const gone: string[] = [];
      const others: string[] = [];
      const still = new Map<string, { at: string; since: number }>();
      for (const row of rows) {
        const before = seen.get(row.executor_id);
        const since = before?.at === row.seen ? before.since : now;
        still.set(row.executor_id, { at: row.seen, since });
        if (row.taken || row.leaving || (row.late && now - since >= stillMs)) others.push(row.executor_id);
        else if (machine !== null && row.machine === machine && !(await isRunning(row))) gone.push(row.executor_id);
      }
      seen = still;
      return { gone, others };
    },
  };
}

/** One process at a time, for as long as a transaction of its own lasts: it ends with the connection, however that ends. */
async function underLock(pool: pg.Pool, work: () => Promise<void>, report: Joining["report"]): Promise<boolean> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const onError = (cause: Error): void => {
    broken = cause;
    report("The connection that keeps others from sweeping was lost.", cause);
  };
  client.on("error", onError);
  try {
    // One that stands still keeps the others from it for a minute, not for ever.
    await client.query("BEGIN; SET LOCAL idle_in_transaction_session_timeout = 60000");
    const { rows } = await client.query<{ free: boolean }>("SELECT pg_try_advisory_xact_lock($1) AS free", [sweepLock]);
    const isFree = rows[0]?.free === true;
    if (isFree) await work();
    return isFree;
  } finally {
    await client.query("ROLLBACK").catch(onError);
    client.removeListener("error", onError);
    client.release(broken);
  }
}
