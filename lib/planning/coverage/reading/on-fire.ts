import { setOf } from "#lib/planning/coverage/set-of.ts";
import type { NounKind } from "#lib/planning/coverage/table-schema.ts";
import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import type { Spoken } from "./act-words.ts";
import type { ReadAct, Thing } from "./story.ts";
import type { Parts } from "./told-before.ts";

/** What stands as it burns. */
const large = setOf<NounKind>("building vehicle");
const isLarge = ({ kind }: Thing): boolean => kind !== null && large.has(kind);
const isWithin = (part: Thing, whole: Thing): boolean =>
  part !== whole && part.phrase.start >= whole.phrase.start && part.phrase.end <= whole.phrase.end;

/** Ways in which fire comes to what burns: out of it, over to it. */
const ways = ["from", "goal"];

/**
 * What burns where fire is told of: `flames come out of the roof of the barn`, `the fire spreads to the church`, `a fire
 * breaks out in the hotel`. The flames are on what burns, and nothing beside it. Null where fire burns by itself.
 */
export function onFire(parts: Parts, spoken: Spoken | null, { grammar }: LanguageTable): ReadAct[] | null {
  const { doer, objects, adjuncts, event } = parts;
  const house = event.S;
  const flames = event.things.find(({ kind }) => kind === "fire");
  // `the castle is on fire`, in whatever words a language has it.
  if (event.clause.stative && house !== null && isLarge(house) && flames !== undefined) {
    flames.kind = "idea";
    return [{ act: "burn", by: house, of: null, to: null, with: null }];
  }
  if (doer?.kind !== "fire" || spoken?.act !== "burn") return null;
  const breaksOut = spoken.particle !== null;
  const told = [
    ...objects,
    ...adjuncts
      .filter(({ said: { prep } }) => breaksOut || ways.some((way) => grammar.prep[way]?.includes(prep) === true))
      .map(({ thing }) => thing),
  ];
  for (const thing of told) {
    const whole = event.things.find((other) => isLarge(other) && isWithin(other, thing)) ?? thing;
    if (!isLarge(whole)) continue;
    doer.kind = "idea";
    if (event.S === doer) event.S = whole;
    event.things = event.things.filter((other) => other !== doer);
    if (whole !== thing) thing.kind = "idea";
    return [{ act: "burn", by: whole, of: null, to: null, with: null }];
  }
  return null;
}

/** Fire that only says that something burns is nothing beside it: `the castle is on fire`. */
export function settleFire({ act }: Spoken, { doer, objects, adjuncts, event }: Parts): void {
  if (act !== "burn" || doer === null || !isLarge(doer)) return;
  for (const thing of [...objects, ...adjuncts.map((each) => each.thing), ...event.things])
    if (thing.kind === "fire" && thing !== doer) thing.kind = "idea";
}
