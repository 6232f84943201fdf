import { fenced } from "./fence.ts";
import type { Repair } from "./repairs.ts";

/** Longest list of faults that is sent back. */
const mostFaults = 24;

/** Everything that is wrong with an answer, at once, for the one who wrote it. */
export const faultsText = (faults: readonly { path: string; says: string }[], repairs: readonly Repair[]): string => {
  const lines = [
    ...faults.map(({ path, says }) => `- ${path}: ${says}`),
    ...repairs.map(({ path, because }) => `- ${path}: ${because}`),
  ].slice(0, mostFaults);
  return [
    "Your answer cannot be taken as it is:",
    `<faults>\n${fenced(lines.join("\n"))}\n</faults>`,
    "Write the whole JSON object once more, in the same shape. Mend every fault by thinking of the film, not of the field; what was right stays word for word as it was. Answer with the JSON object alone.",
  ].join("\n");
};
