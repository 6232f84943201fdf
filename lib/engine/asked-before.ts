import type { Attempt } from "#lib/contract/generation.ts";

/** What attempts of the present round have come to that was not noted: the process died between the two. */
interface AskedBefore {
  /** What ended the round for its part; nobody is asked after that before somebody resumes the film. */
  ended: (Pick<Attempt, "model" | "outcome"> & { code: string; message: string }) | null;
  /** Who was asked in vain, and why; whoever comes after them is asked next. */
  inVain: ReadonlyMap<string, string>;
  /** What the last of them said. */
  last: { code: string; message: string } | null;
}

/** `attempts`: those of this round that have ended, in their order. One that was never sent is as if it had not been. */
export const askedBefore = (attempts: readonly Attempt[]): AskedBefore => {
  const inVain = new Map<string, string>();
  let last: AskedBefore["last"] = null;
  for (const { model, outcome, code, message } of attempts) {
    const said = { code: code ?? outcome, message: message ?? "It could not be made." };
    switch (outcome) {
      case "refused":
      case "unknown":
      case "wasted":
        return { ended: { model, outcome, ...said }, inVain, last: said };
      case "failed":
      case "timed_out":
        inVain.set(model, said.code);
        last = said;
        break;
      case "cancelled":
      case "delivered":
        break;
    }
  }
  return { ended: null, inVain, last };
};
