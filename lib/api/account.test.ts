import { encode } from "next-auth/jwt";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashPassword } from "./password.ts";
import { accountOfSession, cookieIn } from "./session-cookie.ts";
import { signIn } from "./sign-in.ts";
import { keyFor, person, problemIn, send, testApp, type Person, type TestApp } from "./testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const password = "correct horse";

/** Somebody with a password and two sessions. */
const withPassword = async (): Promise<Person & { elsewhere: string }> => {
  const ana = await person(app);
  await app.store.accounts.setPassword(ana.account_id, null, await hashPassword(password));
  const session = async () => {
    const token = { account_id: ana.account_id, session_epoch: 1 };
    return `next-auth.session-token=${await encode({ token, secret: app.api.services.authSecret })}`;
  };
  return { ...ana, cookie: await session(), elsewhere: await session() };
};
const change = (cookie: string, current_password: string, new_password: string) =>
  send(app, "change_password", { cookie, input: { current_password, new_password } });
const statusOf = async (cookie: string) => (await send(app, "get_account", { cookie })).status;

test("a new password ends every session, and the old one opens nothing; keys go on", async () => {
  const ana = await withPassword();
  expect([await statusOf(ana.cookie), await statusOf(ana.elsewhere)]).toEqual([200, 200]);
  expect((await change(ana.cookie, password, "correct horse battery")).status).toBe(204);
  expect([await statusOf(ana.cookie), await statusOf(ana.elsewhere)]).toEqual([401, 401]);
  expect(await signIn(app.api, { email: ana.email, password }, "10.0.0.1")).toBe("wrong_credentials");
  const again = await signIn(app.api, { email: ana.email, password: "correct horse battery" }, "10.0.0.1");
  expect(again).toMatchObject({ account_id: ana.account_id, session_epoch: 2 });
  expect((await send(app, "list_models", { key: ana.key })).status).toBe(200);
});

test("to sign out everywhere is to end every session, on every page too", async () => {
  const ana = await withPassword();
  expect((await send(app, "end_sessions", { cookie: ana.elsewhere })).status).toBe(204);
  expect([await statusOf(ana.cookie), await statusOf(ana.elsewhere)]).toEqual([401, 401]);
  const token = cookieIn(ana.cookie, "next-auth.session-token");
  expect(await accountOfSession(app.api.services, token)).toBeNull();
});

test("a password is changed by who knows it, ten tries in a quarter of an hour, to one that fits", async () => {
  const ana = await withPassword();
  const wrong = await change(ana.cookie, "wrong guess", "correct horse battery");
  expect((await problemIn(wrong)).errors).toMatchObject([{ pointer: "/current_password", code: "unknown_value" }]);
  const short = await problemIn(await change(ana.cookie, password, "short"));
  expect(short.errors).toMatchObject([{ pointer: "/new_password", code: "too_short" }]);
  const blank = await problemIn(await change(ana.cookie, password, " ".repeat(12)));
  expect(blank.errors).toMatchObject([{ pointer: "/new_password", code: "blank" }]);
  for (let i = 0; i < 9; i++) await change(ana.cookie, "wrong guess", "correct horse battery");
  expect(await problemIn(await change(ana.cookie, password, "correct horse battery"))).toMatchObject({
    status: 429,
    code: "rate_limited",
  });
  expect(await statusOf(ana.cookie)).toBe(200);
});

test("who is signed in is told how they may sign in; without a password there is none to change", async () => {
  const bo = await person(app);
  await app.store.identities.link({
    provider: "github",
    subject: "7",
    account_id: bo.account_id,
    email: "bo@example.org",
    created_at: app.api.services.clock(),
  });
  expect(await (await send(app, "get_account", { cookie: bo.cookie })).json()).toEqual({
    account_id: bo.account_id,
    email: bo.email,
    name: "Ana",
    has_password: false,
    identities: [{ provider: "github", email: "bo@example.org", created_at: "2026-05-04T03:02:01.000Z" }],
  });
  expect((await change(bo.cookie, "", "correct horse battery")).status).toBe(409);
});

test("an account may have fifty keys that work, however many are asked for at once", async () => {
  const own = await testApp();
  const ana = await person(own);
  for (let i = 0; i < 45; i++) await keyFor(own.api, ana.account_id, ["read"]);
  const input = { name: "One more", scopes: ["read"] };
  const asked = await Promise.all(
    Array.from({ length: 8 }, () => send(own, "create_key", { cookie: ana.cookie, input })),
  );
  expect(asked.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 201, 201, 409, 409, 409, 409]);
  await send(own, "revoke_key", { cookie: ana.cookie, input: { key_id: ana.key_id } });
  expect((await send(own, "create_key", { cookie: ana.cookie, input })).status).toBe(201);
  await own.close();
});
