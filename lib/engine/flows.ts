import { DBOS } from "@dbos-inc/dbos-sdk";
import { isElsewhere, owned } from "./owned.ts";
import { Problem } from "#lib/contract/errors.ts";
import type { Blocked, Failure } from "#lib/contract/generation.ts";
import type { Lease } from "#lib/store/lease.ts";
import type { Ending } from "#lib/store/store.ts";
import { isAtWork, working } from "./at-work.ts";
import { deliverMessage } from "./deliver-message.ts";
import { chargeOf } from "./charge.ts";
import type { Departure } from "./departure.ts";
import { drawHero } from "./draw-hero.ts";
import { loadJob, type Effects } from "./effects.ts";
import { finishFilm, type FilmAssets } from "./finish-film.ts";
import { judge } from "./judge.ts";
import { lockedHero, lockHero } from "./lock-hero.ts";
import { makeShot, type ShotOutcome } from "./make-shot.ts";
import { forgetPassages } from "./passages-ahead.ts";
import { NoLongerWanted } from "./place-order.ts";
import { runOwnStep } from "./observed.ts";
import { renderProgress, stageStart, type ProgressLog } from "./progress.ts";
import { publicationNoticeKey, publishFilm } from "./publish-film.ts";
import type { Turn } from "./reach.ts";
import { workflowOf } from "./runs.ts";
import { generationNoticeKey, settle } from "./settle.ts";
import { heldNow } from "./spending.ts";
import { composeAhead, forgetSound } from "./sound-ahead.ts";
import { withdrawOrders } from "./withdraw-orders.ts";

/** The running engine of this process; workflows that are recovered find it here. */
export interface Running {
  effects: Effects;
  log: ProgressLog;
  /** What this process holds while it works; see `owned`. */
  lease: Lease;
  /** What becomes of its steps when this process leaves. */
  departure: Departure;
  /** Aborts the local work of a run when its generation is cancelled, or when this process must do nothing more. */
  signalOf: (run: string) => AbortSignal;
  /** The run has come to rest: nobody will ask for its signal again. */
  forgetSignal: (run: string) => void;
  /** Sends the messages of a notice that was written; what is not sent now is when the engine starts again. */
  tell: (accountId: string, noticeKey: string) => void;
  /** Has the orders that are open of a generation that has ended taken back. */
  withdraw: (generationId: string) => void;
}

interface Flows {
  generate: (generationId: string) => Promise<void>;
  publish: (publicationId: string, round: number) => Promise<void>;
  deliver: (deliveryId: string, round: number) => Promise<void>;
  withdraw: (generationId: string, round: number) => Promise<void>;
  running: Running | null;
}

/** What is said of a film that was not made through no fault of its own. */
export const notMade = { code: "internal", message: "The film could not be made; nothing was charged." };
/** The tool whose films are animated from a still. */
const stagedTool = "generate_video_staged";

/** The run that a workflow belongs to: a shot's is named for its film's. */
const runOf = (shotId?: string): string => {
  const own = DBOS.workflowID ?? "";
  return shotId === undefined ? own : own.slice(0, -`-${shotId}`.length);
};
/** Smallest change of a shot's progress that is worth an event. */
const progressStep = 0.1;

const here = (): Running => {
  if (flows.running === null) throw new Error("The engine is not running.");
  return flows.running;
};

/** Shares of the shots of a film that this process is making. */
const shares = new Map<string, Map<string, number>>();

/** What this process remembers of a film that it was making. */
export const forgetWork = (generationId: string): void => {
  shares.delete(generationId);
  forgetSound(generationId);
  forgetPassages(generationId);
};

/** A step of a workflow. What a process does that was taken for dead is noted nowhere. */
const step: typeof DBOS.runStep = (body, config) => runOwnStep(here(), body, config);

