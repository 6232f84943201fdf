import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { diskMedia } from "./disk-media.ts";
import { MediaMissing } from "./media-store.ts";
import { mediaSuite } from "./media-suite.ts";
import { memoryMedia } from "./testing/memory-media.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "shotwright-media-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

let aheadMs = 0;
const now = () => new Date(Date.now() + aheadMs);
mediaSuite(() => ({
  media: diskMedia(folder, now),
  elsewhere: diskMedia(folder, now),
  pass: (ms) => (aheadMs += ms),
  faults: null,
}));

// The one that other tests use is held to the same.
const inMemory = memoryMedia(now);
mediaSuite(() => ({ media: inMemory, elsewhere: inMemory, pass: (ms) => (aheadMs += ms), faults: null }));

const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => (index * 31) % 251);
const sha256 = createHash("sha256").update(bytes).digest("hex");

test("content is kept under its SHA-256 and comes back whole", async () => {
  const media = diskMedia(folder);
  expect(await media.has(sha256)).toBe(false);
  expect(await media.put(bytes)).toEqual({ sha256, bytes: 100_000 });
  expect(await media.has(sha256)).toBe(true);
  expect(Buffer.compare(await media.read(sha256), bytes)).toBe(0);
  expect(await readdir(folder)).toEqual([sha256.slice(0, 2)]);
  expect(await readdir(join(folder, sha256.slice(0, 2)))).toEqual([sha256.slice(2)]);
});

test("ranges are inclusive; without one the stream is the whole", async () => {
  const media = diskMedia(folder);
  await media.put(bytes);
  const part = await buffer(await media.stream(sha256, { start: 70_000, end: 70_009 }));
  expect(part.equals(bytes.subarray(70_000, 70_010))).toBe(true);
  expect(await buffer(await media.stream(sha256, { start: 0, end: 0 }))).toHaveLength(1);
  expect((await buffer(await media.stream(sha256))).equals(bytes)).toBe(true);
});

test("the same bytes are kept once, also when they come together, and leave no drafts", async () => {
  const media = diskMedia(folder);
  const stored = await Promise.all(Array.from({ length: 8 }, () => media.put(bytes)));
  for (const each of stored) expect(each.sha256).toBe(sha256);
  const path = join(folder, sha256.slice(0, 2), sha256.slice(2));
  const first = await stat(path);
  await media.put(bytes);
  expect((await stat(path)).ino).toBe(first.ino);
  expect(await readdir(join(folder, sha256.slice(0, 2)))).toHaveLength(1);
});

test("a file cut short is written again", async () => {
  const media = diskMedia(folder);
  await media.put(bytes);
  await writeFile(join(folder, sha256.slice(0, 2), sha256.slice(2)), bytes.slice(0, 10));
  await media.put(bytes);
  expect(await media.read(sha256)).toHaveLength(100_000);
});

test("a write that fails leaves nothing behind and says why", async () => {
  const media = diskMedia(folder);
  await writeFile(join(folder, sha256.slice(0, 2)), "a file where the folder would be");
  await expect(media.put(bytes)).rejects.toThrow(/ENOTDIR|EEXIST/);
  expect(await readdir(folder)).toEqual([sha256.slice(0, 2)]);
});

test("what is not there is missing, and a name that is no SHA-256 never becomes a path", async () => {
  const media = diskMedia(folder);
  for (const name of ["0".repeat(64), "../../etc/passwd", sha256.toUpperCase(), ""]) {
    await expect(media.read(name)).rejects.toThrow(MediaMissing);
    await expect(media.stream(name)).rejects.toThrow(MediaMissing);
    expect(await media.has(name)).toBe(false);
  }
});
