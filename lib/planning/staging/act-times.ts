import type { StagedAct } from "#lib/contract/acts.ts";
import type { TimedAct } from "#lib/contract/staging.ts";

const round = (value: number) => Number(value.toFixed(3));

/** Seconds of a shot before anything happens, and after all has: what is seen needs a moment to be read. */
const before_s = 0.35;
const after_s = 0.5;

/** The acts of a shot one after the other, over the time that it has. */
export function timedActs(acts: readonly StagedAct[], duration_s: number): TimedAct[] {
  const room = Math.max(0.6, duration_s - before_s - after_s);
  const each = room / acts.length;
  return acts.map((act, at) => {
    const begin = Math.min(before_s, duration_s * 0.15) + each * at;
    return { ...act, begin_s: round(begin), contact_s: round(begin + each * 0.5), end_s: round(begin + each) };
  });
}
