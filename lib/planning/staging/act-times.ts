import type { StagedAct, StateScale } from "#lib/contract/acts.ts";
import { changesOfAct, scriptOfAct } from "#lib/acts/act-script.ts";
import type { TimedAct } from "#lib/contract/staging.ts";

const round = (value: number) => Number(value.toFixed(3));

/** Seconds of a shot before anything happens, and after all has: what is seen needs a moment to be read. */
const before_s = 0.35;
export const after_s = 0.5;

const bodiesOf = ({ act }: StagedAct) => scriptOfAct(act)?.by.map(({ body }) => body) ?? [];

/** Who sits and does something does it seated: the sitting down itself takes no time of the shot. */
function seated(acts: readonly StagedAct[]): (StagedAct & Pick<TimedAct, "posture">)[] {
  const sits = (act: StagedAct | undefined) => act?.act === "sit_down";
  return acts.flatMap((act, at) => {
    const doer = (other: StagedAct) => other.by === act.by;
    const isUpright = bodiesOf(act).length > 0 && bodiesOf(act).every((body) => body === "stand");
    if (sits(act))
      return acts.slice(at + 1).some((later) => doer(later) && bodiesOf(later).every(isStill)) ? [] : [act];
    const posture = isUpright && acts.slice(0, at).some((before) => sits(before) && doer(before));
    return [posture ? { ...act, posture: "sit" as const } : act];
  });
}
const isStill = (body: string): boolean => body === "stand" || body === "sit";

const isMeanwhile = ({ act }: StagedAct): boolean => scriptOfAct(act)?.meanwhile === true;

/** Whether an act goes on beside those of others in its shot: a bus that somebody gets on leaves when they are on it. */
const goesBeside = (act: StagedAct, acts: readonly StagedAct[]): boolean =>
  isMeanwhile(act) &&
  acts.some((other) => other.by !== act.by && !isMeanwhile(other)) &&
  !acts.some(({ act: name, of }) => of === act.by && scriptOfAct(name)?.leaves === true);

/** The acts of a shot one after the other, over the time that it has. */
export function timedActs(told: readonly StagedAct[], duration_s: number): TimedAct[] {
  const acts = seated(told);
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

/** What nobody sees happen twice: what broke or burnt down lies there as it is. */
const final: ReadonlySet<StateScale> = new Set(["broken", "burnt", "melted", "gone", "withered"]);
export const isFinal = ({ act }: StagedAct): boolean =>
  scriptOfAct(act)?.of.some((owner) => owner.in === "falling") === true ||
  changesOfAct(act, null).some(({ scale }) => final.has(scale));

/** An act that has just been seen, from nearer by: soon at its contact, and no more than nearly over. */
export const again = (act: TimedAct, duration_s: number): TimedAct => ({
  ...act,
  begin_s: 0,
  contact_s: round(duration_s * 0.24),
  end_s: round(duration_s * 1.1),
});
