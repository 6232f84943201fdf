import { readdirSync, readFileSync } from "node:fs";

const ticksPerSecond = 100;

/** Fields of a process from its state onwards: names before it may hold blanks. Null for one that has ended. */
const statOf = (pid: string): number[] | null => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "latin1");
    return text
      .slice(text.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
  } catch {
    return null;
  }
};

/** CPU seconds so far of everything that this process has started and that still runs; needs Linux. */
export const familyCpu_s = (): number => {
  const stats = new Map(
    readdirSync("/proc").flatMap((name) => {
      const stat = /^\d+$/.test(name) ? statOf(name) : null;
      return stat === null ? [] : [[Number(name), stat] as const];
    }),
  );
  const isOurs = (pid: number): boolean => {
    const parent = stats.get(pid)?.[1] ?? 0;
    return parent === process.pid || (parent > 1 && isOurs(parent));
  };
  return [...stats].reduce(
    (sum, [pid, stat]) => (isOurs(pid) ? sum + ((stat[11] ?? 0) + (stat[12] ?? 0)) / ticksPerSecond : sum),
    0,
  );
};
