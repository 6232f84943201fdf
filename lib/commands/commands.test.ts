import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { verify } from "@node-rs/argon2";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { makeOwnerAsSet } from "#lib/api/first-run.ts";
import { parseApiKey } from "#lib/contract/api-key.ts";
import { readEnvironment } from "#lib/environment.ts";
import { ownerOfSettings } from "#lib/store/installation-settings.ts";
import { openInstallation } from "#lib/store/open-installation.ts";
import { openDatabase } from "#lib/store/open-database.ts";
import { productSecrets } from "#lib/store/product-secrets.ts";
import { livingSealer } from "#lib/store/seal.ts";
import { projectRoot } from "#lib/store/testing/embedded.ts";
import { startPostgres, type TestPostgres } from "#lib/store/testing/postgres.ts";
import { anAccount, freshId } from "#lib/store/testing/records.ts";
import { account } from "./account.ts";
import type { Command } from "./command.ts";
import { openTools, type OwnTools } from "./open-tools.ts";
import { secrets } from "./secrets.ts";

const secret = "the one secret of all of these tests";
let server: TestPostgres;
let folder: string;
let url: string;
let count = 0;

beforeAll(async () => {
  server = await startPostgres();
}, 60_000);
afterAll(() => server?.stop());
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "commands-"));
  url = await server.createDatabase(`commands_${++count}`);
});
afterEach(() => rm(folder, { recursive: true }));

const environmentOf = (more: Record<string, string> = {}) =>
  readEnvironment({ DATABASE_URL: url, SHOTWRIGHT_DATA: folder, SHOTWRIGHT_SECRET: secret, ...more }, () => "");

/** Runs one as the program does, and answers what it said. */
const said = async (command: Command<OwnTools>, args: string, more: Record<string, string> = {}): Promise<string> => {
  const lines: string[] = [];
  const tools = await openTools(environmentOf(more), projectRoot, (line) => lines.push(line));
  try {
    await command.run(
      args.split(" ").filter((each) => each !== ""),
      tools,
    );
    return lines.join("\n");
  } finally {
    await tools.close();
  }
};

const withDatabase = async <T>(
  work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
): Promise<T> => {
  const database = await openDatabase({ databaseUrl: url, folder, projectRoot });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};

test("an account is made with a password and a key that work and are kept nowhere; a second time nothing is", async () => {
  const told = await said(account, "--email Ana@example.org --name Ana");
  const [, password] = /^ +password +(\S+)/m.exec(told) ?? [];
  const [, key] = /^ +API key +(\S+)/m.exec(told) ?? [];
  await withDatabase(async ({ store }) => {
    const made = await store.accounts.byEmail("ana@example.org");
    expect(made?.name).toBe("Ana");
    expect(await verify(made?.password_hash ?? "", password ?? "")).toBe(true);
    const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
    const parts = parseApiKey(key ?? "", sha256);
    expect(await store.keys.byPrefix(parts?.prefix ?? "")).toMatchObject({
      account_id: made?.account_id,
      secret_sha256: sha256(parts?.secret ?? ""),
    });
  });
  await expect(said(account, "--email ANA@example.org")).rejects.toThrow("already");
  await expect(said(account, "--email nobody")).rejects.toThrow("Usage");
  await expect(said(account, "--mail ana@example.org")).rejects.toThrow("Usage");
  await withDatabase(async ({ store }) => expect(await store.accounts.count()).toBe(1));
});

test("the program says what there is, and ends with a code of its own for what it refuses", async () => {
  const run = promisify(execFile);
  const env = { ...process.env, DATABASE_URL: "", SHOTWRIGHT_DATA: folder };
  const program = (...args: string[]) => run(process.execPath, ["lib/commands/main.ts", ...args], { env });
  expect((await program("account", "--email", "bo@example.org")).stdout).toContain("sw_live_");
  await expect(program("account", "--email", "bo@example.org")).rejects.toMatchObject({ code: 1 });
  await expect(program("secrets", "list")).rejects.toMatchObject({ stderr: expect.stringContaining("secrets.json") });
  await expect(program("sing")).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining("account --email") });
});