const shotBody = async (
  generationId: string,
  shotId: string,
  shotIds: string[],
  toMake: string[],
): Promise<ShotOutcome> => {
  const { effects, log, signalOf } = here();
  const film = shares.get(generationId) ?? new Map(shotIds.map((id) => [id, toMake.includes(id) ? 0 : 1]));
  shares.set(generationId, film);
  const number = shotIds.indexOf(shotId) + 1;
  let told = 0;
  const tell = (share: number) => {
    if (share < 1 && share - told < progressStep) return;
    told = share;
    film.set(shotId, share);
    const progress = renderProgress(shotIds.map((id) => film.get(id) ?? 0));
    const message =
      share >= 1 ? `Shot ${number} of ${shotIds.length} is made.` : `Rendering shot ${number} of ${shotIds.length}.`;
    log
      .write(generationId, {
        state: "running",
        stage: "render",
        progress,
        shot_id: shotId,
        message,
      })
      .catch((cause: unknown) => effects.report(`Progress of ${generationId} was not written.`, cause));
  };
  const signal = signalOf(runOf(shotId));
  try {
    const outcome = await working(generationId, () => makeShot(effects, generationId, shotId, signal, tell));
    if (outcome.failure === null) tell(1);
    return outcome;
  } catch (cause) {
    if (here().lease.lost.aborted || (!signal.aborted && !(cause instanceof NoLongerWanted))) throw cause;
    // The generation has ended as cancelled already; what the stopped work threw says nothing more.
    return {
      shot_id: shotId,
      failure: {
        code: "cancelled",
        message: "The generation was cancelled.",
        shot_id: shotId,
        attempts: [],
      },
    };
  }
};

const shotFlow = async (
  generationId: string,
  shotId: string,
  shotIds: string[],
  toMake = shotIds,
): Promise<ShotOutcome> =>
  step(() => shotBody(generationId, shotId, shotIds, toMake), {
    name: "make",
    retriesAllowed: true,
    maxAttempts: 2,
    intervalSeconds: 0.2,
    shouldRetry: () => !here().signalOf(runOf(shotId)).aborted,
  });

/**
 * `still`: its look is locked by a still first; `toMake`: the shots that are not there yet. Absent in runs that began
 * before there were such.
 */
type Beginning = { shotIds: string[]; toMake?: string[]; workflow?: string; still?: boolean } | null;

/** Gates are judged before anything is made. Null: the generation has ended, blocked or cancelled. */
const begin = async (generationId: string): Promise<Beginning> => {
  const { effects, log, signalOf } = here();
  const job = await loadJob(effects.store, generationId);
  const open = await log.write(generationId, {
    state: "running",
    stage: "gate",
    progress: stageStart.gate,
    message: "Checking consent, policy and budget.",
  });
  if (!open) return null;
  const again = await effects.judgeFilm(job.plan);
  const blocked = judge(job, again, effects.clock(), await heldNow(effects, job.generation));
  if (blocked !== null) {
    await end(generationId, { status: "blocked", blocked, message: `Blocked: ${blocked.reason}.` });
    return null;
  }
  const shotIds = job.plan.content.shots.map((shot) => shot.shot_id);
  const still = job.generation.tool === stagedTool;
  const made = (await effects.store.shots.list(generationId))
    .filter(({ asset_id, attempts }) => asset_id !== null && attempts.every(({ ended_at }) => ended_at !== null))
    .map(({ shot_id }) => shot_id);
  const toMake = shotIds.filter((id) => !made.includes(id));
  if (job.generation.request["hold"] !== true)
    await composeAhead(effects, generationId, { shotIds: toMake, still }, signalOf(runOf()));
  if (!still) await beginShots(generationId, toMake.length);
  return { shotIds, toMake, workflow: workflowOf(job.generation), still };
};

const beginShots = (generationId: string, count: number): Promise<boolean> =>
  here().log.write(generationId, {
    state: "running",
    stage: "render",
    progress: stageStart.render,
    message: `Rendering ${count} ${count === 1 ? "shot" : "shots"}.`,
  });

