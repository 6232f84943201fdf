import type { NextAuthOptions } from "next-auth";
import credentialsProvider from "next-auth/providers/credentials";
import githubProvider from "next-auth/providers/github";
import googleProvider from "next-auth/providers/google";
import type { Api } from "./api.ts";
import { addressOf } from "./caller.ts";
import { isProblem } from "./problem-answer.ts";
import { sessionCookieName, usesSecureCookies } from "./session-cookie.ts";
import { accountForOAuth, signIn } from "./sign-in.ts";

/** How people sign in: address and password always, GitHub and Google where they are configured. Sessions are sealed cookies. */
export const authOptions = (api: Api): NextAuthOptions => {
  const { services } = api;
  const { github, google } = services.oauth;
  const secure = usesSecureCookies(services);
  return {
    secret: services.authSecret,
    session: { strategy: "jwt" },
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
      ...(github === undefined ? [] : [githubProvider({ clientId: github.id, clientSecret: github.secret })]),
      ...(google === undefined ? [] : [googleProvider({ clientId: google.id, clientSecret: google.secret })]),
    ],
    callbacks: {
      signIn: async ({ user, account, profile }) => {
        if (account?.type !== "oauth") return true;
        if (!user.email || (account.provider === "google" && !isVerified(profile))) return false;
        return (await accountForOAuth(services, { email: user.email, name: user.name ?? null })) !== null;
      },
      jwt: async ({ token, user, account }) => {
        if (account === null || account === undefined) return token;
        const signedIn = account.type === "credentials" ? user.id : await idByEmail(api, user.email);
        return { ...token, account_id: signedIn };
      },
      session: ({ session, token }) => ({ ...session, account_id: token["account_id"] }),
    },
  };
};

const idByEmail = async (api: Api, email: string | null | undefined): Promise<string | undefined> =>
  email ? (await api.services.store.accounts.byEmail(email))?.account_id : undefined;

const isVerified = (profile: unknown): boolean =>
  (profile as { email_verified?: unknown } | undefined)?.email_verified === true;

const headersOf = (headers: Record<string, unknown> | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name, String(value)]));
