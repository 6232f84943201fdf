import path from "node:path";
import * as threads from "node:worker_threads";
import type { Worker } from "node:worker_threads";

import { Problem } from "#lib/contract/errors.ts";

import type { PictureSeen, FromPictureWorker } from "./face.ts";

/** A cold thread took 5.5 s on a machine with six times the work that it can do, the largest picture 2.5 s. */
const DEADLINE_MS = 20_000;
/** The thread holds about 100 MB: it goes when nobody needed it for so long. */
const IDLE_MS = 60_000;
/** Every request that waits holds its picture in memory. */
const MOST_WAITING = 32;
const HEAP_MB = 192;

export interface PictureGate {
  /**
   * The faces in a PNG, JPEG or WebP file and what kind of picture it is; of an animated one, its first picture. Throws
   * Problem `image_unreadable`, and `unavailable` where the look crashed, took too long or too many wait: no answer is
   * never "nothing there".
   */
  lookAt(bytes: Uint8Array): Promise<PictureSeen>;
  close(): Promise<void>;
}

/** Looks at pictures on a thread of its own, one after the other. An idle thread keeps no process alive. */
export function openPictureGate(options: {
  projectRoot: string;
  deadlineMs?: number;
  idleMs?: number;
  /** The thread's source file, where it is another one. */
  entry?: string;
}): PictureGate {
  const { deadlineMs = DEADLINE_MS, idleMs = IDLE_MS } = options;
  const ownEntry = path.join(/* turbopackIgnore: true */ options.projectRoot, "lib/gate/faces/worker.ts");
  const entry = options.entry ?? ownEntry;
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let closed = false;

  const start = (): Worker => {
    // A bundler that sees `new Worker(path)` tries to bundle the path; this one is a plain file at run time.
    const fresh: Worker = Reflect.construct(threads["Worker"], [
      entry,
      { execArgv: [], env: {}, resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } },
    ]);
    // Without a listener an error of an idle or dropped thread would end the process.
    fresh.on("error", () => undefined);
    fresh.once("exit", () => {
      if (worker === fresh) worker = undefined;
    });
    fresh.unref();
    return fresh;
  };
  const drop = async (dead: Worker) => {
    if (worker === dead) worker = undefined;
    await dead.terminate();
  };

  const attempt = async (bytes: Uint8Array): Promise<PictureSeen> => {
    if (closed) throw unavailable("Pictures are looked at no more: the service is closing.");
    clearTimeout(idle);
    const current = (worker ??= start());
    current.ref();
    const { promise, resolve, reject } = Promise.withResolvers<PictureSeen>();
    const fail = (problem: Problem) => {
      reject(problem);
      void drop(current);
    };
    const deadline = setTimeout(
      () => fail(unavailable(`The look at the picture was stopped after ${deadlineMs / 1000} seconds.`)),
      deadlineMs,
    );
    const onError = (cause: Error) => fail(unavailable("The look at the picture crashed.", cause));
    const onExit = (code: number) => fail(unavailable(`The look at the picture stopped with code ${code}.`));
    const onMessage = (message: FromPictureWorker) => {
      switch (message.kind) {
        case "seen":
          resolve(message.result);
          return;
        case "unreadable":
          reject(new Problem("image_unreadable", message.message));
          return;
        case "failed":
          fail(unavailable("The look at the picture failed.", new Error(message.message)));
      }
    };
    current.on("message", onMessage).once("error", onError).once("exit", onExit);
    try {
      current.postMessage(bytes);
      return await promise;
    } finally {
      clearTimeout(deadline);
      current.off("message", onMessage).off("error", onError).off("exit", onExit);
      current.unref();
      idle = setTimeout(() => void drop(current), idleMs).unref();
    }
  };

  return {
    lookAt(bytes) {
      if (waiting >= MOST_WAITING) return Promise.reject(unavailable("Too many pictures wait to be looked at."));
      waiting += 1;
      const result = queue
        .then(() => attempt(bytes))
        .finally(() => {
          waiting -= 1;
        });
      queue = result.catch(() => undefined);
      return result;
    },
    async close() {
      closed = true;
      clearTimeout(idle);
      if (worker !== undefined) await drop(worker);
    },
  };
}

const unavailable = (detail: string, cause?: Error) =>
  new Problem("unavailable", detail, {
    headers: { "Retry-After": "5" },
    ...(cause === undefined ? {} : { cause }),
  });
