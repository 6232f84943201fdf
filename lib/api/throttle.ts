const mostSubjects = 20_000;

/** Counts what should be rare (failed sign-ins, sign-ups) per subject in a sliding window. `now` is in milliseconds. */
export class Throttle {
  private readonly moments = new Map<string, number[]>();
  private readonly most: number;
  private readonly windowMs: number;
  private readonly now: () => number;
  constructor(limits: { most: number; windowMs: number; now: () => number }) {
    this.most = limits.most;
    this.windowMs = limits.windowMs;
    this.now = limits.now;
  }

  /** Seconds until the subject may try again; 0 when it may now. */
  waitSeconds(subject: string): number {
    const recent = this.recent(subject);
    const oldest = recent.at(-this.most);
    return oldest === undefined ? 0 : Math.ceil((oldest + this.windowMs - this.now()) / 1000);
  }

  count(subject: string): void {
    const recent = [...this.recent(subject), this.now()];
    this.moments.delete(subject);
    this.moments.set(subject, recent);
    if (this.moments.size > mostSubjects) {
      const [oldest] = this.moments.keys();
      if (oldest !== undefined) this.moments.delete(oldest);
    }
  }

  forget(subject: string): void {
    this.moments.delete(subject);
  }

  private recent(subject: string): number[] {
    return (this.moments.get(subject) ?? []).filter((moment) => moment > this.now() - this.windowMs);
  }
}
