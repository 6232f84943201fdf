import type { Store, StoredGeneration } from "#lib/store/store.ts";
import type { Engine } from "./engine.ts";
import { atRest, hasEnded, type ProgressLog } from "./progress.ts";
import { outwardRun, workflowOf, type Runs } from "./runs.ts";
import { generationNoticeKey, givenUp, settle } from "./settle.ts";

interface PortSettings {
  store: Store;
  log: ProgressLog;
  runs: Runs;
  clock: () => Date;
  /** Resolves after the time, or as soon as the signal aborts. */
  pause: (ms: number, signal?: AbortSignal) => Promise<void>;
  report: (message: string, cause: unknown) => void;
  /** What people call the service. */
  origin: string;
  /** Puts down what this process has in hand of a generation that has ended. */
  stopHere: (generation: StoredGeneration) => void;
}

/** The port, and what the engine itself asks for beside it. */
export interface EnginePort extends Engine {
  /** Has what is open of a generation that has ended taken back; asking twice for one round is one run. */
  withdraw: (generationId: string) => Promise<void>;
  /** Sends the messages of a notice that was written; what is not sent now is when the engine starts again. */
  tell: (accountId: string, noticeKey: string) => void;
}

const cancelledNow = { state: "cancelled", status: null, message: "Cancelled. Nothing was charged." } as const;

/** Times between two looks at a publication that is waited for, ms. */
const [shortestLookMs, longestLookMs] = [25, 400];

/**
 * The engine's port over a line of runs: all that it does is to write down and to wait, so that it is the same where runs
 * are made and where they are only asked for.
 */
export const enginePort = (given: PortSettings): EnginePort => {
  const { store, log, runs, pause } = given;
  /** Ends a generation from outside of its run, and whatever is under way for it. */
  const ended = async (generationId: string, how: typeof cancelledNow | typeof givenUp): Promise<boolean> => {
    const generation = await store.generations.byId(generationId);
    if (generation === null || hasEnded(generation.state)) return false;
    const ending = { ...how, charged_usd: 0, finished_at: given.clock() };
    if (!(await settle(given, generation, ending, given.origin))) return false;
    port.tell(generation.account_id, generationNoticeKey(generation));
    given.stopHere(generation);
    log.wake(generationId);
    const shots = await store.shots.list(generationId);
    const flow = workflowOf(generation);
    await runs.cancel([flow, ...shots.map((shot) => `${flow}-${shot.shot_id}`)]);
    await port.withdraw(generationId);
    return true;
  };
  const port: EnginePort = {
    async withdraw(generationId) {
      const generation = await store.generations.byId(generationId);
      if (generation === null) return;
      const id = `withdraw-${workflowOf(generation)}`;
      await runs.begin({ flow: "withdraw", id, args: [generationId, generation.round] });
    },
    tell(accountId, noticeKey) {
      store.deliveries
        .ofNotice(accountId, noticeKey)
        .then((ids) => Promise.all(ids.map((id) => port.deliver(id))))
        .catch((cause: unknown) => given.report(`The messages of ${noticeKey} were not sent.`, cause));
    },
    async submit(generationId) {
      const generation = await store.generations.byId(generationId);
      if (generation === null) throw new Error(`There is no generation ${generationId}.`);
      if (generation.state === "queued" && (await store.generations.events(generationId, -1)).length === 0)
        await log.write(generationId, { state: "queued", stage: null, progress: 0, message: "Waiting for a place." });
      const { account_id: accountId } = generation;
      await runs.begin({ flow: "generate", id: workflowOf(generation), args: [generationId], accountId });
    },
    cancel: (generationId) => ended(generationId, cancelledNow),
    giveUp: (generationId) => ended(generationId, givenUp),
    async requeue(generationId) {
      const generation = await store.generations.byId(generationId);
      if (generation === null) throw new Error(`There is no generation ${generationId}.`);
      return runs.again(workflowOf(generation));
    },
    async settled(generationId, waitMs) {
      const generation = await store.generations.byId(generationId);
      if (waitMs <= 0 || generation === null || atRest(generation.state)) return;
      const over = new AbortController();
      const timer = pause(waitMs, over.signal).then(() => over.abort());
      for await (const { rests } of log.follow(generationId, -1, over.signal)) if (rests) break;
      over.abort();
      await timer;
    },
    async publish(publicationId) {
      const publication = await store.publications.byId(publicationId);
      if (publication === null) throw new Error(`There is no publication ${publicationId}.`);
      const { round } = publication.progress;
      await runs.begin({
        flow: "publish",
        id: outwardRun("publish", publicationId, round),
        args: [publicationId, round],
      });
    },
    async published(publicationId, waitMs) {
      for (let waited = 0, look = shortestLookMs; waited < waitMs; waited += look) {
        const publication = await store.publications.byId(publicationId);
        if (publication?.status !== "processing") return;
        await pause(Math.min(look, waitMs - waited));
        look = Math.min(longestLookMs, look * 2);
      }
    },
    async deliver(deliveryId) {
      const delivery = await store.deliveries.byId(deliveryId);
      if (delivery === null) return;
      const { round } = delivery;
      await runs.begin({ flow: "deliver", id: outwardRun("deliver", deliveryId, round), args: [deliveryId, round] });
    },
    watch: (generationId, after, signal) => log.follow(generationId, after, signal),
  };
  return port;
};
