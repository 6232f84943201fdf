import { acts, type Act, type StagedAct } from "#lib/contract/acts.ts";
import { screenplayLimits as most } from "#lib/contract/screenplay.ts";
import { actOfWords } from "#lib/planning/coverage/reading/act-table.ts";
import { tablesOf } from "#lib/planning/coverage/tables.ts";
import { baseForms } from "#lib/planning/meaning/base-verb.ts";
import { cutText, snake } from "./read-word.ts";
import { type Note, under } from "./repairs.ts";
import { findThing, known, type Things } from "./take-things.ts";
import type { TakenShot } from "./taken-answer.ts";

/** The act that was said, or meant by a verb that names one: `shakes hands`, `hug`; null where none is. */
const readAct = (said: string): Act | null => {
  const word = snake(said);
  const exact = acts.find((act) => act === word);
  if (exact !== undefined || word === "") return exact ?? null;
  const [verb = "", ...rest] = word.split("_");
  for (const base of [verb, ...baseForms(verb)]) {
    const phrase = [base, ...rest].join("_");
    const named = acts.find((act) => act === phrase) ?? actOfWords(tablesOf("en").acts, base, rest);
    if (named !== null) return named;
  }
  return null;
};

/**
 * What happens in a shot, as far as it is on the list and done by somebody or something of the film. What is not is left
 * out and told: the shot's words still say it.
 */
export const takeActs = (said: TakenShot["acts"], things: Things, note: Note): StagedAct[] => {
  const taken: StagedAct[] = [];
  for (const [index, each] of said.entries()) {
    const here = under(note, `acts[${index}]`);
    const act = readAct(each.act);
    if (act === null) {
      if (each.act !== "") here("act", `${JSON.stringify(cutText(each.act, 40))} is no act of the list; left out`);
      continue;
    }
    const thing = (id: string, path: string) => known(findThing(things, id), id, path, here);
    const by = findThing({ ...things, places: [] }, each.by);
    const parts = { of: thing(each.of, "of"), to: thing(each.to, "to"), with: thing(each.with, "with") };
    if (by === null) here("by", `${JSON.stringify(cutText(each.by, 40))} is nobody who could ${act}; left out`);
    else if (taken.length >= most.acts) here("", `more than ${most.acts} acts in one shot; left out`);
    else {
      const other = (id: string | null) => (id === by ? null : id);
      taken.push({ act, by, of: other(parts.of), to: other(parts.to), with: other(parts.with) });
    }
  }
  return taken;
};
