import { DBOS } from "@dbos-inc/dbos-sdk";
import { engineVersion, generationQueue } from "./flows.ts";

/** Who this process is among those on its database, and who of the others still lives. */
export interface Presence {
  name: string;
  /** Whether others may be at work on the same database at the same time. */
  isShared: boolean;
  /** Runs `work` while no process of that name lives, nor can begin to; false where one does, or where nobody can tell. */
  ifGone: (name: string, work: () => Promise<void>) => Promise<boolean>;
}

interface TakeOverSettings {
  /** Between two looks; a process that could not be seen at both of them is gone. */
  everyMs: number;
  pause: (ms: number, signal?: AbortSignal) => Promise<void>;
  report: (message: string, cause: unknown) => void;
}

/**
 * Takes up what processes that are gone have left. Where nobody else can be there, at once; else from time to time, for
 * as long as this process lives, and never what belongs to one that lives. Answers how to stop.
 */
export const takeOver = async (presence: Presence, settings: TakeOverSettings): Promise<() => Promise<void>> => {
  if (!presence.isShared) {
    for (const [name, work] of await leftBy(presence.name)) await presence.ifGone(name, () => takeUp(work));
    return () => Promise.resolve();
  }
  const stopped = new AbortController();
  const looking = (async () => {
    let unseen: ReadonlySet<string> = new Set();
    while (!stopped.signal.aborted) {
      try {
        unseen = await look(presence, unseen);
      } catch (cause) {
        settings.report("What other processes have left could not be looked for.", cause);
      }
      await settings.pause(settings.everyMs, stopped.signal);
    }
  })();
  return async () => {
    stopped.abort();
    await looking;
  };
};

/** A process whose connection to the database broke has the time between two looks to come back. */
const look = async (presence: Presence, unseen: ReadonlySet<string>): Promise<ReadonlySet<string>> => {
  const names = new Set<string>();
  for (const name of (await leftBy(presence.name)).keys()) {
    const isGone = await presence.ifGone(name, async () => {
      if (!unseen.has(name)) return;
      // Read again now that nobody else takes it up.
      const work = (await leftBy(presence.name)).get(name);
      if (work !== undefined) await takeUp(work);
    });
    if (isGone) names.add(name);
  }
  return names;
};

interface Work {
  workflowID: string;
  queueName: string | undefined;
}

/** What others than this process have begun and not ended, by their names. */
const leftBy = async (ownName: string): Promise<Map<string, Work[]>> => {
  const begun = await DBOS.listWorkflows({
    status: "PENDING",
    applicationVersion: engineVersion,
    loadInput: false,
    loadOutput: false,
  });
  const left = new Map<string, Work[]>();
  for (const { workflowID, executorId, queueName } of begun) {
    if (executorId === undefined || executorId === ownName) continue;
    const work = left.get(executorId) ?? [];
    left.set(executorId, work);
    work.push({ workflowID, queueName });
  }
  return left;
};

/** Back into line, films into their own: whichever process is free goes on with it, exactly one. */
const takeUp = async (work: readonly Work[]): Promise<void> => {
  const films = work.filter(({ queueName }) => queueName === generationQueue);
  const others = work.filter(({ queueName }) => queueName !== generationQueue);
  const ids = (of: readonly Work[]) => of.map(({ workflowID }) => workflowID);
  if (films.length > 0) await DBOS.resumeWorkflows(ids(films), { queueName: generationQueue });
  if (others.length > 0) await DBOS.resumeWorkflows(ids(others));
};
