import type { NextAuthOptions } from "next-auth";
import credentialsProvider from "next-auth/providers/credentials";
import { loggedCauses } from "#lib/contract/logged-error.ts";
import type { Api } from "./api.ts";
import type { AppServices } from "./app-services.ts";
import { writeDown } from "./audit.ts";
import { addressOf } from "./caller.ts";
import { meetPerson } from "./meet-person.ts";
import { oauthProviders, personOf } from "./oauth-providers.ts";
import { isProblem } from "./problem-answer.ts";
import { openSession, sessionCookieName, usesSecureCookies } from "./session-cookie.ts";
import { signIn } from "./sign-in.ts";

/**
 * How people sign in: address and password always, GitHub and Google where they are configured. Sessions are sealed
 * cookies. `signedInAs` is the account that the asking browser is signed in to.
 */
export const authOptions = (api: Api, signedInAs: string | null = null): NextAuthOptions => {
  const { services } = api;
  const secure = usesSecureCookies(services);
  return {
    secret: services.authSecret,
    // Its own would print what a provider has answered.
    logger: {
      error: (code, about) =>
        api.log({ level: "error", code, error: loggedCauses("error" in about ? about.error : about) }),
      warn: (code) => api.log({ level: "warn", code }),
      debug: () => undefined,
    },
    session: { strategy: "jwt" },
    jwt: { decode: ({ token }) => (token === undefined ? Promise.resolve(null) : openSession(services, token)) },
    pages: { signIn: "/sign-in", error: "/sign-in" },
    useSecureCookies: secure,
    cookies: {
      sessionToken: {
        name: sessionCookieName(services),
        options: { httpOnly: true, sameSite: "lax", path: "/", secure },
      },
    },
    providers: [
      credentialsProvider({
        name: "Password",
        credentials: {
          email: { label: "Email", type: "email" },
          password: { label: "Password", type: "password" },
        },
        authorize: async (given, request) => {
          const email = typeof given?.email === "string" ? given.email : "";
          const password = typeof given?.password === "string" ? given.password : "";
          const address = addressOf(new Headers(headersOf(request.headers)), services.trustedProxies);
          const account = await signIn(api, { email, password }, address).catch((thrown: unknown) => {
            if (isProblem(thrown)) return "too_many_attempts" as const;
            throw thrown;
          });
          // next-auth hands an error's message to the page as `error`; null becomes its own "CredentialsSignin".
          if (account === "too_many_attempts") throw new Error(account);
          if (account === "wrong_credentials") return null;
          return { id: account.account_id, email: account.email, name: account.name };
        },
      }),
      ...oauthProviders(services),
    ],
    callbacks: {
      signIn: async ({ user, account, profile }) => {
        if (account?.type !== "oauth") return true;
        const met = await meetPerson(services, personOf(account, profile, user.name ?? null), signedInAs);
        if (typeof met !== "string") {
          if (signedInAs !== null) await writeLinkDown(services, met.account_id, account.provider);
          return true;
        }
        return `${services.origin}/${signedInAs === null ? "sign-in" : "account"}?error=${met}`;
      },
      jwt: async ({ token, user, account }) => {
        if (account === null || account === undefined) return token;
        const { accounts, identities } = services.store;
        const signedIn =
          account.type === "credentials"
            ? await accounts.byId(user.id)
            : await identities.find(personOf(account, null, null).provider, account.providerAccountId);
        if (signedIn !== null) {
          const { account_id } = signedIn;
          await writeDown(services, { act: "signed_in", account_id, actor: account_id, subject: account.provider });
        }
        return { ...token, account_id: signedIn?.account_id, session_epoch: signedIn?.session_epoch };
      },
      session: ({ session, token }) => ({ ...session, account_id: token["account_id"] }),
    },
  };
};

const writeLinkDown = (services: AppServices, account_id: string, subject: string): Promise<void> =>
  writeDown(services, { act: "identity_linked", account_id, actor: account_id, subject });

const headersOf = (headers: Record<string, unknown> | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name, String(value)]));
