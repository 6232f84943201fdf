import { readdirSync, readFileSync } from "node:fs";
import type { Service } from "./service.ts";

/** What the service's processes hold and use. Linux only: it reads /proc. */

const lookEveryMs = 5000;
const ticksPerSecond = 100;
const kibPerMib = 1024;

/**
 * A process, or all of Postgres, over a minute: MiB, and seconds of processor time. What a process draws with it gives back
 * soon: how much it holds at most does not depend on how long it drew. Postgres holds more the more connections are open
 * just then: it is told by the least.
 */
export interface Held {
  mib: number;
  cpu_s: number;
}

const kibIn = (file: string, field: string): number =>
  Number(new RegExp(`^${field}:\\s+(\\d+)`, "m").exec(readFileSync(file, "latin1"))?.[1] ?? 0);

const statOf = (pid: number): number[] => {
  const text = readFileSync(`/proc/${pid}/stat`, "latin1");
  return text
    .slice(text.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
};

/** What `read` makes of a process; null of one that has ended meanwhile. */
const ofLiving = <T>(read: () => T): T | null => {
  try {
    return read();
  } catch (cause) {
    if (["ENOENT", "ESRCH"].includes((cause as NodeJS.ErrnoException).code ?? "")) return null;
    throw cause;
  }
};

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "latin1").split(" ").filter(Boolean).map(Number);

/** Where a process's own processor time stands in what the system tells, and that of what it started that has ended. */
const own = [11, 12];
const ofEnded = [13, 14];

/** Processor time, seconds. */
const cpuOf = (pid: number, fields = [...own, ...ofEnded]): number => {
  const stat = statOf(pid);
  return fields.reduce((sum, at) => sum + (stat[at] ?? 0), 0) / ticksPerSecond;
};

/** Begins to look every five seconds. `minute` answers what was seen since it was asked last, by name. */
export const watchMemory = ({ processes, postgresPid }: Service) => {
  const names = [...processes.map(({ name }) => name), "postgres"];
  let seen = new Map(names.map((name): [string, number[]] => [name, []]));
  let before = new Map<string, number>();
  // Pages that Postgres's processes share fill once, with what is read; what each has for itself is what may grow.
  const postgres = () =>
    [postgresPid, ...childrenOf(postgresPid)].flatMap((pid) => {
      const held = ofLiving(() => ({
        kib: kibIn(`/proc/${pid}/smaps_rollup`, "Pss_Anon"),
        cpu_s: cpuOf(pid, pid === postgresPid ? [...own, ...ofEnded] : own),
      }));
      return held === null ? [] : [held];
    });
  const look = (): void => {
    for (const { name, pid } of processes)
      seen.get(name)?.push((ofLiving(() => kibIn(`/proc/${pid}/status`, "VmRSS")) ?? 0) / kibPerMib);
    seen.get("postgres")?.push(postgres().reduce((sum, { kib }) => sum + kib, 0) / kibPerMib);
  };
  const used = () =>
    new Map<string, number>([
      ...processes.map(({ name, pid }): [string, number] => [name, ofLiving(() => cpuOf(pid)) ?? 0]),
      ["postgres", postgres().reduce((sum, { cpu_s }) => sum + cpu_s, 0)],
    ]);
  before = used();
  const timer = setInterval(look, lookEveryMs);
  return {
    minute: (): Map<string, Held> => {
      const now = used();
      const held = names.map((name): [string, Held] => {
        const values = seen.get(name) ?? [];
        const mib = name === "postgres" ? Math.min(...values) : Math.max(...values);
        return [name, { mib, cpu_s: (now.get(name) ?? 0) - (before.get(name) ?? 0) }];
      });
      before = now;
      seen = new Map(names.map((name) => [name, []]));
      return new Map(held);
    },
    /** Processes of Postgres, one for each connection and some of its own. */
    backends: () => childrenOf(postgresPid).length,
    close: () => clearInterval(timer),
  };
};

/** Threads of a process: a leak of them is one of memory too. */
export const threadsOf = (pid: number): number => readdirSync(`/proc/${pid}/task`).length;
