export interface Turns {
  /** Runs `work` when it is `account`'s turn. Throws what `full` makes where too much waits already. */
  take: <T>(account: string, work: () => Promise<T>, full: () => Error) => Promise<T>;
}

/** So many places, and a queue in which accounts take turns: who asks for much waits behind who asks for little. */
export function openTurns(limits: { size: number; mostWaiting: number; mostOfOne: number }): Turns {
  /** Accounts in the order of their turns, each with what it waits for. */
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;
  let queued = 0;

  const next = (): void => {
    while (running < limits.size) {
      const [account, own] = waiting.entries().next().value ?? [];
      if (account === undefined || own === undefined) return;
      waiting.delete(account);
      const begin = own.shift();
      // Behind everybody else now.
      if (own.length > 0) waiting.set(account, own);
      if (begin === undefined) continue;
      queued -= 1;
      running += 1;
      begin();
    }
  };

  return {
    async take(account, work, full) {
      const own = waiting.get(account) ?? [];
      if (queued >= limits.mostWaiting || own.length >= limits.mostOfOne) throw full();
      const { promise, resolve } = Promise.withResolvers<void>();
      own.push(resolve);
      waiting.set(account, own);
      queued += 1;
      next();
      await promise;
      try {
        return await work();
      } finally {
        running -= 1;
        next();
      }
    },
  };
}
