import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadOrMakeSecrets } from "./secrets.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "secrets-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("every purpose has a secret of its own, made once however many start, and readable by nobody else", async () => {
  const home = path.join(folder, "new");
  const all = await Promise.all(Array.from({ length: 5 }, () => loadOrMakeSecrets(home)));
  expect(new Set(all.map((each) => JSON.stringify(each))).size).toBe(1);
  expect(new Set(Object.values(all[0] ?? {})).size).toBe(4);
  expect((await stat(path.join(home, "secrets.json"))).mode & 0o777).toBe(0o600);
  expect(await readdir(home)).toEqual(["secrets.json"]);
});

test("a file of two secrets is completed, once: watermarks stay where they are, and one secret may be replaced", async () => {
  const file = path.join(folder, "secrets.json");
  const earlier = { auth_secret: "a".repeat(64), asset_secret: "b".repeat(64) };
  await writeFile(file, JSON.stringify(earlier));
  const both = await Promise.all([loadOrMakeSecrets(folder), loadOrMakeSecrets(folder)]);
  expect(both[0]).toEqual(both[1]);
  const [first] = both;
  expect(first).toMatchObject({ ...earlier, watermark_secret: earlier.asset_secret });
  expect(new Set([first.auth_secret, first.asset_secret]).has(first.seal_secret)).toBe(false);
  const auth_secret = "c".repeat(64);
  await writeFile(file, JSON.stringify({ ...(JSON.parse(await readFile(file, "utf8")) as object), auth_secret }));
  expect(await loadOrMakeSecrets(folder)).toEqual({ ...first, auth_secret });
});
