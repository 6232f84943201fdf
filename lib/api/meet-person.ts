import type { Account, Identity } from "#lib/store/account-records.ts";
import type { AppServices } from "./app-services.ts";

/** Somebody as GitHub or Google tells of them. */
export interface Person {
  provider: Identity["provider"];
  /** The provider's own id of them. */
  subject: string;
  /** An address that the provider has seen to be theirs; null where it has not. */
  email: string | null;
  name: string | null;
}

/** Why such a sign-in was refused; the pages word it. */
export type PersonRefusal = "email_unverified" | "link_needs_sign_in" | "identity_taken" | "AccessDenied";

/**
 * The account of somebody who comes by GitHub or Google. They are known by the provider's id; `signedInAs` is the account
 * that their browser is signed in to, which they are linked to. Else a verified address leads to an account of that
 * address which has no password, or to a new one while sign-up is open. One with a password may have been made by anybody:
 * nobody has proved its address, and its owner links it when signed in.
 */
export const meetPerson = async (
  services: Pick<AppServices, "store" | "newId" | "clock" | "signupOpen">,
  person: Person,
  signedInAs: string | null,
): Promise<Account | PersonRefusal> => {
  const { accounts, identities } = services.store;
  const { provider, subject, email } = person;
  const known = await identities.find(provider, subject);
  if (known !== null) return signedInAs === null || known.account_id === signedInAs ? known : "identity_taken";
  const linked = async (account: Account): Promise<Account | PersonRefusal> => {
    const { account_id } = account;
    const identity = { provider, subject, account_id, email: email ?? "", created_at: services.clock() };
    return (await identities.link(identity)) ? account : "identity_taken";
  };
  if (signedInAs !== null) {
    const account = await accounts.byId(signedInAs);
    return account === null ? "AccessDenied" : linked(account);
  }
  if (email === null) return "email_unverified";
  const account = (await accounts.byEmail(email)) ?? (await newAccount(services, email, person.name));
  if (account === null) return "AccessDenied";
  if (account.password_hash !== null) return "link_needs_sign_in";
  const others = await identities.list(account.account_id);
  // The address has changed hands at the provider: it is somebody else's account.
  if (others.some((each) => each.provider === provider)) return "link_needs_sign_in";
  // Made before people were known by their ids: whoever is in came by the address alone.
  if (others.length === 0) await accounts.endSessions(account.account_id);
  return linked((await accounts.byId(account.account_id)) ?? account);
};

const newAccount = async (
  { store, newId, clock, signupOpen }: Pick<AppServices, "store" | "newId" | "clock" | "signupOpen">,
  email: string,
  name: string | null,
): Promise<Account | null> => {
  if (!signupOpen) return null;
  const fresh = {
    account_id: newId("acc"),
    email: email.toLowerCase(),
    name,
    password_hash: null,
    created_at: clock(),
  };
  return (await store.accounts.create(fresh)) ?? store.accounts.byEmail(email);
};
