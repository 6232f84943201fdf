import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FolderGone, FolderInUse, lockFolder } from "./folder-lock.ts";

let folder: string;
let file: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "shotwright-lock-"));
  file = join(folder, "database.lock");
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

/** A process that takes the lock and says `got`, or `refused`, and then waits for its end. */
async function contender(): Promise<{ child: ChildProcess; said: string }> {
  const script = `
    import { lockFolder } from "#lib/store/folder-lock.ts";
    const said = await lockFolder(process.argv[1]).then(() => "got", (error) => "refused " + error.message);
    process.stdout.write(said);
    setInterval(() => {}, 1000);`;
  const args = ["--input-type=module-typescript", "-e", script, folder];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  const [said] = (await once(child.stdout, "data")) as [Buffer];
  return { child, said: said.toString() };
}

async function killed(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

test("a second process is refused and told which process it is and what to do", async () => {
  const { child, said } = await contender();
  expect(said).toBe("got");
  const refusal = await lockFolder(folder).then(
    () => null,
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(FolderInUse);
  const { message } = refusal as FolderInUse;
  for (const words of [folder, `process ${child.pid}`, "SHOTWRIGHT_DATA", "DATABASE_URL", file])
    expect(message).toContain(words);
});

test("the same process is refused too, until it gives the folder back", async () => {
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  await lock.release();
  expect(await readdir(folder)).toEqual([]);
  await (await lockFolder(folder)).release();
});

test("the lock of a killed process is taken over, by exactly one of several", async () => {
  const first = await contender();
  expect(first.said).toBe("got");
  await killed(first.child);
  const others = await Promise.all(Array.from({ length: 5 }, contender));
  const words = others.map(({ said }) => said.split(" ")[0]);
  expect(words.toSorted((a, b) => (a ?? "").localeCompare(b ?? ""))).toEqual([
    "got",
    "refused",
    "refused",
    "refused",
    "refused",
  ]);
  expect(await readdir(folder)).toEqual(["database.lock"]);
});

test("another process that got the same pid does not keep the lock alive", async () => {
  const lock = await lockFolder(folder);
  const holder = JSON.parse(await readFile(file, "utf8")) as Record<string, unknown>;
  await lock.release();
  await writeFile(file, JSON.stringify({ ...holder, started: "an earlier boot:123" }));
  await (await lockFolder(folder)).release();
});

test("another container's lock counts while it shows life, and not after", async () => {
  const lock = await lockFolder(folder);
  const holder = JSON.parse(await readFile(file, "utf8")) as Record<string, unknown>;
  await lock.release();
  await writeFile(file, JSON.stringify({ ...holder, namespace: "pid:[1]", pid: 1 }));
  const beat = setInterval(() => void utimes(file, new Date(), new Date()), 20);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  clearInterval(beat);
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(file, longAgo, longAgo);
  await (await lockFolder(folder)).release();
});

test("a damaged lock file does not close the folder for ever", async () => {
  await writeFile(file, "{");
  await (await lockFolder(folder)).release();
});

test("giving back does not take away a lock that is another's by now", async () => {
  const lock = await lockFolder(folder);
  const holder = JSON.parse(await readFile(file, "utf8")) as Record<string, unknown>;
  await writeFile(file, JSON.stringify({ ...holder, lock_id: "another" }));
  await lock.release();
  expect(await readFile(file, "utf8")).toContain("another");
});

test("whose folder is taken away is told so once, with its name", async () => {
  const gone = join(folder, "gone");
  const lock = await lockFolder(gone);
  const told = Promise.withResolvers<FolderGone>();
  lock.watch(told.resolve);
  await rm(gone, { recursive: true });
  const cause = await told.promise;
  expect(cause).toBeInstanceOf(FolderGone);
  expect(cause.message).toContain(gone);
  await lock.release();
});
