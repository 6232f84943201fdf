import { decode } from "next-auth/jwt";
import { afterAll, beforeAll, expect, test } from "vitest";
import { authOptions } from "./next-auth.ts";
import { hashPassword, openPasswords, verifyPassword } from "./password.ts";
import { peerHeader } from "./peer-address.ts";
import { demandSameOrigin } from "./same-origin.ts";
import { signIn } from "./sign-in.ts";
import { signUp } from "./sign-up.ts";
import { origin, problemIn, testApp, type TestApp } from "./testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const password = "correct horse";
const up = (body: unknown, address = "10.0.0.1", more: Record<string, string> = {}) =>
  signUp(
    app.api,
    new Request(`${origin}/api/sign-up`, {
      method: "POST",
      headers: { "Content-Type": "application/json", [peerHeader()]: address, ...more },
      body: JSON.stringify(body),
    }),
  );
const into = (email: string, given: string, address = "10.0.0.1") =>
  signIn(app.api, { email, password: given }, address);

test("a password is kept as argon2id, checked, and nobody's is nobody's", async () => {
  const hash = await hashPassword(password);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(hash, password)).toBe(true);
  expect(await verifyPassword(hash, "correct horsf")).toBe(false);
  expect(await verifyPassword(null, password)).toBe(false);
  expect(await verifyPassword(null, "nobody has this password")).toBe(false);
});

test("who signs up can sign in, whatever the case of the address, and once only", async () => {
  const made = await up({ email: "Ana@Example.org ", password, name: "Ana" });
  expect(made.status).toBe(201);
  const account = (await made.json()) as Record<string, string>;
  expect(Object.keys(account).toSorted()).toEqual(["account_id", "email"]);
  expect(await into("ANA@example.org", password)).toMatchObject({ account_id: account["account_id"] });
  expect(await problemIn(await up({ email: "ana@EXAMPLE.org", password }))).toMatchObject({
    status: 409,
    code: "conflict",
  });
});

test("sign-up names everything that does not fit", async () => {
  const { errors } = await problemIn(await up({ email: "ana", password: "short", nickname: "a" }));
  expect(errors?.map(({ pointer, code }) => `${pointer} ${code}`).toSorted()).toEqual([
    "/email bad_format",
    "/nickname unknown_field",
    "/password too_short",
  ]);
  expect((await up({ email: "a@example.org", password: "x".repeat(201) })).status).toBe(422);
});

test("sign-up is refused while it is closed, to other methods, and to a network that overdoes it", async () => {
  app.api.services.signupOpen = false;
  expect(await problemIn(await up({ email: "b@example.org", password }))).toMatchObject({
    status: 403,
    code: "signup_closed",
  });
  app.api.services.signupOpen = true;
  const get = await signUp(app.api, new Request(`${origin}/api/sign-up`));
  expect([get.status, get.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
  for (let i = 0; i < 10; i++) await app.api.signUps.take("10.9.9.9");
  const refused = await up({ email: "c@example.org", password }, "10.9.9.9");
  expect(await problemIn(refused)).toMatchObject({ status: 429, code: "rate_limited" });
  app.pass(Number(refused.headers.get("retry-after")) * 1000);
  expect((await up({ email: "c@example.org", password }, "10.9.9.9")).status).toBe(201);
});

test("ten failures stop an address from one network for a quarter of an hour, not from another", async () => {
  await up({ email: "dora@example.org", password }, "10.1.0.1");
  for (let i = 0; i < 10; i++) expect(await into("dora@example.org", "wrong guess")).toBe("wrong_credentials");
  expect(await into("dora@example.org", password)).toBe("too_many_attempts");
  expect(await into("dora@example.org", password, "10.0.0.2")).toMatchObject({ email: "dora@example.org" });
  app.pass(15 * 60_000);
  expect(await into("dora@example.org", password)).toMatchObject({ email: "dora@example.org" });
});

test("an address that the caller invents for each try is not believed", async () => {
  for (let i = 0; i < 10; i++) await app.api.signUps.take("10.9.9.8");
  for (const invented of ["203.0.113.7", "203.0.113.8, 203.0.113.9"])
    expect((await up({ email: "x@example.org", password }, "10.9.9.8", { "X-Forwarded-For": invented })).status).toBe(
      429,
    );
});

test("fifty failures for any addresses of mail stop a network, and successes do not count", async () => {
  await up({ email: "gil@example.org", password }, "10.2.0.1");
  for (let i = 0; i < 60; i++) expect(await into("gil@example.org", password, "10.2.0.1")).toMatchObject({});
  for (let i = 0; i < 50; i++)
    expect(await into(`many${i}@example.org`, "guess guess", "10.2.0.1")).toBe("wrong_credentials");
  expect(await into("another@example.org", "guess guess", "10.2.0.1")).toBe("too_many_attempts");
  expect(await into("gil@example.org", password, "10.2.0.2")).toMatchObject({ email: "gil@example.org" });
}, 60_000);

test("a hundred failures from everywhere slow an address of mail down, and its owner still comes in", async () => {
  await up({ email: "hal@example.org", password }, "10.3.0.1");
  const waits: number[] = [];
  const pause = app.api.pause;
  app.api.pause = (ms) => {
    waits.push(ms);
    return pause(0);
  };
  for (let i = 0; i < 100; i++)
    expect(await into("hal@example.org", "guess guess", `10.3.1.${i}`)).toBe("wrong_credentials");
  expect(waits).toEqual([]);
  expect(await into("hal@example.org", password, "10.3.0.1")).toMatchObject({ email: "hal@example.org" });
  expect(await into("hal@example.org", "guess guess", "10.3.2.1")).toBe("wrong_credentials");
  expect(await into("hal@example.org", password, "10.3.0.1")).toMatchObject({ email: "hal@example.org" });
  expect(waits).toEqual([3000, 6000]);
  const rush = await Promise.all(
    Array.from({ length: 20 }, (_, i) => into("hal@example.org", "guess guess", `10.3.3.${i}`)),
  );
  expect(rush.filter((answer) => answer === "too_many_attempts").length).toBeGreaterThan(10);
  app.api.pause = pause;
}, 60_000);

test("passwords are checked two at a time, and a crowd is turned away", async () => {
  const passwords = openPasswords();
  const asked = await Promise.allSettled(Array.from({ length: 80 }, () => passwords.verify(null, password)));
  const turnedAway = asked.filter(({ status }) => status === "rejected");
  expect(turnedAway).toHaveLength(80 - 2 - 64);
  expect(await passwords.verify(await passwords.hash(password), password)).toBe(true);
}, 60_000);

test("many guesses at once are counted as many", async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => into("nobody@example.org", "guess guess")));
  expect(answers.filter((answer) => answer === "wrong_credentials")).toHaveLength(10);
});

