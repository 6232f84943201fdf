import type { EnqueueWorkflowOptions } from "@dbos-inc/dbos-sdk";
import type { StoredGeneration } from "#lib/store/store.ts";
import type { Requeued } from "./engine.ts";

/** Raised only when the order of steps changes: runs of another version are not taken up. */
export const engineVersion = "1";
/** Under which the durable engine knows everything that is ours. */
export const applicationName = "shotwright";

/** Films, with a line for each account. */
export const generationQueue = "generations";
/**
 * What is done for films that are finished or ended. It waits for others most of its time, for hours where they are away,
 * so that nothing bounds how many are under way.
 */
const queueOf = { generate: generationQueue, publish: "publications", deliver: "deliveries", withdraw: "deliveries" };

export type FlowName = keyof typeof queueOf;
export const plainQueues: readonly string[] = ["publications", "deliveries"];

/** A piece of work of the durable engine; asking twice for one id is one run. */
export interface Run {
  flow: FlowName;
  id: string;
  args: readonly (string | number)[];
  /** Whose line it stands in, for a film. */
  accountId?: string;
}

/** How runs are put in line, and taken out of it. */
export interface Runs {
  begin(run: Run): Promise<void>;
  cancel(ids: string[]): Promise<void>;
  /** Puts a film's run, which has not ended, in line again. */
  again(flow: string): Promise<Requeued>;
}

/** A run as the durable engine writes it down, whichever process asks for it. */
export const inLine = ({ flow, id, accountId }: Run): EnqueueWorkflowOptions => ({
  workflowName: flow,
  workflowID: id,
  queueName: queueOf[flow],
  appVersion: engineVersion,
  applicationName,
  ...(accountId === undefined ? {} : { queuePartitionKey: accountId }),
});

/** Id of the workflow of a generation's present round. */
export const workflowOf = ({ generation_id, round }: Pick<StoredGeneration, "generation_id" | "round">): string =>
  round === 1 ? generation_id : `${generation_id}.${round}`;

/** Id of the workflow of a publication's, or of a message's, round. */
export const outwardRun = (flow: "publish" | "deliver", id: string, round: number): string => `${flow}-${id}-${round}`;
