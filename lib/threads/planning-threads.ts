import os from "node:os";
import path from "node:path";
import * as threads from "node:worker_threads";
import type { Worker } from "node:worker_threads";
import { invalidField, Problem } from "#lib/contract/errors.ts";
import { type FromThread, thrownBy, type ToThread } from "./messages.ts";
import { openTurns } from "./turns.ts";
import type { Tables, TaskName, TaskOutput } from "./tasks.ts";
import type { Asked, Think } from "./thinking.ts";

/** A text of 4000 signs takes 0.3 s on a busy machine, the largest page that is fetched about 1 s. */
const PLAN_DEADLINE_MS = 2000;
const PAGE_DEADLINE_MS = 3000;
/** Modules, tables and models of all languages: 2 s on a quiet machine. */
const START_DEADLINE_MS = 60_000;
/** Where more wants to run than the machine has cores, everything takes as much longer, up to this. */
const MOST_PATIENCE = 6;
/** Tables of all languages take about 250 MB; the rest is for one task. */
const HEAP_MB = 768;
/** A caller with so many tasks in front of them is better told than kept. */
const MOST_WAITING = 96;
const MOST_OF_ONE_ACCOUNT = 24;
const RETRY_AFTER_S = "2";

export interface PlanningThreads {
  think: Think;
  /** Answers when a thread has read its tables; throws where none can be started. */
  ready: () => Promise<void>;
  close: () => Promise<void>;
}

interface Thread {
  worker: Worker;
  ready: Promise<void>;
}

/**
 * Threads on which tasks over strangers' words run one after the other. A task that takes too long is stopped with its
 * thread, and another thread takes the next one; a thread keeps no process alive.
 */
export function openPlanningThreads(options: {
  projectRoot: string;
  /** The thread as it was built into one file; without it its sources are started. */
  threadFile?: string;
  tables: Tables;
  /** A first task that makes a thread read its tables. */
  warming?: ToThread;
  size?: number;
  /** Threads more that stand by: who comes after one that was stopped does not wait for tables. */
  spare?: number;
  deadlineMs?: Partial<Record<"plan" | "page", number>>;
  /** How much longer than on a quiet machine everything takes now. */
  patience?: () => number;
}): PlanningThreads {
  const { size = 1, spare = 0, warming, patience = loadOfMachine } = options;
  const deadlines = { plan: PLAN_DEADLINE_MS, page: PAGE_DEADLINE_MS, ...options.deadlineMs };
  const sources = path.join(/* turbopackIgnore: true */ options.projectRoot, "lib/threads/worker.ts");
  const turns = openTurns({ size, mostWaiting: MOST_WAITING, mostOfOne: MOST_OF_ONE_ACCOUNT });
  const idle: Thread[] = [];
  const alive = new Set<Thread>();
  let closed = false;

  const start = (): Thread => {
    // A bundler that sees `new Worker(path)` tries to bundle the path; this one is a plain file at run time.
    const worker: Worker = Reflect.construct(threads["Worker"], [
      options.threadFile ?? sources,
      { execArgv: [], env: {}, workerData: options.tables, resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } },
    ]);
    const ready = begun(worker, warming);
    // Whoever needs the thread hears of it; nobody may.
    ready.catch(() => undefined);
    // Without a listener an error of an idle thread would end the process.
    worker.on("error", () => undefined);
    worker.unref();
    const thread: Thread = { worker, ready };
    alive.add(thread);
    worker.once("exit", () => {
      alive.delete(thread);
      if (idle.includes(thread)) idle.splice(idle.indexOf(thread), 1);
    });
    return thread;
  };
  const drop = async ({ worker }: Thread): Promise<void> => {
    await worker.terminate();
  };
  const taken = (): Thread => idle.pop() ?? start();

  const runOn = async <N extends TaskName>(message: ToThread, asked: Asked): Promise<TaskOutput<N>> => {
    if (closed) throw unavailable("Nothing is planned any more: the service is closing.");
    const thread = taken();
    const kind = message.name === "readPage" ? "page" : "plan";
    const deadlineMs = deadlines[kind] * Math.min(MOST_PATIENCE, Math.max(1, patience()));
    let isFit = false;
    try {
      await thread.ready;
      const answered = answerOf(thread.worker, deadlineMs, () => tooLong(asked.field, kind));
      thread.worker.postMessage(message);
      const answer = await answered;
      isFit = true;
      if (answer.kind === "done") return answer.output as TaskOutput<N>;
      if (answer.kind === "ready") throw new Error("The planning thread was ready twice.");
      throw thrownBy(answer);
    } finally {
      if (isFit) idle.push(thread);
      else void replace(thread);
    }
  };
  const replace = async (dead: Thread): Promise<void> => {
    // What stands by is taken from the end of the list; a new one reads its tables meanwhile.
    if (!closed) idle.unshift(start());
    await drop(dead);
  };

  return {
    think: <N extends TaskName>(name: N, input: readonly unknown[], asked: Asked) =>
      turns.take(
        asked.account,
        () => runOn<N>({ name, input }, asked),
        () => unavailable("Too much is being planned at the moment."),
      ),
    async ready() {
      while (idle.length < size + spare) idle.push(start());
      await Promise.all(idle.map((thread) => thread.ready));
    },
    async close() {
      closed = true;
      await Promise.all([...alive].map(drop));
    },
  };
}

/** Waits until a thread has its modules, then lets it read its tables. */
const begun = async (worker: Worker, warming: ToThread | undefined): Promise<void> => {
  const late = () => unavailable("The planning thread did not start in time.");
  const first = await answerOf(worker, START_DEADLINE_MS, late);
  if (first.kind !== "ready") throw new Error(`The planning thread began with ${first.kind}.`);
  if (warming === undefined) return;
  const warmed = answerOf(worker, START_DEADLINE_MS, late);
  worker.postMessage(warming);
  const answer = await warmed;
  if (answer.kind === "refused" || answer.kind === "failed") throw thrownBy(answer);
};

/** The next thing that a thread says. Throws what `late` makes where time or memory is over, and where it broke. */
const answerOf = async (worker: Worker, deadlineMs: number, late: () => Problem): Promise<FromThread> => {
  const { promise, resolve, reject } = Promise.withResolvers<FromThread>();
  const deadline = setTimeout(() => reject(late()), deadlineMs);
  const onError = (cause: Error & { code?: string }) =>
    reject(cause.code === "ERR_WORKER_OUT_OF_MEMORY" ? late() : unavailable("The planning thread broke.", cause));
  const onExit = (code: number) => reject(unavailable(`The planning thread stopped with code ${code}.`));
  worker.once("message", resolve).once("error", onError).once("exit", onExit);
  try {
    return await promise;
  } finally {
    clearTimeout(deadline);
    worker.off("message", resolve).off("error", onError).off("exit", onExit);
  }
};

const loadOfMachine = (): number => (os.loadavg()[0] ?? 0) / Math.max(1, os.availableParallelism());

const tooLong = (field: string, kind: "plan" | "page"): Problem =>
  kind === "page"
    ? invalidField(field, "too_long", "This page could not be read in time; name a plainer page of the same thing.")
    : invalidField(field, "too_long", "These words could not be read in time; write it in fewer or plainer words.");

const unavailable = (detail: string, cause?: Error): Problem =>
  new Problem("unavailable", detail, {
    headers: { "Retry-After": RETRY_AFTER_S },
    ...(cause === undefined ? {} : { cause }),
  });
