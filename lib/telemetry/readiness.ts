/** One thing that must hold for the process to be given work. */
export interface Check {
  name: string;
  /** Null where it holds, else why not, in words for whoever runs the service. May throw, which is a fault too. */
  fault: () => Promise<string | null>;
  /** How long an answer that it holds stands, ms: nothing where it is cheap. */
  keptMs?: number;
}

export interface CheckAnswer {
  name: string;
  passes: boolean;
  /** Why not; null where it holds. */
  fault: string | null;
}

export interface Readiness {
  /** Whether the process may be given work now. Looks that come together are one look, and one stands for a second. */
  look: () => Promise<{ ready: boolean; checks: CheckAnswer[] }>;
}

const lookKeptMs = 1000;
const longestCheckMs = 3000;

/**
 * Readiness of this process from its checks. `draining` is true from when it is to be given nothing more; `now` in ms;
 * `faultOf` words what a check threw.
 */
export const openReadiness = (given: {
  checks: readonly Check[];
  draining: () => boolean;
  now: () => number;
  faultOf: (cause: unknown) => string;
  longestMs?: number;
}): Readiness => {
  const held = new Map<string, number>();
  const judged = async ({ name, fault, keptMs = 0 }: Check): Promise<CheckAnswer> => {
    const since = held.get(name);
    if (since !== undefined && given.now() - since < keptMs) return { name, passes: true, fault: null };
    held.delete(name);
    const found = await withinTime(fault(), given.longestMs ?? longestCheckMs).catch(given.faultOf);
    if (found === null) held.set(name, given.now());
    return { name, passes: found === null, fault: found };
  };
  let last: { at: number; checks: Promise<CheckAnswer[]> } | null = null;
  return {
    look: async () => {
      if (last === null || given.now() - last.at >= lookKeptMs)
        last = { at: given.now(), checks: Promise.all(given.checks.map(judged)) };
      const checks = await last.checks;
      const draining = given.draining();
      const leaving = { name: "draining", passes: false, fault: "It is ending, and takes nothing new." };
      return {
        ready: !draining && checks.every(({ passes }) => passes),
        checks: draining ? [...checks, leaving] : checks,
      };
    },
  };
};

const withinTime = (work: Promise<string | null>, ms: number): Promise<string | null> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((done) => {
    timer = setTimeout(() => done(`It did not answer within ${ms} ms.`), ms).unref();
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** What a service is made of, as far as its checks look at it. */
export interface Checked {
  healthy: () => Promise<boolean>;
  /** Names of the migrations that this program knows, and of those that the database has. */
  migrations: { known: () => Promise<string[]>; applied: () => Promise<string[]> };
  sealer: { seal: (text: string, owner: string) => string; open: (sealed: string, owner: string) => string };
  media: { put: (bytes: Uint8Array) => Promise<{ sha256: string }>; has: (sha256: string) => Promise<boolean> };
  /** Starts the threads that draw, or waits for them; null where this process draws nothing. */
  startThreads: (() => Promise<void>) | null;
  /** Ms since the process last told the others that it lives; null where nobody else can be there. */
  leaseAgeMs: () => number | null;
}

/** A lease that is older is about to be lost. */
const leaseAgeMaxMs = 9000;
const dearMs = 30_000;

/** The checks of a process, in the order in which one would look for the cause. */
export const checksOf = (given: Checked): Check[] => [
  { name: "database", fault: async () => ((await given.healthy()) ? null : "The database does not answer.") },
  {
    name: "migrations",
    keptMs: dearMs,
    fault: async () => {
      const [known, applied] = await Promise.all([given.migrations.known(), given.migrations.applied()]);
      const missing = known.filter((name) => !applied.includes(name));
      return missing.length === 0 ? null : `The database lacks ${missing.join(", ")}.`;
    },
  },
  {
    name: "secrets",
    fault: () => {
      const { sealer } = given;
      const opened = sealer.open(sealer.seal(probe, probe), probe);
      return Promise.resolve(opened === probe ? null : "What is sealed does not open.");
    },
  },
  {
    name: "media",
    keptMs: dearMs,
    fault: async () => {
      const { sha256 } = await given.media.put(new TextEncoder().encode(probe));
      return (await given.media.has(sha256)) ? null : "What is stored is not found again.";
    },
  },
  {
    name: "lease",
    fault: () => {
      const age = given.leaseAgeMs();
      const late = age !== null && age > leaseAgeMaxMs;
      return Promise.resolve(late ? `It was last renewed ${Math.round(age / 1000)} s ago.` : null);
    },
  },
  ...(given.startThreads === null ? [] : [threadsCheck(given.startThreads)]),
];

const probe = "shotwright ready";

const threadsCheck = (startThreads: () => Promise<void>): Check => {
  let started: "not yet" | "trying" | "yes" = "not yet";
  let why: string | null = null;
  return {
    name: "threads",
    fault: () => {
      if (started === "not yet") {
        started = "trying";
        startThreads().then(
          () => (started = "yes"),
          (cause: unknown) => {
            started = "not yet";
            why = cause instanceof Error ? cause.message : "They could not be started.";
          },
        );
      }
      return Promise.resolve(started === "yes" ? null : (why ?? "They are being started."));
    },
  };
};

/** Does a work once for everybody who asks, with what the first one gave; again for who asks after it failed. */
export const untilDone = <Given>(work: (given: Given) => Promise<void>): ((given: Given) => Promise<void>) => {
  let under: Promise<void> | null = null;
  return (given) =>
    (under ??= work(given).catch((cause: unknown) => {
      under = null;
      throw cause;
    }));
};
