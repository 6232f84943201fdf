/** What a purge removed, rows of each kind. */
export interface Purged {
  idempotency_keys: number;
  plans: number;
  references: number;
  events: number;
  deliveries: number;
  acts: number;
}

/** What accounts keep, and what of it goes when it is old. */
export interface Keeping {
  /** Bytes of everything the account has stored: supplied pictures, stills, shots, films. */
  mediaBytes(accountId: string): Promise<number>;
  /** Its generations that have not come to rest: queued or running. */
  underWay(accountId: string): Promise<number>;
  /**
   * Films that wait for a place, of all accounts, and how many were made since. With few that wait (twenty) nothing is
   * counted: `made` is 0.
   */
  line(since: Date): Promise<{ waiting: number; made: number }>;
  /** False when the account has no such asset. Its bytes are the media store's. */
  removeAsset(accountId: string, assetId: string): Promise<boolean>;
  /**
   * Removes claims of idempotency keys, plans that nothing was made of (those older than `plannedBefore`, and of each
   * account those beyond its newest `plansKept`) with what refers to them, all but the last event of what ended, and
   * messages that were sent or given up, and acts that were written down. A few hundred of each at a time.
   */
  purge(what: {
    claimedBefore: Date;
    plannedBefore: Date;
    endedBefore: Date;
    actsBefore: Date;
    plansKept: number;
  }): Promise<Purged>;
}
