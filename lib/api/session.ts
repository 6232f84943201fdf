import { cookies } from "next/headers";
import { currentApi } from "./current-api.ts";
import { accountOfSession, sessionCookieName } from "./session-cookie.ts";

export interface CurrentAccount {
  account_id: string;
  email: string;
  name: string | null;
  /** Whether it runs the service. */
  isOperator: boolean;
}

/** Who is signed in, for pages and server components; null when nobody is. */
export const currentAccount = async (): Promise<CurrentAccount | null> => {
  // First of all: this tells Next that the page depends on the request, so that a build does not open the database.
  const sent = await cookies();
  const { services } = await currentApi();
  const cookie = sent.get(sessionCookieName(services))?.value ?? null;
  const account = await accountOfSession(services, cookie);
  if (account === null) return null;
  const { account_id, email, name } = account;
  return { account_id, email, name, isOperator: await services.isOperator(account_id) };
};
