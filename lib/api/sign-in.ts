import { Problem } from "#lib/contract/errors.ts";
import type { Account } from "#lib/store/account-records.ts";
import type { Api } from "./api.ts";

/** Why a sign-in was refused; the sign-in page words it. */
export type SignInRefusal = "wrong_credentials" | "too_many_attempts";

const longestEmail = 254;

/**
 * Checks an address and password. In a quarter of an hour ten failures of one network address for one of mail stop that
 * pair, and fifty for any stop the network address. What comes from everywhere for one address of mail is only slowed
 * down: otherwise strangers could keep its owner out.
 */
export const signIn = async (
  api: Pick<Api, "services" | "signInFailures" | "signInTurns" | "passwords" | "pause">,
  given: { email: string; password: string },
  address: string,
): Promise<Account | SignInRefusal> => {
  const { network, email: ofMail, pair } = api.signInFailures;
  const email = given.email.trim().toLowerCase();
  const named = email.slice(0, longestEmail);
  const subject = `${named} ${address}`;
  if (pair.waitSeconds(subject) > 0 || network.waitSeconds(address) > 0) return "too_many_attempts";
  const wait = ofMail.waitSeconds(named) > 0 ? api.signInTurns.take(named) : 0;
  if (wait === null) return "too_many_attempts";
  // Counted before the check, which takes a while: many tries at once may not all slip through.
  pair.count(subject);
  network.count(address);
  ofMail.count(named);
  if (wait > 0) await api.pause(wait);
  const account =
    email.length > longestEmail || email.includes("\u0000") ? null : await api.services.store.accounts.byEmail(email);
  const fits = await api.passwords.verify(account?.password_hash ?? null, given.password);
  // A disabled account is told from a wrong password by nobody.
  if (!fits || account === null || account.disabled_at !== null) return "wrong_credentials";
  pair.forget(subject);
  network.forgive(address);
  ofMail.forgive(named);
  return account;
};

/** Whether a password is the account's, for somebody who is signed in to it; 429 for who keeps guessing. */
export const fitsPassword = async (
  api: Pick<Api, "signInFailures" | "passwords">,
  account: Pick<Account, "email" | "password_hash">,
  given: string,
): Promise<boolean> => {
  const subject = `${account.email.toLowerCase()} of a session`;
  const { pair } = api.signInFailures;
  const wait = pair.waitSeconds(subject);
  if (wait > 0)
    throw new Problem("rate_limited", "Too many wrong passwords; try again later.", {
      headers: { "Retry-After": String(wait) },
    });
  pair.count(subject);
  const fits = await api.passwords.verify(account.password_hash, given);
  if (fits) pair.forget(subject);
  return fits;
};
