import { readdirSync, readFileSync } from "node:fs";
import os from "node:os";

/** As the planning thread: behind the thread that answers requests, 0, and before those that draw films, 10. */
export const planningNiceness = 5;

/** How Node names the threads that collect garbage and compile, for every thread of the process together. */
const helpers: ReadonlySet<string> = new Set(["node", "V8Worker"]);

/**
 * Lets those who clean up after plans and films stand where plans stand: on a busy machine they take as much time as the
 * thread that answers. Linux gives each thread a priority; elsewhere nothing is done.
 */
export const lowerHelpers = (): void => {
  if (process.platform !== "linux") return;
  for (const id of readdirSync("/proc/self/task")) {
    const thread = Number(id);
    // A process that stands further behind as a whole stays there: only root may go forward.
    if (thread !== process.pid && helpers.has(nameOf(id)))
      os.setPriority(thread, Math.max(os.getPriority(thread), planningNiceness));
  }
};

/** A thread's name; empty for one that has ended meanwhile, which helpers never do. */
const nameOf = (id: string): string => {
  try {
    return readFileSync(`/proc/self/task/${id}/comm`, "utf8").trim();
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ESRCH") return "";
    throw cause;
  }
};
