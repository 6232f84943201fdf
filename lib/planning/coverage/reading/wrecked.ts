import type { Act } from "#lib/contract/acts.ts";
import type { NounKind } from "#lib/planning/coverage/table-schema.ts";
import { setOf } from "#lib/planning/coverage/set-of.ts";
import type { Phrase } from "./phrase.ts";
import { isLiving, isOfKind, type ReadAct, type Thing } from "./story.ts";
import type { Parts } from "./told-before.ts";

/** What is of the weather, of water, fire and light: it moves things, and has no hands. */
export const forces = setOf<NounKind>("weather fire water light sky");
export const isOfNature = (phrase: Phrase | null): boolean => phrase?.noun != null && forces.has(phrase.noun.kind);

const solid = setOf<NounKind>("building furniture thing tool toy device instrument");

export const broken = (thing: Thing): ReadAct[] => [{ act: "collapse", by: thing, of: null, to: null, with: null }];

/** What is left of a deed when nobody is named who does it. */
export const undoers: Partial<Record<Act, Act>> = {
  put_out: "go_out",
  light: "come_on",
  ignite: "come_on",
  tear: "break",
  crack_open: "break",
  cut: "break",
  drop: "fall",
  throw: "fall",
  close: "slam",
  open: "open",
  pour: "spill",
  push: "roll",
  pull: "roll",
  carry: "float_away",
  lift: "float_away",
  take: "float_away",
  snatch: "float_away",
  blow: "float_away",
  kick: "roll",
  knock_off: "fall",
};

/** What wind, water or a heavy thing destroys falls apart: of verbs that no row has, their class tells as much. */
export function wrecked({ doer, objects, event }: Parts): ReadAct[] {
  const thing = objects.find((each) => each !== doer) ?? null;
  if (doer === null || thing === null || isLiving(doer) || isOfKind(doer, "machine") || doer.kind === null) return [];
  const isSolid = thing.kind !== null && solid.has(thing.kind);
  const breaks = event.cls === "break" || (event.cls === "vanish" && forces.has(doer.kind));
  return isSolid && breaks ? broken(thing) : [];
}
