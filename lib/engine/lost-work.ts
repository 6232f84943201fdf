import { DBOS, type WorkflowStatusString } from "@dbos-inc/dbos-sdk";
import type { StoredDelivery, StoredPublication } from "#lib/store/publishing-records.ts";
import type { Store, StoredGeneration } from "#lib/store/store.ts";
import { engineVersion, outwardRun, workflowOf } from "./runs.ts";
import { atRest } from "./progress.ts";

/** Of as many workflows the engine is asked at a time. */
const askedAtATime = 500;
/** A run that stands so goes on by itself. */
const goingOn: readonly string[] = ["PENDING", "ENQUEUED", "DELAYED"] satisfies WorkflowStatusString[];

/**
 * Finds work that nothing leads to its end, and sees to it: generations that were written down and never put in line, and
 * those whose run has ended without them; orders of ended generations; publications and messages likewise. Safe to run
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
  failPublication: (publication: StoredPublication) => Promise<void>;
  failDelivery: (delivery: StoredDelivery) => Promise<void>;
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
  const { publications, deliveries } = store;
  await seeToOutward({
    flow: "publish",
    ids: await publications.unfinished(),
    begin: given.publish,
    read: async (id) => {
      const publication = await publications.byId(id);
      const { round } = publication?.progress ?? { round: 0 };
      return publication?.status === "processing" ? { round, fail: () => given.failPublication(publication) } : null;
    },
  });
  await seeToOutward({
    flow: "deliver",
    ids: await deliveries.waiting(),
    begin: given.deliver,
    read: async (id) => {
      const delivery = await deliveries.byId(id);
      return delivery?.state === "waiting" ? { round: delivery.round, fail: () => given.failDelivery(delivery) } : null;
    },
  });
};

/** What waits for a run is begun where it has none, and fails where its run has ended without it. */
const seeToOutward = async (given: {
  flow: "publish" | "deliver";
  /** All that wait, by what was read before their runs. */
  ids: readonly string[];
  begin: (id: string) => Promise<void>;
  /** How it stands now; null where it does not wait any more. */
  read: (id: string) => Promise<{ round: number; fail: () => Promise<void> } | null>;
}): Promise<void> => {
  const { flow, ids, begin, read } = given;
  if (ids.length === 0) return;
  const going = await underWay(flow);
  for (const id of ids) {
    if (going.has(id)) continue;
    const before = await read(id);
    if (before === null) continue;
    const run = outwardRun(flow, id, before.round);
    const status = (await statusesOf([run])).get(run);
    if (status === undefined) await begin(id);
    if (status === undefined || goingOn.includes(status)) continue;
    // It may have come to its end, or begun anew, between those two questions.
    const now = await read(id);
    if (now?.round === before.round) await now.fail();
  }
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
