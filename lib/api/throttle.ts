import { Subjects } from "./subjects.ts";

const mostSubjects = 20_000;

/** Counts what should be rare (failed sign-ins, sign-ups) per subject in a sliding window. `now` is in milliseconds. */
export class Throttle {
  private readonly moments: Subjects<number[]>;
  private readonly most: number;
  private readonly windowMs: number;
  private readonly now: () => number;
  constructor(limits: { most: number; windowMs: number; now: () => number }) {
    this.most = limits.most;
    this.windowMs = limits.windowMs;
    this.now = limits.now;
    this.moments = new Subjects({ most: mostSubjects, idleMs: limits.windowMs, now: limits.now, fresh: () => [] });
  }

  /** Seconds until the subject may try again; 0 when it may now. */
  waitSeconds(subject: string): number {
    const oldest = this.recent(this.moments.peek(subject) ?? []).at(-this.most);
    return oldest === undefined ? 0 : Math.ceil((oldest + this.windowMs - this.now()) / 1000);
  }

  count(subject: string): void {
    const moments = this.moments.of(subject);
    // More than these say nothing more, even if some are taken back.
    const recent = this.recent(moments).slice(1 - 2 * this.most);
    moments.splice(0, moments.length, ...recent, this.now());
  }

  /** Takes back the last count: what was feared did not come true. */
  forgive(subject: string): void {
    this.moments.peek(subject)?.pop();
  }

  forget(subject: string): void {
    this.moments.forget(subject);
  }

  private recent(moments: readonly number[]): number[] {
    return moments.filter((moment) => moment > this.now() - this.windowMs);
  }
}

/** Lets one through at a time per subject, so far apart. All times are milliseconds. */
export class Turns {
  private readonly nextFree: Subjects<{ at: number }>;
  private readonly about: { everyMs: number; longestMs: number; now: () => number };
  constructor(about: { everyMs: number; longestMs: number; now: () => number }) {
    this.about = about;
    const idleMs = about.longestMs + about.everyMs;
    this.nextFree = new Subjects({ most: mostSubjects, idleMs, now: about.now, fresh: () => ({ at: 0 }) });
  }

  /** How long to wait for one's turn; null where the line is too long, and then none is kept. */
  take(subject: string): number | null {
    const { everyMs, longestMs, now } = this.about;
    const free = Math.max(now(), this.nextFree.peek(subject)?.at ?? 0);
    if (free - now() > longestMs) return null;
    this.nextFree.of(subject).at = free + everyMs;
    return free - now();
  }
}
