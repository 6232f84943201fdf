import { scriptOfAct } from "#lib/acts/act-script.ts";
import type { Act } from "#lib/contract/acts.ts";
import type { Screenplay, ScreenplayShot } from "#lib/contract/screenplay.ts";
import { type Framing, framings } from "#lib/contract/vocabulary.ts";

/** The closest framing in which an act is seen from hands to floor, as far as it needs that. */
export const closestFor = (act: Act): Framing | null => {
  const script = scriptOfAct(act);
  if (script?.of.some(({ in: place }) => place === "ground" || place === "falling") === true) return "full";
  const frame = script?.frame;
  return frame === "full" || frame === "medium" ? frame : null;
};

/** From the widest to the closest; an insert is as close as can be. */
const closeness = (framing: Framing): number => framings.indexOf(framing);

/**
 * One shot framed so that the acts an edit has brought into it can be seen: what falls to the ground is not seen in a
 * close-up. A framing that the edit chose itself stays, and so does one that its director chose for acts that stay.
 */
export const makeRoom = (screenplay: Screenplay, before: ScreenplayShot, shot_id: string): Screenplay => {
  const shot = screenplay.shots.find((each) => each.shot_id === shot_id);
  if (shot === undefined || shot.framing !== before.framing) return screenplay;
  const fresh = shot.acts.filter(({ act, by }) => !before.acts.some((old) => old.act === act && old.by === by));
  const needed = fresh.flatMap(({ act }) => closestFor(act) ?? []);
  const widest = needed.toSorted((a, b) => closeness(a) - closeness(b))[0];
  if (widest === undefined || closeness(shot.framing) <= closeness(widest)) return screenplay;
  const roomy: ScreenplayShot = { ...shot, framing: widest };
  return { ...screenplay, shots: screenplay.shots.map((each) => (each === shot ? roomy : each)) };
};
