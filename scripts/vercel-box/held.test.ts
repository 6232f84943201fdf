import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { json } from "node:stream/consumers";
import { afterEach, describe, expect, test } from "vitest";
import { startInstance, type Instance } from "./instance.ts";
import { whyNoJail } from "./jail.ts";

const instances: Instance[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const instance of instances.splice(0)) {
    instance.end("closed");
    await instance.over;
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A function whose program answers what `answer`, the body of an async function of a request, returns; 0 for never. */
const aFunction = async (answer: string, lifeMs = 60_000): Promise<Instance> => {
  const folder = mkdtempSync(path.join(tmpdir(), "box-held-"));
  folders.push(folder);
  chmodSync(folder, 0o755);
  const program = `
    const fs = require("node:fs");
    const tell = (message) => fs.writeSync(3, JSON.stringify(message) + "\\n");
    const tried = (work) => { try { return String(work()); } catch ({ code }) { return code; } };
    const server = require("node:http").createServer(async (request, response) => {
      response.once("close", () => tell({ done: request.headers["x-box-request"] }));
      const found = await (async () => { ${answer} })();
      if (found !== 0) response.end(JSON.stringify(found));
    });
    server.listen(0, "127.0.0.1", () => tell({ port: server.address().port }));`;
  writeFileSync(path.join(folder, "launcher.cjs"), program);
  const fn = { name: "held", routes: [], files: [], bytes: 0, maxDurationS: 300, kind: "server" as const };
  const env = { GIVEN: "1" };
  const instance = await startInstance({ fn, folder, env, core: null, lifeMs, log: () => undefined });
  instances.push(instance);
  return instance;
};
const ask = (instance: Instance) => instance.ask({ method: "GET", path: "/", headers: {}, body: Buffer.alloc(0) });

describe.skipIf(whyNoJail() !== null)("a function as it is held", () => {
  test("sees its own folder and variables, nothing else of the project, and writes to the temporary folder alone", async () => {
    const project = JSON.stringify(path.resolve("package.json"));
    const instance = await aFunction(`return {
      env: Object.keys(process.env).filter((name) => name !== "BOX_KIND"),
      own: tried(() => fs.readdirSync("/var/task")),
      project: tried(() => fs.readFileSync(${project})),
      shell: fs.existsSync("/bin/sh"),
      task: tried(() => fs.writeFileSync("/var/task/x", "")),
      root: tried(() => fs.mkdirSync("/x")),
      tmp: tried(() => fs.writeFileSync("/tmp/x", "")),
      full: tried(() => fs.writeFileSync("/tmp/y", Buffer.alloc(513 * 1024 ** 2))),
      uid: process.getuid(),
    }`);
    const found = (await json(await ask(instance))) as Record<string, unknown>;
    expect(found).toMatchObject({
      env: ["GIVEN"],
      own: "launcher.cjs",
      project: "ENOENT",
      shell: false,
      tmp: "undefined",
      full: "ENOSPC",
    });
    expect(found["task"]).toMatch(/^(?:EROFS|EACCES)$/);
    expect(found["root"]).toMatch(/^(?:EROFS|EACCES)$/);
    if (process.getuid?.() === 0) expect(found["uid"]).not.toBe(0);
  }, 60_000);

  test("is stopped once it has answered, and answers again when it is asked", async () => {
    const instance = await aFunction("return fs.readFileSync('/proc/self/stat', 'utf8').split(' ')[0]");
    const pid = await json(await ask(instance));
    await expect.poll(() => instance.life.freezes).toBe(1);
    expect(instance.isIdle()).toBe(true);
    expect(await json(await ask(instance))).toBe(pid);
    await expect.poll(() => instance.life.freezes).toBe(2);
  }, 60_000);

  test("ends when a request takes longer than it may", async () => {
    const instance = await aFunction("return 0", 300);
    await expect(ask(instance)).rejects.toMatchObject({ how: "limit" });
    expect(instance.life.ended).toBe("limit");
  }, 60_000);
});
