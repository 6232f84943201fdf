import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hashOf, unlessFresh } from "./stamp.mjs";

let folder: string;
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
const hash = () => hashOf([folder], [path.join(folder, "made")]);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "stamp-"));
  mkdirSync(path.join(folder, "made"));
  write("a.ts", "1");
  vi.spyOn(console, "log").mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test("the hash follows names and contents, and neither tests nor what is left out", () => {
  const first = hash();
  write("a.test.ts", "1");
  write("made/b.ts", "1");
  expect(hash()).toBe(first);
  write("a.ts", "2");
  const second = hash();
  expect(second).not.toBe(first);
  write("c.ts", "");
  expect(hash()).not.toBe(second);
});

test("work is done once for the same sources, and again after it was interrupted", async () => {
  const made = path.join(folder, "made");
  const work = vi.fn<() => Promise<void>>().mockResolvedValue();
  const run = () => unlessFresh({ folder: made, hash: hash(), fresh: "fresh", work });
  await run();
  await run();
  expect(work).toHaveBeenCalledTimes(1);
  write("a.ts", "2");
  work.mockRejectedValueOnce(new Error("interrupted"));
  await expect(run()).rejects.toThrow("interrupted");
  write("a.ts", "1");
  await run();
  expect(work).toHaveBeenCalledTimes(3);
});
