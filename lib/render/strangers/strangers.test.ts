import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeMark, markFilm } from "#lib/provenance/watermark/mark.ts";
import { patternOf } from "#lib/provenance/watermark/pattern.ts";
import { encodeAgain, encodeFrames, sourceFrames } from "#lib/provenance/watermark/testing/sample-film.ts";
import { hostileFiles, longFilm, wideFilm } from "#lib/render/testing/hostile-files.ts";
import { clipFrames } from "./clip-frames.ts";
import { openMarkSearch, type MarkSearch } from "./mark-search.ts";
import { looksAt } from "./strange-luma.ts";

const never = new AbortController().signal;
const key = new TextEncoder().encode("the key of these tests");
const projectRoot = process.cwd();
const clipThread = path.join(projectRoot, "lib/render/strangers/clip-worker.ts");
const mib = 1024 ** 2;
let searched: MarkSearch;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "strangers-"));
  searched = openMarkSearch({ projectRoot, key });
});
afterAll(async () => {
  await searched.close();
  await rm(folder, { recursive: true });
});

/** A thread that does as it is told instead of searching. */
const threadOf = async (name: string, code: string): Promise<string> => {
  const file = path.join(folder, `${name}.mjs`);
  await writeFile(file, `import { parentPort, workerData } from "node:worker_threads";\n${code}`);
  return file;
};

test("the mark of a film is found by the sandboxed decoder, also where it was encoded again and cropped", async () => {
  const size = { width: 1280, height: 720 };
  const payload = "0123456789abcdef";
  const marker = markFilm(makeMark(await patternOf(key), payload), size.width, size.height);
  const frames = sourceFrames("testsrc2=s=%s:r=24,noise=alls=12:allf=t", size, 24);
  for (const frame of frames) marker.mark(frame);
  const [film, again] = ["film.mp4", "again.mov"].map((name) => path.join(folder, name));
  encodeFrames(frames, size, film!);
  encodeAgain(film!, again!, "-vf", "crop=1180:664,scale=960:540", "-crf", "23");
  for (const file of [film!, again!])
    expect(await searched.search(await readFile(file), never), file).toEqual([payload]);
});

test("nothing is found in hostile files, and none of them is followed", async () => {
  for (const [name, bytes] of Object.entries(hostileFiles()))
    expect(await searched.search(bytes, never), name).toEqual([]);
});

test("what is decoded is bounded on both sides, whatever a film of a few kilobytes says of itself", async () => {
  const wide = wideFilm(24);
  expect(wide.byteLength).toBeLessThan(mib);
  const until = performance.now() + 60_000;
  for (const look of looksAt(wide, until)) await expect(look()).rejects.toThrow(/cannot be read/);
  let held = 0;
  for (const look of looksAt(longFilm(600), until)) {
    const pictures = await look();
    held = pictures.reduce((sum, { luma }) => sum + luma.byteLength, 0);
    for (const { width, height } of pictures) expect([width, height]).toEqual([1280, 720]);
  }
  expect(held).toBeGreaterThan(40 * mib);
  expect(held).toBeLessThan(96 * mib);
});

test("a look that is late makes do with the frames that it has", async () => {
  const [, whole] = looksAt(longFilm(600), performance.now());
  expect((await whole!()).length).toBeLessThan(8);
});

test("a search that takes too long is ended with its thread, and the next one starts afresh", async () => {
  const entry = await threadOf(
    "slow",
    "parentPort.on('message', (bytes) => { if (bytes[0] === 1) for (;;); else parentPort.postMessage(['found']); });",
  );
  const search = openMarkSearch({ projectRoot, key, entry, deadlineMs: 300 });
  expect(await search.search(Uint8Array.of(1), never)).toEqual([]);
  expect(await search.search(Uint8Array.of(2), never)).toEqual(["found"]);
  await search.close();
});

test("few files wait, one is searched at a time, and the thread has nothing of the environment", async () => {
  process.env["SHOTWRIGHT_TEST_SECRET"] = "a secret";
  const entry = await threadOf(
    "told",
    "let busy = 0, most = 0; parentPort.on('message', async () => { most = Math.max(most, ++busy); await new Promise(setImmediate); busy--; parentPort.postMessage([String(most), ...Object.keys(process.env)]); });",
  );
  const search = openMarkSearch({ projectRoot, key, entry });
  const all = await Promise.allSettled(Array.from({ length: 30 }, () => search.search(new Uint8Array(mib), never)));
  const refused = all.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(24);
  expect(refused[0]).toMatchObject({ reason: { code: "unavailable", headers: { "Retry-After": "5" } } });
  for (const each of all) if (each.status === "fulfilled") expect(each.value).toEqual(["1"]);
  delete process.env["SHOTWRIGHT_TEST_SECRET"];
  await search.close();
});

test("who leaves is not searched for any longer", async () => {
  const entry = await threadOf("endless", "parentPort.on('message', () => { for (;;); });");
  const search = openMarkSearch({ projectRoot, key, entry });
  const leaving = new AbortController();
  const gone = search.search(Uint8Array.of(1), leaving.signal);
  leaving.abort(new Error("gone"));
  await expect(gone).rejects.toThrow("gone");
  await search.close();
});

test("a clip is read frame by frame as it is wanted, and no other kind of file is decoded", async () => {
  const size = { width: 128, height: 72 };
  let frames = 0;
  for await (const frame of clipFrames(clipThread, longFilm(30), size)) {
    expect(frame.byteLength).toBe((128 * 72 * 3) / 2);
    if (++frames === 12) break;
  }
  expect(frames).toBe(12);
  for (const [name, bytes] of Object.entries(hostileFiles()))
    await expect(clipFrames(clipThread, bytes, size).next(), name).rejects.toThrow(/film/);
});

test("a clip's end is heard by who takes his time over its last frame", async () => {
  const clip = clipFrames(clipThread, longFilm(24), { width: 128, height: 72 });
  let frames = 0;
  for (let { done } = await clip.next(); !done; { done } = await clip.next()) if (++frames === 24) await after(2_000);
  expect(frames).toBe(24);
}, 15_000);
