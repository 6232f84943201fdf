import type { Act } from "#lib/contract/acts.ts";
import { setOf } from "#lib/planning/coverage/set-of.ts";
import type { Spoken } from "./act-words.ts";
import { isLiving, isPlace, isThing } from "./story.ts";
import type { Parts } from "./told-before.ts";

/** Acts in which water is what flows, and no place. */
const wetting = setOf<Act>("water put_out");
/** What words of an act name only says which act it is: `waves goodbye`, `loses its air`, a queen that is moved in a game. */
export function settleWords(act: Act, spoken: Spoken, { objects, doer }: Parts): void {
  for (const thing of objects) {
    const isSaid = spoken.words.includes(thing.head);
    const isPiece = act === "play_game" && isLiving(thing) && thing.phrase.by === "own";
    const isNothing = thing.kind === null || !(isThing(thing) || isLiving(thing) || isPlace(thing));
    const isOwnAir = thing.kind === "material" && thing.phrase.by === "own" && doer !== null && !isLiving(doer);
    const isPoured = wetting.has(act) && thing.kind === "water";
    if (isPoured || (isSaid && (isPiece || isNothing || isOwnAir))) thing.kind = "idea";
  }
}
