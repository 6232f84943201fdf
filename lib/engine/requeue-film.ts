import { DBOSClient, type DBOSConfig } from "@dbos-inc/dbos-sdk";
import type { StoredGeneration } from "#lib/store/store.ts";
import type { Requeued } from "./engine.ts";
import { applicationName, generationQueue, workflowOf } from "./runs.ts";

/** A pool needs an address beside it that is never dialled. */
const undialled = "postgresql://embedded@127.0.0.1/postgres";

/**
 * Puts a run that has not ended in line again, with its shots: some worker takes it up from its last finished step, and
 * whoever has it in hand notes nothing more. `engine` is the durable engine, from inside or outside of the service.
 */
export const runAgain = async (
  engine: Pick<DBOSClient, "listWorkflows" | "resumeWorkflows">,
  flow: string,
): Promise<"in line" | "never begun"> => {
  const runs = await engine.listWorkflows({
    workflow_id_prefix: flow,
    status: ["PENDING", "ENQUEUED"],
    loadInput: false,
    loadOutput: false,
  });
  // `gen_1.2` begins like `gen_1`, and is another round.
  const own = runs.map(({ workflowID }) => workflowID).filter((id) => id === flow || id.startsWith(`${flow}-`));
  const shots = own.filter((id) => id !== flow);
  if (!own.includes(flow)) return "never begun";
  if (shots.length > 0) await engine.resumeWorkflows(shots);
  await engine.resumeWorkflows([flow], { queueName: generationQueue });
  return "in line";
};

/** Puts the run of a film that has not come to rest in line again, from outside of the service; see `runAgain`. */
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
    return await runAgain(client, workflowOf(generation));
  } finally {
    await client.destroy();
  }
};
