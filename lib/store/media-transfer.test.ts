import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bucketMedia } from "./bucket-media.ts";
import { diskMedia } from "./disk-media.ts";
import type { MediaStore } from "./media-store.ts";
import { copyMedia, verifyMedia } from "./media-transfer.ts";
import { patienceOf } from "./patience.ts";
import { s3Objects } from "./s3-objects.ts";
import { openS3Gate, type S3Gate } from "./testing/s3-gate.ts";

let folder: string;
let gate: S3Gate;
let disk: MediaStore;
let bucket: MediaStore;
let names: string[];
const now = () => new Date();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "shotwright-transfer-"));
  gate = await openS3Gate();
  disk = diskMedia(folder);
  bucket = bucketMedia(s3Objects(gate, { fetch, now, patience: patienceOf(20_000) }), { prefix: "p", now });
  names = [];
  for (let file = 0; file < 9; file++) names.push((await disk.put(new Uint8Array(1000 + file).fill(file))).sha256);
});
afterEach(async () => {
  await gate.close();
  await rm(folder, { recursive: true });
});
const damage = (sha256: string) => writeFile(join(folder, sha256.slice(0, 2), sha256.slice(2)), "something else");

test("everything goes from a disk to a bucket, what was put aside too; a second run copies what came since", async () => {
  await disk.retire(names[3]!);
  const told: number[] = [];
  expect(await copyMedia(disk, bucket, (done) => told.push(done))).toMatchObject({ copied: 9, there: 0, damaged: [] });
  expect(Math.max(...told)).toBe(9);
  for (const name of names) expect(Buffer.compare(await bucket.read(name), await disk.read(name))).toBe(0);
  await disk.put(new Uint8Array(5));
  expect(await copyMedia(disk, bucket)).toMatchObject({ copied: 1, there: 9, bytes: 5 });
  expect(await verifyMedia(bucket)).toMatchObject({ files: 10, bytes: 9041, damaged: [] });
});

test("what is damaged is named, and not copied", async () => {
  await damage(names[0]!);
  expect(await verifyMedia(disk)).toMatchObject({ files: 9, damaged: [names[0]] });
  expect(await copyMedia(disk, bucket)).toMatchObject({ copied: 8, damaged: [names[0]] });
  expect(await bucket.has(names[0]!)).toBe(false);
  expect(await verifyMedia(bucket)).toMatchObject({ files: 8, damaged: [] });
});

test("and back again, over connections that break", async () => {
  await copyMedia(disk, bucket);
  const again = diskMedia(join(folder, "again"));
  gate.faults = Array.from({ length: 3 }, () => ({ method: "GET", fault: { is: "cut" as const } }));
  expect(await copyMedia(bucket, again)).toMatchObject({ copied: 9, damaged: [] });
});
