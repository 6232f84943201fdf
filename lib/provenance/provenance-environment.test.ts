import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { makeCertificates } from "./certificates.ts";
import { stillManifest } from "./manifest.ts";
import { openProvenanceFrom, type ProvenanceEnvironment } from "./provenance-environment.ts";
import type { Provenance } from "./provenance.ts";
import { golden } from "./testing/golden.ts";
import { localAuthority } from "./testing/local-authority.ts";

const PNG = "image/png";
const now = new Date();
let folder: string;
let opened: Provenance | undefined;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "environment-"));
});
afterEach(async () => {
  await opened?.close();
  await rm(folder, { recursive: true });
});

const authority = await localAuthority({ now: () => now, validFrom: new Date(now.getTime() - 86_400_000), days: 30 });
const open = async (env: ProvenanceEnvironment) => {
  const base = { folder, organisation: "Studio", projectRoot: process.cwd(), now: () => now };
  opened = await openProvenanceFrom(env, { ...base, fetch: authority.fetch });
  return opened;
};
const source = { routedModel: "p", deliveredModel: "p", preview: true };
const common = { title: "S", mediaType: PNG, version: "1", when: now.toISOString(), generationId: "g", planHash: "p" };
const still = {
  bytes: golden("unsigned.png"),
  mediaType: PNG,
  manifest: stillManifest({ ...common, shotId: "s", seed: 0, source }),
  ingredients: [],
};

test("an empty environment makes its own authority, and says so", async () => {
  const provenance = await open({});
  const signed = await provenance.sign(still);
  expect(signed.signedAt).toBeNull();
  expect(await provenance.credential()).toMatchObject({ development: true, state: "usable", advice: null });
});

test("a whole environment: own certificate, time stamps, and signers known by their authority", async () => {
  const made = await makeCertificates({ organisation: "Given", now, algorithm: "ed25519" });
  const anchorsFile = path.join(folder, "anchors.pem");
  await writeFile(anchorsFile, golden("anchors.pem"));
  const provenance = await open({
    C2PA_CERT_CHAIN: made.chainPem,
    C2PA_PRIVATE_KEY: made.privateKeyPem,
    C2PA_TRUST_ANCHORS: anchorsFile,
    C2PA_TSA_URL: "https://stamps.example/",
    C2PA_TSA_CERT: authority.anchorPem,
  });
  const signed = await provenance.sign(still);
  const report = await provenance.verify({ bytes: signed.bytes, mediaType: PNG });
  expect(report).toMatchObject({ state: "trusted", signedBy: "Shotwright development credential, Given" });
  expect(report.signedAt).toBe(`${now.toISOString().slice(0, 19)}+00:00`);
  expect(await provenance.credential()).toMatchObject({ development: false });
  expect(await provenance.trustAnchorPem()).toContain(authority.anchorPem.trim());
  expect((await provenance.verify({ bytes: golden("still.png"), mediaType: PNG })).state).toBe("trusted");
  expect((await provenance.verify({ bytes: golden("untrusted.png"), mediaType: PNG })).state).toBe("valid");
});

test.each<[string, ProvenanceEnvironment, RegExp]>([
  ["half a time-stamping authority", { C2PA_TSA_URL: "https://stamps.example/" }, /must be given together/],
  ["half a credential", { C2PA_PRIVATE_KEY: "/nowhere/key.pem" }, /cannot be read/],
  [
    "a general authority for time stamps",
    { C2PA_TSA_URL: "https://stamps.example/", C2PA_TSA_CERT: Buffer.from(golden("anchors.pem")).toString() },
    /no authority for time stamps alone/,
  ],
  ["anchors that are not there", { C2PA_TRUST_ANCHORS: "/nowhere/anchors.pem" }, /cannot be read/],
])("%s is refused at the start", async (_, env, why) => {
  await expect(open(env)).rejects.toThrow(why);
});
