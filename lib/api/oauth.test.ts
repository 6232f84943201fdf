import NextAuth from "next-auth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { authOptions } from "./next-auth.ts";
import { hashPassword } from "./password.ts";
import { accountOfSession } from "./session-cookie.ts";
import { startFakeOAuth, type FakePerson } from "./testing/fake-oauth.ts";
import { origin, person, testApp, type TestApp } from "./testing/test-app.ts";

/** Sign-in through GitHub and Google, both faked on this machine, with next-auth itself in between. */

const at = (login: string, id: number, more: Partial<FakePerson> = {}): FakePerson => ({
  id,
  login,
  publicEmail: null,
  emails: [{ email: `${login}@example.org`, primary: true, verified: true }],
  ...more,
});
const unverified = (email: string) => [{ email, primary: true, verified: false }];
const verified = (email: string) => [{ email, primary: true, verified: true }];

const people: FakePerson[] = [
  at("eva", 1),
  at("liar", 2, { publicEmail: "gala@example.org", emails: unverified("gala@example.org") }),
  at("second", 3, {
    emails: [...unverified("second@example.org"), { email: "gala@example.org", primary: false, verified: true }],
  }),
  at("victim", 4),
  at("ida", 5),
  at("ida-elsewhere", 6, { emails: verified("ida@example.org") }),
  at("jo", 7),
  at("ken", 8),
];

let app: TestApp;
let fake: Awaited<ReturnType<typeof startFakeOAuth>>;
beforeAll(async () => {
  fake = await startFakeOAuth(people, "client");
  app = await testApp();
  const client = { id: "client", secret: "secret", site: fake.url };
  app.api.services.oauth = { github: { ...client, api: fake.url }, google: client };
  process.env["NEXTAUTH_URL"] = origin;
});
afterAll(async () => {
  await fake.close();
  await app.close();
});

interface Answered {
  status: number;
  location: string;
  body: unknown;
}

/** A browser that keeps its cookies; `signedInAs` is what the service knows of it. */
const browser = (signedInAs: string | null = null) => {
  const jar = new Map<string, string>();
  const ask = async (method: string, nextauth: string[], given: Record<string, string> = {}): Promise<Answered> => {
    const got: Answered = { status: 200, location: "", body: null };
    let set: string[] = [];
    const response = {
      status: (status: number) => ((got.status = status), response),
      getHeader: () => set,
      setHeader: (name: string, value: string | string[]) => {
        if (name.toLowerCase() === "set-cookie") set = [value].flat();
        if (name.toLowerCase() === "location") got.location = String(value);
        return response;
      },
      json: (body: unknown) => (got.body = body),
      send: (body: unknown) => (got.body = body),
      end: () => undefined,
    };
    const query = { nextauth, ...(method === "GET" ? given : {}) };
    const request = {
      method,
      headers: {},
      cookies: Object.fromEntries(jar),
      query,
      body: method === "GET" ? {} : given,
    };
    await (NextAuth as (...given: unknown[]) => Promise<unknown>)(request, response, authOptions(app.api, signedInAs));
    for (const cookie of set) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, decodeURIComponent(value));
    }
    return got;
  };
  const comeBy = async (provider: "github" | "google", login: string): Promise<string> => {
    const { csrfToken } = (await ask("GET", ["csrf"])).body as { csrfToken: string };
    const sent = await ask("POST", ["signin", provider], { csrfToken, callbackUrl: `${origin}/films` });
    const state = new URL(sent.location).searchParams.get("state") ?? "";
    return (await ask("GET", ["callback", provider], { code: login, state })).location;
  };
  const account = () => accountOfSession(app.api.services, jar.get("next-auth.session-token") ?? null);
  return { comeBy, account };
};

test("GitHub: only an address that is both first and verified counts, not what a profile says", async () => {
  const gala = await app.store.accounts.create({
    account_id: app.api.services.newId("acc"),
    email: "gala@example.org",
    name: "Gala",
    password_hash: null,
    created_at: app.api.services.clock(),
  });
  for (const login of ["liar", "second"]) {
    const there = browser();
    expect(await there.comeBy("github", login)).toBe(`${origin}/sign-in?error=email_unverified`);
    expect(await there.account()).toBeNull();
  }
  expect(await app.store.identities.list(gala?.account_id ?? "")).toEqual([]);

  const eva = browser();
  expect(await eva.comeBy("github", "eva")).toBe(`${origin}/films`);
  expect(await eva.account()).toMatchObject({ email: "eva@example.org", password_hash: null });
});

test("what a provider answers wrongly is logged without its words", async () => {
  app.logged.length = 0;
  const there = browser();
  expect(await there.comeBy("github", "nobody-there")).toContain("error=OAuthCallback");
  expect(JSON.stringify(app.logged)).toContain("GitHub answered /user with 404.");
  expect(JSON.stringify(app.logged)).not.toContain("nobody-there");
});

test("Google: an address that it does not call verified is none", async () => {
  const there = browser();
  expect(await there.comeBy("google", "liar")).toBe(`${origin}/sign-in?error=email_unverified`);
  expect(await app.store.accounts.byEmail("liar@example.org")).toBeNull();
});

test("an account with a password is nobody's by its address: its owner links it when signed in", async () => {
  const { services } = app.api;
  const made = await app.store.accounts.create({
    account_id: services.newId("acc"),
    email: "victim@example.org",
    name: null,
    password_hash: await hashPassword("a password of somebody else"),
    created_at: services.clock(),
  });
  for (const provider of ["github", "google"] as const) {
    const there = browser();
    expect(await there.comeBy(provider, "victim")).toBe(`${origin}/sign-in?error=link_needs_sign_in`);
    expect(await there.account()).toBeNull();
  }
  const signedIn = browser(made?.account_id);
  expect(await signedIn.comeBy("github", "victim")).toBe(`${origin}/films`);
  const later = browser();
  await later.comeBy("github", "victim");
  expect(await later.account()).toMatchObject({ account_id: made?.account_id });
});

test("people are known by the provider's id: an address that changed hands there leads nowhere", async () => {
  const first = browser();
  await first.comeBy("github", "ida");
  const ida = await first.account();
  expect(ida).toMatchObject({ email: "ida@example.org" });
  const other = browser();
  expect(await other.comeBy("github", "ida-elsewhere")).toBe(`${origin}/sign-in?error=link_needs_sign_in`);
  // Of another provider that has seen the same address to be theirs, it is the same person.
  const byGoogle = browser();
  await byGoogle.comeBy("google", "ida");
  expect(await byGoogle.account()).toMatchObject({ account_id: ida?.account_id });
  const bo = await person(app);
  expect(await browser(bo.account_id).comeBy("github", "ida")).toBe(`${origin}/account?error=identity_taken`);
});

test("an account of the time before ids is linked, and whoever was in by its address alone is out", async () => {
  const { services } = app.api;
  const made = await app.store.accounts.create({
    account_id: services.newId("acc"),
    email: "jo@example.org",
    name: null,
    password_hash: null,
    created_at: services.clock(),
  });
  const jo = browser();
  await jo.comeBy("github", "jo");
  expect(await jo.account()).toMatchObject({ account_id: made?.account_id, session_epoch: 1 });
});

test("nobody new comes in while sign-up is closed", async () => {
  app.api.services.signupOpen = false;
  expect(await browser().comeBy("github", "ken")).toBe(`${origin}/sign-in?error=AccessDenied`);
  expect(await app.store.accounts.byEmail("ken@example.org")).toBeNull();
  app.api.services.signupOpen = true;
});
