/** What one call took. */
export interface CallUsage {
  model: string;
  tokens_in: number;
  tokens_out: number;
  cost_usd: number | null;
}

/** Counts calls of language models, for whom they are made. */
export interface CallLedger {
  /** Takes one of the account's calls of the day; false where none is left. */
  take: (account: string | null) => Promise<boolean>;
  record: (account: string | null, usage: CallUsage) => Promise<void>;
}

const dayMs = 86_400_000;

/** Calls of this process by account and day (UTC); what was used is forgotten. */
export const memoryLedger = (callsPerDay: number, now: () => number): CallLedger => {
  let day = -1;
  const taken = new Map<string | null, number>();
  return {
    take: (account) => {
      const today = Math.floor(now() / dayMs);
      if (today !== day) taken.clear();
      day = today;
      const count = taken.get(account) ?? 0;
      if (count >= callsPerDay) return Promise.resolve(false);
      taken.set(account, count + 1);
      return Promise.resolve(true);
    },
    record: () => Promise.resolve(),
  };
};
