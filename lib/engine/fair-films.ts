import { randomUUID } from "node:crypto";
import { DBOSExecutor } from "@dbos-inc/dbos-sdk/internal/dbos-executor";
import { wfQueueRunner } from "@dbos-inc/dbos-sdk/internal/wfqueue";
import { engineVersion, generationQueue } from "./runs.ts";

/** What is used of the engine's own dispatcher, which takes accounts at random and as much of one as there is room. */
interface Dispatcher {
  pollQueue(executor: DBOSExecutor, queue: Queue): Promise<boolean>;
}
type Queue = Parameters<DBOSExecutor["systemDatabase"]["findAndMarkStartableWorkflows"]>[0];

/** Of one look: where others are quicker again and again, the next look comes soon enough. */
const mostTurns = 200;
/** The lock of whoever chooses whose film is next: any number that is nobody else's. */
const choosing = 5_301_207_370;
const lockedByAnother = new Set(["40001", "55P03"]);

/** Accounts in the order in which their turn comes: first whose films are fewest under way, else by `chance`. */
export const turnsOf = (
  waiting: readonly string[],
  running: ReadonlyMap<string, number>,
  chance: () => number,
): string[] =>
  waiting
    .map((account) => ({ account, running: running.get(account) ?? 0, lot: chance() }))
    .sort((a, b) => a.running - b.running || a.lot - b.lot)
    .map(({ account }) => account);

interface Taking {
  /** Films that this process may have in hand. */
  filmsAtOnce: number;
  /** Whether other processes take films too: then one of them chooses at a time. */
  isShared: boolean;
  chance: () => number;
}

/**
 * From now on this process takes films one by one, each from the account that has fewest under way on all machines
 * together. Other lines are left to the engine. `isLeft` says whether the last look left films in line.
 */
export const takeFilmsFairly = (taking: Taking): { isLeft: () => boolean; end: () => void } => {
  const dispatcher = wfQueueRunner as unknown as Dispatcher;
  const usual = dispatcher.pollQueue.bind(dispatcher);
  let last: Promise<void> = Promise.resolve();
  let isLeft = false;
  dispatcher.pollQueue = async (executor, queue) => {
    if (queue.name !== generationQueue) return usual(executor, queue);
    // One look at a time: two at once would take as many films each.
    const look = last.then(async () => {
      isLeft = await sweep(executor, queue, taking);
    });
    last = look.catch(() => undefined);
    await look;
    return false;
  };
  return {
    isLeft: () => isLeft,
    end: () => {
      dispatcher.pollQueue = usual;
    },
  };
};

/** Whether films wait on. */
const sweep = async (executor: DBOSExecutor, queue: Queue, taking: Taking): Promise<boolean> => {
  const full = new Set<string>();
  for (let turn = 0; turn < mostTurns; turn++) {
    const partitions = await executor.systemDatabase.getQueuePartitions(queue.name);
    const waiting = partitions.filter((account) => !full.has(account));
    if (waiting.length === 0) return partitions.length > 0;
    const choose = () => chooseOne(executor, queue, { ...taking, waiting });
    const account = taking.isShared ? await alone(executor.systemDatabase, choose) : await choose();
    if (account === null) return true;
    if (account.got === "none") full.add(account.name);
  }
  return true;
};

/** Null where this process has as many films in hand as it may. */
const chooseOne = async (
  executor: DBOSExecutor,
  queue: Queue,
  { waiting, filmsAtOnce, chance }: Taking & { waiting: readonly string[] },
): Promise<{ name: string; got: "taken" | "none" | "contended" } | null> => {
  const { here, byAccount } = await underWay(executor);
  const [name] = turnsOf(waiting, byAccount, chance);
  if (here >= filmsAtOnce || name === undefined) return null;
  return { name, got: await takeOne(executor, queue, name) };
};

/**
 * Two that chose at the same moment would both see the same account behind. The engine's own way to a connection is
 * taken: one that breaks while it is held is nobody's else, and would end the process.
 */
export const alone = async <T>(
  systemDatabase: Pick<DBOSExecutor["systemDatabase"], "connect">,
  work: () => Promise<T>,
): Promise<T> => {
  const client = await systemDatabase.connect();
  let broken: Error | undefined;
  try {
    await client.query(`BEGIN; SET LOCAL lock_timeout = '5s'; SELECT pg_advisory_xact_lock(${choosing})`);
    return await work();
  } finally {
    await client.query("ROLLBACK").catch((cause: Error) => {
      broken = cause;
    });
    client.release(broken);
  }
};

/** Films under way on all machines by account, and how many of them here. */
const underWay = async ({
  systemDatabase,
  executorID,
}: DBOSExecutor): Promise<{ here: number; byAccount: Map<string, number> }> => {
  const { rows } = await systemDatabase.pool.query<{ account: string; n: number; here: number }>(
    `SELECT queue_partition_key AS account, count(*)::int AS n, (count(*) FILTER (WHERE executor_id = $2))::int AS here
     FROM dbos.workflow_status
     WHERE queue_name = $1 AND status = 'PENDING' AND queue_partition_key IS NOT NULL GROUP BY 1`,
    [generationQueue, executorID],
  );
  return {
    here: rows.reduce((sum, { here }) => sum + here, 0),
    byAccount: new Map(rows.map(({ account, n }) => [account, n])),
  };
};

/** Takes the account's next film: none where it has as many under way as it may, or no more that wait. */
const takeOne = async (
  executor: DBOSExecutor,
  queue: Queue,
  account: string,
): Promise<"taken" | "none" | "contended"> => {
  const owner = randomUUID();
  const prototype = Object.getPrototypeOf(queue) as object;
  const one = Object.assign(Object.create(prototype) as Queue, queue, { workerConcurrency: 1 });
  const { systemDatabase, executorID } = executor;
  try {
    const taken = await systemDatabase.findAndMarkStartableWorkflows(
      one,
      executorID,
      engineVersion,
      account,
      0,
      0,
      owner,
    );
    await executor.dispatchDequeuedWorkflows(taken, owner);
    return taken.length === 0 ? "none" : "taken";
  } catch (cause) {
    // Another process has its hand on the same film: whose turn it is, is asked again.
    if (lockedByAnother.has(String((cause as { code?: unknown }).code))) return "contended";
    throw cause;
  }
};
