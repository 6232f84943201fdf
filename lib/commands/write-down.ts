import type { AuditedAct } from "#lib/contract/audit.ts";
import type { Account } from "#lib/store/account-records.ts";
import { Refused } from "./command.ts";
import type { Tools } from "./open-tools.ts";

/** Writes down what was done on the command line, where the account sees it too. */
export const writeDown = (
  { database, newId, clock }: Tools,
  act: AuditedAct,
  account_id: string,
  subject: string | null = null,
) =>
  database.store.audit.add({
    event_id: newId("aud"),
    account_id,
    actor: "operator",
    act,
    subject,
    network: null,
    request_id: null,
    at: clock(),
  });

/** The account of an address; refuses where there is none. */
export const accountOf = async ({ database }: Tools, email: string): Promise<Account> => {
  const account = await database.store.accounts.byEmail(email.trim());
  if (account === null) throw new Refused(`There is no account of ${email}; \`accounts list\` names them.`);
  return account;
};
