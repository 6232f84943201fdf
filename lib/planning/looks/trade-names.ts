import { tradeTable } from "./look-tables.ts";
import { saidAt } from "./words-said.ts";

/** Whether a noun, in lower case, is what somebody is called after what they do: `schornsteinfeger`. */
export const isTradeName = (noun: string, language: string): boolean =>
  tradeTable.some(({ words }) =>
    saidAt(words, noun, language).some(({ start, end }) => start === 0 && end === noun.length),
  );
