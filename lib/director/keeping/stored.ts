import { z } from "zod";
import { screenplaySchema } from "#lib/contract/screenplay.ts";
import type { AnswerStore } from "./answer-store.ts";
import type { CallLedger, CallUsage } from "./call-ledger.ts";

/** As much of a store as answers and calls are kept in. */
export interface DirectorRecords {
  take: (
    call: { call_id: string; account_id: string; model: string; at: Date },
    since: Date,
    most: number,
  ) => Promise<boolean>;
  record: (callId: string, used: CallUsage) => Promise<void>;
  answer: (key: string) => Promise<unknown>;
  keep: (key: string, answer: unknown, at: Date) => Promise<void>;
}

const dayMs = 86_400_000;

const keptSchema = z.object({
  screenplay: screenplaySchema,
  repairs: z.array(z.object({ path: z.string(), because: z.string() })),
});

/** Answers in a store. One that an older contract kept is none. */
export const storedAnswers = (records: DirectorRecords, now: () => Date): AnswerStore => ({
  get: async (key) => keptSchema.safeParse(await records.answer(key)).data ?? null,
  put: (key, answer) => records.keep(key, answer, now()),
});

/** Calls in a store, by account and day (UTC). A call for nobody is neither counted nor kept. */
export const storedLedger = (
  records: DirectorRecords,
  { callsPerDay, now, newId }: { callsPerDay: number; now: () => Date; newId: () => string },
): CallLedger => {
  const nobodys = new Set<string>();
  return {
    take: async ({ account, model }) => {
      const call_id = newId();
      if (account === null) {
        nobodys.add(call_id);
        return call_id;
      }
      const at = now();
      const today = new Date(Math.floor(at.getTime() / dayMs) * dayMs);
      return (await records.take({ call_id, account_id: account, model, at }, today, callsPerDay)) ? call_id : null;
    },
    record: async (call, usage) => {
      if (!nobodys.delete(call)) await records.record(call, usage);
    },
  };
};
