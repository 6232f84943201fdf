import { invalidField, Problem } from "#lib/contract/errors.ts";
import type { Account } from "#lib/store/account-records.ts";
import type { Context, Operation } from "./operation.ts";

/** Who is signed in, and how they may sign in. */
export const getAccount: Operation<"get_account"> = async (ctx) => {
  const { account_id, email, name, password_hash } = await ownAccount(ctx);
  const identities = await ctx.store.identities.list(account_id);
  return {
    account_id,
    email,
    name,
    has_password: password_hash !== null,
    identities: identities.map(({ provider, email: theirs, created_at }) => ({
      provider,
      email: theirs,
      created_at: created_at.toISOString(),
    })),
  };
};

/** Changes the password for whoever knows the present one, and ends every session. */
export const changePassword: Operation<"change_password"> = async (ctx, { current_password, new_password }) => {
  const account = await ownAccount(ctx);
  if (account.password_hash === null)
    throw new Problem("conflict", "This account has no password: it signs in through GitHub or Google.");
  if (new_password.trim() === "") throw invalidField("/new_password", "blank", "may not be only spaces");
  if (!(await ctx.passwords.fits(account, current_password)))
    throw invalidField("/current_password", "unknown_value", "That is not the present password.");
  const hash = await ctx.passwords.hash(new_password);
  if (!(await ctx.store.accounts.setPassword(account.account_id, account.password_hash, hash)))
    throw new Problem("conflict", "The password was changed at the same time; sign in with the new one.");
};

/** Ends every session of the account. */
export const endSessions: Operation<"end_sessions"> = (ctx) => ctx.store.accounts.endSessions(ctx.accountId);

const eventsShown = 50;

/** What was written down of the account's sensitive acts. */
export const listAccountEvents: Operation<"list_account_events"> = async (ctx, { limit }) => {
  const events = await ctx.store.audit.list(ctx.accountId, limit ?? eventsShown);
  return {
    events: events.map(({ account_id: _own, request_id: _request, at, ...event }) => ({
      ...event,
      at: at.toISOString(),
    })),
  };
};

/** The account of whoever asks; 404 where it is gone. */
export const ownAccount = async (ctx: Context): Promise<Account> => {
  const account = await ctx.store.accounts.byId(ctx.accountId);
  if (account === null) throw new Problem("not_found", "This account is gone.");
  return account;
};
