import type { BoxFunction } from "./functions.ts";
import type { Life } from "./instance.ts";

const megabytes = (bytes: number): string => (bytes / 1000 ** 2).toFixed(1).padStart(7);
const seconds = (ms: number | null): string => (ms === null ? "-" : (ms / 1000).toFixed(1)).padStart(7);

/** Does one thing, says what came of it, and answers it; null where it failed: the walk goes on without. */
export type Check = <T>(name: string, work: () => Promise<T>) => Promise<T | null>;

/** Tells of checks as they are done, and counts how many of them held. */
export const openReport = (
  say: (line: string) => void,
): { check: Check; counts: () => { passed: number; failed: number } } => {
  let [passed, failed] = [0, 0];
  const check: Check = async (name, work) => {
    const began = Date.now();
    const told = (sign: string) => say(`  ${sign} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    try {
      const result = await work();
      passed++;
      told("✓");
      return result;
    } catch (thrown) {
      failed++;
      told("✗");
      say(`    ${thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)}`);
      return null;
    }
  };
  return { check, counts: () => ({ passed, failed }) };
};

/** Sizes of functions, as a table. */
export const sizesTable = (functions: BoxFunction[], mostBytes: number): string[] => [
  `Functions, unpacked, of ${megabytes(mostBytes).trim()} MB`,
  ...functions.map(
    ({ name, bytes, files, routes }) =>
      `  ${megabytes(bytes)} MB  ${String(files.length).padStart(5)} files  ${String(routes.length).padStart(3)} routes  ${name}`,
  ),
];

/** What became of the processes of each function. */
export const livesTable = (lives: Life[]): string[] => [
  "Lives",
  "  function          lives  requests  stopped  start s  answer s  memory MB    /tmp MB  ended",
  ...[...new Set(lives.map((life) => life.function))].map((name) => {
    const of = lives.filter((life) => life.function === name);
    const most = (figure: (life: Life) => number) => Math.max(...of.map(figure));
    const sum = (figure: (life: Life) => number) => of.reduce((total, life) => total + figure(life), 0);
    const endings = [...new Set(of.map(({ ended }) => ended ?? "lives"))].map(
      (how) => `${of.filter(({ ended }) => (ended ?? "lives") === how).length} ${how}`,
    );
    return [
      `  ${name.padEnd(16)}`,
      String(of.length).padStart(6),
      String(sum(({ requests }) => requests)).padStart(9),
      String(sum(({ freezes }) => freezes)).padStart(8),
      ` ${seconds(most(({ startMs }) => startMs))}`,
      ` ${seconds(most(({ firstAnswerMs }) => firstAnswerMs ?? 0))}`,
      `  ${megabytes(most(({ residentPeakBytes }) => residentPeakBytes))}`,
      `  ${megabytes(most(({ temporaryPeakBytes }) => temporaryPeakBytes))}`,
      `   ${endings.join(", ")}`,
    ].join("");
  }),
];
