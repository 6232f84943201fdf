import { setTimeout as pause } from "node:timers/promises";
import { startChild, type Child } from "#lib/engine/testing/child-process.ts";
import type { Tally } from "./tally.ts";

export interface Minded {
  child: Child;
  /** What it calls itself: a worker by its lease. */
  id: string;
}

/** Processes of one kind, each started again whenever it ends by itself, as whatever minds a process does. */
export interface Minding {
  /** Those that are up and that nothing happens to. */
  readonly ready: Minded[];
  /** Starts one more; resolves when it is up. */
  begin(): Promise<void>;
  /** Takes one out of `ready`, for something to happen to it: it is not started again. */
  take(one: Minded): Minded;
  /** When something began to happen to each that is gone or stood still, ms since 1970. */
  readonly disturbedAt: ReadonlyMap<string, number>;
  /** Starts none any more. */
  end(): void;
}

/** The exit code of a process that others took for dead. */
const takenForDead = 70;

export const mind = (script: string, given: readonly string[], tally: Tally): Minding => {
  const ready: Minded[] = [];
  const disturbedAt = new Map<string, number>();
  let isOver = false;
  const leave = (one: Minded): void => {
    ready.splice(ready.indexOf(one), 1);
    disturbedAt.set(one.id, Date.now());
  };
  const begin = async (): Promise<void> => {
    if (isOver) return;
    const child = startChild(script, given);
    try {
      const one = { child, id: await child.line("ready ") };
      ready.push(one);
      void child.over.then((how) => {
        if (isOver || !ready.includes(one)) return;
        leave(one);
        // It had put its work down before, when its lease was gone.
        if (how === takenForDead) disturbedAt.set(one.id, 0);
        if (how === takenForDead) tally.fencedUnasked++;
        else tally.fault(`a process ended by itself with ${how}`);
        void begin();
      });
    } catch (cause) {
      if (isOver) return;
      tally.fault(`a process did not start: ${String(cause)}`);
      await begin();
    }
  };
  return {
    ready,
    begin,
    take(one) {
      leave(one);
      return one;
    },
    disturbedAt,
    end() {
      isOver = true;
    },
  };
};

/** Any of those that are up, as soon as there are so many. */
export const anyOf = async ({ ready }: Minding, least: number): Promise<Minded> => {
  for (;;) {
    const one = ready[Math.floor(Math.random() * ready.length)];
    if (one !== undefined && ready.length >= least) return one;
    await pause(50);
  }
};
