import { closeSync, openSync, readdirSync, readFileSync, readSync } from "node:fs";

/** What this process and everything it starts cost. Of what it starts, only Linux tells. */

const ticksPerSecond = 100;

/** One for all: what reading costs counts as the work's own. */
const bytes = Buffer.alloc(4096);

/** Fields of a process from its state onwards: names before it may hold blanks. */
const statOf = (pid: string): number[] | null => {
  try {
    const file = openSync(`/proc/${pid}/stat`, "r");
    let length = 0;
    try {
      length = readSync(file, bytes);
    } finally {
      closeSync(file);
    }
    const text = bytes.toString("latin1", 0, length);
    return text
      .slice(text.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
  } catch (error) {
    // A process may end between the listing and the look.
    if (["ENOENT", "ESRCH"].includes((error as NodeJS.ErrnoException).code ?? "")) return null;
    throw error;
  }
};

interface Process {
  pid: number;
  cpu_s: number;
}

/** What a process has started and still runs, by its threads. */
export const startedBy = (pid: number): number[] => {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, "latin1").split(" ").filter(Boolean).map(Number),
    );
  } catch (error) {
    if (["ENOENT", "ESRCH"].includes((error as NodeJS.ErrnoException).code ?? "")) return [];
    throw error;
  }
};

/** Whatever this process has started, and what that has started, that runs now. */
const descendants = (pid = process.pid): Process[] =>
  startedBy(pid).flatMap((child) => {
    const stat = statOf(String(child));
    const own = stat === null ? [] : [{ pid: child, cpu_s: ((stat[11] ?? 0) + (stat[12] ?? 0)) / ticksPerSecond }];
    return [...own, ...descendants(child)];
  });

/** CPU seconds so far of everything that this process has started and that still runs. */
export const startedCpu_s = (): number => descendants().reduce((sum, { cpu_s }) => sum + cpu_s, 0);

export interface Cost {
  wall_s: number;
  /** CPU of this process and its threads. */
  own_s: number;
  /** CPU of what it started: what the system counted for what has ended, or what was seen of it while it ran. */
  children_s: number;
  cpu_s: number;
}

/** CPU seconds of the children that have ended. */
const ended_s = (): number => {
  const stat = statOf("self") ?? [];
  return ((stat[13] ?? 0) + (stat[14] ?? 0)) / ticksPerSecond;
};

/** Does `work` and tells what it cost. */
export const costOf = async <T>(work: () => Promise<T>): Promise<Cost & { result: T }> => {
  const times = new Map<number, number>();
  const linux = process.platform === "linux";
  const look = () => {
    if (!linux) return;
    for (const { pid, cpu_s } of descendants()) times.set(pid, Math.max(times.get(pid) ?? 0, cpu_s));
  };
  const before = new Map(linux ? descendants().map(({ pid, cpu_s }) => [pid, cpu_s]) : []);
  const [begun, endedBefore_s] = [process.cpuUsage(), linux ? ended_s() : Number.NaN];
  const start = performance.now();
  const watch = setInterval(look, 200);
  try {
    const result = await work();
    look();
    const { user, system } = process.cpuUsage(begun);
    const own_s = (user + system) / 1e6;
    let seen_s = 0;
    for (const [pid, cpu_s] of times) seen_s += cpu_s - (before.get(pid) ?? 0);
    const children_s = linux ? Math.max(seen_s, ended_s() - endedBefore_s) : Number.NaN;
    const wall_s = (performance.now() - start) / 1000;
    return { result, wall_s, own_s, children_s, cpu_s: own_s + children_s };
  } finally {
    clearInterval(watch);
  }
};

/** Bytes of memory that are a process's own, and its share of what it has in common with others (PSS). */
const memoryOf = (pid: number): number => {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, "latin1");
    return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) * 1024;
  } catch (error) {
    if (["ENOENT", "ESRCH"].includes((error as NodeJS.ErrnoException).code ?? "")) return 0;
    throw error;
  }
};

export interface PeakMemory {
  /** The most that this process held at one time, the most that what it started held, and the most of both at once. */
  own_bytes: number;
  children_bytes: number;
  together_bytes: number;
}

/**
 * Does `work` and tells the most memory that it took, on Linux; the proportional set size, looked at four times a second,
 * so that what processes share is counted once. Looking takes time itself: what work costs is measured without it.
 */
export const peakMemoryOf = async (work: () => Promise<unknown>): Promise<PeakMemory | null> => {
  if (process.platform !== "linux") return null;
  const peak = { own_bytes: 0, children_bytes: 0, together_bytes: 0 };
  const look = () => {
    const own = memoryOf(process.pid);
    const children = descendants().reduce((sum, { pid }) => sum + memoryOf(pid), 0);
    peak.own_bytes = Math.max(peak.own_bytes, own);
    peak.children_bytes = Math.max(peak.children_bytes, children);
    peak.together_bytes = Math.max(peak.together_bytes, own + children);
  };
  const watch = setInterval(look, 250);
  try {
    await work();
    look();
    return peak;
  } finally {
    clearInterval(watch);
  }
};
