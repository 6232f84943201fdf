import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const project = process.cwd();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "settings-"));
  writeFileSync(path.join(folder, ".env"), "# PORT=1\nPORT=4001\nSHOTWRIGHT_SIGNUP=open\nSHOTWRIGHT_SING_UP=open\n");
  writeFileSync(path.join(folder, ".env.local"), "PORT=4002\nFAL_KEY='one of mine'\n");
});
afterAll(() => rmSync(folder, { recursive: true }));

test("settings of .env are in force for the programs beside the service, and the environment wins", () => {
  const { PATH } = process.env;
  const told = execFileSync(process.execPath, [path.join(project, "scripts", "config.ts")], {
    cwd: folder,
    env: { PATH, SHOTWRIGHT_SIGNUP: "closed", NODE_ENV: "production" },
    encoding: "utf8",
  });
  expect(told).toMatch(/^PORT +environment +4002$/m);
  expect(told).toMatch(/^SHOTWRIGHT_SIGNUP +environment +closed$/m);
  expect(told).toMatch(/^FAL_KEY +environment +\(set\)$/m);
  expect(told).toMatch(/^SHOTWRIGHT_SING_UP +nobody reads/m);
  expect(told).not.toContain("mine");
});
