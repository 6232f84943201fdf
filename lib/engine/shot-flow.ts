import { makeShot, type ShotOutcome } from "./make-shot.ts";
import { working } from "./at-work.ts";
import { forgetPassages } from "./passages-ahead.ts";
import { NoLongerWanted } from "./place-order.ts";
import { renderProgress } from "./progress.ts";
import { here, runOf, step } from "./running.ts";
import { forgetSound } from "./sound-ahead.ts";

/** Smallest change of a shot's progress that is worth an event. */
const progressStep = 0.1;

/** Shares of the shots of a film that this process is making. */
const shares = new Map<string, Map<string, number>>();

/** What this process remembers of a film that it was making. */
export const forgetWork = (generationId: string): void => {
  shares.delete(generationId);
  forgetSound(generationId);
  forgetPassages(generationId);
};

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

/** The workflow of one shot: it is made, told of while it is, and tried twice. */
export const shotFlow = async (
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