test("the owner that the environment tells of is made once, and only where there is no account", async () => {
  const env = environmentOf({
    SHOTWRIGHT_OWNER_EMAIL: "owner@example.org",
    SHOTWRIGHT_OWNER_PASSWORD: "a password of theirs",
  });
  expect(() => ownerOfSettings(environmentOf({ SHOTWRIGHT_OWNER_EMAIL: "a@b.org" }))).toThrow("together");
  await withDatabase(async ({ store }) => {
    let ids = 0;
    const services = {
      store,
      newId: (prefix: string) => `${prefix}_${++ids}`,
      clock: () => new Date(),
      sha256: String,
    };
    expect(await makeOwnerAsSet(services, ownerOfSettings(environmentOf()))).toBeNull();
    const both = await Promise.all([1, 2].map(() => makeOwnerAsSet(services, ownerOfSettings(env))));
    expect(both.filter((made) => made !== null)).toHaveLength(1);
    const hash = (await store.accounts.byEmail("owner@example.org"))?.password_hash;
    expect(await verify(hash ?? "", "a password of theirs")).toBe(true);
    const changed = { email: "another@example.org", password: "another password" };
    expect(await makeOwnerAsSet(services, changed)).toBeNull();
  });
});

test("secrets are listed, rotated and forgotten; what was sealed before a rotation opens until and after it is forgotten", async () => {
  const openedAt = async (work: (sealer: ReturnType<typeof livingSealer>) => void) =>
    withDatabase(async (database) => {
      const about = { folder, clock: () => new Date(), report: () => undefined };
      const installation = await openInstallation(environmentOf(), database, about);
      work(livingSealer(productSecrets(environmentOf(), installation).connections));
    });
  const id = freshId("conn");
  let sealed = "";
  let owner = "";
  await openedAt((sealer) => (sealed = sealer.seal("s3cret", id)));
  await withDatabase(async ({ store }) => {
    const { account_id } = await anAccount(store);
    owner = account_id;
    const about = { connection_id: id, account_id, kind: "s3", display_name: "Bucket", config: {} } as const;
    await store.connections.create({ ...about, created_at: new Date(), sealed });
  });
  expect((await said(secrets, "list")).match(/ 1 .*current$/gm)).toHaveLength(4);
  expect(await said(secrets, "rotate sessions")).toContain("from 20");
  expect(await said(secrets, "list")).toMatch(/sessions +2 .*current from 20/);
  await said(secrets, "rotate connections --in 0");
  await openedAt((sealer) => expect(sealer.open(sealed, id)).toBe("s3cret"));
  expect(await said(secrets, "forget connections")).toContain("1 connections and webhooks were sealed anew");
  await openedAt((sealer) => expect(() => sealer.open(sealed, id)).toThrow());
  const { sealed: anew } = await withDatabase(
    async ({ store }) => (await store.connections.get(owner, id)) ?? { sealed: "" },
  );
  await openedAt((sealer) => expect(sealer.open(anew ?? "", id)).toBe("s3cret"));
  expect(await said(secrets, "forget connections")).toContain("no earlier secret");
  await said(secrets, "rotate signatures");
  expect(await said(secrets, "rotate signatures")).toContain("new authority");
  expect(await said(secrets, "list")).toMatch(/signatures +2 +signs until 20[\s\S]*signatures +1 +still trusted/);
});

test("SHOTWRIGHT_SECRET is replaced with both given; what makes no sense is refused in words and changes nothing", async () => {
  await said(secrets, "list");
  await expect(said(secrets, "rotate SHOTWRIGHT_SECRET")).rejects.toThrow("SHOTWRIGHT_SECRETS_BEFORE");
  const next = "the secret that all have from now on";
  await expect(said(secrets, "list", { SHOTWRIGHT_SECRET: next })).rejects.toThrow("is not the one");
  const both = { SHOTWRIGHT_SECRET: next, SHOTWRIGHT_SECRETS_BEFORE: secret };
  expect(await said(secrets, "rotate SHOTWRIGHT_SECRET", both)).toContain("4 secrets are sealed anew");
  expect(await said(secrets, "list", { SHOTWRIGHT_SECRET: next })).toContain("current");
  const set = { SHOTWRIGHT_SECRET: next, NEXTAUTH_SECRET: "set by whoever runs it" };
  await expect(said(secrets, "rotate sessions", set)).rejects.toThrow("NEXTAUTH_SECRET is set");
  expect(await said(secrets, "list", set)).toContain("but NEXTAUTH_SECRET wins");
  for (const wrong of ["", "turn sessions", "rotate everything", "rotate sessions now", "rotate sessions --in soon"])
    await expect(said(secrets, wrong, both)).rejects.toThrow("Usage");
});
