import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import compileProgram from "./compile-program.mjs";
import { servedName } from "./name-file.mjs";

let folder: string;
const sources: Record<string, string> = {
  "page.tsx": `"use client";
    export const start = () => new Worker(new URL("./counts.ts", import.meta.url), { type: "module" });
    start(); void import("./later.ts");`,
  "counts.ts": `fetch(new URL("some-reader/reader.wasm", import.meta.url));`,
  "later.ts": `document.title = process.env.NODE_ENV as string;`,
  "node_modules/some-reader/package.json": `{ "name": "some-reader", "version": "1.0.0" }`,
  "node_modules/some-reader/reader.wasm": "bytes",
};
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "program-"));
  for (const [name, text] of Object.entries(sources)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Program {
  entry: string;
  files: Record<string, string>;
}

const compiled = async (mode: string): Promise<Program & { watched: string[] }> => {
  const watched: string[] = [];
  const loader = {
    resourcePath: path.join(folder, "page.tsx"),
    mode,
    addDependency: (file: string) => watched.push(path.relative(folder, file)),
  };
  const code = await compileProgram.call(loader);
  return { ...(JSON.parse(code.replace(/^export default (.*);$/s, "$1")) as Program), watched };
};

test("a program is its entry, its workers, what it brings later, and packages' files where they are served", async () => {
  const { entry, files, watched } = await compiled("production");
  expect(
    Object.keys(files)
      .map((name) => name.replace(/-[\w-]{8}\.js$/, ""))
      .toSorted(),
  ).toEqual(["counts", "later", "page"]);
  expect(entry).toMatch(/^page-/);
  const named = (stem: string) => Object.keys(files).find((name) => name.startsWith(`${stem}-`)) ?? "missing";
  expect(files[entry]).toContain(named("counts"));
  expect(files[entry]).toMatch(new RegExp(`import\\(.\\./${named("later")}`));
  expect(files[named("counts")]).toContain(servedName("reader.wasm", "bytes"));
  expect(files[named("later")]).toContain("production");
  expect(watched.toSorted()).toEqual(["counts.ts", "later.ts", "page.tsx"]);
});

test("names change with what they name, and with nothing else", async () => {
  expect((await compiled("production")).files).toEqual((await compiled("production")).files);
  expect((await compiled("production")).entry).not.toBe((await compiled("development")).entry);
  expect(servedName("/a/Geist.woff2", "one")).toMatch(/^Geist-[0-9a-f]{12}\.woff2$/);
  expect(servedName("/b/Geist.woff2", "one")).toBe(servedName("/a/Geist.woff2", "one"));
  expect(servedName("/a/Geist.woff2", "two")).not.toBe(servedName("/a/Geist.woff2", "one"));
});
