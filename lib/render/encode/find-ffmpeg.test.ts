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
  expect(findFfmpeg(undefined, searchPath.join(path.delimiter), folder)).toBe(path.join(folder, "program", name));
});

test("without one the packaged program serves", () => {
  expect(findFfmpeg(undefined, "", process.cwd())).toMatch(/@ffmpeg-(binary|installer).*ffmpeg/);
});

test("the packaged program is the project's own, the newest of them, wherever this code was bundled to", async () => {
  const project = path.join(folder, "project");
  for (const publisher of ["@ffmpeg-installer", "@ffmpeg-binary"]) {
    const installed = path.join(project, "node_modules", publisher, `${process.platform}-${process.arch}`);
    await mkdir(installed, { recursive: true });
    await writeFile(path.join(installed, "package.json"), "{}");
    await writeFile(path.join(installed, name), "");
    expect(findFfmpeg(undefined, "", project)).toBe(path.join(installed, name));
  }
  expect(() => findFfmpeg(undefined, "", path.join(folder, "nowhere"))).toThrow(/There is no ffmpeg/);
});

test("a named program must be one", () => {
  const named = path.join(folder, "program", name);
  expect(findFfmpeg(named, "", folder)).toBe(named);
  for (const place of ["directory", "text", "nowhere"])
    expect(() => findFfmpeg(path.join(folder, place, name), "", folder)).toThrow(/FFMPEG_PATH names .* not a program/);
});
