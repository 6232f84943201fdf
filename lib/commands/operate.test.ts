import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseApiKey } from "#lib/contract/api-key.ts";
import { readEnvironment } from "#lib/environment.ts";
import type { Account } from "#lib/store/account-records.ts";
import { projectRoot } from "#lib/store/testing/embedded.ts";
import { aGeneration, anAccount } from "#lib/store/testing/records.ts";
import { accounts } from "./accounts.ts";
import { audit } from "./audit.ts";
import type { Command } from "./command.ts";
import { films } from "./films.ts";
import { keys } from "./keys.ts";
import { openTools, type OwnTools } from "./open-tools.ts";

let folder: string;
let tools: OwnTools;
let ana: Account;
const lines: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "operate-"));
  const env = readEnvironment({ SHOTWRIGHT_DATA: folder }, () => "");
  tools = await openTools(env, projectRoot, (line) => lines.push(line));
  ana = await anAccount(tools.database.store);
}, 60_000);
afterAll(async () => {
  await tools?.close();
  await rm(folder, { recursive: true });
});

const said = async (command: Command, args: string): Promise<string> => {
  lines.length = 0;
  await command.run(
    args.split(" ").filter((each) => each !== ""),
    tools,
  );
  return lines.join("\n");
};
const acts = async () =>
  (await tools.database.store.audit.list(ana.account_id, 1)).map(({ act, actor }) => [act, actor]);

test("accounts are listed, kept out and let in, given budgets, and made operators", async () => {
  const { operating, accounts: stored } = tools.database.store;
  expect(await said(accounts, "list")).toContain(`${ana.account_id}  ${ana.email}`);
  expect(await said(accounts, `disable ${ana.email.toUpperCase()}`)).toContain("kept out");
  expect((await stored.byId(ana.account_id))?.disabled_at).not.toBeNull();
  expect(await said(accounts, "list")).toContain("disabled");
  await expect(said(accounts, `budget ${ana.email} 5`)).rejects.toThrow("enable it first");
  await said(accounts, `enable ${ana.email}`);
  expect(await acts()).toEqual([["account_enabled", "operator"]]);
  await said(accounts, `operator ${ana.email}`);
  expect(await operating.isOperator(ana.account_id, false)).toBe(true);
  await said(accounts, `budget ${ana.email} 12.5`);
  expect((await stored.byId(ana.account_id))?.budget_usd).toBe(12.5);
  await said(accounts, `budget ${ana.email} none`);
  expect((await stored.byId(ana.account_id))?.budget_usd).toBeNull();
  for (const wrong of ["", "disable", `sing ${ana.email}`, `budget ${ana.email} much`, "list --all"])
    await expect(said(accounts, wrong)).rejects.toThrow("Usage");
  await expect(said(accounts, "disable nobody@example.org")).rejects.toThrow("There is no account");
});

test("keys are made with scopes and shown once, listed without their secret, and revoked", async () => {
  const told = await said(keys, `make ${ana.email} --name robot --scopes read,publish`);
  const parts = parseApiKey(/sw_live_\w+/.exec(told)?.[0] ?? "", tools.sha256);
  const key = await tools.database.store.keys.byPrefix(parts?.prefix ?? "");
  expect(key).toMatchObject({ scopes: ["read", "publish"], secret_sha256: tools.sha256(parts?.secret ?? "") });
  const listed = await said(keys, `list ${ana.email}`);
  expect(listed).toContain(key?.key_id);
  expect(listed).not.toContain(parts?.secret);
  await said(keys, `revoke ${ana.email} ${key?.key_id}`);
  expect(await acts()).toEqual([["key_revoked", "operator"]]);
  expect(await said(keys, `list ${ana.email}`)).toContain("revoked");
  await expect(said(keys, `revoke ${ana.email} key_none`)).rejects.toThrow("no key key_none");
  await expect(said(keys, `make ${ana.email} --scopes everything`)).rejects.toThrow("Scopes are");
});

test("films that take long are named, and one is given up: nothing is charged, and its account is told", async () => {
  const { store } = tools.database;
  const created_at = new Date(Date.now() - 3_600_000);
  const film = await aGeneration(store, ana.account_id, { created_at });
  expect(await said(films, "stuck")).toMatch(new RegExp(`${film.generation_id}.*queued.*60 min`));
  expect(await said(films, "stuck --minutes 90")).toContain("No film");
  expect(await said(films, `fail ${film.generation_id}`)).toContain("given up");
  const ended = await store.generations.byId(film.generation_id);
  expect(ended).toMatchObject({ state: "finished", status: "render_failed", charged_usd: 0 });
  expect(await store.ledger.heldFor(film.generation_id)).toMatchObject({ held_usd: 0 });
  expect(await acts()).toEqual([["film_failed", "operator"]]);
  await expect(said(films, `fail ${film.generation_id}`)).rejects.toThrow("has come to rest");
  await expect(said(films, "requeue gen_none")).rejects.toThrow("There is no film");
});

test("what was done is told, of all accounts or of one", async () => {
  expect(await said(audit, "")).toContain("film_failed");
  const own = await said(audit, `${ana.email} --limit 2`);
  expect(own.split("\n")).toHaveLength(2);
  expect(own).toContain(`by operator`);
  await expect(said(audit, "--limit none")).rejects.toThrow("Usage");
});
