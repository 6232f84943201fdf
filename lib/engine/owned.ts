import { DBOS, DBOSWorkflowConflictError, Error as engineErrors } from "@dbos-inc/dbos-sdk";
import { LeaseLost, type Lease } from "#lib/store/lease.ts";

/** Told of a run that another process goes on with, or that was cancelled: no fault of the film, and nothing to settle. */
export const isElsewhere = (cause: unknown): boolean =>
  cause instanceof DBOSWorkflowConflictError ||
  cause instanceof engineErrors.DBOSWorkflowCancelledError ||
  cause instanceof engineErrors.DBOSAwaitedWorkflowCancelledError ||
  cause instanceof LeaseLost;

/** How often work is done again that fails whenever the database is back: then it is not the database's fault. */
const mostAgain = 30;

/**
 * Does a piece of a workflow's work, which is safe to do again: so it is where the database was away meanwhile. What fails
 * in it after this process was taken for dead is thrown as the engine's own word for that: it notes neither result nor
 * error then, and waits for what the new owner makes of the workflow.
 */
export const owned = async <T>(
  lease: Pick<Lease, "lost" | "absences" | "wasAway">,
  work: () => Promise<T>,
): Promise<T> => {
  const isLost = (cause: unknown) => lease.lost.aborted || cause instanceof LeaseLost;
  for (let again = 0; ; again++) {
    const { absences } = lease;
    try {
      return await work();
    } catch (cause) {
      if (isLost(cause)) throw new DBOSWorkflowConflictError(DBOS.workflowID ?? "");
      if (again < mostAgain && !isElsewhere(cause) && (await lease.wasAway(absences, cause))) continue;
      throw isLost(cause) ? new DBOSWorkflowConflictError(DBOS.workflowID ?? "") : cause;
    }
  }
};
