import { readFile, readlink } from "node:fs/promises";

/** What tells the processes of this machine from each other, and those that run from those that are gone. */

/** Boot of the machine and start of the process in clock ticks; null without /proc, `dead` where it waits to be buried. */
export async function startOf(pid: number): Promise<string | null> {
  try {
    const line = await readFile(`/proc/${pid}/stat`, "utf8");
    // The second field, the name, may hold anything, brackets and spaces included.
    const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
    if (fields[0] === "Z" || fields[0] === "X") return "dead";
    return `${await bootId()}:${fields[19]}`;
  } catch {
    return null;
  }
}

/** Null where there is no such thing. */
export async function pidNamespace(): Promise<string | null> {
  return readlink("/proc/self/ns/pid").catch(() => null);
}

/** Name of all processes that see each other by their pids: another one after a boot and in a container. Null where unknown. */
export async function machineName(): Promise<string | null> {
  const [boot, namespace] = await Promise.all([bootId().catch(() => null), pidNamespace()]);
  return boot === null || namespace === null ? null : `${boot} ${namespace}`;
}

/** Whether a process of this machine that began at `started` runs still. */
export async function isRunning({ pid, started }: { pid: number; started: string | null }): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ESRCH") return false;
  }
  return started === (await startOf(pid));
}

async function bootId(): Promise<string> {
  return (await readFile("/proc/sys/kernel/random/boot_id", "utf8")).trim();
}
