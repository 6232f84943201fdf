/** Longest that a refused call is waited for, and how often one is tried again. */
const longestWait_s = 60;
const mostTries = 4;

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

const pause = (ms: number, signal: AbortSignal | null): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason instanceof Error ? signal.reason : new DOMException("The call was aborted.", "AbortError"));
    });
  });

/**
 * Calls that wait where the service says that there were too many, and are then made again: `Retry-After` holds, since a
 * refused call is not counted. While any waits, `until` answers when the last of them is tried again.
 */
export const patientCalls = (fetch: Fetch, now: () => number = Date.now) => {
  const ends = new Set<{ at: number }>();
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  const call: Fetch = async (url, init) => {
    for (let tries = 1; ; tries++) {
      const answer = await fetch(url, init);
      const seconds = Number.parseInt(answer.headers.get("retry-after") ?? "", 10);
      if (answer.status !== 429 || !(seconds <= longestWait_s) || tries === mostTries) return answer;
      const wait_ms = Math.max(1, seconds) * 1000;
      const end = { at: now() + wait_ms };
      ends.add(end);
      tell();
      try {
        await pause(wait_ms, init.signal ?? null);
      } finally {
        ends.delete(end);
        tell();
      }
    }
  };
  return {
    fetch: call,
    /** In milliseconds of the clock; null while nothing waits. */
    until: (): number | null => (ends.size === 0 ? null : Math.max(...[...ends].map(({ at }) => at))),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
