import type { Attempt } from "#lib/contract/generation.ts";
import type { Withdrawal } from "#lib/providers/video-model.ts";
import type { Effects } from "./effects.ts";

type Operation = Record<string, unknown>;

/** How often a vendor that does not answer is asked to take an order back. */
const unansweredTries = 5;
/** Longest pause between two looks, in times of the usual one. */
const longestPause = 16;

/** How an order that nobody wants any more ended: `made`: the vendor asks for it all the same. `unknown`: it does not say. */
export type Withdrawn = "withdrawn" | "made" | "unknown";

/**
 * Asks a vendor to take an order back and waits until it says what became of it, for as long as it may take over an order.
 * `asked`: it was asked already. `onAsked` is told once it has taken the wish in, so that who comes after only looks.
 */
export const withdrawOrder = async (
  { clock, pause, pollMs, providerTimeoutMs }: Pick<Effects, "clock" | "pause" | "pollMs" | "providerTimeoutMs">,
  cancel: ((operation: Operation, asked: boolean) => Promise<Withdrawal>) | undefined,
  operation: Operation,
  { asked: before, onAsked, signal }: { asked: boolean; onAsked?: () => Promise<void>; signal?: AbortSignal },
): Promise<Withdrawn> => {
  if (cancel === undefined) return "unknown";
  const until = clock().getTime() + providerTimeoutMs;
  let asked = before;
  let unanswered = 0;
  for (let times = 1; unanswered < unansweredTries && clock().getTime() <= until; times *= 2) {
    const said = await cancel(operation, asked);
    if (said === "withdrawn" || said === "made") return said;
    if (said === "unanswered") unanswered++;
    else if (!asked) {
      asked = true;
      await onAsked?.();
    }
    await pause(pollMs * Math.min(times, longestPause), signal);
    signal?.throwIfAborted();
  }
  return "unknown";
};

/** Stands in an open order that its vendor was asked to take back. */
export const cancelAsked = "cancel_asked";

/** What is written down of an order whose film was cancelled. Where the vendor may have made it, `operation` says where. */
export const withdrawnEntry = (
  came: Withdrawn,
  operation: Operation | null,
  at: Date,
): Pick<Attempt, "outcome" | "code" | "message" | "ended_at"> & { operation: Operation | null } => {
  const ended_at = at.toISOString();
  switch (came) {
    case "withdrawn":
      return {
        outcome: "cancelled",
        code: "cancelled",
        message: "It was cancelled, and nothing is owed for it.",
        ended_at,
        operation: null,
      };
    case "made":
      return {
        outcome: "wasted",
        code: "cancelled_too_late",
        message: "It was cancelled when the vendor had made it already.",
        ended_at,
        operation,
      };
    case "unknown":
      return {
        outcome: "unknown",
        code: "cancel_unknown",
        message: "It was cancelled, and the vendor does not say whether in time.",
        ended_at,
        operation,
      };
  }
};
