import { DBOSClient, type DBOSConfig } from "@dbos-inc/dbos-sdk";
import type { StoredGeneration } from "#lib/store/store.ts";
import { applicationName, generationQueue, workflowOf } from "./runs.ts";

/** What became of a film that was to be put in line again. */
export type Requeued = "in line" | "never begun";

/** A pool needs an address beside it that is never dialled. */
const undialled = "postgresql://embedded@127.0.0.1/postgres";

/**
 * Puts the run of a film that has not come to rest in line again, from outside of the service: some worker takes it up from
 * its last finished step, and whoever has it in hand notes nothing more. `never begun`: it has no run; every worker looks
 * for such films by itself.
 */
export const requeueFilm = async (
  generation: StoredGeneration,
  reach: { databaseUrl: string | undefined; pool: NonNullable<DBOSConfig["systemDatabasePool"]> | undefined },
): Promise<Requeued> => {
  const client = await DBOSClient.create({
    systemDatabaseUrl: reach.databaseUrl ?? undialled,
    applicationName,
    ...(reach.pool === undefined ? {} : { systemDatabasePool: reach.pool }),
  });
  try {
    const flow = workflowOf(generation);
    const runs = await client.listWorkflows({
      workflow_id_prefix: flow,
      status: ["PENDING", "ENQUEUED"],
      loadInput: false,
      loadOutput: false,
    });
    // `gen_1.2` begins like `gen_1`, and is another round.
    const own = runs.map(({ workflowID }) => workflowID).filter((id) => id === flow || id.startsWith(`${flow}-`));
    const shots = own.filter((id) => id !== flow);
    if (!own.includes(flow)) return "never begun";
    if (shots.length > 0) await client.resumeWorkflows(shots);
    await client.resumeWorkflows([flow], { queueName: generationQueue });
    return "in line";
  } finally {
    await client.destroy();
  }
};
