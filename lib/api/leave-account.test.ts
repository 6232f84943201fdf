import { encode } from "next-auth/jwt";
import { afterAll, beforeAll, expect, test } from "vitest";
import { removeClosed } from "#lib/engine/remove-account.ts";
import { aGeneration, now } from "#lib/store/testing/records.ts";
import { hashPassword } from "./password.ts";
import { signIn } from "./sign-in.ts";
import { person, problemIn, send, testApp, type Person, type TestApp } from "./testing/test-app.ts";

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await testApp();
  owner = await person(app);
  app.pass(1000);
});
afterAll(() => app.close());

const password = "correct horse";
const withPassword = async (): Promise<Person> => {
  const who = await person(app);
  await app.store.accounts.setPassword(who.account_id, null, await hashPassword(password));
  const token = { account_id: who.account_id, session_epoch: 1 };
  const cookie = `next-auth.session-token=${await encode({ token, secret: app.api.services.authSecret })}`;
  return { ...who, cookie };
};
const remove = ({ cookie }: Person, input: Record<string, unknown>) => send(app, "delete_account", { cookie, input });
const picture = async (who: Person, body: string) =>
  (await (await send(app, "upload_asset", { key: who.key, body })).json()) as { asset_id: string; sha256: string };
const things = async (response: Response) =>
  (await response.text())
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as { thing: string } & Record<string, unknown>);

test("an account is removed by who knows its password: sessions, keys, films and bytes that nobody else keeps", async () => {
  const [ana, bo] = [await withPassword(), await person(app)];
  const [mine, both] = [await picture(ana, "only mine"), await picture(ana, "the same")];
  const theirs = await picture(bo, "the same");
  const { generation_id } = await aGeneration(app.store, ana.account_id);
  expect((await problemIn(await remove(ana, { password: "wrong" }))).errors).toMatchObject([{ pointer: "/password" }]);
  expect((await problemIn(await remove(ana, { email: ana.email }))).errors).toMatchObject([{ pointer: "/password" }]);
  expect((await remove(ana, { password })).status).toBe(204);
  expect((await send(app, "get_account", { cookie: ana.cookie })).status).toBe(401);
  expect((await send(app, "list_models", { key: ana.key })).status).toBe(401);
  expect(await signIn(app.api, { email: ana.email, password }, "10.0.0.1")).toBe("wrong_credentials");
  expect(await app.store.accounts.byId(ana.account_id)).toBeNull();
  expect(await app.store.generations.byId(generation_id)).toBeNull();
  expect(await app.api.services.media.has(mine.sha256)).toBe(false);
  expect(both.sha256).toBe(theirs.sha256);
  const answer = await send(app, "get_asset", { key: bo.key, input: { asset_id: theirs.asset_id } });
  expect(await answer.text()).toBe("the same");
  const [act] = await app.store.audit.list(ana.account_id, 1);
  expect(act).toMatchObject({ act: "account_removed", actor: ana.account_id });
});

test("one without a password types its address", async () => {
  const cy = await person(app);
  for (const input of [{}, { email: owner.email }, { password: "" }])
    expect((await problemIn(await remove(cy, input))).errors).toMatchObject([{ pointer: "/email" }]);
  expect((await remove(cy, { email: ` ${cy.email.toUpperCase()} ` })).status).toBe(204);
  expect(await app.store.accounts.byId(cy.account_id)).toBeNull();
});

test("the last account that runs the service stays, and is told the way out", async () => {
  const refused = await problemIn(await remove(owner, { email: owner.email }));
  expect(refused).toMatchObject({ status: 409, code: "conflict" });
  expect(refused.detail).toContain("operator");
  expect((await send(app, "get_account", { cookie: owner.cookie })).status).toBe(200);
});

test("rows stay until no vendor is at an order any more, and go with the next sweep", async () => {
  const di = await person(app);
  const { generation_id } = await aGeneration(app.store, di.account_id, { preview: false });
  const attempt = {
    model: "veo",
    outcome: "unknown",
    code: null,
    message: null,
    started_at: now.toISOString(),
  } as const;
  await app.store.shots.attempt(generation_id, "s1", { ...attempt, ended_at: null });
  expect((await remove(di, { email: di.email })).status).toBe(204);
  expect((await send(app, "get_account", { cookie: di.cookie })).status).toBe(401);
  expect(await app.store.generations.byId(generation_id)).toMatchObject({ state: "cancelled" });
  const { media, engine } = app.api.services;
  const sweep = () => removeClosed({ store: app.store, media, cancel: (id) => engine.cancel(id) });
  await sweep();
  expect(await app.store.accounts.byId(di.account_id)).not.toBeNull();
  await app.store.shots.attempt(generation_id, "s1", { ...attempt, outcome: "cancelled", ended_at: now.toISOString() });
  await sweep();
  expect(await app.store.accounts.byId(di.account_id)).toBeNull();
});

test("everything of an account comes as lines of JSON with addresses that work, and nothing of anybody else", async () => {
  const [ed, other] = [await withPassword(), await person(app)];
  const { asset_id } = await picture(ed, "a picture");
  await aGeneration(app.store, ed.account_id);
  await aGeneration(app.store, other.account_id);
  const response = await send(app, "export_account", { cookie: ed.cookie });
  expect(response.headers.get("content-type")).toBe("application/x-ndjson");
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="shotwright-account-[\d-]+\.ndjson"$/,
  );
  expect(response.headers.get("content-length")).toBeNull();
  const lines = await things(response);
  expect(lines[0]).toMatchObject({ thing: "export", account_id: ed.account_id });
  expect(lines.at(-1)).toEqual({ thing: "end", things: lines.length - 2 });
  const asset = lines.find(({ thing }) => thing === "asset");
  expect(asset).toMatchObject({ asset_id });
  const url = new URL(String(asset?.["url"]));
  const query = url.search.slice(1);
  const read = await send(app, "get_asset", { input: { asset_id }, query });
  expect(await read.text()).toBe("a picture");
  expect(JSON.stringify(lines)).not.toContain(other.account_id);
  expect(JSON.stringify(lines)).not.toContain("argon2");
  expect((await app.store.audit.list(ed.account_id, 1))[0]).toMatchObject({ act: "account_exported" });
});
