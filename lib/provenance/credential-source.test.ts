import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { makeCertificates } from "./certificates.ts";
import { credentialStatus, watchCredentials } from "./credential-source.ts";
import { loadOrMakeCredentials } from "./credentials.ts";
import { openProvenance } from "./provenance.ts";
import { stillManifest } from "./manifest.ts";
import { samplePicture } from "./testing/sample-media.ts";

const organisation = "Example Films";
const start = new Date("2026-11-21T10:00:00Z");
const later = (from: Date, days: number) => new Date(from.getTime() + days * 86_400_000);
let now = start;
let folder: string;
const clock = () => now;

beforeEach(async () => {
  now = start;
  folder = await mkdtemp(path.join(tmpdir(), "credentials-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("the same object while nothing changes, a new one when it is renewed, here or elsewhere", async () => {
  const current = watchCredentials({ folder, organisation, now: clock });
  const [first, twin] = await Promise.all([current(), current()]);
  expect(twin).toBe(first);
  now = later(start, 300);
  expect(await current()).toBe(first);

  now = later(first.notAfter, -13);
  const elsewhere = await loadOrMakeCredentials({ folder, organisation, now });
  now = new Date(now.getTime() + 61_000);
  const second = await current();
  expect(second).not.toBe(first);
  expect(second).toEqual(elsewhere);
  expect(second.anchorPems).toContain(first.anchorPems[0]);
});

test("a process that slept past the end of its own credential wakes with a new one", async () => {
  const current = watchCredentials({ folder, organisation, now: clock });
  const first = await current();
  now = later(first.notAfter, 1);
  expect(credentialStatus(first, now)).toMatchObject({ state: "expired", advice: expect.stringMatching(/expired/) });
  const second = await current();
  expect(second.notAfter.getTime()).toBeGreaterThan(now.getTime());
});

test("a given credential is read from its files again, and a half-written one is not taken", async () => {
  const [first, second] = await Promise.all([
    makeCertificates({ organisation, now: start }),
    makeCertificates({ organisation, now: later(start, 100) }),
  ]);
  const [chainFile, keyFile] = [path.join(folder, "chain.pem"), path.join(folder, "key.pem")];
  await writeFile(chainFile, first.chainPem);
  await writeFile(keyFile, first.privateKeyPem);
  const troubles: unknown[] = [];
  const current = watchCredentials({
    folder,
    organisation,
    now: clock,
    chainPem: chainFile,
    privateKeyPem: keyFile,
    onTrouble: (error) => troubles.push(error),
  });
  const held = await current();
  expect(held).toMatchObject({ chainPem: first.chainPem, development: false });

  await writeFile(chainFile, second.chainPem);
  now = later(start, 200);
  expect(await current()).toBe(held);
  expect(troubles).toMatchObject([{ code: "credential_unusable" }]);
  await writeFile(keyFile, second.privateKeyPem);
  now = later(now, 1);
  expect(await current()).toMatchObject({ chainPem: second.chainPem });
});

test("a PEM whose line ends are written out is one; a missing file is named", async () => {
  const made = await makeCertificates({ organisation, now });
  const escaped = (pem: string) => pem.replaceAll("\n", String.raw`\n`);
  const base = { folder, organisation, now: clock, privateKeyPem: escaped(made.privateKeyPem) };
  const current = watchCredentials({ ...base, chainPem: escaped(made.chainPem) });
  expect((await current()).notAfter).toEqual(made.notAfter);
  const missing = watchCredentials({ ...base, chainPem: "/nowhere/chain.pem" });
  await expect(missing()).rejects.toThrow(/"\/nowhere\/chain.pem" cannot be read/);
});

test("the operator of a given credential is warned a month ahead, once, and nothing is signed after its end", async () => {
  const made = await makeCertificates({ organisation, now: new Date() });
  now = later(made.notAfter, -20);
  const warnings: string[] = [];
  const provenance = openProvenance({
    credentials: watchCredentials({ folder, organisation, now: clock, ...made }),
    projectRoot: process.cwd(),
    now: clock,
    warn: ({ code, message }) => warnings.push(`${code}: ${message}`),
  });
  const mediaType = "image/png";
  const source = { routedModel: "p", deliveredModel: "p", preview: true };
  const base = { title: "S", mediaType, version: "1", when: "2026-11-21T10:00:00Z", generationId: "g", planHash: "p" };
  const manifest = stillManifest({ ...base, shotId: "s", seed: 0, source });
  const bytes = await samplePicture();
  await provenance.sign({ bytes, mediaType, manifest, ingredients: [] });
  await provenance.sign({ bytes, mediaType, manifest, ingredients: [] });
  expect(warnings).toEqual([
    "credential_expiring: The signing certificate expires in 20 days: renew it, or signing stops.",
  ]);
  expect(await provenance.credential()).toMatchObject({ state: "expiring", daysLeft: 20, development: false });
  now = later(made.notAfter, 0);
  const attempt = provenance.sign({ bytes, mediaType, manifest, ingredients: [] });
  await expect(attempt).rejects.toMatchObject({ code: "credential_expired" });
  expect(await provenance.trustAnchorPem()).toMatch(/^-----BEGIN CERTIFICATE-----[\s\S]+-----END CERTIFICATE-----\n$/);
  await provenance.close();
});

test("another credential takes over: what the one before signed stays known", async () => {
  const own = await watchCredentials({ folder, organisation, now: clock })();
  const made = await makeCertificates({ organisation, now });
  const given = await watchCredentials({ folder, organisation, now: clock, ...made })();
  expect(given.anchorPems).toContain(own.anchorPems[0]);
});

test("a certificate that no reader would accept is refused when it is loaded", async () => {
  const made = await makeCertificates({ organisation, now });
  const authorityFirst = watchCredentials({
    folder,
    organisation,
    now: clock,
    chainPem: made.rootPem,
    keyHolder: () => Promise.reject(new Error("not asked")),
  });
  await expect(authorityFirst()).rejects.toThrow(/the signing certificate must come first/);
});
