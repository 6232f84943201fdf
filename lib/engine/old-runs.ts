import { DBOS } from "@dbos-inc/dbos-sdk";
import { DBOSExecutor } from "@dbos-inc/dbos-sdk/internal/dbos-executor";
import type { Store } from "#lib/store/store.ts";

const dayMs = 86_400_000;
/** Films, publications and messages have rows of their own: nobody looks at a run again that ended so long ago. */
const keptMs = 30 * dayMs;
/** One process looks for all, so seldom. */
const everyMs = 3_600_000;
/** Runs that one statement removes, and statements of one look: what is left goes with the next one. */
const atOnce = 200;
const mostTurns = 50;

/** A run's children stay as long as it goes on: it reads what they came to where it is taken up again. */
const endedLongAgo = `
  SELECT workflow_uuid AS id FROM dbos.workflow_status AS run
  WHERE completed_at < $1 AND status NOT IN ('PENDING', 'ENQUEUED', 'DELAYED')
    AND NOT EXISTS (
      SELECT 1 FROM dbos.workflow_status AS parent
      WHERE parent.workflow_uuid = run.parent_workflow_id AND parent.status IN ('PENDING', 'ENQUEUED', 'DELAYED'))
  LIMIT $2`;

/** Removes the durable engine's rows of runs that ended more than thirty days ago; answers of how many. */
export const removeOldRuns = async ({ store, clock }: { store: Pick<Store, "media">; clock: () => Date }) => {
  const now = clock();
  const executor = DBOSExecutor.globalInstance;
  if (executor === undefined || !(await store.media.beginsChore("runs", now, everyMs))) return 0;
  const before = now.getTime() - keptMs;
  let removed = 0;
  for (let turn = 0; turn < mostTurns; turn++) {
    const { rows } = await executor.systemDatabase.pool.query<{ id: string }>(endedLongAgo, [before, atOnce]);
    await DBOS.deleteWorkflows(rows.map(({ id }) => id));
    removed += rows.length;
    if (rows.length < atOnce) break;
  }
  return removed;
};
