import { Problem } from "#lib/contract/errors.ts";
import type { SharedLimits } from "#lib/store/limit-records.ts";

/** The same, with Problem `unavailable` where the database does not answer, or not soon enough. */
export const guardedLimits = (limits: SharedLimits, answersWithinMs: number): SharedLimits => {
  const guarded = async <T>(asked: Promise<T>): Promise<T> => {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new Error("The database did not answer in time.")), answersWithinMs);
    try {
      return await Promise.race([asked, late]);
    } catch (cause) {
      throw new Problem("unavailable", "Calls cannot be counted: the database does not answer. Try again shortly.", {
        cause,
        headers: { "Retry-After": "5" },
      });
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    take: (subjects, beyond) => guarded(limits.take(subjects, beyond)),
    forgive: (subject) => guarded(limits.forgive(subject)),
    forget: (subject) => guarded(limits.forget(subject)),
    turn: (subject, about) => guarded(limits.turn(subject, about)),
    sweep: () => limits.sweep(),
  };
};
