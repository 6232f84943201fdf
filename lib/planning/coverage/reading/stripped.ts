import type { Act } from "#lib/contract/acts.ts";
import type { LanguageTable } from "#lib/planning/coverage/tables.ts";
import { isLiving, type Thing } from "./story.ts";
import type { Parts } from "./told-before.ts";

/** What something comes out of or off, where it is neither somebody nor their body. */
export const sourceOf = ({ adjuncts }: Parts, { grammar }: LanguageTable): Thing | null =>
  adjuncts.find(({ said, thing }) => {
    const isFrom = grammar.prep["from"]?.some((word) => said.prep === word || said.prep.split(" ").includes(word));
    return isFrom === true && !isLiving(thing) && thing.kind !== "body";
  })?.thing ?? null;

/** Who loses what falls: of `leaves fall from a tree`, `the wind strips them off it`, what they come off; null of all other acts. */
export function stripped(act: Act, parts: Parts, done: Thing | null, table: LanguageTable): Thing | null {
  const { doer, objects, event } = parts;
  // The bolt that strikes is no thing of its own.
  if (act === "strike" && doer !== null && !isLiving(doer) && done !== null) doer.kind = "weather";
  if (act !== "shed" && act !== "erupt") return null;
  const source = sourceOf(parts, table);
  // `Lava pours out of the volcano`: it is the volcano that erupts.
  const bared = act === "erupt" ? source : (source ?? (doer?.kind === "plant" ? doer : done));
  if (bared === null) return null;
  // What comes off is seen with it, and is no thing beside it.
  for (const thing of [doer, ...objects])
    if (thing !== null && thing !== bared && !isLiving(thing)) thing.kind = "idea";
  if (event.S !== null && event.S === doer) event.S = bared;
  return bared;
}
