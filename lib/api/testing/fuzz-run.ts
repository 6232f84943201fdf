import { fuzzRequests, type FuzzRequest, type Ids } from "./fuzz-requests.ts";
import { faultOf, type FuzzAnswer } from "./fuzz-verdict.ts";

/** What is asked: a service in this process or a running one. */
export interface FuzzTarget {
  send(request: FuzzRequest): Promise<FuzzAnswer>;
  ids: Ids;
  /** Words that stand in another account's data alone. */
  secrets: readonly string[];
}

export interface FuzzReport {
  requests: number;
  /** How many answers had each status. */
  statuses: Record<string, number>;
  /** What was wrong, with the first request of each kind that showed it. */
  faults: { fault: string; row: string | null; count: number; request: FuzzRequest; answer: string }[];
  /** The longest an answer took, ms, and what had been asked. */
  slowest: { ms: number; row: string | null };
}

const shown = 600;

/** Sends `count` requests of a seed, `atOnce` at a time, and tells what was wrong with the answers. */
export const fuzz = async (
  target: FuzzTarget,
  run: { seed: number; count: number; atOnce: number; now: () => number; told?: (done: number) => void },
): Promise<FuzzReport> => {
  const requests = fuzzRequests(run.seed, target.ids);
  const report: FuzzReport = { requests: 0, statuses: {}, faults: [], slowest: { ms: 0, row: null } };
  const one = async (request: FuzzRequest): Promise<void> => {
    const began = run.now();
    const answer = await target.send(request);
    const ms = run.now() - began;
    if (ms > report.slowest.ms) report.slowest = { ms: Math.round(ms), row: request.row };
    report.requests += 1;
    report.statuses[answer.status] = (report.statuses[answer.status] ?? 0) + 1;
    const said = `${request.path} ${textOf(request.body)} ${JSON.stringify(request.headers)}`;
    const fault = faultOf(answer, target.secrets, said);
    if (fault === null) return;
    const known = report.faults.find((each) => each.fault === fault && each.row === request.row);
    if (known !== undefined) known.count += 1;
    else report.faults.push({ fault, row: request.row, count: 1, request, answer: answer.text.slice(0, shown) });
  };
  let begun = 0;
  const work = async (): Promise<void> => {
    while (begun < run.count) {
      begun += 1;
      await one(requests.next().value);
      if (report.requests % 1000 === 0) run.told?.(report.requests);
    }
  };
  await Promise.all(Array.from({ length: run.atOnce }, work));
  return report;
};

const textOf = (body: FuzzRequest["body"]): string => (body instanceof Uint8Array ? "" : (body ?? ""));
