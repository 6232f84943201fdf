import type { ActionPhrase, Reading } from "#lib/planning/reading.ts";
import { askingWords } from "./end-card.ts";

/** Orders to the film maker are no action of the film. */
const order =
  /^(make|makes|create|creates|generate|generates|film|films|shoot|produce|produces|write|design|render|give|show|shows)$/i;
const called = (reading: Reading): { start: number; end: number } | null => {
  const match = askingWords.exec(reading.raw);
  return match === null ? null : { start: match.index, end: match.index + match[0].length };
};
const negation =
  /\b(?:cannot|can't|can not|could not|couldn't|does not|doesn't|do not|don't|did not|didn't|will not|won't|not|never|no longer)\s+$/i;

const usable = (raw: string, action: ActionPhrase): ActionPhrase => {
  const denied = negation.exec(raw.slice(Math.max(0, action.span.start - 24), action.span.start))?.[0];
  if (denied === undefined) return action;
  const start = action.span.start - denied.length;
  return { ...action, phrase: raw.slice(start, action.span.end), span: { start, end: action.span.end } };
};

/** The reading as a film can use it: without orders to the maker, with denials kept (`cannot find a word`). */
export const usableReading = (reading: Reading): Reading => {
  const cta = called(reading);
  const inCall = (action: ActionPhrase) =>
    cta !== null && action.span.start >= cta.start && action.span.start < cta.end;
  return {
    ...reading,
    actions: reading.actions
      .filter((action) => !(action.subject === null && order.test(action.verb)) && !inCall(action))
      .map((action) => usable(reading.raw, action)),
  };
};
