import type { Act } from "#lib/contract/acts.ts";
import { setOf } from "#lib/planning/coverage/set-of.ts";
import { isLiving, isOfKind, type ReadAct, type Thing } from "./story.ts";
import { youngs } from "#lib/planning/looks/young.ts";
import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import type { Parts } from "./told-before.ts";
import type { Things } from "./things.ts";

const noticing = setOf<Act>("look_at find listen peek look_up look_into");
const going = setOf<Act>("walk run swim lead jump enter leave");
const taking = setOf<Act>("take snatch");
const isAnimal = (thing: Thing | null): thing is Thing => thing?.kind === "animal";

/** Who falls off whom: the animal that is told beside it, or was told before; without any it is a plain fall. */
function thrown(told: ReadAct, { all }: Things): ReadAct[] {
  const both = [told.by, told.to, told.of];
  const mount = both.find(isAnimal) ?? all.findLast(isAnimal) ?? null;
  const rider = both.find((thing) => thing !== null && isLiving(thing) && thing !== mount) ?? null;
  if (rider === null) return [];
  const act = mount === null ? "fall_over" : "be_thrown";
  return [{ act, by: rider, of: null, to: mount, with: null }];
}

/** What somebody rides away on of whom no words say it: the last that was told of and bears a rider. */
function mountOf({ act, by }: ReadAct, isAimed: boolean, { all }: Things): Pick<ReadAct, "act" | "of" | "to"> {
  const mount = all.findLast((each) => each !== by && (isAnimal(each) || isOfKind(each, "vehicle"))) ?? null;
  if (mount === null) return { act: isAimed ? act : "leave", of: null, to: null };
  return isAnimal(mount) ? { act: "ride", of: null, to: mount } : { act: "ride", of: mount, to: null };
}

/** `runs into his arms`: somebody else who was told of before. */
const isOneOther = (each: Thing, by: Thing): boolean =>
  each.kind === "person" && !by.plural && !each.plural && !by.parts.includes(each);

/** `their mother` of ducklings is a duck. */
function settleMother(young: Thing, mother: Thing, language: string): void {
  const grown = youngs.grown[language]?.[young.head];
  if (grown === undefined || mother.kind !== "person" || !isOwn(mother)) return;
  Object.assign(mother, { kind: "animal", noun: null, core: `${mother.head} ${grown}`, head: grown.toLowerCase() });
}
const isOwn = ({ phrase }: Thing): boolean => phrase.by === "own";

/**
 * Acts as those play them who are named: who is startled starts back from what they saw last, who is thrown was carried
 * by an animal, young ones that an animal has with it go after it, and an animal has no hands to take a thing with.
 */
export function recalled(
  read: readonly ReadAct[],
  { adjuncts, second }: Parts,
  things: Things,
  { language, grammar }: LanguageTable,
): ReadAct[] {
  const fleeing = grammar.prep["from"] ?? [];
  // `from her mother to her father`: who is left for another does not come after.
  const near = adjuncts.filter(({ thing }) => isLiving(thing));
  const isFled = (other: Thing) => near.length === 1 && near[0]?.thing === other && fleeing.includes(near[0].said.prep);
  return read.flatMap((told): ReadAct[] => {
    const { act, by, of, to } = told;
    if (noticing.has(act)) things.noticed = [to, of].find((thing) => thing !== null && isLiving(thing)) ?? null;
    if (act === "be_thrown") return thrown(told, things);
    // `runs away from a dog`: who is run away from comes after.
    if (act === "run" && to !== null && isFled(to)) return [{ ...told, act: "chase", by: to, of: null, to: by }];
    if (act === "embrace" && by !== null && second === null && of === null && (to === null || to.kind === "body"))
      return [{ ...told, to: things.all.findLast((each) => each !== by && isOneOther(each, by)) ?? null }];
    if (act === "ride" && to === null && of === null)
      return [{ ...told, ...mountOf(told, adjuncts.length > 0, things) }];
    if (act === "be_startled" && to === null) return [{ ...told, to: things.noticed === by ? null : things.noticed }];
    if (act === "be_startled") things.noticed = to;
    if (act === "make_off" && of === null) return told.with === null ? [] : [{ ...told, of: told.with, with: null }];
    for (const [young, mother] of [
      [by, to],
      [to, by],
      [of, by],
    ] as const)
      if (isAnimal(young) && mother !== null) settleMother(young, mother, language);
    if (!isAnimal(by)) return [told];
    // `carries a nut up a tree`: it is the tree that is climbed, with the nut in the mouth.
    const trunk = adjuncts.find(({ thing }) => thing.kind === "plant" && thing !== of && thing !== told.with)?.thing;
    if (act === "climb" && trunk !== undefined)
      return [{ ...told, of: trunk, to: null, with: of === null || isAnimal(of) ? told.with : of }];
    if (taking.has(act) && of !== null && !isLiving(of)) return [{ ...told, act: "make_off", to: null }];
    const young = to ?? second ?? adjuncts.find(({ thing }) => isAnimal(thing) && thing.plural)?.thing ?? null;
    // `swims with her cygnets behind her`: it is not she who comes behind.
    const isAhead = going.has(act) || (act === "follow" && young !== null && isOwn(young));
    const isLed = isAhead && isAnimal(young) && young !== by && young.plural && !by.plural;
    return [isLed ? { act: "follow", by: young, of: null, to: by, with: null } : told];
  });
}
