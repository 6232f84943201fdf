import { decode, type JWT } from "next-auth/jwt";
import type { Account } from "#lib/store/account-records.ts";
import type { AppServices } from "./app-services.ts";

type SessionServices = Pick<AppServices, "origin" | "authSecret" | "authSecretsBefore" | "store">;

/** Whether cookies carry `Secure`: as the service's own address says. */
export const usesSecureCookies = (services: Pick<AppServices, "origin">): boolean =>
  services.origin.startsWith("https:");

/** Both of its names stand in next.config.ts too, which tells members from strangers by them. */
export const sessionCookieName = (services: Pick<AppServices, "origin">): string =>
  `${usesSecureCookies(services) ? "__Secure-" : ""}next-auth.session-token`;

/** The cookie of that name in a `Cookie` header; null when there is none. */
export const cookieIn = (header: string | null, name: string): string | null => {
  for (const part of (header ?? "").split(";")) {
    const [key, ...value] = part.split("=");
    if (key?.trim() === name) return value.join("=").trim() || null;
  }
  return null;
};

/** What a session cookie says, whichever of the secrets it was sealed with; null where it is none of ours, or expired. */
export const openSession = async (
  { authSecret, authSecretsBefore }: Pick<AppServices, "authSecret" | "authSecretsBefore">,
  cookie: string,
): Promise<JWT | null> => {
  for (const secret of [authSecret, ...authSecretsBefore]) {
    const token = await decode({ token: cookie, secret }).catch(() => null);
    if (token !== null) return token;
  }
  return null;
};

/**
 * The account a session cookie was sealed for; null when the cookie is not ours, has expired or was ended with all of its
 * account's sessions, or when its account is gone or disabled.
 */
export const accountOfSession = async (services: SessionServices, cookie: string | null): Promise<Account | null> => {
  if (cookie === null) return null;
  const token = await openSession(services, cookie);
  const accountId = token?.["account_id"];
  if (typeof accountId !== "string") return null;
  const account = await services.store.accounts.byId(accountId);
  if (account === null || account.disabled_at !== null) return null;
  return account.session_epoch === (token?.["session_epoch"] ?? 0) ? account : null;
};
