/** Counts what an account has open at a time in this process: event streams, calls that wait. */
export class Places {
  private readonly taken = new Map<string, number>();
  private readonly most: number;
  constructor(most: number) {
    this.most = most;
  }

  /** A place for the account, given back by calling it, once or more often; null where all are taken. */
  take(accountId: string): (() => void) | null {
    const now = this.taken.get(accountId) ?? 0;
    if (now >= this.most) return null;
    this.taken.set(accountId, now + 1);
    let given = false;
    return () => {
      if (given) return;
      given = true;
      const left = (this.taken.get(accountId) ?? 1) - 1;
      if (left > 0) this.taken.set(accountId, left);
      else this.taken.delete(accountId);
    };
  }
}