type StillOutcome =
  | { is: "locked" }
  | { is: "held" }
  | { is: "failed"; failure: Failure }
  | { is: "refused"; blocked: Blocked };

/** Draws the still, or takes the one that was approved. Where it is to be held, the generation rests until somebody decides. */
const lockLook = async (generationId: string, shotCount: number): Promise<StillOutcome> => {
  const { effects, log, signalOf } = here();
  const approved = await lockedHero(effects, generationId);
  if (approved !== null) {
    await lockHero(effects, generationId, approved);
    await beginShots(generationId, shotCount);
    return { is: "locked" };
  }
  const message = "Drawing the still that sets the look.";
  await log.write(generationId, { state: "running", stage: "still", progress: stageStart.still, message });
  const drawn = await working(generationId, () => drawHero(effects, generationId, signalOf(runOf())));
  if (drawn.is !== "drawn") return drawn;
  const { hero } = drawn;
  const { generation } = await loadJob(effects.store, generationId);
  if (generation.request["hold"] === true) {
    here().forgetSignal(runOf());
    await log.write(generationId, {
      state: "awaiting_decision",
      stage: "still",
      progress: stageStart.still,
      message: "The still waits for your decision.",
    });
    return { is: "held" };
  }
  await effects.store.heroes.decide(hero.hero_frame_id, { state: "locked", note: null, decided_at: effects.clock() });
  await lockHero(effects, generationId, hero);
  await beginShots(generationId, shotCount);
  return { is: "locked" };
};

const end = async (
  generationId: string,
  ending: Pick<Ending, "status" | "message"> & Partial<Pick<Ending, "blocked" | "failure" | "film">>,
): Promise<void> => {
  const { effects, log } = here();
  const generation = await effects.store.generations.byId(generationId);
  if (generation === null) throw new Error(`There is no generation ${generationId}.`);
  // A run of a round that is over ends nothing: another may have begun since.
  if (DBOS.workflowID !== undefined && DBOS.workflowID !== workflowOf(generation)) return;
  // Before it rests: from then on it may be set going again, and be given a new signal.
  here().forgetSignal(workflowOf(generation));
  await settle(
    effects,
    generation,
    {
      round: generation.round,
      state: "finished",
      charged_usd: ending.status === "ok" ? await chargeOf(effects, generation) : 0,
      finished_at: effects.clock(),
      ...ending,
    },
    effects.reach.origin,
  );
  here().tell(generation.account_id, generationNoticeKey(generation));
  forgetWork(generationId);
  log.wake(generationId);
};

const assemble = async (generationId: string): Promise<FilmAssets | null> => {
  const { effects, log, signalOf } = here();
  const running = { state: "running" as const };
  const open = await log.write(generationId, {
    ...running,
    stage: "assemble",
    progress: stageStart.assemble,
    message: "Cutting the film.",
  });
  if (!open) return null;
  return finishFilm(effects, generationId, signalOf(runOf()), async () => {
    await log.write(generationId, {
      ...running,
      stage: "sign",
      progress: stageStart.sign,
      message: "Signing the film.",
    });
  });
};

const refuse = (generationId: string, blocked: Blocked): Promise<void> =>
  end(generationId, { status: "blocked", blocked, message: `Blocked: ${blocked.reason}` });

const fail = (generationId: string, failure: Failure): Promise<void> =>
  end(generationId, { status: "render_failed", failure, message: failure.message });

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

const register = (): Flows => {
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
  return {
    generate: DBOS.registerWorkflow(generate, { name: "generate" }),
    publish: DBOS.registerWorkflow(publish, { name: "publish" }),
    deliver: DBOS.registerWorkflow(deliver, { name: "deliver" }),
    withdraw: DBOS.registerWorkflow(withdraw, { name: "withdraw" }),
    running: null,
  };
};

// Next evaluates this file in more than one bundle; the workflows may be registered only once in a process.
const slot = globalThis as typeof globalThis & { shotwrightFlows?: Flows };
export const flows: Flows = (slot.shotwrightFlows ??= register());
