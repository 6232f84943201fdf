import type { Act } from "#lib/contract/acts.ts";
import { relationSaid } from "#lib/places/relations.ts";
import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import { setOf } from "#lib/planning/coverage/set-of.ts";
import type { Said } from "./doings.ts";
import { isLiving, isPerson, isPlace, isSeen, isSmall, type ReadAct, type Thing } from "./story.ts";
import type { Parts } from "./told-before.ts";

/** What hands do to a thing at another one: they put it in, hide it under or behind, take it out. */

const acts = setOf<Act>;
const laying = acts("put_down place throw drop push conceal pack bury put_in give show pocket");
const fetching = acts("take pull lift pick_up produce hold find take_out");
/** What somebody does to a landmark on their way: they go into it, out of it, up it or over it. */
const onTheWay = acts("get_in get_out climb jump_over");
/** What is thrown into a hoop or a net flies there. */
const flies = (act: Act, of: Thing): boolean => act === "throw" && of.kind === "toy";

const relationOf = (prep: string, table: LanguageTable) =>
  relationSaid(prep, { start: prep.length, end: 0 }, table.language);
const isInto = ({ prep }: Said, table: LanguageTable): boolean => table.grammar.prep["into"]?.includes(prep) === true;
const isOutOf = ({ prep }: Said, table: LanguageTable): boolean =>
  table.grammar.prep["from"]?.some((word) => prep === word || prep.endsWith(` ${word}`)) === true;
const hides = ({ prep }: Said, table: LanguageTable): boolean =>
  ["under", "behind"].includes(relationOf(prep, table) ?? "");

/** An act of hands as it is aimed at what stands by its verb: what it goes into, under or behind, and what it comes out of. */
export function aimed(told: ReadAct, { adjuncts, event }: Parts, table: LanguageTable): ReadAct {
  const { by, of } = told;
  // Who hides a thing does not hide behind it.
  const isHidden = told.act === "hide" && of !== null && !isLiving(of) && of.kind !== "body";
  const read: ReadAct = isHidden ? { ...told, act: "conceal" } : told;
  const { act } = read;
  const targets = adjuncts.filter(
    ({ thing }) =>
      thing !== of &&
      thing !== read.with &&
      !isLiving(thing) &&
      !isPlace(thing) &&
      isSeen(thing) &&
      thing.kind !== "body" &&
      !event.elsewhere.has(thing),
  );
  const at = (is: (said: Said, table: LanguageTable) => boolean): Thing | null =>
    targets.find(({ said }) => is(said, table))?.thing ?? null;
  const landmark = targets[0]?.thing ?? null;
  if (of === null && landmark !== null && onTheWay.has(act))
    return { ...read, of: landmark, to: read.to === landmark ? null : read.to };
  // `Bangs his fist on the table`, `puts a match to the candle`: what the hand comes to is what it is done to.
  if (act === "bang" && targets[0] === undefined && of === null) return { ...read, act: "rage", to: null };
  if (act === "bang" || (act === "ignite" && of !== null && lights.has(of.head)))
    return { ...read, of: targets[0]?.thing ?? of, to: null };
  if (!(isPerson(by) || by.kind === null) || of === null || !(isSmall(of) || of.kind === null)) return read;
  if (laying.has(act) && act !== "pocket" && !flies(act, of)) {
    const under = at(hides);
    const into = at(isInto);
    if (under !== null) return { ...read, act: "conceal", to: under };
    if (into !== null && into !== read.by) return { ...read, act: act === "conceal" ? act : "put_in", to: into };
  }
  const source = fetching.has(act) ? at(isOutOf) : null;
  // What comes out of somebody's pocket or sleeve comes from their side.
  return source === null || source.kind === "clothing" || source.kind === "part" || source.head === "pocket"
    ? read
    : { ...read, act: "take_out", to: source };
}
const lights: ReadonlySet<string> = new Set(["match", "flame", "fire", "lighter", "torch", "taper"]);
