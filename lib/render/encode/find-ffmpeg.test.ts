import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findFfmpeg } from "./find-ffmpeg.ts";

let folder = "";
const name = process.platform === "win32" ? "ffmpeg.exe" : "ffmpeg";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "find-"));
  await mkdir(path.join(folder, "directory", name), { recursive: true });
  for (const place of ["text", "program"]) {
    await mkdir(path.join(folder, place));
    await writeFile(path.join(folder, place, name), "");
  }
  await chmod(path.join(folder, "text", name), 0o644);
  await chmod(path.join(folder, "program", name), 0o755);
});
afterAll(() => rm(folder, { recursive: true }));

test("the first program on the search path is taken; folders and plain files of its name are passed over", () => {
  const searchPath = ["", "directory", "text", "program"].map((place) =>
    place === "" ? "" : path.join(folder, place),
  );
  expect(findFfmpeg(undefined, searchPath.join(path.delimiter))).toBe(path.join(folder, "program", name));
});

test("without one the packaged program serves", () => {
  expect(findFfmpeg(undefined, "")).toMatch(/@ffmpeg-installer.*ffmpeg/);
});

test("a named program must be one", () => {
  const named = path.join(folder, "program", name);
  expect(findFfmpeg(named, "")).toBe(named);
  for (const place of ["directory", "text", "nowhere"])
    expect(() => findFfmpeg(path.join(folder, place, name), "")).toThrow(/FFMPEG_PATH names .* not a program/);
});
