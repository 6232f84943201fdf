import type { Attempt } from "#lib/contract/generation.ts";
import { VendorFault } from "#lib/providers/vendor-fault.ts";
import type { OrderFailed, OrderUnfetched, Withdrawal } from "#lib/providers/video-model.ts";
import type { OrderRefused } from "./allow-order.ts";
import type { Effects } from "./effects.ts";
import { withdrawOrder } from "./withdraw-order.ts";

/** How often an order is placed again with a vendor that says it is busy, and how long to wait without its word, ms. */
const busyTries = 4;
const busyPauseMs = 2000;
/** How often what a vendor made is fetched before it is given up; the pauses in between double. */
const fetchTries = 5;

type Operation = Record<string, unknown>;
type Running = { state: "running" };
/** `unclear`: nobody knows whether the vendor asks for it. */
type Failed = OrderFailed & { unclear?: true };

/** Nobody waits for this work any more: its film has ended, here or in another process. */
export class NoLongerWanted extends Error {
  constructor() {
    super("The generation has ended.");
    this.name = "NoLongerWanted";
  }
}

/** Another order of the same part is open: whoever finds that goes on with the one that is there. */
export class OrderedElsewhere extends Error {
  constructor() {
    super("Another order of the same part is open.");
    this.name = "OrderedElsewhere";
  }
}

/** One order with one source, and where what becomes of it is written down. */
export interface Placing<Status extends { state: string }> {
  /** Whether it may cost money: then it is never placed twice unknowingly. */
  paid: boolean;
  /** Asked before every call of a paid vendor: false where nobody waits for it any more. */
  wanted: () => Promise<boolean>;
  /** Why an order that costs money may not be placed, asked once before it is; null where it may. */
  allow: () => Promise<OrderRefused | null>;
  start: () => Promise<Operation>;
  look: (operation: Operation) => Promise<Status>;
  /** Looks for an order that was placed and whose answer was lost; null where it is not to be seen yet. */
  find?: () => Promise<Operation | null>;
  cancel?: (operation: Operation, asked: boolean) => Promise<Withdrawal>;
  /** What an earlier run left: an order that is open, with the operation that it came to, if any. */
  begun: { operation: Operation | null } | null;
  /** Writes it down as open, before anything is ordered; false while another order of the same part is open. */
  open: () => Promise<boolean>;
  write: (
    entry: Pick<Attempt, "outcome" | "code" | "message" | "ended_at"> & { operation: Operation | null },
  ) => Promise<void>;
}

/** What stands in an order that is open. */
export const openEntry = { outcome: "unknown", code: null, message: null, ended_at: null } as const;

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
): Promise<Placed<Finished<Status>>> => {
  const end = async (outcome: Attempt["outcome"], code: string, message: string, operation: Operation | null = null) =>
    placing.write({ outcome, code, message, ended_at: effects.clock().toISOString(), operation });
  const failed = async (
    fault: Pick<Failed, "code" | "message" | "refused" | "made" | "unclear">,
    next: boolean,
    operation: Operation | null = null,
  ) => {
    const { code, message, refused } = fault;
    // What the vendor made, or may have made, stays known: when the film goes on it is asked for before anything else.
    await end(outcomeOf(fault), code, message, fault.unclear === true || !next ? operation : null);
    return refused === true
      ? ({ is: "refused", code, message } as const)
      : ({ is: "failed", code, message, next } as const);
  };
  const lost = async () => {
    await end("unknown", unanswered.code, unanswered.message);
    return { is: "failed", ...unanswered, next: false } as const;
  };
  // Nobody has the order, and nobody need look for it.
  const unsent = () => end("cancelled", "cancelled", "It was cancelled before it was sent.");
  let operation = placing.begun?.operation ?? null;
  if (operation === null) {
    if (placing.begun !== null && placing.paid) operation = await search(effects, placing, signal);
    else {
      const refused = placing.paid ? await placing.allow() : null;
      if (refused !== null) return failed({ code: refused.code, message: refused.message }, true);
      if (!(await placing.open())) throw new OrderedElsewhere();
      try {
        operation = await start(effects, placing, signal, unsent);
      } catch (cause) {
        if (!(cause instanceof VendorFault)) throw cause;
        const { code, message } = cause;
        if (cause.kind !== "lost")
          return failed({ code, message, ...(cause.kind === "refused" && { refused: true }) }, true);
        operation = await search(effects, placing, signal);
      }
    }
    if (operation === null) return lost();
    await placing.write({ ...openEntry, operation });
  }
  const status = await follow(effects, placing, operation, signal);
  if (status.state !== "failed") return { is: "done", status: status as Finished<Status> };
  const fault = status as unknown as Failed;
  return failed(fault, fault.retryable, fault.made === true || fault.unclear === true ? operation : null);
};

