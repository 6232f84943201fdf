/** Calls of the language model that directs, and what it answered. */
export interface DirectorStore {
  /**
   * Takes one of an account's calls of a day; false where `most` were taken since `since`. Callers that come together
   * never take more than there are.
   */
  take(
    call: { call_id: string; account_id: string; model: string; at: Date },
    since: Date,
    most: number,
  ): Promise<boolean>;
  /** What a call that was taken came to. */
  record(callId: string, used: { tokens_in: number; tokens_out: number; cost_usd: number | null }): Promise<void>;
  /** Calls and what they used from `from` until before `to`; `cost_usd` sums those whose price is known. */
  used(
    accountId: string,
    from: Date,
    to: Date,
  ): Promise<{ calls: number; tokens_in: number; tokens_out: number; cost_usd: number }>;
  answer(key: string): Promise<unknown>;
  /** Keeping another answer under a key changes nothing. */
  keep(key: string, answer: unknown, at: Date): Promise<void>;
}
