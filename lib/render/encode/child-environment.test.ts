import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { openRenderPool } from "./render-pool.ts";

test.skipIf(process.platform === "win32")("a program that is started is handed nothing that is secret", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "told-"));
  const told = path.join(folder, "ffmpeg");
  await writeFile(told, '#!/bin/sh\nenv > "$0.env"\nexit 1\n');
  await chmod(told, 0o755);
  const secrets = { FAL_KEY: "fal", DATABASE_URL: "postgres", NEXTAUTH_SECRET: "seal", ANTHROPIC_API_KEY: "model" };
  const environment = { ...process.env, ...secrets };
  const pool = openRenderPool({
    projectRoot: process.cwd(),
    workers: 1,
    ffmpegPath: told,
    searchPath: "",
    environment,
  });
  const signal = new AbortController().signal;
  await expect(pool.frameOf({ film: new Uint8Array(8), frame: 0, signal })).rejects.toThrow();
  const names = (await readFile(`${told}.env`, "utf8")).split("\n").map((line) => line.split("=", 1)[0] ?? "");
  expect(names).toContain("PATH");
  // The shell that tells it sets three of its own.
  const harmless = /^(PATH|LD_LIBRARY_PATH|DYLD_LIBRARY_PATH|TMPDIR|TEMP|TMP|MALLOC_ARENA_MAX|PWD|SHLVL|_|)$/;
  expect(names.filter((name) => !harmless.test(name))).toEqual([]);
  await pool.close();
  await rm(folder, { recursive: true });
});
