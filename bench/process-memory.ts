import { readFileSync } from "node:fs";
import path from "node:path";
import { startedBy } from "./process-cost.ts";

/** What a process holds in memory, as Linux counts it, in bytes. */
export interface Held {
  pid: number;
  name: string;
  /** Everything that is in memory for it, also what it shares with others. */
  rss_bytes: number;
  /** The same with what is shared divided among those who share it: these may be summed. */
  pss_bytes: number;
  cpu_s: number;
  /** Resident bytes by what they are for; libraries by their names. */
  parts: Map<string, number>;
}

const mib = 1024 ** 2;
const ticksPerSecond = 100;
/** Where glibc begins what threads allocate: each such room is one of its arenas. */
const arenaBytes = 64 * mib;
/** V8 takes its pages by 256 KiB; neighbours are shown as one. */
const pageBytes = 256 * 1024;

/** What a mapping is for, as far as its place and its size tell. */
const partOf = (start: number, size: number, rights: string, name: string): string => {
  if (name.startsWith("/")) return path.basename(name);
  if (name !== "") return name === "[heap]" ? "malloc" : name;
  if (rights.includes("x")) return "machine code";
  if (rights.startsWith("rw") && start % arenaBytes === 0) return "malloc";
  return size <= 2 * pageBytes ? "V8's pages" : "large rooms";
};

const partsOf = (smaps: string): Map<string, number> => {
  const parts = new Map<string, number>();
  let part = "";
  for (const line of smaps.split("\n")) {
    const [, from, to, rights, name] =
      /^([\da-f]+)-([\da-f]+) (\S+) \S+ \S+ \S+\s*(.*)$/.exec(line) ?? ([] as string[]);
    if (from !== undefined && to !== undefined && rights !== undefined) {
      const start = Number.parseInt(from, 16);
      part = partOf(start, Number.parseInt(to, 16) - start, rights, name ?? "");
    } else if (line.startsWith("Rss:"))
      parts.set(part, (parts.get(part) ?? 0) + Number(/\d+/.exec(line)?.[0] ?? 0) * 1024);
  }
  return parts;
};

const heldBy = (pid: number): Held[] => {
  try {
    const of = (file: string) => readFileSync(`/proc/${pid}/${file}`, "latin1");
    const stat = of("stat");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const rollup = of("smaps_rollup");
    const sum = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+)`, "m").exec(rollup)?.[1] ?? 0) * 1024;
    return [
      {
        pid,
        name: of("cmdline").replaceAll("\0", " ").trim().slice(0, 60),
        rss_bytes: sum("Rss"),
        pss_bytes: sum("Pss"),
        cpu_s: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond,
        parts: partsOf(of("smaps")),
      },
    ];
  } catch (error) {
    // A process may end between the listing and the look.
    if (["ENOENT", "ESRCH"].includes((error as NodeJS.ErrnoException).code ?? "")) return [];
    throw error;
  }
};

/** A process and everything that it has started and that still runs. Linux only. */
export const heldFrom = (pid: number): Held[] => [...heldBy(pid), ...startedBy(pid).flatMap(heldFrom)];

const inMib = (bytes: number): string => (bytes / mib).toFixed(0);
const smallest = 4 * mib;

/** Prints what each of the processes holds, by part, and all of them together. */
export const printHeld = (when: string, held: readonly Held[]): void => {
  const all = (field: "rss_bytes" | "pss_bytes") => inMib(held.reduce((sum, each) => sum + each[field], 0));
  console.log(`${when}: ${all("rss_bytes")} MiB resident, ${all("pss_bytes")} MiB with what is shared counted once`);
  for (const { name, rss_bytes, pss_bytes, parts } of held) {
    const named = [...parts]
      .filter(([, bytes]) => bytes >= smallest)
      .toSorted(([, one], [, other]) => other - one)
      .map(([part, bytes]) => `${part} ${inMib(bytes)}`);
    console.log(`  ${inMib(rss_bytes).padStart(5)} ${inMib(pss_bytes).padStart(5)}  ${name}: ${named.join(", ")}`);
  }
};
