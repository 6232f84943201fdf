import { Agent, request as send, type IncomingMessage } from "node:http";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import type { BoxFunction } from "./functions.ts";
import { startJailed } from "./jail.ts";
import { residentBytes, temporaryBytes } from "./processes.ts";

/** How a process ended: at its time, out of memory, as a test wanted it, because it was old, with the box, or by itself. */
export type Ending = "limit" | "memory" | "killed" | "retired" | "closed" | "itself";

/** What is told of one process of a function. */
export interface Life {
  function: string;
  bornAt: number;
  /** From nothing to a listening server; the first answer is `firstAnswerMs`. */
  startMs: number;
  firstAnswerMs: number | null;
  endedAt: number | null;
  ended: Ending | null;
  requests: number;
  /** How often it was stopped because nobody waited for anything. */
  freezes: number;
  residentPeakBytes: number;
  temporaryPeakBytes: number;
}

export interface BoxRequest {
  method: string;
  /** With the query. */
  path: string;
  headers: Record<string, string | string[]>;
  body: Buffer;
}

export interface Instance {
  life: Life;
  /** Nothing is asked of it, and nothing waits behind an answer. */
  isIdle(): boolean;
  /** Rejects where the process ended before it answered, with how it ended. */
  ask(request: BoxRequest): Promise<IncomingMessage>;
  end(how: Ending): void;
  over: Promise<void>;
}

export class InstanceEnded extends Error {
  readonly how: Ending;
  constructor(how: Ending) {
    super(`The function ended: ${how}.`);
    this.how = how;
  }
}

export interface InstanceOptions {
  fn: BoxFunction;
  /** Where its files were put together. */
  folder: string;
  env: Record<string, string>;
  core: number | null;
  /** A request, with what waits behind its answer, may take so long. */
  lifeMs: number;
  log: (line: string) => void;
}

const tmpBytes = 512 * 1024 ** 2;
/** What a process of a function may hold in memory, with its children. */
export const memoryBytes = 2 * 1024 ** 3;
const lookEveryMs = 250;
let requestCount = 0;

/**
 * Starts a process of a function. It runs while a request or what waits behind its answer is under way, and is stopped
 * in between. Rejects with `InstanceEnded` where it does not start.
 */
export const startInstance = async (options: InstanceOptions): Promise<Instance> => {
  const { fn, folder, env, core, lifeMs, log } = options;
  const bornAt = Date.now();
  const { child, forget } = startJailed({ folder, env: { ...env, BOX_KIND: fn.kind }, tmpBytes, core });
  const { pid } = child;
  if (pid === undefined) throw new Error("A process of a function could not be started.");
  const life: Life = {
    function: fn.name,
    bornAt,
    startMs: 0,
    firstAnswerMs: null,
    endedAt: null,
    ended: null,
    requests: 0,
    freezes: 0,
    residentPeakBytes: 0,
    temporaryPeakBytes: 0,
  };
  const open = new Map<string, NodeJS.Timeout>();
  const agent = new Agent({ keepAlive: true });
  const signal = (name: NodeJS.Signals): void => {
    if (life.endedAt === null) process.kill(-pid, name);
  };
  const end = (how: Ending): void => {
    if (life.ended !== null) return;
    life.ended = how;
    signal("SIGKILL");
  };
  const look = setInterval(() => {
    // Before it listens, its folders may still be those of the machine.
    if (life.startMs === 0) return;
    life.residentPeakBytes = Math.max(life.residentPeakBytes, residentBytes(pid));
    life.temporaryPeakBytes = Math.max(life.temporaryPeakBytes, temporaryBytes(pid));
    if (life.residentPeakBytes > memoryBytes) end("memory");
  }, lookEveryMs);
  const over = new Promise<void>((resolve) => {
    child.once("exit", () => {
      life.endedAt = Date.now();
      life.ended ??= "itself";
      clearInterval(look);
      for (const timer of open.values()) clearTimeout(timer);
      open.clear();
      agent.destroy();
      forget();
      resolve();
    });
  });
  for (const stream of [child.stdout, child.stderr])
    if (stream !== null) createInterface({ input: stream }).on("line", (line) => log(`${fn.name} ${pid}: ${line}`));

  const done = (id: string): void => {
    clearTimeout(open.get(id));
    open.delete(id);
    if (open.size > 0 || life.ended !== null) return;
    life.freezes++;
    signal("SIGSTOP");
  };
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdio[3] as Readable }).on("line", (line) => {
      const told = JSON.parse(line) as { port?: number; done?: string };
      if (told.port !== undefined) resolve(told.port);
      if (told.done !== undefined) done(told.done);
    });
    void over.then(() => reject(new InstanceEnded(life.ended ?? "itself")));
  });
  life.startMs = Date.now() - bornAt;

  const ask = (request: BoxRequest): Promise<IncomingMessage> => {
    const id = String(++requestCount);
    open.set(
      id,
      setTimeout(() => end("limit"), lifeMs),
    );
    life.requests++;
    signal("SIGCONT");
    const { method, path, headers, body } = request;
    return new Promise<IncomingMessage>((resolve, reject) => {
      const sent = send({ host: "127.0.0.1", port, agent, method, path, headers: { ...headers, "x-box-request": id } });
      sent.once("response", (answer) => {
        life.firstAnswerMs ??= Date.now() - bornAt;
        resolve(answer);
      });
      sent.once(
        "error",
        (cause) =>
          void over.then(
            () => reject(new InstanceEnded(life.ended ?? "itself")),
            () => reject(cause),
          ),
      );
      sent.end(body);
    });
  };
  return { life, isIdle: () => open.size === 0, ask, end, over };
};
