import type { Store } from "#lib/store/store.ts";
import { workCalls, type WorkCalls } from "./work-calls.ts";
import { openWorkSlices, type Slice, type WorkSlices } from "./work-slices.ts";

/** What a process does for films where none lives on. */
export interface Work {
  slices: WorkSlices;
  calls: WorkCalls;
  /** The address of the service, where the function that works is found. */
  origin: string;
  fetch: typeof globalThis.fetch;
  now: () => number;
  /** Films and publications that are not at rest. */
  unfinished: () => Promise<number>;
  report: (message: string, cause: unknown) => void;
}

/** As the settings ask for it; null where films are made elsewhere. Throws where a setting is missing. */
export const workOf = (
  env: {
    SHOTWRIGHT_ROLE: string;
    SHOTWRIGHT_WORK: "elsewhere" | "slices";
    SHOTWRIGHT_SLICE_S: number;
    SHOTWRIGHT_SECRET?: string | undefined;
    CRON_SECRET?: string | undefined;
  },
  given: {
    store: Pick<Store, "generations" | "publications">;
    origin: string;
    fetch: typeof globalThis.fetch;
    pause: (ms: number) => Promise<void>;
    report: (message: string, cause: unknown) => void;
    clock: () => Date;
    /** Opens an engine in this process, under a name of its own. */
    open: () => Promise<{ engine: Slice; leave: () => Promise<void> }>;
  },
): Work | null => {
  if (env.SHOTWRIGHT_WORK === "elsewhere") return null;
  const { SHOTWRIGHT_SECRET: secret, SHOTWRIGHT_SLICE_S: seconds } = env;
  if (env.SHOTWRIGHT_ROLE !== "web")
    throw new Error(
      `SHOTWRIGHT_WORK=slices is for SHOTWRIGHT_ROLE=web: a process with the role ${env.SHOTWRIGHT_ROLE} works all the time.`,
    );
  if (secret === undefined)
    throw new Error("SHOTWRIGHT_WORK=slices needs SHOTWRIGHT_SECRET: calls for work are signed under it.");
  const { store, origin, fetch, clock, pause, report } = given;
  const now = () => clock().getTime();
  const open = async (): Promise<Slice> => {
    const { engine, leave } = await given.open();
    return { drain: (patienceMs) => engine.drain(patienceMs), close: () => engine.close().finally(leave) };
  };
  const unfinished = async (): Promise<number> => {
    const [films, publications] = await Promise.all([store.generations.unfinished(), store.publications.unfinished()]);
    return films.length + publications.length;
  };
  return {
    slices: openWorkSlices({ open, unfinished, lengthMs: seconds * 1000, now, pause }),
    calls: workCalls({ secret, clockSecret: env.CRON_SECRET, now }),
    origin,
    fetch,
    now,
    unfinished,
    report,
  };
};
