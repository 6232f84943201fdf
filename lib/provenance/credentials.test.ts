import { X509Certificate } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { makeCertificates } from "./certificates.ts";
import { loadOrMakeCredentials, type SigningCredentials } from "./credentials.ts";

const organisation = "Example Films";
const now = new Date("2026-11-21T10:00:00Z");
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
let folder: string;
const keyOf = (credentials: SigningCredentials) =>
  "privateKeyPem" in credentials ? credentials.privateKeyPem : credentials.keyHolder;

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), "credentials-")), "made");
});
afterEach(() => rm(path.dirname(folder), { recursive: true }));

test("the first start makes one private file, the next one reads it", async () => {
  const first = await loadOrMakeCredentials({ folder, organisation, now });
  expect(await readdir(folder)).toEqual(["signing-1.pem"]);
  expect((await stat(path.join(folder, "signing-1.pem"))).mode & 0o777).toBe(0o600);
  expect(first).toMatchObject({ development: true, anchorPems: [expect.stringContaining("BEGIN CERTIFICATE")] });
  expect(await loadOrMakeCredentials({ folder, organisation, now: days(300) })).toEqual(first);
});

test("several processes that start at once end up with the same credential", async () => {
  const all = await Promise.all([1, 2, 3, 4].map(() => loadOrMakeCredentials({ folder, organisation, now })));
  expect(new Set(all.map(keyOf)).size).toBe(1);
  expect(await readdir(folder)).toEqual(["signing-1.pem"]);
});

test("a credential about to expire is replaced; its key is gone, its anchor stays for reading", async () => {
  const first = await loadOrMakeCredentials({ folder, organisation, now });
  const almost = new Date(first.notAfter.getTime() - 13 * 86_400_000);
  const [second, twin] = await Promise.all([
    loadOrMakeCredentials({ folder, organisation, now: almost }),
    loadOrMakeCredentials({ folder, organisation, now: almost }),
  ]);
  expect(second).toEqual(twin);
  expect(keyOf(second)).not.toBe(keyOf(first));
  expect(second.notAfter.getTime()).toBeGreaterThan(first.notAfter.getTime());
  expect(second.anchorPems).toHaveLength(2);
  expect(second.anchorPems[1]).toBe(first.anchorPems[0]);
  expect((await readdir(folder)).toSorted()).toEqual(["anchor-1.pem", "signing-2.pem"]);
});

test("a given chain and key are used instead, and nothing is written", async () => {
  const made = await makeCertificates({ organisation, now });
  const given = { chainPem: made.chainPem, privateKeyPem: made.privateKeyPem };
  const loaded = await loadOrMakeCredentials({ folder, organisation, now, ...given });
  const issuing = made.chainPem.split(/(?<=END CERTIFICATE-----\n)/)[1];
  expect(loaded).toMatchObject({ ...given, development: false, notAfter: made.notAfter });
  expect(new X509Certificate(loaded.anchorPems[0] ?? "").raw).toEqual(new X509Certificate(issuing ?? "").raw);
  await expect(readdir(folder)).rejects.toMatchObject({ code: "ENOENT" });
});

test("half a credential, a foreign key and a damaged file are refused, never replaced", async () => {
  const refused = { code: "credential_unusable" };
  const [made, other] = await Promise.all([1, 2].map(() => makeCertificates({ organisation, now })));
  const base = { folder, organisation, now };
  const chainPem = made?.chainPem ?? "";
  await expect(loadOrMakeCredentials({ ...base, chainPem })).rejects.toMatchObject(refused);
  await expect(
    loadOrMakeCredentials({ ...base, chainPem, privateKeyPem: other?.privateKeyPem ?? "" }),
  ).rejects.toMatchObject(refused);
  await expect(loadOrMakeCredentials({ ...base, chainPem, privateKeyPem: "secret" })).rejects.toMatchObject(refused);

  await loadOrMakeCredentials(base);
  const file = path.join(folder, "signing-1.pem");
  const whole = await readFile(file, "utf8");
  await writeFile(file, whole.replace("BEGIN PRIVATE KEY", "BEGIN PRIVATE EKY"));
  await expect(loadOrMakeCredentials(base)).rejects.toMatchObject(refused);
});
