import { isDiskFull } from "#lib/store/failure-codes.ts";
import type { Effects } from "./effects.ts";

const [firstWaitMs, longestWaitMs] = [1000, 30_000];
/** As long as a film waits for its bucket. */
const patienceMs = 600_000;

/** Does a piece of work, which is safe to do again, until there is room on the disk for it, or patience ends. */
export const withRoom = async <T>(
  { pause, report }: Pick<Effects, "pause" | "report">,
  work: () => Promise<T>,
): Promise<T> => {
  for (let waitedMs = 0, waitMs = firstWaitMs; ; waitMs = Math.min(longestWaitMs, waitMs * 2)) {
    try {
      return await work();
    } catch (cause) {
      if (!isDiskFull(cause) || waitedMs >= patienceMs) throw cause;
      if (waitedMs === 0) report("The disk is full: what was being made is made again when there is room.", cause);
      await pause(waitMs);
      waitedMs += waitMs;
    }
  }
};
