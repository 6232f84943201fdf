import { stateScales } from "#lib/contract/acts.ts";
import { type HeldState, screenplayLimits as most } from "#lib/contract/screenplay.ts";
import { cutText, readWord } from "./read-word.ts";
import type { Note } from "./repairs.ts";
import { findThing, known, type Things } from "./take-things.ts";
import type { TakenShot } from "./taken-answer.ts";

/** A share that was said as one, or in hundredths. */
const shareOf = (said: number): number => Math.min(1, Math.max(0, said > 1 && said <= 100 ? said / 100 : said));

const measureOf = ({ scale, value }: TakenShot["now"][number]): HeldState["measure"] => {
  const measured = readWord(stateScales, scale);
  return measured === null || !Number.isFinite(value) ? null : { scale: measured, share: shareOf(value ?? 0) };
};

/** States that hold in a shot, one for each thing and scale. */
export const takeStates = (said: TakenShot["now"], things: Things, note: Note): HeldState[] => {
  const held = said.flatMap((each, at): HeldState[] => {
    const measure = measureOf(each);
    const state = cutText(each.state === "" ? (measure?.scale ?? "") : each.state, 120);
    const id = state === "" ? null : known(findThing(things, each.id), each.id, `now[${at}].id`, note);
    return id === null ? [] : [{ id, state, measure }];
  });
  const isSame = (one: HeldState, other: HeldState) =>
    one.id === other.id && one.measure?.scale === other.measure?.scale;
  return held.filter((state, at) => held.findIndex((other) => isSame(state, other)) === at).slice(0, most.states);
};
