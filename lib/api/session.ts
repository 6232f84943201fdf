import { cookies } from "next/headers";
import { currentApi } from "./current-api.ts";
import { accountOfSession, sessionCookieName } from "./session-cookie.ts";

export interface CurrentAccount {
  account_id: string;
  email: string;
  name: string | null;
}

/** Who is signed in, for pages and server components; null when nobody is. */
export const currentAccount = async (): Promise<CurrentAccount | null> => {
  const { services } = await currentApi();
  const cookie = (await cookies()).get(sessionCookieName(services))?.value ?? null;
  const account = await accountOfSession(services, cookie);
  return account === null
    ? null
    : { account_id: account.account_id, email: account.email, name: account.name };
};
