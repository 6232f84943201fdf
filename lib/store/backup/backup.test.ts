import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, type Database } from "#lib/store/open-database.ts";
import { projectRoot } from "#lib/store/testing/embedded.ts";
import { memoryMedia } from "#lib/store/testing/memory-media.ts";
import { startPostgres, type TestPostgres } from "#lib/store/testing/postgres.ts";
import { aGeneration, anAccount, anAsset, freshId } from "#lib/store/testing/records.ts";
import { backUp } from "./back-up.ts";
import { storeSource } from "./media-files.ts";
import { restore } from "./restore.ts";

let root: string;
let server: TestPostgres;
let database: Database;
const media = memoryMedia();
const at = (name: string) => path.join(root, name);
const backup = (into: string, kept: boolean) =>
  backUp({
    databaseUrl: server.url,
    folder: at("data"),
    into: at(into),
    media: storeSource(media, kept),
    version: "0.0.0",
    clock: () => new Date(),
  });

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "backup-"));
  server = await startPostgres();
  database = await openDatabase({ databaseUrl: server.url, folder: "unused", projectRoot });
}, 60_000);
afterAll(async () => {
  await database?.close();
  await server?.stop();
  await rm(root, { recursive: true });
});

test("a Postgres that is written to all the while is backed up as it was at one moment", async () => {
  const { account_id } = await anAccount(database.store);
  let over = false;
  let written = 0;
  const writing = (async () => {
    for (; !over; written++) await aGeneration(database.store, account_id);
  })();
  while (written < 20) await new Promise((resolve) => setImmediate(resolve));
  const before = written;
  const manifest = await backup("busy", true);
  const after = written;
  over = true;
  await writing;
  const rows = (name: string) => manifest.tables.find((table) => table.name === name)?.rows ?? -1;
  // A film, its two shots and its reservation are written in one transaction.
  expect([rows("shots"), rows("ledger_entries")]).toEqual([rows("generations") * 2, rows("generations")]);
  expect(rows("generations")).toBeGreaterThanOrEqual(before);
  expect(after).toBeGreaterThan(before);
});

test("media in a bucket stay there unless they are asked for; a restore wants them where it is told they are", async () => {
  const { account_id } = await anAccount(database.store);
  const kept = await media.put(new TextEncoder().encode("a film"));
  await database.store.assets.create({ ...anAsset(account_id), ...kept });
  const gone = "ef".repeat(32);
  await database.store.assets.create({ ...anAsset(account_id), asset_id: freshId("ast"), sha256: gone });
  const named = await backup("named", false);
  expect(named.media).toMatchObject({ kept: false, files: 2, missing: [] });
  const whole = await backup("whole", true);
  expect(whole.media).toMatchObject({ kept: true, files: 1, bytes: 6, missing: [gone] });
  expect((await stat(path.join(at("whole"), "media", kept.sha256.slice(0, 2), kept.sha256.slice(2)))).size).toBe(6);

  const into = async (from: string, store: typeof media) => {
    const databaseUrl = await server.createDatabase(freshId("restored"));
    return restore({ databaseUrl, folder: at(freshId("data")), from: at(from), media: { store }, projectRoot });
  };
  await expect(into("named", memoryMedia())).rejects.toThrow("SHOTWRIGHT_MEDIA");
  const elsewhere = memoryMedia();
  await into("whole", elsewhere);
  expect(Buffer.from(await elsewhere.read(kept.sha256)).toString()).toBe("a film");
});
