import type { Account } from "#lib/store/store.ts";
import type { Api } from "./api.ts";
import { verifyPassword } from "./password.ts";

/** Why a sign-in was refused; the sign-in page words it. */
export type SignInRefusal = "wrong_credentials" | "too_many_attempts";

const longestEmail = 254;

/** Checks an address and password. Ten failures from one network address stop it for up to a quarter of an hour. */
export const signIn = async (
  api: Pick<Api, "services" | "signInFailures">,
  given: { email: string; password: string },
  address: string,
): Promise<Account | SignInRefusal> => {
  const email = given.email.trim().toLowerCase();
  const subject = `${email} ${address}`;
  if (api.signInFailures.waitSeconds(subject) > 0) return "too_many_attempts";
  // Counted before the check, which takes a while: many tries at once may not all slip through.
  api.signInFailures.count(subject);
  const account =
    email.length > longestEmail || email.includes("\u0000") ? null : await api.services.store.accounts.byEmail(email);
  if (!(await verifyPassword(account?.password_hash ?? null, given.password)) || account === null)
    return "wrong_credentials";
  api.signInFailures.forget(subject);
  return account;
};

/**
 * The account of somebody whom GitHub or Google vouches for: the one with that (verified) address, or a new one while
 * sign-up is open; null otherwise.
 */
export const accountForOAuth = async (
  services: Api["services"],
  person: { email: string; name: string | null },
): Promise<Account | null> => {
  const { accounts } = services.store;
  const known = await accounts.byEmail(person.email);
  if (known !== null || !services.signupOpen) return known;
  const made = await accounts.create({
    account_id: services.newId("acc"),
    email: person.email.toLowerCase(),
    name: person.name,
    password_hash: null,
    created_at: services.clock(),
  });
  return made ?? accounts.byEmail(person.email);
};
