import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockFolder } from "./folder-lock.ts";
import { openDatabase } from "./open-database.ts";
import { embeddedTestDatabase, projectRoot } from "./testing/embedded.ts";
import { anAccount } from "./testing/records.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "shotwright-data-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function writer() {
  return spawn(process.execPath, ["lib/store/testing/writer.ts", folder], { stdio: ["ignore", "pipe", "pipe"] });
}

test("what was acknowledged before a kill -9 is there after the next start", { timeout: 90_000 }, async () => {
  for (const rounds of [1, 2]) {
    const child = writer();
    const gone = once(child, "exit");
    let said = "";
    for await (const chunk of child.stdout) {
      said += String(chunk);
      if (said.length > 3000 * rounds) child.kill("SIGKILL");
    }
    await gone;
    const acknowledged = said.split("\n").slice(0, -1);
    expect(acknowledged.length).toBeGreaterThan(50);
    const { store, ...database } = await openDatabase({ folder, projectRoot });
    for (const id of acknowledged) expect(await store.accounts.byId(id)).not.toBeNull();
    await database.close();
  }
});

test("a folder in use is refused, and usable again after it", { timeout: 60_000 }, async () => {
  const lock = await lockFolder(folder);
  const child = writer();
  let complaint = "";
  child.stderr.on("data", (chunk) => (complaint += String(chunk)));
  expect(await once(child, "close")).toEqual([3, null]);
  expect(complaint).toContain(`in use by process ${process.pid}`);
  await lock.release();
  const database = await openDatabase({ folder, projectRoot });
  await anAccount(database.store);
  await database.close();
  const again = await openDatabase({ folder, projectRoot });
  expect(await again.store.accounts.count()).toBe(1);
  await again.close();
});

test("a write between the engine's BEGIN and its ROLLBACK survives", { timeout: 60_000 }, async () => {
  const database = await embeddedTestDatabase();
  const client = await database.enginePool!.connect();
  await client.query("BEGIN");
  await client.query("CREATE TABLE scratch (n int)");
  let written = false;
  const writing = anAccount(database.store).then((account) => {
    written = true;
    return account;
  });
  // The engine's own statements go on meanwhile; the write must not have joined them.
  for (let n = 0; n < 20; n += 1) await client.query("INSERT INTO scratch VALUES ($1)", [n]);
  expect(written).toBe(false);
  await client.query("ROLLBACK");
  client.release();
  const { account_id } = await writing;
  expect(await database.store.accounts.byId(account_id)).not.toBeNull();
  const { rows } = await database.enginePool!.query("SELECT to_regclass('scratch') IS NULL AS gone");
  expect(rows).toEqual([{ gone: true }]);
  await database.close();
});
