import type { Lease } from "#lib/store/lease.ts";
import type { StoredGeneration } from "#lib/store/store.ts";
import type { Effects } from "./effects.ts";
import type { Engine } from "./engine.ts";
import { notMade } from "./flows.ts";
import { forgetWork } from "./shot-flow.ts";
import { failDelivery } from "./deliver-message.ts";
import { heedCancellations, type Hearing } from "./heed-cancellations.ts";
import { sweepLostWork } from "./lost-work.ts";
import { removeOldRuns } from "./old-runs.ts";
import type { ProgressLog } from "./progress.ts";
import { failPublication } from "./publish-film.ts";
import { settle } from "./settle.ts";
import type { StopSignals } from "./stop-signals.ts";
import { namesAtWork, takeOver } from "./takeover.ts";

/** How often a process looks for others that are gone, for what they cancelled, and for work that is lost, ms. */
export interface Looks {
  takeOverEveryMs: number;
  cancelledEveryMs: number;
  sweepEveryMs: number;
  /** The same of one that is alone: what it left, it saw to when it began. */
  sweepAloneEveryMs: number;
}

const usualLooks: Looks = {
  takeOverEveryMs: 3000,
  cancelledEveryMs: 2000,
  sweepEveryMs: 30_000,
  sweepAloneEveryMs: 600_000,
};

/** How long it is waited for what a look has begun, ms. */
const longestStopMs = 2000;

/** Sees to what was left, lost or ended elsewhere: at once, and where others are at work too for as long as this one lives. */
export const keepLooking = async (given: {
  effects: Effects;
  engine: Engine;
  withdraw: (generationId: string) => Promise<void>;
  log: ProgressLog;
  signals: StopSignals;
  lease: Lease;
  hearing?: Hearing;
  looks?: Partial<Looks>;
}): Promise<() => Promise<void>> => {
  const { effects, engine, lease, log, signals } = given;
  const { pause, report, store } = effects;
  const looks = { ...usualLooks, ...given.looks };
  const fail = async (generation: StoredGeneration): Promise<void> => {
    report(`Generation ${generation.generation_id} was left without an end.`, new Error("its run has ended"));
    const { code, message } = notMade;
    const failure = { code, message, shot_id: null, attempts: [] };
    const ending = { state: "finished", status: "render_failed", charged_usd: 0, message, failure } as const;
    const { round } = generation;
    await settle(effects, generation, { ...ending, round, finished_at: effects.clock() }, effects.reach.origin);
    log.wake(generation.generation_id);
  };
  const sweep = async (): Promise<void> => {
    await sweepLostWork({
      ...engine,
      store,
      fail,
      withdraw: given.withdraw,
      failPublication: async (publication) => {
        const cause = new Error("its run has ended");
        report(`Publication ${publication.publication_id} was left without an end.`, cause);
        await failPublication(effects, publication);
      },
      failDelivery: (delivery) => failDelivery(effects, delivery),
    });
    await removeOldRuns(effects);
  };
  const over = new AbortController();
  if (!lease.isShared) {
    await takeOver(lease, { everyMs: looks.takeOverEveryMs, pause, report });
    await sweep();
    const sweepingAlone = againAndAgain(sweep, looks.sweepAloneEveryMs, { over: over.signal, pause, report });
    return () => stopped(over, sweepingAlone, pause);
  }
  const stopTakingOver = await takeOver(lease, { everyMs: looks.takeOverEveryMs, pause, report });
  const stopHeeding = heedCancellations({
    hearing: given.hearing,
    store,
    signals,
    everyMs: looks.cancelledEveryMs,
    pause,
    onStop: (generationId) => {
      forgetWork(generationId);
      log.wake(generationId);
    },
    report,
  });
  const look = async (): Promise<void> => {
    await lease.adopt((await namesAtWork()).filter((name) => name !== lease.id));
    await lease.alone(sweep);
  };
  const sweeping = againAndAgain(look, looks.sweepEveryMs, {
    over: AbortSignal.any([over.signal, lease.lost]),
    pause,
    report,
    atOnce: true,
  });
  return () => stopped(over, Promise.all([stopTakingOver(), stopHeeding(), sweeping]), pause);
};

/** Ends what looks again and again. Where the database is away, what was asked of it is never answered. */
const stopped = async (over: AbortController, looking: Promise<unknown>, pause: Effects["pause"]): Promise<void> => {
  over.abort();
  const waited = new AbortController();
  await Promise.race([looking.finally(() => waited.abort()), pause(longestStopMs, waited.signal)]);
};

/** Until it is over; the first time at once, or after the first pause. */
const againAndAgain = async (
  look: () => Promise<void>,
  everyMs: number,
  given: Pick<Effects, "pause" | "report"> & { over: AbortSignal; atOnce?: boolean },
): Promise<void> => {
  const { over, pause, report, atOnce = false } = given;
  if (!atOnce) await pause(everyMs, over);
  while (!over.aborted) {
    try {
      await look();
    } catch (cause) {
      if (!over.aborted) report("Work that was lost could not be looked for.", cause);
    }
    await pause(everyMs, over);
  }
};
