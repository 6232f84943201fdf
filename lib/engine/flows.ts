import { DBOS } from "@dbos-inc/dbos-sdk";
import { Problem } from "#lib/contract/errors.ts";
import { isAtWork } from "./at-work.ts";
import { deliverMessage } from "./deliver-message.ts";
import { assemble, begin, end, fail, lockLook, refuse } from "./film-steps.ts";
import { isElsewhere, owned } from "./owned.ts";
import { publicationNoticeKey, publishFilm } from "./publish-film.ts";
import type { Turn } from "./reach.ts";
import { here, runOf, step } from "./running.ts";
import { shotFlow } from "./shot-flow.ts";
import { withdrawOrders } from "./withdraw-orders.ts";

/** What is said of a film that was not made through no fault of its own. */
export const notMade = { code: "internal", message: "The film could not be made; nothing was charged." };

/** Runs a step until it is over; the waits between its runs outlive the process. */
const untilOver = async (name: string, run: (index: number) => Promise<Turn>): Promise<void> => {
  for (let index = 0; ; index++) {
    const turn = await step(() => run(index), {
      name,
      retriesAllowed: true,
      maxAttempts: 4,
      intervalSeconds: 0.5,
    });
    if (turn.over) return;
    if (turn.waitMs > 0) await DBOS.sleep(turn.waitMs);
  }
};

const publish = async (publicationId: string, round: number): Promise<void> => {
  await untilOver("publish", async () => {
    const { effects, tell } = here();
    const turn = await publishFilm(effects, publicationId, round);
    const publication = turn.over ? await effects.store.publications.byId(publicationId) : null;
    if (publication !== null) tell(publication.account_id, publicationNoticeKey(publication));
    return turn;
  });
};

const deliver = (deliveryId: string, round: number): Promise<void> =>
  untilOver("deliver", (index) => deliverMessage(here().effects, deliveryId, round, index));

const withdraw = (generationId: string, round: number): Promise<void> =>
  untilOver("withdraw", () => withdrawOrders(here().effects, { generationId, round, atWork: isAtWork(generationId) }));

const register = (): void => {
  const shot = DBOS.registerWorkflow(shotFlow, { name: "shot" });
  const generate = async (generationId: string): Promise<void> => {
    const beginning = await step(() => begin(generationId), {
      name: "begin",
      retriesAllowed: true,
      maxAttempts: 5,
      intervalSeconds: 1,
      shouldRetry: (cause) => cause instanceof Problem && cause.code === "unavailable",
    });
    if (beginning === null) return;
    try {
      if (beginning.still === true) {
        const look = await step(() => lockLook(generationId, beginning.shotIds.length), {
          name: "still",
          retriesAllowed: true,
          maxAttempts: 2,
          intervalSeconds: 0.2,
          shouldRetry: () => !here().signalOf(runOf()).aborted,
        });
        if (look.is === "held") return;
        if (look.is === "refused") {
          await step(() => refuse(generationId, look.blocked), { name: "refuse" });
          return;
        }
        if (look.is === "failed") {
          await step(() => fail(generationId, look.failure), { name: "fail" });
          return;
        }
      }
      const handles = [];
      const toMake = beginning.toMake ?? beginning.shotIds;
      for (const shotId of toMake)
        handles.push(
          await DBOS.startWorkflow(shot, { workflowID: `${beginning.workflow ?? generationId}-${shotId}` })(
            generationId,
            shotId,
            beginning.shotIds,
            toMake,
          ),
        );
      const ended = await Promise.allSettled(handles.map((handle) => handle.getResult()));
      // Whatever one of them came to, none goes on ordering once the film has ended.
      const outcomes = ended.map((shot) => {
        if (shot.status === "rejected") throw shot.reason;
        return shot.value;
      });
      const refused = outcomes.find((outcome) => outcome.blocked !== undefined)?.blocked;
      if (refused !== undefined) {
        await step(() => refuse(generationId, refused), { name: "refuse" });
        return;
      }
      const failed = outcomes.find((outcome) => outcome.failure !== null)?.failure;
      if (failed != null) {
        await step(() => fail(generationId, failed), { name: "fail" });
        return;
      }
      const film = await step(() => assemble(generationId), {
        name: "assemble",
        retriesAllowed: true,
        maxAttempts: 2,
        intervalSeconds: 0.2,
      });
      if (film === null) return;
      await step(() => end(generationId, { status: "ok", film, message: "The film is ready." }), {
        name: "end",
      });
    } catch (cause) {
      const { lease } = here();
      if (isElsewhere(cause) || lease.lost.aborted || here().signalOf(runOf()).aborted)
        return await owned(lease, () => Promise.reject(cause));
      here().effects.report(`Generation ${generationId} could not be made.`, cause);
      await step(() => fail(generationId, { ...notMade, shot_id: null, attempts: [] }), { name: "fail" });
    }
  };
  DBOS.registerWorkflow(generate, { name: "generate" });
  DBOS.registerWorkflow(publish, { name: "publish" });
  DBOS.registerWorkflow(deliver, { name: "deliver" });
  DBOS.registerWorkflow(withdraw, { name: "withdraw" });
};

// Next evaluates this file in more than one bundle; the workflows may be registered only once in a process.
const slot = globalThis as typeof globalThis & { shotwrightFlows?: true };

/** Has the durable engine know the workflows, by their names. Before it is launched. */
export const registerFlows = (): void => {
  if (slot.shotwrightFlows === true) return;
  slot.shotwrightFlows = true;
  register();
};
