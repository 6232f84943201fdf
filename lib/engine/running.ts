import { DBOS } from "@dbos-inc/dbos-sdk";
import type { Lease } from "#lib/store/lease.ts";
import type { Departure } from "./departure.ts";
import type { Effects } from "./effects.ts";
import { runOwnStep } from "./observed.ts";
import type { ProgressLog } from "./progress.ts";

/** The running engine of this process; workflows that are recovered find it here. */
export interface Running {
  effects: Effects;
  log: ProgressLog;
  /** What this process holds while it works; see `owned`. */
  lease: Lease;
  /** What becomes of its steps when this process leaves. */
  departure: Departure;
  /** Aborts the local work of a run when its generation is cancelled, or when this process must do nothing more. */
  signalOf: (run: string) => AbortSignal;
  /** The run has come to rest: nobody will ask for its signal again. */
  forgetSignal: (run: string) => void;
  /** Sends the messages of a notice that was written; what is not sent now is when the engine starts again. */
  tell: (accountId: string, noticeKey: string) => void;
  /** Has the orders that are open of a generation that has ended taken back. */
  withdraw: (generationId: string) => void;
}

// Next evaluates this file in more than one bundle; workflows of whichever find the same engine.
const slot = globalThis as typeof globalThis & { shotwrightRunning?: Running | null };

/** From now on this engine runs here, or none. */
export const setRunning = (running: Running | null): void => {
  slot.shotwrightRunning = running;
};

/** The engine that runs here. Throws where none does. */
export const here = (): Running => {
  const running = slot.shotwrightRunning ?? null;
  if (running === null) throw new Error("The engine is not running.");
  return running;
};

/** The run that a workflow belongs to: a shot's is named for its film's. */
export const runOf = (shotId?: string): string => {
  const own = DBOS.workflowID ?? "";
  return shotId === undefined ? own : own.slice(0, -`-${shotId}`.length);
};
/** A step of a workflow. What a process does that was taken for dead is noted nowhere. */
export const step: typeof DBOS.runStep = (body, config) => runOwnStep(here(), body, config);