test("next-auth: providers only as configured, and the cookie is as safe as the address", async () => {
  const options = authOptions(app.api);
  expect(options.providers.map(({ id }) => id)).toEqual(["credentials"]);
  const both = authOptions({
    ...app.api,
    services: { ...app.api.services, oauth: { github: { id: "a", secret: "b" }, google: { id: "a", secret: "b" } } },
  });
  expect(both.providers.map(({ id }) => id)).toEqual(["credentials", "github", "google"]);
  expect(options.cookies?.sessionToken?.name).toBe("next-auth.session-token");
  const secure = authOptions({ ...app.api, services: { ...app.api.services, origin: "https://films.example" } });
  expect(secure.cookies?.sessionToken).toMatchObject({
    name: "__Secure-next-auth.session-token",
    options: { secure: true },
  });

  expect(await decode({ token: "nonsense", secret: "x" }).catch(() => null)).toBeNull();
});

test("an unsafe request with a cookie says where it comes from, or is refused", () => {
  const judge = (headers: Record<string, string>, method = "POST", more = {}) => {
    const services = { origin, originIsSet: false, trustedProxies: 0, ...more };
    demandSameOrigin(new Request(origin, { method, headers }), services);
    return "let through";
  };
  expect(() => judge({})).toThrow();
  expect(() => judge({ Origin: "null", Host: "null" })).toThrow();
  expect(() => judge({ Origin: "http://localhost:3001" })).toThrow();
  expect(judge({ Origin: origin })).toBe("let through");
  expect(judge({}, "GET")).toBe("let through");

  // Another scheme is another site, and so is another name where ours is said.
  const asked = { Host: "films.example:3000" };
  expect(judge({ ...asked, Origin: "http://films.example:3000" })).toBe("let through");
  expect(() => judge({ ...asked, Origin: "https://films.example:3000" })).toThrow();
  expect(() => judge({ ...asked, Origin: "http://films.example:3000" }, "POST", { originIsSet: true })).toThrow();
  const secure = { origin: "https://films.example", originIsSet: true };
  expect(judge({ Host: "films.example", Origin: "https://films.example" }, "POST", secure)).toBe("let through");
  expect(() => judge({ Host: "films.example", Origin: "http://films.example" }, "POST", secure)).toThrow();

  // What the scheme was is a proxy's word only where there is one.
  const forwarded = { Host: "films.example", Origin: "https://films.example", "X-Forwarded-Proto": "https" };
  expect(() => judge(forwarded)).toThrow();
  expect(judge(forwarded, "POST", { trustedProxies: 1 })).toBe("let through");
  expect(() => judge({ ...forwarded, "X-Forwarded-Proto": "https, http" }, "POST", { trustedProxies: 1 })).toThrow();
});
