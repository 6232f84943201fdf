import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openMediaCache } from "./cached-media.ts";
import { diskMedia } from "./disk-media.ts";
import type { MediaStore } from "./media-store.ts";
import { mediaSuite } from "./media-suite.ts";

let root: string;
let bucket: MediaStore;
let asked: string[];
let reports: string[];
let aheadMs = 0;

const now = () => new Date(Date.now() + aheadMs);
const open = (folder = "cache", bytesMax = 100_000) => {
  const report = (message: string) => void reports.push(message);
  return openMediaCache({ folder: join(root, folder), bytesMax, clock: now, report }).over(bucket);
};

let one: MediaStore;
let other: MediaStore;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "shotwright-cache-"));
  [asked, reports] = [[], []];
  const disk = diskMedia(join(root, "bucket"), now);
  bucket = {
    ...disk,
    read: (sha256) => {
      asked.push(`read ${sha256}`);
      return disk.read(sha256);
    },
    stream: (sha256, range) => {
      asked.push(`stream ${sha256}`);
      return disk.stream(sha256, range);
    },
  };
  [one, other] = [open("one", 2 ** 30), open("other", 2 ** 30)];
});
afterEach(() => rm(root, { recursive: true, force: true }));

// A cache changes nothing that is told of a store.
mediaSuite(() => ({ media: one, elsewhere: other, pass: (ms) => (aheadMs += ms), faults: null }));

const file = (fill: number, length = 30_000) => new Uint8Array(length).fill(fill);

test("what was put or read here is read here again, whole and in part", async () => {
  const media = open();
  const { sha256 } = await media.put(file(1));
  expect(Buffer.compare(await media.read(sha256), file(1))).toBe(0);
  expect(await buffer(await media.stream(sha256, { start: 1, end: 2 }))).toHaveLength(2);
  expect(asked).toEqual([]);
  const { sha256: theirs } = await bucket.put(file(2));
  await media.read(theirs);
  await media.read(theirs);
  expect(asked).toEqual([`read ${theirs}`]);
});

test("who reads the same at once waits for one reading", async () => {
  const media = open();
  const { sha256 } = await bucket.put(file(3));
  await Promise.all(Array.from({ length: 5 }, () => media.read(sha256)));
  expect(asked).toHaveLength(1);
});

test("the longest unread goes first, and the bytes stay below their bound", async () => {
  const media = open();
  const [a, b, c] = [await media.put(file(1)), await media.put(file(2)), await media.put(file(3))];
  await media.read(a.sha256);
  await media.put(file(4));
  await media.put(file(5, 60_000));
  expect((await readdir(join(root, "cache"))).length).toBe(3);
  for (const { sha256 } of [b, c]) await media.read(sha256);
  expect(asked).toHaveLength(2);
});

test("a cache that was there is used, and a draft that was left is no file", async () => {
  const first = open();
  const { sha256 } = await first.put(file(6));
  await writeFile(join(root, "cache", "x.part"), "half");
  const again = open();
  await again.read(sha256);
  expect(asked).toEqual([]);
});

test("a folder that vanishes or cannot be written costs nothing but time", async () => {
  const media = open();
  const { sha256 } = await media.put(file(7));
  await rm(join(root, "cache"), { recursive: true });
  expect(Buffer.compare(await media.read(sha256), file(7))).toBe(0);
  await rm(join(root, "cache"), { recursive: true });
  await writeFile(join(root, "cache"), "a file where the folder would be");
  const { sha256: next } = await media.put(file(8));
  expect(Buffer.compare(await media.read(next), file(8))).toBe(0);
  expect((await buffer(await media.stream(next))).byteLength).toBe(30_000);
  expect(reports.length).toBeGreaterThan(0);
});

test("processes that share the folder stay below its bound together", async () => {
  const [mine, theirs] = [open(), open()];
  for (let fill = 1; fill <= 3; fill++) await mine.put(file(fill));
  await theirs.put(file(4));
  expect(await readdir(join(root, "cache"))).toHaveLength(3);
  aheadMs += 61_000;
  await mine.put(file(5));
  expect(await readdir(join(root, "cache"))).toHaveLength(3);
});

test("on a disk with little room it keeps less, and nothing where there is none", async () => {
  let free = 120_000;
  const media = openMediaCache({
    folder: join(root, "cache"),
    bytesMax: 10 ** 9,
    freeBytes: () => Promise.resolve(free),
    clock: now,
    report: (message) => void reports.push(message),
  }).over(bucket);
  for (let fill = 1; fill <= 4; fill++) await media.put(file(fill));
  expect(await readdir(join(root, "cache"))).toHaveLength(2);
  free = 0;
  aheadMs += 61_000;
  const { sha256 } = await media.put(file(5));
  expect(await readdir(join(root, "cache"))).toHaveLength(1);
  expect(await media.read(sha256)).toHaveLength(30_000);
  expect(reports).toEqual([]);
});

test("what is removed is gone here too", async () => {
  const media = open();
  const { sha256 } = await media.put(file(9));
  await media.remove(sha256);
  await expect(media.read(sha256)).rejects.toThrow("No media");
  expect(sha256).toBe(createHash("sha256").update(file(9)).digest("hex"));
});
