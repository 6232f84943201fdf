import { readdirSync, readFileSync, statfsSync } from "node:fs";

const pageBytes = 4096;
const isGone = (thrown: unknown): boolean =>
  thrown instanceof Error && "code" in thrown && ["ENOENT", "ESRCH", "EACCES"].includes(String(thrown.code));

/** What `read` finds of a process; `otherwise` where it ended meanwhile. */
const unlessGone = <T>(read: () => T, otherwise: T): T => {
  try {
    return read();
  } catch (thrown) {
    if (isGone(thrown)) return otherwise;
    throw thrown;
  }
};

/** Bytes that the processes of a group hold in memory; what they share is counted for each. */
export const residentBytes = (group: number): number =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => unlessGone(() => readFileSync(`/proc/${pid}/stat`, "utf8"), ""))
    // As proc(5) has them, counted from the state, which follows the name in brackets.
    .map((stat) => stat.slice(stat.lastIndexOf(")") + 2).split(" "))
    .filter(([, , groupOf]) => Number(groupOf) === group)
    .reduce((sum, fields) => sum + Number(fields[21]) * pageBytes, 0);

/** Bytes that are used in the temporary folder which a process has to itself; 0 where it has ended. */
export const temporaryBytes = (pid: number): number =>
  unlessGone(() => {
    const { blocks, bfree, bsize } = statfsSync(`/proc/${pid}/root/tmp`);
    return (blocks - bfree) * bsize;
  }, 0);
