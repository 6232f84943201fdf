import { DBOS, DBOSWorkflowConflictError, Error as engineErrors } from "@dbos-inc/dbos-sdk";
import { LeaseLost, type Lease } from "#lib/store/lease.ts";

/** Told of a run that another process goes on with, or that was cancelled: no fault of the film, and nothing to settle. */
export const isElsewhere = (cause: unknown): boolean =>
  cause instanceof DBOSWorkflowConflictError ||
  cause instanceof engineErrors.DBOSWorkflowCancelledError ||
  cause instanceof engineErrors.DBOSAwaitedWorkflowCancelledError ||
  cause instanceof LeaseLost;

/**
 * Does a piece of a workflow's work. What fails in it after this process was taken for dead is thrown as the engine's own
 * word for that: it notes neither result nor error then, and waits for what the new owner makes of the workflow.
 */
export const owned = async <T>(lease: Pick<Lease, "lost">, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (cause) {
    if (!lease.lost.aborted && !(cause instanceof LeaseLost)) throw cause;
    throw new DBOSWorkflowConflictError(DBOS.workflowID ?? "");
  }
};
