import { Problem } from "#lib/contract/errors.ts";
import type { Account } from "#lib/store/account-records.ts";
import type { Api } from "./api.ts";
import { writeDown } from "./audit.ts";

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
  if ((await pair.take(subject)) > 0) return "too_many_attempts";
  if ((await network.take(address)) > 0) {
    await pair.forgive(subject);
    return "too_many_attempts";
  }
  const wait = (await ofMail.take(named)) > 0 ? await api.signInTurns.take(named) : 0;
  if (wait === null) {
    await Promise.all([pair.forgive(subject), network.forgive(address), ofMail.forgive(named)]);
    return "too_many_attempts";
  }
  if (wait > 0) await api.pause(wait);
  const account =
    email.length > longestEmail || email.includes("\u0000") ? null : await api.services.store.accounts.byEmail(email);
  const fits = await api.passwords.verify(account?.password_hash ?? null, given.password);
  // A disabled account is told from a wrong password by nobody.
  if (!fits || account === null || account.disabled_at !== null) {
    const account_id = account?.account_id ?? null;
    await writeDown(api.services, { act: "sign_in_failed", account_id, actor: "nobody" });
    return "wrong_credentials";
  }
  await Promise.all([pair.forget(subject), network.forgive(address), ofMail.forgive(named)]);
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
  const wait = await pair.take(subject);
  if (wait > 0)
    throw new Problem("rate_limited", "Too many wrong passwords; try again later.", {
      headers: { "Retry-After": String(wait) },
    });
  const fits = await api.passwords.verify(account.password_hash, given);
  if (fits) await pair.forget(subject);
  return fits;
};
