import { kinds, type Call, type Kind } from "./calls.ts";
import type { Answer } from "./send.ts";

const mostFaults = 200;

/** Milliseconds of every call, statuses, and what was not answered as it should be. */
export interface Recorded {
  /** Does a call and writes down how long it took since `from_ms`, when it was due. Null where there was no answer. */
  ask: (call: Omit<Call, "weight" | "ask">, from_ms: number, ask: () => Promise<Answer>) => Promise<Answer | null>;
  /** Of the calls that were answered since this was asked for last. */
  lately: () => Map<Kind, number[]>;
  whole: () => Map<Kind, number[]>;
  byName: () => Map<string, number[]>;
  statuses: Map<string, number>;
  /** Answers that were none, 5xx, or not what the call expects. */
  faults: string[];
}

export const openRecord = (): Recorded => {
  const fresh = () => new Map<Kind, number[]>(kinds.map((kind) => [kind, []]));
  const [whole, byName, statuses] = [fresh(), new Map<string, number[]>(), new Map<string, number>()];
  const faults: string[] = [];
  let lately = fresh();
  const fault = (text: string): void => {
    if (faults.length < mostFaults) faults.push(`${new Date().toISOString().slice(11, 19)} ${text}`);
  };
  return {
    statuses,
    faults,
    whole: () => whole,
    byName: () => byName,
    lately: () => {
      const since = lately;
      lately = fresh();
      return since;
    },
    async ask({ kind, name, expects }, from_ms, ask) {
      try {
        const answer = await ask();
        const took = answer.at_ms - from_ms;
        const full = `${kind}: ${name}`;
        const named = byName.get(full);
        if (named === undefined) byName.set(full, [took]);
        else named.push(took);
        whole.get(kind)?.push(took);
        lately.get(kind)?.push(took);
        statuses.set(`${answer.status}`, (statuses.get(`${answer.status}`) ?? 0) + 1);
        if (!expects.includes(answer.status))
          fault(`${full} was answered ${answer.status}: ${answer.bytes.toString("utf8").slice(0, 400)}`);
        return answer;
      } catch (cause) {
        statuses.set("none", (statuses.get("none") ?? 0) + 1);
        fault(`${kind}: ${name} was not answered: ${String(cause)}`);
        return null;
      }
    },
  };
};

/** The value that a share of the others does not exceed; not a number where there is none. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(share * values.length) - 1)] ?? Number.NaN;