type Finished<Status> = Exclude<Status, Running | OrderUnfetched | OrderFailed>;

const timedOut = "timed_out";
const outcomeOf = ({ code, refused, made, unclear }: Pick<Failed, "code" | "refused" | "made" | "unclear">) => {
  if (refused === true) return "refused";
  if (made === true) return "wasted";
  if (unclear === true) return "unknown";
  return code === timedOut ? "timed_out" : "failed";
};
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
      if (!(cause instanceof VendorFault)) throw cause;
      // A history that does not answer now may later; one that cannot be read, or cannot tell, never will.
      if (cause.kind !== "busy") return null;
    }
    await pause(pollMs, signal);
  }
  return null;
};

/** Places an order, again with a vendor that is busy: it says that it did not take it. `unsent`: it is not wanted any more. */
const start = async (
  { pause }: Pick<Effects, "pause">,
  placing: Pick<Placing<never>, "start" | "paid" | "wanted">,
  signal: AbortSignal,
  unsent: () => Promise<void>,
): Promise<Operation> => {
  for (let tries = 1; ; tries++) {
    await demandWanted(placing, signal).catch(async (cause: unknown) => {
      await unsent();
      throw cause;
    });
    try {
      return await placing.start();
    } catch (cause) {
      if (!(cause instanceof VendorFault) || cause.kind !== "busy" || tries >= busyTries) throw cause;
      await pause(cause.retryAfterMs ?? busyPauseMs, signal);
    }
  }
};

const demandWanted = async (
  { paid, wanted }: Pick<Placing<never>, "paid" | "wanted">,
  signal: AbortSignal,
): Promise<void> => {
  signal.throwIfAborted();
  if (paid && !(await wanted())) throw new NoLongerWanted();
};

const follow = async <Status extends { state: string }>(
  effects: Pick<Effects, "clock" | "pause" | "pollMs" | "providerTimeoutMs">,
  placing: Placing<Status>,
  operation: Operation,
  signal: AbortSignal,
): Promise<Status | Failed> => {
  const { clock, pause, pollMs, providerTimeoutMs } = effects;
  const until = clock().getTime() + providerTimeoutMs;
  for (let unfetched = 0; ;) {
    await demandWanted(placing, signal);
    const status = await placing.look(operation);
    if (status.state === "unfetched") {
      const { code, message } = status as unknown as OrderUnfetched;
      // It is made and owed: nobody else is paid for it, and who takes the film up again asks for it first.
      if (++unfetched >= fetchTries) return { state: "failed", code, message, retryable: false, made: true };
      await pause(pollMs * 2 ** (unfetched - 1), signal);
      continue;
    }
    if (status.state !== "running") return status;
    if (placing.paid && clock().getTime() > until) return giveUp(effects, placing, operation, signal);
    await pause(pollMs, signal);
  }
};

/** Takes an order back that took too long. Nobody else is asked unless the vendor says that it wants nothing for it. */
const giveUp = async <Status extends { state: string }>(
  effects: Pick<Effects, "clock" | "pause" | "pollMs" | "providerTimeoutMs">,
  placing: Placing<Status>,
  operation: Operation,
  signal: AbortSignal,
): Promise<Status | Failed> => {
  const came = await withdrawOrder(effects, placing.cancel, operation, { asked: false, signal });
  const late = { state: "failed", code: timedOut, message: "The vendor took too long." } as const;
  if (came === "withdrawn") return { ...late, retryable: true };
  if (came === "unknown") return { ...late, retryable: false, unclear: true };
  const status = await placing.look(operation);
  return status.state === "running" || status.state === "unfetched"
    ? { ...late, retryable: false, made: true }
    : status;
};
