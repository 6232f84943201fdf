import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { zstdCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findFfmpeg } from "./find-ffmpeg.ts";
import { ownProgram } from "./own-program.ts";

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

const packed = async (project: string, program: string, named = program): Promise<string> => {
  const programs = path.join(folder, project, "build", "programs");
  await mkdir(programs, { recursive: true });
  const sha256 = createHash("sha256").update(named).digest("hex");
  const file = `ffmpeg-${process.platform}-${process.arch}-${sha256}.zst`;
  await writeFile(path.join(programs, file), zstdCompressSync(program));
  return path.join(folder, project);
};

test("where there is no package, the packed program is unpacked once, whole, and run", async () => {
  const project = await packed("function", `#!/bin/sh\necho ${folder}\n`);
  const file = findFfmpeg(undefined, "", project);
  expect(execFileSync(file, { encoding: "utf8" })).toBe(`${folder}\n`);
  const { ino } = await stat(file);
  expect(findFfmpeg(undefined, "", project)).toBe(file);
  expect((await stat(file)).ino).toBe(ino);
  await rm(file);
  expect(findFfmpeg(undefined, "", project)).toBe(file);
  expect(await readdir(path.dirname(file))).toContain(path.basename(file));
  await rm(file);
});

test("a packed program that is another one than its name says is not run", async () => {
  const project = await packed("damaged", "#!/bin/sh\nexit 1\n", "#!/bin/sh\nexit 0\n");
  expect(() => findFfmpeg(undefined, "", project)).toThrow(/damaged/);
});

test("a program that may not be made one where it lies is copied to where it may", async () => {
  const bytes = `#!/bin/sh\necho copied ${folder}\n`;
  const file = ownProgram(createHash("sha256").update(bytes).digest("hex"), () => Buffer.from(bytes));
  expect(execFileSync(file, { encoding: "utf8" })).toBe(`copied ${folder}\n`);
  expect((await stat(file)).mode & 0o077).toBe(0);
  await rm(file);
});
