import { hash, verify } from "@node-rs/argon2";
import { Problem } from "#lib/contract/errors.ts";
import { passwordLength } from "#lib/contract/limits.ts";

/** OWASP's setting for argon2id, which is the library's default algorithm: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Checks at a time: each takes 19 MiB and one of the four threads that files and names are looked up on, too. */
const atATime = 2;
const mostWaiting = 64;

/** The same two, a few at a time; the others wait. */
export interface Passwords {
  hash: (password: string) => Promise<string>;
  verify: (passwordHash: string | null, password: string) => Promise<boolean>;
}

/** Both throw Problem `unavailable` where too many wait already. One for the process. */
export const openPasswords = (): Passwords => {
  let working = 0;
  const waiting: (() => void)[] = [];
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (working >= atATime) {
      if (waiting.length >= mostWaiting)
        throw new Problem("unavailable", "Too many people are signing in at the moment.", {
          headers: { "Retry-After": "5" },
        });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else working++;
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line: nobody comes between.
      const next = waiting.shift();
      if (next === undefined) working--;
      else next();
    }
  };
  return {
    hash: (password) => inTurn(() => hashPassword(password)),
    verify: (passwordHash, password) => inTurn(() => verifyPassword(passwordHash, password)),
  };
};

let nobody: Promise<string> | undefined;

/**
 * True when the password is the one that was hashed. Without a hash (an unknown address, an account without a password)
 * it works as long and answers false, so that the time does not tell who has an account.
 */
export const verifyPassword = async (passwordHash: string | null, password: string): Promise<boolean> => {
  if (password.length > passwordLength.max) return false;
  const fits = await verify(passwordHash ?? (await (nobody ??= hashPassword("nobody has this password"))), password);
  return passwordHash !== null && fits;
};
