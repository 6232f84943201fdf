import { hash, verify } from "@node-rs/argon2";

/** OWASP's setting for argon2id, which is the library's default algorithm: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const passwordLength = { min: 10, max: 200 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

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
