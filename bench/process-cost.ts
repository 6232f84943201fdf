import { closeSync, openSync, readdirSync, readSync } from "node:fs";

/** What this process and everything it starts cost. Of what it starts, only Linux tells. */

const ticksPerSecond = 100;
const pageBytes = 4096;

/** One for all: hundreds of files are read five times a second, and what that costs counts as the work's own. */
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
  bytes: number;
}

/** Whatever this process has started, and what that has started, that runs now. */
const descendants = (): Process[] => {
  const all = readdirSync("/proc").flatMap((name) => {
    const stat = /^\d+$/.test(name) ? statOf(name) : null;
    if (stat === null) return [];
    const cpu_s = ((stat[11] ?? 0) + (stat[12] ?? 0)) / ticksPerSecond;
    return [{ pid: Number(name), parent: stat[1] ?? 0, cpu_s, bytes: (stat[21] ?? 0) * pageBytes }];
  });
  const found = new Set([process.pid]);
  for (let before = 0; before !== found.size;) {
    before = found.size;
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid);
  }
  return all.filter(({ pid }) => pid !== process.pid && found.has(pid));
};

/** CPU seconds so far of everything that this process has started and that still runs. */
export const startedCpu_s = (): number => descendants().reduce((sum, { cpu_s }) => sum + cpu_s, 0);

export interface Cost {
  wall_s: number;
  /** CPU of this process and its threads. */
  own_s: number;
  /** CPU of what it started: what the system counted for what has ended, or what was seen of it while it ran. */
  children_s: number;
  cpu_s: number;
  /** The most memory that this process held at one time, and what it started. */
  own_bytes: number;
  children_bytes: number;
}

/** CPU seconds of the children that have ended. */
const ended_s = (): number => {
  const stat = statOf("self") ?? [];
  return ((stat[13] ?? 0) + (stat[14] ?? 0)) / ticksPerSecond;
};

/** Does `work` and tells what it cost. */
export const costOf = async <T>(work: () => Promise<T>): Promise<Cost & { result: T }> => {
  const times = new Map<number, number>();
  let [own_bytes, children_bytes] = [0, 0];
  const linux = process.platform === "linux";
  const look = () => {
    own_bytes = Math.max(own_bytes, process.memoryUsage.rss());
    if (!linux) return;
    const now = descendants();
    for (const { pid, cpu_s } of now) times.set(pid, Math.max(times.get(pid) ?? 0, cpu_s));
    children_bytes = Math.max(
      children_bytes,
      now.reduce((sum, { bytes }) => sum + bytes, 0),
    );
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
    return { result, wall_s, own_s, children_s, cpu_s: own_s + children_s, own_bytes, children_bytes };
  } finally {
    clearInterval(watch);
  }
};
