import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { storedZip, storedZipBytes, type ZipEntry } from "./stored-zip.ts";
import { readZip } from "./testing/read-zip.ts";

const at = new Date("2026-05-04T03:02:02Z");
const entry = (path: string, pieces: Uint8Array[], bytes?: number): ZipEntry => ({
  path,
  bytes: bytes ?? pieces.reduce((sum, piece) => sum + piece.length, 0),
  open: () => Promise.resolve(Readable.from(pieces)),
});
const noise = (length: number) => Uint8Array.from({ length }, (_, i) => (i * 31 + (i >> 8)) & 255);
const entries = [
  entry("灯台.otio", [new TextEncoder().encode("{}")]),
  entry("film.mp4", [noise(70_000), noise(1), noise(65_536)]),
  entry("shots/s1.mp4", [noise(3)]),
  entry("empty.srt", []),
];

test("every file comes out as it went in, and the archive is as long as it was said to be", async () => {
  const archive = await buffer(storedZip(entries, at));
  expect(archive.length).toBe(storedZipBytes(entries));
  const files = readZip(archive);
  expect([...files.keys()]).toEqual(entries.map(({ path }) => path));
  expect(Buffer.from(files.get("film.mp4") ?? []).equals(Buffer.concat([noise(70_000), noise(1), noise(65_536)]))).toBe(
    true,
  );
  expect(files.get("empty.srt")).toHaveLength(0);
  expect((await buffer(storedZip(entries, at))).equals(archive)).toBe(true);
});

test("an archive of nothing is one too", async () => {
  const archive = await buffer(storedZip([], at));
  expect([archive.length, readZip(archive).size]).toEqual([storedZipBytes([]), 0]);
});

test("a file is read only when its turn comes, and no more of it is held than a piece", async () => {
  const log: string[] = [];
  const slow = (path: string): ZipEntry => ({
    path,
    bytes: 3000,
    open: () => {
      log.push(`open ${path}`);
      return Promise.resolve(
        (async function* () {
          for (let i = 0; i < 3; i++) yield await Promise.resolve(noise(1000));
        })(),
      );
    },
  });
  for await (const piece of storedZip([slow("a"), slow("b")], at)) log.push(piece.length >= 1000 ? "piece" : "header");
  expect(log[0]).toBe("open a");
  expect(log.slice(0, log.indexOf("open b")).filter((each) => each === "piece")).toHaveLength(3);
  expect(log.filter((each) => each === "piece")).toHaveLength(6);
});

test.each([
  ["longer", 2],
  ["shorter", 9],
])("a file that is not as long as it was said to be stops the archive: %s", async (_name, bytes) => {
  await expect(buffer(storedZip([entry("a", [noise(5)], bytes)], at))).rejects.toThrow(
    /a has 5 bytes; [29] were announced/,
  );
});

test("the judge sees damage", async () => {
  const archive = await buffer(storedZip(entries, at));
  const damaged = Buffer.from(archive);
  damaged[200] = (damaged[200] ?? 0) ^ 1;
  expect(() => readZip(damaged)).toThrow("film.mp4 is damaged");
  expect(() => readZip(archive.subarray(0, -1))).toThrow("no end of a directory");
});
