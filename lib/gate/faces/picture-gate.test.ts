import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { openPictureGate, type PictureGate } from "./picture-gate.ts";

// A stand-in for the thread: the first byte tells it what to do, the width it answers says which thread it was.
const SCRIPT = `
import { parentPort, threadId } from "node:worker_threads";
parentPort.on("message", ([first]) => {
  if (first === 1) process.exit(7);
  if (first === 2) for (;;);
  if (first === 3) throw new Error("broken");
  if (first === 4) parentPort.postMessage({ kind: "unreadable", message: "no picture" });
  else if (first === 5) parentPort.postMessage({ kind: "failed", message: "trapped" });
  else parentPort.postMessage({ kind: "seen", result: { faces: [], width: threadId, height: 1 } });
});
`;
const bytes = (first: number) => new Uint8Array([first]);
let folder: string;
let entry: string;
let gate: PictureGate;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "faces-"));
  entry = path.join(folder, "worker.mjs");
  await writeFile(entry, SCRIPT);
  gate = openPictureGate({ projectRoot: folder, entry });
});
afterEach(async () => {
  await gate.close();
  await rm(folder, { recursive: true });
});
const threadOf = async (open = gate) => (await open.lookAt(bytes(0))).width;

test.each([1, 3, 5])("a search that dies (%i) is an error of its own request only", async (death) => {
  const before = await threadOf();
  const [dead, waiting] = await Promise.allSettled([gate.lookAt(bytes(death)), gate.lookAt(bytes(0))]);
  expect(dead).toMatchObject({ status: "rejected", reason: { code: "unavailable" } });
  expect(waiting.status).toBe("fulfilled");
  expect(await threadOf()).not.toBe(before);
});

test("a search that hangs is stopped in time", async () => {
  const impatient = openPictureGate({ projectRoot: folder, entry, deadlineMs: 300 });
  await expect(impatient.lookAt(bytes(2))).rejects.toMatchObject({ code: "unavailable" });
  await impatient.close();
});

test("a picture that cannot be read costs no thread", async () => {
  const before = await threadOf();
  await expect(gate.lookAt(bytes(4))).rejects.toMatchObject({ code: "image_unreadable", message: "no picture" });
  expect(await threadOf()).toBe(before);
});

test("an idle thread goes, and the next picture has a fresh one", async () => {
  const brief = openPictureGate({ projectRoot: folder, entry, idleMs: 0 });
  const before = await threadOf(brief);
  await expect.poll(() => threadOf(brief), { interval: 50 }).not.toBe(before);
  await brief.close();
});

test("the caller keeps the bytes, a queue without end and a closed gate are refused", async () => {
  const own = bytes(0);
  const all = await Promise.allSettled(Array.from({ length: 40 }, () => gate.lookAt(own)));
  expect(own).toHaveLength(1);
  expect(all.filter(({ status }) => status === "rejected")).toHaveLength(8);
  await gate.close();
  await expect(gate.lookAt(own)).rejects.toMatchObject({ code: "unavailable" });
});
