import githubProvider from "next-auth/providers/github";
import googleProvider from "next-auth/providers/google";
import { z } from "zod";
import type { AppServices } from "./app-services.ts";
import type { Person } from "./meet-person.ts";

const answerWithinMs = 10_000;

const githubUser = z.object({ id: z.number().int(), login: z.string(), name: z.string().nullish() });
const githubEmails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/**
 * GitHub, asked by ourselves who somebody is: of their addresses only the one counts that is both their first and
 * verified. The address on a profile is whatever they have written there.
 */
const github = ({ id, secret, site, api }: NonNullable<AppServices["oauth"]["github"]>) => {
  const pages = site ?? "https://github.com";
  const ask = async (path: string, token: string | undefined): Promise<unknown> => {
    const answer = await fetch(`${api ?? "https://api.github.com"}${path}`, {
      headers: {
        Accept: "application/vnd.github+json",
        Authorization: `Bearer ${token ?? ""}`,
        "User-Agent": "shotwright",
      },
      redirect: "error",
      signal: AbortSignal.timeout(answerWithinMs),
    });
    if (!answer.ok) throw new Error(`GitHub answered ${path} with ${answer.status}.`);
    return answer.json();
  };
  return githubProvider({
    clientId: id,
    clientSecret: secret,
    issuer: `${pages}/login/oauth`,
    authorization: { url: `${pages}/login/oauth/authorize`, params: { scope: "read:user user:email" } },
    token: `${pages}/login/oauth/access_token`,
    userinfo: {
      url: `${api ?? "https://api.github.com"}/user`,
      request: async ({ tokens }) => {
        const user = githubUser.parse(await ask("/user", tokens.access_token));
        const emails = githubEmails.parse(await ask("/user/emails", tokens.access_token));
        const email = emails.find(({ primary, verified }) => primary && verified)?.email ?? null;
        const address = email === null ? {} : { email, email_verified: true };
        return { sub: String(user.id), name: user.name ?? user.login, ...address };
      },
    },
    profile: ({ sub, name, email }: { sub?: string; name: string | null; email?: string | null }) => ({
      id: String(sub),
      name,
      email: email ?? null,
    }),
  });
};

const google = ({ id, secret, site }: NonNullable<AppServices["oauth"]["google"]>) =>
  googleProvider({
    clientId: id,
    clientSecret: secret,
    ...(site === undefined ? {} : { wellKnown: `${site}/.well-known/openid-configuration`, issuer: site }),
  });

/** Those that are configured, as people call them. */
export const providersOf = ({ oauth }: Pick<AppServices, "oauth">): { id: Person["provider"]; name: string }[] => [
  ...(oauth.google === undefined ? [] : [{ id: "google" as const, name: "Google" }]),
  ...(oauth.github === undefined ? [] : [{ id: "github" as const, name: "GitHub" }]),
];

/** The same, as next-auth knows them. */
export const oauthProviders = ({ oauth }: Pick<AppServices, "oauth">) => [
  ...(oauth.github === undefined ? [] : [github(oauth.github)]),
  ...(oauth.google === undefined ? [] : [google(oauth.google)]),
];

/** What a provider has said of somebody; an address that it does not call verified is none. */
export const personOf = (
  account: { provider: string; providerAccountId: string },
  profile: unknown,
  name: string | null,
): Person => {
  const { provider, providerAccountId } = account;
  if (provider !== "github" && provider !== "google") throw new Error(`Nobody signs in through ${provider} here.`);
  const { email, email_verified } = (profile ?? {}) as { email?: unknown; email_verified?: unknown };
  const isVerified = typeof email === "string" && email_verified === true;
  return { provider, subject: providerAccountId, email: isVerified ? email : null, name };
};
