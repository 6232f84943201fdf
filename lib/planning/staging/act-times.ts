import { scriptOfAct } from "#lib/acts/act-script.ts";
import type { StagedAct } from "#lib/contract/acts.ts";
import type { TimedAct } from "#lib/contract/staging.ts";

const round = (value: number) => Number(value.toFixed(3));

/** Seconds of a shot before anything happens, and after all has: what is seen needs a moment to be read. */
const before_s = 0.35;
const after_s = 0.5;

const isMeanwhile = ({ act }: StagedAct): boolean => scriptOfAct(act)?.meanwhile === true;

/** Whether an act goes on beside those of others in its shot. */
const goesBeside = (act: StagedAct, acts: readonly StagedAct[]): boolean =>
  isMeanwhile(act) && acts.some((other) => other.by !== act.by && !isMeanwhile(other));

/** The acts of a shot one after the other, over the time that it has. */
export function timedActs(acts: readonly StagedAct[], duration_s: number): TimedAct[] {
  const room = Math.max(0.6, duration_s - before_s - after_s);
  // What goes on beside what others do has all of the time.
  const others = acts.filter((act) => !goesBeside(act, acts));
  const each = room / others.length;
  const first = Math.min(before_s, duration_s * 0.15);
  return acts.map((act) => {
    if (goesBeside(act, acts))
      return { ...act, begin_s: round(first), contact_s: round(first + room * 0.5), end_s: round(first + room) };
    const begin = first + each * others.indexOf(act);
    return { ...act, begin_s: round(begin), contact_s: round(begin + each * 0.5), end_s: round(begin + each) };
  });
}
