/** What goes with an account, and what stays of it. */
export interface Removal {
  /**
   * Closes an account for good, in one transaction: sessions and keys end, its pages are withdrawn, its webhooks told
   * nothing more, its address, name, password and identities forgotten, so that the address is free again. Refused,
   * and nothing changed, where it is the last account that runs the service. Closing twice is `closed`.
   */
  close(accountId: string, at: Date): Promise<"closed" | "last_operator">;
  /** Whether an account's present standing lets it be closed: it is not the last that runs the service. */
  mayClose(accountId: string): Promise<boolean>;
  /** Its generations that have not ended. */
  notEnded(accountId: string): Promise<string[]>;
  /** Ids of accounts that were closed and are not gone. */
  closed(): Promise<string[]>;
  /** Whether nothing of it goes on: no film is in work, and no vendor may still be at an order. */
  isQuiet(accountId: string): Promise<boolean>;
  /**
   * Removes a part of a closed account's rows; what it was charged stays under an account that is nobody's. Answers
   * whether that was all, and the media that these rows referred to. Safe to run again.
   */
  removeSome(accountId: string): Promise<{ done: boolean; media: string[] }>;
}

/** One thing of an account as it is given out: what it is, and what is stored of it, without secrets. */
export type ExportedThing = { thing: string } & Record<string, unknown>;

/** Everything of an account, thing by thing, in bounded memory. */
export type ExportAccount = (accountId: string) => AsyncIterable<ExportedThing>;
