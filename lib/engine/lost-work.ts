import { DBOS, type WorkflowStatusString } from "@dbos-inc/dbos-sdk";
import type { Store, StoredGeneration } from "#lib/store/store.ts";
import { engineVersion, workflowOf } from "./runs.ts";
import { atRest } from "./progress.ts";

/** Of as many workflows the engine is asked at a time. */
const askedAtATime = 500;
/** A run that stands so goes on by itself. */
const goingOn: readonly string[] = ["PENDING", "ENQUEUED", "DELAYED"] satisfies WorkflowStatusString[];

/**
 * Finds work that nothing leads to its end, and sees to it: generations that were written down and never put in line, and
 * those whose run has ended without them; orders of ended generations; publications and messages that wait. Safe to run
 * again, and beside a run of another process.
 */
export const sweepLostWork = async (given: {
  store: Store;
  submit: (generationId: string) => Promise<void>;
  /** Ends it as failed, in this round only. */
  fail: (generation: StoredGeneration) => Promise<void>;
  withdraw: (generationId: string) => Promise<void>;
  publish: (publicationId: string) => Promise<void>;
  deliver: (deliveryId: string) => Promise<void>;
}): Promise<void> => {
  const { store } = given;
  const unfinished = await store.generations.standing(await store.generations.unfinished());
  const stood = await statusesOf(unfinished.map(workflowOf));
  for (const generation of unfinished) {
    const status = stood.get(workflowOf(generation));
    if (status === undefined) await given.submit(generation.generation_id);
    else if (!goingOn.includes(status)) await failUnended(given, generation);
  }
  for (const generationId of await store.openOrders.ofEnded()) await given.withdraw(generationId);
  const publishing = await underWay("publish");
  for (const id of await store.publications.unfinished()) if (!publishing.has(id)) await given.publish(id);
  const delivering = await underWay("deliver");
  for (const id of await store.deliveries.waiting()) if (!delivering.has(id)) await given.deliver(id);
};

/** It may have ended since it was asked for, or have been set going again: what is read after its run's end tells. */
const failUnended = async (
  { store, fail }: Pick<Parameters<typeof sweepLostWork>[0], "store" | "fail">,
  { generation_id, round }: Pick<StoredGeneration, "generation_id" | "round">,
): Promise<void> => {
  const now = await store.generations.byId(generation_id);
  if (now !== null && now.round === round && !atRest(now.state)) await fail(now);
};

const statusesOf = async (workflowIDs: readonly string[]): Promise<Map<string, string>> => {
  const found = new Map<string, string>();
  for (let at = 0; at < workflowIDs.length; at += askedAtATime) {
    const asked = { workflowIDs: workflowIDs.slice(at, at + askedAtATime), loadInput: false, loadOutput: false };
    for (const { workflowID, status } of await DBOS.listWorkflows(asked)) found.set(workflowID, status);
  }
  return found;
};

/** Ids that runs of a flow are under way for: a run is called `<flow>-<id>-<round>`. */
const underWay = async (workflowName: "publish" | "deliver"): Promise<Set<string>> => {
  const runs = await DBOS.listWorkflows({
    workflowName,
    status: ["PENDING", "ENQUEUED", "DELAYED"],
    applicationVersion: engineVersion,
    loadInput: false,
    loadOutput: false,
  });
  return new Set(
    runs.map(({ workflowID }) => workflowID.slice(`${workflowName}-`.length, workflowID.lastIndexOf("-"))),
  );
};
