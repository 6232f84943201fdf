import { DBOS } from "@dbos-inc/dbos-sdk";
import { DBOSExecutor } from "@dbos-inc/dbos-sdk/internal/dbos-executor";
import type { Lease } from "#lib/store/lease.ts";
import { engineVersion } from "./runs.ts";

interface TakeOverSettings {
  /** Between two looks for processes that are gone. */
  everyMs: number;
  pause: (ms: number, signal?: AbortSignal) => Promise<void>;
  report: (message: string, cause: unknown) => void;
}

/**
 * Takes up what processes that are gone have left. Where nobody else can be there, at once; else from time to time, for
 * as long as this process lives, and never what belongs to one that lives. Answers how to stop.
 */
export const takeOver = async (lease: Lease, settings: TakeOverSettings): Promise<() => Promise<void>> => {
  if (!lease.isShared) {
    await putBackInLine((await namesAtWork()).filter((name) => name !== lease.id));
    return () => Promise.resolve();
  }
  const stopped = new AbortController();
  const looking = (async () => {
    while (!stopped.signal.aborted && !lease.lost.aborted) {
      try {
        await putBackInLine(await lease.takeOver());
      } catch (cause) {
        if (!stopped.signal.aborted) settings.report("What other processes have left could not be looked for.", cause);
      }
      await settings.pause(settings.everyMs, stopped.signal);
    }
  })();
  return async () => {
    stopped.abort();
    await looking;
  };
};

/** Names of the processes whose work is under way, whether or not they live. */
export const namesAtWork = async (): Promise<string[]> => {
  const begun = await DBOS.listWorkflows({
    status: "PENDING",
    applicationVersion: engineVersion,
    loadInput: false,
    loadOutput: false,
  });
  return [...new Set(begun.flatMap(({ executorId }) => executorId ?? []))];
};

/**
 * Back into their own lines: whichever process is free goes on with it, exactly one. The engine's own statement for it
 * names who had it, so that nothing is taken from whoever has it by then; listing and resuming would be two.
 */
const putBackInLine = async (names: string[]): Promise<void> => {
  if (names.length > 0) await DBOSExecutor.globalInstance?.recoverPendingWorkflows(names);
};
