import type { SharedLimits } from "#lib/store/limit-records.ts";
import { Subjects } from "./subjects.ts";

const mostSubjects = 20_000;

/** Counts what should be rare (failed sign-ins, sign-ups) per subject in a sliding window. */
export interface Throttle {
  /**
   * Counts one try and answers 0; where the subject has none left, answers the seconds to wait. Counted at once and before
   * what is tried, so that many at a time may not all slip through.
   */
  take(subject: string): Promise<number>;
  /** Takes back the last count: what was feared did not come true. */
  forgive(subject: string): Promise<void>;
  forget(subject: string): Promise<void>;
}

/** Lets one through at a time per subject, so far apart. All times are milliseconds. */
export interface Turns {
  /** How long to wait for one's turn; null where the line is too long, and then none is kept. */
  take(subject: string): Promise<number | null>;
}

export interface ThrottleLimits {
  most: number;
  /** Whole multiples of five seconds. */
  windowSeconds: number;
  /** Tries that do not fit are counted too: who goes on trying goes on waiting. */
  beyond?: boolean;
}

/** In the memory of this process. `now` is in milliseconds. */
export const memoryThrottle = (
  { most, windowSeconds, beyond = false }: ThrottleLimits,
  now: () => number,
): Throttle => {
  const windowMs = windowSeconds * 1000;
  const moments = new Subjects<number[]>({ most: mostSubjects, idleMs: windowMs, now, fresh: () => [] });
  return {
    take: (subject) => {
      const recent = (moments.peek(subject) ?? []).filter((moment) => moment > now() - windowMs);
      const oldest = recent.at(-most);
      if (oldest === undefined || beyond) {
        const kept = moments.of(subject);
        // More than these say nothing more, even if some are taken back.
        kept.splice(0, kept.length, ...recent.slice(1 - 2 * most), now());
      }
      return Promise.resolve(oldest === undefined ? 0 : Math.ceil((oldest + windowMs - now()) / 1000));
    },
    forgive: (subject) => {
      moments.peek(subject)?.pop();
      return Promise.resolve();
    },
    forget: (subject) => {
      moments.forget(subject);
      return Promise.resolve();
    },
  };
};

/** For all processes on one database. `purpose` keeps it apart from what else is counted there. */
export const sharedThrottle = (
  limits: SharedLimits,
  purpose: string,
  { most, windowSeconds, beyond = false }: ThrottleLimits,
): Throttle => {
  const nameOf = (subject: string) => `${purpose} ${subject}`;
  return {
    async take(subject) {
      const { fits, now_s, slots } = await limits.take([{ subject: nameOf(subject), most, windowSeconds }], beyond);
      if (fits) return 0;
      const [own = []] = slots;
      let left = own.reduce((sum, { calls }) => sum + calls, 0);
      for (const { calls, freeAt_s } of own) {
        left -= calls;
        if (left < most) return Math.max(1, Math.ceil(freeAt_s - now_s));
      }
      return windowSeconds;
    },
    forgive: (subject) => limits.forgive(nameOf(subject)),
    forget: (subject) => limits.forget(nameOf(subject)),
  };
};

export interface TurnLimits {
  everyMs: number;
  longestMs: number;
}

export const memoryTurns = ({ everyMs, longestMs }: TurnLimits, now: () => number): Turns => {
  const idleMs = longestMs + everyMs;
  const nextFree = new Subjects<{ at: number }>({ most: mostSubjects, idleMs, now, fresh: () => ({ at: 0 }) });
  return {
    take: (subject) => {
      const free = Math.max(now(), nextFree.peek(subject)?.at ?? 0);
      if (free - now() > longestMs) return Promise.resolve(null);
      nextFree.of(subject).at = free + everyMs;
      return Promise.resolve(free - now());
    },
  };
};

export const sharedTurns = (limits: SharedLimits, purpose: string, about: TurnLimits): Turns => ({
  take: (subject) => limits.turn(`${purpose} ${subject}`, about),
});
