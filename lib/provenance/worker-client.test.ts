import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { openWorkerClient, type WorkerClient } from "./worker-client.ts";

// A stand-in for the thread: the media type of a request tells it what to do, the answer says which thread it was.
const SCRIPT = `
import { parentPort, threadId } from "node:worker_threads";
parentPort.on("message", (message) => {
  if (message.mediaType === "exit") process.exit(7);
  if (message.mediaType === "hang") for (;;);
  if (message.mediaType === "hoard") for (const all = []; ; ) all.push(new Array(10_000).fill({}));
  if (message.mediaType === "throw") throw new Error("out of memory");
  const poisoned = message.mediaType === "trap";
  if (message.kind === "sign") parentPort.postMessage({ kind: "claim", claim: new Uint8Array([1]) });
  if (message.kind === "signature") parentPort.postMessage({ kind: "signed", bytes: message.signature, report: {}, poisoned: false });
  if (message.kind === "read") parentPort.postMessage({ kind: "read", report: threadId, poisoned });
});
`;
const request = (mediaType: string) => ({ mediaType, bytes: new Uint8Array(1), context: "{}" });
const signRequest = () => ({
  ...request("image/png"),
  manifestJson: "{}",
  ingredients: [],
  algorithm: "es256" as const,
  reserveSize: 1,
});
let folder: string;
let client: WorkerClient;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "worker-"));
  await writeFile(path.join(folder, "worker.mjs"), SCRIPT);
  client = openWorkerClient(path.join(folder, "worker.mjs"));
});
afterEach(async () => {
  await client.close();
  await rm(folder, { recursive: true });
});

test.each(["exit", "throw"])("a thread that dies (%s) fails its own request only", async (death) => {
  const before = await client.read(request("image/png"));
  const [dead, waiting] = await Promise.allSettled([client.read(request(death)), client.read(request("image/png"))]);
  expect(dead).toMatchObject({ status: "rejected", reason: { code: "reader_unavailable" } });
  expect(waiting.status).toBe("fulfilled");
  const after = await client.read(request("image/png"));
  expect(after).not.toBe(before);
});

test("a thread that hangs is stopped in time, and the next request has a fresh one", async () => {
  const impatient = openWorkerClient(path.join(folder, "worker.mjs"), { deadlineMs: 300 });
  const before = await impatient.read(request("image/png"));
  const [hung, waiting] = await Promise.allSettled([
    impatient.read(request("hang")),
    impatient.read(request("image/png")),
  ]);
  expect(hung).toMatchObject({ status: "rejected", reason: { code: "reader_timed_out" } });
  expect(waiting).toMatchObject({ status: "fulfilled", value: expect.any(Number) });
  expect(await impatient.read(request("image/png"))).not.toBe(before);
  await impatient.close();
});

test("a thread that fills its memory ends alone", async () => {
  await expect(client.read(request("hoard"))).rejects.toMatchObject({ code: "reader_out_of_memory" });
  expect(await client.read(request("image/png"))).toBeTypeOf("number");
}, 60_000);

test("a queue without end is refused", async () => {
  const all = await Promise.allSettled(Array.from({ length: 70 }, () => client.read(request("image/png"))));
  const refused = all.filter((one) => one.status === "rejected");
  expect(refused).toHaveLength(6);
  expect(refused[0]?.reason).toMatchObject({ code: "reader_unavailable" });
});

test("a thread that reports a trap answers, and is not used again", async () => {
  const trapped = await client.read(request("trap"));
  const next = await client.read(request("image/png"));
  const again = await client.read(request("image/png"));
  expect(next).not.toBe(trapped);
  expect(again).toBe(next);
});

test("the key holder is asked for the signature, and its refusal reaches the caller", async () => {
  const signed = await client.sign(signRequest(), (claim) => Promise.resolve(new Uint8Array([...claim, 2])));
  expect([...signed.bytes]).toEqual([1, 2]);
  const refusing = client.sign(signRequest(), () => {
    throw new Error("the key is locked");
  });
  await expect(refusing).rejects.toThrow("the key is locked");
  expect(await client.read(request("image/png"))).toBeTypeOf("number");
});

test("a missing entry and a closed client say so", async () => {
  const missing = openWorkerClient(path.join(folder, "nothing.mjs"));
  await expect(missing.read(request("image/png"))).rejects.toMatchObject({ code: "reader_unavailable" });
  await client.close();
  await expect(client.read(request("image/png"))).rejects.toThrow(/closed/);
});

test("an idle thread goes with what it has grown to, and the next request has a fresh one", async () => {
  const brief = openWorkerClient(path.join(folder, "worker.mjs"), { idleMs: 0 });
  const before = await brief.read(request("image/png"));
  await expect.poll(() => brief.read(request("image/png")), { interval: 50 }).not.toBe(before);
  await brief.close();
});
