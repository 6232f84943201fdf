/** What one call took. */
export interface CallUsage {
  tokens_in: number;
  tokens_out: number;
  cost_usd: number | null;
}

/** Counts calls of language models, for whom they are made. */
export interface CallLedger {
  /** Takes one of the account's calls of the day, and answers its id; null where none is left. */
  take: (call: { account: string | null; model: string }) => Promise<string | null>;
  /** What a call that was taken came to. */
  record: (call: string, usage: CallUsage) => Promise<void>;
}

const dayMs = 86_400_000;

/** Calls of this process by account and day (UTC); what they took is forgotten. */
export const memoryLedger = (callsPerDay: number, now: () => number): CallLedger => {
  let day = -1;
  const taken = new Map<string | null, number>();
  return {
    take: ({ account }) => {
      const today = Math.floor(now() / dayMs);
      if (today !== day) taken.clear();
      day = today;
      const count = taken.get(account) ?? 0;
      if (count >= callsPerDay) return Promise.resolve(null);
      taken.set(account, count + 1);
      return Promise.resolve(`${today}-${account ?? ""}-${count}`);
    },
    record: () => Promise.resolve(),
  };
};
