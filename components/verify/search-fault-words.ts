import { ClientProblem } from "#lib/contract/client.ts";
import type { FaultWords } from "./fault-words.ts";

const strong = "We could not look for a watermark.";

/** Why no watermark was looked for, and what to do now. */
export const searchFaultWords = (cause: unknown): FaultWords => {
  if (cause instanceof ClientProblem) {
    if (cause.status === 429)
      return {
        strong: "Slow down for a minute.",
        rest: "Too many files were sent from here.",
        again: true,
        offline: false,
      };
    const request = cause.problem === null ? "" : ` Request ${cause.problem.request_id}.`;
    if (cause.status >= 500)
      return { strong, rest: `The service failed. The file was not kept.${request}`, again: true, offline: false };
    return {
      strong,
      rest: cause.problem?.detail ?? `The service answered ${cause.status}.`,
      again: false,
      offline: false,
    };
  }
  if (!navigator.onLine)
    return {
      strong: "You are offline.",
      rest: "The search needs the service. Nothing was sent.",
      again: true,
      offline: true,
    };
  return { strong, rest: "The service did not answer. The file was not kept.", again: true, offline: false };
};
