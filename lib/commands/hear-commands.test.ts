import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Requeued } from "#lib/engine/engine.ts";
import { idMaker } from "#lib/store/new-id.ts";
import type { Database } from "#lib/store/open-database.ts";
import { embeddedTestDatabase } from "#lib/store/testing/embedded.ts";
import { aGeneration, anAccount } from "#lib/store/testing/records.ts";
import { silentTelemetry } from "#lib/telemetry/testing/silent.ts";
import { askService } from "./ask-service.ts";
import { hearCommands } from "./hear-commands.ts";

type Services = Parameters<typeof hearCommands>[0];

let folder: string;
let database: Database;
const leaving = new AbortController();
const requeued: string[] = [];
let came: Requeued = "in line";
const services = (embedded = true): Services => ({
  firstRun: { embedded, owner: null, ownerFile: path.join(folder, "owner.json"), sampleFilm: false },
  store: database.store,
  engine: {
    requeue: (id: string) => {
      requeued.push(id);
      return Promise.resolve(came);
    },
  } as Services["engine"],
  clock: () => new Date(),
  newId: idMaker(() => new Date(), randomBytes),
  randomBytes: (length) => randomBytes(length),
  sha256: (text) => createHash("sha256").update(text).digest("hex"),
  leaving: leaving.signal,
  telemetry: silentTelemetry(),
});
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "heard-"));
  database = await embeddedTestDatabase();
}, 60_000);
afterAll(async () => {
  await database?.close();
  await rm(folder, { recursive: true });
});

const asked = async (args: string) => {
  const lines: string[] = [];
  const end = await askService(folder, args.split(" "), (line) => lines.push(line));
  return { end, lines };
};

test("nobody is asked where no service hears, and what one left behind is no service", async () => {
  expect((await asked("accounts list")).end).toBeNull();
  await hearCommands(services(false));
  await writeFile(path.join(folder, "commands.sock"), "");
  expect((await asked("accounts list")).end).toBeNull();
});

test("a command works through the service that has the database, which its user alone may ask", async () => {
  await hearCommands(services());
  expect((await stat(path.join(folder, "commands.sock"))).mode & 0o777).toBe(0o600);
  const made = await asked("account --email ana@example.org");
  expect(made.end).toEqual({ code: 0 });
  expect(made.lines.join()).toContain("password");
  const account = await database.store.accounts.byEmail("ana@example.org");
  expect(account).not.toBeNull();
  expect((await asked("accounts list")).lines).toEqual([expect.stringContaining("ana@example.org")]);
  const acts = await database.store.audit.list(account?.account_id ?? "", 1);
  expect(acts).toMatchObject([{ act: "account_made", actor: "operator" }]);
});

test("what is refused is told with its words, and so is a command that there is not", async () => {
  expect((await asked("accounts disable nobody@example.org")).end).toMatchObject({
    code: 1,
    fault: expect.stringContaining("There is no account"),
  });
  expect((await asked("secrets list")).end).toMatchObject({ code: 1, fault: expect.stringContaining("no command") });
});

test("a film is put in line by the engine that runs, unless that has it in hand", async () => {
  const { account_id } = await anAccount(database.store);
  const { generation_id } = await aGeneration(database.store, account_id);
  expect((await asked(`films requeue ${generation_id}`)).lines.join()).toContain("in line again");
  expect(requeued).toEqual([generation_id]);
  came = "in hand";
  expect((await asked(`films requeue ${generation_id}`)).end?.fault).toContain("The service is making");
});

test("who says nothing that can be read is hung up on, and the next one is heard", async () => {
  const ended = await new Promise<string>((resolve) => {
    const socket = connect(path.join(folder, "commands.sock"));
    socket.once("close", () => resolve("closed")).on("error", () => undefined);
    socket.end("not a command\n");
    socket.resume();
  });
  expect(ended).toBe("closed");
  expect((await asked("accounts list")).end).toEqual({ code: 0 });
  leaving.abort();
  await expect.poll(async () => (await asked("accounts list")).end).toBeNull();
});
