import { spawn, type ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Readable, Writable } from "node:stream";
import { afterEach, expect, test } from "vitest";
import { loopbackServer, type LoopbackServer, type Said } from "#lib/publishers/testing/loopback-server.ts";
import { strictBucket } from "#lib/publishers/testing/strict-bucket.ts";
import { projectRoot } from "#lib/store/testing/embedded.ts";

const script = path.join(projectRoot, "lib/engine/testing/publishing-process.ts");
const children: ChildProcessByStdio<Writable, null, Readable>[] = [];
const servers: LoopbackServer[] = [];

afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** A process that publishes; what it says when it dies of itself is why the test failed. */
const start = (...given: string[]) => {
  const child = spawn(process.execPath, [script, ...given], { cwd: projectRoot, stdio: ["pipe", "ignore", "pipe"] });
  children.push(child);
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  const died = once(child, "exit").then(([code, signal]) => {
    if (signal !== "SIGKILL" && code !== 0) throw new Error(`The process died with ${String(code)}: ${said}`);
  });
  died.catch(() => undefined);
  return {
    /** Waits for what shall happen, or for the death of the process. */
    until: <T>(what: Promise<T>): Promise<T> => Promise.race([what, died.then(() => what)]),
    kill: async () => {
      child.kill("SIGKILL");
      await died;
    },
    end: async () => {
      child.stdin.end();
      await died;
    },
  };
};
const never = new Promise<Said>(() => undefined);

test("killed amid its steps and amid its message, a publication is finished by who comes after, each effect once", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "killed-"));
  let captions = 0;
  const bucket = await strictBucket(({ method, target }) =>
    method === "PUT" && target.endsWith("/captions.vtt") && captions++ === 0 ? never : null,
  );
  let messages = 0;
  const receiver = await loopbackServer(() => (messages++ === 0 ? never : { status: 200 }));
  servers.push(bucket, receiver);

  const first = start(folder, bucket.url, receiver.url);
  await first.until(bucket.until(({ target }) => target.endsWith("/captions.vtt")));
  await first.kill();
  expect(bucket.objects.size).toBe(1);

  const second = start(folder);
  await second.until(receiver.until(() => true));
  await second.kill();
  const puts = bucket.arrived.map(({ target }) => target.split("/").at(-1));
  expect(puts).toEqual(["film.mp4", "captions.vtt", "captions.vtt", "provenance.json"]);

  const third = start(folder);
  await third.until(receiver.until((each) => each !== receiver.arrived[0]));
  await third.end();
  expect(receiver.arrived).toHaveLength(2);
  expect(new Set(receiver.arrived.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  expect(new Set(receiver.arrived.map(({ body }) => body.toString())).size).toBe(1);
  expect(bucket.arrived).toHaveLength(4);
  expect([...bucket.objects.values()].map(({ body }) => body.toString()).slice(0, 2)).toEqual([
    "the film",
    "the captions",
  ]);
  await rm(folder, { recursive: true });
}, 120_000);
