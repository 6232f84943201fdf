import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectRoot } from "#lib/store/testing/embedded.ts";

/** A start that fails ends the process, with code 1 and the cause in words: whoever runs it can start another. */

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "failed-start-"));
});
afterAll(() => rm(folder, { recursive: true }));

const started = (env: Record<string, string>): Promise<{ code: number | null; said: string }> =>
  new Promise((done) => {
    const child = spawn(process.execPath, [path.join(projectRoot, "lib/api/testing/starting-process.ts")], {
      cwd: projectRoot,
      env: { ...process.env, SHOTWRIGHT_DATA: folder, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let said = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        said += chunk.toString();
      });
    child.once("close", (code) => done({ code, said }));
  });

test("a database that cannot be reached ends it", { timeout: 60_000 }, async () => {
  const { code, said } = await started({ DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none" });
  expect({ code, said }).toMatchObject({ code: 1, said: expect.stringContaining("ECONNREFUSED") });
});

test("a setting that cannot be read ends it, and is named", { timeout: 60_000 }, async () => {
  const { code, said } = await started({ SHOTWRIGHT_ROLE: "wbe" });
  expect({ code, said }).toMatchObject({ code: 1, said: expect.stringContaining("SHOTWRIGHT_ROLE") });
});
