import type { Attempt } from "#lib/contract/generation.ts";
import { VendorFault } from "#lib/providers/vendor-fault.ts";
import type { Effects } from "./effects.ts";

/** How often an order is placed again with a vendor that says it is busy, and how long to wait without its word, ms. */
const busyTries = 4;
const busyPauseMs = 2000;

type Operation = Record<string, unknown>;
type Running = { state: "running" };
type Failed = { state: "failed"; code: string; message: string; retryable: boolean; refused?: true };

/** One order with one source, and where what becomes of it is written down. */
export interface Placing<Status extends { state: string }> {
  /** Whether it may cost money: then it is never placed twice unknowingly. */
  paid: boolean;
  start: () => Promise<Operation>;
  look: (operation: Operation) => Promise<Status>;
  /** Looks for an order that was placed and whose answer was lost; null where it is not to be seen yet. */
  find?: () => Promise<Operation | null>;
  cancel?: (operation: Operation) => Promise<void>;
  /** What an earlier run left: an order that is open, with the operation that it came to, if any. */
  begun: { operation: Operation | null } | null;
  write: (
    entry: Pick<Attempt, "outcome" | "code" | "message" | "ended_at"> & { operation: Operation | null },
  ) => Promise<void>;
}

/** How an order ended. `next`: another source may be asked. */
export type Placed<Status> =
  | { is: "done"; status: Status }
  | { is: "refused"; code: string; message: string }
  | { is: "failed"; code: string; message: string; next: boolean };

/**
 * Places an order and follows it to its end. It is written down before the call and after the answer: whoever finds it
 * open, and no operation beside it, knows that the answer was lost, looks for it at the vendor where that can be asked,
 * and does not place it again. What is delivered is
 * left open: it is ended by whoever has stored it.
 */
export const placeOrder = async <Status extends { state: string }>(
  effects: Pick<Effects, "clock" | "pause" | "pollMs" | "providerTimeoutMs">,
  placing: Placing<Status>,
  signal: AbortSignal,
): Promise<Placed<Exclude<Status, Running | Failed>>> => {
  const end = async (outcome: Attempt["outcome"], code: string, message: string): Promise<void> =>
    placing.write({ outcome, code, message, ended_at: effects.clock().toISOString(), operation: null });
  const failed = async ({ code, message, refused }: Pick<Failed, "code" | "message" | "refused">, next: boolean) => {
    await end(refused === true ? "refused" : code === timedOut ? "timed_out" : "failed", code, message);
    return refused === true
      ? ({ is: "refused", code, message } as const)
      : ({ is: "failed", code, message, next } as const);
  };
  const lost = async () => {
    await end("unknown", unanswered.code, unanswered.message);
    return { is: "failed", ...unanswered, next: false } as const;
  };
  const open = { outcome: "unknown", code: null, message: null, ended_at: null } as const;
  let operation = placing.begun?.operation ?? null;
  if (operation === null) {
    if (placing.begun !== null && placing.paid) operation = await search(effects, placing, signal);
    else {
      await placing.write({ ...open, operation: null });
      try {
        operation = await start(effects, placing, signal);
      } catch (cause) {
        if (!(cause instanceof VendorFault)) throw cause;
        const { code, message } = cause;
        if (cause.kind !== "lost")
          return failed({ code, message, ...(cause.kind === "refused" && { refused: true }) }, true);
        operation = await search(effects, placing, signal);
      }
    }
    if (operation === null) return lost();
    await placing.write({ ...open, operation });
  }
  const status = await follow(effects, placing, operation, signal);
  if (status.state !== "failed") return { is: "done", status: status as Exclude<Status, Running | Failed> };
  const fault = status as unknown as Failed;
  return failed(fault, fault.retryable);
};

const timedOut = "timed_out";
const unanswered = {
  code: "submit_unknown",
  message:
    "The order was sent and its answer was lost: it may have been taken. Nobody else is paid for it; resume to order anew.",
};

/** Asks the vendor for an order whose answer was lost, until it is seen or it took too long; null where it is not found. */
const search = async (
  { clock, pause, pollMs, providerTimeoutMs }: Pick<Effects, "clock" | "pause" | "pollMs" | "providerTimeoutMs">,
  { find }: Pick<Placing<never>, "find">,
  signal: AbortSignal,
): Promise<Operation | null> => {
  const until = clock().getTime() + providerTimeoutMs;
  while (find !== undefined && clock().getTime() <= until) {
    signal.throwIfAborted();
    try {
      const found = await find();
      if (found !== null) return found;
    } catch (cause) {
      if (cause instanceof VendorFault) return null;
      throw cause;
    }
    await pause(pollMs, signal);
  }
  return null;
};

/** Places an order, again with a vendor that is busy: it says that it did not take it. */
const start = async (
  { pause }: Pick<Effects, "pause">,
  placing: Pick<Placing<never>, "start">,
  signal: AbortSignal,
): Promise<Operation> => {
  for (let tries = 1; ; tries++) {
    signal.throwIfAborted();
    try {
      return await placing.start();
    } catch (cause) {
      if (!(cause instanceof VendorFault) || cause.kind !== "busy" || tries >= busyTries) throw cause;
      await pause(cause.retryAfterMs ?? busyPauseMs, signal);
    }
  }
};

const follow = async <Status extends { state: string }>(
  { clock, pause, pollMs, providerTimeoutMs }: Pick<Effects, "clock" | "pause" | "pollMs" | "providerTimeoutMs">,
  placing: Placing<Status>,
  operation: Operation,
  signal: AbortSignal,
): Promise<Status | Failed> => {
  const until = clock().getTime() + providerTimeoutMs;
  for (;;) {
    signal.throwIfAborted();
    const status = await placing.look(operation);
    if (status.state !== "running") return status;
    if (placing.paid && clock().getTime() > until) {
      await placing.cancel?.(operation);
      return { state: "failed", code: timedOut, message: "The vendor took too long.", retryable: true };
    }
    await pause(pollMs, signal);
  }
};
