/** Somebody who is counted, and how often something may be done in a sliding window. */
export interface CountedSubject {
  /** Whoever it is, and what for: `read key_1`. Only a hash of it is kept. */
  subject: string;
  most: number;
  /** Whole multiples of five. */
  windowSeconds: number;
}

/** Calls within one stretch of time that are still counted; seconds since 1970. */
export interface CountedSlot {
  /** When it is counted no more. */
  freeAt_s: number;
  calls: number;
}

/** What a count came to. `slots` are of each subject in the order asked, the oldest first. */
export interface Taken {
  fits: boolean;
  /** The database's own clock: those of machines differ. */
  now_s: number;
  slots: CountedSlot[][];
}

/** Limits that all processes on one database keep together. */
export interface SharedLimits {
  /**
   * Counts one call for every subject, or for none where one of them is used up, however many ask at a time; `beyond`
   * counts those too that do not fit.
   */
  take(subjects: readonly CountedSubject[], beyond?: boolean): Promise<Taken>;
  /** Takes back the last count. */
  forgive(subject: string): Promise<void>;
  forget(subject: string): Promise<void>;
  /** How long to wait for one's turn, in milliseconds; null where the line is too long, and then none is kept. */
  turn(subject: string, about: { everyMs: number; longestMs: number }): Promise<number | null>;
  /** Removes what is counted no more. Answers how many rows. */
  sweep(): Promise<number>;
}

/** The longest window that anything is counted in. */
export const longestWindow_s = 3600;
